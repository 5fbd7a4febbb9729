"""Kill -9: a server that dies at random moments under load keeps all that it acknowledged, and told nothing else.

`civ soak` runs the same for as long as one likes. The laws, all checked against the log itself: `civ.soak.LAWS`.
"""

import asyncio
import os
import signal
import subprocess
from pathlib import Path
from statistics import median

from civ.bots import warm_up
from civ.soak import Plan, soak
from tests.server.processes import CIV, ENGLISH, PATIENCE, until

KILLS, COMMANDS = 60, 20_000
GENEROUS = 60.0  # seconds that a start may take here, where other tests use the machine as well
RIGHT = "All that was acknowledged is in the log, once, and nothing else was told."


def test_no_kill_loses_or_doubles_what_was_acknowledged_and_nobody_heard_what_was_not_kept() -> None:
    warm_up()  # nothing is left to be compiled
    found = asyncio.run(soak(Plan(kills=KILLS, commands=COMMANDS, latest_answer=GENEROUS)))
    assert found.violations == [], found.kept
    assert found.kills >= KILLS
    assert KILLS / 6 < found.kills_while_starting < KILLS * 2 / 3
    assert found.acknowledged >= COMMANDS
    assert found.messages > found.acknowledged
    print(f"first answer: median {median(found.starts):.2f} s, within 3 s {found.prompt} of {len(found.starts)}")


def command(folder: Path, *words: str) -> subprocess.Popen[str]:
    """A soak at few tables, whose folders lie in a folder of ours."""
    surroundings = os.environ | ENGLISH | {"TMPDIR": str(folder)}
    words = (*CIV, "soak", "--tables", "3", *words)
    return subprocess.Popen(words, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_command_tells_what_it_found(tmp_path: Path) -> None:
    with command(tmp_path, "--kills", "2", "--commands", "60") as process:
        told, complaints = process.communicate(timeout=PATIENCE)
    assert (process.returncode, complaints) == (0, "")
    kills, commands, starts, verdict = told.splitlines()
    assert kills.startswith("Kills: 2, of which")
    assert int(commands.removeprefix("Commands acknowledged: ").split()[0]) >= 60
    assert starts.startswith("Starts: ")
    assert verdict == RIGHT
    assert list(tmp_path.iterdir()) == []


def test_an_interrupted_soak_tells_what_it_found_so_far(tmp_path: Path) -> None:
    with command(tmp_path, "--kills", "100000") as process:
        until(lambda: list(tmp_path.rglob("server.txt")))
        process.send_signal(signal.SIGINT)
        told, complaints = process.communicate(timeout=PATIENCE)
    assert (process.returncode, complaints) == (130, "")
    assert told.splitlines()[-1] == RIGHT
