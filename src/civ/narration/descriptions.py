"""What lies on the table, read out in sentences, for plain lines and screen readers."""

from collections.abc import Callable, Iterator

from civ.game.columns import NUMERALS, Column, backs, columns, deck_bands
from civ.game.reasons import domain_name, effect_name
from civ.game.views import View
from civ.i18n.texts import text
from civ.narration.sentences import cards_said, domains_said, labelled, warnings

Names = Callable[[int], str]  # what a seat's player is called


def hand_read(view: View, language: str) -> str:
    """The viewer's own hand."""
    cards = "" if view.seat is None else view.hands[view.seat - 1]
    return text("plain-hand", language, cards=cards_said(cards, language))


def area_read(view: View, seat: int, names: Names, language: str) -> Iterator[str]:
    """A seat: its columns, its markers, and its hand from outside."""
    cards = [column_read(one, language) for one in columns(view, seat) if one.cards or one.democracies]
    said = "; ".join(cards) or text("table-none", language)
    yield text("plain-area", language, seat=seat, name=names(seat), cards=said)
    hand = view.hands[seat - 1]
    if seat != view.seat:
        eras = ", ".join(f"{NUMERALS[era]} {count}" for era, count in enumerate(backs(hand)) if count)
        yield text("plain-backs", language, seat=seat, eras=eras or text("table-none", language))
    if view.known[seat - 1] and seat != view.seat:
        yield text("plain-known", language, seat=seat, cards=cards_said(view.known[seat - 1], language))


def column_read(column: Column, language: str) -> str:
    """A column: its cards, what it opens, its markers."""
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


def areas_read(view: View, names: Names, points: tuple[int, ...], language: str) -> Iterator[str]:
    """All seats, how it would end now, and who is near."""
    for seat in range(1, view.rules.players + 1):
        yield from area_read(view, seat, names, language)
    yield points_read(points, language)
    yield from warnings(view, language)


def points_read(points: tuple[int, ...], language: str) -> str:
    """The majority points if the game ended now."""
    seats = [
        f"{text('table-seat', language, seat=seat)} {text('plain-points', language, count=count)}"
        for seat, count in enumerate(points, start=1)
    ]
    return labelled(text("table-forecast", language), f"{', '.join(seats)}.", language)


def pile_read(view: View, language: str) -> str:
    """The discard pile."""
    return labelled(text("demo-pile", language), f"{domains_said(view.pile, language)}.", language)


def deck_read(view: View, language: str) -> Iterator[str]:
    """The deck by era, and what has not been seen yet."""
    eras = ", ".join(f"{numeral} {left}" for numeral, left, _ in deck_bands(view))
    yield labelled(text("demo-deck", language), f"{eras}.", language)
    for era, numeral in enumerate(NUMERALS, start=1):
        unseen = " ".join(card for card in view.unseen.split() if card.startswith(str(era)))
        label = f"{text('table-unseen', language)}, {numeral}"
        yield labelled(label, f"{domains_said(unseen, language)}.", language)
    for title, cards in (("table-pack", view.pack), ("table-middle", view.middle)):
        if cards:
            yield labelled(text(title, language), f"{cards_said(cards, language)}.", language)
