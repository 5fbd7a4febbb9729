"""A table page that is reloaded, whose server is killed, or whose server does not answer."""

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.harness.browser.players import Mouse, Player, play
from tests.harness.browser.table_page import (
    NO_ANIMATIONS,
    PLAY_A_CARD,
    hand_cards,
    main_button,
    open_position,
    pass_click_guard,
    prompt,
    prompt_heading,
)
from tests.harness.browser.tables import register_guest, start_from_position, table_snapshot
from tests.harness.server.processes import TIMEOUT_S, RunningServer, running_server
from tests.web.conftest import CLOCK, DESKTOP, Visit

# Each draw brings cards of two domains, so that no player is left with a single choice.
HALFWAY = (
    "2 players · first 1 · deck: 2R 2C 2E 2S 2R 2C 2E 2S 2R 2C 2E 2S 3E 3S 3C 3U 3E 3S 3C 3U"
    " · seat 1: MMM SS · seat 2: RRR CC · hand 1: M S 2M · hand 2: R C 2R · seat 1 play"
)
# The cards on the table, as the page draws them.
_DRAWN = """() => Object.fromEntries([...document.querySelectorAll("main [data-place]")].map((place) =>
  [place.dataset.place, [...place.querySelectorAll("[data-card]")].map((card) => card.dataset.card)]))"""


def drawn_cards(page: Page) -> Any:
    return page.evaluate(_DRAWN)


def is_to_play(page: Page, code: str) -> bool:
    """Whether seat 1 has to play a card."""
    table = table_snapshot(page, code)
    return bool(table["turn"]["waiting"] == [1] and table["game"]["step"] == "play")


def ply(page: Page, code: str) -> int:
    """Return the number of actions played at a table."""
    actions: int = table_snapshot(page, code)["turn"]["ply"]
    return actions


def test_a_reloaded_page_shows_the_same_table_and_the_game_continues(visit: Visit) -> None:
    page = visit("/", settings=NO_ANIMATIONS)
    register_guest(page, "Ann")
    code = start_from_position(page, HALFWAY, "me", "novice")
    page.goto(f"/t/{code}")
    player = Player(page, Mouse(), Random(8), effect_probability=0.2)
    play(player, until=lambda: ply(page, code) > 2 and is_to_play(page, code))
    expect(prompt_heading(page)).to_have_text("Play a card")
    cards, actions = drawn_cards(page), ply(page, code)
    page.reload()
    expect(prompt_heading(page)).to_have_text("Play a card")
    assert drawn_cards(page) == cards
    play(player, until=lambda: ply(page, code) > actions + 4)


def test_a_killed_server_loses_nothing_and_pages_reconnect_without_a_reload(chromium: Browser, tmp_path: Path) -> None:
    with running_server(tmp_path, "--port", "0", "--no-browser") as server:
        context = chromium.new_context(base_url=server.url, viewport=DESKTOP)
        context.add_init_script(CLOCK)
        context.add_init_script(f"localStorage.setItem('civ-settings', {json.dumps(json.dumps(NO_ANIMATIONS))})")
        page = context.new_page()
        page.goto("/")
        register_guest(page, "Ann")
        code = start_from_position(page, HALFWAY, "me", "novice")
        page.goto(f"/t/{code}")
        player = Player(page, Mouse(), Random(9), effect_probability=0.2)
        play(player, until=lambda: ply(page, code) > 2 and is_to_play(page, code))
        expect(prompt_heading(page)).to_have_text("Play a card")
        cards, before = drawn_cards(page), table_snapshot(page, code)
        page.evaluate("window.same = true")
        server.process.send_signal(signal.SIGKILL)
        server.process.wait(TIMEOUT_S)
        expect(page.get_by_role("status").get_by_text("Connection lost")).to_be_visible()
        assert player.scene()["controls"] == [], "nothing can be chosen without a connection"
    with running_server(tmp_path, "--port", str(server.port), "--no-browser"):
        expect(prompt_heading(page)).to_have_text("Play a card", timeout=TIMEOUT_S * 1000)
        expect(page.get_by_role("status").get_by_text("Connection lost")).to_have_count(0)
        assert drawn_cards(page) == cards
        after = table_snapshot(page, code)
        assert (after["game"], after["own"], after["turn"]) == (before["game"], before["own"], before["turn"])
        play(player, until=lambda: ply(page, code) > before["turn"]["ply"] + 4)
        assert page.evaluate("window.same"), "the page was reloaded"
        context.close()


@pytest.fixture
def pausable_server(server: RunningServer) -> Iterator[RunningServer]:
    """The server. A test may stop its process: connections stay open, but nothing is answered."""
    yield server
    server.process.send_signal(signal.SIGCONT)


def test_an_action_is_not_shown_before_the_server_answers(visit: Visit, pausable_server: RunningServer) -> None:
    page = visit("/", settings=NO_ANIMATIONS)
    open_position(page, PLAY_A_CARD)
    cards = drawn_cards(page)
    hand_cards(page, "Science").click()
    pass_click_guard(page)
    pausable_server.process.send_signal(signal.SIGSTOP)
    main_button(page).click()
    expect(main_button(page)).to_have_attribute("aria-disabled", "true")  # the command has been sent
    assert drawn_cards(page) == cards
    expect(prompt_heading(page)).to_have_text("Play a card")
    pausable_server.process.send_signal(signal.SIGCONT)
    expect(prompt_heading(page)).to_have_text("Use an effect, or end your turn")
    assert len(drawn_cards(page)["area-1-S"]) == 4


def test_one_of_two_simultaneous_commands_is_refused_and_both_windows_show_the_table(
    visit: Visit, pausable_server: RunningServer
) -> None:
    first = visit("/", settings=NO_ANIMATIONS)
    open_position(first, PLAY_A_CARD)
    second = first.context.new_page()
    second.goto(first.url)
    hand_cards(first, "Science").click()
    hand_cards(second, "Military").click()
    for page in (first, second):
        pass_click_guard(page)
    pausable_server.process.send_signal(signal.SIGSTOP)
    main_button(first).click()
    main_button(second).click()
    pausable_server.process.send_signal(signal.SIGCONT)
    for page in (first, second):
        expect(prompt_heading(page)).to_have_text("Use an effect, or end your turn")
    assert drawn_cards(first) == drawn_cards(second)
    refused = [page for page in (first, second) if "changed in the meantime" in prompt(page).inner_text()]
    assert len(refused) == 1
