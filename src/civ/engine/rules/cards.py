"""Cards are small integers; a place is a table of how many cards of each kind lie there."""

from typing import Final

import numpy as np

MILITARY, RELIGION, ECONOMY, SCIENCE, CULTURE, UTOPIA = range(6)
DOMAINS: Final = 6
DOMAIN_LETTERS: Final = "MRESCU"
ALL_DOMAINS: Final = (1 << DOMAINS) - 1  # as a set of bits
ERAS: Final = 3

# A card is `domain * 4 + era`, eras from 1. That is also its cell in a place's table of 28 numbers. The other cells
# are sums: era 0 sums a domain, domain ANY sums an era, and the cell ANY_CARD sums everything. So `BACK + era` is
# "some card of that era", which is what the back of a card shows (1.2). 0 is no card.
ANY: Final = 6
CELLS: Final = 28
ANY_CARD: Final = ANY * 4
BACK: Final = ANY_CARD
NO_CARD: Final = 0

# The number of cards of each domain and era (1.1).
CARDS_BY_ERA = np.array(
    [
        [8, 8, 4],
        [8, 8, 0],
        [4, 4, 8],
        [4, 8, 8],
        [4, 4, 8],
        [0, 0, 16],
    ],
    dtype=np.int8,
)
CARDS: Final = 104
REMOVED_PER_ERA = np.array([0, 0, 3, 3, 0], dtype=np.int8)  # by number of players (2.2)

ALL_CARDS = tuple(
    domain * 4 + era for era in (1, 2, 3) for domain in range(DOMAINS) for _ in range(CARDS_BY_ERA[domain, era - 1])
)


def card(domain: int, era: int) -> int:
    """Return the card of a domain and era."""
    return domain * 4 + era


def table(cards: tuple[int, ...]) -> np.ndarray:
    """Return the cells of a place that holds exactly these cards, sums included."""
    cells = np.zeros(CELLS, np.int8)
    for one in cards:
        for cell in (one, one & ~3, BACK + (one & 3), ANY_CARD):
            cells[cell] += 1
    return cells


FULL_BOX = table(ALL_CARDS)
