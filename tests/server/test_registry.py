"""The registry of tables in memory: at any time a table has at most one `LiveTable`, which everybody shares."""

import asyncio
import gc
import weakref
from contextlib import closing
from pathlib import Path

from civ.server.core.live_tables import LiveTable
from civ.server.core.registry import EVICTION_THRESHOLD, IDLE_TIMEOUT_S, TableRegistry
from civ.server.storage.store import NewEvent, Store
from tests.server.corpus import read_log

CODE = "two"
TIMEOUT_S = 60.0


def test_an_evicted_table_that_is_still_referenced_is_found_again(tmp_path: Path) -> None:
    now = [0.0]

    async def find_tables(registry: TableRegistry) -> None:
        held = await registry.find(CODE)
        now[0] += IDLE_TIMEOUT_S + 1
        for number in range(EVICTION_THRESHOLD + 1):
            registry.add(LiveTable(f"other-{number}"))
        assert await registry.find(CODE) is held

    with closing(Store.open(tmp_path / "civ.sqlite")) as store:
        store.commit([NewEvent(CODE, *row, None) for row in read_log(CODE)])
        asyncio.run(find_tables(TableRegistry(store, lambda: now[0])))


def test_an_evicted_table_without_references_is_loaded_again(tmp_path: Path) -> None:
    now = [0.0]

    async def find_tables(registry: TableRegistry) -> None:
        first = weakref.ref(await registry.find(CODE))
        now[0] += IDLE_TIMEOUT_S + 1
        for number in range(EVICTION_THRESHOLD + 1):
            registry.add(LiveTable(f"other-{number}"))
        async with asyncio.timeout(TIMEOUT_S):
            while first() is not None:  # the event loop may still hold a reference
                await asyncio.sleep(0.01)
                gc.collect()
        assert (await registry.find(CODE)).table.seq == len(read_log(CODE))

    with closing(Store.open(tmp_path / "civ.sqlite")) as store:
        store.commit([NewEvent(CODE, *row, None) for row in read_log(CODE)])
        asyncio.run(find_tables(TableRegistry(store, lambda: now[0])))


def test_concurrent_lookups_return_the_same_table(tmp_path: Path) -> None:
    async def find_tables(registry: TableRegistry) -> None:
        found = await asyncio.gather(*(registry.find(CODE) for _ in range(50)))
        assert len(set(map(id, found))) == 1

    with closing(Store.open(tmp_path / "civ.sqlite")) as store:
        store.commit([NewEvent(CODE, *row, None) for row in read_log(CODE)])
        asyncio.run(find_tables(TableRegistry(store, lambda: 0.0)))
