"""Walks through whole random games that check every law in every state, compiled so that millions are quick."""

from typing import Any

import numpy as np

from civ.engine.compilation import kernel
from civ.engine.hidden.chance import random_action, seed_stream
from civ.engine.hidden.redeal import redeal
from civ.engine.hidden.view import build_view
from civ.engine.rules.actions import ACTIONS, END_STEP, FIRST_PERMANENT, FIRST_SACRIFICE
from civ.engine.rules.cards import (
    ANY_CARD,
    BACK,
    CARDS,
    CELLS,
    DOMAINS,
    ECONOMY,
    ERAS,
    FULL_BOX,
    MILITARY,
    NO_CARD,
    SCIENCE,
    UTOPIA,
)
from civ.engine.rules.effects import EFFECT_DOMAINS, GIVE_BACK, KEEP
from civ.engine.rules.legal import legal
from civ.engine.rules.state import HAND, KNOWLEDGE, MAJORITY, NOBODY, OBSERVERS, PLACES, STATE, UNSEEN
from civ.engine.rules.turn import apply, hand_limit
from civ.engine.simulation import play, random_deal

LAWS = (
    "all laws hold",
    "no card is made or lost",
    "every sum of a place is the sum of its cards, and no count is negative",
    "something is open until the end, and nothing after it",
    "every open action leads to a lawful state",
    "every game ends",
    "what is known to be in a hand is there",
    "the view of a redealt state is byte-identical",
    "a redealt state is lawful",
    "knowledge follows from what was seen alone",
    "a deck that stalls ends the game, and no other deck does before it is empty",
)
ALL_HOLD, CENSUS, SUMS, OPEN, APPLIES, ENDS, KNOWN, SAME_VIEW, LAWFUL_REDEAL, SEEN_ALONE, STALLS = range(len(LAWS))
LONGEST_GAME = 2000  # plies of a random game
LONGEST_STALLING_GAME = 100_000
SEED = 20
# Effects that cost a player cards of the hand, so that more are drawn, or that draw: Assassination, Purge, Discovery.
_LEVELS = len(EFFECT_DOMAINS)
DRAWING = (
    1 << FIRST_PERMANENT + EFFECT_DOMAINS.index(MILITARY)
    | 1 << FIRST_PERMANENT + _LEVELS + EFFECT_DOMAINS.index(MILITARY)
    | 1 << FIRST_SACRIFICE + EFFECT_DOMAINS.index(SCIENCE)
)


@kernel
def census_holds(state: Any, census: Any) -> bool:
    for cell in range(CELLS):
        census[cell] = 0
    for place in range(PLACES):
        for card in range(BACK):
            census[card] += state.cards[place, card] if card & 3 else 0
    for slot in range(CARDS):
        census[state.deck[slot]] += 1
    for seat in range(state.players):
        for layer in range(state.players):
            if state.embargo[seat, layer] != NO_CARD:
                census[ECONOMY * 4 + (state.embargo[seat, layer] & 3)] += 1
        for domain in range(DOMAINS):
            census[UTOPIA * 4 + ERAS] += state.democracy[seat, domain]
    for card in range(BACK):
        if card & 3 and census[card] != FULL_BOX[card]:
            return False
    return True


@kernel
def sums_hold(cells: Any) -> bool:
    total = 0
    for domain in range(DOMAINS):
        of_domain = 0
        for era in range(1, ERAS + 1):
            if cells[domain * 4 + era] < 0:
                return False
            of_domain += cells[domain * 4 + era]
        if cells[domain * 4] != of_domain:
            return False
        total += of_domain
    for era in range(1, ERAS + 1):
        of_era = 0
        for domain in range(DOMAINS):
            of_era += cells[domain * 4 + era]
        if cells[BACK + era] != of_era:
            return False
    return bool(cells[ANY_CARD] == total)


@kernel
def broken_law(state: Any, census: Any) -> int:
    """The first law of a single state that does not hold."""
    if not census_holds(state, census):
        return CENSUS
    for place in range(PLACES):
        if not sums_hold(state.cards[place]):
            return SUMS
    if state.cards[UNSEEN, ANY_CARD] != 0:
        return SUMS
    if (legal(state) == 0) != (state.over != 0):
        return OPEN
    return ALL_HOLD


@kernel
def same_bytes(raw: Any, one: int, other: int) -> bool:
    for byte in range(raw.shape[1]):
        if raw[one, byte] != raw[other, byte]:
            return False
    return True


@kernel
def broken_law_of_knowledge(state: Any, observer: int, knowledge: Any) -> int:
    """Whether what an observer knows is so."""
    for owner in range(state.players):
        if not sums_hold(knowledge.known[owner]):
            return KNOWN
        for card in range(BACK):
            if owner != observer and knowledge.known[owner, card] > state.cards[HAND + owner, card]:
                return KNOWN
    return ALL_HOLD


@kernel
def broken_law_of_redeals(memory: Any, observer: int, stream: Any, census: Any) -> int:
    """Whether a redealt state is lawful and looks the same; record 2 keeps it, 1 and 3 the views of both."""
    states, raw, all_knowledge, _ = memory
    build_view(states[0], observer, states[1])
    redeal(states[1:2], observer, all_knowledge[observer], stream, states[2:3])
    build_view(states[2], observer, states[3])
    if not same_bytes(raw, 1, 3):
        return SAME_VIEW
    return LAWFUL_REDEAL if broken_law(states[2], census) != ALL_HOLD else ALL_HOLD


@kernel
def broken_law_of_twins(memory: Any, observer: int, action: int, stream: Any) -> int:
    """Two games that a seat cannot tell apart go on: if it still cannot, it knows the same.

    They go on with the same action, or, where the choice is a secret, with any that is open.
    """
    states, raw, all_knowledge, raw_knowledge = memory
    states[4] = states[0]
    for knowledge in range(OBSERVERS):
        all_knowledge[OBSERVERS + knowledge] = all_knowledge[knowledge]
        all_knowledge[2 * OBSERVERS + knowledge] = all_knowledge[knowledge]
    secret = states[0].steps[0] == GIVE_BACK or states[0].steps[0] == KEEP
    twin_action = random_action(legal(states[2]), stream) if secret else action
    if not play(states[2], all_knowledge[OBSERVERS : 2 * OBSERVERS], twin_action):
        return ALL_HOLD
    play(states[4], all_knowledge[2 * OBSERVERS :], action)
    build_view(states[2], observer, states[3])
    build_view(states[4], observer, states[1])
    if same_bytes(raw, 1, 3) and not same_bytes(raw_knowledge, OBSERVERS + observer, 2 * OBSERVERS + observer):
        return SEEN_ALONE
    return ALL_HOLD


@kernel
def broken_law_of_actions(states: Any, actions: int, census: Any) -> int:
    """Whether every open action leads to a lawful state."""
    for action in range(ACTIONS):
        if actions >> action & 1:
            states[4] = states[0]
            apply(states[4], action)
            if broken_law(states[4], census) != ALL_HOLD:
                return APPLIES
    return ALL_HOLD


@kernel
def action_without_draw(state: Any, actions: int, stream: Any) -> int:
    """An action of a player who avoids drawing: any effect that costs no card of the hand before the turn ends."""
    if actions >> END_STEP & 1:
        if state.cards[HAND + state.mover, ANY_CARD] >= hand_limit(state):
            return END_STEP
        others = actions & ~(1 << END_STEP) & ~DRAWING
        return random_action(others, stream) if others else END_STEP
    return random_action(actions, stream)


@kernel
def broken_law_of_stalls(state: Any, idle_turns: int) -> int:
    """Whether the deck counts as empty when it must, given the turns in a row that ended without a card leaving it."""
    due = state.stall_rounds * state.players
    stalled = due > 0 and idle_turns >= due
    if due > 0 and idle_turns > due + state.players:
        return STALLS
    if state.over == MAJORITY and state.drawn < state.deck_size and not stalled:
        return STALLS
    return ALL_HOLD


@kernel
def walk(table: Any, draft: bool, avoiding: bool, stream: Any, memory: Any) -> tuple[int, int]:
    """Play one random game, checking every law in every state; the broken law, if any, and the plies played.

    The players of an `avoiding` game draw as little as they can. `memory` is working space: five states, three sets of
    all_knowledge, and the bytes of both.
    """
    states, _, all_knowledge, _ = memory
    census = np.zeros(CELLS, np.int64)
    states[0] = table[0]
    state = states[0]
    random_deal(state, draft, stream)
    ply, idle_turns, drawn = 0, 0, int(state.drawn)
    while True:
        actions = legal(state)
        action = random_action(actions, stream) if actions else 0
        if avoiding and actions:
            action = action_without_draw(state, actions, stream)
        law = broken_law(state, census)
        if law == ALL_HOLD:
            law = broken_law_of_stalls(state, idle_turns)
        if law == ALL_HOLD:
            law = broken_law_of_actions(states, actions, census)
        for observer in range(OBSERVERS):
            if observer < state.players or observer == NOBODY:
                if law == ALL_HOLD:
                    law = broken_law_of_knowledge(state, observer, all_knowledge[observer])
                if law == ALL_HOLD:
                    law = broken_law_of_redeals(memory, observer, stream, census)
                if law == ALL_HOLD and not state.over:
                    law = broken_law_of_twins(memory, observer, action, stream)
        if law != ALL_HOLD or state.over:
            return law, ply
        play(state, all_knowledge[:OBSERVERS], action)
        ply += 1
        if state.drawn != drawn:
            if state.stall_rounds > 0 and idle_turns >= state.stall_rounds * state.players:
                return STALLS, ply
            drawn, idle_turns = int(state.drawn), -1 if action != END_STEP else 0
        elif action == END_STEP:
            idle_turns += 1
        if ply > (LONGEST_STALLING_GAME if avoiding else LONGEST_GAME):
            return ENDS, ply
        if avoiding and ply > LONGEST_GAME and state.stall_rounds == 0:
            return ALL_HOLD, ply  # nothing ends such a game


def walk_games(table: Any, draft: bool, first_index: int, transitions: int) -> tuple[int, int, int]:
    """Walk games until that many transitions are done: the broken law, the game's index, all plies."""
    states, stream = np.zeros(5, STATE), np.zeros(4, np.int64)
    plies, index = 0, first_index
    while plies < transitions:
        all_knowledge = np.zeros(3 * OBSERVERS, KNOWLEDGE)
        seed_stream(stream, SEED, index)
        avoiding = index % 2 == 1
        law, played = walk(
            table, draft, avoiding, stream, (states, bytes_of(states), all_knowledge, bytes_of(all_knowledge))
        )
        if law != ALL_HOLD:
            return law, index, played
        plies += played
        index += 1
    return ALL_HOLD, index, plies


def bytes_of(records: Any) -> Any:
    """The same memory as bytes, a row a record."""
    return records.view(np.uint8).reshape(len(records), records.dtype.itemsize)
