"""The draft (2.6, 2.7): packs lie where they were dealt, the deck's first fours; a kept card leaves a gap."""

from civ.engine.compilation import kernel
from civ.engine.rules.cards import NO_CARD
from civ.engine.rules.effects import TAKE_FROM_MIDDLE
from civ.engine.rules.places import ONE, seat_after
from civ.engine.rules.state import State

KEPT = 3  # cards each player keeps
PACK = KEPT + 1  # cards in a pack; the one that nobody keeps goes to the middle


@kernel
def slots(state: State) -> tuple[int, int]:
    """Where in the deck the draft's open cards lie for the mover: their pack, or all packs for the middle."""
    if state.steps[0] == TAKE_FROM_MIDDLE:
        return 0, 4 * state.players
    draft_pass = (KEPT * state.players - state.times[0]) // state.players
    pack = seat_after(state, state.mover, 2 * state.players - state.first - draft_pass)
    return 4 * pack, 4 * pack + 4


@kernel
def domains_on_offer(state: State) -> int:
    """The set of domains among the cards the drafting mover can choose from."""
    domains = ONE * 0
    begin, end = slots(state)
    for slot in range(begin, end):
        if state.deck[slot] != NO_CARD:
            domains |= ONE << (state.deck[slot] >> 2)
    return domains


@kernel
def pick(state: State, domain: int) -> int:
    """Take a card of that domain out of the pack or the middle."""
    slot, _ = slots(state)
    while state.deck[slot] == NO_CARD or state.deck[slot] >> 2 != domain:
        slot += 1
    card = state.deck[slot]
    state.deck[slot] = NO_CARD
    return card
