"""Cards face up: in one line, or three lines high."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from civ.game.views import Cards
from civ.i18n.texts import text
from civ.i18n.truncation import truncate
from civ.narration.cards import era_numeral
from civ.terminal.drawing.palette import FAINT, MUTED, card_style, domain_of

_MAX_CARD_WIDTH: Final = 15


def card_chip(card: str) -> Text:
    """Draw a card in one line."""
    return Text(f" {card[1]} {era_numeral(card)} ", card_style(domain_of(card)))


def cards_line(title: str, cards: Cards, width: int) -> Text:
    """Draw a title and cards after it, wrapped to the width."""
    line, used = Text(f" {title}  ", MUTED), len(title) + 3
    indent = used
    for card in cards.split():
        chip = card_chip(card)
        if used + chip.cell_len > width:
            line.append("\n" + " " * indent)
            used = indent
        line.append_text(chip).append(" ")
        used += chip.cell_len + 1
    if not cards:
        line.append("–", FAINT)
    return line


def big_cards(cards: Cards, keys: Mapping[str, str], width: int, language: str) -> Text:
    """Draw cards three lines high: letter and era, the domain's name, and the key that takes the card.

    `keys` gives the key by the letter of the domain, if the card is open.
    """
    faces = cards.split()
    card_width = min(_MAX_CARD_WIDTH, (width - 1) // len(faces) - 1)
    lines = [Text(" "), Text(" "), Text(" ")]
    for card in faces:
        letter, era, key = card[1], era_numeral(card), keys.get(card[1], "")
        name = truncate(text(f"column-{letter}", language), card_width - 2)
        texts = (f" {letter}{era:>{card_width - 3}} ", f" {name}", f"{key:>{card_width - 1}} ")
        for line, words in zip(lines, texts, strict=True):
            line.append(f"{words:{card_width}}", card_style(domain_of(card))).append(" ")
    return Text("\n").join(lines)
