"""`civ perft`: counts sequences of actions, the usual check of a rules engine."""

import json
import sys
import time
from argparse import Namespace

import numpy as np

from civ.cli.arguments import (
    Parser,
    add_rule_options,
    number_reader,
    read_rules,
    read_seed_argument,
    refuse_other_options,
)
from civ.engine import kernels
from civ.engine.rules.state import STATE
from civ.game.game import Game
from civ.i18n.texts import text

MAX_PERFT_DEPTH = 12


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    depth = number_reader("DEPTH", 0, MAX_PERFT_DEPTH)
    parser.add_argument("depth", metavar="DEPTH", type=depth, help=parser.text("help-depth", highest=MAX_PERFT_DEPTH))
    parser.add_argument("--seed", metavar="SEED", type=read_seed_argument, help=parser.text("help-seed-fixed"))
    parser.add_argument("--position", metavar="TEXT", help=parser.text("help-position"))
    parser.add_argument("--divide", action="store_true", help=parser.text("help-divide"))
    parser.add_argument("--json", action="store_true", help=parser.text("help-json"))
    add_rule_options(parser)


def run(options: Namespace) -> int:
    """Count the sequences and print the number."""
    game = starting_position(options)
    divide(game, 1)  # load the engine before the clock starts
    started = time.perf_counter()
    by_action = divide(game, options.depth)
    total = sum(by_action.values()) if options.depth else 1
    seconds = time.perf_counter() - started
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


def starting_position(options: Namespace) -> Game:
    """Return the game to count from: a position, or the deal of a seed.

    Raises BadUsage if both are given, BadNotation if the position cannot be read, and BadRules.
    """
    if options.position is None:
        return Game.new(read_rules(options), seed=options.seed or 0)
    refuse_other_options("--position", options, "seed")
    return Game.from_position(options.position)


def count(game: Game, depth: int) -> int:
    """Count the sequences of `depth` actions."""
    stack = np.zeros(depth + 1, STATE)
    stack[0] = game.state
    return int(kernels.perft(stack, depth))


def divide(game: Game, depth: int) -> dict[str, int]:
    """Count the sequences by their first action."""
    counts = {}
    for action in game.legal if depth else ():
        after = game.copy()
        after.play(action)
        counts[str(action)] = count(after, depth - 1)
    return counts
