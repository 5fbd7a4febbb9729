"""Runs the command `civ`: in this process if a test tries many cases, in a separate process if that matters."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, NamedTuple
from unittest.mock import patch

from civ.cli import main

ENGLISH = {"LC_ALL": "C.UTF-8", "NO_COLOR": ""}
COMMAND = [sys.executable, "-m", "civ"]


class Outcome(NamedTuple):
    """The exit code and the output of a command."""

    code: int
    out: str
    err: str


def civ(*words: str, stdin: bytes = b"") -> Outcome:
    """Run the command in this process."""
    out, err = io.StringIO(), io.StringIO()
    keyboard = io.TextIOWrapper(io.BufferedReader(io.BytesIO(stdin)))
    with (
        patch.dict(os.environ, ENGLISH),
        patch.object(sys, "stdin", keyboard),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main(words)
    return Outcome(code, out.getvalue(), err.getvalue())


def civ_process(*words: str, stdin: bytes = b"", **settings: Any) -> Outcome:
    """Run the command in a separate process."""
    environment = os.environ | ENGLISH
    done = subprocess.run(
        [*COMMAND, *words], input=stdin, capture_output=True, env=environment, timeout=120, check=False, **settings
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


def start(*words: str) -> subprocess.Popen[bytes]:
    """Start the command as a process with pipes for all its streams."""
    pipe = subprocess.PIPE
    return subprocess.Popen([*COMMAND, *words], stdin=pipe, stdout=pipe, stderr=pipe, env=os.environ | ENGLISH)


def is_one_line(message: str) -> bool:
    """Whether a message is a single line with a line break at its end."""
    return message.endswith("\n") and message.count("\n") == 1
