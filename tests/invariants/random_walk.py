"""Random games that check every invariant in every state, compiled so that millions of states are fast."""

from typing import Any

import numpy as np

from civ.engine.compilation import kernel
from civ.engine.hidden.chance import random_action, seed_stream
from civ.engine.hidden.redeal import redeal
from civ.engine.hidden.view import build_view
from civ.engine.rules.actions import ACTION_COUNT, END_STEP, FIRST_PERMANENT, FIRST_SACRIFICE
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

INVARIANTS = (
    "all invariants hold",
    "no card is created or lost",
    "the sums of every place match its cards, and no count is negative",
    "there are legal actions until the end, and none after it",
    "every legal action leads to a valid state",
    "every game ends",
    "cards known to be in a hand are there",
    "the view of a redealt state is byte-identical",
    "a redealt state is valid",
    "knowledge depends only on what was seen",
    "a stalled deck ends the game, and no other deck does before it is empty",
)
(
    ALL_HOLD,
    CENSUS,
    SUMS,
    LEGAL_UNTIL_END,
    ACTIONS_APPLY,
    GAME_ENDS,
    KNOWN,
    SAME_VIEW,
    VALID_REDEAL,
    ONLY_FROM_SEEN,
    STALLS,
) = range(len(INVARIANTS))
MAX_PLIES = 2000  # of a random game
MAX_STALLING_PLIES = 100_000
SEED = 20
# Effects that draw cards or discard from the hand, so that more are drawn: Assassination, Purge, Discovery.
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
def broken_invariant(state: Any, census: Any) -> int:
    """Return the first invariant of a single state that does not hold."""
    if not census_holds(state, census):
        return CENSUS
    for place in range(PLACES):
        if not sums_hold(state.cards[place]):
            return SUMS
    if state.cards[UNSEEN, ANY_CARD] != 0:
        return SUMS
    if (legal(state) == 0) != (state.over != 0):
        return LEGAL_UNTIL_END
    return ALL_HOLD


@kernel
def same_bytes(raw: Any, one: int, other: int) -> bool:
    for byte in range(raw.shape[1]):
        if raw[one, byte] != raw[other, byte]:
            return False
    return True


@kernel
def broken_invariant_of_knowledge(state: Any, observer: int, knowledge: Any) -> int:
    """Check that what an observer knows is true."""
    for owner in range(state.players):
        if not sums_hold(knowledge.known[owner]):
            return KNOWN
        for card in range(BACK):
            if owner != observer and knowledge.known[owner, card] > state.cards[HAND + owner, card]:
                return KNOWN
    return ALL_HOLD


@kernel
def broken_invariant_of_redeals(memory: Any, observer: int, stream: Any, census: Any) -> int:
    """Check that a redealt state is valid and looks the same; record 2 keeps it, 1 and 3 the views of both."""
    states, raw, all_knowledge, _ = memory
    build_view(states[0], observer, states[1])
    redeal(states[1:2], observer, all_knowledge[observer], stream, states[2:3])
    build_view(states[2], observer, states[3])
    if not same_bytes(raw, 1, 3):
        return SAME_VIEW
    return VALID_REDEAL if broken_invariant(states[2], census) != ALL_HOLD else ALL_HOLD


@kernel
def broken_invariant_of_twins(memory: Any, observer: int, action: int, stream: Any) -> int:
    """Continue two games that a seat cannot tell apart: if it still cannot, it must know the same in both.

    Both continue with the same action, or, where the choice is secret, each with any legal action.
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
        return ONLY_FROM_SEEN
    return ALL_HOLD


@kernel
def broken_invariant_of_actions(states: Any, actions: int, census: Any) -> int:
    """Check that every legal action leads to a valid state."""
    for action in range(ACTION_COUNT):
        if actions >> action & 1:
            states[4] = states[0]
            apply(states[4], action)
            if broken_invariant(states[4], census) != ALL_HOLD:
                return ACTIONS_APPLY
    return ALL_HOLD


@kernel
def action_without_draw(state: Any, actions: int, stream: Any) -> int:
    """Choose for a player who avoids drawing: use effects that do not cost cards of the hand, then end the turn."""
    if actions >> END_STEP & 1:
        if state.cards[HAND + state.mover, ANY_CARD] >= hand_limit(state):
            return END_STEP
        others = actions & ~(1 << END_STEP) & ~DRAWING
        return random_action(others, stream) if others else END_STEP
    return random_action(actions, stream)


@kernel
def broken_invariant_of_stalls(state: Any, idle_turns: int) -> int:
    """Check that the deck counts as empty when it must, after `idle_turns` turns in a row without a card leaving it."""
    due = state.stall_rounds * state.players
    stalled = due > 0 and idle_turns >= due
    if due > 0 and idle_turns > due + state.players:
        return STALLS
    if state.over == MAJORITY and state.drawn < state.deck_size and not stalled:
        return STALLS
    return ALL_HOLD


@kernel
def walk(table: Any, draft: bool, avoiding: bool, stream: Any, memory: Any) -> tuple[int, int]:
    """Play a random game and check every invariant in every state; return the broken one, if any, and the plies.

    In an `avoiding` game, players draw as little as they can. `memory` is working space: five states, three sets of
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
        broken = broken_invariant(state, census)
        if broken == ALL_HOLD:
            broken = broken_invariant_of_stalls(state, idle_turns)
        if broken == ALL_HOLD:
            broken = broken_invariant_of_actions(states, actions, census)
        for observer in range(OBSERVERS):
            if observer < state.players or observer == NOBODY:
                if broken == ALL_HOLD:
                    broken = broken_invariant_of_knowledge(state, observer, all_knowledge[observer])
                if broken == ALL_HOLD:
                    broken = broken_invariant_of_redeals(memory, observer, stream, census)
                if broken == ALL_HOLD and not state.over:
                    broken = broken_invariant_of_twins(memory, observer, action, stream)
        if broken != ALL_HOLD or state.over:
            return broken, ply
        play(state, all_knowledge[:OBSERVERS], action)
        ply += 1
        if state.drawn != drawn:
            if state.stall_rounds > 0 and idle_turns >= state.stall_rounds * state.players:
                return STALLS, ply
            drawn, idle_turns = int(state.drawn), -1 if action != END_STEP else 0
        elif action == END_STEP:
            idle_turns += 1
        if ply > (MAX_STALLING_PLIES if avoiding else MAX_PLIES):
            return GAME_ENDS, ply
        if avoiding and ply > MAX_PLIES and state.stall_rounds == 0:
            return ALL_HOLD, ply  # no rule ends such a game


def walk_games(table: Any, draft: bool, first_index: int, transitions: int) -> tuple[int, int, int]:
    """Play games for a number of transitions; return the broken invariant, the index of the game, and all plies."""
    states, stream = np.zeros(5, STATE), np.zeros(4, np.int64)
    plies, index = 0, first_index
    while plies < transitions:
        all_knowledge = np.zeros(3 * OBSERVERS, KNOWLEDGE)
        seed_stream(stream, SEED, index)
        avoiding = index % 2 == 1
        broken, played = walk(
            table, draft, avoiding, stream, (states, bytes_of(states), all_knowledge, bytes_of(all_knowledge))
        )
        if broken != ALL_HOLD:
            return broken, index, played
        plies += played
        index += 1
    return ALL_HOLD, index, plies


def bytes_of(records: Any) -> Any:
    """Return the same memory as bytes, one row per record."""
    return records.view(np.uint8).reshape(len(records), records.dtype.itemsize)
