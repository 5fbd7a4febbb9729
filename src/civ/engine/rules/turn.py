"""The turn as a small machine: the pending step needs a choice, the choice moves a card, and steps that are finished or
impossible are dropped. `apply` carries out a legal action up to the next choice.
"""

from civ.engine.compilation import kernel
from civ.engine.rules.actions import CARD, COPY, DOMAIN, KIND, LEVEL, PERMANENT, SACRIFICE, SEAT, SEAT_DOMAIN, SEAT_OF
from civ.engine.rules.cards import ANY_CARD, CELLS, CULTURE, ECONOMY, NO_CARD, RELIGION, UTOPIA
from civ.engine.rules.draft import KEPT, pick
from civ.engine.rules.effects import (
    ATTACK,
    DEMOCRACY,
    DRAW,
    EFFECTS,
    EMBARGO,
    FROM,
    GIVE_BACK,
    HAND_LIMIT,
    KEEP,
    MOVES,
    PLAY,
    RAISE_LIMIT,
    STEPS,
    TAKE_FROM_MIDDLE,
    TO,
)
from civ.engine.rules.ending import check_end, turns_to_stall
from civ.engine.rules.legal import domains_at, domains_offered, domains_open, most_culture, place_of
from civ.engine.rules.places import ONE, draw, earliest, embargoed, put, seat_after
from civ.engine.rules.state import AREA, DECK, HAND, NOBODY, PILE, PLACES, State


@kernel
def set_steps(state: State, step: int, times: int, next_step: int, next_times: int) -> None:
    """Set the pending steps; the effects step continues after them."""
    state.steps[0], state.times[0] = step, times
    state.steps[1], state.times[1] = next_step, next_times


@kernel
def can_choose(state: State, step: int) -> bool:
    """Return whether a step has anything to choose from; steps that choose a seat always do."""
    place = place_of(state, MOVES[step, FROM])
    if place >= PLACES:
        return True
    if step == PLAY and embargoed(state, state.mover) != 0:
        return domains_open(state, step) != 0
    return state.cards[place, ANY_CARD] > 0


@kernel
def settle(state: State) -> None:
    """Carry out steps that need no choice and drop those that are finished or impossible (3.16)."""
    while state.steps[0] != EFFECTS:
        step, times = state.steps[0], state.times[0]
        if step == RAISE_LIMIT:
            state.limit = times
        elif step == DRAW:
            state.times[1] = draw(state, state.mover, times)
            state.skipped_domains = 0
        elif times > 0 and can_choose(state, step):
            return
        set_steps(state, state.steps[1], state.times[1], EFFECTS, 0)


@kernel
def begin_turn(state: State, seat: int) -> None:
    """Begin the turn of a seat (section 3); a seat that cannot play a card skips that step (3.1)."""
    state.mover = seat
    state.target = NOBODY
    state.limit = HAND_LIMIT
    state.limit_copied = 0
    if state.stalled_turns < turns_to_stall(state):
        state.stalled_turns += 1
    state.permanent_used = 0
    state.sacrifice_used = 0
    state.skipped_domains = 0
    if state.coin_owner == seat:
        return_coin(state)
    set_steps(state, PLAY, 1, EFFECTS, 0)
    settle(state)
    if state.steps[0] == EFFECTS:
        state.skipped_domains = embargoed(state, seat)


@kernel
def hand_limit(state: State) -> int:
    """Return how many cards the mover draws up to if the turn ends now (3.3).

    With `limit_while_held` (3.19) a raised limit needs its cards at the draw: the mover's area must open the level, or,
    if the limit was copied, the mover must still be able to copy it. Otherwise the next lower level counts.
    """
    if not state.limit_while_held:
        return ONE * state.limit
    for level in range(2, 0, -1):
        opened = domains_at(state, state.mover, level)
        if state.limit_copied and most_culture(state, state.mover):
            opened |= domains_offered(state, level)
        if state.limit >= STEPS[RELIGION, level, 1] and opened >> RELIGION & 1:
            return ONE * STEPS[RELIGION, level, 1]
    return ONE * HAND_LIMIT


@kernel
def end_turn(state: State) -> None:
    """Draw, remove embargoes, check for the end and begin the next turn, in the order of section 4."""
    seat = state.mover
    draw(state, seat, hand_limit(state) - state.cards[HAND + seat, ANY_CARD])
    for layer in range(state.players):
        marker = state.embargo[seat, layer]
        if marker != NO_CARD:
            put(state, PILE, ECONOMY * 4 + (marker & 3), 1)
            state.embargo[seat, layer] = NO_CARD
    check_end(state)
    if not state.over:
        begin_turn(state, seat_after(state, seat, 1))


@kernel
def set_drafter(state: State) -> None:
    """Set whose pick is next: clockwise from the First Player; from the middle as the option says (2.7)."""
    if state.steps[0] == KEEP:
        picks = KEPT * state.players - state.times[0]
        state.mover = seat_after(state, state.first, picks)
    elif state.steps[0] == TAKE_FROM_MIDDLE and state.clockwise_draft:
        state.mover = seat_after(state, state.first, state.players - state.times[0])
    elif state.steps[0] == TAKE_FROM_MIDDLE:
        state.mover = seat_after(state, state.first, state.times[0] - 1)
    else:
        begin_turn(state, state.first)


@kernel
def return_coin(state: State) -> None:
    """Return the Culture coin to the deck (3.14)."""
    state.coin_owner = NOBODY
    state.coin_seat = NOBODY
    state.coin_domain = 0


@kernel
def lay_coin(state: State, domain: int, level: int) -> None:
    """Lay the coin on the copied domain of the nearest player clockwise whose area opens the effect (3.14)."""
    seat = seat_after(state, state.mover, 1)
    while not domains_at(state, seat, level) >> domain & 1:
        seat = seat_after(state, seat, 1)
    state.coin_owner = state.mover
    state.coin_seat = seat
    state.coin_domain = domain
    state.limit_copied = domain == RELIGION
    state.permanent_used |= 1 << CULTURE


@kernel
def choose_card(state: State, domain: int) -> None:
    """Move the chosen card as the pending step says."""
    step = state.steps[0]
    place = place_of(state, MOVES[step, FROM])
    if place == DECK:
        card = pick(state, domain)
    else:
        card = earliest(state, place, domain)
        put(state, place, card, -1)
    destination = HAND + state.target if step == GIVE_BACK else place_of(state, MOVES[step, TO])
    put(state, destination, card, 1)
    state.times[0] -= 1
    if step == ATTACK:
        for seat in range(state.players):
            card = earliest(state, AREA + seat, domain)
            if seat != state.mover and card != NO_CARD:
                put(state, AREA + seat, card, -1)
                put(state, PILE, card, 1)
    elif place == DECK:
        if state.times[0] == 0:
            set_steps(state, state.steps[1], state.times[1], EFFECTS, 0)
        set_drafter(state)


@kernel
def sacrifice(state: State, domain: int) -> None:
    """Begin a sacrifice effect. A card that becomes a marker stays in the area until its target is chosen."""
    state.sacrifice_used |= 1 << domain
    step = STEPS[domain, 0, 0]
    if step != EMBARGO and step != DEMOCRACY:
        card = earliest(state, AREA + state.mover, domain)
        put(state, AREA + state.mover, card, -1)
        put(state, PILE, card, 1)


@kernel
def lay_marker(state: State, seat: int, domain: int) -> None:
    """Lay the sacrificed card face down on a domain of another player (3.5, 3.9)."""
    if state.steps[0] == EMBARGO:
        card = earliest(state, AREA + state.mover, ECONOMY)
        state.embargo[seat, state.mover] = domain * 4 + (card & 3)
    else:
        card = earliest(state, AREA + state.mover, UTOPIA)
        state.democracy[seat, domain] += 1
    put(state, AREA + state.mover, card, -1)
    state.times[0] -= 1


@kernel
def take_hand(state: State, seat: int) -> None:
    """Take a seat's whole hand; the next step gives back as many cards (3.7)."""
    state.target = seat
    state.times[0] -= 1
    state.times[1] = state.cards[HAND + seat, ANY_CARD]
    for cell in range(CELLS):
        state.cards[HAND + state.mover, cell] += state.cards[HAND + seat, cell]
        state.cards[HAND + seat, cell] = 0
    state.skipped_domains = 0


@kernel
def apply(state: State, action: int) -> None:
    """Carry out a legal action, up to the next choice."""
    kind, domain = KIND[action], DOMAIN[action]
    if kind == CARD:
        choose_card(state, domain)
    elif kind == SEAT:
        take_hand(state, SEAT_OF[action])
    elif kind == SEAT_DOMAIN:
        lay_marker(state, SEAT_OF[action], domain)
    elif kind == PERMANENT or kind == COPY or kind == SACRIFICE:
        if kind == SACRIFICE:
            sacrifice(state, domain)
        else:
            state.permanent_used |= 1 << domain
            if kind == COPY:
                lay_coin(state, domain, LEVEL[action])
        row = STEPS[domain, LEVEL[action]]
        set_steps(state, row[0], row[1], row[2], row[3])
    else:
        end_turn(state)
        return  # no area has changed, and `begin_turn` has settled the new turn
    settle(state)
    if state.coin_owner != NOBODY and not most_culture(state, state.coin_owner):
        return_coin(state)
