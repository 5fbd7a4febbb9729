"""All parts of a running server, put together."""

import asyncio
import gc
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from litestar.connection import ASGIConnection

from civ.errors import Forbidden
from civ.server.config import Config
from civ.server.core.live_tables import LiveTable
from civ.server.core.openings import TableOpener, TableSpec, fresh_code
from civ.server.core.people import People
from civ.server.core.presence import Presence
from civ.server.core.queue_items import QueuedCommand, QueuedRead, QueueOutcome
from civ.server.core.rate_limits import Allowance, RateLimit
from civ.server.core.registry import TableRegistry
from civ.server.core.scheduler import Scheduler
from civ.server.core.writer import Source, Writer
from civ.server.storage.store import Store
from civ.tables.commands import PersonCommand, SendChat, SendPhrase
from civ.tables.decisions import Actor
from civ.tables.settings import Settings
from civ.tables.shuffles import fair_deal
from civ.wire.broadcasts import warm_up

DATABASE_FILE: Final = "civ.sqlite"
GC_THRESHOLDS: Final = (20_000, 5, 200)  # small generations keep pauses short
# By purpose. Each client address has its own allowance; for "talk", each person.
RATE_LIMITS: Final = {
    "guest": Allowance(30, 0.5),
    "table": Allowance(60, 1.0),
    "unknown": Allowance(60, 1.0),
    "record": Allowance(60, 1.0),
    "positions": Allowance(60, 1.0),
    "lesson": Allowance(240, 4.0),
    "own": Allowance(240, 4.0),
    "talk": Allowance(8, 0.5),
}
CHAT_COMMANDS: Final = (SendChat, SendPhrase)
SOURCE: Final = Source(time.time, fair_deal, fresh_code, lambda: secrets.token_bytes(32))
T = TypeVar("T")


class Service:
    """The tables and people of one server."""

    def __init__(self, config: Config, store: Store, source: Source = SOURCE) -> None:
        self.config: Final = config
        self.store: Final = store
        self.clock: Final[Callable[[], float]] = source.clock
        self.people: Final = People(store, source.clock)
        self.registry: Final = TableRegistry(store, source.clock)
        self.writer: Final = Writer(store, source, config.longest_queue)
        self.scheduler: Final = Scheduler(store, self.registry, self.writer, config.bot_threads, config.bot_seconds)
        self.presence: Final = Presence(store, self.registry, self.writer)
        self.writer.on_change = self.scheduler.table_changed
        self._opener = TableOpener(self.people, self.registry, self.writer)
        self._rate_limit = RateLimit(RATE_LIMITS)
        self._tasks: list[asyncio.Task[Any]] = []

    @classmethod
    def open(cls, config: Config, source: Source = SOURCE) -> "Service":
        """Open the store in the data folder and compile what commands need.

        Raises BadStore if the file cannot be used.
        """
        warm_up()
        return cls(config, Store.open(Path(config.data) / DATABASE_FILE), source)

    async def start(self) -> None:
        """Start the writer, the scheduler and the absence timers."""
        gc.freeze()  # what is loaded by now stays; scanning it again in every collection is expensive
        gc.set_threshold(*GC_THRESHOLDS)
        gc.enable()
        self.writer.start()
        work = self.scheduler.run(), self.presence.start_absence_timers()
        self._tasks = [asyncio.ensure_future(each) for each in work]

    async def stop(self) -> None:
        """Commit what is queued, then close the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.scheduler.close()
        await self.writer.stop()
        self.store.close()

    def limit(self, purpose: str, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count one use of a limited purpose by a client. Raises Busy if the client has used it too often."""
        client = connection.client
        self._rate_limit.take(purpose, client.host if client else "")

    # --- Tables ---

    async def open_table(
        self,
        host: Actor,
        settings: Settings,
        *,
        start: bool = False,
        record: str | None = None,
        id: str | None = None,
    ) -> LiveTable:
        """Open a table. `start` deals at once, `record` is a game to continue, and an `id` never opens a second table.

        Raises Refused if the settings do not allow it or another table was opened under the id, Busy or
        StoreUnavailable if it cannot be stored now.
        """
        live = await self._opener.open(host, TableSpec(settings, start, record), id)
        self.scheduler.table_changed(live)
        return live

    def submit(self, queued: QueuedCommand) -> None:
        """Queue a person's command.

        Raises Forbidden for an anonymous sender, and Busy if the queue is full or the person talks too much. Repeating
        a chat command that was acknowledged does not count against the limit.
        """
        person = queued.actor.person
        if not person:
            raise Forbidden("who-asks")
        if isinstance(queued.command, CHAT_COMMANDS) and (person, queued.id) not in queued.live.acknowledgements:
            self._rate_limit.take("talk", str(person))
        self.writer.submit(queued)

    async def carry_out(
        self, live: LiveTable, actor: Actor, command: PersonCommand, id: str, after: int | None = None
    ) -> int:
        """Carry out a command and return the number of its event, once it is on disk.

        Raises the error of a refused command.
        """
        return await self.writer.result(
            lambda reply: self.submit(QueuedCommand(live, reply, actor, command, id, after))
        )

    async def read(self, live: LiveTable, reader: Callable[[LiveTable], T]) -> T:
        """Return `reader(live)`, called at a moment when everything at the table is stored.

        Raises what `reader` raises, and StoreUnavailable or Busy if the table cannot be read now.
        """
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def reply(outcome: QueueOutcome) -> None:
            if result.done():
                return
            try:
                if outcome.error is not None:
                    raise outcome.error
                result.set_result(reader(live))
            except Exception as error:  # the caller must get every error, or it would wait for ever
                result.set_exception(error)

        self.writer.submit(QueuedRead(live, reply))
        return await result

    def store_is_up(self) -> bool:
        """Whether the last commit succeeded."""
        return not self.writer.down
