"""The set-up on the screen: one row a choice; the arrows choose, Enter starts."""

from collections.abc import Callable

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from civ.i18n.texts import text
from civ.terminal.drawing.palette import BACK, FAINT, GOLD, INK, MUTED
from civ.terminal.screens.options import key_pressed
from civ.terminal.screens.widgets import keys_line
from civ.terminal.session.setup import Setup

_KEYS = (("↑ ↓", "setup-key-row"), ("← →", "setup-key-value"), ("Enter", "setup-key-start"), ("q", "key-quit"))


class SetupScreen(Screen[None]):
    """Choose a table."""

    def __init__(self, setup: Setup, start: Callable[[], None]) -> None:
        super().__init__()
        self.setup, self._start = setup, start
        self._row = 0

    def compose(self) -> ComposeResult:
        """A frame with the rows in it."""
        with Vertical(id="setup", classes="frame") as frame:
            frame.border_title = "CIV: Carta Impera Victoria"
            yield Static(id="rows")
            yield Static(id="setup-keys")

    def on_mount(self) -> None:
        """Show what is chosen."""
        self._draw()

    def _draw(self) -> None:
        rows = self.setup.rows
        width = max(len(self.setup.name(row)) for row in rows)
        lines = [Text(text("setup-welcome", self.setup.language), f"italic {MUTED}"), Text("")]
        for index, row in enumerate(rows):
            chosen = index == self._row
            line = Text.styled("› " if chosen else "  ", f"bold {GOLD}")
            line.append(f"{self.setup.name(row):{width}}  ", f"bold {INK}" if chosen else MUTED)
            value = self.setup.said(row, self.setup.values[row])
            line.append("◂ " if chosen else "  ", GOLD).append(value, f"bold {INK}" if chosen else INK)
            line.append(" ▸" if chosen else "", GOLD)
            if chosen:
                line.stylize(f"on {BACK}")
                line.append("  " + self._place(row), FAINT)
            lines.append(line)
        self.query_one("#rows", Static).update(Text("\n").join(lines))
        self.query_one("#setup-keys", Static).update(keys_line(_KEYS, self.setup.language))

    def _place(self, row: str) -> str:
        choices = self.setup.choices(row)
        return f"{choices.index(self.setup.values[row]) + 1}/{len(choices)}"

    def on_key(self, event: events.Key) -> None:
        """Go through rows and values; start; leave."""
        rows = self.setup.rows
        event.stop()
        event.prevent_default()
        if event.key in ("up", "down", "tab", "shift+tab"):
            self._row = (self._row + (1 if event.key in ("down", "tab") else -1)) % len(rows)
        elif event.key in ("left", "right", "space"):
            self.setup.turn(rows[self._row], -1 if event.key == "left" else 1)
        elif event.key == "enter":
            self._start()
            return
        elif event.key in ("escape", "ctrl+c", "ctrl+q") or key_pressed(event.character or "") == "q":
            self.app.exit()
            return
        self._draw()
