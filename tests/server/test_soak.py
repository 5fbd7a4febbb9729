"""Kill -9: a server that dies at random moments under load keeps all that it acknowledged, and told nothing else.

`civ soak` runs the same for as long as one likes. The laws, all checked against the log itself: `civ.soak.CHECKS`.
"""

import asyncio
import os
import signal
import subprocess
from pathlib import Path

import pytest

from civ.bots import warm_up
from civ.errors import BadRecord
from civ.soak import Plan, SoakResults, Violation, soak
from civ.soak.journal import JOURNAL_FILE, opened
from tests.harness.server.processes import CIV_COMMAND, ENGLISH, TIMEOUT_S, wait_until
from tests.harness.tiers import count

KILLS, COMMANDS = count(6, 60), count(1_000, 20_000)
FEWEST_STARTING, MOST_STARTING = count(-1, 10), count(7, 40)  # kills while the server starts; any number of a few
GENEROUS = 60.0  # seconds that a start may take here, where other tests use the machine as well
RIGHT = "Every acknowledged command is in the log exactly once, and nothing else was reported."


def test_no_kill_loses_or_doubles_what_was_acknowledged_and_nobody_heard_what_was_not_kept() -> None:
    warm_up()  # nothing is left to be compiled
    found = asyncio.run(soak(Plan(kills=KILLS, commands=COMMANDS, latest_answer=GENEROUS)))
    assert found.violations == [], found.kept
    assert found.kills >= KILLS
    assert FEWEST_STARTING < found.kills_while_starting < MOST_STARTING
    assert found.acknowledged >= COMMANDS
    assert found.messages > found.acknowledged
    seconds = [f"{found.start_within(share):.2f}" for share in (0.5, 0.99)]
    print(f"first answer: median {seconds[0]} s, 99 % {seconds[1]} s, within 3 s {found.prompt} of {len(found.starts)}")


def command(folder: Path, *words: str) -> subprocess.Popen[str]:
    """A soak at few tables, whose folders lie in a folder of ours, in a terminal of its own."""
    surroundings = os.environ | ENGLISH | {"TMPDIR": str(folder)}
    words = (*CIV_COMMAND, "soak", "--tables", "3", *words)
    return subprocess.Popen(
        words, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )


def test_the_command_tells_what_it_found_and_goes_on_where_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "soak"
    for kills, rounds in (2, 1), (3, 2), (3, 2):
        words = ("--kills", str(kills), "--commands", "60", "--folder", str(folder))
        with command(tmp_path, *words) as process:
            told, complaints = process.communicate(timeout=TIMEOUT_S)
        assert (process.returncode, complaints) == (0, "")
        killed, commands, starts, verdict = told.splitlines()
        assert killed.startswith(f"Kills: {kills}, of these")
        assert int(commands.removeprefix("Commands acknowledged: ").split()[0]) >= 60 * rounds
        assert starts.startswith("Starts: ")
        assert verdict == RIGHT
        assert [path.name for path in tmp_path.rglob("*")] == ["soak", JOURNAL_FILE]
        assert len((folder / JOURNAL_FILE).read_text(encoding="utf-8").splitlines()) == rounds


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=str)
def test_an_interrupted_soak_tells_what_it_found_so_far(tmp_path: Path, how: signal.Signals) -> None:
    with command(tmp_path, "--kills", "100000", "--folder", str(tmp_path)) as process:
        wait_until(lambda: list(tmp_path.rglob("server.txt")))
        os.killpg(process.pid, how)  # as a terminal does: whatever the command has started is meant, too
        told, complaints = process.communicate(timeout=TIMEOUT_S)
    assert (process.returncode, complaints) == (130, "")
    assert told.splitlines()[-2:] == [RIGHT, f"The results are in {tmp_path}; the same command continues from there."]
    assert (tmp_path / JOURNAL_FILE).read_text(encoding="utf-8").count("\n") == 1


# --- What is kept of a soak ---


def test_rounds_are_kept_and_add_up_and_a_torn_one_is_dropped(tmp_path: Path) -> None:
    wrong = SoakResults(60, 20, 900, 5000, 40, [0.5, 2.5], [Violation("lost", "code", 7, "c1")], ["/tmp/kept"])
    with opened(tmp_path) as journal:
        journal.add(SoakResults(60, 25, 1000, 6000, 50, [0.75]))
        journal.add(wrong)
    with (tmp_path / JOURNAL_FILE).open("ab") as file:
        file.write(b'{"kills":60,"star')
    with opened(tmp_path) as journal:
        assert journal.found == SoakResults(120, 45, 1900, 11000, 90, [0.75, 0.5, 2.5], wrong.violations, wrong.kept)
        journal.add(SoakResults(1))
    with opened(tmp_path) as journal:
        assert [each.kills for each in journal.rounds] == [60, 60, 1]


def test_a_journal_that_another_soak_has_or_that_is_none_is_refused(tmp_path: Path) -> None:
    with opened(tmp_path), pytest.raises(BadRecord, match="another civ soak"), opened(tmp_path):
        pass
    (tmp_path / JOURNAL_FILE).write_text('{"kills":60}\nnothing\n')
    with pytest.raises(BadRecord, match="line 2"), opened(tmp_path):
        pass
    assert (tmp_path / JOURNAL_FILE).read_text() == '{"kills":60}\nnothing\n'


def test_how_long_starts_take() -> None:
    found = SoakResults(starts=[seconds / 100 for seconds in range(200, 0, -1)])
    assert [found.start_within(share) for share in (0.5, 0.99, 1.0)] == [1.0, 1.98, 2.0]
    assert SoakResults(starts=[4.0]).start_within(0.99) == 4.0
    assert SoakResults().start_within(0.5) == 0.0
