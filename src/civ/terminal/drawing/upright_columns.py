"""An area on a large screen: six upright columns of cards, with each effect at the height that opens it."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from civ.engine.rules.cards import CULTURE, DOMAINS
from civ.game.columns import Column, columns
from civ.game.reasons import effect_name
from civ.game.views import View
from civ.i18n.texts import Term, text
from civ.i18n.truncation import truncate
from civ.narration.cards import era_numeral
from civ.terminal.drawing.palette import FAINT, GOLD, MUTED, ON_FELT, card_style

MIN_UPRIGHT_WIDTH: Final = 18  # of a column
_EDGE_WIDTH: Final = 3  # a key, a mark and a gap


def upright_columns(
    view: View, seat: int, keys: Mapping[str, str], width: int, lines: int, language: str
) -> list[Text]:
    """Draw a seat's area with `lines` lines a card. `keys` gives the keys of the open actions by notation."""
    all_columns, column_width = columns(view, seat), width // DOMAINS
    eras = [sorted(card for card in view.areas[seat - 1].split() if card[1] == column.letter) for column in all_columns]
    drawn = [Text.assemble(*(_head(column, column_width, language) for column in all_columns))]
    for height in range(max(max(column.goal, column.cards) for column in all_columns), 0, -1):
        first_lines = [
            _first_line(
                column, height, cards[height - 1] if column.cards >= height else "", keys, column_width, language
            )
            for column, cards in zip(all_columns, eras, strict=True)
        ]
        drawn.append(Text.assemble(*first_lines))
        further_lines = [_further_line(column, height, column_width) for column in all_columns]
        drawn += [Text.assemble(*further_lines)] * (lines - 1)
    return [*drawn, Text.assemble(*(_foot(column, keys, column_width, language) for column in all_columns))]


def _head(column: Column, width: int, language: str) -> Text:
    """Draw a column's name, numbers and markers."""
    numbers = column.numbers
    name = truncate(f"{column.letter} {text(f'column-{column.letter}', language)}", width - len(numbers) - _EDGE_WIDTH)
    head = Text(" " * (_EDGE_WIDTH - 1)).append(f"{name} ", f"bold {ON_FELT[column.domain]}")
    head.append(numbers, f"bold {GOLD}" if column.near else MUTED)
    return head.append(" " * (width - head.cell_len))


def _first_line(column: Column, height: int, card: str, keys: Mapping[str, str], width: int, language: str) -> Text:
    """Draw the first line of a card, or of its empty place, with the effect that this height opens."""
    if height > column.goal and not card:
        return Text(" " * width)
    name, token = "", ""
    if height in column.levels:
        level = column.levels.index(height) + 1
        token, name = f"{column.letter}{level}", text(effect_name(column.domain, level), language)
    elif height == column.goal:
        name = text("reason-hegemony", language)
    key, band = keys.get(token, ""), width - _EDGE_WIDTH
    line = Text.styled(key or " ", f"bold {GOLD}")
    line.append(column.mark(height) if name else " ", GOLD if card or key else FAINT)
    if not card:
        return line.append(f" {truncate(name, band - 2) or '·':{band}}", MUTED if name else FAINT)
    era = era_numeral(card) if len(name) + len(era_numeral(card)) + 3 <= band else ""
    words = f" {truncate(name, band - 2):{band - 2 - len(era)}}{era} "
    return line.append(words, card_style(column.domain, shaded=height % 2 == 0)).append(" ")


def _further_line(column: Column, height: int, width: int) -> Text:
    """Draw a further line of a card."""
    line = Text("  ")
    style = card_style(column.domain, shaded=height % 2 == 0) if column.cards >= height else ""
    return line.append(" " * (width - _EDGE_WIDTH), style).append(" ")


def _foot(column: Column, keys: Mapping[str, str], width: int, language: str) -> Text:
    """Draw the sacrifice effect under a column, or Inspiration under Culture."""
    if column.domain == CULTURE:
        name, key = text(Term("effect-inspiration"), language), ""
        lit = any(token.startswith("~") for token in keys)
    else:
        name, key = text(effect_name(column.domain, 0), language), keys.get(f"!{column.letter}", "")
        lit = bool(key)
    foot = Text.styled(key or " ", f"bold {GOLD}")
    foot.append("~" if column.domain == CULTURE else "!", GOLD if lit else FAINT)
    label = f" {truncate(name, width - _EDGE_WIDTH - 1):{width - _EDGE_WIDTH}}"
    return foot.append(label, ON_FELT[column.domain] if lit else FAINT)
