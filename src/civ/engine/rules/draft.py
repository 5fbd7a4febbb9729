"""The draft (2.6, 2.7). The packs stay at the top of the deck, four cards each; a kept card leaves a gap."""

from civ.engine.compilation import kernel
from civ.engine.rules.cards import NO_CARD
from civ.engine.rules.effects import TAKE_FROM_MIDDLE
from civ.engine.rules.places import ONE, seat_after
from civ.engine.rules.state import State

KEPT = 3  # cards that each player keeps
PACK = KEPT + 1  # cards in a pack; the last one goes to the middle


@kernel
def draft_pass(state: State) -> int:
    """Return the current pass of the draft, from 0."""
    return (KEPT * state.players - state.times[0]) // state.players


@kernel
def pack_of(state: State, seat: int, passes: int) -> int:
    """Return the pack that a seat holds after a number of passes. Packs are numbered from the First Player's."""
    return seat_after(state, seat, 2 * state.players - state.first - passes)


@kernel
def slots(state: State) -> tuple[int, int]:
    """Return the range of the deck that the mover drafts from: a pack, or all packs for the middle."""
    if state.steps[0] == TAKE_FROM_MIDDLE:
        return 0, PACK * state.players
    pack = pack_of(state, state.mover, draft_pass(state))
    return PACK * pack, PACK * pack + PACK


@kernel
def domains_on_offer(state: State) -> int:
    """Return the set of domains that the drafting mover can choose."""
    domains = ONE * 0
    begin, end = slots(state)
    for slot in range(begin, end):
        if state.deck[slot] != NO_CARD:
            domains |= ONE << (state.deck[slot] >> 2)
    return domains


@kernel
def pick(state: State, domain: int) -> int:
    """Remove a card of a domain from the pack or the middle and return it."""
    slot, _ = slots(state)
    while state.deck[slot] == NO_CARD or state.deck[slot] >> 2 != domain:
        slot += 1
    card = state.deck[slot]
    state.deck[slot] = NO_CARD
    return card
