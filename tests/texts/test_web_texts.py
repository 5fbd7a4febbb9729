"""The texts of the web client: every key it uses exists, every text is used, and no text is hard-coded."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from civ.i18n.texts import DEFAULT_LANGUAGE
from tests.harness.fluent_files import FILES, keys, messages, placeables

SOURCES = Path(__file__).parents[2] / "web" / "src"
OWN_FILES = tuple(file for file in FILES if file.startswith("web-") or file in ("common.ftl", "rulebook.ftl"))
TEACHING = ("web-learn.ftl", "rulebook.ftl")
# Written the same in all languages: our name and Roman numerals.
SAME_EVERYWHERE = {"CIV", "I", "II", "III"}
SPOKEN_ATTRIBUTES = ("aria-label", "aria-description", "aria-roledescription", "title", "alt", "placeholder", "label")


@cache
def sources() -> dict[Path, str]:
    found = {path: path.read_text(encoding="utf-8") for kind in ("*.svelte", "*.ts") for path in SOURCES.rglob(kind)}
    assert found
    return found


def words_in_code() -> Iterator[tuple[str, str]]:
    """Yield (file, word) for every literal or template of the client that may be a key, with `*` for insertions."""
    for path, code in sources().items():
        for quoted in re.findall(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`]*)`', code):
            word = re.sub(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}", "*", next(filter(None, quoted), ""))
            if re.fullmatch(r"[a-z]+(-[a-zA-Z0-9*]+)+", word):
                yield path.relative_to(SOURCES).as_posix(), word


def key_calls() -> Iterator[tuple[str, str]]:
    """Yield (file, key) for every text that the client uses by a literal or a template."""
    for path, code in sources().items():
        for quoted in re.findall(r'\bt\(\s*(?:"([^"]*)"|`([^`]*)`)', code):
            key = re.sub(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}", "*", next(filter(None, quoted)))
            yield path.relative_to(SOURCES).as_posix(), key


def matching(pattern: str) -> list[str]:
    wanted = re.compile("[a-zA-Z0-9-]+".join(map(re.escape, pattern.split("*"))))
    return [key for key in messages(DEFAULT_LANGUAGE) if wanted.fullmatch(key)]


def test_every_key_that_the_client_uses_exists() -> None:
    calls = list(key_calls())
    assert len(calls) > 50
    assert [(where, key) for where, key in calls if not matching(key)] == []


@pytest.mark.parametrize("file", OWN_FILES)
def test_every_text_of_the_client_is_used(file: str) -> None:
    used = {key for _, word in words_in_code() for key in matching(word)}
    english = messages(DEFAULT_LANGUAGE)
    referenced = {other for message in english.values() for other in placeables(message) if not other.startswith("$")}
    data = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCES.parents[1] / "src").rglob("*.py"))
    unused = [key for key in keys(DEFAULT_LANGUAGE, file) if key not in used | referenced and key not in data]
    assert unused == []


def test_no_text_is_hard_coded_in_the_markup() -> None:
    found = []
    for path, code in sources().items():
        if path.suffix == ".svelte":
            where = path.relative_to(SOURCES).as_posix()
            found += [(where, words) for words in shown_words(code) if words not in SAME_EVERYWHERE]
    assert found == []


def shown_words(code: str) -> Iterator[str]:
    """Yield the words of a component that a reader sees or hears: between tags, and in spoken attributes."""
    markup = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", code, flags=re.S)
    markup = without_expressions(markup)
    for name in SPOKEN_ATTRIBUTES:
        for value in re.findall(rf'\s{name}="([^"]*)"', markup):
            yield from re.findall(r"[^\W\d_]{2,}", value)
    for words in re.sub(r"<[^>]*>", "\n", markup).splitlines():
        yield from re.findall(r"[^\W\d_]{2,}", words)


def without_expressions(markup: str) -> str:
    """Return the markup without everything between braces."""
    kept, depth = [], 0
    for letter in markup:
        depth += letter == "{"
        if not depth:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)
