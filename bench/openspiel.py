"""OpenSpiel's search for games with hidden information, its Python ISMCTS, as a bot that plays CIV.

The algorithm is its own, `open_spiel.python.algorithms.ismcts.ISMCTSBot`, untouched; only its loop is left when time is
up. Ours is the adapter, made so that it costs the search as little as can be (a fifth of its time): a position is
an array of one state record; one compiled call plays an action and gives the open actions and what the next seat sees;
worlds are dealt by our `redeal`; and a random rollout runs to the end in one compiled call, where OpenSpiel's own
evaluator would take it action by action in Python. It gets a sight, as any bot does.
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
from civ.engine.hidden.view import see
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

EXPLORATION: Final = 2.0  # the constant of its UCT formula; returns reach from -1 to 1
NO_LIMIT: Final = 10**9  # simulations

# --- The game as the peer wants it ---


@kernel
def look(states: Any, minds: Any, view: Any, mind: Any) -> tuple[int, int]:
    """Note what the seat to move sees and remembers; its open actions, and which it is."""
    mover = states[0].mover
    see(states[0], mover, view[0])
    mind[0] = minds[mover]
    return legal(states[0]), mover


@kernel
def advance(states: Any, minds: Any, action: int, view: Any, mind: Any) -> tuple[int, int]:
    """Play an action, then look."""
    play(states[0], minds, action)
    return look(states, minds, view, mind)


@kernel
def sample(seen: Any, seat: int, minds: Any, stream: Any, states: Any, view: Any, mind: Any) -> tuple[int, int]:
    """Deal a world that a sight allows, then look."""
    redeal(seen, seat, minds[seat], stream, states)
    return look(states, minds, view, mind)


@kernel
def rollout(states: Any, stream: Any, into: Any) -> Any:
    """Play a copy to its end at random; the winners, as a set of bits."""
    into[0] = states[0]
    random_game(into[0], stream)
    return into[0].winners


_view, _mind, _scratch = np.zeros(1, STATE), np.zeros(1, KNOWLEDGE), np.zeros(1, STATE)


@cache
def actions_of(open_actions: int) -> list[int]:
    return [action.number for action in ACTIONS if open_actions >> action.number & 1]


@cache
def returns_of(winners: int, players: int, teams: bool) -> list[float]:
    """By seat, from -1 to 1: a victory is 1 for each partner of a team, and is split where it is shared."""
    won = [winners >> seat & 1 for seat in range(players)]
    sides = sum(won) / 2 if teams else sum(won)
    return [2 * one / sides - 1 for one in won]


class Table:
    """The game: what a search over one sight has in common. For the peer it is sequential and hides information."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def __init__(self, sight: Sight, seed: int) -> None:
        self.sight = sight
        self.minds = np.zeros(OBSERVERS, KNOWLEDGE)  # what others remember from before is not ours to know
        self.minds[sight.viewer] = sight.mind[0]
        self.stream = np.zeros(4, np.int64)
        seed_stream(self.stream, seed, 0)

    def get_type(self) -> "Table":
        """The peer asks it for the two facts above."""
        return self

    def world(self) -> "Position":
        """A position that the sight allows."""
        states, minds = np.empty(1, STATE), self.minds.copy()
        seen = sample(self.sight.record, self.sight.viewer, minds, self.stream, states, _view, _mind)
        return Position(self, states, minds, seen)


class Position:
    """A state of the game, with the names that the peer calls."""

    __slots__ = ("_key", "_minds", "_mover", "_open", "_states", "_table")

    def __init__(self, table: Table, states: Any, minds: Any, seen: tuple[int, int]) -> None:
        self._table = table
        self._states = states
        self._minds = minds
        self._see(seen)

    def _see(self, seen: tuple[int, int]) -> None:
        self._open, self._mover = seen
        self._key = _view.tobytes() + _mind.tobytes()

    def apply_action(self, action: int) -> None:
        """Play an action."""
        self._see(advance(self._states, self._minds, action, _view, _mind))

    def resample_from_infostate(self, player: int, sampler: object) -> "Position":
        """Another world for the same sight: it is asked of the first position only, whose mover has the sight."""
        return self._table.world()

    def rollout(self) -> list[float]:
        """The returns of a random game from here."""
        return self._returns(rollout(self._states, self._table.stream, _scratch))

    def returns(self) -> list[float]:
        """Who won, once the game is over."""
        return self._returns(int(self._states["winners"][0]))

    def _returns(self, winners: int) -> list[float]:
        rules = self._table.sight.rules
        return returns_of(winners, rules.players, rules.teams)

    def information_state_string(self) -> bytes:
        """What the seat to move sees and remembers; bytes serve as well as a string."""
        return self._key

    def current_player(self) -> int:
        """The seat to move, from 0."""
        return self._mover

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Its open actions, as numbers of the table of actions."""
        return actions_of(self._open)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._open == 0

    def is_chance_node(self) -> bool:
        """Never: nothing is random after the shuffle."""
        return False

    def get_game(self) -> Table:
        """What all positions of a search have in common."""
        return self._table


class RandomRollouts:
    """The evaluator: one random game to the end, as OpenSpiel's RandomRolloutEvaluator plays it."""

    def evaluate(self, position: Position) -> list[float]:
        """What a random game from here returns."""
        return position.rollout()

    def prior(self, position: Position) -> list[tuple[int, float]]:
        """All open actions alike."""
        actions = position.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


# --- The peer as a bot ---


class _OutOfTime(Exception):
    pass


class Search(ismcts.ISMCTSBot):  # type: ignore[misc]  # has no types
    """The peer's search, left when the time is over."""

    def __init__(self, seed: int, exploration: float) -> None:
        chance = np.random.RandomState(seed & 0xFFFFFFFF)
        super().__init__(None, RandomRollouts(), exploration, NO_LIMIT, random_state=chance)
        self.deadline = 0.0
        self.simulations = 0

    def sample_root_state(self, state: Position) -> Any:
        """Called at the beginning of each simulation. The first only opens the tree, so there are two at least."""
        if time.perf_counter() >= self.deadline and self.simulations >= 2:
            raise _OutOfTime
        self.simulations += 1
        return super().sample_root_state(state)

    def policy(self, root: Position, budget: Budget) -> list[tuple[int, float]]:
        """What the peer would play, with which probability."""
        self.deadline = time.perf_counter() + (budget.seconds or 0.0) if budget.seconds else float("inf")
        self._max_simulations = max(2, budget.iterations or NO_LIMIT)
        self.simulations = 0
        try:
            found: list[tuple[int, float]] = self.run_search(root)
        except _OutOfTime:
            found = self.get_final_policy(root, self._root_node)
        return found


class Peer:
    """OpenSpiel's ISMCTS as a bot of ours."""

    def __init__(self, seed: int, exploration: float = EXPLORATION) -> None:
        self.search = Search(seed, exploration)
        self._seed = seed
        self._asked = 0

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        """What its search finds within the budget; Python's collector, which would only cost it time, rests."""
        self._asked += 1
        gc.disable()
        try:
            policy = self.search.policy(Table(sight, self._seed + self._asked).world(), budget)
        finally:
            self.search.deadline = 0.0
            gc.enable()
        actions, chances = zip(*policy, strict=True)
        action = int(self.search._random_state.choice(actions, p=chances))
        return Choice(ACTIONS[action], Explanation("why-silent"), self._considered() if len(policy) > 1 else ())

    def _considered(self) -> tuple[Candidate, ...]:
        children = sorted(self.search._root_node.child_info.items(), key=lambda child: -child[1].visits)
        return tuple(Candidate(ACTIONS[a], int(c.visits), (c.value() + 1) / 2) for a, c in children if c.visits)

    def close(self) -> None:
        """Forget the tree."""
        self.search.reset()
