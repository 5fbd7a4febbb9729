"""Reads the texts of all languages with the parser of Fluent."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from civ.i18n.texts import DEFAULT_LANGUAGE, LOCALES

FILES = tuple(sorted(path.name for path in (LOCALES / DEFAULT_LANGUAGE).glob("*.ftl")))


@cache
def entries(language: str, file: str) -> tuple[Any, ...]:
    """Return the entries of a file, without comments."""
    resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    comments = (ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    return tuple(entry for entry in resource.body if not isinstance(entry, comments))


def keys(language: str, file: str) -> list[str]:
    """Return the keys of a file, in order."""
    return [entry.id.name for entry in entries(language, file) if not isinstance(entry, ftl.Junk)]


@cache
def messages(language: str) -> dict[str, Any]:
    """Return all messages of a language, by key."""
    files = sorted(path.name for path in (LOCALES / language).glob("*.ftl"))
    return {
        entry.id.name: entry for file in files for entry in entries(language, file) if isinstance(entry, ftl.Message)
    }


def nodes(node: Any) -> Iterator[Any]:
    """Yield a node of a message and everything in it."""
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for name, part in vars(node).items():
            if name != "span":
                yield from nodes(part)


def placeables(message: Any) -> set[str]:
    """Return the facts and other messages that a message refers to."""
    references = {ftl.VariableReference: "$", ftl.MessageReference: "", ftl.TermReference: "-"}
    return {
        references[type(node)] + node.id.name for node in nodes(message.value) if type(node) in references
    }  # fmt: skip
