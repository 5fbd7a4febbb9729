"""Transactions: when one ends, everything is on disk; if it raises `StoreUnavailable`, nothing is.

One connection writes, from one thread at a time, while others read. After a failure the connections are opened again,
so that the same object works as soon as the cause is gone.
"""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from civ.server.errors import BadStore, StoreConflict, StoreUnavailable
from civ.server.storage import migrations, sqlite
from civ.server.storage.file_locks import FileLock

FileIdentity = tuple[int, int]  # device and inode


class Database:
    """A file that only this process writes to."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self._path, self._lock = path, lock
        self._file = _identity(path)
        self._wal: FileIdentity | None = None  # of the write-ahead log
        self._writers, self._readers = sqlite.writer(path), sqlite.readers(path)
        self._writer: Connection | None = None
        self._guard = threading.Lock()
        self._closed = False

    @classmethod
    def open(cls, path: Path) -> "Database":
        """Lock and open the file, creating it if there is none, and migrate it to the newest schema.

        Raises BadStore if the file cannot be used; it stays unchanged.
        """
        path = path.resolve()
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = FileLock(path)
            try:
                if not path.exists() or not path.stat().st_size:
                    sqlite.create(path)
                path.open("r+b").close()  # SQLite would notice a read-only file at the first event
                up_to_date = _is_up_to_date(path)
                database = cls(path, lock)
                if not up_to_date:
                    with database.writing() as connection:
                        migrations.upgrade(connection)
            except BaseException:
                lock.release()
                raise
        except (OSError, StoreUnavailable) as error:
            raise BadStore("store-unusable", file=str(path)) from error
        return database

    def close(self) -> None:
        """Close the file and release its lock."""
        with self._guard:
            if not self._closed:
                self._closed = True
                self._disconnect()
                self._lock.release()

    @property
    def dialect(self) -> Dialect:
        """The SQL dialect."""
        return self._writers.dialect

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Yield a connection in a transaction, which is on disk when the block ends."""
        with self._connected() as connection, connection.begin():
            yield connection

    def write(self, statement: str, values: Sequence[object]) -> None:
        """Execute one statement in a transaction of its own, which is on disk when this returns.

        Blocking calls release the GIL, and reacquiring it costs more than the insert. So the statement goes straight to
        the driver, without a BEGIN and a COMMIT.
        """
        with self._connected() as connection:
            driver: Any = connection.connection.driver_connection
            driver.execute(statement, values)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Yield a connection that sees what is committed. It never waits for a writer."""
        with _own_errors():
            self._check_file()
            with self._readers.connect() as connection:
                yield connection

    # --- The connection that writes ---

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """Yield the connection, and check that the file it wrote to still has its name."""
        with self._guard, _own_errors():
            try:
                self._check_file()
                if self._wal != _identity(sqlite.wal_of(self._path)):
                    self._disconnect()
                if self._writer is None:
                    self._writer = self._writers.connect()
                    with self._writer.begin():  # creates the write-ahead log
                        self._wal = _identity(sqlite.wal_of(self._path))
                yield self._writer
                self._check_file_and_wal()
            except BaseException:
                self._disconnect()
                raise

    def _disconnect(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._writer = self._wal = None
        self._writers.dispose()
        self._readers.dispose()

    # A file that was moved or removed would still accept writes, and they would be lost.

    def _check_file(self) -> None:
        if self._closed or _identity(self._path) != self._file:
            raise StoreUnavailable("store-down")

    def _check_file_and_wal(self) -> None:
        self._check_file()
        if _identity(sqlite.wal_of(self._path)) != self._wal:
            raise StoreUnavailable("store-down")


def _is_up_to_date(path: Path) -> bool:
    """Whether a file has the newest revision. Alembic, which loads slowly, is imported only if it has not."""
    revision = sqlite.revision_of(path)
    if revision == migrations.NEWEST:
        return True
    if revision is not None and revision not in migrations.revisions():
        raise BadStore("store-newer", file=str(path))
    return False


def _identity(path: Path) -> FileIdentity | None:
    """Return the identity of the file at a path; None if there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


@contextmanager
def _own_errors() -> Iterator[None]:
    """Raise errors of the database and the disk as our own."""
    try:
        yield
    except (IntegrityError, sqlite.Conflict) as error:
        raise StoreConflict("store-conflict") from error
    except (SQLAlchemyError, sqlite.Failure, OSError) as error:
        raise StoreUnavailable("store-down") from error
