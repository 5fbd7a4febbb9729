"""The table in full sentences, for plain lines and screen readers."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from civ.game.columns import NUMERALS, Column, backs, columns, deck_bands
from civ.game.reasons import domain_name, effect_name
from civ.game.views import View
from civ.i18n.texts import text
from civ.narration.cards import card_names, domain_counts
from civ.narration.standings import all_warnings, points_sentence
from civ.narration.wording import labelled

SeatNames = Callable[[int], str]  # the name of the player in a seat
TABLE_KEYWORDS: Final = ("hand", "area", "areas", "pile", "deck")  # that `describe_table` answers


def describe_hand(view: View, language: str) -> str:
    """Describe the viewer's own hand."""
    cards = "" if view.seat is None else view.hands[view.seat - 1]
    return text("plain-hand", language, cards=card_names(cards, language))


def describe_area(view: View, seat: int, names: SeatNames, language: str) -> Iterator[str]:
    """Describe a seat: its columns and markers, and what the viewer knows of its hand."""
    described = [describe_column(one, language) for one in columns(view, seat) if one.cards or one.democracies]
    cards = "; ".join(described) or text("table-none", language)
    yield text("plain-area", language, seat=seat, name=names(seat), cards=cards)
    hand = view.hands[seat - 1]
    if seat != view.seat:
        eras = ", ".join(f"{NUMERALS[era]} {count}" for era, count in enumerate(backs(hand)) if count)
        yield text("plain-backs", language, seat=seat, eras=eras or text("table-none", language))
    if view.known[seat - 1] and seat != view.seat:
        yield text("plain-known", language, seat=seat, cards=card_names(view.known[seat - 1], language))


def describe_column(column: Column, language: str) -> str:
    """Describe a column: its cards, the effect it opens, its markers."""
    name = domain_name(column.domain)
    words = [text("plain-column", language, domain=name, count=column.cards, goal=column.goal)]
    if column.reached:
        words.append(text("plain-opens", language, effect=effect_name(column.domain, column.reached)))
    if column.most:
        words.append(text("plain-most", language))
    if column.embargoed:
        words.append(text("plain-embargoed", language))
    if column.democracies:
        words.append(text("plain-democracies", language, count=column.democracies))
    if column.coin:
        words.append(text("plain-coin", language))
    return ", ".join(words)


def describe_areas(view: View, names: SeatNames, points: Sequence[int], language: str) -> Iterator[str]:
    """Describe every seat, the points if the game ended now, and who is close to hegemony."""
    for seat in range(1, view.rules.players + 1):
        yield from describe_area(view, seat, names, language)
    yield points_sentence(points, language)
    yield from all_warnings(view, language)


def describe_table(keyword: str, rest: str, view: View, names: SeatNames, language: str) -> Iterable[str]:
    """Describe a part of the table by its keyword, one of `TABLE_KEYWORDS`; after "area", `rest` is a seat."""
    match keyword:
        case "hand":
            return [describe_hand(view, language)]
        case "area" if rest.isdecimal() and 1 <= int(rest) <= view.rules.players:
            return describe_area(view, int(rest), names, language)
        case "area":
            return [text("plain-which-area", language, players=view.rules.players)]
        case "areas":
            return describe_areas(view, names, view.points, language)
        case "pile":
            return [describe_pile(view, language)]
    return describe_deck(view, language)


def describe_pile(view: View, language: str) -> str:
    """Describe the discard pile."""
    return labelled(text("demo-pile", language), f"{domain_counts(view.pile, language)}.", language)


def describe_deck(view: View, language: str) -> Iterator[str]:
    """Describe the deck by era, the cards not seen yet, and in a draft the pack and the middle."""
    eras = ", ".join(f"{numeral} {left}" for numeral, left, _ in deck_bands(view))
    yield labelled(text("label-deck", language), f"{eras}.", language)
    for era, numeral in enumerate(NUMERALS, start=1):
        unseen = " ".join(card for card in view.unseen.split() if card.startswith(str(era)))
        label = f"{text('table-unseen', language)}, {numeral}"
        yield labelled(label, f"{domain_counts(unseen, language)}.", language)
    for title, cards in (("table-pack", view.pack), ("table-middle", view.middle)):
        if cards:
            yield labelled(text(title, language), f"{card_names(cards, language)}.", language)
