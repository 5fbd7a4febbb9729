"""The list of finished games: to look at, to take along, to bring, and to play on from."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from civ import Game, Rules
from civ.game.options import Players
from civ.i18n.texts import text
from tests.harness.browser.tables import play_bot_game, register_guest, request_json, table_snapshot
from tests.web.conftest import Visit


def record(players: Players = 2, actions: int | None = None, **rules: Any) -> str:
    """A random game, whole or so many actions of it."""
    game, chance = Game.new(Rules(players=players, **rules), seed=players), random.Random(players)
    while not game.over and (actions is None or actions > len(json.loads(game.record)["actions"].split())):
        game.play(chance.choice(list(game.legal)))
    return game.record


def bring(page: Page, name: str, content: str | bytes) -> None:
    """Choose a file."""
    raw = content.encode() if isinstance(content, str) else content
    page.get_by_label("Choose a file").set_input_files({"name": name, "mimeType": "text/plain", "buffer": raw})


def brought(page: Page) -> Locator:
    """The games of the list that came by a file."""
    return page.get_by_role("article").filter(has_text="added from a file")


def lying(page: Page) -> int:
    """How many cards have been played at the table of a page."""
    game = table_snapshot(page, page.url.rsplit("/", 1)[1])["game"]
    return len(" ".join([*game["areas"], game["pile"]]).split())


def test_a_finished_game_is_listed_with_its_players_and_its_end(visit: Visit) -> None:
    page = visit("/")
    register_guest(page, "Ann")
    code, number = play_bot_game(page, "novice", "random", public=True)
    [winner] = table_snapshot(page, code)["table"]["result"]["winners"]
    page.goto("/records")
    game = page.get_by_role("article").filter(has=page.locator(f"a[href='/replay/{number}']"))
    expect(game).to_contain_text("Novice · Random")
    expect(game).to_contain_text(f"{('Novice', 'Random')[winner - 1]} won")
    game.get_by_role("link", name="Watch").click()
    page.wait_for_url(f"**/replay/{number}")


def test_games_are_brought_in_one_file_and_taken_along_again(visit: Visit) -> None:
    page = visit("/records")
    games = [record(3), record(4, 20, teams=True, deal="draft")]
    bring(page, "games.jsonl", "\n".join(games) + "\n")
    expect(brought(page)).to_have_count(2)
    expect(page.locator(".toast")).to_contain_text("2 games added.")
    with page.expect_download() as one:
        brought(page).last.get_by_role("button", name="Download").click()
    assert json.loads(Path(one.value.path()).read_text(encoding="utf-8"))["record"] == json.loads(games[0])
    with page.expect_download() as all_of_them:
        page.get_by_role("link", name="Download all").click()
    lines = Path(all_of_them.value.path()).read_text(encoding="utf-8")
    assert [json.loads(line)["record"] for line in lines.splitlines()][:2] == [json.loads(game) for game in games[::-1]]
    other = visit("/records")
    bring(other, "again.jsonl", lines)
    expect(brought(other)).to_have_count(len(lines.splitlines()))


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (record()[:300], "home-games-unread"),
        ("", "home-games-empty"),
        (bytes(range(128, 256)), "home-games-unread"),
        (json.dumps({"name": "chess", "moves": ["e4"]}), "error-record-unknown-field"),
        (json.dumps({**json.loads(record()), "actions": "U"}), "error-record-illegal"),
        (record() + "\nnothing\n", "home-games-bad-line"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_broken_or_foreign_file_is_answered_in_plain_words(
    visit: Visit, content: str | bytes, told: str, language: str
) -> None:
    page = visit("/records", language=language)
    raw = content.encode() if isinstance(content, str) else content
    page.get_by_label(text("home-games-choose", language)).set_input_files(
        {"name": "foreign.json", "mimeType": "text/plain", "buffer": raw}
    )
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("foreign.json")
    names = {"field": "name", "file": "foreign.json", "line": 2, "position": 1, "reason": ""}
    beginning = text(told, language, **names).split("  ")[0].strip()
    assert beginning in alert.inner_text()
    page.get_by_label(text("home-games-choose", language)).set_input_files(
        {"name": "good.json", "mimeType": "text/plain", "buffer": record().encode()}
    )
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("article").first).to_be_visible()


def test_one_plays_on_where_a_game_was_left_and_anew_where_it_ended(visit: Visit) -> None:
    page = visit("/records")
    bring(page, "left.json", record(2, 60))
    page.get_by_role("button", name="Continue").click()
    page.wait_for_url("**/t/*")
    assert lying(page) > 10
    page.goto("/records")
    bring(page, "whole.json", record(2))
    brought(page).get_by_role("button", name="Play this deal").click()
    page.wait_for_url("**/t/*")
    assert lying(page) < 10
    assert table_snapshot(page, page.url.rsplit("/", 1)[1])["game"]["first"] == json.loads(record(2))["first"]


def test_a_file_is_dropped_onto_the_page(visit: Visit) -> None:
    page = visit("/records")
    drop = """(zone, text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "dropped.jsonl"));
      zone.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
    }"""
    page.get_by_role("region", name="Add a game").evaluate(drop, record())
    expect(brought(page)).to_have_count(1)


def test_earlier_games_come_page_by_page(visit: Visit) -> None:
    page = visit("/")
    register_guest(page, "Ann")
    short = json.loads(record(2, 3))
    for _ in range(52):
        request_json(page, "POST", "/api/records", short)
    page.goto("/records")
    own = page.get_by_role("article").filter(has_text="3 actions")
    expect(own).to_have_count(50)
    page.get_by_role("button", name="Earlier games").click()
    expect(own).to_have_count(52)
