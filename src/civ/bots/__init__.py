"""Bots: their protocol, the ladder of levels from *random* to *expert*, programs as bots, and explanations."""

from civ.bots.ladder import DEFAULT_BUDGET, LADDER, BotSpec, Level, read_bot_spec, warm_up
from civ.bots.protocol import Bot, Budget, Candidate, Choice, Explanation

__all__ = [
    "DEFAULT_BUDGET", "LADDER", "Bot", "BotSpec", "Budget", "Candidate", "Choice", "Explanation", "Level",
    "read_bot_spec", "warm_up",
]  # fmt: skip
