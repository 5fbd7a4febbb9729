"""Game records for tests of the commands."""

import json
import random
from typing import Any

from civ import Game, Rules


def random_game(rules: Rules | None = None, *, seed: int = 7, plies: int = 1000) -> Game:
    """Play a random game for at most `plies` plies."""
    game, chance = Game.new(rules or Rules(), seed=seed), random.Random(seed)
    while not game.over and len(game.actions) < plies:
        game.play(chance.choice(game.legal))
    return game


FINISHED_RECORD = random_game().record
SHORT_RECORD = random_game(plies=12).record


def with_fields(**fields: Any) -> bytes:
    """Return the short record with some fields replaced or added."""
    return json.dumps(json.loads(SHORT_RECORD) | fields).encode()


def without_field(field: str) -> bytes:
    """Return the short record without a field."""
    return json.dumps({name: value for name, value in json.loads(SHORT_RECORD).items() if name != field}).encode()


def with_rules(**rules: Any) -> bytes:
    """Return the short record with some rules replaced or added."""
    return with_fields(rules=json.loads(SHORT_RECORD)["rules"] | rules)
