"""Kill -9: a server killed at random moments under load keeps every event that it acknowledged or reported.

`civ soak` runs the same test for longer. All checks compare messages with the log; see `civ.soak.SOAK_CHECKS`.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from civ.bots import warm_up
from civ.errors import BadRecord
from civ.soak import Plan, SoakResults, Violation, soak
from civ.soak.journal import JOURNAL_FILE, open_journal
from tests.harness.command_runner import COMMAND, ENGLISH
from tests.harness.server.processes import TIMEOUT_S, wait_until
from tests.harness.tiers import count, sample

KILLS, COMMANDS = count(3, 60), count(600, 20_000)
MIN_KILLS_WHILE_STARTING, MAX_KILLS_WHILE_STARTING = count(-1, 10), count(7, 40)  # with few kills, any number is fine
MAX_START_S = 60.0  # other tests use the machine at the same time
PASSED = "Every acknowledged command is in the log exactly once, and nothing else was reported."


def test_kills_neither_lose_nor_duplicate_acknowledged_events_and_only_stored_events_are_reported() -> None:
    warm_up()  # compile everything before the measurements
    results = asyncio.run(soak(Plan(kills=KILLS, commands=COMMANDS, max_start_s=MAX_START_S)))
    assert results.violations == [], results.kept
    assert results.kills >= KILLS
    assert MIN_KILLS_WHILE_STARTING < results.kills_while_starting < MAX_KILLS_WHILE_STARTING
    assert results.acknowledged >= COMMANDS
    assert results.messages > results.acknowledged
    median, slow = (f"{results.start_within(share):.2f}" for share in (0.5, 0.99))
    print(f"first answer: median {median} s, 99 % {slow} s, within 3 s {results.prompt} of {len(results.starts)}")


@contextlib.contextmanager
def command(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run `civ soak` at three tables, with its temporary folders in `folder`, in a new session."""
    environment = os.environ | ENGLISH | {"TMPDIR": str(folder)}
    arguments = (*COMMAND, "soak", "--tables", "3", *arguments)
    with subprocess.Popen(
        arguments, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()  # does nothing if it has ended


def test_the_command_reports_its_results_and_continues_earlier_rounds(tmp_path: Path) -> None:
    folder = tmp_path / "soak"
    for kills, rounds in (1, 1), (2, 2), (2, 2):
        arguments = ("--kills", str(kills), "--commands", "60", "--folder", str(folder))
        with command(tmp_path, *arguments) as process:
            output, errors = process.communicate(timeout=TIMEOUT_S)
        assert (process.returncode, errors) == (0, "")
        killed, commands, starts, verdict = output.splitlines()
        assert killed.startswith(f"Kills: {kills}, of these")
        assert int(commands.removeprefix("Commands acknowledged: ").split()[0]) >= 60 * rounds
        assert starts.startswith("Starts: ")
        assert verdict == PASSED
        assert [path.name for path in tmp_path.rglob("*")] == ["soak", JOURNAL_FILE]
        assert len((folder / JOURNAL_FILE).read_text(encoding="utf-8").splitlines()) == rounds


@pytest.mark.parametrize("how", sample([signal.SIGINT, signal.SIGTERM, signal.SIGHUP], 1), ids=str)
def test_an_interrupted_soak_reports_its_results_so_far(tmp_path: Path, how: signal.Signals) -> None:
    with command(tmp_path, "--kills", "100000", "--folder", str(tmp_path)) as process:
        wait_until(lambda: list(tmp_path.rglob("server.txt")))
        os.killpg(process.pid, how)  # like a terminal, signal also the processes that the command started
        output, errors = process.communicate(timeout=TIMEOUT_S)
    assert (process.returncode, errors) == (130, "")
    assert output.splitlines()[-2:] == [
        PASSED,
        f"The results are in {tmp_path}; the same command continues from there.",
    ]
    assert (tmp_path / JOURNAL_FILE).read_text(encoding="utf-8").count("\n") == 1


# --- The journal ---


def test_rounds_in_the_journal_add_up_and_a_torn_line_is_dropped(tmp_path: Path) -> None:
    failed = SoakResults(60, 20, 900, 5000, 40, [0.5, 2.5], [Violation("lost", "code", 7, "c1")], ["/tmp/kept"])
    with open_journal(tmp_path) as journal:
        journal.add(SoakResults(60, 25, 1000, 6000, 50, [0.75]))
        journal.add(failed)
    with (tmp_path / JOURNAL_FILE).open("ab") as file:
        file.write(b'{"kills":60,"star')
    with open_journal(tmp_path) as journal:
        assert journal.total == SoakResults(120, 45, 1900, 11000, 90, [0.75, 0.5, 2.5], failed.violations, failed.kept)
        journal.add(SoakResults(1))
    with open_journal(tmp_path) as journal:
        assert [each_round.kills for each_round in journal.rounds] == [60, 60, 1]


def test_a_locked_or_invalid_journal_is_refused(tmp_path: Path) -> None:
    with open_journal(tmp_path), pytest.raises(BadRecord, match="another civ soak"), open_journal(tmp_path):
        pass
    (tmp_path / JOURNAL_FILE).write_text('{"kills":60}\nnothing\n')
    with pytest.raises(BadRecord, match="line 2"), open_journal(tmp_path):
        pass
    assert (tmp_path / JOURNAL_FILE).read_text() == '{"kills":60}\nnothing\n'


def test_start_times_are_given_by_percentile() -> None:
    results = SoakResults(starts=[seconds / 100 for seconds in range(200, 0, -1)])
    assert [results.start_within(share) for share in (0.5, 0.99, 1.0)] == [1.0, 1.98, 2.0]
    assert SoakResults(starts=[4.0]).start_within(0.99) == 4.0
    assert SoakResults().start_within(0.5) == 0.0
