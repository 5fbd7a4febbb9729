"""Rollouts: games played to their end by the evaluation, with a share of random actions so that they differ."""

from typing import Any

from civ.bots.search.action_values import best_action
from civ.bots.search.compilation import routine
from civ.bots.search.evaluation import Weights
from civ.engine.hidden.chance import Stream, below, random_action
from civ.engine.rules.legal import legal
from civ.engine.rules.state import State
from civ.engine.rules.turn import apply

MAX_ROLLOUT_PLIES = 2000  # without rule 4.5, a game in which nobody draws never ends


@routine
def rollout(state: State, weights: Weights, random_per_mille: int, features: Any, values: Any, stream: Stream) -> int:
    """Play to the end, `random_per_mille` in 1000 actions at random, and return the number of plies."""
    plies = 0
    while not state.over and plies < MAX_ROLLOUT_PLIES:
        actions = legal(state)
        if actions & (actions - 1) != 0 and below(stream, 1000) < random_per_mille:
            action = random_action(actions, stream)
        else:
            action = best_action(state, actions, weights, features, values)
        apply(state, action)
        plies += 1
    return plies
