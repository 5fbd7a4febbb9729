"""Bots: what a bot is (`protocol`), the ladder from *random* to *expert*, programs as bots, and why a bot did it."""

from civ.bots.ladder import LADDER, USUAL_BUDGET, Contender, read_contender, warm_up
from civ.bots.protocol import Bot, Budget, Candidate, Choice, Phrase

__all__ = [
    "LADDER", "USUAL_BUDGET", "Bot", "Budget", "Candidate", "Choice", "Contender", "Phrase", "read_contender",
    "warm_up",
]  # fmt: skip
