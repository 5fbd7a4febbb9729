"""docs/notation.md is correct: its tables match the code, and its examples run."""

import json
import re

import pytest

from civ import Game, Rules
from civ.engine.rules.actions import NOTATION
from civ.engine.rules.cards import ALL_CARDS
from civ.engine.rules.effects import STEP_NAMES
from civ.game import positions
from civ.game.options import RULE_CHOICES, RULE_RANGES
from civ.game.records import Record
from civ.game.traces import state_line, trace
from tests.harness.doc_pages import read_page, section

PAGE = read_page("notation.md")


def fenced(language: str) -> list[str]:
    """Return the lines of all fenced blocks of a language."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)
    return [line for block in blocks for line in block.splitlines()]


def first_cells(table_of: str, heading: str) -> list[str]:
    """Return the names in backticks in the first column of a table."""
    rows = section(PAGE, table_of).split(f"\n| {heading} |", 1)[1].split("\n\n", 1)[0].splitlines()[2:]
    return [name for row in rows for name in re.findall("`([^`]+)`", row.split(" | ")[0])]


POSITIONS = fenced("position")
RECORDS = [line for line in fenced("json") if '"actions"' in line]


def test_the_table_of_actions_matches_the_rules() -> None:
    rows = re.findall(r"^\| (\d+) \| `([^`]+)` \|", section(PAGE, "Actions"), flags=re.MULTILINE)
    assert rows == [(str(number), token) for number, token in enumerate(NOTATION)]


def test_the_number_of_actions_on_the_page_is_correct() -> None:
    assert f"There are {len(NOTATION)}, in one fixed order" in PAGE


@pytest.mark.parametrize("line", POSITIONS)
def test_an_example_of_a_position_can_be_read_and_written_back(line: str) -> None:
    game = Game.from_position(line)
    assert game.over or game.legal
    again = Game.from_position(game.position)
    assert again.position == game.position
    assert again.state.tobytes() == game.state.tobytes()
    cards = re.findall(r"\b[1-3][MRESC]\b|\b3U\b", re.sub("coin . ..", "", game.position))
    assert len(cards) + int(game.state.democracy.sum()) == len(ALL_CARDS)


def test_the_examples_show_every_clause_every_step_and_every_option() -> None:
    text = " · ".join(POSITIONS)
    pattern = positions._CLAUSE.pattern
    clauses = set(re.findall("[a-z]+", " ".join(re.findall(r"\(([a-z|]+)\)", pattern))))
    assert {"seat", "hand", "pile", "coin", "over"} <= clauses
    documented = section(PAGE, "Clauses")
    for clause in clauses:
        assert re.search(rf"^\| `{clause}\b", documented, flags=re.MULTILINE), clause
    for clause in clauses:
        assert re.search(rf"\b{clause}\b", text), clause
    for option in positions._OPTIONS:
        assert f"`{option}`" in documented, option
    assert first_cells("Steps", "step") == [name for name in STEP_NAMES if name not in ("raise-limit", "draw")]


def test_the_example_position_has_the_legal_actions_of_the_page() -> None:
    assert POSITIONS[0] in str(positions.__doc__)
    assert set(Game.from_position(POSITIONS[0]).legal) == {"S1", "~S2", "!S", "."}
    assert Game.from_position(POSITIONS[1]).legal == ("R",)


def test_the_examples_of_records_can_be_replayed() -> None:
    assert len(RECORDS) == 2
    for line in RECORDS:
        game = Game.from_record(line)
        assert len(game.actions) > 5
        assert Game.from_record(game.record) == game
    assert Game.from_record(RECORDS[0]).record == RECORDS[0]


def test_every_field_of_a_record_is_documented() -> None:
    assert set(first_cells("Records", "field")) == set().union(*(json.loads(line) for line in RECORDS))


def test_every_rule_of_a_record_is_documented_with_its_values_and_the_default_first() -> None:
    table = section(PAGE, "Records").split("| rule |", 1)[1]
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \|", table, flags=re.MULTILINE)
    documented = {name: [json.loads(value) for value in re.findall("`([^`]+)`", cell)] for name, cell in rows}
    assert documented.keys() == RULE_CHOICES.keys() | RULE_RANGES.keys()
    for name, values in documented.items():
        assert values[0] == getattr(Rules(), name)
        if name in RULE_RANGES:
            assert tuple(values[1:]) == RULE_RANGES[name]
        else:
            assert sorted(values) == sorted(RULE_CHOICES[name])


def test_every_field_of_a_view_is_documented() -> None:
    assert first_cells("Views", "field") == list(Game.new().view().to_dict())


def test_every_field_of_a_trace_is_documented_and_the_example_is_correct() -> None:
    (example,) = (json.loads(line) for line in fenced("json") if '"ply"' in line)
    record = Record.from_json(RECORDS[0])
    assert example == {"game": 0, **next(iter(trace(record)))}
    assert first_cells("Traces", "field") == ["game", *state_line(Game.from_record(record), 0)]
