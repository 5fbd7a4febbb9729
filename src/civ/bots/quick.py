"""The bots that answer at once: *random*, *novice* and *adept*. Each is a function of its seed and the sight."""

import hashlib
from typing import Any

import numpy as np

from civ.bots.explanations import explanation_for
from civ.bots.protocol import Budget, Choice, Explanation
from civ.bots.weights import weights_for
from civ.engine import kernels
from civ.game.notation import ACTIONS
from civ.game.sights import Sight


def random_stream(seed: int, sight: Sight, index: int = 0) -> Any:
    """Return a stream of random numbers seeded by a seed and a sight, so that a bot repeats its answers."""
    seen = hashlib.blake2b(sight.record.tobytes() + sight.knowledge.tobytes(), digest_size=8).digest()
    stream = np.zeros(4, np.int64)
    kernels.seed_stream(stream, int.from_bytes(seen, "little", signed=True) ^ seed, index)
    return stream


class QuickBot:
    """A bot that has a seed and holds no resources."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def close(self) -> None:
        """Do nothing."""


class Random(QuickBot):
    """Chooses uniformly among the legal actions."""

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        """Choose one of the legal actions; the budget is ignored."""
        action = ACTIONS[kernels.random_action(sight.open_actions, random_stream(self._seed, sight))]
        return Choice(action, Explanation("why-random"))


class WeightedBot(QuickBot):
    """Chooses the action with the highest value by its weights, or sometimes a random one."""

    def __init__(self, seed: int, weights: str, random_per_mille: int) -> None:
        """Make a bot with the weights of that name (see `civ.bots.weights`); some choices in 1000 are random."""
        super().__init__(seed)
        self._weights = weights
        self._random_per_mille = random_per_mille

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        """Choose one of the legal actions; the budget is ignored."""
        from civ.bots.search.action_values import choose_action

        weights = weights_for(self._weights, sight.rules.players)
        stream = random_stream(self._seed, sight)
        action = ACTIONS[choose_action(sight.record, sight.open_actions, weights, self._random_per_mille, stream)]
        return Choice(action, explanation_for(sight, action))


class Novice(WeightedBot):
    """Collects cards of one domain, uses the open effects, ignores rivals, and is sometimes careless."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, weights="novice", random_per_mille=200)


class Adept(WeightedBot):
    """Builds towards hegemony, values levels, stops a leader, and counts points as the deck runs out."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, weights="adept", random_per_mille=10)
