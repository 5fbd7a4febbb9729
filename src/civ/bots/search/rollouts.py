"""Games played out by judgement, with a little chance so that no two are alike."""

from typing import Any

from civ.bots.search.action_values import best_action
from civ.bots.search.compilation import routine
from civ.bots.search.evaluation import Temper
from civ.engine.hidden.chance import Stream, below, random_action
from civ.engine.rules.legal import legal
from civ.engine.rules.state import State
from civ.engine.rules.turn import apply

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
