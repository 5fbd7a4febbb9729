"""The engine and the bots behave the same whether Numba compiles them or Python interprets them."""

import os
import subprocess
import sys

from tests.harness.tiers import count

TABLE_COUNT, GAME_COUNT = count(4, 12), count(1, 3)

SCRIPT = """
import hashlib, sys, warnings
import numpy as np
warnings.simplefilter("error")
from civ import Rules
from civ.engine import kernels
from civ.engine.rules.state import STATE, KNOWLEDGE, OBSERVERS
from tests.invariants.tables import TABLES

digest = hashlib.sha256()
for number, rules in enumerate(TABLES[:int(sys.argv[1])]):
    states, stream, all_knowledge = np.zeros(3, STATE), np.zeros(4, np.int64), np.zeros(OBSERVERS, KNOWLEDGE)
    rules.write_to(states)
    kernels.seed_stream(stream, 99, number)
    kernels.random_deal(states[0], rules.deal == "draft", stream)
    ply = 0
    while not states[0].over:
        digest.update(states[0].tobytes() + all_knowledge.tobytes())
        if ply % 10 == 0:
            for seat in range(rules.players):
                kernels.build_view(states[0], seat, states[1])
                kernels.redeal(states[1:2], seat, all_knowledge[seat], stream, states[2:3])
                digest.update(states[1].tobytes() + states[2].tobytes())
        assert kernels.play(states[0], all_knowledge, kernels.random_action(kernels.legal(states[0]), stream))
        ply += 1
    digest.update(states[0].tobytes())
print(digest.hexdigest())
"""


BOTS = """
import sys, warnings
warnings.simplefilter("error")
from civ import Game, Rules
from civ.bots import Budget, read_bot_spec

adept = read_bot_spec("adept").make(1)
for seed in range(int(sys.argv[1])):
    game = Game.new(Rules(players=2 + seed % 3), seed=seed)
    while not game.over:
        game.play(adept.choose(game.sight(game.seat), Budget()).action)
    print(game.record)
"""


def output_of(script: str, cases: int, **environment: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", script, str(cases)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_interpreted_and_compiled_engines_agree_in_every_state() -> None:
    assert output_of(SCRIPT, TABLE_COUNT, NUMBA_DISABLE_JIT="1") == output_of(
        SCRIPT, TABLE_COUNT, NUMBA_DISABLE_JIT="0"
    )


def test_interpreted_and_compiled_bots_choose_the_same() -> None:
    assert output_of(BOTS, GAME_COUNT, NUMBA_DISABLE_JIT="1") == output_of(BOTS, GAME_COUNT, NUMBA_DISABLE_JIT="0")
