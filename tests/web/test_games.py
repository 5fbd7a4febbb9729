"""Whole games in the browser: two friends who meet by a link while another looks on, and a draft of teams with bots."""

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.harness.browser.players import NO_ANIMATIONS, Mouse, Player, play
from tests.harness.browser.tables import open_table, register_guest, table_snapshot
from tests.web.conftest import Visit


def named(page: Page, name: str) -> None:
    """Tell the page who one is, as one does at its top."""
    page.get_by_role("button", name="You are").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save", exact=True).click()
    page.keyboard.press("Escape")


def overheard(page: Page) -> list[dict[str, Any]]:
    """Every message that a page gets over its sockets from now on."""
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(str(frame)))))
    return heard


def assert_no_hand(heard: list[dict[str, Any]]) -> None:
    """Of hands, no more was told than the eras on their backs."""
    games = [message["game"] for message in heard if message.get("game")]
    owns = [own for message in heard for own in message.get("own") or []]
    assert len(games) > 20
    assert {card[1] for game in games for hand in game["hands"] for card in hand.split()} == {"?"}
    assert {(own["seat"], own["hand"], own["pack"]) for own in owns} == {(None, "", "")}


def test_two_friends_play_a_whole_game_by_a_link_and_an_onlooker_sees_no_hand(visit: Visit) -> None:
    ann, ben, onlooker = (
        visit("/", settings=NO_ANIMATIONS),
        visit("/", settings=NO_ANIMATIONS),
        visit("about:blank", settings=NO_ANIMATIONS),
    )
    named(ann, "Ann")
    ann.get_by_role("button", name="Open a table").click()
    ann.get_by_role("dialog").get_by_role("group", name="players").get_by_label("2", exact=True).check()
    ann.get_by_role("button", name="Open the table").click()
    expect(ann.get_by_role("heading", name="Your table")).to_be_visible()
    code = ann.url.rsplit("/", 1)[1]

    ben.goto(ann.get_by_label("Link to this table").input_value())
    ben.get_by_label("What is your name?").fill("Ben")
    ben.get_by_role("button", name="Sit down here").click()
    ben.get_by_role("button", name="I am ready").click()
    expect(ann.get_by_text("Everybody is ready")).to_be_visible()
    ann.get_by_role("button", name="Deal the cards").click()
    expect(ann.get_by_role("toolbar").get_by_role("button")).to_have_count(3)
    heard = overheard(onlooker)
    onlooker.goto(f"/t/{code}")
    expect(onlooker.get_by_text("You are watching")).to_be_visible()
    expect(onlooker.get_by_role("toolbar")).to_have_count(0)

    players = [
        Player(ann, Mouse(), Random(1), effect_probability=0.1),
        Player(ben, Mouse(), Random(2), effect_probability=0.1),
    ]
    play(*players)
    assert all("Play a card" in player.prompts_seen for player in players)
    winners = table_snapshot(ann, code)["table"]["result"]["winners"]
    names = " and ".join({1: "Ann", 2: "Ben"}[seat] for seat in winners)
    for page in (ann, ben, onlooker):
        expect(page.get_by_role("dialog")).to_contain_text(re.compile(f"{names} wins? by "))
    assert_no_hand(heard)


def test_teams_with_bots_draft_and_play_a_whole_game(visit: Visit) -> None:
    page = visit("/", animated=True, settings=NO_ANIMATIONS)
    register_guest(page, "Ann")
    code = open_table(page, "me", "novice", "novice", "novice", start=True, rules={"deal": "draft", "teams": True})
    page.goto(f"/t/{code}")
    expect(page.get_by_text("Keep one card. The others go to the player on your left.")).to_be_visible()
    for seat, team in ((2, 2), (3, 1), (4, 2)):
        expect(page.locator(f"[data-area='{seat}']")).to_contain_text(f"Team {team}")
    player = Player(page, Mouse(), Random(3), effect_probability=0.5)
    play(player)
    assert {f"Keep a card from your pack · {pick} of 3" for pick in (1, 2, 3)} <= player.prompts_seen
    winners = table_snapshot(page, code)["table"]["result"]["winners"]
    assert winners in ([1, 3], [2, 4])
    title = page.get_by_role("dialog").get_by_role("heading", level=2)
    expect(title).to_have_text("Victory!" if 1 in winners else "The end")
