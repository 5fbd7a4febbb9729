"""The tables in memory: loaded when first asked for, let go when nobody has used them for a while."""

import asyncio
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from civ.errors import Unknown
from civ.server.core.live_tables import Live
from civ.server.storage.store import Store
from civ.tables.table import PLAYING

KEPT: Final = 2000  # tables
REST: Final = 300.0  # seconds after which an unused one may go


class Lives:
    """Finds a table by its code; there is never more than one `Live` of a table."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._lives: dict[str, Live] = {}
        self._used: dict[str, float] = {}
        self._held: WeakValueDictionary[str, Live] = WeakValueDictionary()  # let go, but somebody may come back to it
        self._loading: dict[str, asyncio.Task[Live | None]] = {}

    async def find(self, code: str) -> Live:
        """The table of a code."""
        live = self._lives.get(code) or self._held.get(code) or await self._load(code)
        if live is None:
            raise Unknown("no-table")
        if code not in self._lives:
            self.add(live)
        self._used[code] = self._clock()
        return live

    def add(self, live: Live) -> None:
        """A table that has just been made."""
        self._lives[live.table.code] = live
        self._used[live.table.code] = self._clock()
        if len(self._lives) > KEPT:
            self._let_go()

    def watchable(self, limit: int) -> list[str]:
        """Games of public tables that anybody may watch, the liveliest first; of those that somebody plays now."""
        tables = [live.table for live in self._lives.values()]
        shown = [one for one in tables if one.status == PLAYING and one.settings.public and one.settings.watch]
        return [one.code for one in sorted(shown, key=lambda one: -one.at)[:limit]]

    async def _load(self, code: str) -> Live | None:
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(asyncio.to_thread(Live.load, self._store, code))
        try:
            live = await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)
        if live is not None and code not in self._lives:
            self.add(live)
        return self._lives.get(code)

    def _let_go(self) -> None:
        latest = self._clock() - REST
        for code, live in list(self._lives.items()):
            if self._used[code] < latest and not live.listeners:
                self._held[code] = live
                del self._lives[code], self._used[code]
