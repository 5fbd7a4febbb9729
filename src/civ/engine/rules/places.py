"""Moving and finding cards: the primitives of all other kernels."""

from typing import Any

import numpy as np

from civ.engine.compilation import kernel
from civ.engine.rules.cards import ANY_CARD, BACK, DOMAINS, NO_CARD
from civ.engine.rules.state import HAND, NOBODY, State

ONE: Any = np.int64(1)  # sets are bits of a 64-bit number


@kernel
def add(cells: Any, card: int, count: int) -> None:
    """Add `count` copies of a card to the cells of a place and to their sums; a negative count removes them."""
    cells[card] += count
    cells[(card >> 2) * 4] += count
    cells[BACK + (card & 3)] += count
    cells[ANY_CARD] += count


@kernel
def put(state: State, place: int, card: int, count: int) -> None:
    """Add `count` copies of a card to a place."""
    add(state.cards[place], card, count)


@kernel
def earliest(state: State, place: int, domain: int) -> int:
    """Return the card of a domain in a place with the earliest era (1.3), or NO_CARD."""
    for card in range(domain * 4 + 1, domain * 4 + 4):
        if state.cards[place, card] > 0:
            return card
    return NO_CARD


@kernel
def domains_in(state: State, place: int, count: int) -> int:
    """Return the set of domains with at least `count` cards in a place."""
    domains = ONE * 0
    for domain in range(DOMAINS):
        domains |= (ONE * (state.cards[place, domain * 4] >= count)) << domain
    return domains


@kernel
def embargoed(state: State, seat: int) -> int:
    """Return the set of domains that a seat may not play (3.5)."""
    domains = ONE * 0
    for layer in range(state.players):
        marker = state.embargo[seat, layer]
        if marker != NO_CARD:
            domains |= ONE << (marker >> 2)
    return domains


@kernel
def seat_after(state: State, seat: int, places: int) -> int:
    """Return the seat that many places clockwise. Draft packs are numbered the same way from the First Player."""
    seat = ONE * seat + places
    while seat >= state.players:  # quicker than a division
        seat -= state.players
    return seat


@kernel
def cards_left(state: State) -> int:
    """Return how many cards can still be drawn: none once the deck has stalled (4.5)."""
    return state.deck_size - state.drawn if state.emptied_by == NOBODY else 0


@kernel
def draw(state: State, seat: int, count: int) -> int:
    """Draw up to `count` cards for a seat; return how many were drawn."""
    count = min(count, cards_left(state))
    if count > 0:
        state.stalled_turns = 0
    for _ in range(count):
        put(state, HAND + seat, state.deck[state.drawn], 1)
        state.deck[state.drawn] = NO_CARD
        state.drawn += 1
    return count
