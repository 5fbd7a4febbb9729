"""The tables in memory: loaded on first use, evicted when they have been idle for a while."""

import asyncio
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from civ.errors import Unknown
from civ.server.core.live_tables import LiveTable
from civ.server.storage.store import Store
from civ.tables.table import PLAYING

EVICTION_THRESHOLD: Final = 2000  # tables in memory; above it, idle ones are evicted
IDLE_TIMEOUT_S: Final = 300.0


class TableRegistry:
    """Finds tables by their codes. At most one `LiveTable` exists for a code."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._tables: dict[str, LiveTable] = {}
        self._last_used: dict[str, float] = {}
        self._evicted: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # still referenced by somebody
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    async def find(self, code: str) -> LiveTable:
        """Return the table of a code.

        Raises Unknown if there is none, and StoreUnavailable if it cannot be loaded.
        """
        live = self._tables.get(code) or self._evicted.get(code) or await self._load(code)
        if live is None:
            raise Unknown("no-table")
        if code not in self._tables:
            self.add(live)
        self._last_used[code] = self._clock()
        return live

    def add(self, live: LiveTable) -> None:
        """Register a table that has just been created."""
        self._tables[live.table.code] = live
        self._last_used[live.table.code] = self._clock()
        if len(self._tables) > EVICTION_THRESHOLD:
            self._evict_idle()

    def watchable(self, limit: int) -> list[str]:
        """Return the codes of public games in progress that anybody may watch, the most recently changed first."""
        tables = [live.table for live in self._tables.values()]
        games = [one for one in tables if one.status == PLAYING and one.settings.public and one.settings.watch]
        return [one.code for one in sorted(games, key=lambda one: -one.at)[:limit]]

    async def _load(self, code: str) -> LiveTable | None:
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(asyncio.to_thread(LiveTable.load, self._store, code))
        try:
            live = await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)
        if live is not None and code not in self._tables:
            self.add(live)
        return self._tables.get(code)

    def _evict_idle(self) -> None:
        used_before = self._clock() - IDLE_TIMEOUT_S
        for code, live in list(self._tables.items()):
            if self._last_used[code] < used_before and not live.subscribers:
                self._evicted[code] = live
                del self._tables[code], self._last_used[code]
