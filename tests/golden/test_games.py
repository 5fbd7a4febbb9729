"""Whole golden games: replayed to their expected end, and checked by an independent reading of the rules.

`games/NAME.jsonl` holds the record and the last state; `games/NAME.md` explains the result, with the table of cards.
The other checks use the traces alone: no card is created or lost, no victory was missed, everybody had their turns, and
points and tie-breaks follow from the areas.
"""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from civ import Game
from civ.game.records import Record
from civ.game.traces import trace
from tests.harness.positions import BOX, rule

FILES = sorted((Path(__file__).parent / "games").glob("*.jsonl"))
TIE_BREAKS = "UCSERM"
Line = dict[str, Any]

pytestmark = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def played(file: Path) -> tuple[Record, list[Line]]:
    """Read the record and compute its whole trace."""
    record = Record.from_json(file.read_text(encoding="utf-8").splitlines()[0])
    return record, list(trace(record))


def counts(area: str) -> Counter[str]:
    """Count the cards of each domain in an area."""
    return Counter(card[1] for card in area.split())


def turn_ends(record: Record, lines: list[Line]) -> list[tuple[int, Line]]:
    """Return, for each turn, the seat that ended it and the next line of the trace."""
    return [(lines[ply]["seat"], lines[ply + 1]) for ply, action in enumerate(record.actions) if action == "."]


def has_hegemony(record: Record, line: Line, seat: int) -> bool:
    """Return whether a seat has enough cards of one domain."""
    needed = 8 if record.rules.players == 2 else 7
    markers = Counter(line["democracy"][seat - 1])
    return any(count >= needed + markers[domain] for domain, count in counts(line["areas"][seat - 1]).items())


def standings(record: Record, line: Line) -> list[tuple[int, ...]]:
    """Return by seat what decides a majority: points, then cards from Utopia down; partners have the same."""
    tables = [counts(area) for area in line["areas"]]
    most = {domain: max(table[domain] for table in tables) for domain in TIE_BREAKS}
    standings = []
    for seat in range(len(tables)):
        side = [tables[seat], tables[(seat + 2) % 4]] if record.rules.teams else [tables[seat]]
        led = [domain for domain in TIE_BREAKS if most[domain] and any(t[domain] == most[domain] for t in side)]
        standings.append((len(led), *(sum(table[domain] for table in side) for domain in TIE_BREAKS)))
    return standings


def test_the_game_ends_in_the_golden_state(file: Path) -> None:
    _, lines = played(file)
    assert lines[-1] == json.loads(file.read_text(encoding="utf-8").splitlines()[1])
    assert lines[-1]["over"] and not any(line["over"] for line in lines[:-1])


def test_the_described_table_matches_the_last_state(file: Path) -> None:
    _, lines = played(file)
    rows = re.findall(r"^\| \d \| (.+) \|$", file.with_suffix(".md").read_text(encoding="utf-8"), re.MULTILINE)
    assert rows == [" | ".join(str(counts(area)[domain]) for domain in TIE_BREAKS) for area in lines[-1]["areas"]]


@rule("1.1")
def test_no_card_is_created_or_lost(file: Path) -> None:
    record, lines = played(file)
    out = 0 if record.rules.players == 4 else 9
    for line in lines:
        visible = Counter(" ".join([*line["hands"], *line["areas"], line["pile"]]).split())
        assert not visible - BOX
        markers = sum(map(len, line["embargo"] + line["democracy"]))
        drafting = visible.total() + markers + line["deck"] + out != 104
        assert not drafting or (record.rules.deal == "draft" and line["ply"] < 4 * record.rules.players)


@rule("4.3")
def test_the_first_hegemony_at_the_end_of_a_turn_ends_the_game(file: Path) -> None:
    record, lines = played(file)
    ends = turn_ends(record, lines)
    assert not any(has_hegemony(record, line, seat) for seat, line in ends[:-1])
    seat, last = ends[-1]
    assert has_hegemony(record, last, seat) == (last["reason"] == "hegemony")
    if last["reason"] == "hegemony":
        assert last["winners"] == [seat]


@rule("4.4")
def test_a_majority_is_counted_after_everybody_has_had_their_last_turn(file: Path) -> None:
    record, lines = played(file)
    ends = turn_ends(record, lines)
    if lines[-1]["reason"] == "hegemony":
        assert lines[-1]["deck"] > 0
        return
    turns = Counter(seat for seat, _ in ends)
    after_the_last_card = [seat for seat, line in ends if line["deck"] == 0]
    if record.rules.last_round == "finish":
        assert len(set(turns.values())) == 1
        assert len(after_the_last_card) <= record.rules.players
    else:
        assert sorted(after_the_last_card) == list(range(1, record.rules.players + 1))


@rule("5.1", "5.2", "6.3", "6.4")
def test_points_and_tie_breaks_follow_from_the_areas(file: Path) -> None:
    record, lines = played(file)
    table = standings(record, lines[-1])
    result = Game.from_record(record).result
    assert result is not None
    assert result.points == tuple(standing[0] for standing in table)
    if result.reason == "majority":
        assert list(result.winners) == [seat for seat, standing in enumerate(table, start=1) if standing == max(table)]
