"""Random numbers from an explicit generator state, and the dealing of unseen cards.

The generator is sfc32: four 32-bit words, kept in 64-bit integers so that nothing overflows. It gives the same numbers
compiled, uncompiled and on a GPU.
"""

from typing import Any, TypeAlias

import numpy as np

from civ.engine.compilation import kernel
from civ.engine.rules.cards import CARDS, CARDS_BY_ERA, CELLS, DOMAINS, ERAS, FULL_BOX, REMOVED_PER_ERA
from civ.engine.rules.places import put
from civ.engine.rules.state import UNSEEN, State

Stream: TypeAlias = Any  # int64[4]
MASK = 0xFFFFFFFF
ERA_SIZES = CARDS_BY_ERA.sum(axis=0).astype(np.int8)


@kernel
def random_word(stream: Stream) -> int:
    """Return the next 32 random bits."""
    word = (stream[0] + stream[1] + stream[3]) & MASK
    stream[3] = (stream[3] + 1) & MASK
    stream[0] = stream[1] ^ (stream[1] >> 9)
    stream[1] = (stream[2] + (stream[2] << 3)) & MASK
    stream[2] = (((stream[2] << 21) | (stream[2] >> 11)) + word) & MASK
    return word


@kernel
def seed_stream(stream: Stream, seed: int, index: int) -> None:
    """Initialize the generator to stream number `index` of a seed."""
    stream[0] = seed & MASK
    stream[1] = (seed >> 32) & MASK
    stream[2] = index & MASK
    stream[3] = 1
    for _ in range(12):
        random_word(stream)


@kernel
def below(stream: Stream, bound: int) -> int:
    """Return a uniform random number from 0 to `bound` - 1."""
    product = random_word(stream) * bound
    while (product & MASK) < bound and (product & MASK) < (MASK + 1) % bound:
        product = random_word(stream) * bound
    return product >> 32


@kernel
def random_action(actions: int, stream: Stream) -> int:
    """Return a uniformly random action of a set."""
    count, rest = 0, actions
    while rest:
        rest &= rest - 1
        count += 1
    for _ in range(below(stream, count)):
        actions &= actions - 1
    action, below_it = 0, (actions & -actions) - 1
    while below_it:
        below_it &= below_it - 1
        action += 1
    return action


@kernel
def draw_unseen(state: State, era: int, domains: int, stream: Stream) -> int:
    """Remove a random card of an era and of one of the domains from the unseen cards; return it."""
    cells = state.cards[UNSEEN]
    count = 0
    for domain in range(DOMAINS):
        if domains >> domain & 1:
            count += cells[domain * 4 + era]
    nth = below(stream, count)
    card = era
    while nth >= cells[card] or not domains >> (card >> 2) & 1:
        if domains >> (card >> 2) & 1:
            nth -= cells[card]
        card += 4
    put(state, UNSEEN, card, -1)
    return card


@kernel
def stack_unseen(state: State, stream: Stream) -> None:
    """Shuffle the unseen cards, era by era, into the rest of the deck and the removed cards (2.2, 2.3)."""
    removed = REMOVED_PER_ERA[state.players]
    bottom = 0
    for era in range(1, ERAS + 1):
        bottom += ERA_SIZES[era - 1] - removed
        placed = 0
        for domain in range(DOMAINS):
            for _ in range(state.cards[UNSEEN, domain * 4 + era]):
                # Inside-out Fisher-Yates: the new card takes a random slot; the card there moves to the next free one.
                other = below(stream, placed + 1)
                slot = _slot(state, bottom, removed, era, placed)
                other_slot = _slot(state, bottom, removed, era, other)
                state.deck[slot] = state.deck[other_slot]
                state.deck[other_slot] = domain * 4 + era
                placed += 1
    for cell in range(CELLS):
        state.cards[UNSEEN, cell] = 0


@kernel
def _slot(state: State, bottom: int, removed: int, era: int, index: int) -> int:
    """Return the deck index of an era's card: the removed cards first, then the deck's from the bottom of the era."""
    if index < removed:
        return state.deck_size + removed * (era - 1) + index
    return bottom - 1 - (index - removed)


@kernel
def shuffle(state: State, stream: Stream) -> None:
    """Fill the deck with a new random shuffle."""
    state.deck_size = CARDS - ERAS * REMOVED_PER_ERA[state.players]
    for cell in range(CELLS):
        state.cards[UNSEEN, cell] = FULL_BOX[cell]
    stack_unseen(state, stream)
