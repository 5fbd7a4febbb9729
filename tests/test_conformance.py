"""Games with full traces from an implementation written independently from the rules: every line is reproduced."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from civ.game.records import Record
from civ.game.traces import trace
from tests.harness.positions import rule

FOLDER = Path(__file__).parent / "conformance"


def games(file: str) -> list[Any]:
    """Return the games of a file as parameters."""
    lines = gzip.decompress((FOLDER / file).read_bytes()).splitlines()
    return [pytest.param(line, id=str(number)) for number, line in enumerate(lines)]


def assert_reproduced(line: bytes) -> None:
    """Replay the record of a game and compare every line of its trace."""
    game = json.loads(line)
    lines = list(trace(Record.from_json(json.dumps(game["record"]))))
    assert [json.loads(json.dumps(line)) for line in lines] == game["trace"]


@pytest.mark.parametrize("game", games("games.jsonl.gz"))
def test_a_conformance_game_is_reproduced_line_by_line(game: bytes) -> None:
    assert_reproduced(game)


@rule("3.19")
@pytest.mark.parametrize("game", games("hand-limit.jsonl.gz"))
def test_a_game_with_a_limit_that_must_be_held_is_reproduced_line_by_line(game: bytes) -> None:
    assert_reproduced(game)


@rule("4.5")
@pytest.mark.parametrize("game", games("stall.jsonl.gz"))
def test_a_game_with_a_deck_that_stalls_is_reproduced_line_by_line(game: bytes) -> None:
    assert_reproduced(game)
