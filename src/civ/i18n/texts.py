"""Texts in all languages, from Fluent files. The code contains no sentence that a player reads."""

import os
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

DEFAULT_LANGUAGE: Final = "en"
LOCALES: Final = Path(__file__).parent / "locales"
# A language is a folder of texts; adding one needs no change to the code.
LANGUAGES: Final = (
    DEFAULT_LANGUAGE,
    *sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir() and folder.name != DEFAULT_LANGUAGE),
)
_MESSAGE_START: Final = re.compile(r"^(?=[a-z])", re.MULTILINE)


class Term(str):
    """A fact that is itself the key of a text: the name of a domain, an effect or a step."""


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


@cache
def _sources(language: str) -> dict[str, str]:
    """Return the source of every message by its key. A message is only parsed when it is needed: most processes need
    few of them, and parsing all takes longer than many a command. So messages cannot refer to each other.
    """
    files = (path.read_text(encoding="utf-8") for path in sorted((LOCALES / language).glob("*.ftl")))
    return {source.partition(" =")[0]: source for file in files for source in _MESSAGE_START.split(file)}


@cache
def _pattern(key: str, language: str) -> Any:
    from fluent.runtime import FluentResource

    bundle = _bundle(language)
    bundle.add_resource(FluentResource(_sources(language)[key]))
    return bundle.get_message(key).value


def text(key: str, language: str = DEFAULT_LANGUAGE, **facts: Any) -> str:
    """Return the text of a key, formatted with the facts. Raises KeyError if the key or a fact is missing."""
    words = {name: _word(fact, language) for name, fact in facts.items()}
    sentence, problems = _bundle(language).format_pattern(_pattern(key, language), words)
    if problems:
        raise KeyError(f"{key} [{language}]: {problems}")
    return str(sentence)


def _word(fact: Any, language: str) -> Any:
    """Return a fact as Fluent needs it: terms as text, numbers for plural rules but without digit grouping."""
    from fluent.runtime.types import fluent_number

    if isinstance(fact, Term):
        return text(fact, language)
    return fluent_number(fact, useGrouping=False) if type(fact) is int else fact


def system_language() -> str:
    """Return the language of the environment if there are texts in it, else English.

    As in other programs, the first of LC_ALL, LC_MESSAGES and LANG that is set decides.
    """
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    language = locale[:2].lower()
    return language if language in LANGUAGES else DEFAULT_LANGUAGE
