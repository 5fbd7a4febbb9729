"""A subprocess behind two pipes that exchanges lines by a deadline, and leaves no process behind when it ends.

No call blocks beyond its deadline: not on a process that does not read, does not answer, or never stops answering. The
process leads its own session, so signals reach its children too, and a terminal's signals reach none of them.
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

MAX_OUTPUT_BYTES: Final = 65_536  # that a process may write in reply to one line


class LineProcess:
    """A running process that reads and writes lines."""

    def __init__(self, words: Sequence[str], log: str | None = None) -> None:
        """Start the process. Its standard error is appended to the file `log`, or discarded.

        Raises OSError if the process cannot be started.
        """
        with Path(log or os.devnull).open("ab") as errors:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, bufsize=0, start_new_session=True
            )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input, self._output = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._input, False)
        self._received = b""
        self._bytes_left = MAX_OUTPUT_BYTES
        self._finalizer = weakref.finalize(self, _stop, self._process, 0.0)  # also runs when the interpreter exits

    def send(self, line: bytes, deadline: float) -> None:
        """Write a line.

        Raises EOFError if the process is gone and TimeoutError if it does not read by the deadline (monotonic time).
        """
        self._bytes_left = MAX_OUTPUT_BYTES
        while line:
            _wait(self._input, selectors.EVENT_WRITE, deadline)
            try:
                line = line[os.write(self._input, line) :]
            except BrokenPipeError:
                raise EOFError from None

    def receive(self, deadline: float) -> bytes:
        """Return the next line the process writes, without its line feed.

        Raises EOFError if the process is gone, TimeoutError if no line comes by the deadline, and OverflowError with
        the output if it writes more than MAX_OUTPUT_BYTES since the last `send`.
        """
        while b"\n" not in self._received:
            _wait(self._output, selectors.EVENT_READ, deadline)
            chunk = os.read(self._output, MAX_OUTPUT_BYTES)
            if not chunk:
                raise EOFError
            self._received += chunk
            self._bytes_left -= len(chunk)
            if self._bytes_left < 0:
                raise OverflowError(self._received[:MAX_OUTPUT_BYTES])
        line, _, self._received = self._received.partition(b"\n")
        return line

    def kill(self) -> None:
        """Kill the process from any thread; a blocked `receive` raises EOFError. `stop` must still be called."""
        _signal(self._process, signal.SIGKILL)

    def stop(self, timeout: float) -> int:
        """Close the input and wait, send SIGTERM and wait, then kill the process and its children.

        Waits up to `timeout` seconds each time and returns the exit code.
        """
        self._finalizer.detach()
        return _stop(self._process, timeout)


def _wait(file: int, event: int, deadline: float) -> None:
    """Wait until a pipe can be read or written."""
    with selectors.DefaultSelector() as selector:
        selector.register(file, event)
        left = deadline - time.monotonic()
        if left <= 0 or not selector.select(left):
            raise TimeoutError


def _stop(process: subprocess.Popen[bytes], timeout: float) -> int:
    """As `LineProcess.stop`. A process counts as ended when its output is closed.

    It is reaped only after the last signal: until then no other process group can have its number.
    """
    output: Any = process.stdout
    input_pipe: Any = process.stdin
    with contextlib.suppress(OSError):
        input_pipe.close()
    if not _closes(output.fileno(), timeout):
        _signal(process, signal.SIGTERM)
        _closes(output.fileno(), timeout)
    _signal(process, signal.SIGKILL)
    output.close()
    return process.wait()


def _closes(output: int, timeout: float) -> bool:
    """Return whether a process closes its output in time. Its remaining output is discarded."""
    deadline = time.monotonic() + timeout
    with contextlib.suppress(TimeoutError):
        while True:
            _wait(output, selectors.EVENT_READ, deadline)
            if not os.read(output, MAX_OUTPUT_BYTES):
                return True
    return False


def _signal(process: subprocess.Popen[bytes], number: int) -> None:
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError, PermissionError):  # only zombies are left in the group
            os.killpg(process.pid, number)
