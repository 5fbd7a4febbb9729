"""All texts of the lessons and the rulebook exist in every language, and their numbers are correct."""

import re
from pathlib import Path
from typing import get_args

import pytest

from civ.engine.rules.effects import EffectName
from civ.i18n.texts import LANGUAGES, LOCALES, text
from civ.lessons.course import COURSE
from civ.lessons.feedback import lesson_state
from civ.lessons.lesson import Lesson
from civ.lessons.rulesheet import rulesheet

WEB_SOURCES = Path(__file__).parents[2] / "web" / "src"
each_language = pytest.mark.parametrize("language", LANGUAGES)


def keys_of(lesson: Lesson) -> set[str]:
    keys = {key for task in lesson.tasks for key in (task.text, task.mistake)}
    return keys | {lesson.title, lesson.about, lesson.end, "learn-detour"}


@each_language
@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
def test_every_text_of_a_lesson_exists_in_every_language(lesson: Lesson, language: str) -> None:
    facts = lesson_state(lesson.id, "").text.facts
    for key in keys_of(lesson):
        assert text(key, language, **facts).strip()


def test_no_text_of_a_lesson_is_unused() -> None:
    defined = re.findall(r"^(learn-[\w-]+) =", (LOCALES / "en" / "web-learn.ftl").read_text(encoding="utf-8"), re.M)
    sources = "".join(
        path.read_text(encoding="utf-8") for path in WEB_SOURCES.rglob("*") if path.suffix in (".svelte", ".ts")
    )
    used = set().union(*map(keys_of, COURSE)) | set(re.findall(r'"(learn-[\w-]+)"', sources))
    assert set(defined) == used


def test_no_text_of_the_rulebook_is_unused() -> None:
    defined = re.findall(r"^(rulebook-[\w-]+) =", (LOCALES / "en" / "rulebook.ftl").read_text(encoding="utf-8"), re.M)
    sources = "".join(
        path.read_text(encoding="utf-8") for path in WEB_SOURCES.rglob("*") if path.suffix in (".svelte", ".ts")
    )
    effects = {f"rulebook-effect-{effect}" for effect in get_args(EffectName)}
    assert set(defined) == set(re.findall(r'"(rulebook-[\w-]+)"', sources)) | effects


# --- The numbers, copied by hand from the rulebooks (1.1, 2.2, 3.3, 3.4, 4.3) ---


def test_the_rulesheet_has_the_numbers_of_the_rulebook() -> None:
    sheet = rulesheet()
    assert (sheet.cards, sheet.limit, sheet.limits) == (104, 3, {"holy-book": 5, "divine-right": 7})
    rows = [(table.players, table.levels, table.hegemony, table.removed) for table in sheet.tables]
    assert rows == [(2, (3, 5), 8, 3), (3, (3, 5), 7, 3), (4, (2, 4), 7, 0)]


def test_the_rulesheet_has_all_domains_with_their_cards_and_effects() -> None:
    domains = {domain.domain: (domain.cards, domain.effects) for domain in rulesheet().domains}
    assert domains == {
        "M": ((8, 8, 4), ("assassination", "purge", "attack")),
        "R": ((8, 8, 0), ("holy-book", "divine-right", "inquisition")),
        "E": ((4, 4, 8), ("development", "monopoly", "embargo")),
        "S": ((4, 8, 8), ("experiment", "research", "discovery")),
        "C": ((4, 4, 8), ()),
        "U": ((0, 0, 16), ("oligarchy", "republic", "democracy")),
    }
