"""One writer to a file: a lock of the operating system, which dies with its process."""

import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: BinaryIO) -> None:
        at = file.tell()
        file.seek(1 << 30)  # far beyond what is written, which others shall be able to read
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(at)
else:
    import fcntl

    def _try_lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock(file: BinaryIO) -> bool:
    """Lock a file for this process; False if another one has it."""
    try:
        _try_lock(file)
    except (BlockingIOError, PermissionError):
        return False
    return True
