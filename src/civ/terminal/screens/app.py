"""The full-screen program: the set-up, then game after game."""

import os
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen
from textual.theme import Theme

from civ.errors import CivError
from civ.terminal.drawing import palette
from civ.terminal.screens.game import GameScreen
from civ.terminal.screens.setup import SetupScreen
from civ.terminal.session.factory import new_session, rematch
from civ.terminal.session.session import Session
from civ.terminal.session.setup import Setup

_THEME = Theme(
    name="evening",
    primary=palette.GOLD,
    foreground=palette.INK,
    background=palette.FELT,
    surface=palette.PANEL,
    panel=palette.PANEL,
    dark=True,
)


class TerminalApp(App[None]):
    """The base of all full-screen programs. `error` is the error that ended the program, if there was one."""

    TITLE = "civ"
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = Path(__file__).with_name("terminal.tcss")  # subclasses are in other folders
    BINDINGS: ClassVar = [Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True)]

    def __init__(self) -> None:
        # With NO_COLOR only bold, italic and reverse remain. Textual wrongly heeds an empty NO_COLOR as well.
        if os.environ.get("NO_COLOR") == "":
            del os.environ["NO_COLOR"]
        super().__init__(ansi_color="NO_COLOR" in os.environ)
        self.register_theme(_THEME)
        self.theme = "evening"
        self.error: Exception | None = None

    def _fatal_error(self) -> None:
        """Exit on an internal error without Textual's report: the command reports it in one line."""
        self.error = self._exception
        self._close_messages_no_wait()

    def fail(self, error: Exception) -> None:
        """Exit because of an error, which the command reports when the terminal is restored."""
        self.error = error
        self.exit()


class GameApp(TerminalApp):
    """Games at one table, one after the other."""

    def __init__(
        self,
        session: Session | None,
        setup: Setup,
        file: Path | None = None,
        seed: bytes | None = None,
    ) -> None:
        """Show a session, or the set-up if there is none; a new game is saved in `file` and dealt from the seed."""
        super().__init__()
        self.session, self.setup = session, setup
        self._file, self._seed = file, seed

    def on_mount(self) -> None:
        """Show the table, or the set-up if there is none yet."""
        self.push_screen(SetupScreen(self.setup, self._start) if self.session is None else self._table(self.session))

    def _start(self) -> None:
        try:
            self.session = new_session(self.setup.rules, self.setup.players, self._file, self._seed)
        except (CivError, OSError) as error:
            self.fail(error)
        else:
            self.switch_screen(self._table(self.session))

    def _rematch(self) -> None:
        assert self.session is not None
        self.session.close()
        self.session = rematch(self.session)
        self.switch_screen(self._table(self.session))

    def _table(self, session: Session) -> Screen[None]:
        return GameScreen(session, self.setup.language, self.setup.pace, self._rematch, self.fail)
