"""*Expert*: information-set Monte-Carlo tree search, on one core or with a tree per core."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

import numpy as np

from civ.bots.explanations import explanation_for
from civ.bots.protocol import Budget, Candidate, Choice
from civ.bots.quick import random_stream
from civ.bots.weights import weights_for
from civ.engine import kernels
from civ.engine.rules.actions import END_STEP
from civ.game.notation import ACTIONS, Action
from civ.game.sights import Sight

ROOT: Final = 1
DEFAULT_SECONDS: Final = 1.0
FIRST_CHUNK: Final = 256  # iterations before the budget is checked for the first time
CHUNK_SECONDS: Final = 0.01  # how long later chunks take
STOP_LEAD: Final = 0.3  # stop when the lead in visits exceeds this share of the remaining ones; 1 never stops too soon
DECIDED_VISITS: Final = 1500  # stop after this many visits of the best action …
DECIDED_MARGIN: Final = 0.05  # … if its share of wins is this close to 0 or 1
INITIAL_NODES: Final = 1 << 16  # of a tree, which grows as needed …
MAX_NODES: Final = 1 << 22  # … up to this size


class SearchSettings(NamedTuple):
    """The parameters of the search. `civ.bots.search.tree_search` reads them by index, in this order."""

    exploration: float = 1.0  # the constant of the PUCT rule
    prior_sharpness: float = 0.2  # how much priors follow the action values
    prior_floor: float = 0.1  # what every prior has at least
    random_per_mille: float = 50.0  # random actions in 1000 actions of a rollout


class SearchTree:
    """A search tree with its own stream of random numbers."""

    def __init__(self, sight: Sight, seed: int, index: int) -> None:
        """Make an empty tree; `index` is its number among the trees of one search."""
        from civ.bots.search.tree_search import NODE

        self.nodes = np.zeros(INITIAL_NODES, NODE)
        self.used, self.root = ROOT + 1, ROOT
        self.stream = random_stream(seed, sight, index)

    @property
    def visits(self) -> int:
        """The visit count of the root."""
        return int(self.nodes[self.root]["visits"])

    def children(self, node: int) -> list[int]:
        """The children of a node, as indices into `nodes`."""
        found = []
        child = int(self.nodes[node]["first_child"])
        while child:
            found.append(child)
            child = int(self.nodes[child]["next_sibling"])
        return found

    def descend(self, action: Action) -> bool:
        """Make the child of an action the root. Returns False if there is no such child."""
        for child in self.children(self.root):
            if self.nodes[child]["action"] == action.number:
                self.root = child
                return True
        return False

    def search(self, sight: Sight, iterations: int, weights: Any, settings: Any) -> None:
        """Run further iterations."""
        from civ.bots.search.tree_search import MAX_DEPTH, search

        if self.used + 8 * iterations + MAX_DEPTH > len(self.nodes) and len(self.nodes) < MAX_NODES:
            self.nodes = np.concatenate([self.nodes, np.zeros(len(self.nodes), self.nodes.dtype)])
        self.used = search(
            sight.record, sight.viewer, sight.knowledge, self.nodes, self.used, self.root, iterations, weights,
            settings, self.stream,
        )  # fmt: skip


class Expert:
    """The strongest level of the ladder. It stops early when more search would hardly change the choice."""

    def __init__(self, seed: int, settings: SearchSettings = SearchSettings()) -> None:  # noqa: B008  # immutable
        self._seed = seed
        self._settings = np.array(settings)
        self._executor: ThreadPoolExecutor | None = None
        self._last: tuple[Sight, Action, list[SearchTree]] | None = None

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        """Choose the legal action with the most visits; the candidates are all legal actions."""
        if len(sight.legal) == 1:
            return Choice(sight.legal[0], explanation_for(sight, sight.legal[0]))
        trees = self._trees_for(sight, budget.cores)
        self._search_within(sight, trees, budget)
        candidates = _candidates(sight, trees)
        action = candidates[0].action
        self._last = sight, action, trees
        return Choice(action, explanation_for(sight, action), candidates)

    def close(self) -> None:
        """Shut down the worker threads."""
        if self._executor is not None:
            self._executor.shutdown()

    def _trees_for(self, sight: Sight, cores: int) -> list[SearchTree]:
        """Return the trees of the previous choice if its action explains everything seen now; otherwise new trees."""
        if self._last is not None:
            before, action, trees = self._last
            expected = before.record.copy()
            if (
                action.number != END_STEP
                and len(trees) == cores
                and before.knowledge.tobytes() == sight.knowledge.tobytes()
            ):
                kernels.apply(expected[0], action.number)
                if expected.tobytes() == sight.record.tobytes() and all(tree.descend(action) for tree in trees):
                    return trees
        return [SearchTree(sight, self._seed, index) for index in range(cores)]

    def _search_within(self, sight: Sight, trees: list[SearchTree], budget: Budget) -> None:
        """Search until the budget is spent or the choice is decided. Visits of a kept tree count as spent."""
        seconds = DEFAULT_SECONDS if budget == Budget() else budget.seconds
        start, visits_before, chunk = time.perf_counter(), _visits(trees), FIRST_CHUNK
        while True:
            visits, elapsed = _visits(trees), time.perf_counter() - start
            left = float("inf") if budget.iterations is None else budget.iterations - visits
            if seconds is not None and visits > visits_before:
                rate = (visits - visits_before) / elapsed
                left = min(left, rate * (seconds - elapsed), rate * seconds - visits)
                chunk = max(FIRST_CHUNK // 16, int(rate * CHUNK_SECONDS))
            if left <= 0 or _is_decided(sight, trees, left) or _is_full(trees):
                return
            self._search(sight, trees, int(min(chunk, left)) // len(trees) or 1)

    def _search(self, sight: Sight, trees: list[SearchTree], iterations: int) -> None:
        """Run iterations on every tree, each tree on its own core."""
        weights = weights_for("adept", sight.rules.players)
        if len(trees) == 1:
            trees[0].search(sight, iterations, weights, self._settings)
            return
        if self._executor is None:
            self._executor = ThreadPoolExecutor(len(trees))
        futures = [self._executor.submit(tree.search, sight, iterations, weights, self._settings) for tree in trees]
        for future in futures:
            future.result()


def _visits(trees: list[SearchTree]) -> int:
    return sum(tree.visits for tree in trees)


def _is_full(trees: list[SearchTree]) -> bool:
    """Whether a tree has reached its maximum size."""
    from civ.bots.search.tree_search import MAX_DEPTH

    return any(tree.used + MAX_DEPTH > MAX_NODES for tree in trees)


def _is_decided(sight: Sight, trees: list[SearchTree], left: float) -> bool:
    """Whether `left` more iterations would hardly make another action the most visited."""
    first, second, *_ = _candidates(sight, trees)
    clear = first.visits > DECIDED_VISITS and not DECIDED_MARGIN < first.wins < 1 - DECIDED_MARGIN
    return clear or first.visits - second.visits > left * STOP_LEAD


def _candidates(sight: Sight, trees: list[SearchTree]) -> tuple[Candidate, ...]:
    """The results of all trees for every legal action, the most visited first."""
    visits = dict.fromkeys(sight.legal, 0)
    wins = dict.fromkeys(sight.legal, 0.0)
    for tree in trees:
        for child in tree.children(tree.root):
            node = tree.nodes[child]
            action = ACTIONS[node["action"]]
            if action in visits:
                visits[action] += int(node["visits"])
                wins[action] += float(node["wins"])
    found = [Candidate(action, visits[action], wins[action] / max(1, visits[action])) for action in sight.legal]
    return tuple(sorted(found, key=lambda candidate: (-candidate.visits, -candidate.wins)))
