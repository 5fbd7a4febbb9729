"""Many games side by side, one array of states: what simulations, searches and learners step through."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from civ.engine import kernels
from civ.engine.rules.state import STATE
from civ.errors import IllegalAction
from civ.game.notation import ACTIONS
from civ.game.options import Rules


class Batch:
    """`size` games of the same rules, dealt by the fast generator; game `i` of a seed is always the same game.

    >>> batch = Batch(Rules(players=3), size=4, seed=1)
    >>> batch.step(batch.random_actions())
    >>> batch.over.any()
    np.False_
    """

    def __init__(self, rules: Rules | None = None, *, size: int, seed: int = 0) -> None:
        self.rules = rules or Rules()
        self.states: Any = np.zeros(size, STATE)
        self.rules.write_to(self.states)
        self._streams = np.zeros((size, 4), np.int64)
        self._chosen = np.zeros(size, np.int8)
        # The open actions of each game, a bit each in table order; 0 when the game is over.
        self.legal: NDArray[np.int64] = np.zeros(size, np.int64)
        kernels.seed_all(self._streams, seed)
        kernels.deal_all(self.states, self.rules.deal == "draft", self._streams)
        kernels.legal_all(self.states, self.legal)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        return np.equal(self.legal, 0)

    def random_actions(self) -> NDArray[np.int8]:
        """A random open action for every game, as numbers of the action table. The array is used again."""
        kernels.choose_all(self.legal, self._streams, self._chosen)
        return self._chosen

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One action in every game that goes on. If one of them is not open, nothing is played at all."""
        if actions.shape != self.legal.shape:
            raise IllegalAction("batch-shape", count=actions.size, expected=self.legal.size)
        closed = kernels.step_all(self.states, self.legal, actions)
        if closed >= 0:
            number = int(actions[closed])
            action = str(ACTIONS[number]) if 0 <= number < len(ACTIONS) else str(number)
            raise IllegalAction("not-open-in-game", game=int(closed), action=action)
