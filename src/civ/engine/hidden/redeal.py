"""Sampling full states that a seat cannot tell from the real one, from its view and knowledge alone."""

from typing import Any

from civ.engine.compilation import kernel
from civ.engine.hidden.chance import Stream, below, draw_unseen, stack_unseen
from civ.engine.hidden.view import holder_of_pack
from civ.engine.rules.cards import ALL_DOMAINS, ANY_CARD, BACK, ERAS, NO_CARD
from civ.engine.rules.draft import KEPT, PACK, pack_of
from civ.engine.rules.effects import KEEP
from civ.engine.rules.legal import legal
from civ.engine.rules.places import put, seat_after
from civ.engine.rules.state import HAND, UNSEEN, Knowledge, State


@kernel
def redeal(view: Any, seat: int, knowledge: Knowledge, stream: Stream, into: Any) -> None:
    """Sample into `into` a full state that fits a view and knowledge, uniformly over all arrangements of the cards.

    `view` and `into` are arrays of one record. It is also known that the mover has a legal action, so arrangements
    without one are rejected.
    """
    state = into[0]
    while True:
        into[0] = view[0]
        deal_known(state, seat, knowledge)
        deal_passed(state, seat, knowledge, stream)
        deal_hidden(state, seat, state.mover, stream)
        if state.over or legal(state) != 0:
            break
    for owner in range(state.players):
        if owner != state.mover:
            deal_hidden(state, seat, owner, stream)
    for slot in range(PACK * state.players):
        if state.deck[slot] == BACK + 1 and slot < state.drawn:
            state.deck[slot] = draw_unseen(state, 1, ALL_DOMAINS, stream)
    stack_unseen(state, stream)


@kernel
def add_known_card(state: State, seat: int, card: int) -> None:
    """Set the domain of a card in a hand that already counts its back."""
    state.cards[HAND + seat, card] += 1
    state.cards[HAND + seat, (card >> 2) * 4] += 1


@kernel
def deal_known(state: State, seat: int, knowledge: Knowledge) -> None:
    """Deal the other seats the cards that they certainly have."""
    for owner in range(state.players):
        if owner != seat and knowledge.known[owner, ANY_CARD] > 0:
            for card in range(BACK):
                if card & 3:
                    put(state, UNSEEN, card, -knowledge.known[owner, card])
                    for _ in range(knowledge.known[owner, card]):
                        add_known_card(state, owner, card)


@kernel
def deal_passed(state: State, seat: int, knowledge: Knowledge, stream: Stream) -> None:
    """Deal the cards passed on in the draft to the seats that have kept since, and the rest back into the pack."""
    for passed in range(KEPT - 1):
        count = 0
        while count < PACK - 1 and knowledge.passed[passed, count] != NO_CARD:
            count += 1
        pack = pack_of(state, seat, passed)
        if count == 0 or (state.steps[0] == KEEP and holder_of_pack(state, pack) == seat):
            continue
        kept = count
        if state.steps[0] == KEEP:
            for slot in range(PACK * pack, PACK * pack + PACK):
                if state.deck[slot] != NO_CARD:
                    kept -= 1
        left = (1 << count) - 1  # bit set of the cards still to be dealt
        for dealt in range(count):
            index, nth = 0, below(stream, count - dealt)
            while nth > 0 or not left >> index & 1:
                nth -= left >> index & 1
                index += 1
            left &= ~(1 << index)
            card = knowledge.passed[passed, index]
            put(state, UNSEEN, card, -1)
            if dealt < kept:
                add_known_card(state, seat_after(state, seat, 1 + dealt), card)
            else:
                state.deck[PACK * pack + dealt - kept] = card


@kernel
def deal_hidden(state: State, seat: int, owner: int, stream: Stream) -> None:
    """Fill another seat's hand with as many unseen cards of each era as its backs show."""
    if owner == seat:
        return
    restricted = owner == state.mover and state.skipped_domains != 0
    for era in range(1, ERAS + 1):
        missing = state.cards[HAND + owner, BACK + era]
        for card in range(era, BACK, 4):
            missing -= state.cards[HAND + owner, card]
        for _ in range(missing):
            add_known_card(
                state, owner, draw_unseen(state, era, state.skipped_domains if restricted else ALL_DOMAINS, stream)
            )
