"""The pictures of docs/screenshots: `python -m tests.web.screenshots [NAME …]`, in a real browser at a real server."""

import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from civ import Game, Rules
from civ.bots import Budget, read_bot_spec
from civ.server.core.service import FILE
from civ.tables.table import Table
from tests.server.corpus import decode
from tests.server.processes import Running, running
from tests.web.conftest import DESKTOP, PHONE, launched
from tests.web.rooms import ask, come_in, command, opened

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screenshots"
NAMES: Final = {"en": "Ann", "el": "Άννα", "ru": "Анна"}
SETTLED: Final = 2500  # milliseconds until nothing moves any more


class Picture(NamedTuple):
    """A picture: what is on it, for whom, and how it comes about."""

    draw: Callable[[Page, Any, Path], None]
    about: Any = None
    phone: bool = False
    dark: bool = False
    language: str = "en"


# --- What is on them ---


def home(page: Page, about: Any, log: Path) -> None:
    page.goto("/")


def lobby(page: Page, about: Any, log: Path) -> None:
    page.goto(f"/t/{opened(page, 'me', 'open', 'adept', rules={'deal': 'draft'})}")


def table(page: Page, players: int, log: Path) -> None:
    page.goto(f"/t/{middle_of_a_game(page, players, log)}")
    page.wait_for_selector("[data-card]")


def aid(page: Page, players: int, log: Path) -> None:
    table(page, players, log)
    page.wait_for_timeout(SETTLED)
    page.get_by_role("button", name="Aid").click()


def draft(page: Page, about: Any, log: Path) -> None:
    seats = ("me", "adept", "adept", "adept")
    page.goto(f"/t/{opened(page, *seats, start=True, rules={'deal': 'draft', 'teams': True}, pace=30.0)}")
    page.wait_for_selector("[data-card]")


def lesson(page: Page, name: str, log: Path) -> None:
    page.goto(f"/learn/{name}")
    page.wait_for_selector("[data-card]")


def rules(page: Page, about: Any, log: Path) -> None:
    page.goto("/rules")


def replay(page: Page, players: int, log: Path) -> None:
    game, ply = bots_game(players)
    number = ask(page, "POST", "/api/records", json.loads(game.record))["id"]
    page.goto(f"/replay/{number}#{ply}")
    page.wait_for_selector("[data-card]")


def end(page: Page, players: int, log: Path) -> None:
    page.goto(f"/t/{end_of_a_game(page, players)}")
    page.wait_for_selector("dialog[open], [role=dialog]", timeout=120_000)


THEMES: Final = {"light": False, "dark": True}
PICTURES: Final = {
    **{f"home-desktop-{theme}": Picture(home, dark=dark) for theme, dark in THEMES.items()},
    **{f"home-phone-{theme}": Picture(home, phone=True, dark=dark) for theme, dark in THEMES.items()},
    "lobby-desktop-light": Picture(lobby),
    **{
        f"table-{players}-{device}-{theme}": Picture(table, players, phone=device == "phone", dark=dark)
        for players in (2, 3, 4)
        for device in ("desktop", "phone")
        for theme, dark in THEMES.items()
    },
    "table-3-desktop-greek": Picture(table, 3, language="el"),
    "table-3-phone-greek": Picture(table, 3, phone=True, language="el"),
    "table-4-desktop-russian": Picture(table, 4, language="ru", dark=True),
    "table-4-phone-russian": Picture(table, 4, phone=True, language="ru", dark=True),
    "aid-desktop-light": Picture(aid, 3),
    "draft-desktop-light": Picture(draft),
    "draft-phone-dark": Picture(draft, phone=True, dark=True),
    "lesson-desktop-light": Picture(lesson, "attack"),
    "lesson-phone-light": Picture(lesson, "military", phone=True),
    "rules-desktop-light": Picture(rules),
    "replay-desktop-dark": Picture(replay, 4, dark=True),
    "replay-phone-light": Picture(replay, 3, phone=True),
    "end-desktop-light": Picture(end, 3),
    "end-phone-dark": Picture(end, 3, phone=True, dark=True),
}


# --- Games to look at ---


def bots_game(players: int) -> tuple[Game, int]:
    """A whole game between bots, and a ply late in it at which seat 1 may use effects."""
    game, plies, bot = Game.new(Rules(players=players), seed=11), [], read_bot_spec("adept").make(1)
    while not game.over:
        if game.seat == 1 and game.view(seat=1).step == "effects" and len(game.legal) > 2:
            plies.append(len(game.actions))
        game.play(bot.choose(game.sight(game.seat), Budget()).action)
    late = [ply for ply in plies if ply < len(game.actions) - 4 * players] or plies
    return game, late[-1]


def middle_of_a_game(page: Page, players: int, log: Path) -> str:
    """A table at which a game was played until it is close, so that its log is full; it waits for the visitor."""
    bot = read_bot_spec("adept").make(1)
    while True:
        code = opened(page, "me", *["adept"] * (players - 1), start=True)
        while (seen := ask(page, "GET", f"/api/tables/{code}?aid=true"))["table"]["status"] == "playing":
            if 1 not in seen["turn"]["waiting"]:
                page.wait_for_timeout(20)
            elif is_close(seen):
                return code
            else:
                choice = bot.choose(game_of(code, log).sight(1), Budget())
                command(page, code, do="act", seat=1, action=str(choice.action))


def is_close(seen: Any) -> bool:
    """Whether a table is worth a picture: there are effects to choose from, and somebody is about to win."""
    [own] = seen["own"]
    return seen["game"]["step"] == "effects" and len(own["legal"]) > 3 and bool(seen["aid"]["threats"])


def game_of(code: str, log: Path) -> Game:
    """The game of a table as the server's log has it, for a bot to look at."""
    table = Table(code)
    with closing(sqlite3.connect(f"{log.as_uri()}?mode=ro", uri=True)) as store:
        for (body,) in store.execute('SELECT body FROM events WHERE "table" = ? ORDER BY seq', (code,)):
            table.apply(decode(body))
    assert table.game is not None
    return table.game


def end_of_a_game(page: Page, players: int) -> str:
    """A table just before the end of a game that one of the bots wins."""
    game, _ = bots_game(players)
    number = ask(page, "POST", "/api/records", json.loads(game.record))["id"]
    seats, ply = ["adept"] * players, len(game.actions) - 1
    seats[next(seat for seat in range(players) if game.result and seat + 1 not in game.result.winners)] = "me"
    settings = {"rules": json.loads(game.record)["rules"], "seats": seats, "pace": 0.5}
    wanted = {"settings": settings, "start": True, "fork": {"record": number, "ply": ply}}
    code: str = ask(page, "POST", "/api/tables", wanted)["code"]
    return code


# --- Taking them ---


def take(browser: Browser, server: Running, log: Path, name: str, picture: Picture) -> None:
    size: Any = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if picture.phone else {"viewport": DESKTOP}
    theme: Any = "dark" if picture.dark else "light"
    context = browser.new_context(base_url=server.url, locale=picture.language, color_scheme=theme, **size)
    page = context.new_page()
    page.goto("/health")
    come_in(page, NAMES[picture.language], picture.language)
    picture.draw(page, picture.about, log)
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=FOLDER / f"{name}.png")
    context.close()
    print(f"{name}.png")


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), "--port", "0", "--no-browser", "--data", folder) as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for name, picture in PICTURES.items():
            if not names or name in names:
                take(browser, server, Path(folder) / FILE, name, picture)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
