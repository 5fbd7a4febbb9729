"""Lines of standard input for a program that waits for something else at the same time."""

import asyncio
import codecs
import os
import sys
from collections.abc import Iterator
from threading import Thread


def stdin_lines() -> "asyncio.Queue[str | None]":
    """Return a queue that receives every line of standard input, and None at its end.

    A read cannot be interrupted, so a daemon thread waits for it and does not keep the process from ending. It reads
    the file descriptor: inside `sys.stdin` it would hold a lock that the interpreter needs at exit.
    """
    loop = asyncio.get_running_loop()
    lines: asyncio.Queue[str | None] = asyncio.Queue()

    def read() -> None:
        try:
            for line in _lines(sys.stdin.fileno()) if sys.stdin is not None else ():
                loop.call_soon_threadsafe(lines.put_nowait, line.strip())
            loop.call_soon_threadsafe(lines.put_nowait, None)
        except (RuntimeError, ValueError, OSError):
            pass  # the event loop is closed: nobody waits for lines any more

    Thread(target=read, name="civ-stdin", daemon=True).start()
    return lines


def _lines(descriptor: int) -> Iterator[str]:
    decoder, rest = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")("replace"), ""
    while raw := os.read(descriptor, 4096):
        *whole, rest = (rest + decoder.decode(raw)).split("\n")
        yield from whole
    if rest:
        yield rest
