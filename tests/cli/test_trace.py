"""`civ trace` prints the traces of any number of records, each as soon as possible."""

import gzip
import json
import os
import signal
import subprocess
import threading
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

import pytest

from civ.cli import main
from civ.game.records import Record
from civ.game.traces import trace
from tests.harness.command_runner import COMMAND, ENGLISH, civ, civ_process, start
from tests.harness.sample_records import FINISHED_RECORD, SHORT_RECORD, random_game

CONFORMANCE = Path(__file__).parents[1] / "conformance" / "games.jsonl.gz"
PLIES = len(json.loads(SHORT_RECORD)["actions"].split()) + 1


@contextmanager
def time_limit(process: subprocess.Popen[bytes], seconds: float = 60) -> Iterator[None]:
    """Kill a process that hangs, so that the test fails instead of waiting."""
    timer = threading.Timer(seconds, process.kill)
    timer.start()
    try:
        with process:
            yield
    finally:
        timer.cancel()


def test_the_conformance_games_are_traced_line_by_line() -> None:
    code, out, err = civ_process("trace", str(CONFORMANCE))
    assert (code, err) == (0, "")
    games = [json.loads(line) for line in gzip.decompress(CONFORMANCE.read_bytes()).splitlines()]
    expected = [{"game": number, **line} for number, game in enumerate(games) for line in game["trace"]]
    assert [json.loads(line) for line in out.splitlines()] == expected


def test_game_numbers_come_first_and_continue_across_inputs(tmp_path: Path) -> None:
    plain, compressed = tmp_path / "a.jsonl", tmp_path / "b.jsonl.gz"
    plain.write_text(f"\n{SHORT_RECORD}\n\n{SHORT_RECORD}")
    compressed.write_bytes(gzip.compress(f"{SHORT_RECORD}\r\n".encode()))
    code, out, err = civ("trace", str(plain), "-", str(compressed), stdin=SHORT_RECORD.encode())
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert [json.loads(line)["game"] for line in lines] == [game for game in range(4) for _ in range(PLIES)]
    assert lines[0].startswith('{"game": 0, "ply": 0, "seat": ')
    keys = list(next(trace(Record.from_json(SHORT_RECORD))))
    assert all(list(json.loads(line)) == ["game", *keys] for line in lines)


@pytest.mark.parametrize("compressed", [False, True])
def test_standard_input_may_be_a_file(compressed: bool, tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_bytes(gzip.compress(FINISHED_RECORD.encode()) if compressed else FINISHED_RECORD.encode())
    with file.open("rb") as stream:
        result = subprocess.run([*COMMAND, "trace"], stdin=stream, capture_output=True, check=True)
    assert result.stdout.decode() == civ("trace", str(file)).out


def test_a_bad_record_in_a_file_on_standard_input_prints_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text(f"{SHORT_RECORD}\nnonsense\n")
    with file.open("rb") as stream:
        result = subprocess.run([*COMMAND, "trace", "-"], stdin=stream, capture_output=True, check=False)
    assert (result.returncode, result.stdout) == (2, b"")


def test_a_game_that_starts_from_a_position_is_traced() -> None:
    game = random_game(plies=40)
    record = {"rules": game.rules.to_dict(), "position": game.position, "actions": str(game.legal[0])}
    code, out, _ = civ("trace", stdin=json.dumps(record).encode())
    assert code == 0
    first, second = map(json.loads, out.splitlines())
    assert first["legal"] == sorted(game.legal)
    assert second["ply"] == 1


def test_the_log_of_a_match_is_traced_game_by_game(tmp_path: Path) -> None:
    log = tmp_path / "match.jsonl"
    assert civ("arena", "novice", "random", "--games", "2", "--workers", "1", "--log", str(log)).code == 0
    code, out, err = civ("trace", str(log))
    assert (code, err) == (0, "")
    lines = [json.loads(line) for line in out.splitlines()]
    winners = [line["winners"] for line in lines if line["over"]]
    assert winners == [json.loads(line)["winners"] for line in log.read_text().splitlines()[1:]]


def test_records_from_a_pipe_are_traced_one_by_one() -> None:
    process = start("trace")
    with time_limit(process):
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        for game in range(3):
            process.stdin.write(f"{SHORT_RECORD}\n".encode())
            process.stdin.flush()
            lines = [json.loads(process.stdout.readline()) for _ in range(PLIES)]  # while the input is still open
            assert [line["game"] for line in lines] == [game] * PLIES
        process.stdin.write(SHORT_RECORD.encode().replace(b'"actions": "', b'"actions": ". ') + b"\n")
        process.stdin.flush()
        assert process.stdout.read() == b""
        assert b"standard input, record 4: actions, token 1: " in process.stderr.read()
    assert process.returncode == 2


def test_a_closed_output_pipe_ends_the_command_quietly() -> None:
    process = start("trace", str(CONFORMANCE))
    with time_limit(process):
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_an_interrupt_ends_the_command_quietly() -> None:
    process = start("trace")
    with time_limit(process):
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        process.stdin.write(f"{SHORT_RECORD}\n".encode())
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == b""
    assert process.returncode == 130


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_failed_write_is_reported_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(FINISHED_RECORD)
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(
            [*COMMAND, "trace", str(file)], stdout=full, stderr=subprocess.PIPE, env=os.environ | ENGLISH, check=False
        )
    assert result.returncode == 74
    assert result.stderr.startswith(b"civ trace: reading or writing failed")
    assert result.stderr.count(b"\n") == 1


def test_memory_does_not_grow_with_the_number_of_records(tmp_path: Path) -> None:
    file, peaks = tmp_path / "games.jsonl", []
    for copies in (1, 10, 400):  # the first run also pays for one-time imports
        file.write_text(f"{SHORT_RECORD}\n" * copies)
        tracemalloc.start()
        with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
            assert main(["trace", str(file)]) == 0
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[2] < peaks[1] + 600_000  # a quarter of what was printed
