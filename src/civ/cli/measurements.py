"""The workloads of `civ bench`. Each does a piece of work and counts it."""

import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

import numpy as np

from civ.bots import DEFAULT_BUDGET, LADDER, Budget, Level
from civ.bots.expert import Expert
from civ.engine import kernels
from civ.engine.rules.state import STATE
from civ.game.batch import Batch
from civ.game.game import Game
from civ.game.options import PLAYER_COUNTS, Players, Rules
from civ.game.sights import Sight

Workload = Callable[[], dict[str, int]]  # does some work; returns what was done and how often

SEED: Final = 1
GAMES_PER_CALL: Final = 256  # of the kernel
BATCH_SIZE: Final = 4096
REDEALS_PER_CALL: Final = 1024
SEARCH_ITERATIONS: Final = 8192
CALIBRATION_STEPS: Final = 100_000

# Run in a fresh interpreter; each prints seconds.
STARTUP: Final = {
    "import": "import time; t = time.perf_counter(); import civ; print(time.perf_counter() - t)",
    "first_move": (
        "import time; t = time.perf_counter(); import civ; game = civ.Game.new(seed=1); game.play(game.legal[0]); "
        "print(time.perf_counter() - t)"
    ),
}


def workloads() -> list[Workload]:
    """Return all workloads; each warms up at its first call."""
    return [
        *(whole_games(players) for players in PLAYER_COUNTS),
        redeals(), plays(), batch(),
        search(), *(answers(level) for level in LADDER.values() if not level.searches),
        calibration,
    ]  # fmt: skip


def rates(workload: Workload, seconds: float) -> dict[str, float]:
    """Repeat a workload for at least that many seconds; return how often per second each thing was done."""
    done: Counter[str] = Counter()
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds or not done:
        done.update(workload())
    return {name: count / elapsed for name, count in done.items()}


def seconds_of(script: str) -> float:
    """Run a script that prints seconds in a fresh interpreter, and return them."""
    return float(subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout)


def whole_games(players: Players) -> Workload:
    """Random games in one kernel call: deal, legal actions, choice and play."""
    states = np.zeros(GAMES_PER_CALL, STATE)
    Rules(players=players).write_to(states)
    first = 0

    def work() -> dict[str, int]:
        nonlocal first
        plies = kernels.random_games(states, False, SEED, first)
        first += GAMES_PER_CALL
        return {f"actions_{players}": int(plies), f"games_{players}": GAMES_PER_CALL}

    return work


def redeals() -> Workload:
    """Copies of a game at its beginning in which the cards that a seat cannot see are dealt at random."""
    game = game_after(plies=0)
    seat = game.seat
    view, knowledge = game.view_record(seat), game.knowledge(seat)
    stream, into = np.zeros(4, np.int64), np.zeros(REDEALS_PER_CALL, STATE)
    kernels.seed_stream(stream, SEED, 0)

    def work() -> dict[str, int]:
        kernels.redeal_many(view, seat - 1, knowledge, stream, into)
        return {"redeals": REDEALS_PER_CALL}

    return work


def plays() -> Workload:
    """A game through `Game.play`, one call per action."""
    finished = game_after(plies=1000)
    actions, deal = finished.actions, Game.new(seed=SEED)

    def work() -> dict[str, int]:
        game = deal.copy()
        for action in actions:
            game.play(action)
        return {"plays": len(actions)}

    return work


def batch() -> Workload:
    """A batch of games to their ends, with two Python calls per step: the choice and the step of all games."""
    seed = SEED

    def work() -> dict[str, int]:
        nonlocal seed
        seed += 1
        games = Batch(size=BATCH_SIZE, seed=seed)
        actions = 0
        while going := int(np.count_nonzero(games.legal)):
            games.step(games.random_actions())
            actions += going
        return {"batch_actions": actions}

    return work


def search() -> Workload:
    """The expert's search at the start of a two-player game; an iteration redeals, descends the tree and rolls out."""
    game = game_after(plies=0)
    sight = game.sight(game.seat)

    def work() -> dict[str, int]:
        choice = Expert(SEED).choose(sight, Budget(iterations=SEARCH_ITERATIONS))
        return {"rollouts": sum(candidate.visits for candidate in choice.candidates)}

    return work


def answers(level: Level) -> Workload:
    """The choices of a bot in a whole game."""
    game, bot = Game.new(seed=SEED), level.make(SEED)
    sights = []
    while not game.over:
        sights.append(game.sight(game.seat))
        game.play(bot.choose(sights[-1], DEFAULT_BUDGET).action)

    def work() -> dict[str, int]:
        for seen in sights:
            bot.choose(Sight(seen.rules, seen.seat, seen.record, seen.knowledge), DEFAULT_BUDGET)
        return {f"answers_{level.name}": len(sights)}

    return work


def calibration() -> dict[str, int]:
    """A fixed loop of plain Python, to compare runs on different or busy machines."""
    total = 0
    for number in range(CALIBRATION_STEPS):
        total += number * number & 7
    return {"calibration": CALIBRATION_STEPS}


def game_after(plies: int) -> Game:
    """Play a random two-player game for that many plies, or to its end."""
    game, chance = Game.new(seed=SEED), random.Random(SEED)
    while not game.over and len(game.actions) < plies:
        game.play(chance.choice(game.legal))
    return game
