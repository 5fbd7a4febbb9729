"""`civ demo`: a game that plays itself in the terminal."""

import os
import secrets
import shutil
import sys
import time
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence

from civ.bots import DEFAULT_BUDGET
from civ.bots.quick import Adept
from civ.cli.arguments import Parser, add_rules, number, rules_of, seed
from civ.cli.text_board import HEIGHT, WIDTH, board
from civ.game.deals import SEED_BYTES
from civ.game.game import Game
from civ.game.notation import Action
from civ.narration.log_lines import action_line

LONGEST_PAUSE = 0.1  # seconds between two actions at speed 1
WHOLE_SHOW = 15.0  # seconds at most for all of them
HOME, CLEAR, CLEAR_LINE, CLEAR_BELOW = "\x1b[H", "\x1b[2J", "\x1b[K", "\x1b[J"
HIDE_CURSOR, SHOW_CURSOR = "\x1b[?25l", "\x1b[?25h"


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("--seed", metavar="SEED", type=seed, help=parser.say("help-seed-fresh"))
    speed = number("--speed", 0.1, 1000, float)
    parser.add_argument("--speed", metavar="S", type=speed, default=1.0, help=parser.say("help-speed"))
    parser.add_argument("--plain", action="store_true", help=parser.say("help-plain"))
    add_rules(parser)


def run(options: Namespace) -> int:
    """Play a game, then show it."""
    chosen = options.seed or secrets.token_bytes(SEED_BYTES)
    deal = Game.new(rules_of(options), seed=chosen)
    actions = played(deal.copy(), chosen).actions
    if options.plain or not fits():
        show_plainly(deal, actions, options.language)
    else:
        show(deal, actions, options.language, options.speed)
    return 0


def fits() -> bool:
    """Whether the output is a terminal with room for the board."""
    size = shutil.get_terminal_size()
    is_terminal = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return is_terminal and size.columns >= WIDTH and size.lines >= HEIGHT


# --- Playing ---


def played(game: Game, chosen: bytes) -> Game:
    """The game, played to its end by adept bots."""
    bots = [Adept(int.from_bytes(chosen[:6], "big") + seat) for seat in range(game.rules.players)]
    while not game.over:
        game.play(bots[game.seat - 1].choose(game.sight(game.seat), DEFAULT_BUDGET).action)
    return game


# --- Showing ---


def tables(deal: Game, actions: Iterable[Action], language: str) -> Iterator[tuple[Game, list[str]]]:
    """The table as dealt, then after each action, with the words for all actions so far."""
    game, told = deal.copy(), list[str]()
    yield game, told
    for action in actions:
        told.append(action_line(game.view(), action).text(language))
        game.play(action)
        yield game, told


def show(deal: Game, actions: Sequence[Action], language: str, speed: float) -> None:
    """Draw picture over picture."""
    colours = not os.environ.get("NO_COLOR")
    pause = min(LONGEST_PAUSE, WHOLE_SHOW / len(actions)) / speed
    sys.stdout.write(HIDE_CURSOR + CLEAR)
    try:
        for game, told in tables(deal, actions, language):
            lines = (line + CLEAR_LINE for line in board(game, told, language, colours=colours))
            sys.stdout.write(HOME + "\n".join(lines) + CLEAR_BELOW)
            sys.stdout.flush()
            time.sleep(pause)
    finally:
        sys.stdout.write(SHOW_CURSOR + "\n")


def show_plainly(deal: Game, actions: Sequence[Action], language: str) -> None:
    """Tell the actions line by line, then draw the last picture."""
    game = deal
    for game, told in tables(deal, actions, language):  # noqa: B007  # the last one is drawn
        print(*told[-1:])
    print("\n".join(["", *(line.rstrip() for line in board(game, [], language, colours=False))]))
