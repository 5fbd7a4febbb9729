"""The table as text with colours: rivals' areas as bars, deck and pile, hands as cards. From a view, and a width."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from civ.engine.rules.cards import DOMAIN_LETTERS, DOMAINS
from civ.game.columns import COIN, NUMERALS, backs, by_domain, columns, deck_bands
from civ.game.views import Cards, View
from civ.i18n.texts import text
from civ.i18n.truncation import truncate
from civ.narration.cards import era_numeral
from civ.narration.descriptions import SeatNames
from civ.terminal.drawing.palette import BACK, FAINT, GOLD, INK, MUTED, ON_FELT, card_style, domain_of

LABEL: Final = 14  # characters for a seat's name and hand, at the least
_NARROW: Final = 11  # characters of a column, at the least
_CARDS_PER_BLOCK: Final = 3  # in the bands of the deck
_RAISED: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def widths(width: int) -> tuple[int, int]:
    """The widths of a seat's label and of a column."""
    column = max(_NARROW, min(16, (width - LABEL) // DOMAINS))
    return max(LABEL, min(24, width - column * DOMAINS)), column


# --- Areas ---


def header(language: str, width: int) -> Text:
    """The letters and names of the six columns."""
    label, column = widths(width)
    line = Text(" " * label)
    for domain, letter in enumerate(DOMAIN_LETTERS):
        name = truncate(text(f"column-{letter}", language), column - 2)
        line.append(letter, f"bold reverse {ON_FELT[domain]}").append(
            f" {name:{column - 2}}", f"bold {ON_FELT[domain]}"
        )
    return line


def seats_in_order(view: View) -> list[int]:
    """The others clockwise, then the viewer."""
    seats = list(range(1, view.rules.players + 1))
    return seats if view.seat is None else seats[view.seat :] + seats[: view.seat]


def area(view: View, seat: int, names: SeatNames, width: int) -> list[Text]:
    """A seat's columns as bars, over a line of numbers and markers."""
    label, column_width = widths(width)
    to_move = seat == view.turn and not view.over
    mark = "►" if to_move else "★" if seat in view.winners else " "
    bars = Text.styled(f"{mark}{seat} ", f"bold {GOLD if to_move or seat in view.winners else INK}")
    name = names(seat) if len(names(seat)) < label - 3 else names(seat).partition("@")[0]  # a budget gives way
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
    """A hand from outside: the backs by era; what one sees or remembers of it, by its letter."""
    hand = view.hands[seat - 1]
    seen = view.known[seat - 1] if "?" in hand else hand
    hidden = [have - known for have, known in zip(backs(hand), backs(seen), strict=True)]
    cards = [Text(f"{card[1]}{era_numeral(card)}", f"bold {ON_FELT[domain_of(card)]}") for card in seen.split()]
    cards += [Text(NUMERALS[era], MUTED) for era, count in enumerate(hidden) for _ in range(count)]
    line = Text("·", FAINT).join(cards)
    if line.cell_len > width:
        groups = [f"{NUMERALS[era]}{_raised(count)}" for era, count in enumerate(backs(hand)) if count]
        line = Text(" ".join(groups), MUTED)
    line.stylize(f"on {BACK}")
    return line


def _raised(count: int) -> str:
    """How often, as a small number; nothing for once."""
    return str(count).translate(_RAISED) if count > 1 else ""


# --- The middle ---


def deck_line(view: View, language: str) -> Text:
    """How many cards of each era are left."""
    line = Text(f" {text('demo-deck', language)}  ", MUTED)
    for numeral, left, full in deck_bands(view):
        blocks, room = -(-left // _CARDS_PER_BLOCK), -(-full // _CARDS_PER_BLOCK)
        line.append(f"{numeral} ", INK if left else FAINT).append(f"{left:2} ", f"bold {INK}" if left else FAINT)
        line.append("▮" * blocks, GOLD).append("▯" * (room - blocks) + "  ", FAINT)
    return line


def pile_line(view: View, language: str) -> Text:
    """The discard pile by domain, and the coin if it lies by the deck."""
    line = Text(f" {text('demo-pile', language)}  ", MUTED)
    for domain, count in enumerate(by_domain(view.pile)):
        line.append(f"{DOMAIN_LETTERS[domain]} {count}   ", ON_FELT[domain] if count else FAINT)
    if view.coin is None:
        line.append(f" {COIN} {text('table-coin-by-deck', language)}", MUTED)
    return line


def forecast_line(points: Sequence[int], language: str) -> Text:
    """The majority points of each seat if the game ended now."""
    line = Text(f" {text('table-forecast', language)}  ", MUTED)
    for seat, count in enumerate(points, start=1):
        words = text("table-points", language, seat=seat, count=count)
        line.append(f"{words}   ", f"bold {INK}" if count == max(points) else MUTED)
    return line


# --- Cards ---


def card_chip(card: str) -> Text:
    """A card in one line."""
    return Text(f" {card[1]} {era_numeral(card)} ", card_style(domain_of(card)))


def cards_line(title: str, cards: Cards, width: int) -> Text:
    """A title and cards after it, on as many lines as they need."""
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
    """Cards of three lines each: letter and era, the domain's name, and the key that takes it."""
    faces = cards.split()
    room = min(15, (width - 1) // len(faces) - 1)
    lines = [Text(" "), Text(" "), Text(" ")]
    for card in faces:
        letter, era, key = card[1], era_numeral(card), keys.get(card[1], "")
        name = truncate(text(f"column-{letter}", language), room - 2)
        for line, words in zip(lines, (f" {letter}{era:>{room - 3}} ", f" {name}", f"{key:>{room - 1}} "), strict=True):
            line.append(f"{words:{room}}", card_style(domain_of(card))).append(" ")
    return Text("\n").join(lines)


def unseen_table(view: View, language: str) -> Text:
    """The card counter: how many cards of each era and domain the viewer has not seen yet."""
    kinds = view.unseen.split()
    table = Text(f" {text('table-unseen', language)}\n", MUTED)
    table.append(" " * 6)
    for domain, letter in enumerate(DOMAIN_LETTERS):
        table.append(f"{letter:>4}", f"bold {ON_FELT[domain]}")
    for era, numeral in enumerate(NUMERALS, start=1):
        table.append(f"\n {numeral:5}", INK)
        for domain, letter in enumerate(DOMAIN_LETTERS):
            count = kinds.count(f"{era}{letter}")
            table.append(f"{count or '·':>4}", ON_FELT[domain] if count else FAINT)
    return table
