"""The viewer's own area on a large screen: six upright columns of cards, the effects at the height that opens them."""

from collections.abc import Mapping

from rich.text import Text

from civ.engine.rules.cards import CULTURE, DOMAINS
from civ.game.columns import Column, columns
from civ.game.reasons import effect_name
from civ.game.views import View
from civ.i18n.texts import Term, text
from civ.i18n.truncation import truncate
from civ.narration.cards import era_numeral
from civ.terminal.drawing.palette import FAINT, GOLD, MUTED, ON_FELT, card_style

NARROWEST = 18  # characters of a column
_EDGE = 3  # a key, a mark and a gap


def ladders(view: View, seat: int, keys: Mapping[str, str], width: int, lines: int, language: str) -> list[Text]:
    """The lines of the picture, so many a card. `keys` are those of the open actions, by notation."""
    all_columns, room = columns(view, seat), width // DOMAINS
    eras = [sorted(card for card in view.areas[seat - 1].split() if card[1] == column.letter) for column in all_columns]
    drawn = [Text.assemble(*(_head(column, room, language) for column in all_columns))]
    for height in range(max(max(column.goal, column.cards) for column in all_columns), 0, -1):
        rungs = [
            _rung(column, height, cards[height - 1] if column.cards >= height else "", keys, room, language)
            for column, cards in zip(all_columns, eras, strict=True)
        ]
        drawn.append(Text.assemble(*rungs))
        fills = [_fill(column, height, room) for column in all_columns]
        drawn += [Text.assemble(*fills)] * (lines - 1)
    return [*drawn, Text.assemble(*(_foot(column, keys, room, language) for column in all_columns))]


def _head(column: Column, room: int, language: str) -> Text:
    """A column's name, its numbers and its markers."""
    numbers = column.numbers
    name = truncate(f"{column.letter} {text(f'column-{column.letter}', language)}", room - len(numbers) - _EDGE)
    head = Text(" " * (_EDGE - 1)).append(f"{name} ", f"bold {ON_FELT[column.domain]}")
    head.append(numbers, f"bold {GOLD}" if column.near else MUTED)
    return head.append(" " * (room - head.cell_len))


def _rung(column: Column, height: int, card: str, keys: Mapping[str, str], room: int, language: str) -> Text:
    """The top edge of a card, or of its place, with the effect that begins at this height."""
    if height > column.goal and not card:
        return Text(" " * room)
    name, token = "", ""
    if height in column.levels:
        level = column.levels.index(height) + 1
        token, name = f"{column.letter}{level}", text(effect_name(column.domain, level), language)
    elif height == column.goal:
        name = text("reason-hegemony", language)
    key, band = keys.get(token, ""), room - _EDGE
    rung = Text.styled(key or " ", f"bold {GOLD}")
    rung.append(column.mark(height) if name else " ", GOLD if card or key else FAINT)
    if not card:
        return rung.append(f" {truncate(name, band - 2) or '·':{band}}", MUTED if name else FAINT)
    era = era_numeral(card) if len(name) + len(era_numeral(card)) + 3 <= band else ""
    words = f" {truncate(name, band - 2):{band - 2 - len(era)}}{era} "
    return rung.append(words, card_style(column.domain, shaded=height % 2 == 0)).append(" ")


def _fill(column: Column, height: int, room: int) -> Text:
    """The rest of a card, under its top edge."""
    fill = Text("  ")
    style = card_style(column.domain, shaded=height % 2 == 0) if column.cards >= height else ""
    return fill.append(" " * (room - _EDGE), style).append(" ")


def _foot(column: Column, keys: Mapping[str, str], room: int, language: str) -> Text:
    """The effect of a sacrifice, or Inspiration under Culture."""
    if column.domain == CULTURE:
        name, key = text(Term("effect-inspiration"), language), ""
        lit = any(token.startswith("~") for token in keys)
    else:
        name, key = text(effect_name(column.domain, 0), language), keys.get(f"!{column.letter}", "")
        lit = bool(key)
    foot = Text.styled(key or " ", f"bold {GOLD}")
    foot.append("~" if column.domain == CULTURE else "!", GOLD if lit else FAINT)
    return foot.append(f" {truncate(name, room - _EDGE - 1):{room - _EDGE}}", ON_FELT[column.domain] if lit else FAINT)
