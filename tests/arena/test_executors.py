"""Executors: one process, two processes and a cluster play the same games; interruptions do not damage the log."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.harness.arena_logs import lines_of, without_times
from tests.harness.command_runner import COMMAND, ENGLISH, civ, civ_process, is_one_line

Start = Callable[..., subprocess.Popen[bytes]]
TIMEOUT_S = 120
needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc")
MATCH = ("arena", "random", "novice", "--seed", "5")


def sorted_log(log: Path) -> list[str]:
    return sorted(json.dumps(without_times(line), sort_keys=True) for line in lines_of(log))


def test_one_worker_and_two_write_the_same_log_apart_from_times(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    bots = ("arena", "random", "expert@30", "--seed", "3", "--games", "6")
    first = civ(*bots, "--workers", "1", "--log", str(one), "--json", str(tmp_path / "one.json"))
    second = civ_process(*bots, "--workers", "2", "--log", str(two), "--json", str(tmp_path / "two.json"))
    assert (first.code, second.code) == (0, 0), second.err
    assert len(sorted_log(one)) == 7
    assert sorted_log(one) == sorted_log(two)
    one_worker, two_workers = (
        _without_times(json.loads((tmp_path / name).read_text())) for name in ("one.json", "two.json")
    )
    assert one_worker == two_workers


def _without_times(results: dict[str, Any]) -> dict[str, Any]:
    for line in results["bots"]:
        del line["seconds_mean"], line["seconds_p95"]
    return results


# --- Interruptions ---


@pytest.fixture
def start() -> Iterator[Start]:
    """A function that starts `civ`; its processes and their workers are killed after the test."""
    processes = []

    def start_process(*arguments: str) -> subprocess.Popen[bytes]:
        pipe, environment = subprocess.PIPE, os.environ | ENGLISH
        process = subprocess.Popen(
            [*COMMAND, *arguments], stdout=pipe, stderr=pipe, env=environment, start_new_session=True
        )
        processes.append(process)
        return process

    yield start_process
    for process in processes:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def start_arena(start: Start, log: Path, games: int) -> subprocess.Popen[bytes]:
    """Start an arena with two workers and wait until it has logged more than `games` games."""
    process = start(*MATCH, "--games", "100000", "--workers", "2", "--log", str(log))
    deadline = time.monotonic() + TIMEOUT_S
    while not log.exists() or log.read_bytes().count(b"\n") <= games:
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.02)
    return process


def children(process: subprocess.Popen[bytes]) -> list[int]:
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(pid) for pid in listed.read_text().split()]


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def all_have_ended(pids: list[int]) -> bool:
    deadline = time.monotonic() + TIMEOUT_S
    while any(map(is_running, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not any(map(is_running, pids))


def check_resume(log: Path, tmp_path: Path) -> None:
    """Resume from a log; check that it is continued and ends as if nothing had been interrupted."""
    before = log.read_bytes()
    whole = before[: before.rfind(b"\n") + 1]
    games = whole.count(b"\n") - 1 + 6
    assert civ(*MATCH, "--games", str(games), "--workers", "1", "--log", str(log)).code == 0
    assert log.read_bytes().startswith(whole)
    deals = {(line["deal"], line["rotation"]) for line in lines_of(log)[1:]}
    assert len(deals) == len(lines_of(log)) - 1 >= games
    assert civ(*MATCH, "--games", "4", "--workers", "1", "--log", str(tmp_path / "other.jsonl")).code == 0
    assert set(sorted_log(tmp_path / "other.jsonl")) <= set(sorted_log(log))


@needs_proc
def test_an_arena_that_was_killed_resumes_from_its_log(start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    process = start_arena(start, log, 5)
    workers = children(process)
    assert len(workers) >= 2
    process.kill()
    _, err = process.communicate()  # also waits for the workers, which hold the other end of the pipe
    assert b"Traceback" not in err
    assert all_have_ended(workers)
    with log.open("ab") as file:
        file.write(b'{"deal": 3, "rot')  # a line cut off by the kill
    check_resume(log, tmp_path)


@needs_proc
def test_ctrl_c_stops_all_workers_and_explains_how_to_resume(start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    process = start_arena(start, log, 3)
    workers = children(process)
    os.killpg(process.pid, signal.SIGINT)  # to the whole group, as a terminal does
    out, err = process.communicate(timeout=TIMEOUT_S)
    assert (process.returncode, out) == (130, b"")
    message = err.decode().splitlines()[-1]
    assert message.startswith("Interrupted. Games played: ")
    assert message.endswith(f"They are saved in {log}; the same command continues from there.")
    assert len(lines_of(log)) - 1 - int(message.split()[3]) in (0, 1)  # one may be written and not yet counted
    assert "Traceback" not in err.decode()
    assert all_have_ended(workers)
    check_resume(log, tmp_path)


@needs_proc
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL], ids=["Ctrl-C", "kill -9"])
def test_no_worker_keeps_thinking_after_the_arena_ends(start: Start, number: signal.Signals) -> None:
    process = start("arena", "expert@600s", "adept", "--games", "4", "--workers", "2")
    deadline = time.monotonic() + TIMEOUT_S
    while sum(_cpu_seconds(pid) > 2.5 for pid in children(process)) < 2:  # both have started and are thinking
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.05)
    workers = children(process)
    process.send_signal(number)
    _, err = process.communicate(timeout=TIMEOUT_S)
    assert b"Traceback" not in err
    if number == signal.SIGINT:
        message = "Interrupted. Games played: 0 of 4. They are not saved: use --log FILE for that."
        assert (process.returncode, err.decode().splitlines()[-1]) == (130, message)
    assert all_have_ended(workers)


@needs_proc
def test_a_worker_that_ends_during_a_callback_of_compiled_code_prints_nothing(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import ctypes, pathlib, time\n"
        "from civ.bots import ladder\n"
        "class Waiting:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, sight, budget): ctypes.CFUNCTYPE(None)(self.wait)()\n"
        f"    def wait(self): pathlib.Path({str(tmp_path / 'waits')!r}).touch(); time.sleep(600)\n"
        "    def close(self): pass\n"
        "ladder.LADDER['random'] = ladder.Level('random', Waiting)\n"
    )
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    process = start("arena", "random", "novice", "--games", "4", "--workers", "2")
    deadline = time.monotonic() + TIMEOUT_S
    while not (tmp_path / "waits").exists():
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.02)
    workers = children(process)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=TIMEOUT_S)
    assert err.count(b"\n") == 1 and err.startswith(b"Interrupted."), err
    assert all_have_ended(workers)


def _cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[11]) / os.sysconf("SC_CLK_TCK")


def test_a_dead_worker_is_reported_in_one_line(start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    process = start_arena(start, log, 1)
    for pid in children(process):
        if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
            os.kill(pid, signal.SIGKILL)
            break
    _, err = process.communicate(timeout=TIMEOUT_S)
    assert process.returncode == 2
    assert "A process that played a game has died" in err.decode().splitlines()[-1]
    assert len(lines_of(log)) >= 2


# --- Dask ---


def test_a_dask_cluster_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    distributed: Any = pytest.importorskip("distributed")
    local, remote = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    cluster = distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, protocol="tcp", host="127.0.0.1", dashboard_address=None
    )
    with cluster:
        address = cluster.scheduler_address
        assert address.startswith("tcp://127.0.0.1:")
        code, out, _ = civ(*MATCH, "--games", "6", "--log", str(remote), "--scheduler", address)
        monkeypatch.setattr("civ.arena.executors.__version__", "9.9")
        refused = civ(*MATCH, "--scheduler", address)
    assert code == 0
    assert refused.code == 2
    assert is_one_line(refused.err) and "this is civ 9.9" in refused.err
    assert "games: 6" in out
    assert civ(*MATCH, "--games", "6", "--log", str(local), "--workers", "1").code == 0
    assert sorted_log(local) == sorted_log(remote)


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("somewhere", '"somewhere" is not the address of a Dask scheduler'),
        ("foo://127.0.0.1:1", '"foo://127.0.0.1:1" is not the address of a Dask scheduler'),
        ("tcp://127.0.0.1:9", "No Dask scheduler answers at tcp://127.0.0.1:9"),
    ],
)
def test_an_address_without_a_scheduler_is_refused(monkeypatch: pytest.MonkeyPatch, address: str, message: str) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("civ.arena.executors.SCHEDULER_TIMEOUT_S", 0.5)
    code, out, err = civ(*MATCH, "--scheduler", address)
    assert (code, out) == (2, "")
    assert is_one_line(err) and message in err


def test_the_scheduler_option_requires_distributed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    code, out, err = civ(*MATCH, "--scheduler", "tcp://127.0.0.1:8786")
    assert (code, out) == (2, "")
    assert is_one_line(err) and "pip install distributed" in err
