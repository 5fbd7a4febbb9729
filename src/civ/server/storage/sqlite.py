"""All that is SQLite's own: how a file is looked at before it is touched, how it is opened, what guards the log.

`journal_mode=WAL` lets readers read while somebody writes; `synchronous=FULL` has a commit on disk before it returns.
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
    "APPLICATION_ID", "Conflict", "Failure", "append_only", "insert", "readers", "revision_of", "wal_of", "writer",
]  # fmt: skip

Failure, Conflict = sqlite3.Error, sqlite3.IntegrityError  # what the driver itself raises
APPLICATION_ID: Final = int.from_bytes(b"CIV\1", "big")
PATIENCE: Final = 2.0  # seconds, for whoever else holds the file's lock, as a backup does for a moment
PREPARED: Final = 600  # statements that a connection keeps: groups of events have one for each size
THOROUGH: Final = 1 << 28  # bytes; a larger file would take seconds to check page by page
_WRITER: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # where fsync alone leaves the bytes in the drive's cache
    "PRAGMA cache_size = -65536",  # KiB: the ends of the logs in play
    "PRAGMA wal_autocheckpoint = 4000",  # pages: one page takes many events before it is copied
)
_READER: Final = ("PRAGMA query_only = ON",)
# Nothing is wrong with the file itself.
_CIRCUMSTANCES: Final = (
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
)


# --- Before a file is touched ---


def revision_of(path: Path) -> str | None:
    """The revision of the schema in a file of ours, None if nothing is in it yet. The file is only read."""
    try:
        with closing(_connection(path, "ro", ())) as connection:
            return _revision_in(connection, path)
    except sqlite3.Error as error:
        about_the_file = getattr(error, "sqlite_errorcode", 0) & 0xFF not in _CIRCUMSTANCES
        raise BadStore("store-corrupt" if about_the_file else "store-unusable", file=str(path)) from error


def _revision_in(connection: sqlite3.Connection, path: Path) -> str | None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application == 0 and not connection.execute("SELECT 1 FROM sqlite_master").fetchall():
        return None
    if application != APPLICATION_ID or not _sound(connection, path):
        raise BadStore("store-corrupt", file=str(path))
    revisions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    if len(revisions) != 1:
        raise BadStore("store-corrupt", file=str(path))
    return str(revisions[0][0])


def _sound(connection: sqlite3.Connection, path: Path) -> bool:
    return path.stat().st_size > THOROUGH or connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)


# --- Opening ---


def writer(path: Path) -> Engine:
    """Where the one connection that writes comes from. Its transactions have the file's lock from their beginning."""
    engine = _engine(path, _WRITER)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def readers(path: Path) -> Engine:
    """Where connections that read come from. Each statement sees what is committed when it begins."""
    return _engine(path, _READER)


def _engine(path: Path, pragmas: Iterable[str]) -> Engine:
    def connect() -> sqlite3.Connection:
        return _connection(path, "rw", pragmas)

    # The values of a statement stay out of errors: events hold hidden cards.
    return create_engine("sqlite://", creator=connect, poolclass=QueuePool, max_overflow=-1, hide_parameters=True)


def _connection(path: Path, mode: str, pragmas: Iterable[str]) -> sqlite3.Connection:
    """A connection to a file that exists; transactions begin and end where we say so."""
    address = f"{path.as_uri()}?mode={mode}"
    connection = sqlite3.connect(
        address, uri=True, isolation_level=None, check_same_thread=False, timeout=PATIENCE, cached_statements=PREPARED
    )
    try:
        for pragma in pragmas:
            connection.execute(pragma)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def wal_of(path: Path) -> Path:
    """The file that commits go to first."""
    return path.with_name(f"{path.name}-wal")


# --- The log ---


def append_only(table: str) -> Iterable[str]:
    """Statements after which rows of a table are neither changed nor removed."""
    for deed in ("UPDATE", "DELETE"):
        yield (
            f"CREATE TRIGGER {table}_no_{deed.lower()} BEFORE {deed} ON {table} "
            f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
        )
