"""Information-set Monte-Carlo tree search, in one kernel.

Every iteration deals the hidden cards anew, so that the seat could not tell the deal from the real one; walks down one
tree that all deals share, at each node among the actions that this deal opens; adds a node; and plays the game out. Who
moves at a node goes for their own wins (their team's in a team game). A node counts how often it was tried and how
often it could have been, because deals open different actions.

The tree is arrays, a row a node; the children of a node are a list linked through them. Row 0 is no node.
"""

import math
from typing import Any

import numpy as np

from civ.bots.search.action_values import best_action, lowest
from civ.bots.search.compilation import kernel, routine
from civ.bots.search.evaluation import NOTES, Temper
from civ.bots.search.rollouts import play_out
from civ.engine.hidden.chance import Stream
from civ.engine.hidden.redeal import redeal
from civ.engine.rules.actions import ACTIONS
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
        ("visits", np.int32),  # how often it was tried
        ("chances", np.int32),  # how often it was open when its parent was visited
        ("prior", np.float32),  # what judgement thinks of it, 0 to 1
        ("wins", np.float64),  # of the one whose action it is
    ]
)
DEEPEST = 512  # nodes on one way down
HASTE = 1e-5  # what a win loses with every ply, so that of two ways to win the shorter is taken

# Settings of the search, by place.
EXPLORE, SHARPNESS, EVENNESS, WHIM = range(4)


@kernel
def open_children(tree: Any, node: int, actions: int) -> int:
    """Count a chance for every child that is open; the set of open actions that have no node yet."""
    child = tree[node].first_child
    while child != 0:
        if actions >> tree[child].action & 1:
            tree[child].chances += 1
            actions &= ~(ONE << tree[child].action)
        child = tree[child].next_sibling
    return actions


@kernel
def add_children(tree: Any, used: int, node: int, actions: int, best: int, scores: Any, settings: Any) -> int:
    """Give a node a child for every action of a set; how many rows are used then."""
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        tree[used].first_child = 0
        tree[used].next_sibling = tree[node].first_child
        tree[used].action = action
        tree[used].visits = 0
        tree[used].chances = 1
        tree[used].wins = 0.0
        tree[used].prior = settings[EVENNESS] + math.exp(
            max(scores[action] - scores[best], -50.0) * settings[SHARPNESS]
        )
        tree[node].first_child = used
        used += 1
    return used


@kernel
def most_promising(tree: Any, node: int, actions: int, settings: Any) -> int:
    """The open child to try next: how well it did, and what judgement thinks of it as long as it is little tried."""
    visits, wins, prior = 0, 0.0, 0.0
    child = tree[node].first_child
    while child != 0:
        if actions >> tree[child].action & 1:
            visits += tree[child].visits
            wins += tree[child].wins
            prior += tree[child].prior
        child = tree[child].next_sibling
    usual = wins / visits if visits > 0 else 0.5
    best, chosen = -1.0, 0
    child = tree[node].first_child
    while child != 0:
        if actions >> tree[child].action & 1:
            tried = tree[child].visits
            value = tree[child].wins / tried if tried > 0 else usual
            value += settings[EXPLORE] * tree[child].prior / prior * math.sqrt(tree[child].chances) / (1 + tried)
            if value > best:
                best, chosen = value, child
        child = tree[child].next_sibling
    return chosen


@kernel
def share_out(state: State, plies: int, share: Any) -> None:
    """The victory, divided among the winners, a little less the later it comes; an endless game counts as it stands."""
    winners = state.winners if state.over else majority_winners(state)
    count = 0
    for seat in range(state.players):
        count += winners >> seat & 1
    for seat in range(state.players):
        share[seat] = (winners >> seat & 1) / (max(1, count // 2) if state.teams else count) * (1.0 - HASTE * plies)


@routine
def search(
    view: Any, seat: int, minds: Any, tree: Any, used: int, root: int, iterations: int, temper: Temper, settings: Any,
    stream: Stream,
) -> int:  # fmt: skip
    """Search on from a root node; how many rows of the tree are used then. It stops early when the tree is full."""
    states, notes, scores = np.zeros(1, STATE), np.zeros((NOTES, DOMAINS)), np.zeros(ACTIONS)
    path, movers, share = np.zeros(DEEPEST, np.int32), np.zeros(DEEPEST, np.int64), np.zeros(SEATS)
    state = states[0]
    for _ in range(iterations):
        if used + DEEPEST > len(tree):
            break
        redeal(view, seat, minds[0], stream, states)
        node, depth, growing = root, 0, True
        while growing and not state.over and depth < DEEPEST and used + ACTIONS < len(tree):
            actions = legal(state)
            fresh = open_children(tree, node, actions)
            if fresh:
                best = best_action(state, fresh, temper, notes, scores)
                used = add_children(tree, used, node, fresh, best, scores, settings)
            child = most_promising(tree, node, actions, settings)
            growing = tree[child].visits > 0 or actions & (actions - 1) == 0
            path[depth], movers[depth] = child, state.mover
            depth += 1
            apply(state, tree[child].action)
            node = child
        plies = depth + play_out(state, temper, settings[WHIM], notes, scores, stream)
        share_out(state, plies, share)
        tree[root].visits += 1
        for level in range(depth):
            tree[path[level]].visits += 1
            tree[path[level]].wins += share[movers[level]]
    return used
