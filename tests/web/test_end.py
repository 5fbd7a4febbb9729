"""The end of a game: the result, the proof of the shuffle, the key moments, and the rematch."""

import re

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from civ.i18n.texts import text
from tests.harness.browser.tables import (
    open_table,
    play_bot_game,
    register_guest,
    request_json,
    send_command,
    start_from_position,
    start_game,
    table_snapshot,
)
from tests.web.conftest import Visit


def new_guest(visit: Visit, name: str, *, animated: bool = False) -> Page:
    page = visit("/", animated=animated)
    register_guest(page, name)
    return page


def test_hegemony_shows_the_column_that_won(visit: Visit) -> None:
    ann = new_guest(visit, "Ann", animated=True)
    code = start_from_position(
        ann, "2 players · seat 1: SSSSSSS · hand 1: 3S · hand 2: 3M · seat 1 play", "me", "novice"
    )
    ann.goto(f"/t/{code}")
    expect(ann.get_by_role("toolbar").get_by_role("button")).to_have_count(1)
    for action in ("S", "."):
        send_command(ann, code, do="act", seat=1, action=action)
    winning_column = ann.locator("[data-area='1'] .winning")
    expect(winning_column).to_be_visible()
    assert ann.get_by_role("dialog").count() == 0, "the table is shown before the result"
    dialog = ann.get_by_role("dialog", name="Victory!")
    expect(dialog.get_by_role("paragraph").first).to_have_text("Ann wins by Hegemony.")
    expect(dialog.get_by_role("figure")).to_contain_text("Science: 8 cards, 8 needed.")
    expect(dialog.locator("figure .card")).to_have_count(8)
    expect(dialog.get_by_role("table")).to_have_count(0)


def test_a_majority_shows_every_domain_and_the_tie_break(visit: Visit) -> None:
    ann, code = last_turn(visit, "seat 1: U M · seat 2: C")
    dialog = ann.get_by_role("dialog", name="The end")
    expect(dialog.get_by_role("paragraph").first).to_have_text("Novice wins by Majority.")
    points = table_snapshot(ann, code)["table"]["result"]["points"]
    assert points == [2, 2]
    expect(dialog.get_by_role("row", name="Points").get_by_role("cell")).to_have_text(["2, winner", "2"])
    expect(dialog.get_by_role("row", name="Utopia").get_by_role("cell")).to_have_text(["1, the most", "0"])
    expect(dialog.get_by_text("Tied on points; more Utopia cards decide.")).to_be_visible()


def test_a_shared_victory_is_announced(visit: Visit) -> None:
    ann, _ = last_turn(visit, "seat 1: R M · seat 2: M")
    dialog = ann.get_by_role("dialog", name="Victory!")
    expect(dialog.get_by_role("paragraph").first).to_have_text("Novice and Ann win by Majority.")
    expect(dialog.get_by_text("Everything is equal: the victory is shared.")).to_be_visible()


def last_turn(visit: Visit, areas: str) -> tuple[Page, str]:
    """Ann, in seat 2, plays Religion and ends the last turn of a game."""
    ann = new_guest(visit, "Ann")
    code = start_from_position(ann, f"2 players · deck: - · {areas} · hand 2: 2R · seat 2 play", "novice", "me")
    ann.goto(f"/t/{code}")
    for action in ("R", "."):
        send_command(ann, code, do="act", seat=2, action=action)
    return ann, code


def open_result(page: Page, code: str) -> Locator:
    """Open a finished table, and wait for the key moments: they move what comes after them."""
    with page.expect_response("**/api/outline?*"):
        page.goto(f"/t/{code}")
    return page.get_by_role("dialog")


def test_the_seed_is_checked_against_the_commitment(visit: Visit) -> None:
    ann = new_guest(visit, "Ann")
    code, _ = play_bot_game(ann, "novice", "novice")
    table = table_snapshot(ann, code)["table"]
    dialog = open_result(ann, code)
    dialog.get_by_text("The shuffle").click()
    expect(dialog.get_by_text("The seed fits")).to_be_visible()
    expect(dialog).to_contain_text(table["seed"])
    expect(dialog).to_contain_text(table["commitment"])
    expect(dialog.get_by_role("link", name="Check every card")).to_have_attribute("href", "/verify")


def test_a_seed_that_does_not_match_the_commitment_is_reported(visit: Visit) -> None:
    ann = new_guest(visit, "Ann")
    code, _ = play_bot_game(ann, "novice", "novice")
    commitment = table_snapshot(ann, code)["table"]["commitment"]
    other = "0" * 64 if commitment[0] != "0" else "1" * 64

    def forge(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(str(message).replace(commitment, other)))

    ann.route_web_socket(re.compile("/socket"), forge)
    dialog = open_result(ann, code)
    dialog.get_by_text("The shuffle").click()
    expect(dialog.get_by_text("The seed does not fit")).to_be_visible()


def test_key_moments_link_to_the_replay(visit: Visit) -> None:
    ann = new_guest(visit, "Ann")
    moments: list[int] = []
    while not moments:
        code, number = play_bot_game(ann, "adept", "adept", "novice")
        record = request_json(ann, "GET", f"/api/records/{number}")["record"]
        found = request_json(ann, "POST", "/api/outline", {"record": record})["moments"]
        moments = [moment["ply"] for moment in found if moment["kind"] != "end"][-6:]
    ann.goto(f"/t/{code}")
    links = ann.get_by_role("dialog").get_by_role("region", name="Key moments").get_by_role("link")
    expect(links).to_have_count(len(moments))
    links.last.click()
    expect(ann).to_have_url(re.compile(rf"/replay\?table={code}#{moments[-1]}$"))
    expect(ann.get_by_label("Position in the game")).to_have_value(str(moments[-1]))


def test_the_result_can_be_closed_and_shown_again(visit: Visit) -> None:
    ann = new_guest(visit, "Ann")
    code, _ = play_bot_game(ann, "novice", "novice")
    ann.goto(f"/t/{code}")
    ann.get_by_role("button", name="Look at the table").click()
    expect(ann.get_by_role("dialog")).to_have_count(0)
    ann.get_by_role("button", name="Show the result").click()
    expect(ann.get_by_role("dialog")).to_be_visible()


def test_resigning_ends_the_game_and_both_players_find_the_rematch(visit: Visit) -> None:
    ann, ben = new_guest(visit, "Ann"), new_guest(visit, "Ben")
    code = start_game(ann, ben)
    for page in (ann, ben):
        page.goto(f"/t/{code}")
        expect(page.get_by_role("tab", name="Log")).to_be_visible()
    send_command(ben, code, do="resign", seat=2)
    for page, title in ((ann, "Victory!"), (ben, "The end")):
        expect(page.get_by_role("dialog", name=title)).to_contain_text("Ann wins: the others have given up.")
    ann.get_by_role("button", name="Play again").click()
    expect(ann).not_to_have_url(re.compile(code))
    following = ann.url.rsplit("/", 1)[1]
    expect(ben.get_by_role("link", name="To the next game")).to_have_attribute("href", f"/t/{following}")


def test_the_record_is_downloaded_with_its_proof(visit: Visit) -> None:
    ann = new_guest(visit, "Ann")
    code, _ = play_bot_game(ann, "novice", "novice")
    ann.goto(f"/t/{code}")
    with ann.expect_download() as download:
        ann.get_by_role("link", name="Download the record").click()
    assert table_snapshot(ann, code)["table"]["seed"] in download.value.path().read_text(encoding="utf-8")


def test_a_game_continued_from_a_record_has_no_shuffle_proof(visit: Visit) -> None:
    ann = new_guest(visit, "Ann")
    _, number = play_bot_game(ann, "novice", "novice")
    settings = {"rules": {"players": 2}, "seats": ["me", "novice"], "pace": 0.0}
    fork = {"settings": settings, "start": True, "fork": {"record": number, "ply": 10}}
    code = request_json(ann, "POST", "/api/tables", fork)["code"]
    send_command(ann, code, do="resign", seat=1)
    dialog = open_result(ann, code)
    dialog.get_by_text("The shuffle").click()
    expect(dialog).to_contain_text("nothing was shuffled")


def test_a_spectator_is_not_offered_a_rematch(visit: Visit) -> None:
    ann = new_guest(visit, "Ann")
    code = open_table(ann, "me", "novice", start=True)
    send_command(ann, code, do="resign", seat=1)
    spectator = visit(f"/t/{code}", language="es")
    expect(spectator.get_by_role("dialog")).to_contain_text("los demás se han rendido")
    expect(spectator.get_by_role("button", name="Jugar otra vez")).to_have_count(0)


def test_a_stalled_deck_is_announced_and_starts_the_last_round(visit: Visit) -> None:
    ann = new_guest(visit, "Ann")
    position = "2 players stall-1 · stalled 2 · hand 1: MSR · hand 2: MS · seat 1 effects"
    code = start_from_position(ann, position, "me", "here", rules={"stall_rounds": 1})
    ann.goto(f"/t/{code}")
    warning = ann.locator(".news").get_by_text(text("table-stall-near", count=1))
    expect(warning).to_be_visible()
    send_command(ann, code, do="act", seat=1, action=".")
    expect(ann.locator(".toast")).to_contain_text(text("table-last-round-stalled"))
    expect(warning).to_have_count(0)
