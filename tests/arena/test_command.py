"""`civ arena` on the command line: its arguments, error messages and output files."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from civ import Game
from tests.harness.command_runner import COMMAND, ENGLISH, civ, civ_process, is_one_line

SHORT_MATCH = ("arena", "random", "novice", "--games", "4", "--workers", "1")


def test_json_is_the_only_thing_on_standard_output() -> None:
    code, out, err = civ(*SHORT_MATCH, "--json", "-")
    assert code == 0
    results = json.loads(out)
    assert (results["games"], results["deals"], results["match"]["bots"]) == (4, 2, ["random", "novice"])
    assert results["match"]["seed"] == "0" * 64
    assert sum(line["wins"] for line in results["bots"]) == 4
    assert "Games: 4 of 4" in err


def test_log_json_and_report_are_written_to_their_files(tmp_path: Path) -> None:
    files = {name: tmp_path / name for name in ("log.jsonl", "results.json", "report.html")}
    options = (
        "--log",
        str(files["log.jsonl"]),
        "--json",
        str(files["results.json"]),
        "--report",
        str(files["report.html"]),
    )
    code, out, _ = civ(*SHORT_MATCH, *options, "--seed", "9")
    assert code == 0
    assert out.startswith("Players: 2 · games: 4 · deals: 2 · seed: 9\n")
    assert json.loads(files["results.json"].read_text())["games"] == 4
    assert files["report.html"].read_text().startswith("<!DOCTYPE html>")
    records = [json.loads(line)["record"] for line in files["log.jsonl"].read_text().splitlines()[1:]]
    assert all(Game.from_record(json.dumps(record)).over for record in records)
    traced = civ("trace", stdin="\n".join(map(json.dumps, records)).encode())
    assert traced.code == 0


def test_teams_imply_four_players() -> None:
    code, out, _ = civ("arena", "random", "novice", "--teams", "--games", "2", "--workers", "1")
    assert code == 0
    assert out.startswith("Two teams, players: 4 · games: 2 · deals: 1")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ([], "missing: BOT"),
        (["random"], "Number of different bots given: 1; needed for these rules: 2."),
        (["random", "novice", "--players", "3"], "Number of different bots given: 2; needed for these rules: 3."),
        (["random", "nobody"], 'Unknown bot "nobody"'),
        (["random", "expert@0"], "give a budget"),
        (["random", "novice", "--games", "0"], '--games cannot be "0"'),
        (["random", "novice", "--games", "1.5"], '--games cannot be "1.5"'),
        (["random", "novice", "--workers", "0"], '--workers cannot be "0"'),
        (["random", "novice", "--seed", "x"], '"x" is not a seed'),
        (["random", "novice", "--players", "3", "--teams"], "teams need 4 players"),
        (["random", "novice", "--report", "/no/such/folder/x.html"], "the folder for this file does not exist"),
        (["random", "novice", "--json", "/"], "this is a folder, not a file"),
        (["random", "novice", "--json", "a\0b"], "the folder for this file does not exist"),
        (["random", "program:no-such-program-here"], "no-such-program-here"),
    ],
)
def test_invalid_arguments_are_refused_in_one_line_before_any_game_is_played(arguments: list[str], error: str) -> None:
    code, out, err = civ("arena", *arguments)
    assert (code, out) == (2, "")
    assert is_one_line(err)
    assert err.startswith("civ arena: ")
    assert error in err


def test_help_does_not_import_what_only_a_match_needs() -> None:
    script = (
        "import sys; from civ.cli import main; main(['arena', '--help'])\n"
        "heavy = {'rich', 'distributed', 'multiprocessing.pool', 'multiprocessing.context', 'numba', 'civ.arena'}\n"
        "sys.exit(' '.join(heavy & set(sys.modules)) or None)"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert (result.returncode, result.stderr) == (0, b"")


def test_a_terminal_shows_a_progress_bar_with_score_and_time_left() -> None:
    controller, terminal = pty.openpty()
    arguments = [*COMMAND, *SHORT_MATCH, "--json", os.devnull]
    environment = os.environ | ENGLISH | {"TERM": "xterm-256color", "COLUMNS": "120"}
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=terminal, env=environment)
    os.close(terminal)
    seen = b""
    while True:
        try:
            seen += os.read(controller, 65536)
        except OSError:  # the end of a pseudo-terminal
            break
    os.close(controller)
    assert process.wait() == 0
    assert "Games: 4 of 4 · per minute: ".encode() in seen
    assert "━".encode() in seen and b"novice" in seen


def test_a_crashing_bot_ends_the_match_with_an_error_that_names_bot_and_game(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "from civ.bots import ladder\n"
        "class Broken:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, sight, budget): raise LookupError('lost')\n"
        "    def close(self): pass\n"
        "ladder.LADDER['random'] = ladder.Level('random', Broken)\n"
    )
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    log = tmp_path / "log.jsonl"
    arguments = [*COMMAND, "arena", "random", "novice", "--games", "8", "--workers", "2", "--log", str(log)]
    result = subprocess.run(
        arguments, capture_output=True, env=os.environ | ENGLISH | {"PYTHONPATH": path}, check=False
    )
    assert (result.returncode, result.stdout) == (2, b"")
    assert is_one_line(result.stderr.decode())
    assert b"random failed in deal 1, rotation" in result.stderr and b"LookupError: lost" in result.stderr


def test_the_arena_runs_as_its_own_process() -> None:
    code, out, err = civ_process("arena", "random", "novice", "--games", "2", "--workers", "1", "--lang", "ro")
    assert code == 0
    assert out.startswith("Jucători: 2 · jocuri: 2")
    assert "Jocuri: 2 din 2" in err
