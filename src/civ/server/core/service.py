"""All the parts of a running server, put together."""

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
from civ.server.core.live_tables import Live
from civ.server.core.openings import ALPHABET, CODE_LENGTH, NewTable, Openings
from civ.server.core.people import People
from civ.server.core.presence import Presence
from civ.server.core.registry import Lives
from civ.server.core.scheduler import DueWork
from civ.server.core.writer import Job, Look, Source, Told, Writer
from civ.server.http.limits import Allowance, RateLimit
from civ.server.storage.store import Store
from civ.tables.commands import PersonCommand, SendChat, SendPhrase
from civ.tables.decisions import Actor
from civ.tables.settings import Settings
from civ.tables.shuffles import fair_deal
from civ.wire.broadcasts import warm_up

FILE: Final = "civ.sqlite"
RUBBISH: Final = (20_000, 5, 200)  # how often the interpreter looks for it: each time among few, or all would wait


def fresh_code() -> str:
    """The code of a new table, which is all that its link holds."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


ALLOWANCES: Final = {
    "guest": Allowance(30, 0.5),
    "table": Allowance(60, 1.0),
    "unknown": Allowance(60, 1.0),
    "record": Allowance(60, 1.0),
    "positions": Allowance(60, 1.0),
    "lesson": Allowance(240, 4.0),
    "own": Allowance(240, 4.0),
    "talk": Allowance(8, 0.5),
}  # for each client address, or person: so many at once, then so many a second
TALK: Final = (SendChat, SendPhrase)
T = TypeVar("T")
SOURCE: Final = Source(time.time, fair_deal, fresh_code, lambda: secrets.token_bytes(32))


class Service:
    """The tables and people of one server."""

    def __init__(self, config: Config, store: Store, source: Source = SOURCE) -> None:
        self.config: Final = config
        self.store: Final = store
        self.clock: Final[Callable[[], float]] = source.clock
        self.people: Final = People(store, source.clock)
        self.lives: Final = Lives(store, source.clock)
        self.writer: Final = Writer(store, source, config.longest_queue)
        self.due: Final = DueWork(store, self.lives, self.writer, config.bot_threads, config.bot_seconds)
        self.presence: Final = Presence(store, self.lives, self.writer)
        self.writer.changed = self.due.changed
        self._openings = Openings(self.people, self.lives, self.writer)
        self._limit = RateLimit(ALLOWANCES)
        self._tasks: list[asyncio.Task[Any]] = []

    @classmethod
    def open(cls, config: Config, source: Source = SOURCE) -> "Service":
        """The server of a data folder."""
        warm_up()
        return cls(config, Store.open(Path(config.data) / FILE), source)

    async def start(self) -> None:
        """Begin to write and to look after what is due."""
        gc.freeze()  # what is loaded by now stays, and looking through tables again and again for rubbish is dear
        gc.set_threshold(*RUBBISH)
        gc.enable()
        self.writer.start()
        self._tasks = [asyncio.ensure_future(work) for work in (self.due.run(), self.presence.wait_for_all())]

    async def stop(self) -> None:
        """Finish what was begun, then give the file back."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.due.close()
        await self.writer.stop()
        self.store.close()

    def allow(self, purpose: str, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count what a client does that costs us something; too much of it is refused."""
        client = connection.client
        self._limit.take(purpose, client.host if client else "")

    # --- What people do ---

    async def open_table(
        self,
        host: Actor,
        settings: Settings,
        *,
        start: bool = False,
        record: str | None = None,
        id: str | None = None,
    ) -> Live:
        """A new table, dealt at once if asked to and if nobody is missing; under an id only once."""
        live = await self._openings.open(host, NewTable(settings, start, record), id)
        self.due.changed(live)
        return live

    def ask(self, job: Job) -> None:
        """Queue a person's command. Talk is rationed, but what was said already may be asked about again."""
        if not job.actor.person:
            raise Forbidden("who-asks")
        if isinstance(job.command, TALK) and (job.actor.person, job.id) not in job.live.answers:
            self._limit.take("talk", str(job.actor.person))
        self.writer.submit(job)

    async def carry_out(
        self, live: Live, actor: Actor, command: PersonCommand, id: str, after: int | None = None
    ) -> int:
        """A command, durably; the number of its event."""
        return await self.writer.told(lambda tell: self.ask(Job(live, tell, actor, command, id, after)))

    async def look(self, live: Live, read: Callable[[Live], T]) -> T:
        """What `read` finds at a table, at a moment when all of it is stored."""
        found: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def seen(told: Told) -> None:
            if found.done():
                return
            try:
                if told.error is not None:
                    raise told.error
                found.set_result(read(live))
            except Exception as error:  # whatever it is, whoever waits must hear of it
                found.set_exception(error)

        self.writer.submit(Look(live, seen))
        return await found

    def store_is_up(self) -> bool:
        """Whether the last commit went well."""
        return not self.writer.down
