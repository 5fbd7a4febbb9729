"""The command on a real terminal: output, keys, and the restored screen."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from pathlib import Path

import pytest

from tests.harness.command_runner import COMMAND, ENGLISH

ENTER_ALTERNATE_SCREEN, LEAVE_ALTERNATE_SCREEN = "\x1b[?1049h", "\x1b[?1049l"


def run_on_terminal(keys: str, *words: str, **environment: str) -> tuple[int, str]:
    """Run the command on a terminal of 80 by 24 and press keys once the table is drawn. Returns its code and output."""
    controller, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    settings = {**os.environ, **ENGLISH, "TERM": "xterm-256color", **environment}
    settings = {name: value for name, value in settings.items() if value or name != "NO_COLOR"}
    with subprocess.Popen(
        [*COMMAND, *words], stdin=terminal, stdout=terminal, stderr=terminal, env=settings
    ) as process:
        os.close(terminal)
        shown, pressed, deadline = b"", False, time.monotonic() + 60
        while time.monotonic() < deadline:
            if select.select([controller], [], [], 0.1)[0]:
                try:
                    part = os.read(controller, 65536)
                except OSError:  # the other end is closed
                    break
                shown += part
            if not pressed and b"quit" in shown:
                os.write(controller, keys.encode())
                pressed = True
        else:
            process.kill()
        os.close(controller)
    return process.returncode, shown.decode(errors="replace")


@pytest.mark.parametrize("keys", ["q", "\x03"], ids=["q", "ctrl+c"])
def test_the_terminal_is_restored_and_shows_how_to_resume(keys: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    code, shown = run_on_terminal(keys, "play", "--seats", "me,me", "--save", str(file))
    assert code == 0
    assert shown.rindex(LEAVE_ALTERNATE_SCREEN) > shown.rindex(ENTER_ALTERNATE_SCREEN)
    assert f'civ play --resume "{file}"' in re.sub(r"\s+", " ", shown[shown.rindex(LEAVE_ALTERNATE_SCREEN) :])
    assert re.search(r"\x1b\[[0-9;]*38;[25];", shown), "the output is in colour"


def test_no_color_is_respected(tmp_path: Path) -> None:
    code, shown = run_on_terminal("q", "play", "--seats", "me,random", "--save", str(tmp_path / "game"), NO_COLOR="1")
    assert code == 0
    assert not re.search(r"\x1b\[([0-9;]*;)?(3[0-7]|4[0-7]|9[0-7]|10[0-7]|[34]8;[25];[0-9;]*)m", shown)


def test_a_dumb_terminal_gets_plain_lines(tmp_path: Path) -> None:
    seats = ("--seats", "random,random")
    code, shown = run_on_terminal("quit\n", "play", *seats, "--save", str(tmp_path / "game"), TERM="dumb")
    assert code == 0
    assert "\x1b" not in shown
    assert " by Hegemony." in shown or " by Majority." in shown
