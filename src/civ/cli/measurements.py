"""What `civ bench` measures: pieces of work that count what they did."""

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
from civ.game.options import Rules
from civ.game.sights import Sight

Work = Callable[[], dict[str, int]]  # does a piece of work; what was done, and how often

SEED: Final = 1
GAMES: Final = 256  # whole games in one call of the kernel
BATCH: Final = 4096  # games side by side
REDEALS: Final = 1024
SEARCH: Final = 8192  # iterations of one search
CALIBRATION: Final = 100_000

# Run in a fresh interpreter; each prints seconds.
STARTUP: Final = {
    "import": "import time; t = time.perf_counter(); import civ; print(time.perf_counter() - t)",
    "first_move": (
        "import time; t = time.perf_counter(); import civ; game = civ.Game.new(seed=1); game.play(game.legal[0]); "
        "print(time.perf_counter() - t)"
    ),
}


def workloads() -> list[Work]:
    """All of them; each warms up at its first call."""
    return [
        *(whole_games(players) for players in (2, 3, 4)),
        redeals(), plays(), batch(),
        search(), *(answers(level) for level in LADDER.values() if not level.searches),
        calibration,
    ]  # fmt: skip


def rates(work: Work, seconds: float) -> dict[str, float]:
    """How often a second everything was done, over at least so many seconds."""
    done: Counter[str] = Counter()
    begun = time.perf_counter()
    while (elapsed := time.perf_counter() - begun) < seconds or not done:
        done.update(work())
    return {name: count / elapsed for name, count in done.items()}


def seconds_of(script: str) -> float:
    """The seconds that a script prints, in a fresh interpreter."""
    return float(subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout)


def whole_games(players: int) -> Work:
    """Random games in one kernel: deal, legal actions, choice and play."""
    states = np.zeros(GAMES, STATE)
    Rules(players=players).write_to(states)
    first = 0

    def work() -> dict[str, int]:
        nonlocal first
        plies = kernels.random_games(states, False, SEED, first)
        first += GAMES
        return {f"actions_{players}": int(plies), f"games_{players}": GAMES}

    return work


def redeals() -> Work:
    """Copies of a game at its beginning, when most is unseen, with all that a seat cannot see dealt anew."""
    game = random_game(plies=0)
    seat = game.seat
    view, mind = game.view_record(seat), game.knowledge(seat)
    stream, into = np.zeros(4, np.int64), np.zeros(REDEALS, STATE)
    kernels.seed_stream(stream, SEED, 0)

    def work() -> dict[str, int]:
        kernels.redeal_many(view, seat - 1, mind, stream, into)
        return {"redeals": REDEALS}

    return work


def plays() -> Work:
    """A game through `Game.play`, one action a call."""
    finished = random_game(plies=1000)
    actions, deal = finished.actions, Game.new(seed=SEED)

    def work() -> dict[str, int]:
        game = deal.copy()
        for action in actions:
            game.play(action)
        return {"plays": len(actions)}

    return work


def batch() -> Work:
    """Games side by side to their ends, one Python call for the choice and one for the step of all."""
    seed = SEED

    def work() -> dict[str, int]:
        nonlocal seed
        seed += 1
        games = Batch(size=BATCH, seed=seed)
        actions = 0
        while going := int(np.count_nonzero(games.legal)):
            games.step(games.random_actions())
            actions += going
        return {"batch_actions": actions}

    return work


def search() -> Work:
    """The expert's search at the beginning of a game of two; an iteration redeals, walks the tree, plays it out."""
    game = random_game(plies=0)
    sight = game.sight(game.seat)

    def work() -> dict[str, int]:
        choice = Expert(SEED).choose(sight, Budget(iterations=SEARCH))
        return {"rollouts": sum(candidate.visits for candidate in choice.candidates)}

    return work


def answers(level: Level) -> Work:
    """What a bot does in every choice of a game."""
    game, bot = Game.new(seed=SEED), level.make(SEED)
    sights = []
    while not game.over:
        sights.append(game.sight(game.seat))
        game.play(bot.choose(sights[-1], DEFAULT_BUDGET).action)

    def work() -> dict[str, int]:
        for seen in sights:
            bot.choose(Sight(seen.rules, seen.seat, seen.record, seen.mind), DEFAULT_BUDGET)
        return {f"answers_{level.name}": len(sights)}

    return work


def calibration() -> dict[str, int]:
    """A fixed loop of plain Python, by which runs on different or busy machines are compared."""
    total = 0
    for number in range(CALIBRATION):
        total += number * number & 7
    return {"calibration": CALIBRATION}


def random_game(plies: int) -> Game:
    """A random game of two, stopped after so many plies or at its end."""
    game, chance = Game.new(seed=SEED), random.Random(SEED)
    while not game.over and len(game.actions) < plies:
        game.play(chance.choice(game.legal))
    return game
