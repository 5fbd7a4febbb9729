"""Opening a store: a file has one server and an up-to-date schema; unusable files are refused and left unchanged."""

import os
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, inspect

from civ.server.errors import BadStore
from civ.server.storage import migrations, sqlite
from civ.server.storage.file_locks import FileLock
from civ.server.storage.schema import METADATA
from civ.server.storage.store import Store
from tests.harness.server.store_entries import contents, entry

HOLD_OPEN = """
import sys, time
from pathlib import Path
from civ.server.storage.store import Store
store = Store.open(Path(sys.argv[1]))
print("open", flush=True)
time.sleep(600)
"""
CREATED_ONLY = """
import os, signal, sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("PRAGMA journal_mode = WAL")
os.kill(os.getpid(), signal.SIGKILL)
"""
KILLED_BY_A_FULL_FILE = """
import resource, signal, sys
from pathlib import Path
from civ.server.storage.store import Store
signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), resource.RLIM_INFINITY))
Store.open(Path(sys.argv[1]))
"""
NEWER_IN_THE_WAL = """
import os, signal, sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("UPDATE alembic_version SET version_num = '9999'")
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "civ.db"


@pytest.fixture
def existing(path: Path) -> Path:
    """A closed store with some events."""
    with closing(Store.open(path)) as store:
        store.commit([entry("A", seq) for seq in range(1, 500)])
    return path


def run_killed_script(script: str, path: Path, *words: str, by: signal.Signals = signal.SIGKILL) -> None:
    """Run a script that ends by a signal."""
    done = subprocess.run([sys.executable, "-c", script, str(path), *words], check=False)
    assert done.returncode == -by


def assert_refused(path: Path) -> BadStore:
    """Check that opening a file fails, changes nothing and releases the lock; return the error."""
    before = contents(path.parent), path.stat().st_mtime_ns
    with pytest.raises(BadStore) as error:
        Store.open(path)
    assert (contents(path.parent), path.stat().st_mtime_ns) == before
    FileLock(path).release()
    return error.value


def test_folder_and_files_are_accessible_only_to_their_owner(path: Path) -> None:
    with closing(Store.open(path)) as store:
        store.commit([entry("A", 1)])
        modes = {file.suffix: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert (modes[".db"], modes[".db-wal"]) == (0o600, 0o600)


@pytest.mark.parametrize("name", ["a b.db", "50%.db", "what?.db", "a#b.db", "Ωμέγα.db"])
def test_the_file_can_have_any_name(tmp_path: Path, name: str) -> None:
    with closing(Store.open(tmp_path / name)) as store:
        store.commit([entry("A", 1)])
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([name, f"{name}.lock"])


# --- One server per file ---


@contextmanager
def process_with_open_store(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Run another process that has the file open."""
    with subprocess.Popen([sys.executable, "-c", HOLD_OPEN, str(path)], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "open\n"
            yield process
        finally:
            process.kill()


def test_a_second_server_is_refused_with_the_id_of_the_first_process(path: Path) -> None:
    with process_with_open_store(path) as other:
        with pytest.raises(BadStore) as error:
            Store.open(path)
        assert error.value.code == "store-in-use"
        assert str(other.pid) in str(error.value)
        link = path.with_name("link.db")
        link.symlink_to(path)
        with pytest.raises(BadStore, match=str(other.pid)):
            Store.open(link)
        other.kill()
        other.wait()
        Store.open(path).close()


def test_a_second_store_in_one_process_is_refused(path: Path) -> None:
    with closing(Store.open(path)):
        for _ in range(2):
            with pytest.raises(BadStore, match=str(os.getpid())):
                Store.open(path)
    Store.open(path).close()


def test_a_forked_process_does_not_hold_the_file(path: Path) -> None:
    store = Store.open(path)
    here, up = os.pipe()
    asleep, wake = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(wake)
        os.write(up, b"1")  # by now the child has released the lock
        os.read(asleep, 1)
        os._exit(0)
    try:
        os.read(here, 1)
        with pytest.raises(BadStore, match=str(os.getpid())):
            Store.open(path)
        store.close()
        Store.open(path).close()
    finally:
        for end in (here, up, asleep, wake):
            os.close(end)
        os.waitpid(child, 0)


# --- Unusable files ---


def test_a_file_of_a_newer_schema_is_refused(existing: Path) -> None:
    with closing(sqlite3.connect(existing, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert assert_refused(existing).code == "store-newer"


def test_a_newer_schema_that_is_only_in_the_write_ahead_log_is_refused(existing: Path) -> None:
    run_killed_script(NEWER_IN_THE_WAL, existing)
    assert existing.with_name("civ.db-wal").stat().st_size > 0
    assert assert_refused(existing).code == "store-newer"


@pytest.mark.parametrize("content", [b"my diary\n", b"\0" * 8192, b"SQLite format 3\0", b"SQLite format 3\0" * 999])
def test_a_file_that_is_not_a_database_is_refused(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert assert_refused(path).code == "store-corrupt"


@pytest.mark.parametrize(
    "statement",
    ["CREATE TABLE events (seq)", "PRAGMA application_id = 7", f"PRAGMA application_id = {sqlite.APPLICATION_ID}"],
)
@pytest.mark.parametrize("journal", ["DELETE", "WAL"])
def test_the_database_of_another_program_is_refused(path: Path, statement: str, journal: str) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA journal_mode = {journal}")
        connection.execute(statement)
    assert assert_refused(path).code == "store-corrupt"


@pytest.mark.parametrize(
    "statement", ["PRAGMA application_id = 7", "DELETE FROM alembic_version", "DROP TABLE alembic_version"]
)
def test_a_file_without_our_application_id_or_revision_is_refused(existing: Path, statement: str) -> None:
    with closing(sqlite3.connect(existing, isolation_level=None)) as connection:
        connection.execute(statement)
    assert assert_refused(existing).code == "store-corrupt"


@pytest.mark.parametrize("remaining_bytes", [100, 4096, 20_000, -4096])
def test_a_truncated_file_is_refused(existing: Path, remaining_bytes: int) -> None:
    existing.write_bytes(existing.read_bytes()[:remaining_bytes])
    assert assert_refused(existing).code == "store-corrupt"


def test_a_file_with_a_damaged_page_is_refused(existing: Path) -> None:
    content = existing.read_bytes()
    pages = range(0, len(content), 4096)
    for page in pages:
        existing.write_bytes(content[:page] + bytes([0xA5]) * 4096 + content[page + 4096 :])
        assert assert_refused(existing).code == "store-corrupt", f"page {page // 4096}"
    assert len(pages) > 20


def test_a_folder_in_place_of_the_file_is_refused(path: Path) -> None:
    path.mkdir(parents=True)
    with pytest.raises(BadStore) as error:
        Store.open(path)
    assert error.value.code == "store-unusable"


@contextmanager
def unprivileged() -> Iterator[None]:
    """Drop root privileges, because root can write to every file."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_read_only_file_or_folder_is_refused() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        path = Path(folder) / "civ.db"
        Store.open(path).close()
        path.chmod(0o444)
        path.with_name("civ.db.lock").chmod(0o666)
        with unprivileged(), pytest.raises(BadStore) as error:
            Store.open(path)
        assert error.value.code == "store-unusable"
        Path(folder).chmod(0o555)
        with unprivileged(), pytest.raises(BadStore) as error:
            Store.open(Path(folder) / "new" / "civ.db")
        assert error.value.code == "store-unusable"
        Path(folder).chmod(0o777)


# --- The schema ---


def test_a_server_killed_before_its_first_transaction_leaves_a_usable_file(path: Path) -> None:
    path.parent.mkdir()
    run_killed_script(CREATED_ONLY, path)
    assert path.stat().st_size > 0
    with closing(Store.open(path)) as store:
        store.commit([entry("A", 1)])


@pytest.mark.parametrize("room", [10, 511, 512, 4095, 4096, 8192, 32767, 40000])
def test_a_process_killed_at_any_write_while_creating_a_store_leaves_a_usable_file(path: Path, room: int) -> None:
    """The process dies when it writes beyond `room` bytes of a file: of a journal, the store itself or its WAL."""
    path.parent.mkdir()
    run_killed_script(KILLED_BY_A_FULL_FILE, path, str(room), by=signal.SIGXFSZ)
    with closing(Store.open(path)) as store:
        store.commit([entry("A", 1)])
        assert len(store.events("A")) == 1
    assert {file.name for file in path.parent.iterdir()} <= {path.name, f"{path.name}.lock"}


def describe_schema(engine: Engine) -> dict[str, object]:
    """Describe the columns, keys and indexes of all tables of a database."""
    inspector = inspect(engine)
    return {
        table: {
            "columns": [(c["name"], str(c["type"]), c["nullable"]) for c in inspector.get_columns(table)],
            "key": inspector.get_pk_constraint(table)["constrained_columns"],
            "indexes": [
                (i["name"], i["column_names"], i["unique"], str(i.get("dialect_options", {}).get("sqlite_where")))
                for i in inspector.get_indexes(table)
            ],
            "unique": sorted(map(str, inspector.get_unique_constraints(table))),
            "foreign": inspector.get_foreign_keys(table),
        }
        for table in inspector.get_table_names()
        if table != "alembic_version"
    }


def test_migrations_lead_step_by_step_to_the_schema(tmp_path: Path) -> None:
    assert migrations.revisions()[0] == "0001"
    assert migrations.revisions()[-1] == migrations.NEWEST
    engine, straight = (create_engine(f"sqlite:///{tmp_path / name}") for name in ("steps.db", "straight.db"))
    for revision in migrations.revisions():
        with engine.begin() as connection:
            migrations.upgrade(connection, revision)
            assert MigrationContext.configure(connection).get_current_revision() == revision
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    METADATA.create_all(straight)
    assert describe_schema(engine) == describe_schema(straight)
    assert set(describe_schema(engine)) == set(METADATA.tables)
    engine.dispose()
    straight.dispose()


def test_a_failed_migration_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "civ.db"
    path.touch()
    engine = sqlite.writer(path)
    with pytest.raises(ZeroDivisionError), engine.begin() as connection:
        migrations.upgrade(connection)
        raise ZeroDivisionError
    engine.dispose()
    assert sqlite.revision_of(path) is None
    Store.open(path).close()
    assert sqlite.revision_of(path) == migrations.revisions()[-1]


def test_opening_a_store_prints_and_logs_nothing(
    path: Path, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    for _ in range(2):
        Store.open(path).close()
    assert (*capfd.readouterr(), caplog.records) == ("", "", [])
