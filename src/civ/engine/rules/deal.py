"""Setting up a game (section 2) from a shuffled deck."""

from civ.engine.compilation import kernel
from civ.engine.rules.cards import CARDS, CELLS, DOMAINS, ERAS, NO_CARD, REMOVED_PER_ERA
from civ.engine.rules.draft import KEPT, PACK
from civ.engine.rules.effects import EFFECTS, HAND_LIMIT, KEEP, TAKE_FROM_MIDDLE
from civ.engine.rules.places import draw, seat_after
from civ.engine.rules.state import NOBODY, PLACES, SEATS, State
from civ.engine.rules.turn import begin_turn, return_coin, set_steps


@kernel
def clear_table(state: State) -> None:
    """Reset the state to before the deal; keep the rules, the First Player and the deck."""
    for place in range(PLACES):
        for cell in range(CELLS):
            state.cards[place, cell] = 0
    for seat in range(SEATS):
        for other in range(SEATS):
            state.embargo[seat, other] = NO_CARD
        for domain in range(DOMAINS):
            state.democracy[seat, domain] = 0
    state.drawn = 0
    state.deck_size = CARDS - ERAS * REMOVED_PER_ERA[state.players]
    state.mover = state.first
    state.target = NOBODY
    state.emptied_by = NOBODY
    state.limit = HAND_LIMIT
    state.limit_copied = 0
    state.stalled_turns = 0
    state.permanent_used = 0
    state.sacrifice_used = 0
    state.skipped_domains = 0
    state.over = 0
    state.winners = 0
    return_coin(state)


@kernel
def deal(state: State, draft: bool) -> None:
    """Deal hands of three (2.5), or packs of four for a draft (2.6)."""
    clear_table(state)
    if draft:
        state.drawn = PACK * state.players
        set_steps(state, KEEP, KEPT * state.players, TAKE_FROM_MIDDLE, state.players)
        return
    set_steps(state, EFFECTS, 0, EFFECTS, 0)
    for place in range(state.players):
        draw(state, seat_after(state, state.first, place), HAND_LIMIT)
    begin_turn(state, state.first)
