"""A process behind two pipes: lines go in and come out by a deadline, and when it ends nothing that it started is left.

Nothing here waits longer than it is told to: not for a process that does not read, that does not answer, or that does
not stop answering. The process leads a session of its own, so that signals reach its children too and a terminal's do
not reach any of them.
"""

import contextlib
import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

MOST_OUTPUT: Final = 65_536  # bytes that a process may write for one line that it was sent


class Pipe:
    """A running process. What goes wrong is EOFError (it is gone), TimeoutError or OverflowError (it floods us)."""

    def __init__(self, words: Sequence[str], log: str | None = None) -> None:
        """Start the process; what it writes to standard error is added to a file, or goes nowhere."""
        with Path(log or os.devnull).open("ab") as errors:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, bufsize=0, start_new_session=True
            )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input, self._output = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._input, False)
        self._received = b""
        self._room = MOST_OUTPUT
        self._forgotten = weakref.finalize(self, _end, self._process, 0.0)  # also when the interpreter ends

    def send(self, line: bytes, deadline: float) -> None:
        """Write a line."""
        self._room = MOST_OUTPUT
        while line:
            _await(self._input, selectors.EVENT_WRITE, deadline)
            try:
                line = line[os.write(self._input, line) :]
            except BrokenPipeError:
                raise EOFError from None

    def receive(self, deadline: float) -> bytes:
        """The next line that the process writes."""
        while b"\n" not in self._received:
            _await(self._output, selectors.EVENT_READ, deadline)
            chunk = os.read(self._output, MOST_OUTPUT)
            if not chunk:
                raise EOFError
            self._received += chunk
            self._room -= len(chunk)
            if self._room < 0:
                raise OverflowError(self._received[:MOST_OUTPUT])
        line, _, self._received = self._received.partition(b"\n")
        return line

    def kill(self) -> None:
        """End the process at once, from any thread: whoever waits for it has an EOFError. `end` is still due."""
        _signal(self._process, signal.SIGKILL)

    def end(self, patience: float) -> int:
        """Close its input and wait, then ask it to end and wait, then end it, children and all; its exit code."""
        self._forgotten.detach()
        return _end(self._process, patience)


def _await(file: int, event: int, deadline: float) -> None:
    """Wait until a pipe can be read or written."""
    with selectors.DefaultSelector() as selector:
        selector.register(file, event)
        left = deadline - time.monotonic()
        if left <= 0 or not selector.select(left):
            raise TimeoutError


def _end(process: subprocess.Popen[bytes], patience: float) -> int:
    """As `Pipe.end` says. A process is taken to be gone when its output is closed.

    It is not waited for before the last signal is sent: until then its number, and so its group's, is nobody else's.
    """
    output: Any = process.stdout
    given: Any = process.stdin
    with contextlib.suppress(OSError):
        given.close()
    if not _gone(output.fileno(), patience):
        _signal(process, signal.SIGTERM)
        _gone(output.fileno(), patience)
    _signal(process, signal.SIGKILL)
    output.close()
    return process.wait()


def _gone(output: int, patience: float) -> bool:
    """Whether a process closes its output within so many seconds; what it still says is not heard."""
    deadline = time.monotonic() + patience
    with contextlib.suppress(TimeoutError):
        while True:
            _await(output, selectors.EVENT_READ, deadline)
            if not os.read(output, MOST_OUTPUT):
                return True
    return False


def _signal(process: subprocess.Popen[bytes], number: int) -> None:
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError, PermissionError):  # only the dead are left in its group
            os.killpg(process.pid, number)
