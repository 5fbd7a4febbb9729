"""One golden record per effect, worked out by hand from the rules: every line of its trace is compared.

`effects/NAME.jsonl` holds the record, the first state in full, and for each ply the fields that change; a field that
is left out must be unchanged. `effects/NAME.md` describes the same in words, one item per ply.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from civ.engine.rules.effects import ALL_EFFECTS, INSPIRATION
from civ.game.records import Record
from civ.game.traces import trace
from tests.harness.positions import rule

FOLDER = Path(__file__).parent / "effects"
FILES = sorted(FOLDER.glob("*.jsonl"))


def test_every_effect_has_a_golden_record() -> None:
    effects = [effect.name for effect in ALL_EFFECTS.values()]
    assert sorted([*effects, INSPIRATION]) == [file.stem for file in FILES]
    assert len(FILES) == 16


@rule("3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.12")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_effect_does_what_its_golden_record_says(file: Path) -> None:
    record, *changes = file.read_text(encoding="utf-8").splitlines()
    expected: dict[str, Any] = {}
    lines = list(trace(Record.from_json(record)))
    assert len(lines) == len(changes)
    for line, change in zip(lines, changes, strict=True):
        expected |= json.loads(change)
        assert line == expected


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_description_of_a_golden_record_lists_the_same_actions(file: Path) -> None:
    record = Record.from_json(file.read_text(encoding="utf-8").splitlines()[0])
    description = file.with_suffix(".md").read_text(encoding="utf-8")
    assert re.findall(r"^\d+\. `(\S+)` ", description, re.MULTILINE) == list(record.actions)
