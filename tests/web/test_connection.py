"""What happens to a table page when the page is loaded anew, the server dies, or an answer does not come."""

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.harness.browser.players import NO_ANIMATIONS, Mouse, Player, play
from tests.harness.browser.table_page import (
    hand_cards,
    main_button,
    open_position,
    pass_click_guard,
    prompt,
    prompt_heading,
)
from tests.harness.browser.tables import open_table, register_guest, table_snapshot
from tests.harness.server.processes import TIMEOUT_S, RunningServer, running_server
from tests.web.conftest import CLOCK, DESKTOP, Visit

PLAY = "2 players · seat 1: SSS · hand 1: S M R · hand 2: M · seat 1 play"
# What lies on the table, as the page draws it.
_DRAWN = """() => Object.fromEntries([...document.querySelectorAll("main [data-place]")].map((place) =>
  [place.dataset.place, [...place.querySelectorAll("[data-card]")].map((card) => card.dataset.card)]))"""


def drawn(page: Page) -> Any:
    return page.evaluate(_DRAWN)


def my_turn(page: Page, code: str) -> bool:
    seen = table_snapshot(page, code)
    return bool(seen["turn"]["waiting"] == [1] and seen["game"]["step"] == "play")


def test_a_page_that_is_loaded_anew_shows_the_same_and_the_game_goes_on(visit: Visit) -> None:
    page = visit("/", settings=NO_ANIMATIONS)
    register_guest(page, "Ann")
    code = open_table(page, "me", "novice", start=True)
    page.goto(f"/t/{code}")
    player = Player(page, Mouse(), Random(8), effect_probability=0.2)
    play(player, until=lambda: table_snapshot(page, code)["turn"]["ply"] > 12 and my_turn(page, code))
    expect(prompt_heading(page)).to_have_text("Play a card")
    before, ply = drawn(page), table_snapshot(page, code)["turn"]["ply"]
    page.reload()
    expect(prompt_heading(page)).to_have_text("Play a card")
    assert drawn(page) == before
    play(player, until=lambda: table_snapshot(page, code)["turn"]["ply"] > ply + 4)


def test_a_server_that_is_killed_and_comes_back_loses_nothing_and_no_page_is_loaded_anew(
    chromium: Browser, tmp_path: Path
) -> None:
    with running_server(tmp_path, "--port", "0", "--no-browser") as server:
        context = chromium.new_context(base_url=server.url, viewport=DESKTOP)  # type: ignore[arg-type]
        context.add_init_script(CLOCK)
        context.add_init_script(f"localStorage.setItem('civ-settings', {json.dumps(json.dumps(NO_ANIMATIONS))})")
        page = context.new_page()
        page.goto("/")
        register_guest(page, "Ann")
        code = open_table(page, "me", "novice", start=True)
        page.goto(f"/t/{code}")
        player = Player(page, Mouse(), Random(9), effect_probability=0.2)
        play(player, until=lambda: table_snapshot(page, code)["turn"]["ply"] > 8 and my_turn(page, code))
        expect(prompt_heading(page)).to_have_text("Play a card")
        before, kept = drawn(page), table_snapshot(page, code)
        page.evaluate("window.same = true")
        server.process.send_signal(signal.SIGKILL)
        server.process.wait(TIMEOUT_S)
        expect(page.get_by_role("status").get_by_text("Connection lost")).to_be_visible()
        assert player.scene()["controls"] == [], "nothing can be chosen while nobody would hear it"
    with running_server(tmp_path, "--port", str(server.port), "--no-browser"):
        expect(prompt_heading(page)).to_have_text("Play a card", timeout=TIMEOUT_S * 1000)
        expect(page.get_by_role("status").get_by_text("Connection lost")).to_have_count(0)
        assert drawn(page) == before
        now = table_snapshot(page, code)
        assert (now["game"], now["own"], now["turn"]) == (kept["game"], kept["own"], kept["turn"])
        play(player, until=lambda: table_snapshot(page, code)["turn"]["ply"] > kept["turn"]["ply"] + 4)
        assert page.evaluate("window.same"), "the page was loaded anew"
        context.close()


@pytest.fixture
def halted(server: RunningServer) -> Iterator[RunningServer]:
    """The server, which a test may halt: it hears everything and says nothing."""
    yield server
    server.process.send_signal(signal.SIGCONT)


def test_a_move_is_not_shown_before_the_server_has_answered(visit: Visit, halted: RunningServer) -> None:
    page = visit("/", settings=NO_ANIMATIONS)
    open_position(page, PLAY)
    before = drawn(page)
    hand_cards(page, "Science").click()
    pass_click_guard(page)
    halted.process.send_signal(signal.SIGSTOP)
    main_button(page).click()
    expect(main_button(page)).to_have_attribute("aria-disabled", "true")  # the command is on its way
    assert drawn(page) == before
    expect(prompt_heading(page)).to_have_text("Play a card")
    halted.process.send_signal(signal.SIGCONT)
    expect(prompt_heading(page)).to_have_text("Use an effect, or end your turn")
    assert len(drawn(page)["area-1-S"]) == 4


def test_of_two_windows_that_act_at_once_one_is_refused_and_shows_what_is(visit: Visit, halted: RunningServer) -> None:
    one = visit("/", settings=NO_ANIMATIONS)
    open_position(one, PLAY)
    other = one.context.new_page()
    other.goto(one.url)
    hand_cards(one, "Science").click()
    hand_cards(other, "Military").click()
    for page in (one, other):
        pass_click_guard(page)
    halted.process.send_signal(signal.SIGSTOP)
    main_button(one).click()
    main_button(other).click()
    halted.process.send_signal(signal.SIGCONT)
    for page in (one, other):
        expect(prompt_heading(page)).to_have_text("Use an effect, or end your turn")
    assert drawn(one) == drawn(other)
    refused = [page for page in (one, other) if "changed in the meantime" in prompt(page).inner_text()]
    assert len(refused) == 1
