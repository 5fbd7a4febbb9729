"""A listener without a socket: for long polls and streams."""

import asyncio
from typing import Final

from civ.errors import CivError
from civ.server.core.live_tables import Live
from civ.tables.visible_events import Viewer

LONGEST_BACKLOG: Final = 256  # messages


class Ear:
    """Keeps what it hears until somebody reads it. A None ends it: too much waits, or this table is not for them."""

    def __init__(self, live: Live, person: str | None, muted: frozenset[str]) -> None:
        self.person = person
        self.viewer: Viewer = ()
        self.muted = muted
        self.aid = False
        self._messages: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST_BACKLOG)
        self._live = live
        live.listen(self)

    def hear(self, message: bytes) -> None:
        """Keep a message."""
        if self._messages.full():
            self._messages.get_nowait()
            self._end()
        else:
            self._messages.put_nowait(message)

    def refuse(self, error: CivError) -> None:
        """Nothing more will come."""
        if not self._messages.full():
            self._end()

    def _end(self) -> None:
        self.close()
        self._messages.put_nowait(None)

    async def heard(self, stopping: asyncio.Event, seconds: float | None = None) -> bytes | None:
        """The next message; None when there will be none, the server stops, or so much time is over."""
        hearing, ending = asyncio.ensure_future(self._messages.get()), asyncio.ensure_future(stopping.wait())
        try:
            await asyncio.wait((hearing, ending), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            return hearing.result() if hearing.done() else None
        finally:
            hearing.cancel()
            ending.cancel()

    def close(self) -> None:
        """Hear no more."""
        self._live.leave(self)
