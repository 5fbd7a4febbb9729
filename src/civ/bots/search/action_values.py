"""What an action is worth to the seat that is to move: the gain and loss of cards it brings, for itself and for rivals.

It looks at the mover's own hand and at what is open to all, and at nothing else: it judges a view as well as a state.
"""

from typing import Any, Final

import numpy as np

from civ.bots.search.compilation import kernel, routine
from civ.bots.search.evaluation import (
    CYCLE,
    DEMOCRACY_SHARE,
    DISCOVERY,
    DIVINE_RIGHT,
    DRAFT,
    EMBARGO_SHARE,
    FETCH,
    GAIN,
    HOLD,
    HOLY_BOOK,
    INQUISITION,
    LOSS,
    NOTES,
    RIVAL,
    Temper,
    rival_change,
    survey,
    worth,
)
from civ.engine.hidden.chance import Stream, below, random_action
from civ.engine.rules.actions import (
    ACTIONS,
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
from civ.engine.rules.cards import ANY_CARD, DOMAINS, ECONOMY, MILITARY, RELIGION, SCIENCE, UTOPIA
from civ.engine.rules.effects import (
    ATTACK,
    DISCARD_FROM_AREA,
    DISCARD_FROM_HAND,
    EFFECTS,
    EMBARGO,
    GIVE_BACK,
    PLAY,
    TAKE_BACK,
    TAKE_FROM_PILE,
)
from civ.engine.rules.ending import has_hegemony, hegemony_cards, side_of
from civ.engine.rules.legal import ALL_DOMAINS
from civ.engine.rules.places import ONE, embargoed
from civ.engine.rules.state import AREA, HAND, INDEX, PILE, State

NOTHING: Final = -1.0e9
CARDS_ONLY: Final = 1 << DOMAINS  # sets of actions below this are sets of cards
ANY_PERMANENT: Final = (1 << FIRST_SACRIFICE) - (1 << FIRST_PERMANENT)  # own or copied
QUIET_SACRIFICES: Final = 1 << RELIGION | 1 << SCIENCE  # those that are not aimed at an area
CLOSE: Final = 2  # cards missing for hegemony
LATE: Final = 12  # cards left in the deck, when an attack may be worth it for the majority alone
BIT_NUMBER = np.zeros(67, INDEX)  # powers of two leave different remainders when divided by 67
for _bit in range(63):
    BIT_NUMBER[(1 << _bit) % 67] = _bit


@kernel
def harm(state: State, domain: int, temper: Temper, notes: Any) -> float:
    """What it is worth to the mover that every other player loses a card of a domain."""
    side = side_of(state, state.mover)
    value = 0.0
    for seat in range(state.players):
        if seat != state.mover and state.cards[AREA + seat, domain * 4] > 0:
            loss = -rival_change(state, seat, domain, -1, temper, notes)
            value += -loss if side >> seat & 1 else temper[RIVAL] * loss
    return value


@kernel
def best_attack(state: State, domains: int, temper: Temper, notes: Any) -> float:
    """What the best attack on a domain of a set is worth, beside the Military card it costs."""
    best = NOTHING
    for domain in range(DOMAINS):
        if domains >> domain & 1 and state.cards[AREA + state.mover, domain * 4] > (1 if domain == MILITARY else 0):
            best = max(best, harm(state, domain, temper, notes) - notes[LOSS, domain])
    return best


@kernel
def hindrance(state: State, seat: int, domain: int, embargo: bool, temper: Temper, notes: Any) -> float:
    """What it is worth to the mover to lay an Embargo, or a Democracy card, on a domain of a seat."""
    if side_of(state, state.mover) >> seat & 1:
        return NOTHING
    cards = state.cards[AREA + seat, domain * 4]
    now = worth(state, seat, domain, cards, 0, temper, notes)
    if embargo:
        covered = embargoed(state, seat) >> domain & 1
        gain = worth(state, seat, domain, cards + 1, 0, temper, notes) - now
        return 0.0 if covered else temper[EMBARGO_SHARE] * gain
    return temper[DEMOCRACY_SHARE] * (now - worth(state, seat, domain, cards, 1, temper, notes))


@kernel
def best_hindrance(state: State, domains: int, embargo: bool, temper: Temper, notes: Any) -> float:
    """What the best place for an Embargo or a Democracy card among the domains of a set is worth."""
    best = NOTHING
    for domain in range(DOMAINS):
        if domains >> domain & 1:
            for seat in range(state.players):
                if seat != state.mover and state.cards[AREA + seat, domain * 4] > 0:
                    best = max(best, hindrance(state, seat, domain, embargo, temper, notes))
    return best


@kernel
def best_two(state: State, place: int, barred: int, notes: Any) -> tuple[float, float]:
    """What the two most useful cards of a place would add to the area."""
    first, second = NOTHING, NOTHING
    for domain in range(DOMAINS):
        cards = state.cards[place, domain * 4]
        if cards > 0 and not barred >> domain & 1:
            value = notes[GAIN, domain]
            if value > first:
                first, second = value, (value if cards > 1 else first)
            elif value > second:
                second = value
    return first, second


@kernel
def worst_two(state: State, place: int, row: int, notes: Any) -> tuple[float, float]:
    """What the two least useful cards of a place are worth: added to the area (GAIN), or lost from it (LOSS)."""
    first, second = -NOTHING, -NOTHING
    for domain in range(DOMAINS):
        cards = state.cards[place, domain * 4]
        if cards > 0:
            value = notes[row, domain]
            if value < first:
                first, second = value, (value if cards > 1 else first)
            elif value < second:
                second = value
    return first, second


@kernel
def swap(state: State, level: int, returns: bool, temper: Temper, notes: Any) -> float:
    """What it is worth to put cards of the hand in the place of others of the area (Economy and Science)."""
    one_in, two_in = best_two(state, HAND + state.mover, embargoed(state, state.mover), notes)
    one_out, two_out = worst_two(state, AREA + state.mover, LOSS, notes)
    if one_in == NOTHING:
        return NOTHING
    value = one_in - one_out
    if level == 2:
        value += (two_in if two_in != NOTHING else 0.0) - two_out
    if returns:
        value += temper[HOLD] * level
    return value


@kernel
def permanent(state: State, domain: int, level: int, temper: Temper, notes: Any) -> float:
    """What a permanent effect, own or copied, is worth."""
    drawing = state.drawn < state.deck_size
    if domain == RELIGION:
        return (temper[HOLY_BOOK] if level == 1 else temper[DIVINE_RIGHT]) if drawing else NOTHING
    if domain == MILITARY:
        one, two = worst_two(state, HAND + state.mover, GAIN, notes)
        if not drawing:
            return NOTHING
        value = temper[CYCLE] - temper[HOLD] * one
        return value if level == 1 else value + temper[CYCLE] - temper[HOLD] * two
    if domain == UTOPIA:
        one, two = best_two(state, PILE, 0, notes)
        return temper[FETCH] * (one if level == 1 else one + two)
    return swap(state, level, domain == SCIENCE, temper, notes)


@kernel
def sacrificing(state: State, domain: int, danger: int, temper: Temper, notes: Any) -> float:
    """What a sacrifice effect is worth, the card it costs counted in; only where there is danger is a rival stopped."""
    cost = notes[LOSS, domain]
    if domain == MILITARY:
        domains = ONE * ALL_DOMAINS if state.deck_size - state.drawn < LATE else danger
        return best_attack(state, domains, temper, notes) - cost if domains else NOTHING
    if domain == RELIGION:
        return temper[INQUISITION] - cost
    if domain == SCIENCE:
        return temper[DISCOVERY] * min(5, state.deck_size - state.drawn) / 5 - cost
    return best_hindrance(state, danger, domain == ECONOMY, temper, notes) - cost if danger else NOTHING


@kernel
def card_worth(state: State, domain: int, temper: Temper, notes: Any) -> float:
    """What it is worth to answer the step that is due with a card of a domain."""
    step, mover = state.steps[0], state.mover
    if step == PLAY or step == TAKE_FROM_PILE:
        return notes[GAIN, domain]
    if step == DISCARD_FROM_HAND:
        return -notes[GAIN, domain]
    if step == DISCARD_FROM_AREA or step == TAKE_BACK:
        return -notes[LOSS, domain]
    if step == ATTACK:
        return harm(state, domain, temper, notes) - notes[LOSS, domain]
    if step == GIVE_BACK:
        share = -temper[HOLD] if side_of(state, mover) >> state.target & 1 else temper[RIVAL] * temper[HOLD]
        return -notes[GAIN, domain] - share * rival_change(state, state.target, domain, 1, temper, notes)
    held = state.cards[HAND + mover, domain * 4] + state.cards[AREA + mover, domain * 4]
    return temper[DRAFT + domain] + worth(state, mover, domain, 1 + held, 0, temper, notes)


@kernel
def effect_worth(state: State, action: int, danger: int, temper: Temper, notes: Any) -> float:
    """What it is worth to begin an effect."""
    if KIND[action] == SACRIFICE:
        return sacrificing(state, DOMAIN[action], danger, temper, notes)
    return permanent(state, DOMAIN[action], LEVEL[action], temper, notes)


@kernel
def domains_in_danger(state: State) -> int:
    """The set of domains in which a rival is close to hegemony."""
    side = side_of(state, state.mover)
    domains = ONE * 0
    for seat in range(state.players):
        if not side >> seat & 1:
            for domain in range(DOMAINS):
                close = state.cards[AREA + seat, domain * 4] + CLOSE >= hegemony_cards(state, seat, domain)
                domains |= (ONE * close) << domain
    return domains


@kernel
def weigh(state: State, actions: int, temper: Temper, notes: Any, scores: Any) -> int:
    """The worth of every action of a set, and which is worth most; to end the effects step is worth 0."""
    domains = actions if actions < CARDS_ONLY else ONE * ALL_DOMAINS
    danger = ONE * 0
    if state.steps[0] == EFFECTS:
        danger = domains_in_danger(state)
        if not actions & ANY_PERMANENT and not danger and state.deck_size - state.drawn >= LATE:
            domains = ONE * QUIET_SACRIFICES
    survey(state, domains, temper, notes)
    best, chosen = NOTHING * 2, 0
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        kind = KIND[action]
        if kind == CARD:
            score = card_worth(state, DOMAIN[action], temper, notes)
        elif kind == SEAT:
            score = target_worth(state, SEAT_OF[action], temper, notes)
        elif kind == SEAT_DOMAIN:
            score = hindrance(state, SEAT_OF[action], DOMAIN[action], state.steps[0] == EMBARGO, temper, notes)
        elif kind == END:
            score = 0.0
        else:
            score = effect_worth(state, action, danger, temper, notes)
        scores[action] = score
        if score > best:
            best, chosen = score, action
    if state.steps[0] == EFFECTS and chosen != END_STEP and has_hegemony(state, state.mover):
        scores[END_STEP] = -NOTHING  # the turn's end wins
        return END_STEP
    return chosen


@kernel
def target_worth(state: State, seat: int, temper: Temper, notes: Any) -> float:
    """What it is worth to take a seat's hand: the more cards, and the closer its owner is to hegemony, the better."""
    if side_of(state, state.mover) >> seat & 1:
        return NOTHING
    value = 1.0 * state.cards[HAND + seat, ANY_CARD]
    for domain in range(DOMAINS):
        value += 0.01 * worth(state, seat, domain, state.cards[AREA + seat, domain * 4], 0, temper, notes)
    return value


@kernel
def best_action(state: State, actions: int, temper: Temper, notes: Any, scores: Any) -> int:
    """The action of a set that is worth most; the first of several."""
    return weigh(state, actions, temper, notes, scores) if actions & (actions - 1) else lowest(actions)


@kernel
def lowest(actions: int) -> int:
    """The first action of a set."""
    return BIT_NUMBER[np.uint64(actions & -actions) % np.uint64(67)]


@routine
def judge(views: Any, actions: int, temper: Temper, whim: int, stream: Stream) -> int:
    """The best action for the seat to move in a view, or in `whim` of 1000 cases any action."""
    if below(stream, 1000) < whim:
        return random_action(actions, stream)
    return best_action(views[0], actions, temper, np.zeros((NOTES, DOMAINS)), np.zeros(ACTIONS))
