"""What a seat sees. A view is a state record filled only with what the seat may see: its own cards, other hands and the
deck as backs, and under UNSEEN the cards that it cannot see. Nothing hidden is ever copied and removed again.
"""

from civ.engine.compilation import kernel
from civ.engine.rules.cards import BACK, CARDS, CELLS, DOMAINS, ECONOMY, ERAS, FULL_BOX, NO_CARD, UTOPIA
from civ.engine.rules.deal import clear_table
from civ.engine.rules.draft import PACK, draft_pass
from civ.engine.rules.effects import KEEP, TAKE_FROM_MIDDLE
from civ.engine.rules.places import put, seat_after
from civ.engine.rules.state import AREA, HAND, PILE, UNSEEN, State
from civ.engine.rules.turn import set_steps


@kernel
def holder_of_pack(state: State, pack: int) -> int:
    """Return the seat that holds a draft pack now."""
    return seat_after(state, state.first, pack + draft_pass(state))


@kernel
def can_see_pack(state: State, seat: int, pack: int) -> bool:
    """Return whether a seat sees what is left of a draft pack: it holds the pack, or the rest is in the middle."""
    return state.steps[0] != KEEP or holder_of_pack(state, pack) == seat


@kernel
def build_view(state: State, seat: int, view: State) -> None:
    """Build the view of a seat, or of a spectator for NOBODY, from what rules 7.1 and 7.2 let it see."""
    view.players = state.players
    view.teams = state.teams
    view.clockwise_draft = state.clockwise_draft
    view.one_more_each = state.one_more_each
    view.democracy_needs_card = state.democracy_needs_card
    view.limit_while_held = state.limit_while_held
    view.stall_rounds = state.stall_rounds
    view.first = state.first
    clear_table(view)
    view.mover = state.mover
    view.target = state.target
    view.limit = state.limit
    view.limit_copied = state.limit_copied
    view.stalled_turns = state.stalled_turns
    view.permanent_used = state.permanent_used
    view.sacrifice_used = state.sacrifice_used
    view.skipped_domains = state.skipped_domains
    view.emptied_by = state.emptied_by
    view.over = state.over
    view.winners = state.winners
    view.coin_owner = state.coin_owner
    view.coin_seat = state.coin_seat
    view.coin_domain = state.coin_domain
    view.drawn = state.drawn
    set_steps(view, state.steps[0], state.times[0], state.steps[1], state.times[1])
    for cell in range(CELLS):
        view.cards[UNSEEN, cell] = FULL_BOX[cell]
        copy_visible(state, view, PILE, cell)
        for owner in range(state.players):
            copy_visible(state, view, AREA + owner, cell)
            if owner == seat:
                copy_visible(state, view, HAND + owner, cell)
            elif cell >= BACK:
                view.cards[HAND + owner, cell] = state.cards[HAND + owner, cell]
    for owner in range(state.players):
        for layer in range(state.players):
            marker = state.embargo[owner, layer]
            view.embargo[owner, layer] = marker
            if marker != NO_CARD:
                put(view, UNSEEN, ECONOMY * 4 + (marker & 3), -1)
        for domain in range(DOMAINS):
            view.democracy[owner, domain] = state.democracy[owner, domain]
            put(view, UNSEEN, UTOPIA * 4 + ERAS, -state.democracy[owner, domain])
    build_deck_view(state, seat, view)


@kernel
def copy_visible(state: State, view: State, place: int, cell: int) -> None:
    """Copy one cell of a visible place and subtract it from the unseen cards."""
    view.cards[place, cell] = state.cards[place, cell]
    view.cards[UNSEEN, cell] -= state.cards[place, cell]


@kernel
def build_deck_view(state: State, seat: int, view: State) -> None:
    """Copy the backs of the deck and of the removed cards, and the draft's visible cards without their gaps."""
    for slot in range(CARDS):
        card = state.deck[slot]
        view.deck[slot] = BACK + (card & 3) if slot >= state.drawn else NO_CARD
    if state.steps[0] != KEEP and state.steps[0] != TAKE_FROM_MIDDLE:
        return
    for pack in range(state.players):
        free = PACK * pack
        for slot in range(PACK * pack, PACK * pack + PACK):
            card = state.deck[slot]
            if card != NO_CARD:
                visible = can_see_pack(state, seat, pack)
                view.deck[free] = card if visible else BACK + (card & 3)
                free += 1
                if visible:
                    put(view, UNSEEN, card, -1)
