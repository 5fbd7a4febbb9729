"""The program on the screen: set-up, then game after game; or a replay."""

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
from civ.terminal.session.session import Session
from civ.terminal.session.setup import Setup
from civ.terminal.session.starting import again, begin

_EVENING = Theme(
    name="evening",
    primary=palette.GOLD,
    foreground=palette.INK,
    background=palette.FELT,
    surface=palette.RAISED,
    panel=palette.RAISED,
    dark=True,
)


class TerminalApp(App[None]):
    """All screens of the terminal game. `trouble` is what ended it, if anything did."""

    TITLE = "civ"
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "terminal.tcss"
    BINDINGS: ClassVar = [Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True)]

    def __init__(self) -> None:
        # With NO_COLOR nothing but bold, italic and reverse is left; an empty NO_COLOR asks for nothing.
        if os.environ.get("NO_COLOR") == "":
            del os.environ["NO_COLOR"]
        super().__init__(ansi_color="NO_COLOR" in os.environ)
        self.register_theme(_EVENING)
        self.theme = "evening"
        self.trouble: Exception | None = None

    def _fatal_error(self) -> None:
        """An error of ours ends the app without Textual's own report: the command tells it in one line."""
        self.trouble = self._exception
        self._close_messages_no_wait()

    def fail(self, error: Exception) -> None:
        """End because of an error, which is told when the screen is gone."""
        self.trouble = error
        self.exit()


class GameApp(TerminalApp):
    """Games at one table."""

    def __init__(
        self,
        session: Session | None,
        setup: Setup,
        file: Path | None = None,
        seed: bytes | None = None,
    ) -> None:
        super().__init__()
        self.session, self.setup = session, setup
        self._file, self._seed = file, seed

    def on_mount(self) -> None:
        """The table, or the set-up if there is none yet."""
        self.push_screen(SetupScreen(self.setup, self._set_up) if self.session is None else self._table(self.session))

    def _set_up(self) -> None:
        try:
            self.session = begin(self.setup.rules, self.setup.players, self._file, self._seed)
        except (CivError, OSError) as error:
            self.fail(error)
        else:
            self.switch_screen(self._table(self.session))

    def _again(self) -> None:
        assert self.session is not None
        self.session.close()
        self.session = again(self.session)
        self.switch_screen(self._table(self.session))

    def _table(self, session: Session) -> Screen[None]:
        return GameScreen(session, self.setup.language, self.setup.pace, self._again, self.fail)
