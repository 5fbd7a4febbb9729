"""The full-screen program of `civ join`: one table of a server."""

from civ.errors import CivError
from civ.terminal.online.screen import OnlineScreen, TableUpdated
from civ.terminal.online.table_session import TableSession
from civ.terminal.screens.app import TerminalApp


class OnlineApp(TerminalApp):
    """One table on the screen."""

    def __init__(self, session: TableSession) -> None:
        super().__init__()
        self.session = session
        self.table_screen = OnlineScreen(session)
        session.on_message = lambda lines: self._update()

    def _update(self) -> None:
        if self.is_running:
            self.post_message(TableUpdated())

    async def play(self) -> str | None:
        """Run until the player leaves or the next game begins; return the code of its table, or None.

        Raises the error that ended the program, such as a refusal of the server.
        """
        await self.run_async()
        if self.error is not None:
            raise self.error
        return self.session.next_code

    def on_mount(self) -> None:
        """Show the table, and watch for the end of the connection."""
        self.push_screen(self.table_screen)
        self.run_worker(self._watch_connection())

    async def _watch_connection(self) -> None:
        try:
            await self.session.until_refused()
        except CivError as error:
            self.fail(error)

    def on_table_updated(self) -> None:
        """Show the changes, or continue with the next game."""
        if self.session.next_code:
            self.exit()
        else:
            self.table_screen.update()
