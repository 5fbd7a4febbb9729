"""Many games side by side, as one array of states: for simulations, searches and learning."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from civ.engine import kernels
from civ.engine.rules.state import STATE
from civ.errors import IllegalAction
from civ.game.notation import ACTIONS
from civ.game.options import Rules


class Batch:
    """`size` games of the same rules, dealt by the fast generator. Game `i` of a seed is always the same game.

    `rules` are the usual ones if None. `states` is the array of the state records (see `civ.engine.rules.state`), and
    `legal` has the legal actions of each game.

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
        # The legal actions of each game as bits in the order of the action table; 0 when the game is over.
        self.legal: NDArray[np.int64] = np.zeros(size, np.int64)
        kernels.seed_all(self._streams, seed)
        kernels.deal_all(self.states, self.rules.deal == "draft", self._streams)
        kernels.legal_all(self.states, self.legal)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended, as an array of booleans."""
        return np.equal(self.legal, 0)

    def random_actions(self) -> NDArray[np.int8]:
        """Choose a random legal action for every game.

        Return their numbers in the action table; for a game that is over, a number that `step` ignores. The next call
        overwrites the returned array.
        """
        kernels.choose_all(self.legal, self._streams, self._chosen)
        return self._chosen

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Play one action in every game that is not over.

        `actions` are numbers of the action table, one for each game. Raises IllegalAction if their count is wrong or
        one of them is not legal; no game changes then.
        """
        if actions.shape != self.legal.shape:
            raise IllegalAction("batch-shape", count=actions.size, expected=self.legal.size)
        closed = kernels.step_all(self.states, self.legal, actions)
        if closed >= 0:
            number = int(actions[closed])
            action = str(ACTIONS[number]) if 0 <= number < len(ACTIONS) else str(number)
            raise IllegalAction("not-open-in-game", game=int(closed), action=action)
