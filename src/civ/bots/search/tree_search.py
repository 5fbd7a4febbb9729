"""Information-set Monte-Carlo tree search (ISMCTS) with a single tree, in one kernel.

Each iteration redeals the hidden cards in a way the searching seat cannot tell from the real deal, descends one tree
that all deals share, choosing at each node among the actions this deal allows, adds a node, and finishes the game with
a rollout. The mover of a node maximises their own wins (in a team game, the team's). Because deals allow different
actions, a node counts its visits and its availability: how often its action was legal when the parent was visited.

The tree is an array with a row per node; siblings are a linked list. Row 0 is not a node, so index 0 means "none".
"""

import math
from typing import Any

import numpy as np

from civ.bots.search.action_values import best_action, first_action
from civ.bots.search.compilation import kernel, routine
from civ.bots.search.evaluation import FEATURES, Weights
from civ.bots.search.rollouts import rollout
from civ.engine.hidden.chance import Stream
from civ.engine.hidden.redeal import redeal
from civ.engine.rules.actions import ACTION_COUNT
from civ.engine.rules.cards import DOMAINS
from civ.engine.rules.ending import majority_winners
from civ.engine.rules.legal import legal
from civ.engine.rules.places import ONE
from civ.engine.rules.state import SEATS, STATE, State
from civ.engine.rules.turn import apply

NODE = np.dtype(
    [
        ("first_child", np.int32),
        ("next_sibling", np.int32),
        ("action", np.int32),
        ("visits", np.int32),
        ("availability", np.int32),  # visits of the parent in which the action was legal
        ("prior", np.float32),  # from the action values; not normalised
        ("wins", np.float64),  # rewards of the player whose action it is
    ]
)
MAX_DEPTH = 512  # nodes on one path from the root
PLY_DISCOUNT = 1e-5  # the reward lost per ply, so that of two wins the quicker is preferred

# Indices into the settings of the search, in the order of the fields of `civ.bots.expert.SearchSettings`.
EXPLORATION, PRIOR_SHARPNESS, PRIOR_FLOOR, RANDOM_PER_MILLE = range(4)


@kernel
def update_availability(tree: Any, node: int, actions: int) -> int:
    """Count the availability of every child whose action is legal; return the legal actions without a node."""
    child = tree[node].first_child
    while child != 0:
        if actions >> tree[child].action & 1:
            tree[child].availability += 1
            actions &= ~(ONE << tree[child].action)
        child = tree[child].next_sibling
    return actions


@kernel
def expand(tree: Any, used: int, node: int, actions: int, best: int, values: Any, settings: Any) -> int:
    """Give a node a child for every action of a set, and return the number of rows used."""
    while actions:
        action = first_action(actions)
        actions &= actions - 1
        tree[used].first_child = 0
        tree[used].next_sibling = tree[node].first_child
        tree[used].action = action
        tree[used].visits = 0
        tree[used].availability = 1
        tree[used].wins = 0.0
        tree[used].prior = settings[PRIOR_FLOOR] + math.exp(
            max(values[action] - values[best], -50.0) * settings[PRIOR_SHARPNESS]
        )
        tree[node].first_child = used
        used += 1
    return used


@kernel
def select_child(tree: Any, node: int, actions: int, settings: Any) -> int:
    """The legal child to visit next, by the PUCT rule: mean reward, plus the prior while it has few visits."""
    total_visits, total_wins, total_prior = 0, 0.0, 0.0
    child = tree[node].first_child
    while child != 0:
        if actions >> tree[child].action & 1:
            total_visits += tree[child].visits
            total_wins += tree[child].wins
            total_prior += tree[child].prior
        child = tree[child].next_sibling
    average = total_wins / total_visits if total_visits > 0 else 0.5
    best, chosen = -1.0, 0
    child = tree[node].first_child
    while child != 0:
        if actions >> tree[child].action & 1:
            visits = tree[child].visits
            prior = tree[child].prior / total_prior
            value = tree[child].wins / visits if visits > 0 else average
            value += settings[EXPLORATION] * prior * math.sqrt(tree[child].availability) / (1 + visits)
            if value > best:
                best, chosen = value, child
        child = tree[child].next_sibling
    return chosen


@kernel
def split_reward(state: State, plies: int, rewards: Any) -> None:
    """Divide the victory among the winners, discounted by plies. An unfinished rollout is scored by majority."""
    winners = state.winners if state.over else majority_winners(state)
    count = 0
    for seat in range(state.players):
        count += winners >> seat & 1
    for seat in range(state.players):
        won = (winners >> seat & 1) / (max(1, count // 2) if state.teams else count)
        rewards[seat] = won * (1.0 - PLY_DISCOUNT * plies)


@routine
def search(
    view: Any,
    seat: int,
    knowledge: Any,
    tree: Any,
    used: int,
    root: int,
    iterations: int,
    weights: Weights,
    settings: Any,
    stream: Stream,
) -> int:
    """Run iterations from a root node and return the number of rows used. Stops early when the tree is full."""
    states, features, values = np.zeros(1, STATE), np.zeros((FEATURES, DOMAINS)), np.zeros(ACTION_COUNT)
    path, movers, rewards = np.zeros(MAX_DEPTH, np.int32), np.zeros(MAX_DEPTH, np.int64), np.zeros(SEATS)
    state = states[0]
    for _ in range(iterations):
        if used + MAX_DEPTH > len(tree):
            break
        redeal(view, seat, knowledge[0], stream, states)
        node, depth, descending = root, 0, True
        while descending and not state.over and depth < MAX_DEPTH and used + ACTION_COUNT < len(tree):
            actions = legal(state)
            unexpanded = update_availability(tree, node, actions)
            if unexpanded:
                best = best_action(state, unexpanded, weights, features, values)
                used = expand(tree, used, node, unexpanded, best, values, settings)
            child = select_child(tree, node, actions, settings)
            descending = tree[child].visits > 0 or actions & (actions - 1) == 0
            path[depth], movers[depth] = child, state.mover
            depth += 1
            apply(state, tree[child].action)
            node = child
        plies = depth + rollout(state, weights, settings[RANDOM_PER_MILLE], features, values, stream)
        split_reward(state, plies, rewards)
        tree[root].visits += 1
        for level in range(depth):
            tree[path[level]].visits += 1
            tree[path[level]].wins += rewards[movers[level]]
    return used
