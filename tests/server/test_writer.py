"""The writer: it decides one batch while another is being committed, and reports only what is on disk.

The store is a real one whose commits the tests can delay and make fail.
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
from civ.server.core.queue_items import QueuedCommand, QueuedRead, QueueOutcome
from civ.server.core.service import DATABASE_FILE, Service
from civ.server.core.writer import MAX_BATCH_SIZE
from civ.server.errors import StoreUnavailable
from civ.server.storage.database import Database
from civ.server.storage.rows import NewEvent
from civ.server.storage.store import Store
from civ.tables.commands import AddWords
from civ.tables.settings import Settings
from tests.harness.table_driver import ANN

TIMEOUT_S = 60.0


class SlowStore(Store):
    """A store whose commits can be delayed and made to fail."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.disk_ready = threading.Event()
        self.disk_ready.set()
        self.failures = 0  # the number of commits that will fail

    def commit(self, entries: Sequence[NewEvent]) -> None:
        assert self.disk_ready.wait(TIMEOUT_S)
        if self.failures:
            self.failures -= 1
            raise StoreUnavailable("store-down")
        super().commit(entries)


class WriterHarness:
    """A service with some tables, and the outcomes of the commands sent to them."""

    def __init__(self, folder: Path) -> None:
        self.store = SlowStore(Database.open(folder / DATABASE_FILE))
        self.service = Service(Config(data=folder), self.store)
        self.outcomes: list[tuple[LiveTable, QueueOutcome]] = []

    async def tables(self, count: int) -> list[LiveTable]:
        self.service.writer.start()
        return [await self.service.open_table(ANN, Settings(seats=("me", "open"))) for _ in range(count)]

    def send(self, live: LiveTable, words: str) -> "asyncio.Future[QueueOutcome]":
        """Queue a command. The event that its outcome names must be on disk by then."""
        future: asyncio.Future[QueueOutcome] = asyncio.get_running_loop().create_future()

        def receive(outcome: QueueOutcome) -> None:
            stored = len(self.store.events(live.table.code))
            if stored < outcome.seq:
                future.set_exception(AssertionError(f"event {outcome.seq} reported while {stored} are on disk"))
            else:
                self.outcomes.append((live, outcome))
                future.set_result(outcome)

        self.service.submit(QueuedCommand(live, receive, ANN, AddWords(words), words))
        return future

    def read(self, live: LiveTable) -> "asyncio.Future[tuple[int, int]]":
        """Queue a read. Its result: the number of events at the table, and the number on disk."""
        future: asyncio.Future[tuple[int, int]] = asyncio.get_running_loop().create_future()

        def receive(outcome: QueueOutcome) -> None:
            future.set_result((live.table.seq, len(self.store.events(live.table.code))))

        self.service.writer.submit(QueuedRead(live, receive))
        return future

    async def close(self) -> None:
        self.store.disk_ready.set()
        await self.service.writer.stop()
        self.store.close()


@pytest.fixture
def harness(tmp_path: Path) -> WriterHarness:
    return WriterHarness(tmp_path)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    """Run a scenario, which must end before the timeout."""
    asyncio.run(asyncio.wait_for(scenario, TIMEOUT_S))


async def _settle() -> None:
    """Let everything run that does not wait for the disk."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_the_next_batch_is_decided_while_one_is_being_committed(harness: WriterHarness) -> None:
    async def scenario() -> None:
        first, second, third = await harness.tables(3)
        harness.store.disk_ready.clear()
        replies = []
        for live in (first, second, third):
            replies.append(harness.send(live, "words"))
            await _settle()
        assert [live.table.seq for live in (first, second, third)] == [2, 2, 1]  # two batches, and no more
        assert not harness.outcomes
        harness.store.disk_ready.set()
        assert [outcome.seq for outcome in await asyncio.gather(*replies)] == [2, 2, 2]
        await harness.close()

    run(scenario())


def test_a_table_waits_until_its_last_change_is_stored(harness: WriterHarness) -> None:
    async def scenario() -> None:
        (live,) = await harness.tables(1)
        harness.store.disk_ready.clear()
        replies = [harness.send(live, "one")]
        await _settle()
        replies.append(harness.send(live, "two"))
        await _settle()
        assert live.table.seq == 2
        harness.store.disk_ready.set()
        assert [outcome.seq for outcome in await asyncio.gather(*replies)] == [2, 3]
        await harness.close()

    run(scenario())


def test_a_read_sees_only_events_on_disk(harness: WriterHarness) -> None:
    async def scenario() -> None:
        first, second, third = await harness.tables(3)
        harness.store.disk_ready.clear()
        replies = [harness.send(first, "words")]
        await _settle()
        replies.append(harness.send(second, "words"))
        seen = harness.read(third)  # in one batch with the command at the second table
        await _settle()
        replies.append(harness.send(third, "words"))
        await _settle()
        harness.store.disk_ready.set()
        assert await seen == (1, 1)
        await asyncio.gather(*replies)
        await harness.close()

    run(scenario())


def test_a_batch_that_cannot_be_stored_does_not_affect_other_batches(harness: WriterHarness) -> None:
    async def scenario() -> None:
        first, second = await harness.tables(2)
        harness.store.disk_ready.clear()
        harness.store.failures = 1
        lost = harness.send(first, "one")
        await _settle()
        kept = harness.send(second, "words")
        await _settle()
        harness.store.disk_ready.set()
        assert isinstance((await lost).error, StoreUnavailable)
        assert await kept == QueueOutcome(2)
        assert await harness.send(first, "one") == QueueOutcome(2)  # the failure left no trace
        assert [await harness.read(live) for live in (first, second)] == [(2, 2), (2, 2)]
        await harness.close()

    run(scenario())


def test_every_command_is_answered_once_in_order_and_after_the_commit(harness: WriterHarness) -> None:
    chance = random.Random(3)
    rounds, count = 40, 12

    async def scenario() -> None:
        tables = await harness.tables(count)
        reads = []
        for number in range(rounds):
            for live in chance.sample(tables, 8):
                harness.send(live, f"{number}")
                if chance.random() < 0.3:
                    reads.append(harness.read(live))
                if chance.random() < 0.2:
                    await asyncio.sleep(0)
            harness.store.disk_ready.clear() if chance.random() < 0.5 else harness.store.disk_ready.set()
            await _settle()
        harness.store.disk_ready.set()
        assert all(seen == stored for seen, stored in await asyncio.gather(*reads))
        for live in tables:
            await harness.read(live)
            seqs = [outcome.seq for table, outcome in harness.outcomes if table is live]
            assert seqs == list(range(2, live.table.seq + 1))
        assert len(harness.outcomes) == rounds * 8
        await harness.close()

    run(scenario())


def test_more_commands_than_fit_in_a_batch_are_decided_in_order(harness: WriterHarness) -> None:
    async def scenario() -> None:
        first, second = await harness.tables(2)
        replies = [harness.send(live, f"{number}") for number in range(MAX_BATCH_SIZE) for live in (first, second)]
        outcomes = await asyncio.gather(*replies)
        seqs = [outcome.seq for outcome in outcomes]
        assert seqs[::2] == seqs[1::2] == list(range(2, MAX_BATCH_SIZE + 2))
        await harness.close()

    run(scenario())
