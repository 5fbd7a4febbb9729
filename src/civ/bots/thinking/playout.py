"""Games played out by judgement, with a little chance so that no two are alike."""

from typing import Any

import numpy as np

from civ.bots.thinking.judgement import best_action
from civ.bots.thinking.kernel import routine
from civ.bots.thinking.worth import NOTES, Temper
from civ.hidden.chance import Stream, below, random_action, seed_stream
from civ.rules.actions import ACTIONS
from civ.rules.cards import DOMAINS
from civ.rules.legal import legal
from civ.rules.state import State
from civ.rules.turn import apply
from civ.simulation import random_deal

LONGEST = 2000  # plies; a game can go on for ever if all take from the pile as much as they play


@routine
def play_out(state: State, temper: Temper, whim: int, notes: Any, scores: Any, stream: Stream) -> int:
    """Play to the end, `whim` in 1000 actions at random; how many plies."""
    plies = 0
    while not state.over and plies < LONGEST:
        actions = legal(state)
        if actions & (actions - 1) != 0 and below(stream, 1000) < whim:
            action = random_action(actions, stream)
        else:
            action = best_action(state, actions, temper, notes, scores)
        apply(state, action)
        plies += 1
    return plies


@routine
def match(states: Any, tempers: Any, whims: Any, draft: bool, seed: int, first_index: int, wins: Any) -> int:
    """Play a game in every record between tempers, one a seat of the line-up; wins by place in the line-up.

    The games of one deal, as many as there are players, differ only in who sits where.
    """
    stream, notes, scores = np.zeros(4, np.int64), np.zeros((NOTES, DOMAINS)), np.zeros(ACTIONS)
    plies = 0
    for index in range(len(states)):
        state = states[index]
        players = state.players
        deal_number, turned = divmod(first_index + index, players)
        seed_stream(stream, seed, deal_number)
        random_deal(state, draft, stream)
        begun = plies
        while not state.over and plies - begun < LONGEST:
            player = (state.mover + turned) % players
            actions = legal(state)
            if actions & (actions - 1) != 0 and below(stream, 1000) < whims[player]:
                action = random_action(actions, stream)
            else:
                action = best_action(state, actions, tempers[player], notes, scores)
            apply(state, action)
            plies += 1
        winners = 0
        for seat in range(players):
            winners += state.winners >> seat & 1
        for seat in range(players):
            if state.winners >> seat & 1:
                wins[(seat + turned) % players] += 1.0 / winners
    return plies
