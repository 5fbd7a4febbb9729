"""What a bot is: it gets a sight and a budget, and answers with a choice. It never gets the state.

A bot in this process and a program behind a pipe (`civ.bots.programs.program`) get the same three things. A bot that
is given iterations instead of seconds answers the same for the same seed.
"""

from typing import Any, NamedTuple, Protocol

from civ.errors import BadBot
from civ.game.notation import Action
from civ.game.sights import Sight
from civ.i18n.texts import DEFAULT_LANGUAGE, text


class Budget(NamedTuple):
    """How long a bot may think about one action: seconds, iterations, or whichever is spent first.

    A search may use several cores. Bots that do not search ignore all of it.
    """

    seconds: float | None = None
    iterations: int | None = None
    cores: int = 1


class Phrase(NamedTuple):
    """A sentence for people, to be said in their language."""

    key: str
    facts: dict[str, Any] = {}  # noqa: RUF012  # never changed

    def say(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The sentence in a language."""
        return text(self.key, language, **self.facts)


class Candidate(NamedTuple):
    """An action that was considered: how often the search tried it, and the share of wins it expects."""

    action: Action
    visits: int
    wins: float


class Choice(NamedTuple):
    """What a bot does and why; a bot that searches also tells what it considered, the most visited first.

    `failure` is set if the bot itself did not answer properly and another chose for it.
    """

    action: Action
    why: Phrase
    candidates: tuple[Candidate, ...] = ()
    failure: BadBot | None = None


class Bot(Protocol):
    """Anything that plays. It is asked only when its seat is to move."""

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        """One of the open actions."""

    def close(self) -> None:
        """Give back what the bot holds: processes, files, connections."""
