"""Programs as bots: no program exceeds its time limit or leaves a process behind."""

import json
import os
import random
import shlex
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from civ import Game, Rules
from civ.bots import Budget
from civ.bots.programs.process import LineProcess
from civ.bots.programs.program_bot import (
    BOT_PROTOCOL_VERSION,
    LOG_VARIABLE,
    MAX_REASON_LENGTH,
    ProgramBot,
    TimeLimits,
    request,
)
from civ.errors import BadBot
from civ.game.sights import Sight
from civ.i18n.texts import LANGUAGES
from tests.harness.bot_programs import (
    LONG_LIMITS,
    SHORT_BUDGET,
    SHORT_LIMITS,
    marker,
    misbehaving,
    play,
    process_ids,
    wait_for_process_count,
    wait_until_gone,
)
from tests.harness.bot_tables import SAMPLE_RULES

OPENING = Game.new(Rules(players=3), seed=5)


def sight() -> Sight:
    return OPENING.sight(OPENING.seat)


def failure_of(program: ProgramBot, budget: Budget = SHORT_BUDGET) -> BadBot:
    with pytest.raises(BadBot) as caught:
        program.choose(sight(), budget)
    return caught.value


# --- Failures ---

FAILURES = {
    "crash-at-once": "bot-crashed",
    "close-output": "bot-crashed",
    "children-and-crash": "bot-hung",  # its child keeps the output open, so an answer might still come
    "hang": "bot-hung",
    "deaf": "bot-hung",
    "stubborn-and-hanging": "bot-hung",
    "flood": "bot-junk",
    "junk": "bot-junk",
    "not-text": "bot-junk",
    "not-an-object": "bot-junk",
    "no-id": "bot-junk",
    "wrong-id": "bot-junk",
    "id-in-words": "bot-junk",
    "huge": "bot-junk",
    "deep": "bot-junk",
    "long-number": "bot-junk",
    "illegal": "bot-illegal",
    "no-such-action": "bot-illegal",
    "no-action": "bot-illegal",
    "action-list": "bot-illegal",
}


@pytest.mark.parametrize("misbehaviour", FAILURES)
def test_a_failure_has_a_code_and_a_one_line_message_and_leaves_no_process(misbehaviour: str) -> None:
    tag = marker()
    program = ProgramBot(
        misbehaving(misbehaviour, tag), SHORT_LIMITS if FAILURES[misbehaviour] == "bot-hung" else LONG_LIMITS
    )
    failure = failure_of(program)
    assert failure.code == FAILURES[misbehaviour]
    for language in LANGUAGES:
        message = failure.message(language)
        assert program.name in message
        assert message.replace("\xa0", " ").isprintable() and len(message) < 300
    if failure.code != "bot-illegal":
        assert wait_until_gone(tag), "a program that failed is not kept"
    program.close()
    assert wait_until_gone(tag)


def test_a_crash_reports_the_exit_code() -> None:
    assert failure_of(ProgramBot(misbehaving("crash-at-once"), LONG_LIMITS)).facts["status"] == 3


def test_an_illegal_answer_is_truncated_and_shown_without_control_characters() -> None:
    program = ProgramBot(misbehaving("no-such-action"), LONG_LIMITS)
    assert failure_of(program).facts["action"] == "Q9 [2J !!!!!!!!!!!!…"
    program.close()


def test_a_program_that_crashed_is_started_again() -> None:
    program = ProgramBot(misbehaving("crash-later"), LONG_LIMITS)
    for _ in range(2):
        for _ in range(4):
            assert program.choose(sight(), SHORT_BUDGET).action == sight().legal[0]
        assert failure_of(program).facts["status"] == -11
    program.close()


def test_a_program_that_hangs_costs_no_more_than_its_time_limit() -> None:
    program = ProgramBot(misbehaving("hang"), TimeLimits(grace=0.1, start=0.3, iterations=0.2))
    for budget, seconds in ((Budget(seconds=0.2), 0.6), (Budget(iterations=5), 0.6)):
        start = time.monotonic()
        assert failure_of(program, budget).facts["seconds"] == pytest.approx(seconds)
        assert seconds <= time.monotonic() - start < seconds + 2


def test_only_the_first_answer_after_a_start_has_extra_time() -> None:
    program = ProgramBot(misbehaving("hang-later"), TimeLimits(grace=0.1, start=30))
    assert program.choose(sight(), SHORT_BUDGET).action == program.choose(sight(), SHORT_BUDGET).action
    assert failure_of(program).facts["seconds"] == pytest.approx(0.1)
    assert failure_of(ProgramBot(misbehaving("deaf"), SHORT_LIMITS)).facts["seconds"] == pytest.approx(0.2)


def test_endless_old_answers_are_junk() -> None:
    program = ProgramBot(misbehaving("flood-of-old-answers"), LONG_LIMITS)
    program.choose(sight(), SHORT_BUDGET)
    assert failure_of(program).code == "bot-junk"


def test_a_program_that_does_not_read_hangs_when_its_input_is_full() -> None:
    program = ProgramBot(misbehaving("know-it-all", sight().legal[0]), TimeLimits(grace=0.3, start=30))
    answers = 0
    with pytest.raises(BadBot) as caught:
        while program.choose(sight(), SHORT_BUDGET):
            answers += 1
    assert caught.value.code == "bot-hung"
    assert 20 < answers < 499


def test_sending_a_long_line_to_a_process_that_does_not_read_times_out() -> None:
    process = LineProcess(shlex.split(misbehaving("deaf")))
    with pytest.raises(TimeoutError):
        process.send(b"x" * 1_000_000, time.monotonic() + 0.1)
    assert process.stop(0.0) < 0


@pytest.mark.parametrize(("command", "code"), [("node 'bot", "bot-command"), ("no-such-bot -x", "bot-cannot-start")])
def test_an_invalid_command_is_refused_before_the_game(command: str, code: str) -> None:
    with pytest.raises(BadBot) as caught:
        ProgramBot(command)
    assert caught.value.code == code


def test_a_file_that_is_not_a_program_cannot_be_started(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x7fELF, but not really")
    file.chmod(0o755)
    assert failure_of(ProgramBot(str(file))).code == "bot-cannot-start"


# --- Valid answers ---


@pytest.mark.parametrize("misbehaviour", ["slow", "twice", "in-pieces", "talkative", "errors"])
def test_an_unusual_but_correct_program_plays_a_whole_game(misbehaviour: str) -> None:
    tag = marker()
    program = ProgramBot(misbehaving(misbehaviour, tag), LONG_LIMITS)
    game, choices = play({1: program}, Rules(players=4), seed=1)
    assert game.result is not None
    assert len(choices) > 10
    assert len(process_ids(tag)) == 1, "one process plays the whole game"
    program.close()
    assert wait_until_gone(tag)


def test_the_explanation_of_a_program_is_made_printable_and_truncated() -> None:
    program = ProgramBot(misbehaving("talkative"), LONG_LIMITS)
    choice = program.choose(sight(), SHORT_BUDGET)
    explanation = choice.why.text("el")
    assert explanation.startswith("The first [31m is fine. Very fine. Very fine.")
    assert explanation.isprintable() and len(explanation) == MAX_REASON_LENGTH
    assert choice.candidates == ((sight().legal[0], 80, 1.0), (sight().legal[-1], 20, 0.25))
    program.close()


def test_a_program_without_an_explanation_gets_a_default_one() -> None:
    program = ProgramBot(misbehaving("slow"), LONG_LIMITS)
    assert program.choose(sight(), SHORT_BUDGET).why.text() == "It does not say why."
    program.close()


def test_standard_error_of_a_program_goes_to_the_log_if_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    program = ProgramBot(misbehaving("errors"), LONG_LIMITS)
    program.choose(sight(), SHORT_BUDGET)
    program.close()
    monkeypatch.setenv(LOG_VARIABLE, str(tmp_path / "log"))
    for _ in range(2):
        program.choose(sight(), SHORT_BUDGET)
        program.close()
    assert (tmp_path / "log").read_text() == "I am lost.\n" * 2
    assert capfd.readouterr() == ("", "")


# --- The end of a program ---


@pytest.mark.parametrize(("misbehaviour", "note"), [("say-goodbye", "end of input"), ("exit-on-sigterm", "SIGTERM")])
def test_a_program_may_exit_by_itself(misbehaviour: str, note: str, tmp_path: Path) -> None:
    program = ProgramBot(misbehaving(misbehaviour, str(tmp_path / "note")), LONG_LIMITS._replace(end=1))
    program.choose(sight(), SHORT_BUDGET)
    program.close()
    assert (tmp_path / "note").read_text() == note


@pytest.mark.parametrize("misbehaviour", ["stubborn", "children"])
def test_a_program_that_does_not_exit_is_killed_with_all_its_children(misbehaviour: str) -> None:
    tag = marker()
    program = ProgramBot(misbehaving(misbehaviour, tag), LONG_LIMITS)
    program.choose(sight(), SHORT_BUDGET)
    assert wait_for_process_count(2 if misbehaviour == "children" else 1, tag)
    program.close()
    assert wait_until_gone(tag)
    program.close()  # a second time does nothing


def test_a_program_can_be_closed_while_it_thinks() -> None:
    tag = marker()
    program = ProgramBot(misbehaving("hang", tag), LONG_LIMITS)
    failures: list[BadBot] = []
    thread = threading.Thread(target=lambda: failures.append(failure_of(program)))
    thread.start()
    while not process_ids(tag):
        time.sleep(0.01)
    program.close()
    thread.join(timeout=10)
    assert [failure.code for failure in failures] == ["bot-crashed"]
    assert wait_until_gone(tag)


SCRIPT = """
import os
from civ import Game
from civ.bots import Budget
from civ.bots.programs.process import LineProcess
from civ.bots.programs.program_bot import ProgramBot
game = Game.new(seed=1)
program = ProgramBot(os.environ["COMMAND"])
print(program.choose(game.sight(game.seat), Budget(seconds=1.0)).action)
{ending}
"""


@pytest.mark.parametrize("ending", ["", "raise KeyboardInterrupt", "del program; input()"])
def test_a_program_that_was_not_closed_ends_with_this_process(ending: str) -> None:
    tag = marker()
    command, pipe = [sys.executable, "-c", SCRIPT.format(ending=ending)], subprocess.PIPE
    environment = os.environ | {"COMMAND": misbehaving("children", tag)}
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, env=environment) as script:
        assert script.stdout is not None and script.stdout.readline()
        if "input" in ending:
            assert wait_until_gone(tag)
            assert script.poll() is None
        script.communicate()
    assert wait_until_gone(tag)


# --- Requests ---


def games(table: str, count: int) -> list[Game]:
    """Return random games, stopped at random plies."""
    rng = random.Random(table)
    stopped = []
    for seed in range(count):
        game = Game.new(SAMPLE_RULES[table], seed=seed)
        for _ in range(rng.randrange(70)):
            if not game.over:
                game.play(rng.choice(game.legal))
        stopped.append(game)
    return stopped


@pytest.mark.parametrize("table", SAMPLE_RULES)
def test_a_request_does_not_depend_on_cards_hidden_from_the_seat(table: str) -> None:
    changed = 0
    for number, game in enumerate(games(table, 40)):
        for seat in range(1, game.rules.players + 1):
            mine = game.sight(seat)
            dealt = game.redeal(seat, number)
            theirs = Sight(game.rules, seat, dealt.view_record(seat), mine.knowledge)
            assert request(theirs, SHORT_BUDGET, 7) == request(mine, SHORT_BUDGET, 7)
            changed += dealt.state.tobytes() != game.state.tobytes()
    assert changed > 20


def test_a_request_is_one_line_of_ascii_that_holds_the_view_and_the_budget() -> None:
    line = request(sight(), Budget(iterations=500, cores=2), 12)
    assert line.endswith(b"\n") and line.count(b"\n") == 1 and line.isascii()
    sent: dict[str, Any] = json.loads(line)
    view = json.loads(json.dumps(OPENING.view(OPENING.seat).to_dict()))
    budget = {"seconds": None, "iterations": 500, "cores": 2}
    assert sent == {
        "civ": BOT_PROTOCOL_VERSION,
        "id": 12,
        "budget": budget,
        "view": view,
    }
    assert sent["view"]["legal"] == list(sight().legal)


def test_processes_can_be_listed_on_this_machine() -> None:
    assert os.getpid() in process_ids(Path(sys.executable).name)
