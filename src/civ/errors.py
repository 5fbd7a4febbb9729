"""Every error that a user can meet, in one tree: a stable code, facts, and a sentence in the reader's language."""

from typing import Any, Final

from civ.i18n.texts import DEFAULT_LANGUAGE, text


class CivError(Exception):
    """An error caused by the user's input. `code` is stable; `facts` fill in the sentence."""

    exit_code = 2

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code: Final = code
        self.facts: Final = facts

    def message(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Return the error as one line in a language. Raises KeyError if it has no text for the code."""
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
    """An action that is not legal now, with the reason."""


class BadNotation(CivError):
    """A card, action or position that cannot be read."""


class BadRules(CivError):
    """Unknown options, or options that contradict each other."""


class BadDeck(CivError):
    """A deck with wrong cards or a wrong order."""


class BadRecord(CivError):
    """A record that cannot be read or replayed."""


class BadSeed(CivError):
    """An invalid seed or commitment."""


class BadUsage(CivError):
    """A command with wrong arguments."""


class BadBot(CivError):
    """An unknown bot, or a bot that does not answer correctly."""


class Refused(CivError):
    """A request that the table does not allow now."""


class Forbidden(CivError):
    """A request that only another person may make."""


class Unknown(CivError):
    """Something that does not exist, or that the requester may not see."""


class BadRequest(CivError):
    """A request or message that cannot be read, or that was sent to the wrong server."""
