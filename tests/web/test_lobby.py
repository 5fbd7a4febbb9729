"""A table before the deal: guests join by a link, the host sets seats and rules, and the cards are dealt."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from civ.i18n.texts import text
from tests.harness.browser.tables import open_table, register_guest, send_command, table_snapshot
from tests.web.conftest import Visit


def open_lobby(visit: Visit, *seats: str, name: str = "Ann", **settings: Any) -> tuple[Page, str]:
    """Open a table and return the page of the host in its lobby."""
    page = visit("/")
    register_guest(page, name)
    code = open_table(page, *seats, **settings)
    page.goto(f"/t/{code}")
    expect(page.get_by_role("heading", name="Your table")).to_be_visible()
    return page, code


def seat_text(page: Page, number: int) -> str:
    """Return the text of a seat in the lobby."""
    return page.get_by_role("listitem").filter(has=page.get_by_label(f"Seat {number}", exact=True)).inner_text()


def test_a_table_can_be_opened_with_every_option_of_the_form(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Open a table").click()
    form = page.get_by_role("dialog", name="A new table")
    form.get_by_role("radio", name="2 against 2").check()
    form.get_by_role("radio", name="Draft").check()
    for seat, player in ((2, "open"), (3, "here"), (4, "expert")):
        form.get_by_role("combobox", name=f"Seat {seat}").select_option(player)
    form.get_by_role("radio", name="Listed for everybody").check()
    form.get_by_label("Clock", exact=True).select_option(label="3 days per turn")
    form.get_by_text("How we play").click()
    form.get_by_role("switch", name="Actions may be taken back").uncheck()
    form.get_by_role("switch", name="Others may watch").uncheck()
    form.get_by_role("switch", name="Players may write to each other").uncheck()
    form.get_by_label("If somebody leaves or runs out of time").select_option(label="Out of time is lost")
    form.get_by_text("Printed editions differ").click()
    form.get_by_label("After the draft").select_option("clockwise")
    form.get_by_label("Last round").select_option("one_more_each")
    form.get_by_label("Democracy").select_option("no")
    form.get_by_label("Hand limit").select_option("while_held")
    form.get_by_label("Stalled deck").select_option("20")
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Your table")).to_be_visible()
    for rule in (text("home-hand-limit-held"), text("home-stall-rounds", count=20)):
        expect(page.get_by_text(rule)).to_be_visible()
    settings = table_snapshot(page, page.url.rsplit("/", 1)[1])["table"]["settings"]
    assert settings["rules"] == {
        "players": 4, "teams": True, "deal": "draft", "draft_order": "clockwise", "last_round": "one_more_each",
        "democracy_needs_card": False, "hand_limit": "while_held", "stall_rounds": 20,
    }  # fmt: skip
    assert settings["seats"] == ["me", "open", "here", "expert"]
    wanted = {"public": True, "watch": False, "take_backs": False, "chat": False, "stand_in": None}
    assert {name: settings[name] for name in wanted} == wanted
    assert settings["turn_seconds"] == 3 * 86_400


@pytest.mark.parametrize("phone", [False, True])
def test_a_guest_sees_the_hosts_name_takes_a_seat_and_plays(visit: Visit, phone: bool) -> None:
    host, code = open_lobby(visit, "me", "open")
    guest = visit(host.get_by_label("Link to this table").input_value(), phone=phone)
    expect(guest.get_by_role("heading", name="Ann has opened a table")).to_be_visible()
    guest.get_by_label("What is your name?").fill("Ben")
    guest.get_by_role("button", name="Sit down here").click()
    expect(guest.get_by_role("button", name="I am ready")).to_be_visible()

    host.get_by_role("button", name="Deal the cards").click()
    refused = host.locator(".toast")
    expect(refused).to_contain_text(text("error-seat-not-ready", seat=2))
    guest.get_by_role("button", name="I am ready").click()
    expect(host.get_by_text(text("lobby-all-ready"))).to_be_visible()
    host.get_by_role("button", name="Deal the cards").click()
    for page in (host, guest):
        expect(page.get_by_role("toolbar").first).to_be_visible()
    assert [seat["name"] for seat in table_snapshot(host, code)["table"]["seats"]] == ["Ann", "Ben"]


def test_a_full_table_says_so_and_can_be_watched(visit: Visit) -> None:
    host, _ = open_lobby(visit, "me", "novice")
    late = visit(host.url)
    expect(late.get_by_text(text("lobby-full"))).to_be_visible()
    expect(late.get_by_text(text("lobby-full-watch"))).to_be_visible()
    expect(late.get_by_role("button", name="Sit")).to_have_count(0)
    host.get_by_role("button", name="Deal the cards").click()
    expect(late.get_by_text("You are watching")).to_be_visible()
    expect(late.get_by_role("toolbar")).to_have_count(0)


def test_a_guest_who_is_too_late_for_the_last_seat_sees_that_the_table_is_full(visit: Visit) -> None:
    host, code = open_lobby(visit, "me", "open")
    late, quick = visit(host.url), visit("/")
    register_guest(quick, "Quick")
    expect(late.get_by_role("button", name="Sit down here")).to_be_visible()
    late.context.set_offline(True)
    send_command(quick, code, do="sit", seat=2)
    expect(host.get_by_text("Quick").first).to_be_visible()
    late.context.set_offline(False)
    late.reload()
    expect(late.get_by_text(text("lobby-full"))).to_be_visible()
    assert [seat["name"] for seat in table_snapshot(host, code)["table"]["seats"]] == ["Ann", "Quick"]


def test_the_host_assigns_seats_to_bots_and_to_people_at_the_same_device(visit: Visit) -> None:
    host, code = open_lobby(visit, "me", "open", "open")
    host.get_by_label("Who takes seat 2").select_option("expert")
    expect(host.get_by_text("Bot: Expert").first).to_be_visible()
    host.get_by_label("Who takes seat 3").select_option("here")
    expect(host.get_by_text(text("lobby-beside-you"))).to_be_visible()
    seats = table_snapshot(host, code)["table"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "expert", None]
    assert seats[2]["person"] == seats[0]["person"]
    host.get_by_label("Who takes seat 3").select_option("open")
    expect(host.get_by_text(text("error-seat-open", seat=3))).to_be_visible()


def test_a_guest_can_move_to_another_seat(visit: Visit) -> None:
    host, code = open_lobby(visit, "me", "open", "open")
    guest = visit(host.url)
    guest.get_by_role("button", name="Sit down here").click()
    guest.get_by_role("button", name="Stand up").click()
    guest.get_by_role("listitem").filter(has=guest.get_by_label("Seat 3", exact=True)).get_by_role("button").click()
    expect(guest.get_by_role("button", name="I am ready")).to_be_visible()
    assert [bool(seat["person"]) for seat in table_snapshot(host, code)["table"]["seats"]] == [True, False, True]
    assert "not ready yet" in seat_text(guest, 3)


def test_the_host_can_free_the_seat_of_a_guest_who_is_not_ready(visit: Visit) -> None:
    host, code = open_lobby(visit, "me", "open")
    idle_guest = visit(host.url)
    idle_guest.get_by_role("button", name="Sit down here").click()
    expect(idle_guest.get_by_role("button", name="I am ready")).to_be_visible()
    assert idle_guest.get_by_role("button", name=text("lobby-free-seat")).count() == 0
    host.get_by_role("button", name=text("lobby-free-seat")).click()
    host.get_by_label("Who takes seat 2").select_option("novice")
    expect(idle_guest.get_by_text(text("lobby-full"))).to_be_visible()
    host.get_by_role("button", name=text("lobby-deal")).click()
    expect(host.locator("[data-area]").first).to_be_visible()
    assert [seat["bot"] for seat in table_snapshot(host, code)["table"]["seats"]] == [None, "novice"]


def test_rule_changes_by_the_host_are_shown_to_everyone(visit: Visit) -> None:
    host, code = open_lobby(visit, "me", "open", "novice", turn_seconds=3600)
    guest = visit(host.url)
    host.get_by_role("button", name="Change").click()
    form = host.get_by_role("dialog", name="Change the table")
    form.get_by_role("radio", name="Draft").check()
    form.get_by_role("button", name="Change it").click()
    expect(guest.get_by_text("3 players · draft · 60 minutes per turn")).to_be_visible()
    settings = table_snapshot(host, code)["table"]["settings"]
    assert (settings["rules"]["deal"], settings["turn_seconds"]) == ("draft", 3600)
    expect(guest.get_by_role("button", name="Change")).to_have_count(0)


def test_players_can_add_words_to_the_shuffle(visit: Visit) -> None:
    host, code = open_lobby(visit, "me", "open")
    host.get_by_text("A shuffle you can check").click()
    expect(host.get_by_text(table_snapshot(host, code)["table"]["commitment"])).to_be_visible()
    host.get_by_label("Your words").fill("five <b>ravens</b>")
    host.get_by_role("button", name="Add").click()
    expect(host.get_by_text("five <b>ravens</b>")).to_be_visible()
    assert table_snapshot(host, code)["table"]["words"] == [{"name": "Ann", "words": "five <b>ravens</b>"}]


def test_the_link_can_be_copied_and_is_shown_as_a_qr_code(visit: Visit) -> None:
    host, code = open_lobby(visit, "me", "open")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.get_by_role("button", name="Copy").click()
    expect(host.locator(".toast")).to_contain_text("Copied")
    assert host.evaluate("navigator.clipboard.readText()") == f"{host.url}"
    host.get_by_text("As a QR code").click()
    picture = host.get_by_role("img", name=text("frame-qr"))
    assert picture.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 0
    assert code in host.url
