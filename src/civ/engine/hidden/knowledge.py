"""What a seat remembers: cards that are certainly in somebody's hand, a lower bound that is never wrong (7.3, 7.4)."""

from typing import Any

from civ.engine.compilation import kernel
from civ.engine.hidden.view import draft_pass, sees_pack
from civ.engine.rules.actions import CARD, DOMAIN, KIND, SEAT, SEAT_OF
from civ.engine.rules.cards import BACK, NO_CARD
from civ.engine.rules.draft import KEPT, PACK, slots
from civ.engine.rules.effects import FROM, GIVE_BACK, KEEP, MOVES, TO
from civ.engine.rules.places import add, earliest, seat_after
from civ.engine.rules.state import AREA, HAND, NOBODY, OBSERVERS, PILE, Knowledge, State


@kernel
def remember(minds: Any, state: State, action: int) -> None:
    """Bring the knowledge of all observers up to what they see when an action is about to be carried out."""
    mover, step, kind = state.mover, state.steps[0], KIND[action]
    if kind == SEAT:
        for observer in range(OBSERVERS):
            notice_inquisition(minds[observer], observer, state, mover, SEAT_OF[action])
    elif kind == CARD and step == KEEP:
        remember_pack(minds[mover], state, DOMAIN[action])
    elif kind == CARD and MOVES[step, FROM] == HAND:
        card = earliest(state, HAND + mover, DOMAIN[action])
        for observer in range(OBSERVERS):
            if step == GIVE_BACK:
                notice_gift(minds[observer], observer, state, mover, card)
            else:
                notice_loss(minds[observer], observer, state, mover, card)
    elif kind == CARD and MOVES[step, TO] == HAND:
        card = earliest(state, PILE if MOVES[step, FROM] == PILE else AREA + mover, DOMAIN[action])
        for observer in range(OBSERVERS):
            if observer != mover:
                add(minds[observer].known[mover], card, 1)


@kernel
def notice_loss(mind: Knowledge, observer: int, state: State, owner: int, card: int) -> None:
    """A card is seen leaving a hand: it may have been the one that was known."""
    if observer == owner:
        return
    if mind.known[owner, card] > 0:
        add(mind.known[owner], card, -1)
    if is_keeper(state, observer, owner) and (mind.passed[0, 0] == card or mind.passed[0, 1] == card):
        forget_passed(mind, 0)


@kernel
def notice_inquisition(mind: Knowledge, observer: int, state: State, taker: int, victim: int) -> None:
    """A whole hand changes hands: its former owner knows it, others know what they knew (7.3)."""
    for card in range(BACK):
        if card & 3:
            seen = state.cards[HAND + victim, card] if observer == victim else mind.known[victim, card]
            if observer != taker:
                add(mind.known[taker], card, seen)
            add(mind.known[victim], card, -mind.known[victim, card])
    if is_keeper(state, observer, taker) or is_keeper(state, observer, victim):
        forget_passed(mind, 0)


@kernel
def notice_gift(mind: Knowledge, observer: int, state: State, giver: int, card: int) -> None:
    """A card is given back: the two concerned see which, the others only its era."""
    if observer == giver:
        add(mind.known[state.target], card, 1)
    elif observer == state.target:
        notice_loss(mind, observer, state, giver, card)
    else:
        for other in range(card & 3, BACK, 4):
            if mind.known[giver, other] > 0:
                add(mind.known[giver], other, -1)


@kernel
def is_keeper(state: State, observer: int, seat: int) -> bool:
    """Whether a seat is one of the two that kept cards of the observer's first pack."""
    return observer < NOBODY and 1 <= seat_after(state, seat, 2 * state.players - observer) <= 2


@kernel
def forget_passed(mind: Knowledge, pack: int) -> None:
    """Remember no longer what was passed on from a pack."""
    for index in range(PACK - 1):
        mind.passed[pack, index] = NO_CARD


@kernel
def notice_skip(minds: Any, state: State) -> None:
    """Who cannot play shows that all their cards are embargoed: more than a guess among passed cards can hold."""
    for observer in range(state.players):
        if state.confined != 0 and is_keeper(state, observer, state.mover):
            forget_passed(minds[observer], 0)


@kernel
def remember_pack(mind: Knowledge, state: State, domain: int) -> None:
    """The drafting mover remembers what is left of the pack (7.4); the third rest is seen by all."""
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
            mind.passed[pack, index] = card
            index += 1


@kernel
def compare_packs(minds: Any, state: State) -> None:
    """After a draft pick: whoever now sees the rest of a pack that they passed on, sees what was kept of it."""
    for seat in range(state.players):
        mind = minds[seat]
        for passed in range(KEPT - 1):
            pack = seat_after(state, seat, 2 * state.players - state.first - passed)
            if mind.passed[passed, 0] != NO_CARD and sees_pack(state, seat, pack):
                compare_pack(mind, state, seat, passed, pack)


@kernel
def compare_pack(mind: Knowledge, state: State, seat: int, passed: int, pack: int) -> None:
    """Cross out what is still there; what is missing, the keepers since have."""
    kept, first, second = 0, NO_CARD, NO_CARD
    for index in range(PACK - 1):
        card = mind.passed[passed, index]
        copies = 0  # of this card among those before it, so that each card of the rest crosses out one
        for before in range(index):
            if mind.passed[passed, before] == card:
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
    forget_passed(mind, passed)
    if kept == 1 or first == second:
        add(mind.known[left], first, 1)
        if kept == 2:
            add(mind.known[seat_after(state, seat, 2)], first, 1)
    else:
        mind.passed[passed, 0], mind.passed[passed, 1] = first, second
