"""Every invariant in every state, over more than a million random transitions; `--soak` checks 200 million."""

import sys

import numpy as np
import pytest

from civ import Rules
from civ.engine.rules.state import STATE
from tests.invariants.random_walk import ALL_HOLD, INVARIANTS, walk_games
from tests.invariants.tables import TABLES

TRANSITIONS_PER_REPORT = 1_000_000  # between two lines of progress


def name(rules: Rules) -> str:
    defaults = Rules(players=rules.players).to_dict()
    return " ".join(str(value) for key, value in rules.to_dict().items() if key == "players" or value != defaults[key])


@pytest.mark.parametrize("rules", TABLES, ids=name)
def test_all_invariants_hold_in_every_state(rules: Rules, transitions: int, capsys: pytest.CaptureFixture[str]) -> None:
    record = np.zeros(1, STATE)
    rules.write_to(record)
    left, index = transitions // len(TABLES), 0
    while left > 0:
        broken, index, plies = walk_games(record, rules.deal == "draft", index, min(left, TRANSITIONS_PER_REPORT))
        assert broken == ALL_HOLD, f"{INVARIANTS[broken]}: violated in game {index} after {plies} plies"
        left -= plies
        if transitions > TRANSITIONS_PER_REPORT * len(TABLES):
            with capsys.disabled():
                print(f"{name(rules)}: {max(left, 0):,} transitions to go", file=sys.stderr)
