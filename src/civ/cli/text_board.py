"""A game drawn as text, 80 by 24: areas as columns with ticks at the levels, the deck by era, the last actions."""

from collections.abc import Callable, Sequence
from typing import Final

from civ.engine.rules.cards import DOMAIN_LETTERS, DOMAINS
from civ.game.columns import by_domain, columns, deck_bands
from civ.game.game import Game
from civ.game.reasons import domain_name
from civ.game.views import View
from civ.i18n.texts import text
from civ.i18n.truncation import truncate

WIDTH, HEIGHT = 80, 24
Paint = Callable[[str, int], str]  # sets words in a colour or style
_LABEL: Final = 7
_COLUMN: Final = 12
_CARDS_PER_BLOCK: Final = 3  # in the bars of the deck
_COLOURS: Final = (31, 37, 33, 32, 94, 35)  # of the domains
_BOLD, _DIM = 1, 2


def board(game: Game, told: Sequence[str], language: str, *, colours: bool) -> list[str]:
    """The lines of the picture; as many of the last words told as there is room for."""
    view = game.view()
    paint = _painted if colours else _bare
    title = text("demo-title", language)
    count = text("demo-actions", language, count=len(game.actions))
    lines = [paint(f" {title}", _BOLD) + f"{count:>{WIDTH - 3 - len(title)}}", ""]
    names = [truncate(text(domain_name(domain), language), _COLUMN - 1) for domain in range(DOMAINS)]
    lines.append(" " * _LABEL + "".join(paint(f"{name:{_COLUMN}}", _COLOURS[d]) for d, name in enumerate(names)))
    for seat in range(1, view.rules.players + 1):
        lines += [*_seat_lines(view, seat, paint), ""]
    lines += [_deck_line(view, language, paint), _pile_line(view, language), ""]
    room = HEIGHT - 2 - len(lines)
    lines += [paint(f" {words}"[: WIDTH - 1], _DIM) for words in told[-room:][:-1]]
    lines += [f" {words}"[: WIDTH - 1] for words in told[-1:]]
    if game.over:
        lines.append(paint(f" {result_line(game, language)}"[: WIDTH - 1], _BOLD))
    return lines


def result_line(game: Game, language: str) -> str:
    """How the game ended."""
    result = game.result
    if result is None:
        return ""
    seats, points = ", ".join(map(str, result.winners)), ", ".join(map(str, result.points))
    return text(f"demo-{result.reason}", language, seats=seats, count=len(result.winners), points=points)


# --- The parts ---


def _seat_lines(view: View, seat: int, paint: Paint) -> list[str]:
    """A row of bars, and a row of numbers and markers under it."""
    hand = len(view.hands[seat - 1].split())
    to_move = seat == view.turn and not view.over
    mark = "►" if to_move else "★" if seat in view.winners else " "
    bars = paint(f" {mark} {seat:<{_LABEL - 3}}", _BOLD)
    numbers = f" {'▯' * hand if hand < _LABEL - 1 else f'▯×{hand}':{_LABEL - 1}}"
    for one in columns(view, seat):
        colour = _COLOURS[one.domain] if one.cards else _DIM
        bars += paint(f"{one.bar[:_COLUMN]:{_COLUMN}}", colour)
        numbers += paint(f"{one.numbers[: _COLUMN - 1]:{_COLUMN}}", colour)
    return [bars, numbers]


def _deck_line(view: View, language: str, paint: Paint) -> str:
    parts = []
    for numeral, left, full in deck_bands(view):
        blocks = "▮" * -(-left // _CARDS_PER_BLOCK)
        parts.append(f"{numeral} {left:2} " + paint(f"{blocks:{-(-full // _CARDS_PER_BLOCK)}}", _BOLD))
    name = text("demo-deck", language)
    return f" {name:{_LABEL - 1}} " + "  ".join(parts).rstrip()


def _pile_line(view: View, language: str) -> str:
    name = text("demo-pile", language)
    return f" {name} " + "  ".join(map("{} {}".format, DOMAIN_LETTERS, by_domain(view.pile)))


def _painted(words: str, style: int) -> str:
    return f"\x1b[{style}m{words}\x1b[0m"


def _bare(words: str, style: int) -> str:
    return words
