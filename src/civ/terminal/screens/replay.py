"""The screen of a replay: step by step, from a seat's perspective or with all hands open."""

from typing import Final

from rich.text import Text
from textual import events
from textual.timer import Timer

from civ.game.views import View
from civ.i18n.texts import text
from civ.narration.prompts import prompt
from civ.narration.results import result_sentences
from civ.terminal.drawing.palette import GOLD, INK, MUTED
from civ.terminal.screens.action_keys import key_pressed
from civ.terminal.screens.app import TerminalApp
from civ.terminal.screens.board import Board, BoardContent
from civ.terminal.screens.dialogs import PageDialog
from civ.terminal.screens.pages import table_page
from civ.terminal.screens.widgets import key_bindings_line
from civ.terminal.session.replay import ALL_HANDS, Replay

_REPLAY_KEYS: Final = (
    ("← →", "replay-key-ply"), ("Home End", "replay-key-ends"), ("Space", "replay-key-run"),
    ("0-4", "replay-key-eyes"), ("v", "key-look"), ("q", "key-quit"),
)  # fmt: skip
_PAGE_PLIES: Final = 10
_MIN_PLY_INTERVAL_S: Final = 0.02


class ReplayScreen(Board):
    """A replay on the screen."""

    def __init__(self, replay: Replay, language: str, pace: float) -> None:
        """Show a replay; while it runs, `pace` seconds pass between actions."""
        super().__init__(language)
        self.replay, self.pace = replay, pace
        self._timer: Timer | None = None

    def on_mount(self) -> None:
        """Draw the first table."""
        self.draw()

    def content(self) -> BoardContent:
        """Return the table at this ply."""
        replay, language, view = self.replay, self.language, self.replay.view
        return BoardContent(
            view,
            self.seat_name,
            replay.entries[: replay.ply],
            [],
            self._prompt(view),
            self._perspective(),
            key_bindings_line(_REPLAY_KEYS, language),
            text("replay-ply", language, ply=replay.ply, last=replay.last_ply),
        )

    @property
    def viewer(self) -> int | None:
        """The seat whose perspective is shown."""
        return self.replay.perspective or None

    def seat_name(self, seat: int) -> str:
        """Return the number of a seat: a record has no names."""
        return text("table-seat", self.language, seat=seat)

    def _prompt(self, view: View) -> Text:
        if view.over:
            return Text(" " + " ".join(result_sentences(view, view.points, self.language)), f"bold {GOLD}")
        line = Text.styled(f" ► {self.seat_name(view.turn)}  ", f"bold {GOLD}")
        return line.append(prompt(view, 1, 1, self.language), INK)

    def _perspective(self) -> Text:
        key = "replay-eyes-open" if self.replay.perspective == ALL_HANDS else "replay-eyes-seat"
        return Text(" " + text(key, self.language, seat=self.replay.perspective), f"italic {MUTED}")

    def on_key(self, event: events.Key) -> None:
        """Step, run, change the perspective, open the table's page, or leave."""
        replay = self.replay
        plies = {
            "left": replay.ply - 1, "right": replay.ply + 1, "up": replay.ply - _PAGE_PLIES,
            "down": replay.ply + _PAGE_PLIES, "pageup": replay.ply - _PAGE_PLIES, "pagedown": replay.ply + _PAGE_PLIES,
            "home": 0, "end": replay.last_ply,
        }  # fmt: skip
        key = key_pressed(event.character or "")
        if event.key in plies:
            event.stop()
            event.prevent_default()
            self._stop()
            replay.go_to(plies[event.key])
        elif event.key == "space":
            event.stop()
            self._run_or_stop()
        elif key in "01234"[: replay.record.rules.players + 1] and key:
            replay.perspective = int(key)
        elif key == "v":
            self._stop()
            lines = table_page(replay.view, self.seat_name, self.language)
            self.app.push_screen(PageDialog(text("key-look", self.language), lines, self.language))
        elif key == "q" or event.key == "escape":
            self.app.exit()
            return
        self.draw()

    def _run_or_stop(self) -> None:
        if self._timer is not None:
            self._stop()
        else:
            self._timer = self.set_interval(max(self.pace, _MIN_PLY_INTERVAL_S), self._next)

    def _next(self) -> None:
        self.replay.go_to(self.replay.ply + 1)
        if self.replay.ply == self.replay.last_ply:
            self._stop()
        self.draw()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None


class ReplayApp(TerminalApp):
    """The program that shows one replay."""

    def __init__(self, replay: Replay, language: str, pace: float) -> None:
        super().__init__()
        self._replay_screen = ReplayScreen(replay, language, pace)

    def on_mount(self) -> None:
        """Show the replay."""
        self.push_screen(self._replay_screen)
