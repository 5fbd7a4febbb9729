"""The scheduler acts at tables when something is due: bots choose, and clocks run out.

The due time is stored with the table, so it is found again after a restart. Bots choose in threads;
the search releases the interpreter lock.
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
from civ.server.core.live_tables import LiveTable
from civ.server.core.queue_items import QueuedCommand, QueuedRead, QueueOutcome
from civ.server.core.registry import TableRegistry
from civ.server.core.writer import Writer
from civ.server.logs import log_error
from civ.server.storage.store import Store
from civ.tables.commands import ExpireClock, PlayBotAction
from civ.tables.decisions import SERVER
from civ.tables.table import PLAYING

CLOCK_GRACE_S: Final = 30.0  # after a restart no clock runs out before
RETRY_DELAY_S: Final = 1.0
MAX_DUE_AT_START: Final = 100_000  # tables


class SeatedBot(NamedTuple):
    """The bot of a seat."""

    level: str
    bot: Bot


class Scheduler:
    """Does what is due at every table when its time comes."""

    def __init__(self, store: Store, registry: TableRegistry, writer: Writer, threads: int, seconds: float) -> None:
        self._store, self._registry, self._writer = store, registry, writer
        self._clock: Callable[[], float] = writer.source.clock
        self._budget = Budget(seconds=seconds)
        self._threads = ThreadPoolExecutor(threads, "civ-bot")
        self._due: list[tuple[float, str]] = []  # a heap of times and codes
        self._wake = asyncio.Event()
        self._bots: dict[tuple[str, int], SeatedBot] = {}
        self._choosing: set[tuple[str, int]] = set()  # codes and seats
        self._tasks: set[asyncio.Task[None]] = set()
        self._random = SystemRandom()
        self._clocks_from = 0.0

    async def run(self) -> None:
        """Do what is due until cancelled."""
        self._clocks_from = self._clock() + CLOCK_GRACE_S
        for code, due in await asyncio.to_thread(self._store.due, float("inf"), MAX_DUE_AT_START):
            self.schedule(code, due)
        while True:
            self._wake.clear()
            wait = self._due[0][0] - self._clock() if self._due else None
            if wait is None or wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), wait)
                continue
            _, code = heapq.heappop(self._due)
            self._start(self._do_due(code))

    def schedule(self, code: str, due: float | None) -> None:
        """Look at a table at a time; None does nothing."""
        if due is not None:
            heapq.heappush(self._due, (due, code))
            self._wake.set()

    def table_changed(self, live: LiveTable) -> None:
        """Schedule what is due at a table after a change."""
        if live.table.status == PLAYING:
            self.schedule(live.table.code, live.table.due)
        else:
            self._close_bots(live.table.code)

    def close(self) -> None:
        """Let no further bot choose."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _close_bots(self, code: str) -> None:
        for key in [key for key in self._bots if key[0] == code]:
            if key not in self._choosing:
                self._bots.pop(key).bot.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do_due(self, code: str) -> None:
        """Do what is due at a table, if it still is."""
        try:
            live = await self._registry.find(code)
        except CivError:
            self.schedule(code, self._clock() + RETRY_DELAY_S)
            return
        if live in self._writer.stale:
            return self._reload(live)
        table, now = live.table, self._clock()
        if table.due is None or table.due > now:
            return self.schedule(code, None if live.table.due is None else max(live.table.due, now + 0.001))
        for seat in table.waiting:
            deadline = table.deadline(seat)
            if table.chair(seat).bot:
                if (code, seat) not in self._choosing:
                    self._choosing.add((code, seat))
                    self._start(self._play_bot(live, seat))
            elif deadline is not None and max(deadline, self._clocks_from) <= now:
                self._submit(live, ExpireClock(seat))
            elif deadline is not None:
                self.schedule(code, max(deadline, self._clocks_from))
        return None

    def _reload(self, live: LiveTable) -> None:
        """Have the writer reload a stale table first: what is in memory was not stored, and may have nothing due."""

        def reply(outcome: QueueOutcome) -> None:
            self.schedule(live.table.code, self._clock() + (RETRY_DELAY_S if outcome.error else 0))

        try:
            self._writer.submit(QueuedRead(live, reply))
        except CivError as error:
            reply(QueueOutcome(0, error))

    async def _play_bot(self, live: LiveTable, seat: int) -> None:
        """Let a bot choose, and play its action unless the table has changed in between."""
        table, key = live.table, (live.table.code, seat)
        level, changed = table.chair(seat).bot, table.changed
        if table.game is None or level is None or seat not in table.waiting:  # no longer the bot's turn
            return self._choosing.discard(key)
        sight = table.game.sight(seat)
        if table.drafting:
            sight = sight.keeping()
        try:
            choice = await asyncio.get_running_loop().run_in_executor(self._threads, self._choose, key, level, sight)
        except Exception as error:
            log_error(error, work="bot")
            self._choosing.discard(key)
            return self.schedule(table.code, self._clock() + RETRY_DELAY_S)
        facts = {name: str(fact) if isinstance(fact, str) else fact for name, fact in choice.why.facts.items()}
        return self._submit(live, PlayBotAction(seat, str(choice.action), changed, choice.why.key, facts))

    def _choose(self, key: tuple[str, int], level: str, sight: Sight) -> Choice:
        seated = self._bots.get(key)
        if seated is None or seated.level != level:
            seated = self._bots[key] = SeatedBot(level, LADDER[level].make(self._random.getrandbits(32)))
        return seated.bot.choose(sight, self._budget)

    def _submit(self, live: LiveTable, command: PlayBotAction | ExpireClock) -> None:
        code = live.table.code

        def reply(outcome: QueueOutcome) -> None:
            self._choosing.discard((code, command.seat))
            if outcome.error is not None:  # the table has changed in between, or cannot be written
                self.schedule(code, self._clock() + RETRY_DELAY_S)

        try:
            self._writer.submit(QueuedCommand(live, reply, SERVER, command))
        except CivError as error:
            reply(QueueOutcome(0, error))
