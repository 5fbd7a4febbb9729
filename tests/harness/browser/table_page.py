"""Finds the parts of a table page by accessible names and roles."""

import json
import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.harness.browser.tables import register_guest, start_from_position

# Client settings.
NO_ANIMATIONS: Final = {"speed": "none"}
MANUAL_SETTINGS: Final = {**NO_ANIMATIONS, "autoForced": False}  # and no automatic actions

PLAY_A_CARD: Final = "2 players · seat 1: SSS · hand 1: S M R · hand 2: M · seat 1 play"
CHOOSE_AN_EFFECT: Final = (
    "3 players · seat 1: 2E 2E 3E SSS M · seat 2: SSSS CC · seat 3: MMM R · hand 1: M R S · hand 2: M · seat 1 effects"
)


def store_settings(page: Page, **settings: Any) -> None:
    """Store client settings. They apply from the next page load."""
    page.add_init_script(f"localStorage.setItem('civ-settings', {json.dumps(json.dumps(settings))})")


def open_position(page: Page, position: str, *seats: str) -> str:
    """Open a game at a position as Ann, by default against *random* bots. Returns the code of the table."""
    register_guest(page, "Ann")
    code = start_from_position(page, position, *(seats or ("me", *["random"] * (int(position[0]) - 1))))
    page.goto(f"/t/{code}")
    expect(prompt(page)).to_be_visible()
    return code


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name="What to do now")


def prompt_heading(page: Page) -> Locator:
    return prompt(page).get_by_role("heading")


def main_button(page: Page) -> Locator:
    return prompt(page).locator(".button.main")


def hand_cards(page: Page, card: str) -> Locator:
    """Return the cards of the hand whose names start with `card`."""
    return page.get_by_role("toolbar", name=re.compile("^Hand")).get_by_role("button", name=re.compile(f"^{card}"))


def watch_flights(page: Page) -> None:
    """Start to count card animations."""
    page.evaluate(
        """() => {
            window.flown = 0;
            new MutationObserver((changes) => changes.forEach(({addedNodes}) => addedNodes.forEach((node) => {
                if (node.className === "flying") window.flown += 1;
            }))).observe(document.body, {childList: true});
        }"""
    )


def count_flights(page: Page) -> int:
    """Wait until all card animations have ended, and return their number."""
    expect(page.locator(".flying")).to_have_count(0)
    count: int = page.evaluate("window.flown")
    return count


def pass_click_guard(page: Page) -> None:
    """Advance the clock of a page, because the client ignores clicks right after a change."""
    page.evaluate("window.clockAhead += 1000")


def press_main_button(page: Page) -> None:
    """Press the main button."""
    pass_click_guard(page)
    main_button(page).click()
