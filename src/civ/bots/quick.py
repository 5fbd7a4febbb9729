"""The bots that answer at once: *random*, *novice* and *adept*. Each is a function of seed and sight alone."""

import hashlib
from typing import Any

import numpy as np

from civ.bots.explanations import reason_for
from civ.bots.protocol import Budget, Choice, Phrase
from civ.bots.weights import temper
from civ.engine import kernels
from civ.game.notation import ACTIONS
from civ.game.sights import Sight


def chance_for(seed: int, sight: Sight, part: int = 0) -> Any:
    """A stream of random numbers that a seed and what is seen begin: asked the same again, a bot answers the same."""
    seen = hashlib.blake2b(sight.record.tobytes() + sight.mind.tobytes(), digest_size=8).digest()
    stream = np.zeros(4, np.int64)
    kernels.seed_stream(stream, int.from_bytes(seen, "little", signed=True) ^ seed, part)
    return stream


class Quick:
    """What all of them are: a seed, and nothing to be given back."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def close(self) -> None:
        """Nothing is held."""


class Random(Quick):
    """Any open action, each as likely as another."""

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        """One of the open actions."""
        action = ACTIONS[kernels.random_action(sight.open_actions, chance_for(self._seed, sight))]
        return Choice(action, Phrase("why-random"))


class Judge(Quick):
    """What judgement thinks best, with a temper, and now and then a whim instead."""

    name: str
    whim: int  # in 1000

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        """One of the open actions."""
        from civ.bots.search.action_values import judge

        weights = temper(self.name, sight.rules.players)
        chance = chance_for(self._seed, sight)
        action = ACTIONS[judge(sight.record, sight.open_actions, weights, self.whim, chance)]
        return Choice(action, reason_for(sight, action))


class Novice(Judge):
    """Gathers cards of one domain and uses what is open, sees nothing of what others do, and is sometimes careless."""

    name = "novice"
    whim = 200


class Adept(Judge):
    """Builds towards hegemony, knows what levels are good for, stops a leader, counts points as the deck runs out."""

    name = "adept"
    whim = 10
