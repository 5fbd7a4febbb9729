"""What goes wrong in a browser is told in plain words of the reader's language, and there is a way on."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from civ.i18n.texts import LANGUAGES, text
from civ.server.http.routes.people import MAX_PERSON_NAME_LENGTH
from civ.wire.messages import PROTOCOL_VERSION
from tests.harness.browser.table_page import open_position, prompt_heading
from tests.harness.browser.tables import open_table, register_guest
from tests.harness.tiers import sample
from tests.web.conftest import Visit

PLAY = "2 players · seat 1: SSS · hand 1: S M R · hand 2: M · seat 1 play"
FOREIGN = {"name": "chess.json", "mimeType": "application/json", "buffer": json.dumps({"moves": ["e4"]}).encode()}
BROKEN = {"name": "broken.json", "mimeType": "application/json", "buffer": b'{"rules": {"players": 2}'}


def stale(page: Page, language: str = "en") -> Locator:
    """The window that says that a page is older than the server."""
    return page.get_by_role("dialog", name=text("app-stale", language))


def load_anew(page: Page, language: str = "en") -> None:
    page.get_by_role("button", name=text("app-reload", language)).click()


def newer(route: Route) -> None:
    """What a server of tomorrow answers to `GET /version`."""
    route.fulfill(json={"version": "99.0", "protocol": PROTOCOL_VERSION + 1})


@pytest.mark.parametrize("language", sample(LANGUAGES, 2))
def test_every_bad_input_is_answered_in_ones_own_language_and_one_goes_on(visit: Visit, language: str) -> None:
    def said(key: str, **facts: Any) -> str:
        return text(key, language, **facts)

    host = visit("/health")
    register_guest(host, "Ann")
    full = open_table(host, "me", "novice")
    page = visit("/link/long-ago", language=language)
    alert = page.get_by_role("alert")

    # An expired link.
    page.get_by_role("button", name=said("frame-claim-do")).click()
    expect(alert).to_have_text(said("error-link-expired"))
    page.get_by_role("link", name=said("frame-to-home")).first.click()
    expect(page.get_by_role("button", name=said("home-play-bots"))).to_be_visible()

    # A name of 10,000 characters; the place to type another stays.
    page.get_by_role("button", name=said("frame-you-are", name=said("app-guest"))).click()
    name = page.get_by_label(said("frame-name"))
    for long in ("x" * 10_000, "🜨" * 10_000):
        name.fill(long)
        page.get_by_role("button", name=said("frame-keep"), exact=True).click()
        expect(alert).to_have_text(said("error-bad-name", longest=MAX_PERSON_NAME_LENGTH))
    name.fill("Ben")
    page.get_by_role("button", name=said("frame-keep"), exact=True).click()
    expect(alert).to_have_count(0)
    page.keyboard.press("Escape")

    # A full table.
    page.goto(f"/t/{full}")
    expect(page.get_by_text(said("lobby-full"))).to_be_visible()
    expect(page.get_by_text(said("lobby-full-watch"))).to_be_visible()

    # Records: broken, and of another game.
    page.goto("/replay")
    for file in (BROKEN, FOREIGN):
        page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
        expect(alert).to_be_visible()
        assert "{" not in alert.inner_text(), "words that are meant for programs"
    page.goto("/records")
    page.locator("input[type=file]").set_input_files(BROKEN)  # type: ignore[arg-type]
    expect(alert).to_contain_text(said("home-games-unread"))

    # A page of an earlier version, of which the rest is gone.
    page.goto("/")
    page.route(re.compile(r"/app/assets/Rulebook-.*\.js"), lambda route: route.fulfill(status=404))
    page.get_by_role("link", name=said("frame-rules")).first.click()
    expect(stale(page, language)).to_contain_text(said("app-stale-about"))
    page.unroute_all()
    load_anew(page, language)
    expect(page.get_by_role("searchbox")).to_be_visible()


# --- A page that stayed open while the server was updated ---


def test_a_page_that_cannot_be_loaded_because_the_server_is_away_comes_when_it_is_back(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("link", name="Rules").first).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("link", name="Rules").first.click()
    told = page.get_by_role("dialog", name=text("app-unshown"))
    expect(told).to_contain_text(text("app-no-server"))
    load_anew(page)
    expect(told).to_contain_text(text("app-no-server"))
    page.context.set_offline(False)
    load_anew(page)
    expect(page.get_by_role("searchbox")).to_be_visible()


def test_a_table_that_is_older_than_the_server_says_so_when_the_server_comes_back(visit: Visit) -> None:
    page = visit("/")
    sockets: list[WebSocketRoute] = []

    def kept(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket(re.compile("/socket"), kept)
    open_position(page, PLAY)
    page.route("**/version", newer)
    sockets[-1].close(code=1012)
    expect(stale(page)).to_contain_text(text("app-stale-about"))
    page.unroute("**/version")
    load_anew(page)
    expect(prompt_heading(page)).to_have_text("Play a card")


def test_a_question_that_a_newer_server_does_not_know_leads_to_a_new_page(visit: Visit) -> None:
    page = visit("/")
    page.route("**/version", newer)
    page.route("**/api/tables?*", lambda route: route.fulfill(status=404, body="?"))
    page.reload()
    expect(stale(page)).to_be_visible()


def test_a_message_that_cannot_be_drawn_is_no_end(visit: Visit) -> None:
    page = visit("/")

    def garbled(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(str(message).replace('"columns"', '"pillars"')))

    register_guest(page, "Ann")
    code = open_table(page, "me", "novice", start=True, pace=30.0)
    page.route_web_socket(re.compile("/socket"), garbled)
    page.goto(f"/t/{code}")
    told = page.get_by_role("dialog", name=text("app-unshown"))
    expect(told).to_contain_text(text("app-went-wrong"))
    expect(told.get_by_role("button", name=text("app-reload"))).to_be_visible()
