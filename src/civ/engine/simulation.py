"""Kernels that play many plies in one call: checked play, replay, random games, batches and perft."""

from typing import Any

import numpy as np

from civ.engine.compilation import kernel
from civ.engine.hidden.chance import Stream, below, random_action, seed_stream, shuffle
from civ.engine.hidden.knowledge import compare_packs, note_skipped_play, update_knowledge
from civ.engine.hidden.redeal import redeal
from civ.engine.hidden.view import build_view
from civ.engine.rules.actions import ACTION_COUNT
from civ.engine.rules.deal import deal
from civ.engine.rules.effects import KEEP
from civ.engine.rules.legal import legal
from civ.engine.rules.state import NOBODY, State
from civ.engine.rules.turn import apply


@kernel
def play(state: State, all_knowledge: Any, action: int) -> bool:
    """Carry out an action if it is legal and update the knowledge of all observers; return whether it was legal."""
    if not legal(state) >> action & 1:
        return False
    drafting = state.steps[0] == KEEP
    update_knowledge(all_knowledge, state, action)
    apply(state, action)
    if drafting:
        compare_packs(all_knowledge, state)
    note_skipped_play(all_knowledge, state)
    return True


# Passing an array from Python to a kernel is seven times as fast as passing a single record.


@kernel
def play_first(states: Any, all_knowledge: Any, action: int) -> int:
    """Call `play` on the first record of an array; return the legal actions after it, or -1 if it was not legal."""
    return legal(states[0]) if play(states[0], all_knowledge, action) else -1


@kernel
def legal_first(states: Any) -> int:
    """Return `legal` of the first record of an array."""
    return legal(states[0])


@kernel
def build_all_views(states: Any, views: Any) -> None:
    """Build the views of all seats and, last, of a spectator, from the first record of an array."""
    for seat in range(states[0].players):
        build_view(states[0], seat, views[seat])
    build_view(states[0], NOBODY, views[NOBODY])


@kernel
def replay(state: State, all_knowledge: Any, actions: Any) -> int:
    """Play actions in order until one is not legal; return how many were played."""
    for ply in range(len(actions)):
        if not play(state, all_knowledge, actions[ply]):
            return ply
    return len(actions)


@kernel
def random_deal(state: State, draft: bool, stream: Stream) -> None:
    """Deal a new random game with the rules of this state."""
    state.first = below(stream, state.players)
    shuffle(state, stream)
    deal(state, draft)


@kernel
def random_game(state: State, stream: Stream) -> int:
    """Play random actions to the end; return how many."""
    plies = 0
    while not state.over:
        apply(state, random_action(legal(state), stream))
        plies += 1
    return plies


@kernel
def random_games(states: Any, draft: bool, seed: int, first_index: int) -> int:
    """Deal and play a random game in every record, each from its own stream; return the plies of all."""
    stream = np.zeros(4, np.int64)
    plies = 0
    for index in range(len(states)):
        seed_stream(stream, seed, first_index + index)
        random_deal(states[index], draft, stream)
        plies += random_game(states[index], stream)
    return plies


@kernel
def deal_all(states: Any, draft: bool, streams: Any) -> None:
    """Deal a game in every record, from its own stream."""
    for index in range(len(states)):
        random_deal(states[index], draft, streams[index])


@kernel
def seed_all(streams: Any, seed: int) -> None:
    """Initialize one stream for each game of a batch."""
    for index in range(len(streams)):
        seed_stream(streams[index], seed, index)


@kernel
def legal_all(states: Any, actions: Any) -> None:
    """Write the legal actions of every game."""
    for index in range(len(states)):
        actions[index] = legal(states[index])


@kernel
def choose_all(open_actions: Any, streams: Any, chosen: Any) -> None:
    """Choose a random legal action for every game that is not over."""
    for index in range(len(open_actions)):
        if open_actions[index] != 0:
            chosen[index] = random_action(open_actions[index], streams[index])


@kernel
def step_all(states: Any, open_actions: Any, chosen: Any) -> int:
    """Play one action in every game that is not over. If any is not legal, play none and return the index of the first.

    Returns -1 if all were legal.
    """
    for index in range(len(states)):
        action = chosen[index]
        if open_actions[index] != 0 and not (0 <= action < ACTION_COUNT and open_actions[index] >> action & 1):
            return index
    for index in range(len(states)):
        if open_actions[index] != 0:
            apply(states[index], chosen[index])
            open_actions[index] = legal(states[index])
    return -1


@kernel
def redeal_many(view: Any, seat: int, knowledge: Any, stream: Stream, into: Any) -> None:
    """Redeal a view into every record of an array."""
    for index in range(len(into)):
        redeal(view, seat, knowledge, stream, into[index : index + 1])


@kernel
def perft(stack: Any, depth: int) -> int:
    """Count the sequences of `depth` legal actions from the first record of a stack of `depth` + 1 records."""
    open_actions = np.zeros(depth + 1, np.int64)
    open_actions[0] = legal(stack[0])
    ply, count = 0, 0
    while ply >= 0:
        actions = open_actions[ply]
        if ply == depth:
            count += 1
            ply -= 1
        elif actions == 0:
            ply -= 1
        else:
            action = 0
            while not actions >> action & 1:
                action += 1
            open_actions[ply] &= actions - 1
            stack[ply + 1] = stack[ply]
            ply += 1
            apply(stack[ply], action)
            open_actions[ply] = legal(stack[ply])
    return count
