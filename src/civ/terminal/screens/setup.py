"""The screen of the set-up: a row for each choice; the arrows change it, Enter starts the game."""

from collections.abc import Callable
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from civ.i18n.texts import text
from civ.terminal.drawing.palette import FAINT, GOLD, HIGHLIGHT, INK, MUTED
from civ.terminal.screens.action_keys import key_pressed
from civ.terminal.screens.widgets import key_bindings_line
from civ.terminal.session.setup import Setup

_SETUP_KEYS: Final = (
    ("↑ ↓", "setup-key-row"), ("← →", "setup-key-value"), ("Enter", "setup-key-start"), ("q", "key-quit"),
)  # fmt: skip


class SetupScreen(Screen[None]):
    """The set-up on the screen."""

    def __init__(self, setup: Setup, start: Callable[[], None]) -> None:
        super().__init__()
        self.setup, self._start = setup, start
        self._row = 0

    def compose(self) -> ComposeResult:
        """Lay out the rows in a frame."""
        with Vertical(id="setup", classes="frame") as frame:
            frame.border_title = "CIV: Carta Impera Victoria"
            yield Static(id="rows")
            yield Static(id="setup-keys")

    def on_mount(self) -> None:
        """Draw the rows."""
        self._draw()

    def _draw(self) -> None:
        rows = self.setup.rows
        width = max(len(self.setup.row_label(row)) for row in rows)
        lines = [Text(text("setup-welcome", self.setup.language), f"italic {MUTED}"), Text("")]
        for index, row in enumerate(rows):
            marked = index == self._row
            line = Text.styled("› " if marked else "  ", f"bold {GOLD}")
            line.append(f"{self.setup.row_label(row):{width}}  ", f"bold {INK}" if marked else MUTED)
            value = self.setup.value_label(row, self.setup.values[row])
            line.append("◂ " if marked else "  ", GOLD).append(value, f"bold {INK}" if marked else INK)
            line.append(" ▸" if marked else "", GOLD)
            if marked:
                line.stylize(f"on {HIGHLIGHT}")
                line.append("  " + self._position(row), FAINT)
            lines.append(line)
        self.query_one("#rows", Static).update(Text("\n").join(lines))
        self.query_one("#setup-keys", Static).update(key_bindings_line(_SETUP_KEYS, self.setup.language))

    def _position(self, row: str) -> str:
        """Return the position of the value among those of its row, as "2/3"."""
        choices = self.setup.choices(row)
        return f"{choices.index(self.setup.values[row]) + 1}/{len(choices)}"

    def on_key(self, event: events.Key) -> None:
        """Move between rows, change a value, start the game, or leave."""
        rows = self.setup.rows
        event.stop()
        event.prevent_default()
        if event.key in ("up", "down", "tab", "shift+tab"):
            self._row = (self._row + (1 if event.key in ("down", "tab") else -1)) % len(rows)
        elif event.key in ("left", "right", "space"):
            self.setup.change(rows[self._row], -1 if event.key == "left" else 1)
        elif event.key == "enter":
            self._start()
            return
        elif event.key in ("escape", "ctrl+c", "ctrl+q") or key_pressed(event.character or "") == "q":
            self.app.exit()
            return
        self._draw()
