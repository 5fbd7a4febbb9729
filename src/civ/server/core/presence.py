"""Who is here: told to everybody at the table; a stand-in takes the seat of one who is gone for too long."""

import asyncio
from collections import Counter
from typing import Final

from civ.server.core.live_tables import Listener, Live
from civ.server.core.registry import Lives
from civ.server.core.writer import Job, Told, Writer
from civ.server.errors import Busy, StoreDown
from civ.server.storage.store import Store
from civ.tables.commands import ReplaceAbsent
from civ.tables.decisions import SERVER
from civ.tables.table import PLAYING
from civ.wire.messages import encode

_TICK: Final = 0.05  # seconds by which timers may be early
FIRST_LOOK: Final = 10_000  # tables whose people are waited for after a restart


class Presence:
    """Counts the sockets and streams of each person at each table."""

    def __init__(self, store: Store, lives: Lives, writer: Writer) -> None:
        self._store, self._lives, self._writer = store, lives, writer
        self._clock = writer.source.clock
        self._here: dict[str, Counter[str]] = {}
        self._gone: dict[tuple[str, str], float] = {}  # since when, for those who are waited for

    def at(self, code: str) -> tuple[str, ...]:
        """The persons who are at a table now."""
        return tuple(sorted(self._here.get(code, ())))

    @property
    def count(self) -> int:
        """How many people are at tables now."""
        return sum(map(len, self._here.values()))

    def come(self, live: Live, listener: Listener) -> None:
        """A socket or a stream was opened."""
        if listener.person is not None:
            here = self._here.setdefault(live.table.code, Counter())
            here[listener.person] += 1
            self._gone.pop((live.table.code, listener.person), None)
            if here[listener.person] == 1:
                self._tell(live)
                return
        listener.hear(self.message(live))

    def go(self, live: Live, listener: Listener) -> None:
        """A socket or a stream was closed."""
        code, person = live.table.code, listener.person
        if person is None or person not in self._here.get(code, ()):
            return
        here = self._here[code]
        here[person] -= 1
        if not here[person]:
            del here[person]
            if not here:
                del self._here[code]
            self._tell(live)
            self._wait_for(live, person)

    def glimpse(self, live: Live, person: str) -> None:
        """Somebody looked in without a socket: whoever waits for them waits anew."""
        if (live.table.code, person) in self._gone:
            self._gone[live.table.code, person] = self._clock()

    async def wait_for_all(self) -> None:
        """After a restart everybody is away: wait for those whose games go on."""
        for code in (await asyncio.to_thread(self._store.live_tables))[:FIRST_LOOK]:
            live = await self._lives.find(code)
            for person in live.table.people:
                if person not in self._here.get(code, ()):
                    self._wait_for(live, person)

    def message(self, live: Live) -> bytes:
        """Who is here, for those who have just come."""
        return encode({"type": "presence", "people": self.at(live.table.code)})

    def _tell(self, live: Live) -> None:
        message = self.message(live)
        for listener in list(live.listeners):
            listener.hear(message)

    def _wait_for(self, live: Live, person: str) -> None:
        settings = live.table.settings
        if live.table.status == PLAYING and settings.absence is not None and settings.stand_in is not None:
            self._gone[live.table.code, person] = self._clock()
            asyncio.get_running_loop().call_later(settings.absence, self._miss, live, person)

    def _miss(self, live: Live, person: str) -> None:
        """Somebody may have been gone all the time; or was here meanwhile, and is waited for anew."""
        since, absence = self._gone.get((live.table.code, person)), live.table.settings.absence
        if since is None or absence is None:
            return
        listening = any(listener.person == person for listener in live.listeners)  # by a poll
        left = absence if listening else since + absence - self._clock()
        if left > _TICK:
            asyncio.get_running_loop().call_later(left, self._miss, live, person)
            return
        del self._gone[live.table.code, person]

        def tell(told: Told) -> None:
            if isinstance(told.error, Busy | StoreDown):
                self._wait_for(live, person)

        for seat in live.table.seats_of(person):
            try:
                self._writer.submit(Job(live, tell, SERVER, ReplaceAbsent(seat)))
            except Busy as error:
                tell(Told(0, error))
