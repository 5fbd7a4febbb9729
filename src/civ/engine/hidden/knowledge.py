"""What observers remember: cards that are certainly in a hand, a lower bound that is never wrong (7.3, 7.4)."""

from typing import Any

from civ.engine.compilation import kernel
from civ.engine.hidden.view import can_see_pack
from civ.engine.rules.actions import CARD, DOMAIN, KIND, SEAT, SEAT_OF
from civ.engine.rules.cards import BACK, NO_CARD
from civ.engine.rules.draft import KEPT, PACK, draft_pass, pack_of, slots
from civ.engine.rules.effects import FROM, GIVE_BACK, KEEP, MOVES, TO
from civ.engine.rules.places import add, earliest, seat_after
from civ.engine.rules.state import AREA, HAND, NOBODY, OBSERVERS, PILE, Knowledge, State


@kernel
def update_knowledge(all_knowledge: Any, state: State, action: int) -> None:
    """Update the knowledge of all observers with what an action, about to be carried out, reveals to them."""
    mover, step, kind = state.mover, state.steps[0], KIND[action]
    if kind == SEAT:
        for observer in range(OBSERVERS):
            note_taken_hand(all_knowledge[observer], observer, state, mover, SEAT_OF[action])
    elif kind == CARD and step == KEEP:
        note_passed_cards(all_knowledge[mover], state, DOMAIN[action])
    elif kind == CARD and MOVES[step, FROM] == HAND:
        card = earliest(state, HAND + mover, DOMAIN[action])
        for observer in range(OBSERVERS):
            if step == GIVE_BACK:
                note_card_given_back(all_knowledge[observer], observer, state, mover, card)
            else:
                forget_card_that_left(all_knowledge[observer], observer, state, mover, card)
    elif kind == CARD and MOVES[step, TO] == HAND:
        card = earliest(state, PILE if MOVES[step, FROM] == PILE else AREA + mover, DOMAIN[action])
        for observer in range(OBSERVERS):
            if observer != mover:
                add(all_knowledge[observer].known[mover], card, 1)


@kernel
def forget_card_that_left(knowledge: Knowledge, observer: int, state: State, owner: int, card: int) -> None:
    """Forget a known card when such a card is seen leaving the hand: it may be the same one."""
    if observer == owner:
        return
    if knowledge.known[owner, card] > 0:
        add(knowledge.known[owner], card, -1)
    if is_keeper(state, observer, owner) and (knowledge.passed[0, 0] == card or knowledge.passed[0, 1] == card):
        forget_passed(knowledge, 0)


@kernel
def note_taken_hand(knowledge: Knowledge, observer: int, state: State, taker: int, victim: int) -> None:
    """Note that a whole hand was taken: its former owner knows all of it, others what they knew before (7.3)."""
    for card in range(BACK):
        if card & 3:
            seen = state.cards[HAND + victim, card] if observer == victim else knowledge.known[victim, card]
            if observer != taker:
                add(knowledge.known[taker], card, seen)
            add(knowledge.known[victim], card, -knowledge.known[victim, card])
    if is_keeper(state, observer, taker) or is_keeper(state, observer, victim):
        forget_passed(knowledge, 0)


@kernel
def note_card_given_back(knowledge: Knowledge, observer: int, state: State, giver: int, card: int) -> None:
    """Note that a card was given back: giver and receiver see which, others see only its era."""
    if observer == giver:
        add(knowledge.known[state.target], card, 1)
    elif observer == state.target:
        forget_card_that_left(knowledge, observer, state, giver, card)
    else:
        for other in range(card & 3, BACK, 4):
            if knowledge.known[giver, other] > 0:
                add(knowledge.known[giver], other, -1)


@kernel
def is_keeper(state: State, observer: int, seat: int) -> bool:
    """Return whether a seat is one of the two that kept cards of the observer's first pack."""
    return observer < NOBODY and 1 <= seat_after(state, seat, 2 * state.players - observer) <= 2


@kernel
def forget_passed(knowledge: Knowledge, pack: int) -> None:
    """Forget the cards passed on from a pack."""
    for index in range(PACK - 1):
        knowledge.passed[pack, index] = NO_CARD


@kernel
def note_skipped_play(all_knowledge: Any, state: State) -> None:
    """A skipped play reveals that every card in that hand is embargoed. `passed` cannot express that, so drop it."""
    for observer in range(state.players):
        if state.skipped_domains != 0 and is_keeper(state, observer, state.mover):
            forget_passed(all_knowledge[observer], 0)


@kernel
def note_passed_cards(knowledge: Knowledge, state: State, domain: int) -> None:
    """Note the cards that the drafting mover passes on (7.4). Everybody sees the last card of a pack."""
    pack = draft_pass(state)
    if pack == KEPT - 1:
        return
    begin, end = slots(state)
    kept, index = False, 0
    for slot in range(begin, end):
        card = state.deck[slot]
        if card != NO_CARD and card >> 2 == domain and not kept:
            kept = True
        elif card != NO_CARD:
            knowledge.passed[pack, index] = card
            index += 1


@kernel
def compare_packs(all_knowledge: Any, state: State) -> None:
    """After a draft pick, infer what was kept from each pack that the seat which passed it on sees again."""
    for seat in range(state.players):
        knowledge = all_knowledge[seat]
        for passed in range(KEPT - 1):
            pack = pack_of(state, seat, passed)
            if knowledge.passed[passed, 0] != NO_CARD and can_see_pack(state, seat, pack):
                compare_pack(knowledge, state, seat, passed, pack)


@kernel
def compare_pack(knowledge: Knowledge, state: State, seat: int, passed: int, pack: int) -> None:
    """Remove the cards that are still in the pack; the next seats have kept the missing ones."""
    kept, first, second = 0, NO_CARD, NO_CARD
    for index in range(PACK - 1):
        card = knowledge.passed[passed, index]
        copies = 0  # of this card among the earlier ones, so that each card of the pack removes only one
        for before in range(index):
            if knowledge.passed[passed, before] == card:
                copies += 1
        for slot in range(PACK * pack, PACK * pack + PACK):
            if state.deck[slot] == card:
                copies -= 1
        if card != NO_CARD and copies >= 0:
            kept += 1
            first, second = card, first
    left = seat_after(state, seat, 1)
    if kept == 0:
        return
    forget_passed(knowledge, passed)
    if kept == 1 or first == second:
        add(knowledge.known[left], first, 1)
        if kept == 2:
            add(knowledge.known[seat_after(state, seat, 2)], first, 1)
    else:
        knowledge.passed[passed, 0], knowledge.passed[passed, 1] = first, second
