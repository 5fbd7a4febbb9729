"""The store: it returns what was written, commits a batch entirely or not at all, and recovers from every failure."""

import itertools
import os
import resource
import sqlite3
import threading
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path

import pytest

from civ.server.errors import StoreConflict, StoreUnavailable
from civ.server.storage.store import NewEvent, Person, Store, TableIndex
from tests.harness.server.store_entries import PLAYING, entry, stored

ANN = Person("ann", "Ann", "en", False, 1.0)
BOT = Person("r2", "Robot", "el", True, 2.0)
FAR_FUTURE = 1e9


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "civ.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store.open(path)
    yield store
    store.close()


def query_file(path: Path, query: str) -> list[tuple[object, ...]]:
    """Run a query on the file over a separate connection."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


# --- The log ---


def test_events_are_read_as_they_were_written(store: Store) -> None:
    written = [entry("A", 1), entry("A", 2, person=None, command=None, digest=None), entry("A", 3, body=b"\0\xff")]
    store.commit([written[0], entry("B", 1), written[1]])
    store.commit([written[2]])
    assert store.events("A") == [stored(event) for event in written]
    assert [event.seq for event in store.events("A", after=1)] == [2, 3]
    assert store.events("A", after=3) == store.events("nowhere") == []


def test_events_survive_closing_the_store(path: Path) -> None:
    for seq in (1, 2, 3):
        with closing(Store.open(path)) as store:
            store.commit([entry("A", seq)])
            assert [event.seq for event in store.events("A")] == list(range(1, seq + 1))


def test_an_empty_batch_can_be_committed(store: Store) -> None:
    store.commit([])


@pytest.mark.parametrize(
    "wrong",
    [entry("A", 1), entry("A", 3, command="command A 1"), entry("B", 2)],
    ids=["a taken number", "a command id that was used", "a duplicate number within the batch"],
)
def test_a_batch_with_a_conflict_writes_nothing(store: Store, wrong: NewEvent) -> None:
    store.commit([entry("A", 1, index=PLAYING)])
    over = TableIndex("over", True, 7.0, ("eve",), "{}", "{}")
    batch = [entry("A", 2, index=over), entry("B", 1, index=over), entry("B", 2, command="first"), wrong]
    with pytest.raises(StoreConflict):
        store.commit(batch)
    assert [event.seq for event in store.events("A")] == [1]
    assert (store.events("B"), store.tables_of("eve", 9), store.records_for("eve", 9)) == ([], [], [])
    assert (store.due(FAR_FUTURE, 9), store.tables_playing()) == ([], ["A"])
    store.commit(batch[:3])
    assert [event.seq for event in store.events("A")] == [1, 2]
    assert [row.code for row in store.tables_of("eve", 9)] == ["A", "B"]


@pytest.mark.parametrize(
    "statement", ["UPDATE events SET body = x'00'", "UPDATE events SET seq = 9 WHERE seq = 2", "DELETE FROM events"]
)
def test_other_programs_cannot_change_the_log(store: Store, path: Path, statement: str) -> None:
    store.commit([entry("A", 1), entry("A", 2)])
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        query_file(path, statement)
    assert store.events("A") == [stored(entry("A", 1)), stored(entry("A", 2))]


def test_threads_commit_concurrently(store: Store) -> None:
    def play(table: str) -> None:
        for seq in range(1, 41, 2):
            store.commit([entry(table, seq, index=PLAYING), entry(table, seq + 1)])
            assert len(store.events(table)) == seq + 1

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(play, "ABCDEFGH"))
    assert [[event.seq for event in store.events(table)] for table in "ABCDEFGH"] == [list(range(1, 41))] * 8


@pytest.mark.parametrize("size", [1, 2, 7, 64, 255, 256, 257, 600])
def test_a_batch_of_any_size_is_written_entirely_or_not_at_all(store: Store, size: int) -> None:
    batch = [entry(f"T{number}", 1) for number in range(size)]
    store.commit(batch)
    assert all(len(store.events(event.table)) == 1 for event in batch)
    again = [entry(f"U{number}", 1) for number in range(size)]
    with pytest.raises(StoreConflict):
        store.commit([*again, batch[size // 2]])
    assert not any(store.events(event.table) for event in again)
    store.commit(again)


def test_readers_do_not_wait_and_see_only_committed_data(store: Store) -> None:
    store.commit([entry("A", 1)])
    with store._database.writing() as connection:
        store._append(connection, [entry("A", 2)])
        assert [event.seq for event in store.events("A")] == [1]
    assert [event.seq for event in store.events("A")] == [1, 2]


def test_a_commit_is_on_disk_before_it_returns(store: Store) -> None:
    with store._database.writing() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL


def test_a_reading_connection_cannot_write(store: Store) -> None:
    with pytest.raises(StoreUnavailable), store._database.reading() as connection:
        connection.exec_driver_sql("DELETE FROM people")


# --- The index over the log ---


def index_of(
    status: str, due: float | None = None, *, public: bool = True, members: tuple[str, ...] = ()
) -> TableIndex:
    return TableIndex(status, public, due, members, None, None)


def test_the_index_describes_a_table_after_its_last_event(store: Store) -> None:
    store.commit([entry("A", 1, at=5.0, index=index_of("open")), entry("A", 2, at=6.0, index=index_of("open", 9.0))])
    assert store.tables_open(9) == [("A", "open", True, 5.0, 6.0, 2, 9.0)]
    store.commit([entry("A", 3, at=7.0, index=index_of("playing", members=("ann",)))])
    assert (store.tables_open(9), store.tables_playing()) == ([], ["A"])
    assert store.tables_of("ann", 9) == [("A", "playing", True, 5.0, 7.0, 3, None)]
    store.commit([entry("A", 4, at=8.0, index=index_of("over", public=False, members=("ann",)))])
    assert store.tables_playing() == []
    assert store.tables_of("ann", 9) == [("A", "over", False, 5.0, 8.0, 4, None)]


def test_an_event_without_an_index_leaves_the_index_unchanged(store: Store) -> None:
    store.commit([entry("A", 1, at=5.0, index=index_of("open"))])
    store.commit([entry("A", 2, at=6.0)])
    assert store.tables_open(9) == [("A", "open", True, 5.0, 5.0, 1, None)]


def test_members_find_their_table_until_they_leave_it(store: Store) -> None:
    for seq, members in enumerate(["a", "ab", "b", "", "bc"], 1):
        store.commit([entry("A", seq, index=index_of("open", members=tuple(members)))])
        assert [person for person in "abc" if store.tables_of(person, 9)] == list(members)
    indexes = [index_of("open", members=tuple(members)) for members in ("bd", "bc")]
    store.commit([entry("A", seq, index=index) for seq, index in enumerate(indexes, 6)])
    assert [person for person in "abcd" if store.tables_of(person, 9)] == ["b", "c"]
    store.commit([entry("A", 8, index=finished("line", "b")), entry("B", 1, index=index_of("open", members=("c",)))])
    assert [len(store.records_for(person, 9)) for person in "abcd"] == [0, 1, 0, 0]


def test_lists_of_tables_are_continued_from_the_last_row(store: Store) -> None:
    for number, table in enumerate("ABCDEFG"):
        at = 10.0 + number // 2  # two at the same time
        store.commit([entry(table, 1, at=at, index=index_of("open", members=("ann",)))])
    store.commit([entry("P", 1, at=99.0, index=index_of("open", public=False, members=("bob",)))])
    store.commit([entry("B", 2, at=50.0, index=index_of("playing", members=("ann",)))])
    seen: list[str] = []
    last: tuple[float, str] | None = None
    while rows := store.tables_open(2, last):
        seen += [row.code for row in rows]
        last = rows[-1].created, rows[-1].code
    assert seen == list("GFEDCA")
    assert [row.code for row in store.tables_of("ann", 3)] == list("BGF")
    assert [row.code for row in store.tables_of("ann", 3, (13.0, "G"))] == list("FED")


def test_due_tables_are_listed_oldest_first(store: Store) -> None:
    assert store.due(FAR_FUTURE, 9) == []
    dues = {"A": 30.0, "B": 10.0, "C": None, "D": 20.0}
    store.commit([entry(table, 1, index=index_of("playing", due)) for table, due in dues.items()])
    assert store.due(20.0, 9) == [("B", 10.0), ("D", 20.0)]
    assert store.due(FAR_FUTURE, 1) == [("B", 10.0)]
    store.commit([entry("B", 2, index=index_of("playing")), entry("D", 2, index=index_of("playing", 40.0))])
    assert store.due(FAR_FUTURE, 9) == [("A", 30.0), ("D", 40.0)]


# --- Failures of the disk and the file ---


def test_writing_fails_on_a_full_disk_and_works_again_afterwards(store: Store, path: Path) -> None:
    store.commit([entry("A", 1)])
    wal = path.with_name("civ.db-wal").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal + 5000, hard))  # room for a page, but not for the batch
    try:
        for _ in range(3):
            with pytest.raises(StoreUnavailable) as error:
                store.commit([entry("A", seq, body=bytes(3000)) for seq in range(2, 202)])
            assert error.value.code == "store-down"
        assert store.events("A") == [stored(entry("A", 1))]
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    store.commit([entry("A", 2)])
    assert [event.seq for event in store.events("A")] == [1, 2]


def test_writing_fails_while_the_file_is_locked_and_works_again_afterwards(store: Store, path: Path) -> None:
    store.commit([entry("A", 1)])
    with locked(path):
        with pytest.raises(StoreUnavailable):
            store.commit([entry("A", 2)])
        assert [event.seq for event in store.events("A")] == [1]
    store.commit([entry("A", 2)])
    assert [event.seq for event in store.events("A")] == [1, 2]


def test_the_store_fails_while_its_folder_is_moved_away_and_works_again_afterwards(tmp_path: Path) -> None:
    here, elsewhere = tmp_path / "here", tmp_path / "elsewhere"
    with closing(Store.open(here / "civ.db")) as store:
        store.commit([entry("A", 1)])
        here.rename(elsewhere)
        with pytest.raises(StoreUnavailable):
            store.commit([entry("A", 2)])
        with pytest.raises(StoreUnavailable):
            store.events("A")
        assert not here.exists()
        elsewhere.rename(here)
        assert [event.seq for event in store.events("A")] == [1]
        store.commit([entry("A", 2)])
    assert query_file(here / "civ.db", "SELECT seq FROM events") == [(1,), (2,)]


def test_a_file_that_replaces_the_database_is_not_written_to(store: Store, path: Path, tmp_path: Path) -> None:
    with closing(Store.open(tmp_path / "other" / "civ.db")):
        pass
    store.commit([entry("A", 1)])
    path.rename(tmp_path / "ours")
    (tmp_path / "other" / "civ.db").rename(path)
    before = path.read_bytes()
    with pytest.raises(StoreUnavailable):
        store.commit([entry("A", 2)])
    assert path.read_bytes() == before
    (tmp_path / "ours").rename(path)
    store.commit([entry("A", 2)])
    assert [event.seq for event in store.events("A")] == [1, 2]


def test_no_event_is_lost_when_the_write_ahead_log_is_deleted(store: Store, path: Path) -> None:
    store.commit([entry("A", 1)])
    path.with_name("civ.db-wal").unlink()
    store.commit([entry("A", 2)])
    assert [event.seq for event in store.events("A")] == [1, 2]
    assert query_file(path, "SELECT seq FROM events") == [(1,), (2,)]


def test_a_closed_store_refuses_all_calls(path: Path) -> None:
    store = Store.open(path)
    store.close()
    store.close()
    for call in (lambda: store.commit([entry("A", 1)]), lambda: store.events("A")):
        with pytest.raises(StoreUnavailable):
            call()
    assert query_file(path, "SELECT * FROM events") == []


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the write lock of the file as another program."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@pytest.mark.parametrize("failure", ["conflict", "locked", "type"])
def test_errors_do_not_reveal_the_data_of_a_failed_write(store: Store, path: Path, failure: str) -> None:
    secret = entry("A", 1, body=b"Quetzalcoatl", person="Nefertiti", index=PLAYING._replace(record="Hammurabi"))
    batches = {"conflict": [secret, secret], "locked": [secret], "type": [secret, secret._replace(seq=object())]}  # type: ignore[arg-type]
    with locked(path) if failure == "locked" else nullcontext(), pytest.raises(StoreUnavailable) as error:
        store.commit(batches[failure])
    message = "".join(traceback.format_exception(error.value))
    assert not any(name in message for name in ("Quetzalcoatl", "Nefertiti", "Hammurabi"))


# --- People ---


def people_by_token(store: Store, *people: Person) -> Iterator[Person | None]:
    """Give each person a token and yield whom the store finds by it."""
    for person in people:
        store.add_token(token := os.urandom(32), person.id, "device", 1.0)
        yield store.person_by_token(token, "device")


def test_people_are_read_as_they_were_written(store: Store) -> None:
    store.add_person(ANN)
    store.add_person(BOT)
    assert [*people_by_token(store, ANN, BOT)] == [ANN, BOT]
    store.rename("ann", "Anna", "ru")
    assert [*people_by_token(store, ANN, BOT)] == [ANN._replace(name="Anna", language="ru"), BOT]


def test_a_person_id_cannot_be_added_twice(store: Store) -> None:
    store.add_person(ANN)
    with pytest.raises(StoreConflict):
        store.add_person(BOT._replace(id="ann"))
    assert [*people_by_token(store, ANN)] == [ANN]


def test_a_token_is_valid_only_for_its_purpose(store: Store) -> None:
    store.add_person(ANN)
    for purpose in ("device", "link", "program"):
        store.add_token(purpose.encode(), "ann", purpose, 1.0)
    pairs = itertools.product((b"device", b"program", b"link", b"?"), ("device", "program"))
    found = {(digest, purpose): store.person_by_token(digest, purpose) for digest, purpose in pairs}
    assert {key for key, person in found.items() if person == ANN} == {(b"device", "device"), (b"program", "program")}
    assert set(found.values()) == {ANN, None}


def test_a_link_works_once_and_for_15_minutes(store: Store) -> None:
    store.add_person(ANN)
    for digest in (b"early", b"late"):
        store.add_token(digest, "ann", "link", 1000.0)
    store.add_token(b"device", "ann", "device", 1000.0)
    assert store.claim_link(b"early", 1899.0) == ANN
    assert store.claim_link(b"early", 1899.0) is None
    assert store.claim_link(b"late", 1900.0) is None
    assert store.claim_link(b"device", 1001.0) is None
    assert store.claim_link(b"unknown", 1001.0) is None


def test_only_one_of_several_concurrent_claims_of_a_link_succeeds(store: Store) -> None:
    store.add_person(ANN)
    for round_ in range(20):
        digest = bytes([round_])
        store.add_token(digest, "ann", "link", 0.0)
        start = threading.Barrier(4)

        def claim(digest: bytes = digest, start: threading.Barrier = start) -> Person | None:
            start.wait()
            return store.claim_link(digest, 1.0)

        with ThreadPoolExecutor(4) as threads:
            claims = [threads.submit(claim) for _ in range(4)]
        assert sorted(str(claim.result()) for claim in claims) == sorted([str(ANN), "None", "None", "None"])


def test_people_stay_muted_until_they_are_unmuted(store: Store) -> None:
    for muted in ("bob", "eve", "bob"):
        store.mute("ann", muted)
    assert store.mutes("ann") == {"bob", "eve"}
    assert store.mutes("bob") == set()
    store.unmute("ann", "bob")
    store.unmute("ann", "nobody")
    assert store.mutes("ann") == {"eve"}


# --- Records ---


def finished(line: str, *members: str) -> TableIndex:
    return TableIndex("over", False, None, members, line, f"note of {line}")


def test_a_finished_game_is_recorded_once(store: Store) -> None:
    store.commit([entry("A", 1, at=3.0, index=finished("first", "ann"))])
    store.commit([entry("A", 2, at=4.0, index=finished("again", "ann", "bob"))])
    assert store.records_for("ann", 9) == [(1, "A", None, 3.0, "first", "note of first")]
    assert store.record_for(1, "ann") == store.records_for("ann", 9)[0]
    assert store.record_for(2, "ann") is None


def test_records_are_listed_newest_first(store: Store) -> None:
    store.commit([entry("A", 1, index=finished("of A", "ann", "bob")), entry("B", 1, index=finished("of B", "bob"))])
    imported = [store.add_record(f"line {number}", None, "ann", 5.0) for number in range(3)]
    assert imported == [3, 4, 5]
    assert [record.id for record in store.records_for("ann", 9)] == [5, 4, 3, 1]
    assert [record.id for record in store.records_for("ann", 2, before=4)] == [3, 1]
    assert [record.line for record in store.records_for("bob", 9)] == ["of B", "of A"]


def test_records_of_private_tables_are_visible_only_to_players_and_importers(store: Store) -> None:
    hidden, shared = finished("hidden", "ann"), finished("shared", "bob")._replace(public=True)
    store.commit([entry("A", 1, index=hidden), entry("B", 1, index=shared)])
    store.add_record("imported", None, "eve", 5.0)
    for person, seen in {"ann": [2, 1], "bob": [2], "eve": [3, 2], None: [2]}.items():
        assert [record.id for record in store.records_for(person, 9)] == seen
        assert [record.id for record in store.records_for(person, 9, before=2)] == [id for id in seen if id < 2]
        assert [id for id in (3, 2, 1, 0) if store.record_for(id, person)] == seen
