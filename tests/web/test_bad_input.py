"""Errors in the browser are shown in plain words of the user's language, and the user can continue."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, Route, WebSocketRoute, expect

from civ.i18n.texts import LANGUAGES, text
from civ.wire.messages import MAX_PERSON_NAME_LENGTH, PROTOCOL_VERSION
from tests.harness.browser.table_page import PLAY_A_CARD, open_position, prompt_heading
from tests.harness.browser.tables import open_table, register_guest
from tests.harness.tiers import sample
from tests.web.conftest import Visit

FOREIGN: FilePayload = {
    "name": "chess.json",
    "mimeType": "application/json",
    "buffer": json.dumps({"moves": ["e4"]}).encode(),
}
BROKEN: FilePayload = {"name": "broken.json", "mimeType": "application/json", "buffer": b'{"rules": {"players": 2}'}


def stale_dialog(page: Page, language: str = "en") -> Locator:
    """Return the dialog that says that the page is older than the server."""
    return page.get_by_role("dialog", name=text("app-stale", language))


def reload_app(page: Page, language: str = "en") -> None:
    page.get_by_role("button", name=text("app-reload", language)).click()


def answer_as_newer_server(route: Route) -> None:
    """Answer `GET /version` like a newer server."""
    route.fulfill(json={"version": "99.0", "protocol": PROTOCOL_VERSION + 1})


@pytest.mark.parametrize("language", sample(LANGUAGES, 2))
def test_every_bad_input_shows_a_message_in_the_users_language_and_can_be_corrected(
    visit: Visit, language: str
) -> None:
    def localized(key: str, **facts: Any) -> str:
        return text(key, language, **facts)

    host = visit("/health")
    register_guest(host, "Ann")
    full = open_table(host, "me", "novice")
    page = visit("/link/long-ago", language=language)
    alert = page.get_by_role("alert")

    # An expired link.
    page.get_by_role("button", name=localized("frame-claim-do")).click()
    expect(alert).to_have_text(localized("error-link-expired"))
    page.get_by_role("link", name=localized("frame-to-home")).first.click()
    expect(page.get_by_role("button", name=localized("home-play-bots"))).to_be_visible()

    # A name of 10,000 characters. The input field stays open.
    page.get_by_role("button", name=localized("frame-you-are", name=localized("app-guest"))).click()
    name = page.get_by_label(localized("frame-name"))
    for long in ("x" * 10_000, "🜨" * 10_000):
        name.fill(long)
        page.get_by_role("button", name=localized("frame-keep"), exact=True).click()
        expect(alert).to_have_text(localized("error-bad-name", longest=MAX_PERSON_NAME_LENGTH))
    name.fill("Ben")
    page.get_by_role("button", name=localized("frame-keep"), exact=True).click()
    expect(alert).to_have_count(0)
    page.keyboard.press("Escape")

    # A full table.
    page.goto(f"/t/{full}")
    expect(page.get_by_text(localized("lobby-full"))).to_be_visible()
    expect(page.get_by_text(localized("lobby-full-watch"))).to_be_visible()

    # Records: a broken one, and one of another game.
    page.goto("/replay")
    for file in (BROKEN, FOREIGN):
        page.locator("input[type=file]").set_input_files(file)
        expect(alert).to_be_visible()
        assert "{" not in alert.inner_text(), "a message for programs"
    page.goto("/records")
    page.locator("input[type=file]").set_input_files(BROKEN)
    expect(alert).to_contain_text(localized("home-games-unread"))

    # A page of an earlier version, whose other files no longer exist.
    page.goto("/")
    page.route(re.compile(r"/app/assets/Rulebook-.*\.js"), lambda route: route.fulfill(status=404))
    page.get_by_role("link", name=localized("frame-rules")).first.click()
    expect(stale_dialog(page, language)).to_contain_text(localized("app-stale-about"))
    page.unroute_all()
    reload_app(page, language)
    expect(page.get_by_role("searchbox")).to_be_visible()


# --- A page that stayed open while the server was updated ---


def test_a_page_that_failed_to_load_can_be_loaded_when_the_server_is_back(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("link", name="Rules").first).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("link", name="Rules").first.click()
    dialog = page.get_by_role("dialog", name=text("app-unshown"))
    expect(dialog).to_contain_text(text("app-no-server"))
    reload_app(page)
    expect(dialog).to_contain_text(text("app-no-server"))
    page.context.set_offline(False)
    reload_app(page)
    expect(page.get_by_role("searchbox")).to_be_visible()


def test_an_outdated_table_page_asks_for_a_reload_after_a_server_update(visit: Visit) -> None:
    page = visit("/")
    sockets: list[WebSocketRoute] = []

    def record_socket(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket(re.compile("/socket"), record_socket)
    open_position(page, PLAY_A_CARD)
    page.route("**/version", answer_as_newer_server)
    sockets[-1].close(code=1012)
    expect(stale_dialog(page)).to_contain_text(text("app-stale-about"))
    page.unroute("**/version")
    reload_app(page)
    expect(prompt_heading(page)).to_have_text("Play a card")


def test_an_outdated_page_asks_for_a_reload_when_a_request_fails_with_not_found(visit: Visit) -> None:
    page = visit("/")
    page.route("**/version", answer_as_newer_server)
    page.route("**/api/tables?*", lambda route: route.fulfill(status=404, body="?"))
    page.reload()
    expect(stale_dialog(page)).to_be_visible()


def test_a_message_that_cannot_be_rendered_offers_a_reload(visit: Visit) -> None:
    page = visit("/")

    def corrupt_messages(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(str(message).replace('"columns"', '"pillars"')))

    register_guest(page, "Ann")
    code = open_table(page, "me", "novice", start=True, pace=30.0)
    page.route_web_socket(re.compile("/socket"), corrupt_messages)
    page.goto(f"/t/{code}")
    dialog = page.get_by_role("dialog", name=text("app-unshown"))
    expect(dialog).to_contain_text(text("app-went-wrong"))
    expect(dialog.get_by_role("button", name=text("app-reload"))).to_be_visible()
