"""Keywords that can be typed at any time, in the player's language or in English."""

from collections.abc import Iterable

from civ.i18n.texts import DEFAULT_LANGUAGE, text


def keyword(name: str, language: str) -> str:
    """Return a keyword as it is typed in a language."""
    return text(f"word-{name}", language)


def read_keyword(typed: str, names: Iterable[str], language: str) -> str | None:
    """Return the name of the keyword that was typed, with or without a slash before it; None if it is none of them."""
    word = typed.removeprefix("/").casefold()
    for name in names:
        if word in (keyword(name, spoken).casefold() for spoken in (language, DEFAULT_LANGUAGE)):
            return name
    return None
