"""What is open: the step that is due, and the set of actions that answer it."""

from civ.rules.actions import COPIED_EFFECT, END_STEP, FIRST_SEAT, FIRST_SEAT_DOMAIN, OWN_EFFECT, SACRIFICE_OF
from civ.rules.cards import ANY_CARD, CULTURE, DOMAINS
from civ.rules.draft import domains_on_offer
from civ.rules.effects import (
    ATTACK,
    DEMOCRACY,
    EFFECT_DOMAINS,
    EFFECTS,
    EMBARGO,
    FROM,
    LEVEL_CARDS,
    MOVES,
    PLAY,
    STEPS,
    TAKE_HAND,
)  # fmt: skip
from civ.rules.kernel import kernel
from civ.rules.places import ONE, domains_in, embargoed
from civ.rules.state import AREA, DECK, HAND, NOWHERE, State

ALL_DOMAINS = (1 << DOMAINS) - 1


@kernel
def source(state: State, step: int) -> int:
    """The place a step takes its card from."""
    place = MOVES[step, FROM]
    return place + state.mover if place == HAND or place == AREA else place


@kernel
def domains_open(state: State, step: int) -> int:
    """The set of domains a step that asks for a card can be answered with."""
    place = source(state, step)
    if place == DECK:
        return domains_on_offer(state)
    domains = domains_in(state, place)
    if step == PLAY:
        domains &= ~embargoed(state, state.mover)
    return domains


@kernel
def targets(state: State, any_domain: bool) -> int:
    """The set of actions that point at a domain of another player, who must have a card in it unless told."""
    actions = ONE * 0
    for seat in range(state.players):
        if seat != state.mover:
            domains = ONE * ALL_DOMAINS if any_domain else domains_in(state, AREA + seat)
            actions |= domains << (FIRST_SEAT_DOMAIN + DOMAINS * seat)
    return actions


@kernel
def level(state: State, seat: int, domain: int) -> int:
    """The highest level of a domain's permanent effect that a seat's area opens (3.4)."""
    cards = state.cards[AREA + seat, domain * 4]
    if cards < LEVEL_CARDS[state.players, 1]:
        return 0
    return 2 if cards >= LEVEL_CARDS[state.players, 2] else 1


@kernel
def most_culture(state: State, seat: int) -> bool:
    """Whether a seat has strictly more Culture cards than each other (3.11)."""
    for other in range(state.players):
        if other != seat and state.cards[AREA + other, CULTURE * 4] >= state.cards[AREA + seat, CULTURE * 4]:
            return False
    return True


@kernel
def offered_level(state: State, domain: int) -> int:
    """The highest level of a domain's effect that another player's area opens to them (3.12)."""
    highest = 0
    for seat in range(state.players):
        if seat != state.mover:
            highest = max(highest, level(state, seat, domain))
    return highest


@kernel
def can_begin(state: State, domain: int, effect_level: int) -> bool:
    """Whether an effect's first step can be carried out in full (3.15); level 0 is the sacrifice."""
    step, times = STEPS[domain, effect_level, 0], STEPS[domain, effect_level, 1]
    if step == EMBARGO:
        return targets(state, False) != 0
    if step == DEMOCRACY:
        return targets(state, not state.democracy_needs_card) != 0
    place = source(state, step)
    sacrificed = 1 if step == ATTACK else 0
    return place == NOWHERE or state.cards[place, ANY_CARD] - sacrificed >= times


@kernel
def open_effects(state: State) -> int:
    """The set of actions of the effects step (3.2)."""
    actions = ONE << END_STEP
    inspired = not state.permanent_used >> CULTURE & 1 and most_culture(state, state.mover)
    for domain in EFFECT_DOMAINS:
        if not state.permanent_used >> domain & 1:
            own = level(state, state.mover, domain)
            highest = max(own, offered_level(state, domain)) if inspired else own
            for effect_level in range(1, highest + 1):
                if can_begin(state, domain, effect_level):
                    table = OWN_EFFECT if effect_level <= own else COPIED_EFFECT  # 3.13
                    actions |= ONE << table[domain, effect_level]
        if (
            not state.sacrifice_used >> domain & 1
            and state.cards[AREA + state.mover, domain * 4] > 0
            and can_begin(state, domain, 0)
        ):
            actions |= ONE << SACRIFICE_OF[domain]
    return actions


@kernel
def legal(state: State) -> int:
    """The set of open actions, a bit each; empty when the game is over."""
    step = state.steps[0]
    if state.over:
        return ONE * 0
    if step == EFFECTS:
        return open_effects(state)
    if step == TAKE_HAND:
        others = ((ONE << state.players) - 1) & ~(ONE << state.mover)
        return others << FIRST_SEAT
    if step == EMBARGO:
        return targets(state, False)
    if step == DEMOCRACY:
        return targets(state, not state.democracy_needs_card)
    return domains_open(state, step)
