"""The lines in the middle of the table: deck, discard pile, majority points, and the counter of unseen cards."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.game.columns import COIN_SIGN, NUMERALS, by_domain, deck_bands
from civ.game.views import View
from civ.i18n.texts import text
from civ.terminal.drawing.palette import FAINT, GOLD, INK, MUTED, ON_FELT

_CARDS_PER_BLOCK: Final = 3  # in the bars of the deck


def deck_line(view: View, language: str) -> Text:
    """Draw how many cards of each era are left."""
    line = Text(f" {text('label-deck', language)}  ", MUTED)
    for numeral, left, full in deck_bands(view):
        blocks, full_blocks = -(-left // _CARDS_PER_BLOCK), -(-full // _CARDS_PER_BLOCK)
        line.append(f"{numeral} ", INK if left else FAINT).append(f"{left:2} ", f"bold {INK}" if left else FAINT)
        line.append("▮" * blocks, GOLD).append("▯" * (full_blocks - blocks) + "  ", FAINT)
    return line


def pile_line(view: View, language: str) -> Text:
    """Draw the discard pile by domain, and the coin if it lies by the deck."""
    line = Text(f" {text('demo-pile', language)}  ", MUTED)
    for domain, count in enumerate(by_domain(view.pile)):
        line.append(f"{DOMAIN_LETTERS[domain]} {count}   ", ON_FELT[domain] if count else FAINT)
    if view.coin is None:
        line.append(f" {COIN_SIGN} {text('table-coin-by-deck', language)}", MUTED)
    return line


def points_line(points: Sequence[int], language: str) -> Text:
    """Draw the majority points of each seat if the game ended now."""
    line = Text(f" {text('table-forecast', language)}  ", MUTED)
    for seat, count in enumerate(points, start=1):
        words = text("table-points", language, seat=seat, count=count)
        line.append(f"{words}   ", f"bold {INK}" if count == max(points) else MUTED)
    return line


def unseen_table(view: View, language: str) -> Text:
    """Draw how many cards of each era and domain the viewer has not seen yet."""
    unseen = view.unseen.split()
    table = Text(f" {text('table-unseen', language)}\n", MUTED)
    table.append(" " * 6)
    for domain, letter in enumerate(DOMAIN_LETTERS):
        table.append(f"{letter:>4}", f"bold {ON_FELT[domain]}")
    for era, numeral in enumerate(NUMERALS, start=1):
        table.append(f"\n {numeral:5}", INK)
        for domain, letter in enumerate(DOMAIN_LETTERS):
            count = unseen.count(f"{era}{letter}")
            table.append(f"{count or '·':>4}", ON_FELT[domain] if count else FAINT)
    return table
