"""Draws docs/pictures/terminal.svg, a four-player game on a large screen: `python -m tests.terminal.screenshot`.

It replays the game in `screenshot_game.jsonl`. The bots choose again at every step, so that the log contains reasons.
"""

import asyncio
import re
from pathlib import Path

from civ.game.records import Record
from civ.terminal.screens.app import GameApp
from civ.terminal.session.seats import read_seats
from civ.terminal.session.session import Session
from civ.terminal.session.setup import Setup

RECORD = Path(__file__).parent / "screenshot_game.jsonl"
PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "terminal.svg"
SIZE = (152, 42)
# Web fonts are removed, because a picture must not fetch anything.
_WEB_FONTS = re.compile(r"@font-face\s*{[^}]*}|<!--.*?-->", re.DOTALL)
_SYSTEM_FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def replay_session(record: Record) -> Session:
    """Replay the record in a session of one person and three bots."""
    session = Session(Record(record.rules, record.start, ()), read_seats("me,adept,adept,adept"), None)
    for action in record.actions:
        if session.game.seat in session.people:
            session.uncover()
            session.play(action)
            continue
        task = session.bot_task()
        choice = task.choose()
        if choice.action == action:
            session.apply_choice(task, choice)
        else:
            session._play(action)
    return session


async def render(session: Session) -> str:
    """Render the screen as a self-contained SVG."""
    app = GameApp(session, Setup("en", "0"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        picture = app.export_screenshot(title="civ play")
    return _WEB_FONTS.sub("", picture).replace("Fira Code, monospace", _SYSTEM_FONTS)


def main() -> None:
    """Write the picture."""
    PICTURE.write_text(
        asyncio.run(render(replay_session(Record.from_json(RECORD.read_bytes())))) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
