"""Areas as bars: a seat's name and hand, six columns, and their numbers and markers."""

from typing import Final

from rich.text import Text

from civ.engine.rules.cards import DOMAIN_LETTERS, DOMAINS
from civ.game.columns import NUMERALS, backs, columns
from civ.game.views import View
from civ.i18n.texts import text
from civ.i18n.truncation import truncate
from civ.narration.cards import era_numeral
from civ.narration.descriptions import SeatNames
from civ.terminal.drawing.palette import FAINT, GOLD, HIGHLIGHT, INK, MUTED, ON_FELT, domain_of

MIN_LABEL_WIDTH: Final = 14  # of a seat's name and hand
_MAX_LABEL_WIDTH: Final = 24
_MIN_COLUMN_WIDTH: Final = 11
_MAX_COLUMN_WIDTH: Final = 16
_SUPERSCRIPTS: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def label_and_column_widths(width: int) -> tuple[int, int]:
    """Divide a line between the label of a seat and its six columns."""
    column = max(_MIN_COLUMN_WIDTH, min(_MAX_COLUMN_WIDTH, (width - MIN_LABEL_WIDTH) // DOMAINS))
    return max(MIN_LABEL_WIDTH, min(_MAX_LABEL_WIDTH, width - column * DOMAINS)), column


def header(language: str, width: int) -> Text:
    """Draw the letters and names of the six columns."""
    label, column = label_and_column_widths(width)
    line = Text(" " * label)
    for domain, letter in enumerate(DOMAIN_LETTERS):
        name = truncate(text(f"column-{letter}", language), column - 2)
        line.append(letter, f"bold reverse {ON_FELT[domain]}").append(
            f" {name:{column - 2}}", f"bold {ON_FELT[domain]}"
        )
    return line


def seats_in_order(view: View) -> list[int]:
    """Return the seats as they are drawn: the others clockwise, then the viewer."""
    seats = list(range(1, view.rules.players + 1))
    return seats if view.seat is None else seats[view.seat :] + seats[: view.seat]


def seat_mark(view: View, seat: int) -> str:
    """Return the sign before a seat that is to move or has won; a space for any other."""
    return "►" if seat == view.turn and not view.over else "★" if seat in view.winners else " "


def area(view: View, seat: int, names: SeatNames, width: int) -> list[Text]:
    """Draw a seat's columns as bars, with numbers and markers under them."""
    label, column_width = label_and_column_widths(width)
    to_move = seat == view.turn and not view.over
    bars = Text.styled(f"{seat_mark(view, seat)}{seat} ", f"bold {GOLD if to_move or seat in view.winners else INK}")
    name = names(seat) if len(names(seat)) < label - 3 else names(seat).partition("@")[0]  # drop a bot's budget first
    bars.append(f"{truncate(name, label - 4):{label - 3}}", f"bold {INK}" if to_move else INK)
    numbers = Text("   ")
    if seat != view.seat:
        numbers.append_text(hand_backs(view, seat, label - 4))
    numbers.append(" " * (label - numbers.cell_len))
    for one in columns(view, seat):
        colour = ON_FELT[one.domain] if one.cards else FAINT
        bars.append(f"{truncate(one.bar, column_width):{column_width}}", colour)
        style = f"bold {GOLD}" if one.near else colour
        numbers.append(f"{truncate(one.numbers, column_width - 1):{column_width}}", style)
    return [bars, numbers]


def hand_backs(view: View, seat: int, width: int) -> Text:
    """Draw another seat's hand: its backs by era, and by their letters the cards that the viewer knows."""
    hand = view.hands[seat - 1]
    known = view.known[seat - 1] if "?" in hand else hand
    hidden = [have - seen for have, seen in zip(backs(hand), backs(known), strict=True)]
    cards = [Text(f"{card[1]}{era_numeral(card)}", f"bold {ON_FELT[domain_of(card)]}") for card in known.split()]
    cards += [Text(NUMERALS[era], MUTED) for era, count in enumerate(hidden) for _ in range(count)]
    line = Text("·", FAINT).join(cards)
    if line.cell_len > width:
        groups = [f"{NUMERALS[era]}{_superscript(count)}" for era, count in enumerate(backs(hand)) if count]
        line = Text(" ".join(groups), MUTED)
    line.stylize(f"on {HIGHLIGHT}")
    return line


def _superscript(count: int) -> str:
    """Write a count above one as a superscript."""
    return str(count).translate(_SUPERSCRIPTS) if count > 1 else ""
