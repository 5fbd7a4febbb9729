"""Replays: navigation by keys, slider and link, viewpoints of the players, files, and continuing a game."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.harness.browser.table_page import count_flights, watch_flights
from tests.harness.browser.tables import play_bot_game, register_guest, request_json, table_snapshot
from tests.web.conftest import Visit

SLIDER = "Position in the game"


@pytest.fixture
def ann(visit: Visit) -> Page:
    page = visit("/")
    register_guest(page, "Ann")
    return page


@pytest.fixture
def number(ann: Page) -> int:
    return play_bot_game(ann, "novice", "novice")[1]


def count_plies(page: Page, number: int) -> int:
    return len(request_json(page, "GET", f"/api/records/{number}")["record"]["actions"].split())


def expect_ply(page: Page, ply: int) -> None:
    expect(page.get_by_label(SLIDER)).to_have_value(str(ply))
    expect(page).to_have_url(re.compile(rf"#{ply}$" if ply else r"/replay/\d+$"))


def test_keys_step_through_a_game(ann: Page, number: int) -> None:
    last = count_plies(ann, number)
    ann.goto(f"/replay/{number}")
    expect_ply(ann, 0)
    for _ in range(3):
        ann.keyboard.press("ArrowRight")
    expect_ply(ann, 3)
    ann.keyboard.press("ArrowLeft")
    expect_ply(ann, 2)
    ann.keyboard.press("End")
    expect_ply(ann, last)
    ann.keyboard.press("ArrowRight")
    expect_ply(ann, last)
    ann.keyboard.press("Home")
    expect_ply(ann, 0)


def test_space_starts_and_pauses_the_replay(ann: Page, number: int) -> None:
    ann.goto(f"/replay/{number}")
    expect_ply(ann, 0)
    ann.keyboard.press(" ")
    expect(ann.get_by_role("button", name="Pause")).to_be_visible()
    expect(ann.get_by_label(SLIDER)).to_have_value("2")
    ann.keyboard.press(" ")
    expect(ann.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("animated", [True, False])
def test_only_a_single_step_forward_is_animated(ann: Page, number: int, visit: Visit, animated: bool) -> None:
    info = request_json(ann, "GET", f"/api/records/{number}")
    page = visit(f"/replay?table={info['table']}", animated=animated)
    hand = page.locator(f"[data-place=hand-{info['record']['first']}] [data-card]")
    expect(hand).to_have_count(3)
    watch_flights(page)
    page.keyboard.press("ArrowRight")  # the first card is played
    expect(hand).to_have_count(2)
    flights = 1 if animated else 0
    assert count_flights(page) == flights
    page.keyboard.press("ArrowLeft")
    expect(hand).to_have_count(3)
    page.keyboard.press("End")
    expect(page.locator(".board.over")).to_be_visible()
    page.keyboard.press("Home")
    expect(hand).to_have_count(3)
    assert count_flights(page) == flights


def test_the_slider_and_the_list_of_actions_select_the_same_ply(ann: Page, number: int) -> None:
    ann.goto(f"/replay/{number}")
    ann.get_by_label(SLIDER).fill("25")
    expect_ply(ann, 25)
    expect(ann.locator("[data-ply='25']")).to_have_attribute("aria-current", "step")
    ann.locator("[data-ply='20']").click()
    expect_ply(ann, 20)


def test_the_address_selects_a_ply(ann: Page, visit: Visit, number: int) -> None:
    ann.goto(f"/replay/{number}#40")
    expect_ply(ann, 40)
    ann.evaluate("location.hash = '#41'")
    expect_ply(ann, 41)
    ann.goto(f"/replay/{number}#100000")
    ann.reload()
    expect_ply(ann, count_plies(ann, number))


def test_digits_select_the_viewpoint(ann: Page, number: int) -> None:
    ann.goto(f"/replay/{number}#6")
    expect_ply(ann, 6)
    viewpoint = ann.get_by_label("Seen by")
    expect(viewpoint.locator("option:checked")).to_have_text("All hands")
    ann.keyboard.press("2")
    expect(viewpoint.locator("option:checked")).to_have_text("Novice 2")
    ann.keyboard.press("0")
    expect(viewpoint.locator("option:checked")).to_have_text("All hands")


def test_positions_are_requested_for_the_selected_viewpoint(ann: Page, number: int) -> None:
    ann.goto(f"/replay/{number}#6")
    expect_ply(ann, 6)
    for label, seat in (("A spectator", None), ("Novice 1", 1)):
        with ann.expect_request(re.compile("/api/positions")) as request:
            ann.get_by_label("Seen by").select_option(label=label)
        assert json.loads(request.value.post_data or "")["seat"] == seat


def test_a_game_against_bots_can_be_continued_from_a_ply(ann: Page, number: int) -> None:
    ann.goto(f"/replay/{number}#21")
    expect_ply(ann, 21)
    record = request_json(ann, "GET", f"/api/records/{number}")["record"]
    wanted = {"record": record, "from": 21, "count": 1}
    position = request_json(ann, "POST", "/api/positions", wanted)["positions"][0]
    ann.get_by_role("button", name="Play on from here").click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_role("radio", name=f"{position['seat']} · ").check()
    dialog.get_by_role("button", name="Play on from here").click()
    expect(ann).to_have_url(re.compile(r"/t/[0-9a-z]+$"))
    table = table_snapshot(ann, ann.url.rsplit("/", 1)[1])
    assert table["table"]["forked"]
    assert table["viewer"] == [position["seat"]]
    assert table["turn"]["ply"] == 0
    assert (table["game"]["areas"], table["game"]["pile"]) == (position["game"]["areas"], position["game"]["pile"])


def test_a_finished_game_cannot_be_continued_from_its_end(ann: Page, number: int) -> None:
    ann.goto(f"/replay/{number}")
    expect_ply(ann, 0)
    fork = ann.get_by_role("button", name="Play on from here")
    expect(fork).to_be_enabled()
    ann.keyboard.press("End")
    expect(fork).to_be_disabled()


def test_anyone_with_the_link_can_replay_the_game_of_a_table(ann: Page, visit: Visit) -> None:
    code, _ = play_bot_game(ann, "novice", "novice")
    stranger = visit(f"/replay?table={code}#7")
    expect(stranger.get_by_label(SLIDER)).to_have_value("7")
    expect(stranger.get_by_role("button", name="Play on from here")).to_have_count(0)


def test_a_missing_game_shows_an_error_and_a_link(visit: Visit) -> None:
    page = visit("/replay/999999", language="fr")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link").first).to_be_visible()


# --- Files ---


def upload(page: Page, text: str, name: str = "game.json") -> None:
    page.get_by_label("Open a file").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    )


def test_a_downloaded_game_can_be_opened_again(ann: Page, number: int, visit: Visit) -> None:
    ann.goto(f"/replay/{number}")
    with ann.expect_download() as download:
        ann.get_by_role("button", name="Download the record").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert json.loads(text)["record"] == request_json(ann, "GET", f"/api/records/{number}")["record"]
    stranger = visit("/replay")
    upload(stranger, text)
    expect(stranger.get_by_label(SLIDER)).to_have_value("0")
    stranger.keyboard.press("ArrowRight")
    expect(stranger.get_by_label(SLIDER)).to_have_value("1")
    expect(stranger.get_by_role("heading", name="Novice 1 · Novice 2")).to_be_visible()


def test_an_opened_file_is_only_sent_to_compute_positions_and_the_outline(ann: Page, number: int, visit: Visit) -> None:
    record = request_json(ann, "GET", f"/api/records/{number}")["record"]
    stranger = visit("/replay")
    posted: list[str] = []
    stranger.on("request", lambda request: posted.append(request.url) if request.method != "GET" else None)
    upload(stranger, json.dumps(record))
    expect(stranger.get_by_label(SLIDER)).to_have_value("0")
    assert {url.split("?")[0].rsplit("/api/", 1)[1] for url in posted} == {"positions", "outline"}


@pytest.mark.parametrize("text", ["", "{", "not a game", "[1, 2]", "\x00\x01", '{"rules": {"players": 2}', "null"])
def test_a_file_without_a_record_shows_an_error_and_another_file_can_be_opened(text: str, visit: Visit) -> None:
    page = visit("/replay")
    upload(page, text)
    expect(page.get_by_role("alert")).to_contain_text("not the record of a game")
    expect(page.get_by_label("Open a file")).to_be_attached()


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"rules": {"players": 9}, "actions": ""},
        {"hello": "world"},
        {"record": {"rules": {"players": 2}, "first": 1, "deck": "1M", "actions": "M"}},
        {"record": 7},
    ],
)
def test_a_foreign_record_is_refused_in_the_readers_language(record: Any, visit: Visit) -> None:
    messages = []
    for language in ("en", "el"):
        page = visit("/replay", language=language)
        page.locator("input[type=file]").set_input_files(
            {"name": "x.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
        )
        expect(page.get_by_role("alert")).to_be_visible()
        messages.append(page.get_by_role("alert").inner_text())
    assert messages[0] != messages[1]


def test_every_game_of_a_file_can_be_selected(ann: Page, visit: Visit) -> None:
    numbers = [play_bot_game(ann, "novice", "novice")[1] for _ in range(2)]
    records = [request_json(ann, "GET", f"/api/records/{number}")["record"] for number in numbers]
    page = visit("/replay")
    upload(page, "".join(json.dumps(record) + "\n" for record in records), "games.jsonl")
    for place, record in enumerate(records):
        page.get_by_label("Games of this file").select_option(label=f"Game {place + 1}")
        expect(page.get_by_label(SLIDER)).to_have_attribute("max", str(len(record["actions"].split())))


# --- Phones ---


def test_on_a_phone_the_replay_fits_and_the_list_of_actions_opens_as_a_sheet(
    ann: Page, number: int, visit: Visit
) -> None:
    code = request_json(ann, "GET", f"/api/records/{number}")["table"]
    page = visit(f"/replay?table={code}#12", phone=True)
    expect(page.get_by_label(SLIDER)).to_have_value("12")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    page.get_by_role("button", name="One action forward").tap()
    expect(page.get_by_label(SLIDER)).to_have_value("13")
    page.get_by_role("button", name="Actions").tap()
    page.get_by_role("dialog").locator("[data-ply='5']").tap()
    expect(page.get_by_label(SLIDER)).to_have_value("5")
