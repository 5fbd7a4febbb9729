"""A record on the screen: step by step, from each seat's eyes or with all hands open."""

from typing import Final

from rich.text import Text
from textual import events
from textual.timer import Timer

from civ.game.views import View
from civ.i18n.texts import text
from civ.narration.prompts import prompt
from civ.narration.results import result_sentences
from civ.terminal.drawing.palette import GOLD, INK, MUTED
from civ.terminal.screens.app import TerminalApp
from civ.terminal.screens.board import Board, Table
from civ.terminal.screens.dialogs import Page
from civ.terminal.screens.options import key_pressed
from civ.terminal.screens.pages import look_page
from civ.terminal.screens.widgets import keys_line
from civ.terminal.session.replay_steps import ALL_OPEN, Replay

_KEYS: Final = (
    ("← →", "replay-key-ply"), ("Home End", "replay-key-ends"), ("Space", "replay-key-run"),
    ("0-4", "replay-key-eyes"), ("v", "key-look"), ("q", "key-quit"),
)  # fmt: skip


class ReplayScreen(Board):
    """A replay on the screen."""

    def __init__(self, replay: Replay, language: str, pace: float) -> None:
        super().__init__(language)
        self.replay, self.pace = replay, pace
        self._timer: Timer | None = None

    def on_mount(self) -> None:
        """Show the first table."""
        self.draw()

    def table(self) -> Table:
        """The table at this ply."""
        replay, language, view = self.replay, self.language, self.replay.view
        status = text("replay-ply", language, ply=replay.ply, last=replay.last)
        return Table(
            view,
            replay.points,
            self.name_of,
            replay.entries[: replay.ply],
            [],
            self._prompt(view),
            self._eyes(),
            keys_line(_KEYS, language),
            status,
        )

    @property
    def viewer(self) -> int | None:
        """The seat whose eyes are lent."""
        return self.replay.eyes or None

    def name_of(self, seat: int) -> str:
        """Records name nobody."""
        return text("table-seat", self.language, seat=seat)

    def _prompt(self, view: View) -> Text:
        if view.over:
            return Text(" " + " ".join(result_sentences(view, self.replay.points, self.language)), f"bold {GOLD}")
        line = Text.styled(f" ► {self.name_of(view.turn)}  ", f"bold {GOLD}")
        return line.append(prompt(view, 1, 1, self.language), INK)

    def _eyes(self) -> Text:
        key = "replay-eyes-open" if self.replay.eyes == ALL_OPEN else "replay-eyes-seat"
        return Text(" " + text(key, self.language, seat=self.replay.eyes), f"italic {MUTED}")

    def on_key(self, event: events.Key) -> None:
        """Step, run, or look with other eyes."""
        replay = self.replay
        steps = {
            "left": replay.ply - 1, "right": replay.ply + 1, "up": replay.ply - 10, "down": replay.ply + 10,
            "pageup": replay.ply - 10, "pagedown": replay.ply + 10, "home": 0, "end": replay.last,
        }  # fmt: skip
        key = key_pressed(event.character or "")
        if event.key in steps:
            event.stop()
            event.prevent_default()
            self._stop()
            replay.go(steps[event.key])
        elif event.key == "space":
            event.stop()
            self._run_or_stop()
        elif key in "01234"[: replay.record.rules.players + 1] and key:
            replay.eyes = int(key)
        elif key == "v":
            self._stop()
            lines = look_page(replay.view, self.name_of, self.language)
            self.app.push_screen(Page(text("key-look", self.language), lines, self.language))
        elif key == "q" or event.key == "escape":
            self.app.exit()
            return
        self.draw()

    def _run_or_stop(self) -> None:
        if self._timer is not None:
            self._stop()
        else:
            self._timer = self.set_interval(max(self.pace, 0.02), self._on)

    def _on(self) -> None:
        self.replay.go(self.replay.ply + 1)
        if self.replay.ply == self.replay.last:
            self._stop()
        self.draw()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None


class ReplayApp(TerminalApp):
    """A replay and nothing else."""

    def __init__(self, replay: Replay, language: str, pace: float) -> None:
        super().__init__()
        self._replay_screen = ReplayScreen(replay, language, pace)

    def on_mount(self) -> None:
        """Show it."""
        self.push_screen(self._replay_screen)
