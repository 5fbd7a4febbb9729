"""The evaluation: what the cards of an area are worth, domain by domain. All action values are differences of it.

The *weights* say how much each card towards hegemony, each level, a majority point or a rival's loss counts. Bots of
different strength use the same evaluation with different weights. For speed a table follows the weights, computed once
per number of players, with the value of every count of cards in every domain (`with_value_table`).

Sums that index the table are converted with `int`: in the interpreter the small integers of a state would overflow.
"""

from typing import Any, Final, TypeAlias

import numpy as np

from civ.bots.search.compilation import kernel
from civ.engine.rules.cards import DOMAINS, FULL_BOX
from civ.engine.rules.effects import HEGEMONY_CARDS, LEVEL_CARDS
from civ.engine.rules.ending import side_of
from civ.engine.rules.places import cards_left
from civ.engine.rules.state import AREA, PILE, State

Weights: TypeAlias = Any  # float64[WEIGHT_COUNT], or float64[WEIGHTS_AND_TABLE] with the value table

# The index of each weight; a comment in brackets names the index of a row of weights.
BUILD: Final = 0  # [cards missing for hegemony, 0 to MAX_MISSING_CARDS]
LEVEL_1: Final = 10  # [domain]; Culture has no levels: there it values the same number of cards
LEVEL_2: Final = 16  # [domain]
POINT_EARLY: Final = 22  # a majority point while the deck is full …
POINT_LATE: Final = 23  # … and when it is empty
RIVAL: Final = 24  # a rival's loss, as a share of its value to the rival
HOLD: Final = 25  # a card in hand, as a share of what it would add to the area
HOLY_BOOK: Final = 26
DIVINE_RIGHT: Final = 27
CYCLE: Final = 28  # replacing a card of the hand from the deck
DISCOVERY: Final = 29
INQUISITION: Final = 30
EMBARGO_SHARE: Final = 31  # an Embargo, as a share of what the rival would gain from one more card
DEMOCRACY_SHARE: Final = 32  # a Democracy card, as a share of what it costs the rival
FETCH: Final = 33  # a card taken from the pile, as a share of what it would add to the area
DRAFT_CARD: Final = 34  # [domain]; a card in the draft, on top of its value in the area
WEIGHT_COUNT: Final = 40

MAX_MISSING_CARDS: Final = 9
MARKER_COUNTS: Final = 5  # distinguished numbers of Democracy cards on a domain: 0 to 4 or more
CARD_COUNTS: Final = 16  # distinguished numbers of cards of a domain in an area: 0 to 15 or more
REACHABLE: Final = MARKER_COUNTS * DOMAINS * CARD_COUNTS  # offset of the values while hegemony is within reach
STAGE_SIZE: Final = 2 * REACHABLE  # entries per stage of the game: before and during the last turns
WEIGHTS_AND_TABLE: Final = WEIGHT_COUNT + 2 * STAGE_SIZE
LAST_TURNS_EACH: Final = 2  # the last turns of each player, in which levels have no value any more

# Majority points to expect when behind, level, one card ahead, two or more ahead.
POINTS_BY_LEAD = np.array([0.0, 1.0, 1.3, 1.5])

# Rows of the features, computed once per decision; each row has one number per domain.
CARDS_LEFT: Final = 0  # cards that are neither in an area nor in the pile
GAIN: Final = 1  # what one more card in the area gives the mover
LOSS: Final = 2  # what one card less in the area costs the mover
POINT_VALUE: Final = 3  # the value of a majority point, under domain 0
TABLE_OFFSET: Final = 4  # where the value table for this stage of the game begins, under domain 0
FEATURES: Final = 5


def with_value_table(weights: Weights, players: int) -> Weights:
    """Return the weights followed by the value table, an array [stage, reachable, markers, domain, cards]."""
    table = np.zeros((2, 2, MARKER_COUNTS, DOMAINS, CARD_COUNTS))
    for markers in range(MARKER_COUNTS):
        for cards in range(CARD_COUNTS):
            missing = int(HEGEMONY_CARDS[players]) + markers - cards
            table[:, :, markers, :, cards] += weights[BUILD] if missing <= 0 else 0.0
            table[:, 1, markers, :, cards] += weights[BUILD + min(missing, MAX_MISSING_CARDS)] if missing > 0 else 0.0
            for level, first in ((1, LEVEL_1), (2, LEVEL_2)):
                if cards >= LEVEL_CARDS[players, level]:
                    table[0, :, markers, :, cards] += weights[first : first + DOMAINS]
    return np.concatenate([weights[:WEIGHT_COUNT], table.ravel()])


@kernel
def table_offset(state: State) -> int:
    """The offset of the value table for this stage of the game."""
    last_turns = cards_left(state) <= LAST_TURNS_EACH * state.players
    return WEIGHT_COUNT + STAGE_SIZE if last_turns else WEIGHT_COUNT


@kernel
def table_value(row: int, goal: int, left: int, cards: int, weights: Weights) -> float:
    """Look up `cards` cards in a row of the table; hegemony counts only if enough cards are left to reach the goal."""
    return weights[row + (REACHABLE if left >= goal - cards else 0) + min(int(cards), CARD_COUNTS - 1)]


@kernel
def domain_value(
    state: State, seat: int, domain: int, cards: int, markers: int, weights: Weights, features: Any
) -> float:
    """The value to a seat of `cards` cards in a domain that has `markers` more Democracy cards than now."""
    laid = int(state.democracy[seat, domain]) + markers
    row = int(features[TABLE_OFFSET, 0]) + (min(laid, MARKER_COUNTS - 1) * DOMAINS + int(domain)) * CARD_COUNTS
    return table_value(row, HEGEMONY_CARDS[state.players] + laid, features[CARDS_LEFT, domain], cards, weights)


@kernel
def majority_points(cards: int, most: int) -> float:
    """The majority points to expect in a domain in which the best rival has `most` cards."""
    return POINTS_BY_LEAD[min(max(cards - most, -1), 2) + 1] if cards > 0 else 0.0


@kernel
def compute_features(state: State, domains: int, weights: Weights, features: Any) -> None:
    """Compute the features that all action values depend on, for the domains of a set."""
    mover, side = state.mover, side_of(state, state.mover)
    deck_left = cards_left(state)
    point = weights[POINT_LATE] + (weights[POINT_EARLY] - weights[POINT_LATE]) * deck_left / state.deck_size
    features[POINT_VALUE, 0] = point
    table, hegemony = table_offset(state), HEGEMONY_CARDS[state.players]
    features[TABLE_OFFSET, 0] = table
    for domain in range(DOMAINS):
        if not domains >> domain & 1:
            continue
        most, visible = 0, state.cards[PILE, domain * 4]
        for seat in range(state.players):
            cards = state.cards[AREA + seat, domain * 4]
            visible += cards
            if not side >> seat & 1:
                most = max(most, cards)
        left, laid = FULL_BOX[domain * 4] - visible, int(state.democracy[mover, domain])
        row, goal = table + (min(laid, MARKER_COUNTS - 1) * DOMAINS + domain) * CARD_COUNTS, hegemony + laid
        own = state.cards[AREA + mover, domain * 4]
        now = table_value(row, goal, left, own, weights) + point * majority_points(own, most)
        more = table_value(row, goal, left, own + 1, weights) + point * majority_points(own + 1, most)
        features[CARDS_LEFT, domain] = left
        features[GAIN, domain] = more - now
        if own > 0:
            less = table_value(row, goal, left, own - 1, weights) + point * majority_points(own - 1, most)
            features[LOSS, domain] = now - less


@kernel
def rival_value_change(state: State, seat: int, domain: int, more: int, weights: Weights, features: Any) -> float:
    """How the value of a domain to a rival changes with `more` cards (negative: fewer).

    For the majority, the rival is compared with the mover only.
    """
    cards, own = state.cards[AREA + seat, domain * 4], state.cards[AREA + state.mover, domain * 4]
    value = domain_value(state, seat, domain, cards + more, 0, weights, features)
    value -= domain_value(state, seat, domain, cards, 0, weights, features)
    return value + features[POINT_VALUE, 0] * (majority_points(cards + more, own) - majority_points(cards, own))
