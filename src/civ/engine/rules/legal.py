"""The legal actions of the pending step, as a bit set. Most functions work on sets of domains."""

from civ.engine.compilation import kernel
from civ.engine.rules.actions import (
    END_STEP,
    FIRST_COPY,
    FIRST_PERMANENT,
    FIRST_SACRIFICE,
    FIRST_SEAT,
    FIRST_SEAT_DOMAIN,
)
from civ.engine.rules.cards import ALL_DOMAINS, ANY_CARD, CULTURE, DOMAINS, ECONOMY, UTOPIA
from civ.engine.rules.draft import domains_on_offer
from civ.engine.rules.effects import (
    DEMOCRACY,
    EFFECT_DOMAINS,
    EFFECTS,
    EMBARGO,
    FROM,
    LEVEL_CARDS,
    MOVES,
    NEEDED,
    PLAY,
    START_PLACES,
    STARTING,
    TAKE_HAND,
)
from civ.engine.rules.places import ONE, domains_in, embargoed
from civ.engine.rules.state import AREA, DECK, HAND, NOWHERE, State

EFFECTS_PER_LEVEL = len(EFFECT_DOMAINS)


@kernel
def place_of(state: State, place: int) -> int:
    """Return the mover's own hand or area for HAND or AREA, and any other place unchanged."""
    return ONE * place + (state.mover if place == HAND or place == AREA else 0)


@kernel
def domains_open(state: State, step: int) -> int:
    """Return the set of domains from which the mover can choose a card in a step."""
    place = place_of(state, MOVES[step, FROM])
    if place == DECK:
        return domains_on_offer(state)
    domains = domains_in(state, place, 1)
    if step == PLAY:
        domains &= ~embargoed(state, state.mover)
    return domains


@kernel
def targets(state: State, any_domain: bool) -> int:
    """Return the actions that choose a domain of another player, with a card in it unless `any_domain`."""
    actions = ONE * 0
    for seat in range(state.players):
        if seat != state.mover:
            domains = ONE * ALL_DOMAINS if any_domain else domains_in(state, AREA + seat, 1)
            actions |= domains << (FIRST_SEAT_DOMAIN + DOMAINS * seat)
    return actions


@kernel
def domains_at(state: State, seat: int, level: int) -> int:
    """Return the set of domains whose permanent effect of a level a seat's area opens (3.4)."""
    return domains_in(state, AREA + seat, LEVEL_CARDS[state.players, level])


@kernel
def domains_offered(state: State, level: int) -> int:
    """Return the set of domains whose permanent effect of a level another player's area opens (3.12)."""
    domains = ONE * 0
    for seat in range(state.players):
        if seat != state.mover:
            domains |= domains_at(state, seat, level)
    return domains


@kernel
def most_culture(state: State, seat: int) -> bool:
    """Return whether a seat has strictly more Culture cards than each other seat (3.11)."""
    for other in range(state.players):
        if other != seat and state.cards[AREA + other, CULTURE * 4] >= state.cards[AREA + seat, CULTURE * 4]:
            return False
    return True


@kernel
def can_begin(state: State, level: int) -> int:
    """Return the set of domains whose effect of a level can begin: its whole first step is possible (3.15)."""
    domains = ONE * 0
    for row in range(len(START_PLACES)):
        place = START_PLACES[row]
        if place == NOWHERE or state.cards[place_of(state, place), ANY_CARD] >= NEEDED[level, row]:
            domains |= STARTING[level, row]
    if level == 0 and not rivals_have_cards(state):
        domains &= ~(ONE << ECONOMY)
        if state.democracy_needs_card:
            domains &= ~(ONE << UTOPIA)
    return domains


@kernel
def rivals_have_cards(state: State) -> bool:
    """Return whether any player but the mover has a face-up card."""
    for seat in range(state.players):
        if seat != state.mover and state.cards[AREA + seat, ANY_CARD] > 0:
            return True
    return False


@kernel
def effects_of(domains: int, first_action: int) -> int:
    """Convert a set of domains to a set of effect actions; Culture has none."""
    before = domains & ((ONE << CULTURE) - 1)
    after = domains >> (CULTURE + 1) << CULTURE
    return (before | after) << first_action


@kernel
def open_effects(state: State) -> int:
    """Return the legal actions of the effects step (3.2)."""
    sacrifices = domains_in(state, AREA + state.mover, 1) & can_begin(state, 0) & ~state.sacrifice_used
    actions = ONE << END_STEP | effects_of(sacrifices, FIRST_SACRIFICE)
    inspired = not state.permanent_used >> CULTURE & 1 and most_culture(state, state.mover)
    for level in range(1, 3):
        own = domains_at(state, state.mover, level)
        usable = can_begin(state, level) & ~state.permanent_used
        offset = EFFECTS_PER_LEVEL * (level - 1)
        actions |= effects_of(own & usable, FIRST_PERMANENT + offset)
        if inspired:
            copies = domains_offered(state, level) & ~own & usable  # 3.13
            actions |= effects_of(copies, FIRST_COPY + offset)
    return actions


@kernel
def legal(state: State) -> int:
    """Return the legal actions as a bit set; 0 when the game is over."""
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
