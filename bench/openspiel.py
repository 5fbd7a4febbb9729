"""OpenSpiel's Python ISMCTS, its search for games with hidden information, as a bot for CIV.

The algorithm is `open_spiel.python.algorithms.ismcts.ISMCTSBot`, unchanged except that its loop ends when time is up.
The adapter is ours and costs the search as little as possible (a fifth of its time): a position is an array of one
state record; one compiled call plays an action and returns the legal actions and what the next seat sees; worlds are
dealt by our `redeal`; a random rollout is one compiled call, where OpenSpiel's evaluator would play action by action in
Python. Like any bot, it gets a sight.
"""

import gc
import sys
import time
from functools import cache
from importlib import import_module
from typing import Any, Final

import numpy as np

from civ.bots import Budget, Candidate, Choice, Explanation
from civ.engine.compilation import kernel
from civ.engine.hidden.chance import seed_stream
from civ.engine.hidden.redeal import redeal
from civ.engine.hidden.view import build_view
from civ.engine.rules.legal import legal
from civ.engine.rules.state import KNOWLEDGE, OBSERVERS, STATE
from civ.engine.simulation import play, random_game
from civ.game.notation import ACTIONS
from civ.game.sights import Sight

try:
    pyspiel: Any = import_module("pyspiel")
    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
except ImportError:
    sys.exit("OpenSpiel is not installed: there is no peer to play against (pip install open_spiel).")

EXPLORATION: Final = 2.0  # the constant of its UCT formula; returns are between -1 and 1
NO_LIMIT: Final = 10**9  # simulations

# --- The game, with the interface the peer expects ---


@kernel
def look(states: Any, all_knowledge: Any, view: Any, knowledge: Any) -> tuple[int, int]:
    """Write the view and knowledge of the seat to move; return its legal actions and the seat."""
    mover = states[0].mover
    build_view(states[0], mover, view[0])
    knowledge[0] = all_knowledge[mover]
    return legal(states[0]), mover


@kernel
def advance(states: Any, all_knowledge: Any, action: int, view: Any, knowledge: Any) -> tuple[int, int]:
    """Play an action, then `look`."""
    play(states[0], all_knowledge, action)
    return look(states, all_knowledge, view, knowledge)


@kernel
def sample(
    seen: Any, seat: int, all_knowledge: Any, stream: Any, states: Any, view: Any, knowledge: Any
) -> tuple[int, int]:
    """Deal a world consistent with a sight, then `look`."""
    redeal(seen, seat, all_knowledge[seat], stream, states)
    return look(states, all_knowledge, view, knowledge)


@kernel
def rollout(states: Any, stream: Any, into: Any) -> Any:
    """Play a copy to its end at random and return the winners as bits."""
    into[0] = states[0]
    random_game(into[0], stream)
    return into[0].winners


_view, _known, _scratch = np.zeros(1, STATE), np.zeros(1, KNOWLEDGE), np.zeros(1, STATE)


@cache
def actions_of(open_actions: int) -> list[int]:
    return [action.number for action in ACTIONS if open_actions >> action.number & 1]


@cache
def returns_of(winners: int, players: int, teams: bool) -> list[float]:
    """Return the returns by seat, from -1 to 1. A shared victory is split, but not between partners of a team."""
    won = [winners >> seat & 1 for seat in range(players)]
    sides = sum(won) / 2 if teams else sum(won)
    return [2 * one / sides - 1 for one in won]


class SearchGame:
    """The game as the peer sees it: everything the positions of one search share."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def __init__(self, sight: Sight, seed: int) -> None:
        self.sight = sight
        self.all_knowledge = np.zeros(OBSERVERS, KNOWLEDGE)  # the knowledge of other seats is hidden from us
        self.all_knowledge[sight.viewer] = sight.knowledge[0]
        self.stream = np.zeros(4, np.int64)
        seed_stream(self.stream, seed, 0)

    def get_type(self) -> "SearchGame":
        """Return the type of the game: this object has its two attributes."""
        return self

    def world(self) -> "Position":
        """Return a position consistent with the sight."""
        states, all_knowledge = np.empty(1, STATE), self.all_knowledge.copy()
        seen = sample(self.sight.record, self.sight.viewer, all_knowledge, self.stream, states, _view, _known)
        return Position(self, states, all_knowledge, seen)


class Position:
    """A state of the game, with the methods that the peer calls."""

    __slots__ = ("_key", "_knowledge", "_mover", "_open", "_states", "_table")

    def __init__(self, table: SearchGame, states: Any, all_knowledge: Any, seen: tuple[int, int]) -> None:
        self._table = table
        self._states = states
        self._knowledge = all_knowledge
        self._see(seen)

    def _see(self, seen: tuple[int, int]) -> None:
        self._open, self._mover = seen
        self._key = _view.tobytes() + _known.tobytes()

    def apply_action(self, action: int) -> None:
        """Play an action."""
        self._see(advance(self._states, self._knowledge, action, _view, _known))

    def resample_from_infostate(self, player: int, sampler: object) -> "Position":
        """Return another world for the same sight. Only called on the root, whose mover has the sight."""
        return self._table.world()

    def rollout(self) -> list[float]:
        """Return the returns of a random game from here."""
        return self._returns(rollout(self._states, self._table.stream, _scratch))

    def returns(self) -> list[float]:
        """Return the returns of a game that is over."""
        return self._returns(int(self._states["winners"][0]))

    def _returns(self, winners: int) -> list[float]:
        rules = self._table.sight.rules
        return returns_of(winners, rules.players, rules.teams)

    def information_state_string(self) -> bytes:
        """Return what the seat to move sees and knows; bytes serve as well as a string."""
        return self._key

    def current_player(self) -> int:
        """Return the seat to move, counted from 0."""
        return self._mover

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions, as numbers of the action table."""
        return actions_of(self._open)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._open == 0

    def is_chance_node(self) -> bool:
        """Return False: nothing is random after the shuffle."""
        return False

    def get_game(self) -> SearchGame:
        """Return the game that all positions of a search share."""
        return self._table


class RandomRollouts:
    """An evaluator that plays one random game to the end, as OpenSpiel's RandomRolloutEvaluator does."""

    def evaluate(self, position: Position) -> list[float]:
        """Return the returns of a random game from here."""
        return position.rollout()

    def prior(self, position: Position) -> list[tuple[int, float]]:
        """Return a uniform prior over the legal actions."""
        actions = position.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


# --- The peer as a bot ---


class _OutOfTime(Exception):
    pass


class Search(ismcts.ISMCTSBot):  # type: ignore[misc]  # untyped
    """The peer's search with a time limit."""

    def __init__(self, seed: int, exploration: float) -> None:
        generator = np.random.RandomState(seed & 0xFFFFFFFF)
        super().__init__(None, RandomRollouts(), exploration, NO_LIMIT, random_state=generator)
        self.deadline = 0.0
        self.simulations = 0

    def sample_root_state(self, state: Position) -> Any:
        """Count a simulation, or stop when time is up. The first only creates the root, so there are at least two."""
        if time.perf_counter() >= self.deadline and self.simulations >= 2:
            raise _OutOfTime
        self.simulations += 1
        return super().sample_root_state(state)

    def policy(self, root: Position, budget: Budget) -> list[tuple[int, float]]:
        """Return the actions the peer would play, with their probabilities."""
        self.deadline = time.perf_counter() + (budget.seconds or 0.0) if budget.seconds else float("inf")
        self._max_simulations = max(2, budget.iterations or NO_LIMIT)
        self.simulations = 0
        try:
            policy: list[tuple[int, float]] = self.run_search(root)
        except _OutOfTime:
            policy = self.get_final_policy(root, self._root_node)
        return policy


class Peer:
    """OpenSpiel's ISMCTS as a bot for CIV."""

    def __init__(self, seed: int, exploration: float = EXPLORATION) -> None:
        self.search = Search(seed, exploration)
        self._seed = seed
        self._choices = 0

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        """Choose by its policy within the budget, with the garbage collector off: it would only cost search time."""
        self._choices += 1
        gc.disable()
        try:
            policy = self.search.policy(SearchGame(sight, self._seed + self._choices).world(), budget)
        finally:
            self.search.deadline = 0.0
            gc.enable()
        actions, probabilities = zip(*policy, strict=True)
        action = int(self.search._random_state.choice(actions, p=probabilities))
        return Choice(ACTIONS[action], Explanation("why-silent"), self._candidates() if len(policy) > 1 else ())

    def _candidates(self) -> tuple[Candidate, ...]:
        children = sorted(self.search._root_node.child_info.items(), key=lambda child: -child[1].visits)
        return tuple(Candidate(ACTIONS[a], int(c.visits), (c.value() + 1) / 2) for a, c in children if c.visits)

    def close(self) -> None:
        """Drop the search tree."""
        self.search.reset()
