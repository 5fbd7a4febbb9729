"""`civ join` on the screen: the table of a server, from coming to leaving."""

from civ.errors import CivError
from civ.terminal.online.screen import News, OnlineScreen
from civ.terminal.online.table_session import Sitting
from civ.terminal.screens.app import TerminalApp


class OnlineApp(TerminalApp):
    """One table, from coming to leaving."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.table_screen = OnlineScreen(sitting)
        sitting.heard = lambda lines: self._hear()

    def _hear(self) -> None:
        if self.is_running:
            self.post_message(News())

    async def play(self) -> str | None:
        """Until the player leaves, or goes on to the next game: its code."""
        await self.run_async()
        if self.trouble is not None:
            raise self.trouble
        return self.sitting.next_code

    def on_mount(self) -> None:
        """Show the table, and mind whether the server still will have us."""
        self.push_screen(self.table_screen)
        self.run_worker(self._mind())

    async def _mind(self) -> None:
        try:
            await self.sitting.mind()
        except CivError as error:
            self.fail(error)

    def on_news(self) -> None:
        """Show it, or go on to the next game."""
        if self.sitting.next_code:
            self.exit()
        else:
            self.table_screen.news()
