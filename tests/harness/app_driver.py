"""Drives the terminal app in tests: runs it without a terminal, presses keys and reads the screen."""

import asyncio
import html
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from civ import Rules
from civ.game.options import PLAYER_COUNTS
from civ.game.positions import read_position
from civ.game.records import Record
from civ.game.views import View
from civ.terminal.screens.action_keys import END_KEY, ActionOption, action_options
from civ.terminal.screens.app import GameApp
from civ.terminal.screens.game import GameScreen
from civ.terminal.session.factory import new_session
from civ.terminal.session.seats import read_seats
from civ.terminal.session.session import Session
from civ.terminal.session.setup import Setup

SMALL, LARGE = (80, 24), (160, 50)  # columns, lines
_SPAN = re.compile(r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', re.DOTALL)


def open_session(seats: str, file: Path, seed: int = 1, **rules: Any) -> Session:
    """Open a session at a new table."""
    players = read_seats(seats)
    return new_session(Rules(players=PLAYER_COUNTS[len(players) - 2], **rules), players, file, seed.to_bytes(32, "big"))


def session_at(position: str, seats: str = "me,me") -> Session:
    """Return a session that starts from a position and is not saved."""
    rules, _ = read_position(position)
    return Session(Record(rules, position, ()), read_seats(seats), None)


def make_app(session: Session | None, language: str = "en") -> GameApp:
    """Return the app for a session, with bots that act without a pause."""
    return GameApp(session, Setup(language, "0"))


def run_app(app: GameApp, size: tuple[int, int], drive: Callable[[Pilot[None]], Awaitable[None]]) -> None:
    """Run the app on a screen of the given size while `drive` operates it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await drive(pilot)

    asyncio.run(run())


def screen_lines(app: App[Any]) -> list[str]:
    """Return the text of the screen, line by line."""
    lines: dict[float, list[tuple[float, str]]] = {}
    for x, y, words in _SPAN.findall(app.export_screenshot()):
        lines.setdefault(float(y), []).append((float(x), html.unescape(words).replace("\xa0", " ").rstrip("\n")))
    joined = []
    for _, spans in sorted(lines.items()):
        line = ""
        for x, words in sorted(spans):
            line = line.ljust(round(x / 12.2)) + words
        joined.append(line.rstrip())
    return joined


def screen_text(app: App[Any]) -> str:
    """Return the text of the screen."""
    return "\n".join(screen_lines(app))


def random_key(session: Session, chance: random.Random) -> str:
    """Return the key of one of the choices on the screen (see `preferred_key`)."""
    view = session.view()
    return preferred_key(action_options(view, session.game.legal, "en"), view, session.game.seat, chance)


def preferred_key(choices: list[ActionOption], view: View, seat: int, chance: random.Random) -> str:
    """Choose a key. The policy collects cards of few domains and rarely uses effects, so that games end soon."""
    area = view.areas[seat - 1]
    sign = 1 if view.step in ("play", "keep", "take-from-middle", "take-from-pile") else -1
    if choices[-1].key == END_KEY and chance.random() < 0.8:
        return END_KEY
    return max(choices, key=lambda choice: (sign * area.count(choice.action), chance.random())).key


async def play_by_keys(pilot: Pilot[None], session: Session, chance: random.Random) -> int:
    """Press keys until the game is over. Returns the number of keys pressed for actions."""
    pressed = 0
    while not session.game.over:
        if session.needs_cover:
            await pilot.press("enter")
        elif session.person_to_move and isinstance(pilot.app.screen, GameScreen):
            await pilot.press(random_key(session, chance))
            pressed += 1
        else:
            await pilot.pause(0.005)
    await pilot.pause()
    return pressed
