"""The parts of a screen that lay themselves out: the log, and the choices with their keys."""

from collections.abc import Sequence
from itertools import groupby

from rich.console import Group
from rich.text import Text
from textual.widget import Widget

from civ.engine.rules.actions import END, SEAT
from civ.i18n.texts import text
from civ.narration.cards import card_names
from civ.narration.wording import capitalized
from civ.terminal.drawing.palette import BACK, GOLD, INK, MUTED, ON_FELT
from civ.terminal.online.heard import Heard
from civ.terminal.screens.options import Option
from civ.terminal.session.session import Entry


def entry_text(
    entry: Entry | Heard, viewer: int | None, language: str, *, brief: bool = False, over: bool = False
) -> Text:
    """An action in the log: what happened, what only the viewer saw, and why a bot did it.

    In brief, the end of a turn is told by what is new, if anything is.
    """
    if isinstance(entry, Heard):
        return _heard_text(entry, brief=brief)
    dull = brief and entry.action.kind == END
    line = Text(" ".join(line.text(language) for line in entry.told if not (dull and line.is_routine)), INK)
    if viewer is not None and viewer in entry.new:
        cards = card_names(entry.new[viewer], language)
        line.append(" " * bool(line) + text("table-new-cards", language, cards=cards), GOLD)
    why = entry.reason(over=over)
    if why is not None and not dull:
        line.append(f" {why.text(language)}", f"italic {MUTED}")
    if entry.failure is not None:
        line.append(f" {capitalized(entry.failure.message(language))}", f"bold {GOLD}")
    return line


def _heard_text(heard: Heard, *, brief: bool) -> Text:
    line = Text(heard.brief if brief else heard.words, INK)
    line.append(" " * bool(line) + heard.bright if heard.bright else "", GOLD)
    if heard.why and not (brief and heard.brief != heard.words):
        line.append(f" {heard.why}", f"italic {MUTED}")
    return line


_RECENT = 60  # actions in the log of the table; its page has all


class Log(Widget):
    """The last things that happened, the latest at the bottom."""

    def __init__(self, language: str) -> None:
        super().__init__(id="log")
        self._language = language
        self._said: dict[int, tuple[Entry | Heard, int | None, Text]] = {}  # by ply, for the viewer it was said to
        self._lines: list[Text] = []

    def tell(self, entries: Sequence[Entry | Heard], viewer: int | None) -> None:
        """Show these to a viewer."""
        recent = range(max(0, len(entries) - _RECENT), len(entries))
        self._lines = [line for line in (self._line(ply, entries[ply], viewer) for ply in recent) if line]
        self.refresh()

    def _line(self, ply: int, entry: Entry | Heard, viewer: int | None) -> Text:
        said = self._said.get(ply)
        if said is None or said[0] is not entry or said[1] != viewer:
            said = self._said[ply] = entry, viewer, entry_text(entry, viewer, self._language, brief=True)
        return said[2]

    def render(self) -> Group:
        """As many lines as there is room for, counted from the end."""
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


def choices_text(options: Sequence[Option], cursor: int, width: int, language: str) -> Text:
    """The open actions, each group on lines of its own under its heading; the one that Enter takes is marked."""
    headings = {option.group: text(option.group, language) for option in options if option.group}
    indent = max((len(words) for words in headings.values()), default=-1) + 2
    lines: list[Text] = []
    for group, members in groupby(enumerate(options), key=lambda one: one[1].group):
        lines.append(Text(f" {headings.get(group, ''):{indent - 1}}" if headings else "", MUTED))
        for index, option in members:
            cell = _cell(option, index == cursor)
            if lines[-1].cell_len + cell.cell_len > width:
                lines.append(Text(" " * indent))
            lines[-1].append_text(cell).append(" ")
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _cell(option: Option, chosen: bool) -> Text:
    action = option.action
    cell = Text.styled("›" if chosen else " ", f"bold {GOLD}")
    cell.append(f"{option.key} ", f"bold {GOLD}")
    if action.kind not in (END, SEAT):
        cell.append(f"{action} ", f"bold {ON_FELT[action.domain]}")
    cell.append(f"{option.label} ", f"bold {INK}" if chosen else INK)
    if chosen:
        cell.stylize(f"on {BACK}")
    return cell


def keys_line(keys: Sequence[tuple[str, str]], language: str) -> Text:
    """The screen's own commands with their keys."""
    line = Text()
    for key, name in keys:
        line.append(f" {key} ", f"bold {GOLD}").append(f"{text(name, language)} ", MUTED)
    return line
