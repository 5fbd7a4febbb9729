"""Single games: results match records, seeds determine games, and failures of bots are counted or reported."""

import json
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from civ import Game
from civ.arena.jobs import MatchGame, close_programs, play_one
from civ.arena.matches import match_of
from civ.bots import Bot, Budget, Choice, Explanation, read_bot_spec
from civ.bots.ladder import LADDER, Level
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.errors import BadBot, BadRecord
from civ.game.notation import read_action
from civ.game.options import Rules
from civ.game.records import Record
from civ.game.sights import Sight
from civ.game.traces import trace
from tests.harness.simulated_matches import match


def played(bots: str, deals: int = 1, **rules: object) -> list[MatchGame]:
    return [play_one(job) for job in match(bots, **rules).jobs(deals)]


@pytest.mark.parametrize(
    "rules", [{}, {"players": 3}, {"players": 4}, {"players": 4, "teams": True}, {"deal": "draft"}], ids=str
)
def test_the_result_of_a_game_matches_its_replayed_record(rules: dict[str, object]) -> None:
    bots = {2: "novice random", 3: "novice random random", 4: "novice random adept novice"}
    for result in played(bots[int(str(rules.get("players", 2)))], 3, **rules):
        game = Game.from_record(json.dumps(result.record))
        assert game.result is not None
        assert (result.winners, result.reason) == (list(game.result.winners), game.result.reason)
        assert result.plies == len(game.actions)
        lines = list(trace(Record.from_json(json.dumps(result.record))))
        drafting = 4 * game.rules.players if game.rules.deal == "draft" else 0
        changes = sum(before["seat"] != after["seat"] for before, after in pairwise(lines[drafting:]))
        assert result.turns == changes + 1
        counts = [{letter: area.count(letter) for letter in DOMAIN_LETTERS} for area in lines[-1]["areas"]]
        if result.reason == "hegemony":
            assert len(result.domains) == 1
            assert counts[game.seat - 1][result.domains] >= 7
            assert game.seat in result.winners
        else:
            for domain in DOMAIN_LETTERS:
                most = max(count[domain] for count in counts)
                led = any(counts[seat - 1][domain] == most > 0 for seat in result.winners)
                assert led == (domain in result.domains)


def test_the_same_job_plays_the_same_game() -> None:
    for job in match("expert@40 random").jobs(1):
        first, again = play_one(job), play_one(job)
        assert first.record == again.record
        assert [len(times) for times in first.ms] == [len(times) for times in again.ms]


def test_bots_choose_only_where_there_is_a_choice() -> None:
    for result in played("random random"):
        lines = list(trace(Record.from_json(json.dumps(result.record))))
        expected = [0, 0]
        for line in lines[:-1]:
            expected[line["seat"] - 1] += len(line["legal"]) > 1
        assert [len(times) for times in result.ms] == expected
        assert result.plies > sum(expected)


# --- Bots that fail ---


class Faulty:
    """A bot that misbehaves at its third choice."""

    def __init__(self, seed: int) -> None:
        self.choices = 0

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        self.choices += 1
        if self.choices == 3:
            return self.misbehave(sight)
        return Choice(sight.legal[0], Explanation("why-silent"))

    def misbehave(self, sight: Sight) -> Choice:
        raise NotImplementedError

    def close(self) -> None:
        pass


class Raising(Faulty):
    def misbehave(self, sight: Sight) -> Choice:
        raise ZeroDivisionError("out of\nideas")


class RaisingCivError(Faulty):
    def misbehave(self, sight: Sight) -> Choice:
        raise BadRecord("arena-log-other", file="ideas")


class PlayingIllegally(Faulty):
    def misbehave(self, sight: Sight) -> Choice:
        illegal = next(token for token in ("M2", "~S2", "@2") if token not in sight.legal)
        return Choice(read_action(illegal), Explanation("why-silent"))


class ReturningNothing(Faulty):
    def misbehave(self, sight: Sight) -> Choice:
        return None  # type: ignore[return-value]


class ReplacedByStandIn(Faulty):
    def misbehave(self, sight: Sight) -> Choice:
        failure = BadBot("bot-hung", bot="x", seconds=1)
        return Choice(sight.legal[0], Explanation("why-stand-in"), failure=failure)


@pytest.mark.parametrize(
    ("bot", "code", "part"),
    [
        (Raising, "arena-bot-raised", "ZeroDivisionError: out of ideas"),
        (RaisingCivError, "arena-bot-raised", "ce n’est pas un journal de civ arena."),
        (ReturningNothing, "arena-bot-raised", "AttributeError"),
        (PlayingIllegally, "arena-bot-illegal", "M2"),
    ],
)
def test_a_built_in_bot_that_raises_or_cheats_is_reported_with_its_game(
    monkeypatch: pytest.MonkeyPatch, bot: type[Bot], code: str, part: str
) -> None:
    monkeypatch.setitem(LADDER, "faulty", Level("faulty", bot))
    _, job = match("faulty random").jobs(1)
    with pytest.raises(BadBot) as error:
        play_one(job)
    assert error.value.code == code
    assert {"bot": "faulty", "deal": 1, "rotation": 2, "seat": 2}.items() <= error.value.facts.items()
    message = error.value.message("fr")
    assert part in message and "faulty" in message and len(message.splitlines()) == 1


def test_a_choice_of_the_stand_in_counts_as_a_failure_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LADDER, "faulty", Level("faulty", ReplacedByStandIn))
    first, second = played("faulty random")
    assert first.failures == [{"bot-hung": 1}, {}]
    assert second.failures == [{}, {"bot-hung": 1}]


# --- Programs ---

PROGRAM = """
import json, os, sys
for line in sys.stdin:
    request = json.loads(line)
    with open({pids!r}, "a") as file:
        print(os.getpid(), file=file)
    if request["id"] % {every} == 0:
        print("junk", flush=True)
    else:
        print(json.dumps({{"id": request["id"], "action": request["view"]["legal"][-1]}}), flush=True)
"""


def program_games(folder: Path, junk_every: int, deals: int) -> tuple[list[MatchGame], int]:
    """Play games of a program against random; return them and how often the program was started."""
    script, pids = folder / "bot.py", folder / "pids"
    script.write_text(PROGRAM.format(pids=str(pids), every=junk_every))
    bots = [read_bot_spec(f"program:{sys.executable} {script}@1s"), read_bot_spec("random")]
    try:
        games = [play_one(job) for job in match_of(bots, Rules(), bytes(32)).jobs(deals)]
    finally:
        close_programs()
    return games, len(set(pids.read_text().split()))


def test_junk_from_a_program_is_counted_and_the_match_continues(tmp_path: Path) -> None:
    games, starts = program_games(tmp_path, junk_every=7, deals=1)
    failed = [game.failures[game.rotation - 1] for game in games]
    assert [list(codes) for codes in failed] == [["bot-junk"], ["bot-junk"]]
    choices = sum(len(game.ms[game.rotation - 1]) for game in games)
    assert sum(codes["bot-junk"] for codes in failed) == choices // 7
    assert [game.failures[2 - game.rotation] for game in games] == [{}, {}]
    assert starts - 1 in (choices // 7, choices // 7 - 1)  # no new start after a failure in the last choice


def test_a_program_is_started_once_for_all_games(tmp_path: Path) -> None:
    games, starts = program_games(tmp_path, junk_every=1_000_000, deals=2)
    assert all(game.failures == [{}, {}] for game in games)
    assert starts == 1
