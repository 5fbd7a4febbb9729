"""Texts in seven languages, from Fluent files; no sentence a player reads stands in the code."""

import os
from functools import cache
from pathlib import Path
from typing import Any, Final

LANGUAGES: Final = ("en", "fr", "es", "pt", "ro", "ru", "el")
DEFAULT_LANGUAGE: Final = "en"
LOCALES: Final = Path(__file__).parent / "locales"


class Term(str):
    """A fact that is itself a text: the key of a domain's, an effect's or a step's name."""


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def text(key: str, language: str = DEFAULT_LANGUAGE, **facts: Any) -> str:
    """The text of a key in a language, its facts filled in."""
    bundle = _bundle(language)
    words = {name: _word(fact, language) for name, fact in facts.items()}
    sentence, problems = bundle.format_pattern(bundle.get_message(key).value, words)
    if problems:
        raise KeyError(f"{key} [{language}]: {problems}")
    return str(sentence)


def _word(fact: Any, language: str) -> Any:
    """A fact as Fluent takes it: names in the language, numbers to be counted with but written without grouping."""
    from fluent.runtime.types import fluent_number

    if isinstance(fact, Term):
        return text(fact, language)
    return fluent_number(fact, useGrouping=False) if type(fact) is int else fact


def system_language() -> str:
    """The language of the environment if we speak it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE
