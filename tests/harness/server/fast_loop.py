"""An event loop whose clock runs fast, and the server's service on it, so that tests of long delays end quickly."""

import asyncio
import secrets
import selectors
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

from civ.errors import CivError
from civ.server.config import Config
from civ.server.core.live_tables import LiveTable
from civ.server.core.openings import fresh_code
from civ.server.core.service import DATABASE_FILE, Service
from civ.server.core.writer import Source
from civ.server.storage.store import Store
from civ.tables import commands, events
from civ.tables.decisions import Actor
from civ.tables.settings import Settings
from civ.tables.shuffles import fair_deal
from civ.tables.visible_events import Viewer

SPEED_UP: Final = 50.0
TIMEOUT_LOOP_S: Final = 60.0 * SPEED_UP  # by the loop's clock


class _Selector(selectors.DefaultSelector):
    def select(self, timeout: float | None = None) -> Any:
        return super().select(timeout if timeout is None else timeout / SPEED_UP)


class FastLoop(asyncio.SelectorEventLoop):
    """The default event loop with a clock that runs `SPEED_UP` times as fast."""

    def __init__(self) -> None:
        super().__init__(_Selector())

    def time(self) -> float:
        return super().time() * SPEED_UP


def run_fast(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine on a fast loop."""
    with asyncio.Runner(loop_factory=FastLoop) as runner:
        runner.run(work)


def now() -> float:
    """Return the time of the running loop."""
    return asyncio.get_running_loop().time()


class RecordingSubscriber:
    """A subscriber that records the messages it receives."""

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.viewer: Viewer = ()
        self.muted: frozenset[str] = frozenset()
        self.aid = False
        self.received: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.received.append(message)

    def refuse(self, error: CivError) -> None:
        self.received.append(error.code.encode())


class RestartableService:
    """The service of a data folder. A test can stop it and start it again."""

    def __init__(self, folder: Path, kind: type[Store] = Store) -> None:
        self._folder, self._kind = folder, kind

    async def start(self) -> Service:
        source = Source(now, fair_deal, fresh_code, lambda: secrets.token_bytes(32))
        self.store = self._kind.open(self._folder / DATABASE_FILE)
        self.service = Service(Config(data=self._folder), self.store, source)
        await self.service.start()
        return self.service

    async def restart(self, live: LiveTable, pause: float = 0.0) -> LiveTable:
        """Stop the service, wait, and start it again. Returns the reloaded table."""
        await self.service.stop()
        await asyncio.sleep(pause)
        return await (await self.start()).registry.find(live.table.code)

    async def start_game(self, host: Actor, settings: Settings, *others: Actor) -> LiveTable:
        """Open a table, seat the others in its open seats, and start the game."""
        free = [seat for seat, word in enumerate(settings.seats, start=1) if word == "open"]
        live = await self.service.open_table(host, settings)
        for seat, other in zip(free, others, strict=True):
            await self.send(live, other, commands.TakeSeat(seat))
            await self.send(live, other, commands.SetReady())
        await self.send(live, host, commands.StartGame())
        return live

    async def send(self, live: LiveTable, actor: Actor, command: commands.PersonCommand) -> int:
        return await self.service.carry_out(live, actor, command, secrets.token_hex(8))


async def wait_for_event(live: LiveTable, matches: Callable[[events.AnyEvent], bool]) -> Any:
    """Wait until a matching event of a table is stored, and return the first one."""
    async with asyncio.timeout(TIMEOUT_LOOP_S):
        while True:
            for event in live.events[: live.stored_seq]:
                if matches(event):
                    return event
            await asyncio.sleep(0.1)
