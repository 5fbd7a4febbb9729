"""What the cards of an area are worth, domain by domain: the one judgement that all else follows from.

A *temper* is a row of weights: how much is thought of coming closer to hegemony, of levels, of the majority, of harm
to rivals. Bots of different strength are the same judgement with different tempers. For a table of so many players a
temper is spelled out: behind the weights stands the worth of every count of cards in every domain, to be looked up.
Where it stands there is reckoned with `int`: uncompiled, the small numbers of a state would overflow.
"""

from typing import Any, Final, TypeAlias

import numpy as np

from civ.bots.search.compilation import kernel
from civ.engine.rules.cards import DOMAINS, FULL_BOX
from civ.engine.rules.effects import HEGEMONY_CARDS, LEVEL_CARDS
from civ.engine.rules.ending import side_of
from civ.engine.rules.state import AREA, PILE, State

Temper: TypeAlias = Any  # float64[WEIGHTS], or spelled out float64[SPELLED_OUT]

# Where the weights of a temper stand.
BUILD: Final = 0  # [cards missing for hegemony, 0 to FARTHEST]
LEVEL_1: Final = 10  # [domain]; for Culture the value of cards enough for a level, which it does not have
LEVEL_2: Final = 16  # [domain]
POINT_EARLY: Final = 22  # a majority point while the deck is full …
POINT_LATE: Final = 23  # … and when it is empty
RIVAL: Final = 24  # how much a rival's loss is worth
HOLD: Final = 25  # what a card in hand is worth, as a share of what it would add to the area
HOLY_BOOK: Final = 26
DIVINE_RIGHT: Final = 27
CYCLE: Final = 28  # to draw one card more
DISCOVERY: Final = 29
INQUISITION: Final = 30
EMBARGO_SHARE: Final = 31  # of what the rival would gain
DEMOCRACY_SHARE: Final = 32
FETCH: Final = 33  # a card from the pile, as a share of what it would add
DRAFT: Final = 34  # [domain]: a card in the draft, beside what it adds
WEIGHTS: Final = 40

FARTHEST: Final = 9
MARKERS: Final = 5  # Democracy cards on one domain that are told apart
COUNTS: Final = 16  # cards of one domain in an area that are told apart
WITHIN_REACH: Final = MARKERS * DOMAINS * COUNTS  # behind the numbers for a hegemony that is out of reach
STAGE: Final = 2 * WITHIN_REACH  # the numbers for one stage of the game
SPELLED_OUT: Final = WEIGHTS + 2 * STAGE
LAST_TURNS: Final = 2  # of each player, when levels are worth nothing any more

# What it counts for the majority to be behind, level, one ahead, and safely ahead.
LEADS = np.array([0.0, 1.0, 1.3, 1.5])

# Rows of the notes made for one decision, a number for each domain.
LEFT: Final = 0  # cards that lie neither in an area nor in the pile
GAIN: Final = 1  # what a card more in the area is worth to the mover
LOSS: Final = 2  # what a card less costs the mover
POINT: Final = 3  # what a majority point is worth, under domain 0
NOTES: Final = 4


def spell_out(temper: Temper, players: int) -> Temper:
    """The temper with the worth of every count of cards behind it: [stage, within reach, markers, domain, cards]."""
    table = np.zeros((2, 2, MARKERS, DOMAINS, COUNTS))
    for markers in range(MARKERS):
        for cards in range(COUNTS):
            missing = int(HEGEMONY_CARDS[players]) + markers - cards
            table[:, :, markers, :, cards] += temper[BUILD] if missing <= 0 else 0.0
            table[:, 1, markers, :, cards] += temper[BUILD + min(missing, FARTHEST)] if missing > 0 else 0.0
            for level, first in ((1, LEVEL_1), (2, LEVEL_2)):
                if cards >= LEVEL_CARDS[players, level]:
                    table[0, :, markers, :, cards] += temper[first : first + DOMAINS]
    return np.concatenate([temper[:WEIGHTS], table.ravel()])


@kernel
def table_of(state: State) -> int:
    """Where the numbers for this stage of the game begin."""
    return WEIGHTS + STAGE if state.deck_size - state.drawn <= LAST_TURNS * state.players else WEIGHTS


@kernel
def looked_up(row: int, goal: int, left: int, cards: int, temper: Temper) -> float:
    """The worth of so many cards in a row of the table; another if too few are left to reach the goal."""
    return temper[row + (WITHIN_REACH if left >= goal - cards else 0) + min(int(cards), COUNTS - 1)]


@kernel
def worth(state: State, seat: int, domain: int, cards: int, markers: int, temper: Temper, notes: Any) -> float:
    """What it is worth to a seat to have so many cards, and so many markers more, in a domain."""
    laid = int(state.democracy[seat, domain]) + markers
    row = table_of(state) + (min(laid, MARKERS - 1) * DOMAINS + int(domain)) * COUNTS
    return looked_up(row, HEGEMONY_CARDS[state.players] + laid, notes[LEFT, domain], cards, temper)


@kernel
def lead(cards: int, most: int) -> float:
    """How one stands in a domain in which the best of the others has so many."""
    return LEADS[min(max(cards - most, -1), 2) + 1] if cards > 0 else 0.0


@kernel
def survey(state: State, domains: int, temper: Temper, notes: Any) -> None:
    """Note what the worth of all actions hangs on, for the domains of a set."""
    mover, side = state.mover, side_of(state, state.mover)
    deck_left = state.deck_size - state.drawn
    point = temper[POINT_LATE] + (temper[POINT_EARLY] - temper[POINT_LATE]) * deck_left / state.deck_size
    notes[POINT, 0] = point
    table, hegemony = table_of(state), HEGEMONY_CARDS[state.players]
    for domain in range(DOMAINS):
        if not domains >> domain & 1:
            continue
        most, lying = 0, state.cards[PILE, domain * 4]
        for seat in range(state.players):
            cards = state.cards[AREA + seat, domain * 4]
            lying += cards
            if not side >> seat & 1:
                most = max(most, cards)
        left, laid = FULL_BOX[domain * 4] - lying, int(state.democracy[mover, domain])
        row, goal = table + (min(laid, MARKERS - 1) * DOMAINS + domain) * COUNTS, hegemony + laid
        own = state.cards[AREA + mover, domain * 4]
        now = looked_up(row, goal, left, own, temper) + point * lead(own, most)
        more = looked_up(row, goal, left, own + 1, temper) + point * lead(own + 1, most)
        notes[LEFT, domain] = left
        notes[GAIN, domain] = more - now
        if own > 0:
            less = looked_up(row, goal, left, own - 1, temper) + point * lead(own - 1, most)
            notes[LOSS, domain] = now - less


@kernel
def rival_change(state: State, seat: int, domain: int, more: int, temper: Temper, notes: Any) -> float:
    """What so many cards more (or fewer) in another area mean to its owner; of the points, those between it and us."""
    cards, own = state.cards[AREA + seat, domain * 4], state.cards[AREA + state.mover, domain * 4]
    value = worth(state, seat, domain, cards + more, 0, temper, notes)
    value -= worth(state, seat, domain, cards, 0, temper, notes)
    return value + notes[POINT, 0] * (lead(cards + more, own) - lead(cards, own))
