"""A crash at any byte: no acknowledged event before the damage of the write-ahead log is lost.

The tests commit batches of events and note the size of the write-ahead log after every commit. Then they open the file
many times with a log that is truncated or damaged at some byte: it is valid, and contains every batch entirely or not
at all.
"""

import random
import shutil
import sqlite3
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from civ.server.storage.store import NewEvent, Store, TableIndex
from tests.harness.server.store_entries import entry
from tests.harness.tiers import count

BATCHES = 60
TABLES = "ABCDEFGH"
CUTS, FRAME_CUTS, BIT_FLIPS = count(175, 1750), count(50, 250), count(30, 150)
SAMPLE = 20  # every 20th file is opened by a server first, and its indexes are checked too
HEADER, FRAME = 32, 24 + 4096  # sizes in bytes of the header and of a frame, which is a page with its header


class Crash(NamedTuple):
    """The files after the last commit: the batches in order, and the size of the log after each."""

    folder: Path
    batches: list[list[NewEvent]]
    sizes: list[int]
    wal: bytes


class Contents(NamedTuple):
    """The contents of the file when it is opened again."""

    events: dict[str, list[tuple[int, bytes]]]
    last_seqs: dict[str, int]
    records: list[str]


def make_batches() -> list[list[NewEvent]]:
    """Return batches of events at several tables, as a server would write them."""
    chance, seqs = random.Random(7), dict.fromkeys(TABLES, 0)
    batches = []
    for number in range(BATCHES):
        batch = []
        for _ in range(chance.randint(1, 20)):
            table = chance.choice(TABLES)
            seqs[table] += 1
            record = f"record {table} {seqs[table]}" if chance.random() < 0.05 else None
            index = TableIndex("playing", True, float(number), ("ann", "bob"), record, None)
            batch.append(entry(table, seqs[table], body=chance.randbytes(chance.randint(20, 300)), index=index))
        batches.append(batch)
    return batches


@pytest.fixture(scope="module")
def crash(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crash]:
    folder = tmp_path_factory.mktemp("crash")
    path, wal = folder / "civ.db", folder / "civ.db-wal"
    Store.open(path).close()  # the schema is in the file itself
    before = path.read_bytes()
    with closing(Store.open(path)) as store:
        batches, sizes = make_batches(), []
        for batch in batches:
            store.commit(batch)
            sizes.append(wal.stat().st_size)
        assert path.read_bytes() == before, "all events are in the write-ahead log only"
        left = folder / "left"
        left.mkdir()
        shutil.copy(path, left)
        yield Crash(left, batches, sizes, wal.read_bytes())


def reopen(crash: Crash, wal: bytes, folder: Path, *, with_server: bool) -> Contents:
    """Open the file with a write-ahead log that a crash left; return the contents."""
    path = folder / "civ.db"
    shutil.copy(crash.folder / "civ.db", path)
    path.with_name("civ.db-wal").write_bytes(wal)
    if with_server:
        with closing(Store.open(path)) as store:
            logs = {table: store.events(table) for table in TABLES}
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        check = "integrity_check" if with_server else "quick_check"
        assert connection.execute(f"PRAGMA {check}").fetchall() == [("ok",)]
        contents = Contents({table: [] for table in TABLES}, {}, [])
        for table, seq, body in connection.execute('SELECT "table", seq, body FROM events ORDER BY seq'):
            contents.events[table].append((seq, body))
        contents.last_seqs.update(connection.execute("SELECT code, seq FROM tables"))
        contents.records.extend(line for (line,) in connection.execute("SELECT line FROM records"))
    if with_server:
        assert {table: [(event.seq, event.body) for event in log] for table, log in logs.items()} == contents.events
    return contents


def check(crash: Crash, intact: int, contents: Contents) -> None:
    """Check the contents for a log whose first `intact` bytes are undamaged."""
    logs = contents.events
    for log in logs.values():
        assert [seq for seq, _ in log] == list(range(1, len(log) + 1)), "a gap"
    complete = 0
    while complete < BATCHES and all(event.seq <= len(logs[event.table]) for event in crash.batches[complete]):
        complete += 1
    stored = [event for batch in crash.batches[:complete] for event in batch]
    assert sum(map(len, logs.values())) == len(stored), "a part of a batch"
    assert complete >= bisect_right(crash.sizes, intact), "an acknowledged event is lost"
    assert logs == {table: [(event.seq, event.body) for event in stored if event.table == table] for table in TABLES}
    assert contents.last_seqs == {table: len(log) for table, log in logs.items() if log}
    firsts = {event.table: event.index.record for event in reversed(stored) if event.index and event.index.record}
    assert sorted(contents.records) == sorted(firsts.values())


def damaged_logs(crash: Crash) -> Iterator[tuple[int, bytes]]:
    """Yield (undamaged bytes, log): truncated anywhere, truncated near frame borders, with a flipped bit near them."""
    chance, size = random.Random(8), len(crash.wal)
    for _ in range(CUTS):
        cut = chance.randint(0, size)
        yield cut, crash.wal[:cut]
    for _ in range(FRAME_CUTS):
        cut = HEADER + FRAME * chance.randint(0, size // FRAME) + chance.choice((-1, 0, 1))
        yield cut, crash.wal[:cut]
    for _ in range(BIT_FLIPS):
        byte = min(HEADER + FRAME * chance.randint(0, size // FRAME) + chance.randint(-9, 9), size - 1)
        yield byte, crash.wal[:byte] + bytes([crash.wal[byte] ^ 1 << chance.randint(0, 7)]) + crash.wal[byte + 1 :]


def test_a_log_damaged_at_any_byte_keeps_all_events_acknowledged_before_it(crash: Crash, tmp_path: Path) -> None:
    tried = 0
    for number, (intact, wal) in enumerate(damaged_logs(crash)):
        folder = tmp_path / str(number)
        folder.mkdir()
        check(crash, intact, reopen(crash, wal, folder, with_server=number % SAMPLE == 0))
        shutil.rmtree(folder)
        tried += 1
    assert tried == CUTS + FRAME_CUTS + BIT_FLIPS


def test_the_complete_log_has_all_acknowledged_events(crash: Crash, tmp_path: Path) -> None:
    contents = reopen(crash, crash.wal, tmp_path, with_server=True)
    check(crash, len(crash.wal), contents)
    assert sum(map(len, contents.events.values())) == sum(map(len, crash.batches))
    assert len(set(crash.sizes)) == BATCHES
