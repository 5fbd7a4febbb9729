"""The home page and the frame around all pages: a quick game, joining tables, and the user's name."""

import re

import pytest
from playwright.sync_api import Route, expect

from civ.i18n.texts import LANGUAGES, text
from civ.wire.messages import MAX_PERSON_NAME_LENGTH
from tests.harness.browser.frame import enter_name
from tests.harness.browser.table_page import pass_click_guard
from tests.harness.browser.tables import open_table, register_guest, request_json, start_game
from tests.harness.tiers import sample
from tests.web.conftest import Visit

A_TABLE = re.compile(r"/t/[0-9a-z]+$")
MARKUP = "<img src=x onerror=boom()>"  # short enough for a name


# --- A game against bots ---


@pytest.mark.parametrize("phone", [False, True])
def test_one_click_starts_a_game_against_bots(visit: Visit, phone: bool) -> None:
    page = visit("/", phone=phone)
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url(A_TABLE)
    expect(page.get_by_role("toolbar").first).to_be_visible()
    table = request_json(page, "GET", page.url.replace("/t/", "/api/tables/"))["table"]
    assert table["status"] == "playing"
    assert [bool(seat["bot"]) for seat in table["seats"]] == [False, True, True]


def test_the_last_game_setup_is_remembered(visit: Visit) -> None:
    page = visit("/")
    page.get_by_text("Change", exact=True).click()
    page.get_by_role("radio", name="2 against 2").check()
    page.get_by_role("radio", name="Draft").check()
    page.get_by_label("Bot in seat 3").select_option("random")
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url(A_TABLE)
    page.goto("/")
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url(A_TABLE)
    mine = request_json(page, "GET", "/api/me/tables")
    assert len(mine) == 2
    for listed in mine:
        settings = listed["table"]["settings"]
        assert (settings["rules"]["teams"], settings["rules"]["deal"]) == (True, "draft")
        assert settings["seats"] == ["me", "novice", "random", "novice"]


def test_a_double_click_opens_only_one_table(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play against bots").dblclick()
    page.wait_for_url(A_TABLE)
    assert len(request_json(page, "GET", "/api/me/tables")) == 1


def test_a_known_guest_keeps_their_identity_if_they_click_before_the_page_knows_it(visit: Visit) -> None:
    page = visit("/")
    register_guest(page, "Ann")
    pending: list[Route] = []

    def hold(route: Route) -> None:
        pending.append(route)

    page.route("**/api/me?*", hold)
    page.reload()
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("button", name="Dealing")).to_be_disabled()
    for route in pending:
        route.continue_()
    page.wait_for_url(A_TABLE)
    assert request_json(page, "GET", "/api/me")["name"] == "Ann"


def test_two_actions_before_registration_register_one_guest(visit: Visit) -> None:
    page = visit("/")
    pending: list[Route] = []

    def hold(route: Route) -> None:
        pending.append(route)

    page.route("**/api/guests?*", hold)
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_role("button", name="You are").click()
    link = page.get_by_role("button", name="Create a link")
    link.click()
    expect(link).to_be_disabled()
    for route in pending:
        route.continue_()
    page.wait_for_url(A_TABLE)
    assert len(pending) == 1


def test_retrying_after_a_lost_response_opens_no_second_table(visit: Visit) -> None:
    page = visit("/")
    register_guest(page, "Ann")
    page.reload()
    statuses = []

    def drop_response(route: Route) -> None:
        statuses.append(route.fetch().status)
        route.abort()

    page.route(
        "**/api/tables?*", lambda route: drop_response(route) if route.request.method == "POST" else route.continue_()
    )
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("alert")).to_have_text(text("app-no-server"))
    page.unroute("**/api/tables?*")
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url(A_TABLE)
    assert statuses == [201]
    assert len(request_json(page, "GET", "/api/me/tables")) == 1


# --- Tables ---


@pytest.mark.parametrize("typed", ["{code}", "  {url}/t/{code}/ ", "{url}/t/{code}?lang=fr"])
def test_a_table_can_be_joined_by_code_or_link(visit: Visit, typed: str) -> None:
    host, guest = visit("/"), visit("/")
    register_guest(host, "Ann")
    code = open_table(host, "me", "open")
    guest.get_by_label("Join a table").fill(typed.format(code=code.upper(), url=guest.url.rstrip("/")))
    guest.get_by_role("button", name="Go").click()
    expect(guest.get_by_role("heading", name="Ann has opened a table")).to_be_visible()


def test_an_invalid_table_code_shows_an_error(visit: Visit) -> None:
    page = visit("/")
    page.get_by_label("Join a table").fill("what is this?!")
    page.get_by_role("button", name="Go").click()
    expect(page.get_by_role("alert")).to_have_text(text("home-code-unread"))


@pytest.mark.parametrize("language", sample(LANGUAGES, 2))
def test_a_missing_table_shows_an_error_and_a_link_to_the_home_page(visit: Visit, language: str) -> None:
    page = visit("/t/nothing", language=language)
    expect(page.get_by_role("alert")).to_have_text(text("error-no-table", language))
    page.get_by_role("link", name=text("frame-to-home", language)).first.click()
    expect(page.get_by_role("button", name=text("home-play-bots", language))).to_be_visible()


def test_public_tables_are_listed_for_others_and_private_ones_are_not(visit: Visit) -> None:
    host = visit("/")
    register_guest(host, "Petra")
    listed, hidden = open_table(host, "me", "open", public=True), open_table(host, "me", "open")
    guest = visit("/")
    guest.locator(f"a[href='/t/{listed}']").click()
    expect(guest.get_by_role("heading", name="Petra has opened a table")).to_be_visible()
    guest.goto("/")
    expect(guest.locator(f"a[href='/t/{listed}']")).to_be_visible()
    expect(guest.locator(f"a[href='/t/{hidden}']")).to_have_count(0)


def test_public_games_can_be_watched_unless_the_table_forbids_it(visit: Visit) -> None:
    host = visit("/")
    register_guest(host, "Petra")
    shown = open_table(host, "me", "random", start=True, public=True)
    unlisted = open_table(host, "me", "random", start=True)
    closed = open_table(host, "me", "random", start=True, public=True, watch=False)
    guest = visit("/")
    to_watch = guest.locator("section", has=guest.get_by_role("heading", name="Games to watch"))
    expect(to_watch.locator(f"a[href='/t/{shown}']")).to_be_visible()
    for code in (unlisted, closed):
        expect(guest.locator(f"a[href='/t/{code}']")).to_have_count(0)
    to_watch.locator(f"a[href='/t/{shown}']").click()
    expect(guest.get_by_text("You are watching")).to_be_visible()


def test_the_list_of_my_games_shows_whose_turn_it_is(visit: Visit) -> None:
    ann, ben = visit("/"), visit("/")
    register_guest(ann, "Ann"), register_guest(ben, "Ben")
    code = start_game(ann, ben)
    [seat] = request_json(ann, "GET", f"/api/tables/{code}")["turn"]["waiting"]
    for number, page in enumerate((ann, ben), start=1):
        page.goto("/")
        turn = "Your turn" if number == seat else f"Turn: {('Ann', 'Ben')[seat - 1]}"
        expect(page.locator(f"a[href='/t/{code}']")).to_contain_text(turn)


# --- The user ---


def test_a_long_name_is_refused_and_markup_in_a_name_is_shown_as_text(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("() => {window.boom = () => document.title = 'BOOM'}")  # Playwright would call a bare function
    enter_name(page, "x" * 10_000)
    alert = page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_have_text(text("error-bad-name", longest=MAX_PERSON_NAME_LENGTH))
    page.get_by_label("Your name").fill(MARKUP)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=f"You are {MARKUP}")).to_be_visible()
    assert page.locator("img[src=x]").count() == 0
    assert page.title() != "BOOM"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_personal_link_works_once_and_is_then_expired(visit: Visit) -> None:
    first = visit("/")
    enter_name(first, "Ann")
    first.get_by_role("button", name="Create a link").click()
    link = first.get_by_label("Your personal link").input_value()
    picture = first.get_by_role("img", name=text("frame-qr"))
    expect(picture).to_be_visible()
    assert picture.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 0

    second = visit(link)
    second.get_by_role("button", name="Continue as myself").click()
    expect(second.get_by_role("button", name="You are Ann")).to_be_visible()

    third = visit(link)
    third.get_by_role("button", name="Continue as myself").click()
    expect(third.get_by_role("alert")).to_have_text(text("error-link-expired"))
    third.get_by_role("link", name="Go to the start page").first.click()
    expect(third.get_by_role("button", name="Play against bots")).to_be_visible()


# --- The frame ---


def test_the_language_changes_in_place_and_is_kept(visit: Visit) -> None:
    page = visit("/")
    page.get_by_label("Code or link").or_(page.get_by_label("Join a table")).first.fill("half typed")
    page.get_by_label("Language").select_option("el")
    expect(page.get_by_role("button", name=text("home-play-bots", "el"))).to_be_visible()
    expect(page.get_by_label(text("home-join", "el"))).to_have_value("half typed")
    page.reload()
    expect(page.get_by_role("button", name=text("home-play-bots", "el"))).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "el"


def test_settings_are_stored_in_the_browser(visit: Visit) -> None:
    page = visit("/", color_scheme="light")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("switch", name="Ask before I end a turn").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Ask before I end a turn")).not_to_be_checked()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()


def test_closing_a_dialog_returns_the_focus(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Settings")).to_be_focused()


def test_a_click_right_after_a_dialog_opens_does_not_close_it(visit: Visit) -> None:
    page = visit("/")
    dialog = page.locator("dialog[open]")
    click_twice = (
        "button => {button.click(); requestAnimationFrame(() => document.querySelector('dialog[open]').click())}"
    )
    page.get_by_role("button", name="Settings", exact=True).evaluate(click_twice)
    page.evaluate("() => new Promise(requestAnimationFrame)")  # after the second click
    expect(dialog).to_be_visible()
    pass_click_guard(page)
    page.mouse.click(3, 3)
    expect(dialog).to_have_count(0)
