"""The rulebook in a browser: numbers, search and links in every language, and accessibility."""

import pytest
from playwright.sync_api import expect

from civ.i18n.texts import LANGUAGES, text
from tests.harness.browser.axe import axe_violations
from tests.harness.browser.table_page import NO_ANIMATIONS
from tests.harness.tiers import sample
from tests.web.conftest import SMALL_PHONE, Visit

SECTIONS = 14
SCREENS = [(False, "dark"), (True, "light"), (False, "light"), (True, "dark")]


@pytest.mark.parametrize("language", sample(LANGUAGES, 2))
def test_the_whole_rulebook_is_shown_in_every_language(visit: Visit, language: str) -> None:
    page = visit("/rules", language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(text("label-rules", language))
    expect(page.locator("section h2")).to_have_count(SECTIONS)
    words = page.locator("main").inner_text()
    assert "rulebook-" not in words
    for effect in ("purge", "divine-right", "monopoly", "research", "republic", "attack", "democracy", "inspiration"):
        assert text(f"effect-{effect}", language) in words


def test_the_table_of_levels_has_a_column_for_every_number_of_players(visit: Visit) -> None:
    table = visit("/rules").get_by_role("table", name="Cards of a domain needed for each level")
    expect(table).to_be_visible()
    rows = [row.inner_text().split("\t") for row in table.get_by_role("row").all()]
    assert rows[0][1:] == ["2 players", "3 players", "4 players"]
    assert rows[1:] == [["Level 1", "3", "3", "2"], ["Level 2", "5", "5", "4"], ["Hegemony", "8", "7", "7"]]


def test_the_search_ignores_accents_and_highlights_matches(visit: Visit) -> None:
    page = visit("/rules", language="fr")
    page.get_by_role("searchbox").fill("democratie")
    expect(page.get_by_role("status").first).to_have_text("5 passages trouvés")
    marks = {mark.inner_text().lower() for mark in page.locator("mark").all()}
    assert marks == {"démocratie"}


def test_a_search_for_several_words_requires_all_of_them(visit: Visit) -> None:
    page = visit("/rules")
    search = page.get_by_role("searchbox")
    search.fill("first player")
    sections = page.locator("main section").all_inner_texts()
    assert sections
    assert all("first" in words.lower() and "player" in words.lower() for words in sections)
    search.fill("first zebra")
    expect(page.get_by_role("status").first).to_have_text("Nothing found. Try another word.")
    expect(page.locator("main section")).to_have_count(0)
    search.fill("")
    expect(page.locator("main section")).to_have_count(SECTIONS)


def test_markup_in_a_search_is_treated_as_text(visit: Visit) -> None:
    page = visit("/rules")
    page.get_by_role("searchbox").fill("<img src=x onerror=boom()> (")
    expect(page.get_by_role("status").first).to_have_text("Nothing found. Try another word.")


def test_links_scroll_to_their_sections(visit: Visit) -> None:
    page = visit("/rules#teams")
    expect(page.get_by_role("heading", name="Teams")).to_be_in_viewport()
    page.goto("/rules")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="The majority").click()
    expect(page.get_by_role("heading", name="The majority")).to_be_in_viewport()
    assert page.url.endswith("/rules#majority")


@pytest.mark.parametrize("path", ["/rules", "/learn", "/learn/turn", "/learn/majority"])
@pytest.mark.parametrize(("phone", "theme"), sample(SCREENS, 2))
def test_axe_finds_no_violations(visit: Visit, path: str, phone: bool, theme: str) -> None:
    page = visit(path, phone=phone, settings={**NO_ANIMATIONS, "theme": theme})
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert axe_violations(page) == []


@pytest.mark.parametrize("language", sample(LANGUAGES, 2))
@pytest.mark.parametrize("path", ["/rules", "/learn", "/learn/military"])
def test_nothing_is_wider_than_a_small_phone(visit: Visit, path: str, language: str) -> None:
    page = visit(path, language=language, phone=True, viewport=SMALL_PHONE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
