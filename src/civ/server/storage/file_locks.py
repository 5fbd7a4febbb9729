"""One server for each store: a lock file next to it holds the process id of its owner."""

import os
import time
import weakref
from pathlib import Path
from typing import Final

from civ.files.locks import lock
from civ.server.errors import BadStore

OWNER_TIMEOUT_S: Final = 1.0  # for a process that has just taken the lock to write its id
_held: Final["weakref.WeakSet[FileLock]"] = weakref.WeakSet()


class FileLock:
    """Locks a file for this process, whose id is written to `<name>.lock` next to it.

    Raises BadStore if another process has the lock.
    """

    def __init__(self, path: Path) -> None:
        lock_file = path.with_name(f"{path.name}.lock")
        lock_file.touch()
        self._file = lock_file.open("r+b", buffering=0)
        if not lock(self._file):
            self._file.close()
            raise BadStore("store-in-use", file=str(path), process=_owner_id(lock_file))
        self._file.truncate(0)
        self._file.seek(0)
        self._file.write(str(os.getpid()).encode())
        _held.add(self)

    def release(self) -> None:
        """Release the file. The lock file stays: removing it would be a race."""
        self._file.truncate(0)
        self._file.close()
        _held.discard(self)

    def close_in_child(self) -> None:
        """In a forked process, close the file that the parent has locked."""
        self._file.close()


def _owner_id(lock_file: Path) -> str:
    deadline = time.monotonic() + OWNER_TIMEOUT_S
    while not (id := lock_file.read_bytes()[:20]).isdigit() and time.monotonic() < deadline:
        time.sleep(0.01)
    return id.decode() if id.isdigit() else "?"


def _close_all() -> None:
    for held in list(_held):
        held.close_in_child()


# A forked process would keep the lock after the server has ended.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_close_all)
