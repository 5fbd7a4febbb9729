"""One server to a file: a lock on a file beside it, which tells whose it is."""

import os
import time
import weakref
from pathlib import Path
from typing import Final

from civ.files.locks import lock
from civ.server.errors import BadStore

PATIENCE: Final = 1.0  # seconds for a process that has just taken the lock to write its number
_held: Final["weakref.WeakSet[FileLock]"] = weakref.WeakSet()


class FileLock:
    """Holds a file for this process, whose number stands in `<name>.lock` beside it."""

    def __init__(self, path: Path) -> None:
        beside = path.with_name(f"{path.name}.lock")
        beside.touch()
        self._file = beside.open("r+b", buffering=0)
        if not lock(self._file):
            self._file.close()
            raise BadStore("store-in-use", file=str(path), process=_holder(beside))
        self._file.truncate(0)
        self._file.seek(0)
        self._file.write(str(os.getpid()).encode())
        _held.add(self)

    def release(self) -> None:
        """Let another process have the file. The file beside it stays: to remove it would be a race."""
        self._file.truncate(0)
        self._file.close()
        _held.discard(self)

    def leave(self) -> None:
        """In a forked process: let go of what the parent holds."""
        self._file.close()


def _holder(beside: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while not (number := beside.read_bytes()[:20]).isdigit() and time.monotonic() < deadline:
        time.sleep(0.01)
    return number.decode() if number.isdigit() else "?"


def _leave_all() -> None:
    for held in list(_held):
        held.leave()


# A forked process would go on holding the lock after the server is gone.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_leave_all)
