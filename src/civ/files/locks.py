"""Exclusive locks on files. The operating system releases a lock when its process ends."""

import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: BinaryIO) -> None:
        at = file.tell()
        file.seek(1 << 30)  # far beyond the contents, which other processes must be able to read
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(at)
else:
    import fcntl

    def _try_lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock(file: BinaryIO) -> bool:
    """Lock a file for this process and return True, or return False if another process has locked it."""
    try:
        _try_lock(file)
    except (BlockingIOError, PermissionError):
        return False
    return True
