"""The list of finished games: view, download, upload, and continue them."""

import json
import random
import re
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
    """Return the record of a random game, whole or with at most `actions` actions."""
    game, chance = Game.new(Rules(players=players, **rules), seed=players), random.Random(players)
    while not game.over and (actions is None or actions > len(json.loads(game.record)["actions"].split())):
        game.play(chance.choice(list(game.legal)))
    return game.record


def upload(page: Page, name: str, content: str | bytes) -> None:
    """Upload a file."""
    raw = content.encode() if isinstance(content, str) else content
    page.get_by_label("Choose a file").set_input_files({"name": name, "mimeType": "text/plain", "buffer": raw})


def uploaded(page: Page) -> Locator:
    """Return the listed games that were uploaded."""
    return page.get_by_role("article").filter(has_text="added from a file")


def count_played_cards(page: Page) -> int:
    """Return the number of cards in areas and the pile at the table of a page."""
    game = table_snapshot(page, page.url.rsplit("/", 1)[1])["game"]
    return len(" ".join([*game["areas"], game["pile"]]).split())


def test_a_finished_game_is_listed_with_its_players_and_winner(visit: Visit) -> None:
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


def test_games_can_be_uploaded_and_downloaded_in_one_file(visit: Visit) -> None:
    page = visit("/records")
    games = [record(3), record(4, 20, teams=True, deal="draft")]
    upload(page, "games.jsonl", "\n".join(games) + "\n")
    expect(uploaded(page)).to_have_count(2)
    expect(page.locator(".toast")).to_contain_text("2 games added.")
    with page.expect_download() as one:
        uploaded(page).last.get_by_role("button", name="Download").click()
    assert json.loads(Path(one.value.path()).read_text(encoding="utf-8"))["record"] == json.loads(games[0])
    with page.expect_download() as all_of_them:
        page.get_by_role("link", name="Download all").click()
    lines = Path(all_of_them.value.path()).read_text(encoding="utf-8")
    assert [json.loads(line)["record"] for line in lines.splitlines()][:2] == [json.loads(game) for game in games[::-1]]
    other = visit("/records")
    upload(other, "again.jsonl", lines)
    expect(uploaded(other)).to_have_count(len(lines.splitlines()))


@pytest.mark.parametrize(
    ("content", "key"),
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
def test_a_broken_or_foreign_file_shows_a_plain_error(
    visit: Visit, content: str | bytes, key: str, language: str
) -> None:
    page = visit("/records", language=language)
    raw = content.encode() if isinstance(content, str) else content
    page.get_by_label(text("home-games-choose", language)).set_input_files(
        {"name": "foreign.json", "mimeType": "text/plain", "buffer": raw}
    )
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("foreign.json")
    names = {"field": "name", "file": "foreign.json", "line": 2, "position": 1, "reason": ""}
    expected = text(key, language, **names).split("  ")[0].strip()
    assert expected in alert.inner_text()
    page.get_by_label(text("home-games-choose", language)).set_input_files(
        {"name": "good.json", "mimeType": "text/plain", "buffer": record().encode()}
    )
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("article").first).to_be_visible()


def test_an_unfinished_game_can_be_continued_and_the_deal_of_a_finished_game_replayed(visit: Visit) -> None:
    page = visit("/records")
    upload(page, "left.json", record(2, 60))
    page.get_by_role("button", name="Continue").click()
    page.wait_for_url("**/t/*")
    assert count_played_cards(page) > 10
    page.goto("/records")
    upload(page, "whole.json", record(2))
    uploaded(page).get_by_role("button", name="Play this deal").click()
    page.wait_for_url("**/t/*")
    assert count_played_cards(page) < 10
    assert table_snapshot(page, page.url.rsplit("/", 1)[1])["game"]["first"] == json.loads(record(2))["first"]


def test_a_file_can_be_dropped_onto_the_page(visit: Visit) -> None:
    page = visit("/records")
    drop = """(zone, text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "dropped.jsonl"));
      zone.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
    }"""
    page.get_by_role("region", name="Add a game").evaluate(drop, record())
    expect(uploaded(page)).to_have_count(1)


def test_earlier_games_are_loaded_page_by_page(visit: Visit) -> None:
    page = visit("/")
    register_guest(page, "Ann")
    short = json.loads(record(2, 3))
    for _ in range(52):
        request_json(page, "POST", "/api/records", short)
    page.goto("/records")
    own = page.get_by_role("article").filter(has_text=re.compile(r"(?<!\d)3 actions"))
    expect(own).to_have_count(50)
    page.get_by_role("button", name="Earlier games").click()
    expect(own).to_have_count(52)
