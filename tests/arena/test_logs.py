"""The log: games are played once, an incomplete line is dropped, and any other file is left unchanged."""

import json
from pathlib import Path

import pytest

from civ.arena import Match, MatchGame, play_match
from civ.arena.match_logs import header_of, open_log
from civ.cli import main
from civ.errors import BadRecord
from tests.harness.arena_logs import lines_of, without_times
from tests.harness.command_runner import civ, is_one_line
from tests.harness.simulated_matches import match

BOTS = "random novice"


def run(match: Match, games: int, log: Path) -> list[MatchGame]:
    return play_match(match, games, log=str(log), on_progress=lambda done, total: None)


@pytest.fixture(scope="module")
def whole_log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of eight games, made once."""
    log = tmp_path_factory.mktemp("log") / "whole.jsonl"
    run(match(BOTS), 8, log)
    return log


@pytest.fixture
def log(whole_log: Path, tmp_path: Path) -> Path:
    """A copy of that log, to modify."""
    copy = tmp_path / "log.jsonl"
    copy.write_bytes(whole_log.read_bytes())
    return copy


def test_a_log_is_a_header_and_one_line_per_game(whole_log: Path) -> None:
    header, *games = lines_of(whole_log)
    assert header == header_of(match(BOTS))
    assert [(game["deal"], game["rotation"]) for game in games] == [(d, r) for d in (1, 2, 3, 4) for r in (1, 2)]


def test_games_in_the_log_are_not_played_again(log: Path) -> None:
    before = log.read_bytes()
    progress: list[tuple[int, int]] = []
    games = play_match(
        match(BOTS), 8, log=str(log), on_progress=lambda done, total: progress.append((len(done), total))
    )
    assert (len(games), progress) == (8, [(8, 8)])
    assert log.read_bytes() == before


def test_a_longer_match_continues_where_the_log_ends(log: Path, tmp_path: Path) -> None:
    before = log.read_bytes()
    assert len(run(match(BOTS), 12, log)) == 12
    assert log.read_bytes().startswith(before)
    run(match(BOTS), 12, tmp_path / "at-once.jsonl")
    assert list(map(without_times, lines_of(log))) == list(map(without_times, lines_of(tmp_path / "at-once.jsonl")))


def test_all_logged_games_count_even_if_fewer_are_requested(log: Path) -> None:
    assert len(run(match(BOTS), 2, log)) == 8


def test_a_game_missing_in_the_middle_of_the_log_is_played(log: Path) -> None:
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:3] + lines[4:]))
    run(match(BOTS), 8, log)
    assert list(map(without_times, lines_of(log)))[-1] == without_times(json.loads(lines[3]))
    assert sorted(map(str, map(without_times, lines_of(log)))) == sorted(
        str(without_times(json.loads(line))) for line in lines
    )


@pytest.mark.parametrize("kept_bytes", [0, 1, 40, -1])
def test_an_incomplete_last_line_is_dropped_and_its_game_played(log: Path, kept_bytes: int) -> None:
    whole = lines_of(log)
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:-1]) + lines[-1][:kept_bytes])
    run(match(BOTS), 8, log)
    assert list(map(without_times, lines_of(log))) == list(map(without_times, whole))


@pytest.mark.parametrize("kept_bytes", [0, 1, 50, -1])
def test_an_incomplete_header_is_written_again(log: Path, kept_bytes: int) -> None:
    header = log.read_bytes().splitlines(keepends=True)[0]
    log.write_bytes(header[:kept_bytes])
    assert len(run(match(BOTS), 2, log)) == 2
    assert log.read_bytes().startswith(header)


# --- Refusals ---


def refusal(log: Path, match: Match) -> BadRecord:
    """Open a log that must be refused and left unchanged; return the error."""
    before = log.read_bytes()
    with pytest.raises(BadRecord) as error, open_log(str(log), match):
        pass
    assert log.read_bytes() == before
    return error.value


@pytest.mark.parametrize(
    ("bots", "rules", "seed", "differences"),
    [
        ("random adept", {}, b"\1", "bots"),
        ("novice random", {}, b"\1", "bots"),
        ("random novice adept", {}, b"\1", "bots, lineups"),
        ("random novice", {"deal": "draft"}, b"\1", "rules"),
        ("random novice", {}, b"\2", "seed"),
        ("random novice novice", {"players": 3}, b"\3", "lineups, rules, seed"),
    ],
)
def test_the_log_of_another_match_is_refused(
    log: Path, bots: str, rules: dict[str, object], seed: bytes, differences: str
) -> None:
    other = match(bots, **rules)
    error = refusal(log, Match(other.bots, other.lineups, other.rules, bytes(31) + seed))
    assert (error.code, error.facts["what"]) == ("arena-log-differs", differences)


@pytest.mark.parametrize(
    "content",
    [
        b"hello\n",
        b"hello",
        b"\n",
        b"{}\n",
        b"[]\n",
        b"null\n",
        b'{"arena": "1"}\n',
        b'{"arena": true}\n',
        b"\xff\xfe\x00\n",
        b"[" * 100_000 + b"\n",
        b'{"rules": {"players": 2}, "first": 1, "deck": "1M", "removed": "", "actions": ""}\n',
    ],
    ids=lambda content: repr(content[:20]),
)
def test_a_file_that_is_not_a_log_is_refused(log: Path, content: bytes) -> None:
    log.write_bytes(content)
    assert refusal(log, match(BOTS)).code == "arena-log-other"


def test_a_log_of_a_newer_format_is_refused(log: Path) -> None:
    log.write_bytes(log.read_bytes().replace(b'"arena": 1', b'"arena": 2', 1))
    assert refusal(log, match(BOTS)).code == "arena-log-newer"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("deal", 0),
        ("deal", "1"),
        ("rotation", 3),
        ("rotation", 1.5),
        ("seats", ["novice", "novice"]),
        ("seats", None),
        ("first", 3),
        ("winners", []),
        ("winners", [3]),
        ("winners", 1),
        ("reason", "luck"),
        ("domains", "X"),
        ("turns", "many"),
        ("plies", -1),
        ("ms", [[1.0]]),
        ("ms", [["x"], []]),
        ("failures", [{}, {"bot-hung": "1"}]),
        ("failures", [[], []]),
        ("extra", 1),
    ],
)
def test_an_invalid_line_is_refused_with_its_number(log: Path, field: str, value: object) -> None:
    lines = log.read_text().splitlines()
    lines[4] = json.dumps(json.loads(lines[4]) | {field: value})
    log.write_text("\n".join(lines) + "\n")
    error = refusal(log, match(BOTS))
    assert (error.code, error.facts["line"]) == ("arena-log-damaged", 5)


def test_a_log_with_the_same_game_twice_is_refused(log: Path) -> None:
    lines = log.read_text().splitlines()
    log.write_text("\n".join([*lines, lines[3]]) + "\n")
    assert refusal(log, match(BOTS)).facts["line"] == len(lines) + 1


def test_a_log_of_another_version_is_read_but_not_extended(log: Path) -> None:
    header, rest = log.read_bytes().split(b"\n", 1)
    log.write_bytes(json.dumps(json.loads(header) | {"civ": "0.0.9"}).encode() + b"\n" + rest)
    before = log.read_bytes()
    assert len(run(match(BOTS), 8, log)) == 8
    with pytest.raises(BadRecord) as error:
        run(match(BOTS), 10, log)
    assert (error.value.code, error.value.facts["what"]) == ("arena-log-differs", "civ")
    assert log.read_bytes() == before


def test_a_log_older_than_the_newest_rules_options_is_read(log: Path) -> None:
    header, rest = log.read_bytes().split(b"\n", 1)
    fields = json.loads(header)
    old_rules = {name: fields["rules"][name] for name in fields["rules"] if name not in ("hand_limit", "stall_rounds")}
    log.write_bytes(json.dumps(fields | {"rules": old_rules}).encode() + b"\n" + rest)
    assert refusal(log, match(BOTS)).facts["what"] == "rules"  # the old rules had no end by stalling (4.5)
    with open_log(str(log), match(BOTS, stall_rounds=0)) as old:
        assert len(old.games) == 8


def test_two_arenas_cannot_write_to_one_log(log: Path) -> None:
    with open_log(str(log), match(BOTS)):
        assert refusal(log, match(BOTS)).code == "arena-log-busy"
    with open_log(str(log), match(BOTS)) as again:
        assert len(again.games) == 8


def test_the_command_refuses_in_one_line(log: Path) -> None:
    log.write_text("my diary\n")
    code, out, err = civ("arena", "random", "novice", "--games", "2", "--log", str(log))
    assert (code, out) == (2, "")
    assert is_one_line(err) and "this is not a civ arena log" in err
    assert log.read_text() == "my diary\n"
    assert main(["arena", "random", "novice", "--log", str(log.parent / "none" / "x")]) == 2
