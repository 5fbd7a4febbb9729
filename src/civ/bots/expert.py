"""*Expert*: information-set Monte-Carlo tree search, on one core or, from one root, on several."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np

from civ.bots.explanations import reason_for
from civ.bots.protocol import Budget, Candidate, Choice
from civ.bots.quick import chance_for
from civ.bots.weights import temper
from civ.engine import kernels
from civ.engine.rules.actions import END_STEP
from civ.game.notation import ACTIONS, Action
from civ.game.sights import Sight

ROOT: Final = 1
USUAL_SECONDS: Final = 1.0
CHUNK: Final = 256  # iterations before the next look at the budget …
CHUNK_SECONDS: Final = 0.01  # … or as many as take so long
PERSISTENCE: Final = 0.3  # the share of what is left that would have to go to another action; 1 is never too soon
CLEAR_VISITS, CLEAR = 1500, 0.05  # tries, after which a game as good as won or lost needs no more thought
FIRST_ROWS, MOST_ROWS = 1 << 16, 1 << 22  # of a tree; it grows as needed
EXPLORE, SHARPNESS, EVENNESS, WHIM = 1.0, 0.2, 0.1, 50.0


class Tree:
    """A search tree and its own stream of chance: one for each core."""

    def __init__(self, sight: Sight, seed: int, part: int) -> None:
        from civ.bots.search.tree_search import NODE

        self.rows = np.zeros(FIRST_ROWS, NODE)
        self.used, self.root = ROOT + 1, ROOT
        self.stream = chance_for(seed, sight, part)

    @property
    def visits(self) -> int:
        """How often the root was visited."""
        return int(self.rows[self.root]["visits"])

    def children(self, node: int) -> list[int]:
        """The rows of a node's children."""
        found = []
        child = int(self.rows[node]["first_child"])
        while child:
            found.append(child)
            child = int(self.rows[child]["next_sibling"])
        return found

    def descend(self, action: Action) -> bool:
        """Make the child of an action the root; whether there is one."""
        for child in self.children(self.root):
            if self.rows[child]["action"] == action.number:
                self.root = child
                return True
        return False

    def search(self, sight: Sight, iterations: int, weights: Any, settings: Any) -> None:
        """Search on, so many iterations."""
        from civ.bots.search.tree_search import DEEPEST, search

        if self.used + 8 * iterations + DEEPEST > len(self.rows) and len(self.rows) < MOST_ROWS:
            self.rows = np.concatenate([self.rows, np.zeros(len(self.rows), self.rows.dtype)])
        self.used = search(
            sight.record, sight.viewer, sight.mind, self.rows, self.used, self.root, iterations, weights, settings,
            self.stream,
        )  # fmt: skip


class Expert:
    """The strongest of the ladder. It stops thinking when more would hardly change its mind."""

    def __init__(self, seed: int, settings: tuple[float, ...] = (EXPLORE, SHARPNESS, EVENNESS, WHIM)) -> None:
        self._seed = seed
        self._settings = np.array(settings)
        self._threads: ThreadPoolExecutor | None = None
        self._last: tuple[Sight, Action, list[Tree]] | None = None

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        """One of the open actions."""
        if len(sight.legal) == 1:
            return Choice(sight.legal[0], reason_for(sight, sight.legal[0]))
        trees = self._trees_for(sight, budget.cores)
        self._think(sight, trees, budget)
        candidates = _candidates(sight, trees)
        action = candidates[0].action
        self._last = sight, action, trees
        return Choice(action, reason_for(sight, action), candidates)

    def close(self) -> None:
        """End the threads."""
        if self._threads is not None:
            self._threads.shutdown()

    def _trees_for(self, sight: Sight, cores: int) -> list[Tree]:
        """The trees of the last action if what we see is just what it made of what we saw, else new ones."""
        if self._last is not None:
            before, action, trees = self._last
            expected = before.record.copy()
            if action.number != END_STEP and len(trees) == cores and before.mind.tobytes() == sight.mind.tobytes():
                kernels.apply(expected[0], action.number)
                if expected.tobytes() == sight.record.tobytes() and all(tree.descend(action) for tree in trees):
                    return trees
        return [Tree(sight, self._seed, part) for part in range(cores)]

    def _think(self, sight: Sight, trees: list[Tree], budget: Budget) -> None:
        """Search until the budget is spent, what an earlier search found counted in, or the decision is made."""
        seconds = USUAL_SECONDS if budget == Budget() else budget.seconds
        begun, before, chunk = time.perf_counter(), _visits(trees), CHUNK
        while True:
            visits, spent = _visits(trees), time.perf_counter() - begun
            left = float("inf") if budget.iterations is None else budget.iterations - visits
            if seconds is not None and visits > before:
                pace = (visits - before) / spent
                left = min(left, pace * (seconds - spent), pace * seconds - visits)
                chunk = max(CHUNK // 16, int(pace * CHUNK_SECONDS))
            if left <= 0 or _decided(sight, trees, left) or _full(trees):
                return
            self._search(sight, trees, int(min(chunk, left)) // len(trees) or 1)

    def _search(self, sight: Sight, trees: list[Tree], iterations: int) -> None:
        """Let every tree grow by so many iterations, each on a core of its own."""
        weights = temper("adept", sight.rules.players)
        if len(trees) == 1:
            trees[0].search(sight, iterations, weights, self._settings)
            return
        if self._threads is None:
            self._threads = ThreadPoolExecutor(len(trees))
        jobs = [self._threads.submit(tree.search, sight, iterations, weights, self._settings) for tree in trees]
        for job in jobs:
            job.result()


def _visits(trees: list[Tree]) -> int:
    return sum(tree.visits for tree in trees)


def _full(trees: list[Tree]) -> bool:
    """Whether the trees have grown as large as they may."""
    from civ.bots.search.tree_search import DEEPEST

    return any(tree.used + DEEPEST > MOST_ROWS for tree in trees)


def _decided(sight: Sight, trees: list[Tree], left: float) -> bool:
    """Whether so many more iterations would hardly make another action the most visited."""
    first, second, *_ = _candidates(sight, trees)
    clear = first.visits > CLEAR_VISITS and not CLEAR < first.wins < 1 - CLEAR
    return clear or first.visits - second.visits > left * PERSISTENCE


def _candidates(sight: Sight, trees: list[Tree]) -> tuple[Candidate, ...]:
    """What the trees together think of each open action, the most visited first."""
    visits = dict.fromkeys(sight.legal, 0)
    wins = dict.fromkeys(sight.legal, 0.0)
    for tree in trees:
        for child in tree.children(tree.root):
            row = tree.rows[child]
            action = ACTIONS[row["action"]]
            if action in visits:
                visits[action] += int(row["visits"])
                wins[action] += float(row["wins"])
    found = [Candidate(action, visits[action], wins[action] / max(1, visits[action])) for action in sight.legal]
    return tuple(sorted(found, key=lambda candidate: (-candidate.visits, -candidate.wins)))
