"""Every error a user can meet, as one tree: a stable code, the facts, and a sentence in the reader's language."""

from typing import Any, Final

from civ.i18n.texts import DEFAULT_LANGUAGE, text


class CivError(Exception):
    """Something the user gave cannot be used. `code` is stable; `facts` fill the sentence."""

    exit_code = 2

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code: Final = code
        self.facts: Final = facts

    def message(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The error in one line."""
        facts = {
            name: fact.message(language) if isinstance(fact, CivError) else fact for name, fact in self.facts.items()
        }
        return text(f"error-{self.code}", language, **facts)

    def __str__(self) -> str:
        return self.message()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.code, self.facts)


def _rebuilt(kind: type[CivError], code: str, facts: dict[str, Any]) -> CivError:
    return kind(code, **facts)


class IllegalAction(CivError):
    """An action that is not open now; it says why."""


class BadNotation(CivError):
    """A card, action or position that cannot be read."""


class BadRules(CivError):
    """Options that do not exist or do not go together."""


class BadDeck(CivError):
    """A deck that is not the game's cards in the game's order."""


class BadRecord(CivError):
    """A record that cannot be read or replayed."""


class BadSeed(CivError):
    """A seed, or a commitment, that is not one."""


class BadUsage(CivError):
    """A command called wrongly."""


class BadBot(CivError):
    """A bot that there is not, or one that does not answer as it should."""


class Refused(CivError):
    """Something that a table does not allow now."""


class Forbidden(CivError):
    """Something that only another person may do."""


class Unknown(CivError):
    """Something that is not there, or not for the one who asks."""


class BadRequest(CivError):
    """A request or message that cannot be read, or that does not belong to this server."""
