"""Games with full traces from an implementation written independently from the rules: every line is reproduced."""

import gzip
import json
from pathlib import Path

import pytest

from civ.game.records import Record
from civ.game.traces import trace

FILE = Path(__file__).parent / "conformance" / "games.jsonl.gz"
GAMES = [json.loads(line) for line in gzip.decompress(FILE.read_bytes()).splitlines()]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_conformance_game_is_reproduced_line_by_line(number: int) -> None:
    game = GAMES[number]
    lines = list(trace(Record.from_json(json.dumps(game["record"]))))
    assert [json.loads(json.dumps(line)) for line in lines] == game["trace"]
