"""The course in a browser: every lesson, by keyboard and by touch, mistakes, and stored progress."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from civ.i18n.texts import text
from civ.lessons.course import COURSE
from civ.lessons.feedback import LESSONS, lesson_state
from tests.harness.browser.table_page import NO_ANIMATIONS, pass_click_guard
from tests.harness.tiers import sample
from tests.lessons.solutions import SOLUTIONS
from tests.web.conftest import Visit

END = "."
# Focuses the main button. Returns whether it is enabled, which requires as many selected cards as the step asks for.
FOCUS_MAIN = """() => {
  const main = document.querySelector(".prompt .buttons .main");
  main?.focus();
  return !!main && main.getAttribute("aria-disabled") !== "true";
}"""


def lesson_text(lesson: str, key: str) -> str:
    """Return a text of a lesson as the page shows it."""
    facts: dict[str, Any] = lesson_state(lesson, "").text.facts
    return text(key, **facts)


def shown_text(page: Page) -> Locator:
    return page.get_by_role("region", name="Lesson").locator(".lesson-text")


def open_lesson(visit: Visit, lesson: str, **options: object) -> Page:
    page = visit(f"/learn/{lesson}", settings=NO_ANIMATIONS, **options)
    expect(shown_text(page)).to_have_text(lesson_text(lesson, LESSONS[lesson].tasks[0].text))
    return page


def play(page: Page, actions: str) -> None:
    """Select the actions with these tokens, and confirm as soon as that is possible."""
    for token in actions.split():
        page.locator(f'[data-token="{token}"]:not([aria-disabled]):visible').first.press("Enter")
        if token != END:
            confirm(page)


def confirm(page: Page) -> None:
    """Press the main button if everything that the step asks for is selected."""
    if page.evaluate(FOCUS_MAIN):
        pass_click_guard(page)
        page.keyboard.press("Enter")
        expect(page.locator('main [aria-pressed="true"]')).to_have_count(0)


# --- All lessons ---


@pytest.mark.parametrize("lesson", sample(sorted(SOLUTIONS), 5))
def test_every_lesson_can_be_completed(visit: Visit, lesson: str) -> None:
    page = open_lesson(visit, lesson)
    play(page, SOLUTIONS[lesson])
    expect(shown_text(page)).to_have_text(lesson_text(lesson, LESSONS[lesson].end))
    expect(page.get_by_text("Well done!").first).to_be_visible()
    page.get_by_role("link", name="All lessons").first.click()
    expect(page.get_by_text(f"1 of {len(COURSE)} lessons done").last).to_be_visible()


def test_a_lesson_can_be_completed_by_keyboard(visit: Visit) -> None:
    page = open_lesson(visit, "turn")
    for step, key in enumerate(("3", "e", "3", "e")):  # Culture is the third card of the hand
        expect(shown_text(page)).to_have_text(lesson_text("turn", f"learn-turn-{step + 1}"))
        pass_click_guard(page)
        page.keyboard.press(key)
        if key == "3":
            expect(page.locator('[role=toolbar] [aria-pressed="true"]')).to_be_visible()
            page.keyboard.press("Enter")
    expect(shown_text(page)).to_have_text(lesson_text("turn", "learn-turn-end"))


def test_a_lesson_can_be_completed_by_touch_on_a_phone(visit: Visit) -> None:
    page = open_lesson(visit, "turn", phone=True)
    for step, token in enumerate(("C", END, "C", END)):
        expect(shown_text(page)).to_have_text(lesson_text("turn", f"learn-turn-{step + 1}"))
        page.get_by_role("button", name="Got it").tap()
        expect(shown_text(page)).to_be_hidden()
        pass_click_guard(page)
        page.locator(f'[data-token="{token}"]:visible').first.tap()
        if token != END:
            page.locator(".prompt .buttons .main").tap()
    expect(shown_text(page)).to_have_text(lesson_text("turn", "learn-turn-end"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- Mistakes and hints ---


def test_a_wrong_card_is_explained_and_can_be_taken_back(visit: Visit) -> None:
    page = open_lesson(visit, "turn")
    hand = page.locator('[data-place="hand-1"] [data-card]')
    play(page, "R")
    expect(shown_text(page)).to_have_text(lesson_text("turn", "learn-turn-1-mistake"))
    expect(hand).to_have_count(2)
    page.get_by_role("button", name="Take it back").click()
    expect(hand).to_have_count(3)
    expect(shown_text(page)).to_have_text(lesson_text("turn", "learn-turn-1"))
    play(page, "C")
    expect(shown_text(page)).to_have_text(lesson_text("turn", "learn-turn-2"))


def test_an_unavailable_effect_shows_a_reason_and_changes_nothing(visit: Visit) -> None:
    page = open_lesson(visit, "military")
    page.get_by_role("button", name="Purge").first.click(force=True)  # it is marked as disabled, but can be clicked
    expect(page.get_by_role("region", name="What to do now")).to_contain_text("Purge needs 4 Military cards")
    expect(shown_text(page)).to_have_text(lesson_text("military", "learn-military-1"))


def test_a_hint_highlights_the_card_and_describes_it(visit: Visit) -> None:
    page = open_lesson(visit, "attack")
    card = page.locator('[data-token="S"]').first
    assert card.evaluate("card => getComputedStyle(card).animationName") != "pulse"
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("Touch what glows: Science.")).to_be_visible()
    assert card.evaluate("card => getComputedStyle(card).animationName") == "pulse"
    assert page.locator('[data-token="R"]').first.evaluate("card => getComputedStyle(card).animationName") != "pulse"


def test_a_lesson_can_be_restarted(visit: Visit) -> None:
    page = open_lesson(visit, "turn")
    play(page, "C")
    expect(shown_text(page)).to_have_text(lesson_text("turn", "learn-turn-2"))
    page.get_by_role("button", name="Start again").click()
    expect(shown_text(page)).to_have_text(lesson_text("turn", "learn-turn-1"))


def test_lesson_texts_and_the_actions_of_others_are_announced_to_screen_readers(visit: Visit) -> None:
    page = open_lesson(visit, "turn")
    expect(page.locator("#polite")).to_contain_text(lesson_text("turn", "learn-turn-1"))
    play(page, "C .")
    expect(page.locator("#polite")).to_contain_text("Cleo plays Military. Marco plays Religion.")
    expect(page.locator("#polite")).to_contain_text(lesson_text("turn", "learn-turn-3"))


def test_the_language_can_be_changed_during_a_lesson(visit: Visit) -> None:
    page = open_lesson(visit, "turn")
    play(page, "C")
    page.get_by_label("Language").select_option("el")
    facts: dict[str, Any] = lesson_state("turn", "").text.facts
    expect(page.locator(".lesson-text")).to_have_text(text("learn-turn-2", "el", **facts))


# --- The course ---


def test_progress_is_stored_and_the_next_lesson_is_offered(visit: Visit) -> None:
    page = open_lesson(visit, "turn")
    play(page, SOLUTIONS["turn"])
    page.get_by_role("link", name="Next lesson").click()
    expect(shown_text(page)).to_have_text(lesson_text("military", "learn-military-1"))
    page.goto("/learn")
    expect(page.get_by_role("link", name=re.compile("A turn, and how to win.*done"))).to_be_visible()
    expect(page.get_by_role("link", name="Go on with: Military: make room, then strike")).to_be_visible()


def test_the_completed_course_links_to_a_game(visit: Visit) -> None:
    page = visit("/learn")
    page.evaluate("ids => localStorage.setItem('civ-lessons', JSON.stringify(ids))", list(SOLUTIONS))
    page.reload()
    expect(page.get_by_role("link", name="Play a game")).to_be_visible()


def test_corrupt_stored_progress_is_ignored(visit: Visit) -> None:
    page = visit("/learn")
    page.evaluate("localStorage.setItem('civ-lessons', '{')")
    page.reload()
    expect(page.get_by_text(f"0 of {len(COURSE)} lessons done").last).to_be_visible()


def test_a_missing_lesson_shows_an_error_and_a_link(visit: Visit) -> None:
    page = visit("/learn/cheating")
    expect(page.get_by_role("alert")).to_have_text("There is no such lesson.")
    expect(page.get_by_role("link").first).to_be_visible()
