"""Takes the screenshots in docs/screenshots, in a real browser with a real server.

    python -m tests.web.screenshots            take all of them
    python -m tests.web.screenshots NAME …     take these

They are compressed as WebP. Games are random, so only commit a new picture if the page has changed.
"""

import base64
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
from civ.game.options import Players
from civ.server.core.service import DATABASE_FILE
from civ.tables.table import Table
from tests.harness.browser.tables import open_table, register_guest, request_json, send_command
from tests.harness.server.processes import RunningServer, running_server
from tests.server.corpus import decode
from tests.web.conftest import DESKTOP, PHONE, launch_browser

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screenshots"
QUALITY: Final = 82  # of WebP, up to 100
ANIMATION_MS: Final = 2500  # until all cards have landed


class Screenshot(NamedTuple):
    """A screenshot: the function that opens the page, its argument, the device and the theme."""

    open: Callable[[Page, Any, Path], None]
    subject: Any = None
    phone: bool = False
    dark: bool = False


# --- Pages ---


def home(page: Page, subject: None, log: Path) -> None:
    page.goto("/")


def table(page: Page, players: Players, log: Path) -> None:
    page.goto(f"/t/{middle_of_a_game(page, players, log)}")
    page.wait_for_selector("[data-card]")


def lesson(page: Page, name: str, log: Path) -> None:
    page.goto(f"/learn/{name}")
    page.wait_for_selector("[data-card]")


def replay(page: Page, players: Players, log: Path) -> None:
    game, ply = bots_game(players)
    number = request_json(page, "POST", "/api/records", json.loads(game.record))["id"]
    page.goto(f"/replay/{number}#{ply}")
    page.wait_for_selector("[data-card]")


def end(page: Page, players: Players, log: Path) -> None:
    page.goto(f"/t/{end_of_a_game(page, players)}")
    page.wait_for_selector("dialog[open], [role=dialog]", timeout=120_000)


SCREENSHOTS: Final = {
    "home-desktop-light": Screenshot(home),
    "home-phone-dark": Screenshot(home, phone=True, dark=True),
    "table-3-desktop-light": Screenshot(table, 3),
    "table-3-phone-light": Screenshot(table, 3, phone=True),
    "table-4-desktop-dark": Screenshot(table, 4, dark=True),
    "lesson-desktop-light": Screenshot(lesson, "attack"),
    "replay-desktop-dark": Screenshot(replay, 4, dark=True),
    "end-desktop-light": Screenshot(end, 3),
}


# --- Games ---


def bots_game(players: Players) -> tuple[Game, int]:
    """A finished game between bots, and a late ply at which seat 1 may use effects."""
    game, plies, bot = Game.new(Rules(players=players), seed=11), [], read_bot_spec("adept").make(1)
    while not game.over:
        if game.seat == 1 and game.view(seat=1).step == "effects" and len(game.legal) > 2:
            plies.append(len(game.actions))
        game.play(bot.choose(game.sight(game.seat), Budget()).action)
    late = [ply for ply in plies if ply < len(game.actions) - 4 * players] or plies
    return game, late[-1]


def middle_of_a_game(page: Page, players: Players, log: Path) -> str:
    """A table in a close game with a full log, waiting for the visitor to act."""
    bot = read_bot_spec("adept").make(1)
    while True:
        code = open_table(page, "me", *["adept"] * (players - 1), start=True)
        while (seen := request_json(page, "GET", f"/api/tables/{code}?aid=true"))["table"]["status"] == "playing":
            if 1 not in seen["turn"]["waiting"]:
                page.wait_for_timeout(20)
            elif is_close(seen):
                return code
            else:
                choice = bot.choose(game_of(code, log).sight(1), Budget())
                send_command(page, code, do="act", seat=1, action=str(choice.action))


def is_close(seen: Any) -> bool:
    """Whether there are effects to choose from and somebody is about to win."""
    [own] = seen["own"]
    return seen["game"]["step"] == "effects" and len(own["legal"]) > 3 and bool(seen["aid"]["threats"])


def game_of(code: str, log: Path) -> Game:
    """The game of a table from the server's log, for a bot to choose an action."""
    table = Table(code)
    with closing(sqlite3.connect(f"{log.as_uri()}?mode=ro", uri=True)) as store:
        for (body,) in store.execute('SELECT body FROM events WHERE "table" = ? ORDER BY seq', (code,)):
            table.apply(decode(body))
    assert table.game is not None
    return table.game


def end_of_a_game(page: Page, players: Players) -> str:
    """A table one action before the end of a game that a bot wins."""
    game, _ = bots_game(players)
    number = request_json(page, "POST", "/api/records", json.loads(game.record))["id"]
    seats, ply = ["adept"] * players, len(game.actions) - 1
    seats[next(seat for seat in range(players) if game.result and seat + 1 not in game.result.winners)] = "me"
    settings = {"rules": json.loads(game.record)["rules"], "seats": seats, "pace": 0.5}
    wanted = {"settings": settings, "start": True, "fork": {"record": number, "ply": ply}}
    code: str = request_json(page, "POST", "/api/tables", wanted)["code"]
    return code


# --- Screenshots ---


def take(browser: Browser, server: RunningServer, log: Path, name: str, shot: Screenshot) -> None:
    """Open the page as a new visitor and store the screenshot."""
    device: Any = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if shot.phone else {"viewport": DESKTOP}
    theme: Any = "dark" if shot.dark else "light"
    context = browser.new_context(base_url=server.url, locale="en", color_scheme=theme, **device)
    page = context.new_page()
    page.goto("/health")
    register_guest(page, "Ann")
    shot.open(page, shot.subject, log)
    page.wait_for_timeout(ANIMATION_MS)
    file = FOLDER / f"{name}.webp"
    # Playwright itself writes PNG and JPEG only.
    capture = context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(capture["data"]))
    context.close()
    print(f"{file.name} {file.stat().st_size // 1000} kB")


def main(names: list[str]) -> None:
    """Take these screenshots, or all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), "--port", "0", "--no-browser", "--data", folder) as server,
        sync_playwright() as playwright,
    ):
        browser = launch_browser(playwright)
        for name, shot in SCREENSHOTS.items():
            if not names or name in names:
                take(browser, server, Path(folder) / DATABASE_FILE, name, shot)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
