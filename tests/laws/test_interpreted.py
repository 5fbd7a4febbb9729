"""The same source gives the same states whether Numba compiles it or Python reads it."""

import os
import subprocess
import sys

SCRIPT = """
import hashlib, warnings
import numpy as np
warnings.simplefilter("error")
from civ import engine, Rules
from civ.rules.state import STATE, KNOWLEDGE, OBSERVERS
from tests.laws.test_millions import TABLES

digest = hashlib.sha256()
for number, rules in enumerate(TABLES):
    states, stream, minds = np.zeros(3, STATE), np.zeros(4, np.int64), np.zeros(OBSERVERS, KNOWLEDGE)
    rules.write_to(states)
    engine.seed_stream(stream, 99, number)
    engine.random_deal(states[0], rules.deal == "draft", stream)
    ply = 0
    while not states[0].over:
        digest.update(states[0].tobytes() + minds.tobytes())
        if ply % 10 == 0:
            for seat in range(rules.players):
                engine.see(states[0], seat, states[1])
                engine.redeal(states[1:2], seat, minds[seat], stream, states[2:3])
                digest.update(states[1].tobytes() + states[2].tobytes())
        assert engine.play(states[0], minds, engine.random_action(engine.legal(states[0]), stream))
        ply += 1
    digest.update(states[0].tobytes())
print(digest.hexdigest())
"""


def digest(**environment: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_interpreted_and_compiled_engines_agree_in_every_state() -> None:
    assert digest(NUMBA_DISABLE_JIT="1") == digest(NUMBA_DISABLE_JIT="0")
