"""A table of a server before the deal: its link, its rules and its players."""

from collections.abc import Iterator

from rich.text import Text

from civ.i18n.texts import text
from civ.narration.table_summary import player_name, rules_summary
from civ.narration.wording import labelled
from civ.tables.snapshots import SeatInfo
from civ.terminal.drawing.palette import GOLD, INK, MUTED
from civ.terminal.online.table_session import TableSession


def lobby_text(session: TableSession) -> Text:
    """Draw the table before the deal."""
    info, language = session.table.table, session.language
    lines = [
        Text(f" {text('lobby-open', language)}", f"bold {GOLD}"),
        Text(f" {rules_summary(info.settings, language)}", MUTED),
        Text(""),
        Text(f" {labelled(text('join-link', language), session.link, language)}", INK),
        Text(""),
        *(_seat_line(session, seat) for seat in info.seats),
    ]
    return Text("\n").join(lines)


def _seat_line(session: TableSession, info: SeatInfo) -> Text:
    own, free = info.seat in session.table.seats, info.person is None and info.bot is None
    line = Text.styled(f" {info.seat}  ", f"bold {GOLD}")
    line.append(player_name(info, session.language), MUTED if free else f"bold {INK}")
    return line.append("".join(f" · {words}" for words in _tags(session, info, own=own)), MUTED)


def _tags(session: TableSession, info: SeatInfo, *, own: bool) -> Iterator[str]:
    tags = {
        "table-you": own,
        "lobby-host": info.person is not None and info.person == session.table.table.host,
        "join-bot": info.bot is not None,
        "lobby-program": info.program,
        "join-is-ready": info.ready,
    }
    for key, holds in tags.items():
        if holds:
            yield text(key, session.language)
