"""The store: what it was told to keep comes back, whole groups or nothing, and after any failure it works again."""

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
ROBOT = Person("r2", "Robot", "el", True, 2.0)
RETRY_DELAY_S = 1e9


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "civ.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store.open(path)
    yield store
    store.close()


def looked_up(path: Path, query: str) -> list[tuple[object, ...]]:
    """What another program finds in the file."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


# --- The log ---


def test_events_come_back_as_they_were_written(store: Store) -> None:
    written = [entry("A", 1), entry("A", 2, person=None, command=None, digest=None), entry("A", 3, body=b"\0\xff")]
    store.commit([written[0], entry("B", 1), written[1]])
    store.commit([written[2]])
    assert store.events("A") == [stored(event) for event in written]
    assert [event.seq for event in store.events("A", after=1)] == [2, 3]
    assert store.events("A", after=3) == store.events("nowhere") == []


def test_events_survive_closing(path: Path) -> None:
    for seq in (1, 2, 3):
        with closing(Store.open(path)) as store:
            store.commit([entry("A", seq)])
            assert [event.seq for event in store.events("A")] == list(range(1, seq + 1))


def test_a_group_of_none_is_written_without_ado(store: Store) -> None:
    store.commit([])


@pytest.mark.parametrize(
    "wrong",
    [entry("A", 1), entry("A", 3, command="command A 1"), entry("B", 2)],
    ids=["a number that is taken", "a command that was carried out", "a number that is twice in the group"],
)
def test_a_group_with_a_conflict_leaves_nothing_behind(store: Store, wrong: NewEvent) -> None:
    store.commit([entry("A", 1, index=PLAYING)])
    over = TableIndex("over", True, 7.0, ("eve",), "{}", "{}")
    group = [entry("A", 2, index=over), entry("B", 1, index=over), entry("B", 2, command="first"), wrong]
    with pytest.raises(StoreConflict):
        store.commit(group)
    assert [event.seq for event in store.events("A")] == [1]
    assert (store.events("B"), store.tables_of("eve", 9), store.records_for("eve", 9)) == ([], [], [])
    assert (store.due(RETRY_DELAY_S, 9), store.tables_playing()) == ([], ["A"])
    store.commit(group[:3])
    assert [event.seq for event in store.events("A")] == [1, 2]
    assert [row.code for row in store.tables_of("eve", 9)] == ["A", "B"]


@pytest.mark.parametrize(
    "deed", ["UPDATE events SET body = x'00'", "UPDATE events SET seq = 9 WHERE seq = 2", "DELETE FROM events"]
)
def test_not_even_another_program_changes_the_log(store: Store, path: Path, deed: str) -> None:
    store.commit([entry("A", 1), entry("A", 2)])
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        looked_up(path, deed)
    assert store.events("A") == [stored(entry("A", 1)), stored(entry("A", 2))]


def test_threads_commit_beside_one_another(store: Store) -> None:
    def play(table: str) -> None:
        for seq in range(1, 41, 2):
            store.commit([entry(table, seq, index=PLAYING), entry(table, seq + 1)])
            assert len(store.events(table)) == seq + 1

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(play, "ABCDEFGH"))
    assert [[event.seq for event in store.events(table)] for table in "ABCDEFGH"] == [list(range(1, 41))] * 8


@pytest.mark.parametrize("size", [1, 2, 7, 64, 255, 256, 257, 600])
def test_a_group_of_any_size_is_written_whole_or_not_at_all(store: Store, size: int) -> None:
    group = [entry(f"T{number}", 1) for number in range(size)]
    store.commit(group)
    assert all(len(store.events(event.table)) == 1 for event in group)
    again = [entry(f"U{number}", 1) for number in range(size)]
    with pytest.raises(StoreConflict):
        store.commit([*again, group[size // 2]])
    assert not any(store.events(event.table) for event in again)
    store.commit(again)


def test_who_reads_does_not_wait_and_sees_only_what_is_committed(store: Store) -> None:
    store.commit([entry("A", 1)])
    with store._database.writing() as connection:
        store._append(connection, [entry("A", 2)])
        assert [event.seq for event in store.events("A")] == [1]
    assert [event.seq for event in store.events("A")] == [1, 2]


def test_a_commit_is_on_disk_before_it_returns(store: Store) -> None:
    with store._database.writing() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL


def test_a_connection_that_reads_cannot_write(store: Store) -> None:
    with pytest.raises(StoreUnavailable), store._database.reading() as connection:
        connection.exec_driver_sql("DELETE FROM people")


# --- The index over the log ---


def standing(
    status: str, due: float | None = None, *, public: bool = True, members: tuple[str, ...] = ()
) -> TableIndex:
    return TableIndex(status, public, due, members, None, None)


def test_the_index_says_how_a_table_stands_after_its_last_event(store: Store) -> None:
    store.commit([entry("A", 1, at=5.0, index=standing("open")), entry("A", 2, at=6.0, index=standing("open", 9.0))])
    assert store.tables_open(9) == [("A", "open", True, 5.0, 6.0, 2, 9.0)]
    store.commit([entry("A", 3, at=7.0, index=standing("playing", members=("ann",)))])
    assert (store.tables_open(9), store.tables_playing()) == ([], ["A"])
    assert store.tables_of("ann", 9) == [("A", "playing", True, 5.0, 7.0, 3, None)]
    store.commit([entry("A", 4, at=8.0, index=standing("over", public=False, members=("ann",)))])
    assert store.tables_playing() == []
    assert store.tables_of("ann", 9) == [("A", "over", False, 5.0, 8.0, 4, None)]


def test_an_event_that_changes_nothing_there_leaves_the_index_alone(store: Store) -> None:
    store.commit([entry("A", 1, at=5.0, index=standing("open"))])
    store.commit([entry("A", 2, at=6.0)])
    assert store.tables_open(9) == [("A", "open", True, 5.0, 5.0, 1, None)]


def test_who_sits_at_a_table_finds_it_and_who_got_up_does_not(store: Store) -> None:
    for seq, group in enumerate(["a", "ab", "b", "", "bc"], 1):
        store.commit([entry("A", seq, index=standing("open", members=tuple(group)))])
        assert [person for person in "abc" if store.tables_of(person, 9)] == list(group)
    groups = [standing("open", members=tuple(group)) for group in ("bd", "bc")]
    store.commit([entry("A", seq, index=index) for seq, index in enumerate(groups, 6)])
    assert [person for person in "abcd" if store.tables_of(person, 9)] == ["b", "c"]
    store.commit([entry("A", 8, index=finished("line", "b")), entry("B", 1, index=standing("open", members=("c",)))])
    assert [len(store.records_for(person, 9)) for person in "abcd"] == [0, 1, 0, 0]


def test_lists_of_tables_go_on_where_they_ended(store: Store) -> None:
    for number, table in enumerate("ABCDEFG"):
        at = 10.0 + number // 2  # two at the same time
        store.commit([entry(table, 1, at=at, index=standing("open", members=("ann",)))])
    store.commit([entry("P", 1, at=99.0, index=standing("open", public=False, members=("bob",)))])
    store.commit([entry("B", 2, at=50.0, index=standing("playing", members=("ann",)))])
    seen: list[str] = []
    last: tuple[float, str] | None = None
    while rows := store.tables_open(2, last):
        seen += [row.code for row in rows]
        last = rows[-1].created, rows[-1].code
    assert seen == list("GFEDCA")
    assert [row.code for row in store.tables_of("ann", 3)] == list("BGF")
    assert [row.code for row in store.tables_of("ann", 3, (13.0, "G"))] == list("FED")


def test_what_is_due_is_found_the_oldest_first(store: Store) -> None:
    assert store.due(RETRY_DELAY_S, 9) == []
    dues = {"A": 30.0, "B": 10.0, "C": None, "D": 20.0}
    store.commit([entry(table, 1, index=standing("playing", due)) for table, due in dues.items()])
    assert store.due(20.0, 9) == [("B", 10.0), ("D", 20.0)]
    assert store.due(RETRY_DELAY_S, 1) == [("B", 10.0)]
    store.commit([entry("B", 2, index=standing("playing")), entry("D", 2, index=standing("playing", 40.0))])
    assert store.due(RETRY_DELAY_S, 9) == [("A", 30.0), ("D", 40.0)]


# --- When nothing can be written ---


def test_a_full_disk_is_told_and_then_forgotten(store: Store, path: Path) -> None:
    store.commit([entry("A", 1)])
    wal = path.with_name("civ.db-wal").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal + 5000, hard))  # room for a page, not for the group
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


def test_a_file_that_another_program_keeps_locked_is_told_and_then_forgotten(store: Store, path: Path) -> None:
    store.commit([entry("A", 1)])
    with locked(path):
        with pytest.raises(StoreUnavailable):
            store.commit([entry("A", 2)])
        assert [event.seq for event in store.events("A")] == [1]
    store.commit([entry("A", 2)])
    assert [event.seq for event in store.events("A")] == [1, 2]


def test_a_folder_that_vanishes_and_comes_back_is_told_and_then_forgotten(tmp_path: Path) -> None:
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
    assert looked_up(here / "civ.db", "SELECT seq FROM events") == [(1,), (2,)]


def test_another_file_in_the_place_of_ours_is_not_written_to(store: Store, path: Path, tmp_path: Path) -> None:
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


def test_a_write_ahead_log_that_somebody_removes_costs_no_event(store: Store, path: Path) -> None:
    store.commit([entry("A", 1)])
    path.with_name("civ.db-wal").unlink()
    store.commit([entry("A", 2)])
    assert [event.seq for event in store.events("A")] == [1, 2]
    assert looked_up(path, "SELECT seq FROM events") == [(1,), (2,)]


def test_a_closed_store_does_nothing(path: Path) -> None:
    store = Store.open(path)
    store.close()
    store.close()
    for deed in (lambda: store.commit([entry("A", 1)]), lambda: store.events("A")):
        with pytest.raises(StoreUnavailable):
            deed()
    assert looked_up(path, "SELECT * FROM events") == []


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """While another program writes to the file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@pytest.mark.parametrize("trouble", ["conflict", "locked", "type"])
def test_no_error_speaks_of_what_should_have_been_written(store: Store, path: Path, trouble: str) -> None:
    secret = entry("A", 1, body=b"Quetzalcoatl", person="Nefertiti", index=PLAYING._replace(record="Hammurabi"))
    groups = {"conflict": [secret, secret], "locked": [secret], "type": [secret, secret._replace(seq=object())]}  # type: ignore[arg-type]
    with locked(path) if trouble == "locked" else nullcontext(), pytest.raises(StoreUnavailable) as error:
        store.commit(groups[trouble])
    told = "".join(traceback.format_exception(error.value))
    assert not any(name in told for name in ("Quetzalcoatl", "Nefertiti", "Hammurabi"))


# --- People ---


def known(store: Store, *people: Person) -> Iterator[Person | None]:
    """The same people as the store finds them by a token of theirs."""
    for person in people:
        store.add_token(token := os.urandom(32), person.id, "device", 1.0)
        yield store.person_by_token(token, "device")


def test_people_come_back_as_they_were_written(store: Store) -> None:
    store.add_person(ANN)
    store.add_person(ROBOT)
    assert [*known(store, ANN, ROBOT)] == [ANN, ROBOT]
    store.rename("ann", "Anna", "ru")
    assert [*known(store, ANN, ROBOT)] == [ANN._replace(name="Anna", language="ru"), ROBOT]


def test_an_id_is_given_once(store: Store) -> None:
    store.add_person(ANN)
    with pytest.raises(StoreConflict):
        store.add_person(ROBOT._replace(id="ann"))
    assert [*known(store, ANN)] == [ANN]


def test_a_token_is_good_for_its_purpose_only(store: Store) -> None:
    store.add_person(ANN)
    for purpose in ("device", "link", "program"):
        store.add_token(purpose.encode(), "ann", purpose, 1.0)
    pairs = itertools.product((b"device", b"program", b"link", b"?"), ("device", "program"))
    found = {(digest, purpose): store.person_by_token(digest, purpose) for digest, purpose in pairs}
    assert {key for key, person in found.items() if person == ANN} == {(b"device", "device"), (b"program", "program")}
    assert set(found.values()) == {ANN, None}


def test_a_link_is_good_once_and_for_a_quarter_of_an_hour(store: Store) -> None:
    store.add_person(ANN)
    for digest in (b"early", b"late"):
        store.add_token(digest, "ann", "link", 1000.0)
    store.add_token(b"device", "ann", "device", 1000.0)
    assert store.claim_link(b"early", 1899.0) == ANN
    assert store.claim_link(b"early", 1899.0) is None
    assert store.claim_link(b"late", 1900.0) is None
    assert store.claim_link(b"device", 1001.0) is None
    assert store.claim_link(b"unheard of", 1001.0) is None


def test_of_many_who_follow_a_link_one_gets_in(store: Store) -> None:
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


def test_who_is_muted_stays_so_until_heard_again(store: Store) -> None:
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


def test_a_game_that_ends_is_kept_as_a_record_once(store: Store) -> None:
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


def test_a_record_is_for_those_who_played_or_imported_it_or_for_all_if_its_table_was_public(store: Store) -> None:
    hidden, shared = finished("hidden", "ann"), finished("shared", "bob")._replace(public=True)
    store.commit([entry("A", 1, index=hidden), entry("B", 1, index=shared)])
    store.add_record("imported", None, "eve", 5.0)
    for person, seen in {"ann": [2, 1], "bob": [2], "eve": [3, 2], None: [2]}.items():
        assert [record.id for record in store.records_for(person, 9)] == seen
        assert [record.id for record in store.records_for(person, 9, before=2)] == [id for id in seen if id < 2]
        assert [id for id in (3, 2, 1, 0) if store.record_for(id, person)] == seen
