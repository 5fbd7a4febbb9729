"""A game drawn as 80 by 24 characters: areas as bars, the deck by era, the last actions."""

from collections.abc import Callable, Sequence
from typing import Final

from civ.engine.rules.cards import DOMAIN_LETTERS, DOMAINS
from civ.game.columns import by_domain, columns, deck_bands
from civ.game.game import Game
from civ.game.reasons import domain_name
from civ.game.views import View
from civ.i18n.texts import text
from civ.i18n.truncation import truncate
from civ.narration.results import result_headline

BOARD_WIDTH, BOARD_HEIGHT = 80, 24
Paint = Callable[[str, int], str]  # draws words in a colour or style of ANSI
_LABEL_WIDTH: Final = 7
_COLUMN_WIDTH: Final = 12
_CARDS_PER_DECK_BLOCK: Final = 3
_DOMAIN_COLOURS: Final = (31, 37, 33, 32, 94, 35)
_BOLD, _DIM = 1, 2


def board(game: Game, log: Sequence[str], language: str, *, colours: bool) -> list[str]:
    """Return the lines of the board, with as many of the last lines of the log as fit."""
    view = game.view()
    paint = _painted if colours else _bare
    title = text("demo-title", language)
    count = text("count-actions", language, count=len(game.actions))
    lines = [paint(f" {title}", _BOLD) + f"{count:>{BOARD_WIDTH - 3 - len(title)}}", ""]
    names = [truncate(text(domain_name(domain), language), _COLUMN_WIDTH - 1) for domain in range(DOMAINS)]
    header = [paint(f"{name:{_COLUMN_WIDTH}}", colour) for name, colour in zip(names, _DOMAIN_COLOURS, strict=True)]
    lines.append(" " * _LABEL_WIDTH + "".join(header))
    for seat in range(1, view.rules.players + 1):
        lines += [*_seat_lines(view, seat, paint), ""]
    lines += [_deck_line(view, language, paint), _pile_line(view, language), ""]
    max_lines = BOARD_HEIGHT - 2 - len(lines)
    lines += [paint(f" {words}"[: BOARD_WIDTH - 1], _DIM) for words in log[-max_lines:][:-1]]
    lines += [f" {words}"[: BOARD_WIDTH - 1] for words in log[-1:]]
    result = game.result
    if result is not None:
        headline = result_headline(result.reason, result.winners, result.points, language)
        lines.append(paint(f" {headline}"[: BOARD_WIDTH - 1], _BOLD))
    return lines


def _seat_lines(view: View, seat: int, paint: Paint) -> list[str]:
    """Draw a row of bars, and under it a row of numbers and markers."""
    hand = len(view.hands[seat - 1].split())
    to_move = seat == view.turn and not view.over
    mark = "►" if to_move else "★" if seat in view.winners else " "
    bars = paint(f" {mark} {seat:<{_LABEL_WIDTH - 3}}", _BOLD)
    numbers = f" {'▯' * hand if hand < _LABEL_WIDTH - 1 else f'▯×{hand}':{_LABEL_WIDTH - 1}}"
    for one in columns(view, seat):
        colour = _DOMAIN_COLOURS[one.domain] if one.cards else _DIM
        bars += paint(f"{one.bar[:_COLUMN_WIDTH]:{_COLUMN_WIDTH}}", colour)
        numbers += paint(f"{one.numbers[: _COLUMN_WIDTH - 1]:{_COLUMN_WIDTH}}", colour)
    return [bars, numbers]


def _deck_line(view: View, language: str, paint: Paint) -> str:
    parts = []
    for numeral, left, full in deck_bands(view):
        blocks = "▮" * -(-left // _CARDS_PER_DECK_BLOCK)
        parts.append(f"{numeral} {left:2} " + paint(f"{blocks:{-(-full // _CARDS_PER_DECK_BLOCK)}}", _BOLD))
    name = text("label-deck", language)
    return f" {name:{_LABEL_WIDTH - 1}} " + "  ".join(parts).rstrip()


def _pile_line(view: View, language: str) -> str:
    name = text("demo-pile", language)
    return f" {name} " + "  ".join(map("{} {}".format, DOMAIN_LETTERS, by_domain(view.pile)))


def _painted(words: str, style: int) -> str:
    return f"\x1b[{style}m{words}\x1b[0m"


def _bare(words: str, style: int) -> str:
    return words
