"""The course in a browser: every lesson, by keys and by touch; what goes wrong, and what is remembered."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from civ.i18n.texts import text
from civ.lessons.course import COURSE
from civ.lessons.feedback import LESSONS, lesson_state
from tests.harness.browser.table_page import pass_click_guard
from tests.lessons.solutions import SOLUTIONS
from tests.web.conftest import Visit

QUICK = {"speed": "none"}
END = "."
# Focuses the main button; whether it can be pressed, which takes as many cards chosen as the step asks for.
FOCUS_MAIN = """() => {
  const main = document.querySelector(".prompt .buttons .main");
  main?.focus();
  return !!main && main.getAttribute("aria-disabled") !== "true";
}"""


def said(lesson: str, key: str) -> str:
    """A text of a lesson as the page shows it."""
    facts: dict[str, Any] = lesson_state(lesson, "").text.facts
    return text(key, **facts)


def speech(page: Page) -> Locator:
    return page.get_by_role("region", name="Lesson").locator(".lesson-text")


def opened(visit: Visit, lesson: str, **options: object) -> Page:
    page = visit(f"/learn/{lesson}", settings=QUICK, **options)
    expect(speech(page)).to_have_text(said(lesson, LESSONS[lesson].steps[0].text))
    return page


def play(page: Page, actions: str) -> None:
    """Choose what the tokens say, and confirm as soon as that is possible."""
    for token in actions.split():
        page.locator(f'[data-token="{token}"]:not([aria-disabled]):visible').first.press("Enter")
        if token != END:
            confirm(page)


def confirm(page: Page) -> None:
    """Press the main button if everything that the step asks for is chosen."""
    if page.evaluate(FOCUS_MAIN):
        pass_click_guard(page)
        page.keyboard.press("Enter")
        expect(page.locator('main [aria-pressed="true"]')).to_have_count(0)


# --- All lessons ---


@pytest.mark.parametrize("lesson", SOLUTIONS)
def test_a_lesson_is_learned_to_its_end(visit: Visit, lesson: str) -> None:
    page = opened(visit, lesson)
    play(page, SOLUTIONS[lesson])
    expect(speech(page)).to_have_text(said(lesson, LESSONS[lesson].end))
    expect(page.get_by_text("Well done!").first).to_be_visible()
    page.get_by_role("link", name="All lessons").first.click()
    expect(page.get_by_text(f"1 of {len(COURSE)} lessons done").last).to_be_visible()


def test_a_lesson_by_keys_alone(visit: Visit) -> None:
    page = opened(visit, "turn")
    for step, key in enumerate(("3", "e", "3", "e")):  # Culture is the third card of the hand
        expect(speech(page)).to_have_text(said("turn", f"learn-turn-{step + 1}"))
        pass_click_guard(page)
        page.keyboard.press(key)
        if key == "3":
            expect(page.locator('[role=toolbar] [aria-pressed="true"]')).to_be_visible()
            page.keyboard.press("Enter")
    expect(speech(page)).to_have_text(said("turn", "learn-turn-end"))


def test_a_lesson_by_touch_on_a_phone(visit: Visit) -> None:
    page = opened(visit, "turn", phone=True)
    for step, token in enumerate(("C", END, "C", END)):
        expect(speech(page)).to_have_text(said("turn", f"learn-turn-{step + 1}"))
        page.get_by_role("button", name="Got it").tap()
        expect(speech(page)).to_be_hidden()
        pass_click_guard(page)
        page.locator(f'[data-token="{token}"]:visible').first.tap()
        if token != END:
            page.locator(".prompt .buttons .main").tap()
    expect(speech(page)).to_have_text(said("turn", "learn-turn-end"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- Trying things ---


def test_a_wrong_card_is_played_explained_and_taken_back(visit: Visit) -> None:
    page = opened(visit, "turn")
    hand = page.locator('[data-place="hand-1"] [data-card]')
    play(page, "R")
    expect(speech(page)).to_have_text(said("turn", "learn-turn-1-mistake"))
    expect(hand).to_have_count(2)
    page.get_by_role("button", name="Take it back").click()
    expect(hand).to_have_count(3)
    expect(speech(page)).to_have_text(said("turn", "learn-turn-1"))
    play(page, "C")
    expect(speech(page)).to_have_text(said("turn", "learn-turn-2"))


def test_what_is_not_open_says_why_and_nothing_happens(visit: Visit) -> None:
    page = opened(visit, "military")
    page.get_by_role("button", name="Purge").first.click(force=True)  # it says that it is disabled, and may be touched
    expect(page.get_by_role("region", name="What to do now")).to_contain_text("Purge needs 4 Military cards")
    expect(speech(page)).to_have_text(said("military", "learn-military-1"))


def test_the_way_on_is_shown_when_asked_for_and_told_in_words(visit: Visit) -> None:
    page = opened(visit, "attack")
    card = page.locator('[data-token="S"]').first
    assert card.evaluate("one => getComputedStyle(one).animationName") != "pulse"
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("Touch what glows: Science.")).to_be_visible()
    assert card.evaluate("one => getComputedStyle(one).animationName") == "pulse"
    assert page.locator('[data-token="R"]').first.evaluate("one => getComputedStyle(one).animationName") != "pulse"


def test_a_lesson_can_be_begun_anew(visit: Visit) -> None:
    page = opened(visit, "turn")
    play(page, "C")
    expect(speech(page)).to_have_text(said("turn", "learn-turn-2"))
    page.get_by_role("button", name="Start again").click()
    expect(speech(page)).to_have_text(said("turn", "learn-turn-1"))


def test_what_is_said_is_told_to_a_screen_reader_with_what_the_others_did(visit: Visit) -> None:
    page = opened(visit, "turn")
    expect(page.locator("#polite")).to_contain_text(said("turn", "learn-turn-1"))
    play(page, "C .")
    expect(page.locator("#polite")).to_contain_text("Cleo plays Military. Marco plays Religion.")
    expect(page.locator("#polite")).to_contain_text(said("turn", "learn-turn-3"))


def test_the_language_changes_in_the_middle_of_a_lesson(visit: Visit) -> None:
    page = opened(visit, "turn")
    play(page, "C")
    page.get_by_label("Language").select_option("el")
    facts: dict[str, Any] = lesson_state("turn", "").text.facts
    expect(page.locator(".lesson-text")).to_have_text(text("learn-turn-2", "el", **facts))


# --- The course ---


def test_what_was_learned_is_remembered_and_the_next_lesson_offered(visit: Visit) -> None:
    page = opened(visit, "turn")
    play(page, SOLUTIONS["turn"])
    page.get_by_role("link", name="Next lesson").click()
    expect(speech(page)).to_have_text(said("military", "learn-military-1"))
    page.goto("/learn")
    expect(page.get_by_role("link", name=re.compile("A turn, and how to win.*done"))).to_be_visible()
    expect(page.get_by_role("link", name="Go on with: Military: make room, then strike")).to_be_visible()


def test_all_learned_the_course_leads_to_a_game(visit: Visit) -> None:
    page = visit("/learn")
    page.evaluate("ids => localStorage.setItem('civ-lessons', JSON.stringify(ids))", list(SOLUTIONS))
    page.reload()
    expect(page.get_by_role("link", name="Play a game")).to_be_visible()


def test_broken_notes_of_what_was_learned_do_no_harm(visit: Visit) -> None:
    page = visit("/learn")
    page.evaluate("localStorage.setItem('civ-lessons', '{')")
    page.reload()
    expect(page.get_by_text(f"0 of {len(COURSE)} lessons done").last).to_be_visible()


def test_a_lesson_that_is_not_there_says_so_and_leads_on(visit: Visit) -> None:
    page = visit("/learn/cheating")
    expect(page.get_by_role("alert")).to_have_text("There is no such lesson.")
    expect(page.get_by_role("link").first).to_be_visible()
