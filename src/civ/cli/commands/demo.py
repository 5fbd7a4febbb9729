"""`civ demo`: shows a game between bots in the terminal."""

import os
import secrets
import shutil
import sys
import time
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence

from civ.bots import DEFAULT_BUDGET
from civ.bots.quick import Adept
from civ.cli.arguments import Parser, add_rule_options, number_reader, read_rules, read_seed_argument
from civ.cli.text_board import BOARD_HEIGHT, BOARD_WIDTH, board
from civ.game.deals import SEED_BYTES
from civ.game.game import Game
from civ.game.notation import Action
from civ.narration.log_lines import action_line

MAX_ACTION_PAUSE_S = 0.1  # at speed 1
MAX_SHOW_S = 15.0  # for the whole game at speed 1
HOME, CLEAR_SCREEN, CLEAR_LINE, CLEAR_BELOW = "\x1b[H", "\x1b[2J", "\x1b[K", "\x1b[J"
HIDE_CURSOR, SHOW_CURSOR = "\x1b[?25l", "\x1b[?25h"


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--seed", metavar="SEED", type=read_seed_argument, help=parser.text("help-seed-fresh"))
    speed = number_reader("--speed", 0.1, 1000, float)
    parser.add_argument("--speed", metavar="S", type=speed, default=1.0, help=parser.text("help-speed"))
    parser.add_argument("--plain", action="store_true", help=parser.text("help-plain"))
    add_rule_options(parser)


def run(options: Namespace) -> int:
    """Play a game with bots, then show it."""
    chosen = options.seed or secrets.token_bytes(SEED_BYTES)
    deal = Game.new(read_rules(options), seed=chosen)
    actions = play_game(deal.copy(), chosen).actions
    if options.plain or not fits():
        show_in_lines(deal, actions, options.language)
    else:
        show(deal, actions, options.language, options.speed)
    return 0


def fits() -> bool:
    """Whether the output is a terminal with room for the board."""
    size = shutil.get_terminal_size()
    is_terminal = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return is_terminal and size.columns >= BOARD_WIDTH and size.lines >= BOARD_HEIGHT


# --- Playing ---


def play_game(game: Game, seed: bytes) -> Game:
    """Play a game to its end with adept bots, and return it."""
    bots = [Adept(int.from_bytes(seed[:6], "big") + seat) for seat in range(game.rules.players)]
    while not game.over:
        game.play(bots[game.seat - 1].choose(game.sight(game.seat), DEFAULT_BUDGET).action)
    return game


# --- Showing ---


def positions(deal: Game, actions: Iterable[Action], language: str) -> Iterator[tuple[Game, list[str]]]:
    """Yield the game as dealt and after each action, with the log lines so far."""
    game, lines = deal.copy(), list[str]()
    yield game, lines
    for action in actions:
        lines.append(action_line(game.view(), action).text(language))
        game.play(action)
        yield game, lines


def show(deal: Game, actions: Sequence[Action], language: str, speed: float) -> None:
    """Draw the board after every action, over the one before."""
    colours = not os.environ.get("NO_COLOR")
    pause = min(MAX_ACTION_PAUSE_S, MAX_SHOW_S / len(actions)) / speed
    sys.stdout.write(HIDE_CURSOR + CLEAR_SCREEN)
    try:
        for game, log in positions(deal, actions, language):
            lines = (line + CLEAR_LINE for line in board(game, log, language, colours=colours))
            sys.stdout.write(HOME + "\n".join(lines) + CLEAR_BELOW)
            sys.stdout.flush()
            time.sleep(pause)
    finally:
        sys.stdout.write(SHOW_CURSOR + "\n")


def show_in_lines(deal: Game, actions: Sequence[Action], language: str) -> None:
    """Print the actions line by line, then the last board."""
    game = deal
    for game, log in positions(deal, actions, language):  # noqa: B007  # the last one is drawn
        print(*log[-1:])
    print("\n".join(["", *(line.rstrip() for line in board(game, [], language, colours=False))]))
