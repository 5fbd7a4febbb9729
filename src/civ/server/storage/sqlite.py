"""Everything specific to SQLite: inspecting a file before changing it, opening it, and protecting the log.

`journal_mode=WAL` lets readers read during a write; with `synchronous=FULL` a commit is on disk before it returns.
"""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.pool import QueuePool

from civ.server.errors import BadStore

__all__ = [
    "APPLICATION_ID", "Conflict", "Failure", "append_only", "create", "insert", "readers", "revision_of",
    "wal_of", "writer",
]  # fmt: skip

Failure, Conflict = sqlite3.Error, sqlite3.IntegrityError  # what the driver itself raises
APPLICATION_ID: Final = int.from_bytes(b"CIV\1", "big")
LOCK_TIMEOUT_S: Final = 2.0  # a backup holds the lock for a moment
MAX_PREPARED: Final = 600  # statements of a connection: there is one for each size of a batch
MAX_CHECKED_BYTES: Final = 1 << 28  # checking the pages of a larger file takes seconds
_WRITER_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # where fsync alone leaves the bytes in the drive's cache
    "PRAGMA cache_size = -65536",  # KiB: the ends of the logs in use
    "PRAGMA wal_autocheckpoint = 4000",  # pages: each takes many events before it is copied
)
_READER_PRAGMAS: Final = ("PRAGMA query_only = ON",)
# Errors that say nothing about the file itself.
_EXTERNAL_ERRORS: Final = (
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
)


# --- Inspecting ---


def revision_of(path: Path) -> str | None:
    """Return the schema revision of a store, None if it is empty. The file is only read.

    Raises BadStore if it is not a store, is damaged, or cannot be read.
    """
    try:
        with closing(_connection(path, "ro", ())) as connection:
            return _revision_in(connection, path)
    except sqlite3.Error as error:
        about_the_file = getattr(error, "sqlite_errorcode", 0) & 0xFF not in _EXTERNAL_ERRORS
        raise BadStore("store-corrupt" if about_the_file else "store-unusable", file=str(path)) from error


def _revision_in(connection: sqlite3.Connection, path: Path) -> str | None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application == 0 and not connection.execute("SELECT 1 FROM sqlite_master").fetchall():
        return None
    if application != APPLICATION_ID or not _is_sound(connection, path):
        raise BadStore("store-corrupt", file=str(path))
    revisions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    if len(revisions) != 1:
        raise BadStore("store-corrupt", file=str(path))
    return str(revisions[0][0])


def _is_sound(connection: sqlite3.Connection, path: Path) -> bool:
    return path.stat().st_size > MAX_CHECKED_BYTES or connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)


# --- Opening ---


def create(path: Path) -> None:
    """Create an empty store in WAL mode, in one step: if this is interrupted, nothing has changed at `path`.

    Switching to WAL mode writes a rollback journal, and a file with such a journal cannot be inspected without changing
    it. So the switch happens in another file, which is then renamed.
    """
    new = path.with_name(f"{path.name}.new")
    for leftover in (new, *(new.with_name(f"{new.name}-{suffix}") for suffix in ("journal", "wal", "shm"))):
        leftover.unlink(missing_ok=True)
    new.touch(mode=0o600)  # it will contain hidden cards
    _connection(new, "rw", _WRITER_PRAGMAS).close()
    new.replace(path)


def writer(path: Path) -> Engine:
    """Return the engine of the one connection that writes. A transaction locks the file when it begins."""
    engine = _engine(path, _WRITER_PRAGMAS)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def readers(path: Path) -> Engine:
    """Return the engine of the connections that read. A statement sees what is committed when it begins."""
    return _engine(path, _READER_PRAGMAS)


def _engine(path: Path, pragmas: Iterable[str]) -> Engine:
    def connect() -> sqlite3.Connection:
        return _connection(path, "rw", pragmas)

    # Errors must not quote the values of statements: events contain hidden cards.
    return create_engine("sqlite://", creator=connect, poolclass=QueuePool, max_overflow=-1, hide_parameters=True)


def _connection(path: Path, mode: str, pragmas: Iterable[str]) -> sqlite3.Connection:
    """Connect to an existing file; transactions begin and end explicitly."""
    address = f"{path.as_uri()}?mode={mode}"
    connection = sqlite3.connect(
        address,
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        timeout=LOCK_TIMEOUT_S,
        cached_statements=MAX_PREPARED,
    )
    try:
        for pragma in pragmas:
            connection.execute(pragma)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def wal_of(path: Path) -> Path:
    """Return the path of the write-ahead log."""
    return path.with_name(f"{path.name}-wal")


# --- The log ---


def append_only(table: str) -> Iterable[str]:
    """Yield statements that keep the rows of a table from being changed or removed."""
    for verb in ("UPDATE", "DELETE"):
        yield (
            f"CREATE TRIGGER {table}_no_{verb.lower()} BEFORE {verb} ON {table} "
            f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
        )
