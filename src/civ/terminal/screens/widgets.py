"""Parts of a screen: the log, the open actions with their keys, and the line of key bindings."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Group
from rich.text import Text
from textual.widget import Widget

from civ.engine.rules.actions import END, SEAT
from civ.i18n.texts import text
from civ.narration.log_lines import LogText
from civ.terminal.drawing.palette import GOLD, HIGHLIGHT, INK, MUTED, ON_FELT
from civ.terminal.screens.action_keys import ActionOption
from civ.terminal.session.log_entries import LogEntry

KeyBindings = Sequence[tuple[str, str]]  # keys with the keys of the texts that say what they do
_MAX_LOG_ENTRIES: Final = 60  # in the log of the table; the page with the log has all


def entry_text(
    entry: LogEntry | LogText, viewer: int | None, language: str, *, brief: bool = False, over: bool = False
) -> Text:
    """Draw an entry of the log; if brief, without the routine lines at the end of a turn."""
    words = entry if isinstance(entry, LogText) else entry.text(viewer, language, over=over)
    line = Text(words.brief if brief else words.full, INK)
    reason = "" if brief and words.brief != words.full else words.reason
    for part, style in ((words.highlight, GOLD), (reason, f"italic {MUTED}"), (words.failure, f"bold {GOLD}")):
        if part:
            line.append(" " * bool(line) + part, style)
    return line


class LogPanel(Widget):
    """The last entries of the log, the latest at the bottom."""

    def __init__(self, language: str) -> None:
        super().__init__(id="log")
        self._language = language
        self._drawn: dict[int, tuple[LogEntry | LogText, int | None, Text]] = {}  # by index, with its viewer
        self._lines: list[Text] = []

    def show(self, entries: Sequence[LogEntry | LogText], viewer: int | None) -> None:
        """Show the last of these entries to a viewer."""
        recent = range(max(0, len(entries) - _MAX_LOG_ENTRIES), len(entries))
        self._lines = [line for line in (self._line(index, entries[index], viewer) for index in recent) if line]
        self.refresh()

    def _line(self, index: int, entry: LogEntry | LogText, viewer: int | None) -> Text:
        drawn = self._drawn.get(index)
        if drawn is None or drawn[0] is not entry or drawn[1] != viewer:
            drawn = self._drawn[index] = entry, viewer, entry_text(entry, viewer, self._language, brief=True)
        return drawn[2]

    def render(self) -> Group:
        """Draw as many lines as fit, counted from the end."""
        width, height = max(10, self.content_size.width), self.content_size.height
        rows: list[Text] = []
        for line in reversed(self._lines):
            if len(rows) >= height:
                break
            wrapped = line.wrap(self.app.console, width - 2)
            rows = [Text("  " if index else "· ", MUTED).append_text(row) for index, row in enumerate(wrapped)] + rows
        if len(rows) < height:
            rows = [Text("")] * (height - len(rows)) + rows
        return Group(*rows[len(rows) - height :] if height else [])


def options_text(options: Sequence[ActionOption], cursor: int, width: int, language: str) -> Text:
    """Draw the open actions, each group on its own lines; the one under the cursor is marked."""
    titles = {option.group: text(option.group, language) for option in options if option.group}
    indent = max((len(words) for words in titles.values()), default=-1) + 2
    lines: list[Text] = []
    for group, members in groupby(enumerate(options), key=lambda one: one[1].group):
        lines.append(Text(f" {titles.get(group, ''):{indent - 1}}" if titles else "", MUTED))
        for index, option in members:
            cell = _cell(option, index == cursor)
            if lines[-1].cell_len + cell.cell_len > width:
                lines.append(Text(" " * indent))
            lines[-1].append_text(cell).append(" ")
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _cell(option: ActionOption, marked: bool) -> Text:
    action = option.action
    cell = Text.styled("›" if marked else " ", f"bold {GOLD}")
    cell.append(f"{option.key} ", f"bold {GOLD}")
    if action.kind not in (END, SEAT):
        cell.append(f"{action} ", f"bold {ON_FELT[action.domain]}")
    cell.append(f"{option.label} ", f"bold {INK}" if marked else INK)
    if marked:
        cell.stylize(f"on {HIGHLIGHT}")
    return cell


def key_bindings_line(bindings: KeyBindings, language: str) -> Text:
    """Draw key bindings in one line."""
    line = Text()
    for key, name in bindings:
        line.append(f" {key} ", f"bold {GOLD}").append(f"{text(name, language)} ", MUTED)
    return line
