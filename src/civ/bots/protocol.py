"""The interface of a bot: it gets a sight and a budget and answers with a choice. It never gets the state.

A bot in this process and a program behind a pipe (`civ.bots.programs.program_bot`) get the same input. A bot whose
budget is iterations, not seconds, gives the same answers for the same seed.
"""

from typing import Any, NamedTuple, Protocol

from civ.errors import BadBot
from civ.game.notation import Action
from civ.game.sights import Sight
from civ.i18n.texts import DEFAULT_LANGUAGE, text


class Budget(NamedTuple):
    """How long a bot may think about one action: seconds, iterations, or whichever is used up first.

    A search may use several cores. Bots that do not search ignore the budget.
    """

    seconds: float | None = None
    iterations: int | None = None
    cores: int = 1


class Explanation(NamedTuple):
    """A sentence for people: the key of a text, and the facts that fill it."""

    key: str
    facts: dict[str, Any] = {}  # noqa: RUF012  # never changed

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The sentence in a language."""
        return text(self.key, language, **self.facts)


class Candidate(NamedTuple):
    """An action that was considered: its visit count in the search, and its expected share of wins, 0 to 1."""

    action: Action
    visits: int
    wins: float


class Choice(NamedTuple):
    """The action a bot chooses, and why. A search also lists the candidates, the most visited first.

    `failure` is set if the bot gave no valid answer and a stand-in chose for it.
    """

    action: Action
    why: Explanation
    candidates: tuple[Candidate, ...] = ()
    failure: BadBot | None = None


class Bot(Protocol):
    """Anything that plays. `choose` is called only when its seat is to move."""

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        """Choose one of the actions in `sight.legal`.

        Raises BadBot if the bot cannot answer.
        """

    def close(self) -> None:
        """Release what the bot holds: processes, files, connections."""
