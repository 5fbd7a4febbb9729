"""Action values: what each legal action gains for the seat to move, from the evaluation of the cards it moves.

Only the mover's hand and what is open to everybody is read, so the values of a view equal those of the full state.
"""

from typing import Any, Final

import numpy as np

from civ.bots.search.compilation import kernel, routine
from civ.bots.search.evaluation import (
    CYCLE,
    DEMOCRACY_SHARE,
    DISCOVERY,
    DIVINE_RIGHT,
    DRAFT_CARD,
    EMBARGO_SHARE,
    FEATURES,
    FETCH,
    GAIN,
    HOLD,
    HOLY_BOOK,
    INQUISITION,
    LOSS,
    RIVAL,
    Weights,
    compute_features,
    domain_value,
    rival_value_change,
)
from civ.engine.hidden.chance import Stream, below, random_action
from civ.engine.rules.actions import (
    ACTION_COUNT,
    CARD,
    DOMAIN,
    END,
    END_STEP,
    FIRST_PERMANENT,
    FIRST_SACRIFICE,
    KIND,
    LEVEL,
    SACRIFICE,
    SEAT,
    SEAT_DOMAIN,
    SEAT_OF,
)
from civ.engine.rules.cards import ALL_DOMAINS, ANY_CARD, DOMAINS, ECONOMY, MILITARY, RELIGION, SCIENCE, UTOPIA
from civ.engine.rules.effects import (
    ATTACK,
    DISCARD_FROM_AREA,
    DISCARD_FROM_HAND,
    EFFECTS,
    EMBARGO,
    GIVE_BACK,
    PLAY,
    STEPS,
    TAKE_BACK,
    TAKE_FROM_PILE,
)
from civ.engine.rules.ending import has_hegemony, hegemony_cards, side_of
from civ.engine.rules.places import ONE, cards_left, embargoed
from civ.engine.rules.state import AREA, HAND, INDEX, PILE, State

IMPOSSIBLE: Final = -1.0e9  # the value of an action that cannot do anything, or must not be chosen
CARDS_ONLY: Final = 1 << DOMAINS  # action sets below this contain only cards
ANY_PERMANENT: Final = (1 << FIRST_SACRIFICE) - (1 << FIRST_PERMANENT)  # own or copied
UNTARGETED_SACRIFICES: Final = 1 << RELIGION | 1 << SCIENCE  # sacrifices that are not aimed at an area
DISCOVERY_CARDS: Final = int(STEPS[SCIENCE, 0, 1])  # that Discovery draws
CLOSE_TO_HEGEMONY: Final = 2  # cards missing for hegemony
LATE_DECK_SIZE: Final = 12  # cards left in the deck; below this an attack can pay for the majority alone
BIT_NUMBER = np.zeros(67, INDEX)  # index of a power of two: all of them have different remainders modulo 67
for _bit in range(63):
    BIT_NUMBER[(1 << _bit) % 67] = _bit


@kernel
def attack_value(state: State, domain: int, weights: Weights, features: Any) -> float:
    """The value to the mover of every other player losing a card of a domain."""
    side = side_of(state, state.mover)
    value = 0.0
    for seat in range(state.players):
        if seat != state.mover and state.cards[AREA + seat, domain * 4] > 0:
            loss = -rival_value_change(state, seat, domain, -1, weights, features)
            value += -loss if side >> seat & 1 else weights[RIVAL] * loss
    return value


@kernel
def best_attack_value(state: State, domains: int, weights: Weights, features: Any) -> float:
    """The value of the best attack on a domain of a set, not counting the Military card it costs."""
    best = IMPOSSIBLE
    for domain in range(DOMAINS):
        if domains >> domain & 1 and state.cards[AREA + state.mover, domain * 4] > (1 if domain == MILITARY else 0):
            best = max(best, attack_value(state, domain, weights, features) - features[LOSS, domain])
    return best


@kernel
def marker_value(state: State, seat: int, domain: int, embargo: bool, weights: Weights, features: Any) -> float:
    """The value of laying an Embargo (else a Democracy card) on a domain of a seat."""
    if side_of(state, state.mover) >> seat & 1:
        return IMPOSSIBLE
    cards = state.cards[AREA + seat, domain * 4]
    now = domain_value(state, seat, domain, cards, 0, weights, features)
    if embargo:
        covered = embargoed(state, seat) >> domain & 1
        gain = domain_value(state, seat, domain, cards + 1, 0, weights, features) - now
        return 0.0 if covered else weights[EMBARGO_SHARE] * gain
    return weights[DEMOCRACY_SHARE] * (now - domain_value(state, seat, domain, cards, 1, weights, features))


@kernel
def best_marker_value(state: State, domains: int, embargo: bool, weights: Weights, features: Any) -> float:
    """The value of the best place for an Embargo (else a Democracy card) among the domains of a set."""
    best = IMPOSSIBLE
    for domain in range(DOMAINS):
        if domains >> domain & 1:
            for seat in range(state.players):
                if seat != state.mover and state.cards[AREA + seat, domain * 4] > 0:
                    best = max(best, marker_value(state, seat, domain, embargo, weights, features))
    return best


@kernel
def two_highest_gains(state: State, place: int, barred: int, features: Any) -> tuple[float, float]:
    """What the two most useful cards of a place would add to the area; IMPOSSIBLE where there is none."""
    first, second = IMPOSSIBLE, IMPOSSIBLE
    for domain in range(DOMAINS):
        cards = state.cards[place, domain * 4]
        if cards > 0 and not barred >> domain & 1:
            value = features[GAIN, domain]
            if value > first:
                first, second = value, (value if cards > 1 else first)
            elif value > second:
                second = value
    return first, second


@kernel
def two_lowest(state: State, place: int, row: int, features: Any) -> tuple[float, float]:
    """The two lowest values among the cards of a place, by the feature GAIN or LOSS."""
    first, second = -IMPOSSIBLE, -IMPOSSIBLE
    for domain in range(DOMAINS):
        cards = state.cards[place, domain * 4]
        if cards > 0:
            value = features[row, domain]
            if value < first:
                first, second = value, (value if cards > 1 else first)
            elif value < second:
                second = value
    return first, second


@kernel
def swap_value(state: State, level: int, returns: bool, weights: Weights, features: Any) -> float:
    """The value of exchanging cards between hand and area (Economy; Science, where `returns` keeps the cards)."""
    one_in, two_in = two_highest_gains(state, HAND + state.mover, embargoed(state, state.mover), features)
    one_out, two_out = two_lowest(state, AREA + state.mover, LOSS, features)
    if one_in == IMPOSSIBLE:
        return IMPOSSIBLE
    value = one_in - one_out
    if level == 2:
        value += (two_in if two_in != IMPOSSIBLE else 0.0) - two_out
    if returns:
        value += weights[HOLD] * level
    return value


@kernel
def permanent_value(state: State, domain: int, level: int, weights: Weights, features: Any) -> float:
    """The value of a permanent effect, own or copied."""
    drawing = cards_left(state) > 0
    if domain == RELIGION:
        return (weights[HOLY_BOOK] if level == 1 else weights[DIVINE_RIGHT]) if drawing else IMPOSSIBLE
    if domain == MILITARY:
        one, two = two_lowest(state, HAND + state.mover, GAIN, features)
        if not drawing:
            return IMPOSSIBLE
        value = weights[CYCLE] - weights[HOLD] * one
        return value if level == 1 else value + weights[CYCLE] - weights[HOLD] * two
    if domain == UTOPIA:
        one, two = two_highest_gains(state, PILE, 0, features)
        return weights[FETCH] * (one if level == 1 else one + two)
    return swap_value(state, level, domain == SCIENCE, weights, features)


@kernel
def sacrifice_value(state: State, domain: int, threatened: int, weights: Weights, features: Any) -> float:
    """The value of a sacrifice effect, less the card it costs. Rivals are stopped only in the threatened domains."""
    cost = features[LOSS, domain]
    if domain == MILITARY:
        domains = ONE * ALL_DOMAINS if cards_left(state) < LATE_DECK_SIZE else threatened
        return best_attack_value(state, domains, weights, features) - cost if domains else IMPOSSIBLE
    if domain == RELIGION:
        return weights[INQUISITION] - cost
    if domain == SCIENCE:
        return weights[DISCOVERY] * min(DISCOVERY_CARDS, cards_left(state)) / DISCOVERY_CARDS - cost
    if not threatened:
        return IMPOSSIBLE
    return best_marker_value(state, threatened, domain == ECONOMY, weights, features) - cost


@kernel
def card_value(state: State, domain: int, weights: Weights, features: Any) -> float:
    """The value of answering the pending step with a card of a domain."""
    step, mover = state.steps[0], state.mover
    if step == PLAY or step == TAKE_FROM_PILE:
        return features[GAIN, domain]
    if step == DISCARD_FROM_HAND:
        return -features[GAIN, domain]
    if step == DISCARD_FROM_AREA or step == TAKE_BACK:
        return -features[LOSS, domain]
    if step == ATTACK:
        return attack_value(state, domain, weights, features) - features[LOSS, domain]
    if step == GIVE_BACK:
        share = -weights[HOLD] if side_of(state, mover) >> state.target & 1 else weights[RIVAL] * weights[HOLD]
        return -features[GAIN, domain] - share * rival_value_change(state, state.target, domain, 1, weights, features)
    held = state.cards[HAND + mover, domain * 4] + state.cards[AREA + mover, domain * 4]
    return weights[DRAFT_CARD + domain] + domain_value(state, mover, domain, 1 + held, 0, weights, features)


@kernel
def effect_value(state: State, action: int, threatened: int, weights: Weights, features: Any) -> float:
    """The value of starting an effect."""
    if KIND[action] == SACRIFICE:
        return sacrifice_value(state, DOMAIN[action], threatened, weights, features)
    return permanent_value(state, DOMAIN[action], LEVEL[action], weights, features)


@kernel
def threatened_domains(state: State) -> int:
    """The set of domains in which a rival is close to hegemony."""
    side = side_of(state, state.mover)
    domains = ONE * 0
    for seat in range(state.players):
        if not side >> seat & 1:
            for domain in range(DOMAINS):
                close = state.cards[AREA + seat, domain * 4] + CLOSE_TO_HEGEMONY >= hegemony_cards(state, seat, domain)
                domains |= (ONE * close) << domain
    return domains


@kernel
def evaluate_actions(state: State, actions: int, weights: Weights, features: Any, values: Any) -> int:
    """Write the value of every action of a set into `values`; return the best. Ending the effects step is 0."""
    domains = actions if actions < CARDS_ONLY else ONE * ALL_DOMAINS
    threatened = ONE * 0
    if state.steps[0] == EFFECTS:
        threatened = threatened_domains(state)
        if not actions & ANY_PERMANENT and not threatened and cards_left(state) >= LATE_DECK_SIZE:
            domains = ONE * UNTARGETED_SACRIFICES
    compute_features(state, domains, weights, features)
    best, chosen = IMPOSSIBLE * 2, 0
    while actions:
        action = first_action(actions)
        actions &= actions - 1
        kind = KIND[action]
        if kind == CARD:
            value = card_value(state, DOMAIN[action], weights, features)
        elif kind == SEAT:
            value = target_value(state, SEAT_OF[action], weights, features)
        elif kind == SEAT_DOMAIN:
            value = marker_value(state, SEAT_OF[action], DOMAIN[action], state.steps[0] == EMBARGO, weights, features)
        elif kind == END:
            value = 0.0
        else:
            value = effect_value(state, action, threatened, weights, features)
        values[action] = value
        if value > best:
            best, chosen = value, action
    if state.steps[0] == EFFECTS and chosen != END_STEP and has_hegemony(state, state.mover):
        values[END_STEP] = -IMPOSSIBLE  # ending the turn wins (rule 4.3)
        return END_STEP
    return chosen


@kernel
def target_value(state: State, seat: int, weights: Weights, features: Any) -> float:
    """The value of taking a seat's hand: higher with more cards and with an owner closer to hegemony."""
    if side_of(state, state.mover) >> seat & 1:
        return IMPOSSIBLE
    value = 1.0 * state.cards[HAND + seat, ANY_CARD]
    for domain in range(DOMAINS):
        value += 0.01 * domain_value(state, seat, domain, state.cards[AREA + seat, domain * 4], 0, weights, features)
    return value


@kernel
def best_action(state: State, actions: int, weights: Weights, features: Any, values: Any) -> int:
    """The action of a set with the highest value; the first of equals."""
    if actions & (actions - 1):
        return evaluate_actions(state, actions, weights, features, values)
    return first_action(actions)


@kernel
def first_action(actions: int) -> int:
    """The lowest action number in a set."""
    return BIT_NUMBER[np.uint64(actions & -actions) % np.uint64(67)]


@routine
def choose_action(views: Any, actions: int, weights: Weights, random_per_mille: int, stream: Stream) -> int:
    """The best action for the seat to move in a view; `random_per_mille` in 1000 choices are random."""
    if below(stream, 1000) < random_per_mille:
        return random_action(actions, stream)
    return best_action(views[0], actions, weights, np.zeros((FEATURES, DOMAINS)), np.zeros(ACTION_COUNT))
