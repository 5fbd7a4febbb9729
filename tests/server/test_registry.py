"""The tables in memory: however they come and go, nobody ever has another `LiveTable` of a table than the others."""

import asyncio
import gc
import weakref
from contextlib import closing
from pathlib import Path

from civ.server.core.live_tables import LiveTable
from civ.server.core.registry import EVICTION_THRESHOLD, IDLE_TIMEOUT_S, TableRegistry
from civ.server.storage.store import NewEvent, Store
from tests.server.corpus import read_log

NAME = "two"
PATIENCE = 60.0  # seconds


def test_a_table_that_is_let_go_is_the_same_for_whoever_still_holds_it(tmp_path: Path) -> None:
    now = [0.0]

    async def looking(lives: TableRegistry) -> None:
        held = await lives.find(NAME)
        now[0] += IDLE_TIMEOUT_S + 1
        for number in range(EVICTION_THRESHOLD + 1):
            lives.add(LiveTable(f"other-{number}"))
        assert await lives.find(NAME) is held

    with closing(Store.open(tmp_path / "civ.sqlite")) as store:
        store.commit([NewEvent(NAME, *row, None) for row in read_log(NAME)])
        asyncio.run(looking(TableRegistry(store, lambda: now[0])))


def test_a_table_that_is_let_go_and_that_nobody_holds_is_loaded_again(tmp_path: Path) -> None:
    now = [0.0]

    async def looking(lives: TableRegistry) -> None:
        first = weakref.ref(await lives.find(NAME))
        now[0] += IDLE_TIMEOUT_S + 1
        for number in range(EVICTION_THRESHOLD + 1):
            lives.add(LiveTable(f"other-{number}"))
        async with asyncio.timeout(PATIENCE):
            while first() is not None:  # the loop itself may have to let go of it first
                await asyncio.sleep(0.01)
                gc.collect()
        assert (await lives.find(NAME)).table.seq == len(read_log(NAME))

    with closing(Store.open(tmp_path / "civ.sqlite")) as store:
        store.commit([NewEvent(NAME, *row, None) for row in read_log(NAME)])
        asyncio.run(looking(TableRegistry(store, lambda: now[0])))


def test_all_who_ask_for_a_table_at_once_get_the_same(tmp_path: Path) -> None:
    async def looking(lives: TableRegistry) -> None:
        found = await asyncio.gather(*(lives.find(NAME) for _ in range(50)))
        assert len(set(map(id, found))) == 1

    with closing(Store.open(tmp_path / "civ.sqlite")) as store:
        store.commit([NewEvent(NAME, *row, None) for row in read_log(NAME)])
        asyncio.run(looking(TableRegistry(store, lambda: 0.0)))
