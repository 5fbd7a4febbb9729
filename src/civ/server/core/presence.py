"""Presence: the people connected to a table, broadcast to its subscribers. Stand-ins replace those who stay away."""

import asyncio
from collections import Counter
from typing import Final

from civ.server.core.live_tables import LiveTable, Subscriber
from civ.server.core.queue_items import QueuedCommand, QueueOutcome
from civ.server.core.registry import TableRegistry
from civ.server.core.writer import Writer
from civ.server.errors import Busy, StoreUnavailable
from civ.server.storage.store import Store
from civ.tables.commands import ReplaceAbsent
from civ.tables.decisions import SERVER
from civ.tables.table import PLAYING
from civ.wire.messages import PresenceMessage, encode

_TIMER_TOLERANCE_S: Final = 0.05  # timers may fire this much too early
MAX_TABLES_AFTER_RESTART: Final = 10_000  # tables whose absence timers are started after a restart


class Presence:
    """Counts the sockets and streams of each person at each table."""

    def __init__(self, store: Store, registry: TableRegistry, writer: Writer) -> None:
        self._store, self._registry, self._writer = store, registry, writer
        self._clock = writer.source.clock
        self._connections: dict[str, Counter[str]] = {}  # by table and person
        self._absent_since: dict[tuple[str, str], float] = {}  # by table and person

    def at(self, code: str) -> tuple[str, ...]:
        """Return the people at a table."""
        return tuple(sorted(self._connections.get(code, ())))

    @property
    def count(self) -> int:
        """The number of people at tables."""
        return sum(map(len, self._connections.values()))

    def arrive(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Count a socket or stream that was opened."""
        if subscriber.person is not None:
            connections = self._connections.setdefault(live.table.code, Counter())
            connections[subscriber.person] += 1
            self._absent_since.pop((live.table.code, subscriber.person), None)
            if connections[subscriber.person] == 1:
                self._broadcast(live)
                return
        subscriber.send(self.message(live))

    def leave(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Count a socket or stream that was closed."""
        code, person = live.table.code, subscriber.person
        if person is None or person not in self._connections.get(code, ()):
            return
        connections = self._connections[code]
        connections[person] -= 1
        if not connections[person]:
            del connections[person]
            if not connections:
                del self._connections[code]
            self._broadcast(live)
            self._start_absence(live, person)

    def touch(self, live: LiveTable, person: str) -> None:
        """Restart the absence of somebody who sent a request without having a socket."""
        if (live.table.code, person) in self._absent_since:
            self._absent_since[live.table.code, person] = self._clock()

    async def start_absence_timers(self) -> None:
        """Start the absence of everybody with a game in progress, because after a restart nobody is connected."""
        for code in (await asyncio.to_thread(self._store.tables_playing))[:MAX_TABLES_AFTER_RESTART]:
            live = await self._registry.find(code)
            for person in live.table.people:
                if person not in self._connections.get(code, ()):
                    self._start_absence(live, person)

    def message(self, live: LiveTable) -> bytes:
        """Return the encoded presence message of a table."""
        return encode(PresenceMessage(self.at(live.table.code)))

    def _broadcast(self, live: LiveTable) -> None:
        message = self.message(live)
        for subscriber in list(live.subscribers):
            subscriber.send(message)

    def _start_absence(self, live: LiveTable, person: str) -> None:
        settings = live.table.settings
        if live.table.status == PLAYING and settings.absence is not None and settings.stand_in is not None:
            self._absent_since[live.table.code, person] = self._clock()
            asyncio.get_running_loop().call_later(settings.absence, self._check_absence, live, person)

    def _check_absence(self, live: LiveTable, person: str) -> None:
        """Replace a person who was absent the whole time; check again later if they were here in between."""
        since, absence = self._absent_since.get((live.table.code, person)), live.table.settings.absence
        if since is None or absence is None:
            return
        polling = any(subscriber.person == person for subscriber in live.subscribers)
        left = absence if polling else since + absence - self._clock()
        if left > _TIMER_TOLERANCE_S:
            asyncio.get_running_loop().call_later(left, self._check_absence, live, person)
            return
        del self._absent_since[live.table.code, person]

        def reply(outcome: QueueOutcome) -> None:
            if isinstance(outcome.error, Busy | StoreUnavailable):
                self._start_absence(live, person)

        for seat in live.table.seats_of(person):
            try:
                self._writer.submit(QueuedCommand(live, reply, SERVER, ReplaceAbsent(seat)))
            except Busy as error:
                reply(QueueOutcome(0, error))
