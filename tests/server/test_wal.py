"""A crash at any byte: whatever is left of the write-ahead log, no acknowledged event before it is lost.

Groups of events are committed, and the size of the write-ahead log is noted whenever a commit has returned. Then the
file is opened again and again with a log that ends, or is damaged, at some byte: it is sound, and every group is in it
whole or not at all.
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

GROUPS = 60
TABLES = "ABCDEFGH"
CUTS, AT_FRAMES, FLIPS = count(175, 1750), count(50, 250), count(30, 150)
SAMPLE = 20  # one in so many files is opened by a server, and then checked against its indexes too
HEADER, FRAME = 32, 24 + 4096  # bytes of the write-ahead log's header and of a page in it


class Crash(NamedTuple):
    """The files as a crash could leave them, at the latest: the groups in order, and the log's size after each."""

    folder: Path
    groups: list[list[NewEvent]]
    sizes: list[int]
    wal: bytes


class Found(NamedTuple):
    """What is in the file when it is opened again."""

    events: dict[str, list[tuple[int, bytes]]]
    standings: dict[str, int]
    records: list[str]


def groups() -> list[list[NewEvent]]:
    """Groups of events at some tables, as a server would write them."""
    chance, seqs = random.Random(7), dict.fromkeys(TABLES, 0)
    made = []
    for number in range(GROUPS):
        group = []
        for _ in range(chance.randint(1, 20)):
            table = chance.choice(TABLES)
            seqs[table] += 1
            record = f"record {table} {seqs[table]}" if chance.random() < 0.05 else None
            index = TableIndex("playing", True, float(number), ("ann", "bob"), record, None)
            group.append(entry(table, seqs[table], body=chance.randbytes(chance.randint(20, 300)), index=index))
        made.append(group)
    return made


@pytest.fixture(scope="module")
def crash(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crash]:
    folder = tmp_path_factory.mktemp("crash")
    path, wal = folder / "civ.db", folder / "civ.db-wal"
    Store.open(path).close()  # the schema is in the file itself
    before = path.read_bytes()
    with closing(Store.open(path)) as store:
        made, sizes = groups(), []
        for group in made:
            store.commit(group)
            sizes.append(wal.stat().st_size)
        assert path.read_bytes() == before, "all of it is in the write-ahead log"
        left = folder / "left"
        left.mkdir()
        shutil.copy(path, left)
        yield Crash(left, made, sizes, wal.read_bytes())


def reopened(crash: Crash, wal: bytes, folder: Path, *, by_a_server: bool) -> Found:
    """What is there after a crash that left this of the write-ahead log."""
    path = folder / "civ.db"
    shutil.copy(crash.folder / "civ.db", path)
    path.with_name("civ.db-wal").write_bytes(wal)
    if by_a_server:
        with closing(Store.open(path)) as store:
            logs = {table: store.events(table) for table in TABLES}
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        check = "integrity_check" if by_a_server else "quick_check"
        assert connection.execute(f"PRAGMA {check}").fetchall() == [("ok",)]
        found = Found({table: [] for table in TABLES}, {}, [])
        for table, seq, body in connection.execute('SELECT "table", seq, body FROM events ORDER BY seq'):
            found.events[table].append((seq, body))
        found.standings.update(connection.execute("SELECT code, seq FROM tables"))
        found.records.extend(line for (line,) in connection.execute("SELECT line FROM records"))
    if by_a_server:
        assert {table: [(event.seq, event.body) for event in log] for table, log in logs.items()} == found.events
    return found


def check(crash: Crash, intact: int, found: Found) -> None:
    """The law, for a log whose first bytes are as they were written."""
    for log in found.events.values():
        assert [seq for seq, _ in log] == list(range(1, len(log) + 1)), "a gap"
    whole = 0
    while whole < GROUPS and all(one.seq <= len(found.events[one.table]) for one in crash.groups[whole]):
        whole += 1
    there = [one for group in crash.groups[:whole] for one in group]
    assert sum(map(len, found.events.values())) == len(there), "a part of a group"
    assert whole >= bisect_right(crash.sizes, intact), "an acknowledged event is lost"
    assert found.events == {table: [(one.seq, one.body) for one in there if one.table == table] for table in TABLES}
    assert found.standings == {table: len(log) for table, log in found.events.items() if log}
    firsts = {one.table: one.index.record for one in reversed(there) if one.index and one.index.record}
    assert sorted(found.records) == sorted(firsts.values())


def damages(crash: Crash) -> Iterator[tuple[int, bytes]]:
    """(bytes that are intact, what is left) of the write-ahead log: cut anywhere, cut at pages, a bit flipped there."""
    chance, size = random.Random(8), len(crash.wal)
    for _ in range(CUTS):
        cut = chance.randint(0, size)
        yield cut, crash.wal[:cut]
    for _ in range(AT_FRAMES):
        cut = HEADER + FRAME * chance.randint(0, size // FRAME) + chance.choice((-1, 0, 1))
        yield cut, crash.wal[:cut]
    for _ in range(FLIPS):
        byte = min(HEADER + FRAME * chance.randint(0, size // FRAME) + chance.randint(-9, 9), size - 1)
        yield byte, crash.wal[:byte] + bytes([crash.wal[byte] ^ 1 << chance.randint(0, 7)]) + crash.wal[byte + 1 :]


def test_a_log_that_ends_at_any_byte_loses_nothing_acknowledged_before_it(crash: Crash, tmp_path: Path) -> None:
    done = 0
    for number, (intact, wal) in enumerate(damages(crash)):
        folder = tmp_path / str(number)
        folder.mkdir()
        check(crash, intact, reopened(crash, wal, folder, by_a_server=number % SAMPLE == 0))
        shutil.rmtree(folder)
        done += 1
    assert done == CUTS + AT_FRAMES + FLIPS


def test_the_whole_log_has_all_that_was_acknowledged(crash: Crash, tmp_path: Path) -> None:
    found = reopened(crash, crash.wal, tmp_path, by_a_server=True)
    check(crash, len(crash.wal), found)
    assert sum(map(len, found.events.values())) == sum(map(len, crash.groups))
    assert len(set(crash.sizes)) == GROUPS
