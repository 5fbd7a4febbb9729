"""Compiles every kernel that the tests use, so that parallel test workers load machine code instead of compiling it.

Run it as `python -m tests.harness.kernels`.
"""

import numpy as np

from civ import Rules
from civ.bots import warm_up as warm_up_bots
from civ.engine.rules.state import STATE
from civ.wire.broadcasts import warm_up as warm_up_broadcasts
from tests.invariants.random_walk import walk_games


def warm_up() -> None:
    """Run every kernel once."""
    warm_up_bots()
    warm_up_broadcasts()
    record = np.zeros(1, STATE)
    Rules().write_to(record)
    walk_games(record, False, 0, 1)


if __name__ == "__main__":
    warm_up()
