"""A table of a server before the deal: its link, its rules, and who sits where."""

from collections.abc import Iterator

from rich.text import Text

from civ.i18n.texts import text
from civ.narration.table_summary import player_name, rules_summary
from civ.narration.wording import labelled
from civ.tables.snapshots import SeatInfo
from civ.terminal.drawing.palette import GOLD, INK, MUTED
from civ.terminal.online.table_session import Sitting


def lobby_text(sitting: Sitting) -> Text:
    """The lines of the table."""
    info, language = sitting.table.table, sitting.language
    lines = [
        Text(f" {text('join-lobby', language)}", f"bold {GOLD}"),
        Text(f" {rules_summary(info.settings, language)}", MUTED),
        Text(""),
        Text(f" {labelled(text('join-link', language), sitting.link, language)}", INK),
        Text(""),
        *(_seat(sitting, seat) for seat in info.seats),
    ]
    return Text("\n").join(lines)


def _seat(sitting: Sitting, info: SeatInfo) -> Text:
    own, free = info.seat in sitting.table.seats, info.person is None and info.bot is None
    line = Text.styled(f" {info.seat}  ", f"bold {GOLD}")
    line.append(player_name(info, sitting.language), MUTED if free else f"bold {INK}")
    return line.append("".join(f" · {words}" for words in _tags(sitting, info, own=own)), MUTED)


def _tags(sitting: Sitting, info: SeatInfo, *, own: bool) -> Iterator[str]:
    tags = {
        "table-you": own,
        "join-host": info.person is not None and info.person == sitting.table.table.host,
        "join-bot": info.bot is not None,
        "join-program": info.program,
        "join-is-ready": info.ready,
    }
    for key, holds in tags.items():
        if holds:
            yield text(key, sitting.language)
