"""Games in the browser: two friends meet and finish a game with a spectator, and a team drafts and finishes a game.

The friends start near the end of a game; the full tier also plays a whole game.
"""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.harness.browser.frame import enter_name
from tests.harness.browser.players import Mouse, Player, play
from tests.harness.browser.table_page import NO_ANIMATIONS
from tests.harness.browser.tables import open_table, register_guest, start_from_position, table_snapshot
from tests.harness.tiers import sample
from tests.web.conftest import Visit

FRIENDS_LAST_TURNS = (
    "2 players · first 1 · deck: 3M 3E 3S 3C 3U 3E 3S 3C 3U 3M · seat 1: MMMM SS · seat 2: RRRR CC"
    " · hand 1: M S 2M · hand 2: R C 2R · seat 1 play"
)
NEW_GAME = ""
TEAMS_LAST_TURNS = (
    "4 players teams · first 1 · deck: 3M 3E 3S 3C 3U 3E 3S 3C 3U 3M 3E 3S · seat 1: MMM SSS C · seat 2: RRR 2M 2M E"
    " · seat 3: S 2S 2E UU · seat 4: EE 2R 2R 2C C · hand 1: M 2S 2C · hand 2: R 2C 3S · hand 3: M 2S 3E"
    " · hand 4: 2M R 3U · seat 1 play"
)


def received_messages(page: Page) -> list[dict[str, Any]]:
    """Return a list that collects every message that a page receives over its sockets from now on."""
    received: list[dict[str, Any]] = []
    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(json.loads(str(frame))))
    )
    return received


def assert_hands_hidden(messages: list[dict[str, Any]]) -> None:
    """Check that the messages show only the card backs of all hands."""
    games = [message["game"] for message in messages if message.get("game")]
    owns = [own for message in messages for own in message.get("own") or []]
    assert len(games) > 10
    assert {card[1] for game in games for hand in game["hands"] for card in hand.split()} == {"?"}
    assert {(own["seat"], own["hand"], own["pack"]) for own in owns} == {(None, "", "")}


@pytest.mark.parametrize("position", sample((FRIENDS_LAST_TURNS, NEW_GAME), 1), ids=sample(("last turns", "new"), 1))
def test_two_friends_finish_a_game_and_a_spectator_sees_no_hand(visit: Visit, position: str) -> None:
    ann, ben = visit("/", settings=NO_ANIMATIONS), visit("/", settings=NO_ANIMATIONS)
    spectator = visit("about:blank", settings=NO_ANIMATIONS)
    enter_name(ann, "Ann")
    ann.keyboard.press("Escape")
    expect(ann.get_by_role("button", name="You are Ann")).to_be_visible()
    if position == NEW_GAME:
        ann.get_by_role("button", name="Open a table").click()
        ann.get_by_role("dialog").get_by_role("group", name="players").get_by_label("2", exact=True).check()
        ann.get_by_role("button", name="Open the table").click()
    else:
        ann.goto(f"/t/{start_from_position(ann, position, 'me', 'open', start=False)}")
    expect(ann.get_by_role("heading", name="Your table")).to_be_visible()
    code = ann.url.rsplit("/", 1)[1]

    ben.goto(ann.get_by_label("Link to this table").input_value())
    ben.get_by_label("What is your name?").fill("Ben")
    ben.get_by_role("button", name="Sit down here").click()
    ben.get_by_role("button", name="I am ready").click()
    expect(ann.get_by_text("Everybody is ready")).to_be_visible()
    ann.get_by_role("button", name="Deal the cards").click()
    expect(ann.get_by_role("toolbar").get_by_role("button")).to_have_count(3)
    received = received_messages(spectator)
    spectator.goto(f"/t/{code}")
    expect(spectator.get_by_text("You are watching")).to_be_visible()
    expect(spectator.get_by_role("toolbar")).to_have_count(0)

    players = [
        Player(ann, Mouse(), Random(1), effect_probability=0.1),
        Player(ben, Mouse(), Random(2), effect_probability=0.1),
    ]
    play(*players)
    assert all("Play a card" in player.prompts_seen for player in players)
    winners = table_snapshot(ann, code)["table"]["result"]["winners"]
    names = " and ".join({1: "Ann", 2: "Ben"}[seat] for seat in winners)
    for page in (ann, ben, spectator):
        expect(page.get_by_role("dialog")).to_contain_text(re.compile(f"{names} wins? by "))
    assert_hands_hidden(received)


def test_teams_with_bots_draft_their_hands(visit: Visit) -> None:
    page = visit("/", animated=True, settings=NO_ANIMATIONS)
    register_guest(page, "Ann")
    code = open_table(page, "me", "novice", "novice", "novice", start=True, rules={"deal": "draft", "teams": True})
    page.goto(f"/t/{code}")
    expect(page.get_by_text("Keep one card. The others go to the player on your left.")).to_be_visible()
    for seat, team in ((2, 2), (3, 1), (4, 2)):
        expect(page.locator(f"[data-area='{seat}']")).to_contain_text(f"Team {team}")
    player = Player(page, Mouse(), Random(3), effect_probability=0.5)
    play(player, until=lambda: "Play a card" in player.prompts_seen)
    assert {f"Keep a card from your pack · {pick} of 3" for pick in (1, 2, 3)} <= player.prompts_seen


def test_teams_with_bots_finish_a_game(visit: Visit) -> None:
    page = visit("/", animated=True, settings=NO_ANIMATIONS)
    register_guest(page, "Ann")
    code = start_from_position(page, TEAMS_LAST_TURNS, "me", "novice", "novice", "novice", rules={"teams": True})
    page.goto(f"/t/{code}")
    play(Player(page, Mouse(), Random(3), effect_probability=0.5))
    winners = table_snapshot(page, code)["table"]["result"]["winners"]
    assert winners in ([1, 3], [2, 4])
    title = page.get_by_role("dialog").get_by_role("heading", level=2)
    expect(title).to_have_text("Victory!" if 1 in winners else "The end")
