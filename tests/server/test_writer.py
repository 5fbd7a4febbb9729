"""Groups of work: one is decided while another is being committed, and nobody hears of what is not on disk.

The store is a real one whose disk waits until it is told to go on.
"""

import asyncio
import random
import threading
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest

from civ.server.config import Config
from civ.server.core.live_tables import LiveTable
from civ.server.core.service import DATABASE_FILE, Service
from civ.server.core.writer import MAX_BATCH_SIZE, QueuedCommand, QueuedRead, QueueOutcome
from civ.server.errors import StoreUnavailable
from civ.server.storage.database import Database
from civ.server.storage.rows import NewEvent
from civ.server.storage.store import Store
from civ.tables.commands import AddWords
from civ.tables.decisions import Actor
from civ.tables.settings import Settings

ANN = Actor("ann", "Ann")
PATIENCE = 60.0  # seconds


class SlowStore(Store):
    """A store whose commits wait while the disk rests."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.awake = threading.Event()
        self.awake.set()
        self.failures = 0  # commits that the disk will refuse

    def commit(self, entries: Sequence[NewEvent]) -> None:
        assert self.awake.wait(PATIENCE)
        if self.failures:
            self.failures -= 1
            raise StoreUnavailable("store-down")
        super().commit(entries)


class Room:
    """A service with some tables, and what was told of each."""

    def __init__(self, folder: Path) -> None:
        self.store = SlowStore(Database.open(folder / DATABASE_FILE))
        self.service = Service(Config(data=folder), self.store)
        self.told: list[tuple[LiveTable, QueueOutcome]] = []

    async def tables(self, count: int) -> list[LiveTable]:
        self.service.writer.start()
        return [await self.service.open_table(ANN, Settings(seats=("me", "open"))) for _ in range(count)]

    def ask(self, live: LiveTable, words: str) -> "asyncio.Future[QueueOutcome]":
        """Queue a command. What it is told must be in the file by then."""
        future: asyncio.Future[QueueOutcome] = asyncio.get_running_loop().create_future()

        def tell(told: QueueOutcome) -> None:
            stored = len(self.store.events(live.table.code))
            if stored < told.seq:
                future.set_exception(AssertionError(f"told of {told.seq} while {stored} are on disk"))
            else:
                self.told.append((live, told))
                future.set_result(told)

        self.service.submit(QueuedCommand(live, tell, ANN, AddWords(words), words))
        return future

    def look(self, live: LiveTable) -> "asyncio.Future[tuple[int, int]]":
        """Queue a look: how many events the table had, and how many of them were on disk."""
        future: asyncio.Future[tuple[int, int]] = asyncio.get_running_loop().create_future()

        def tell(told: QueueOutcome) -> None:
            future.set_result((live.table.seq, len(self.store.events(live.table.code))))

        self.service.writer.submit(QueuedRead(live, tell))
        return future

    async def close(self) -> None:
        self.store.awake.set()
        await self.service.writer.stop()
        self.store.close()


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path)


def run(story: Coroutine[Any, Any, None]) -> None:
    """LiveTable through a story, which must come to its end."""
    asyncio.run(asyncio.wait_for(story, PATIENCE))


async def _moment() -> None:
    """As long as whatever can go on without the disk needs."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_while_one_group_is_being_committed_the_next_is_decided(room: Room) -> None:
    async def story() -> None:
        first, second, third = await room.tables(3)
        room.store.awake.clear()
        asked = []
        for live in (first, second, third):
            asked.append(room.ask(live, "words"))
            await _moment()
        assert [live.table.seq for live in (first, second, third)] == [2, 2, 1]  # two groups, and no more
        assert not room.told
        room.store.awake.set()
        assert [told.seq for told in await asyncio.gather(*asked)] == [2, 2, 2]
        await room.close()

    run(story())


def test_a_table_waits_until_its_last_change_is_stored(room: Room) -> None:
    async def story() -> None:
        (live,) = await room.tables(1)
        room.store.awake.clear()
        asked = [room.ask(live, "one")]
        await _moment()
        asked.append(room.ask(live, "two"))
        await _moment()
        assert live.table.seq == 2
        room.store.awake.set()
        assert [told.seq for told in await asyncio.gather(*asked)] == [2, 3]
        await room.close()

    run(story())


def test_a_look_never_sees_what_is_not_on_disk(room: Room) -> None:
    async def story() -> None:
        first, second, third = await room.tables(3)
        room.store.awake.clear()
        asked = [room.ask(first, "words")]
        await _moment()
        asked.append(room.ask(second, "words"))
        seen = room.look(third)  # in one group with what is asked of the second
        await _moment()
        asked.append(room.ask(third, "words"))
        await _moment()
        room.store.awake.set()
        assert await seen == (1, 1)
        await asyncio.gather(*asked)
        await room.close()

    run(story())


def test_a_group_that_cannot_be_stored_harms_no_other(room: Room) -> None:
    async def story() -> None:
        first, second = await room.tables(2)
        room.store.awake.clear()
        room.store.failures = 1
        lost = room.ask(first, "one")
        await _moment()
        kept = room.ask(second, "words")
        await _moment()
        room.store.awake.set()
        assert isinstance((await lost).error, StoreUnavailable)
        assert await kept == QueueOutcome(2)
        assert await room.ask(first, "one") == QueueOutcome(2)  # as if nothing had been
        assert [await room.look(live) for live in (first, second)] == [(2, 2), (2, 2)]
        await room.close()

    run(story())


def test_many_commands_at_many_tables_are_told_once_each_in_order_and_after_the_commit(room: Room) -> None:
    chance = random.Random(3)
    rounds, count = 40, 12

    async def story() -> None:
        lives = await room.tables(count)
        looks = []
        for number in range(rounds):
            for live in chance.sample(lives, 8):
                room.ask(live, f"{number}")
                if chance.random() < 0.3:
                    looks.append(room.look(live))
                if chance.random() < 0.2:
                    await asyncio.sleep(0)
            room.store.awake.clear() if chance.random() < 0.5 else room.store.awake.set()
            await _moment()
        room.store.awake.set()
        assert all(seen == stored for seen, stored in await asyncio.gather(*looks))
        for live in lives:
            await room.look(live)
            seqs = [told.seq for where, told in room.told if where is live]
            assert seqs == list(range(2, live.table.seq + 1))
        assert len(room.told) == rounds * 8
        await room.close()

    run(story())


def test_more_work_than_a_group_takes_is_done_in_order(room: Room) -> None:
    async def story() -> None:
        first, second = await room.tables(2)
        asked = [room.ask(live, f"{number}") for number in range(MAX_BATCH_SIZE) for live in (first, second)]
        told = await asyncio.gather(*asked)
        assert [one.seq for one in told[::2]] == [one.seq for one in told[1::2]] == list(range(2, MAX_BATCH_SIZE + 2))
        await room.close()

    run(story())
