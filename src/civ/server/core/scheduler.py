"""What the server itself does at tables, when it is due: bots choose, clocks run out, and stand-ins take over.

When something is due is stored with the table, so it is found again after a restart. Bots think in threads; those that
search release the interpreter while they do.
"""

import asyncio
import contextlib
import heapq
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import Any, Final, NamedTuple

from civ.bots import LADDER, Bot, Budget, Choice
from civ.errors import CivError
from civ.game.sights import Sight
from civ.server.core.live_tables import Live
from civ.server.core.registry import Lives
from civ.server.core.writer import Job, Look, Told, Writer
from civ.server.logs import note_error
from civ.server.storage.store import Store
from civ.tables.commands import ExpireClock, PlayBotAction
from civ.tables.decisions import SERVER
from civ.tables.table import PLAYING

GRACE: Final = 30.0  # seconds that clocks still have after a restart
LATER: Final = 1.0  # seconds until something that did not work is tried again
FIRST_LOOK: Final = 100_000  # tables found due at the start


class Thinker(NamedTuple):
    """A bot in a seat."""

    level: str
    bot: Bot


class DueWork:
    """Sees to every table when its time comes."""

    def __init__(self, store: Store, lives: Lives, writer: Writer, threads: int, seconds: float) -> None:
        self._store, self._lives, self._writer = store, lives, writer
        self._clock: Callable[[], float] = writer.source.clock
        self._budget = Budget(seconds=seconds)
        self._threads = ThreadPoolExecutor(threads, "civ-bot")
        self._calendar: list[tuple[float, str]] = []
        self._wake = asyncio.Event()
        self._thinkers: dict[tuple[str, int], Thinker] = {}
        self._busy: set[tuple[str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._chance = SystemRandom()
        self._clocks_from = 0.0

    async def run(self) -> None:
        """Look after the tables until cancelled."""
        self._clocks_from = self._clock() + GRACE
        for code, due in await asyncio.to_thread(self._store.due, float("inf"), FIRST_LOOK):
            self.note(code, due)
        while True:
            self._wake.clear()
            wait = self._calendar[0][0] - self._clock() if self._calendar else None
            if wait is None or wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), wait)
                continue
            _, code = heapq.heappop(self._calendar)
            self._start(self._see_to(code))

    def note(self, code: str, due: float | None) -> None:
        """A table has, or will have, something due."""
        if due is not None:
            heapq.heappush(self._calendar, (due, code))
            self._wake.set()

    def changed(self, live: Live) -> None:
        """A table has changed, and perhaps what is due there."""
        if live.table.status == PLAYING:
            self.note(live.table.code, live.table.due)
        else:
            self._forget(live.table.code)

    def close(self) -> None:
        """Stop thinking."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _forget(self, code: str) -> None:
        for key in [key for key in self._thinkers if key[0] == code]:
            if key not in self._busy:
                self._thinkers.pop(key).bot.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _see_to(self, code: str) -> None:
        """Do what is due at a table, if it still is."""
        try:
            live = await self._lives.find(code)
        except CivError:
            self.note(code, self._clock() + LATER)
            return
        if live in self._writer.stale:
            return self._read_again(live)
        table, now = live.table, self._clock()
        if table.due is None or table.due > now:
            return self.note(code, None if live.table.due is None else max(live.table.due, now + 0.001))
        for seat in table.waiting:
            deadline = table.deadline(seat)
            if table.chair(seat).bot:
                if (code, seat) not in self._busy:
                    self._busy.add((code, seat))
                    self._start(self._choose(live, seat))
            elif deadline is not None and max(deadline, self._clocks_from) <= now:
                self._submit(live, ExpireClock(seat))
            elif deadline is not None:
                self.note(code, max(deadline, self._clocks_from))
        return None

    def _read_again(self, live: Live) -> None:
        """What could not be stored is still in memory, where nothing may be due: have the table read again first."""

        def tell(told: Told) -> None:
            self.note(live.table.code, self._clock() + (LATER if told.error else 0))

        try:
            self._writer.submit(Look(live, tell))
        except CivError as error:
            tell(Told(0, error))

    async def _choose(self, live: Live, seat: int) -> None:
        """Let a bot think, and play what it chose unless the table has changed meanwhile."""
        table, key = live.table, (live.table.code, seat)
        level, changed = table.chair(seat).bot, table.changed
        if table.game is None or level is None or seat not in table.waiting:  # no longer the bot's to choose
            return self._busy.discard(key)
        sight = table.game.sight(seat)
        if table.drafting:
            sight = sight.keeping()
        try:
            choice = await asyncio.get_running_loop().run_in_executor(self._threads, self._think, key, level, sight)
        except Exception as problem:
            note_error(problem, work="bot")
            self._busy.discard(key)
            return self.note(table.code, self._clock() + LATER)
        facts = {name: str(fact) if isinstance(fact, str) else fact for name, fact in choice.why.facts.items()}
        return self._submit(live, PlayBotAction(seat, str(choice.action), changed, choice.why.key, facts))

    def _think(self, key: tuple[str, int], level: str, sight: Sight) -> Choice:
        thinker = self._thinkers.get(key)
        if thinker is None or thinker.level != level:
            thinker = self._thinkers[key] = Thinker(level, LADDER[level].make(self._chance.getrandbits(32)))
        return thinker.bot.choose(sight, self._budget)

    def _submit(self, live: Live, command: PlayBotAction | ExpireClock) -> None:
        code = live.table.code

        def tell(told: Told) -> None:
            self._busy.discard((code, command.seat))
            if told.error is not None:  # the table has changed meanwhile, or cannot be written
                self.note(code, self._clock() + LATER)

        try:
            self._writer.submit(Job(live, tell, SERVER, command))
        except CivError as error:
            tell(Told(0, error))
