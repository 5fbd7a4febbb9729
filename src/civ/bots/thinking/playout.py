"""Games played out by judgement, with a little chance so that no two are alike."""

from typing import Any

from civ.bots.thinking.judgement import best_action
from civ.bots.thinking.kernel import routine
from civ.bots.thinking.worth import Temper
from civ.hidden.chance import Stream, below, random_action
from civ.rules.legal import legal
from civ.rules.state import State
from civ.rules.turn import apply

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
