"""Lines as they are typed, for a program that listens to something else at the same time."""

import asyncio
import codecs
import os
import sys
from collections.abc import Iterator
from threading import Thread


def typed_lines() -> "asyncio.Queue[str | None]":
    """A queue that gets every line of the standard input, and None at its end.

    A read cannot be interrupted, so a thread of its own waits for it that does not keep the process from ending. It
    reads from the system: a thread inside `sys.stdin` would hold a lock that the interpreter wants when it ends.
    """
    loop = asyncio.get_running_loop()
    lines: asyncio.Queue[str | None] = asyncio.Queue()

    def read() -> None:
        try:
            for line in _lines(sys.stdin.fileno()) if sys.stdin is not None else ():
                loop.call_soon_threadsafe(lines.put_nowait, line.strip())
            loop.call_soon_threadsafe(lines.put_nowait, None)
        except (RuntimeError, ValueError, OSError):
            pass  # the game is over, and nobody listens any more

    Thread(target=read, name="civ-typed", daemon=True).start()
    return lines


def _lines(descriptor: int) -> Iterator[str]:
    decoder, rest = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")("replace"), ""
    while raw := os.read(descriptor, 4096):
        *whole, rest = (rest + decoder.decode(raw)).split("\n")
        yield from whole
    if rest:
        yield rest
