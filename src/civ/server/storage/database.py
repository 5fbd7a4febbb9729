"""Transactions: what is written is on disk when one ends, or `StoreDown` is raised and nothing is.

One connection writes, one thread at a time; others read beside it. After a failure connections are made anew, so that
the same object works again as soon as the cause is gone.
"""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from civ.server.errors import BadStore, StoreConflict, StoreDown
from civ.server.storage import migrations, sqlite
from civ.server.storage.file_locks import FileLock

Identity = tuple[int, int]  # what tells a file from any other


class Database:
    """A file that this process alone writes to."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self._path, self._lock = path, lock
        self._file = _identity(path)
        self._wal: Identity | None = None  # of the file that commits go to first
        self._writers, self._readers = sqlite.writer(path), sqlite.readers(path)
        self._writer: Connection | None = None
        self._guard = threading.Lock()
        self._closed = False

    @classmethod
    def open(cls, path: Path) -> "Database":
        """Take the file, made if there is none, and bring it up to date. One that will not do stays as it is."""
        path = path.resolve()
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = FileLock(path)
            try:
                if not path.exists():
                    path.touch(mode=0o600)  # hidden cards will be in it
                path.open("r+b").close()  # SQLite would notice a read-only file at the first event
                up_to_date = _is_up_to_date(path)
                database = cls(path, lock)
                if not up_to_date:
                    with database.writing() as connection:
                        migrations.upgrade(connection)
            except BaseException:
                lock.release()
                raise
        except (OSError, StoreDown) as error:
            raise BadStore("store-unusable", file=str(path)) from error
        return database

    def close(self) -> None:
        """Give the file back; nothing can be read or written any more."""
        with self._guard:
            if not self._closed:
                self._closed = True
                self._disconnect()
                self._lock.release()

    @property
    def dialect(self) -> Dialect:
        """The SQL that is spoken here."""
        return self._writers.dialect

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is on disk once this ends."""
        with self._connected() as connection, connection.begin():
            yield connection

    def write(self, statement: str, values: Sequence[object]) -> None:
        """One statement, a transaction of its own, that is on disk once this ends.

        Whatever may wait lets go of the interpreter, and to get hold of it again takes longer than the thing itself:
        so it goes to the driver without beginning and ending anything.
        """
        with self._connected() as connection:
            driver: Any = connection.connection.driver_connection
            driver.execute(statement, values)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees what is committed; it waits for nobody."""
        with _told():
            self._check_file()
            with self._readers.connect() as connection:
                yield connection

    # --- The connection that writes ---

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """The connection; what was written by it is in the file that bears the name."""
        with self._guard, _told():
            try:
                self._check_file()
                if self._wal != _identity(sqlite.wal_of(self._path)):
                    self._disconnect()
                if self._writer is None:
                    self._writer = self._writers.connect()
                    with self._writer.begin():  # now there is such a file
                        self._wal = _identity(sqlite.wal_of(self._path))
                yield self._writer
                self._check_in_place()
            except BaseException:
                self._disconnect()
                raise

    def _disconnect(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._writer = self._wal = None
        self._writers.dispose()
        self._readers.dispose()

    # A file that was moved away or removed would still take what is written, and nobody would find it there.

    def _check_file(self) -> None:
        if self._closed or _identity(self._path) != self._file:
            raise StoreDown("store-down")

    def _check_in_place(self) -> None:
        self._check_file()
        if _identity(sqlite.wal_of(self._path)) != self._wal:
            raise StoreDown("store-down")


def _is_up_to_date(path: Path) -> bool:
    """Whether a file has the newest revision; Alembic, which takes a while to load, is asked only if not."""
    revision = sqlite.revision_of(path)
    if revision == migrations.NEWEST:
        return True
    if revision is not None and revision not in migrations.revisions():
        raise BadStore("store-newer", file=str(path))
    return False


def _identity(path: Path) -> Identity | None:
    """Which file a name stands for, None if it is gone."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


@contextmanager
def _told() -> Iterator[None]:
    """Whatever the database or the disk complains of, as an error of ours."""
    try:
        yield
    except (IntegrityError, sqlite.Conflict) as error:
        raise StoreConflict("store-conflict") from error
    except (SQLAlchemyError, sqlite.Failure, OSError) as error:
        raise StoreDown("store-down") from error
