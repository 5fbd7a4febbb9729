"""`civ perft`: how many sequences of actions there are, the usual yardstick of a rules kernels."""

import json
import sys
import time
from argparse import Namespace

import numpy as np

from civ.cli.arguments import Parser, add_rules, number, rules_given, rules_of, seed
from civ.engine import kernels
from civ.engine.rules.state import STATE
from civ.errors import BadUsage
from civ.game.game import Game
from civ.i18n.texts import text

DEEPEST = 12


def arguments(parser: Parser) -> None:
    """What the command takes."""
    depth = number("DEPTH", 0, DEEPEST)
    parser.add_argument("depth", metavar="DEPTH", type=depth, help=parser.say("help-depth", highest=DEEPEST))
    parser.add_argument("--seed", metavar="SEED", type=seed, help=parser.say("help-seed-fixed"))
    parser.add_argument("--position", metavar="TEXT", help=parser.say("help-position"))
    parser.add_argument("--divide", action="store_true", help=parser.say("help-divide"))
    parser.add_argument("--json", action="store_true", help=parser.say("help-json"))
    add_rules(parser)


def run(options: Namespace) -> int:
    """Count, and print the count."""
    game = beginning(options)
    divide(game, 1)  # the engine is loaded before the clock starts
    begun = time.perf_counter()
    by_action = divide(game, options.depth)
    total = sum(by_action.values()) if options.depth else 1
    seconds = time.perf_counter() - begun
    if options.json:
        answer = {"depth": options.depth, "sequences": total, "seconds": seconds, "per_second": total / seconds}
        print(json.dumps(answer | ({"divide": by_action} if options.divide else {})))
        return 0
    if options.divide:
        for action, sequences in by_action.items():
            print(f"{action:4} {sequences}")
    print(total)
    rate = text("perft-rate", options.language, seconds=f"{seconds:.4f}", rate=f"{total / seconds:,.0f}")
    print(rate, file=sys.stderr)
    return 0


def beginning(options: Namespace) -> Game:
    """The game to count from: a position, or the deal of a seed."""
    if options.position is None:
        return Game.new(rules_of(options), seed=options.seed or 0)
    others = rules_given(options) + ["--seed"] * (options.seed is not None)
    if others:
        raise BadUsage("usage-together", one="--position", other=others[0])
    return Game.from_position(options.position)


def count(game: Game, depth: int) -> int:
    """How many sequences of that many actions there are."""
    stack = np.zeros(depth + 1, STATE)
    stack[0] = game.state
    return int(kernels.perft(stack, depth))


def divide(game: Game, depth: int) -> dict[str, int]:
    """The same by first action."""
    counts = {}
    for action in game.legal if depth else ():
        after = game.copy()
        after.play(action)
        counts[str(action)] = count(after, depth - 1)
    return counts
