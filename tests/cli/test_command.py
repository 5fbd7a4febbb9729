"""The command as a whole: help, version, languages, exit codes and internal errors."""

import json
import subprocess
import sys

import pytest

from civ import __version__
from civ.cli import COMMANDS
from civ.cli.commands import bench, trace
from civ.errors import CivError
from civ.i18n.texts import LANGUAGES
from tests.harness.command_runner import civ, civ_process, is_one_line
from tests.harness.tiers import count


def test_the_help_lists_every_command() -> None:
    code, out, err = civ("--help")
    assert (code, err) == (0, "")
    assert all(f"\n    {name} " in out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_help_text(name: str) -> None:
    code, out, err = civ(name, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"usage: civ {name} ")
    assert civ("--lang", "en", name, "-h").out == civ(name, "--lang=en", "-h").out == out


def test_the_help_does_not_load_the_compiler() -> None:
    calls = [["--help"], ["--version"], *([name, "--help"] for name in COMMANDS), ["perft", "99"]]
    script = (
        "import json, sys; from civ.cli import main\n"
        "for arguments in json.loads(sys.argv[1]): main(arguments)\n"
        "sys.exit('numba' in sys.modules)"
    )
    result = subprocess.run([sys.executable, "-c", script, json.dumps(calls)], capture_output=True, check=False)
    assert result.returncode == 0


def test_the_version_is_printed() -> None:
    assert civ_process("--version") == (0, f"civ {__version__}\n", "")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (
            ["trcae"],
            f'civ: COMMAND cannot be "trcae"; choose one of {" ".join(COMMANDS)}. Try: civ --help',
        ),
        (["--fast"], 'civ: unknown argument "--fast". Try: civ --help'),
        (["--lang", "xx"], f'civ: --lang cannot be "xx"; choose one of {" ".join(LANGUAGES)}. Try: civ --help'),
        (["trace", "--json"], 'civ trace: unknown argument "--json". Try: civ trace --help'),
        (["bench", "--seconds", "nan"], 'civ bench: --seconds cannot be "nan"; give a number from 0.1 to 3600.'),
        (["demo", "--speed", "0"], 'civ demo: --speed cannot be "0"; give a number from 0.1 to 1000.'),
    ],
)
def test_invalid_arguments_are_refused_in_one_line(arguments: list[str], error: str) -> None:
    code, out, err = civ(*arguments)
    assert (code, out) == (2, "")
    assert is_one_line(err)
    assert err.startswith(error)


@pytest.mark.parametrize("host", ["xn--a", "ü..x"])
def test_a_table_on_an_impossible_host_cannot_be_reached(host: str) -> None:
    code, out, err = civ("join", "--plain", f"http://{host}/t/abc")
    assert (code, out) == (2, "") and is_one_line(err) and host in err


def test_an_internal_error_prints_one_line_and_a_traceback_only_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trace, "run", lambda options: 1 // 0)
    internal_error = "civ trace: internal error: ZeroDivisionError. Set CIV_DEBUG=1 to see where.\n"
    assert civ("trace") == (70, "", internal_error)
    monkeypatch.setenv("CIV_DEBUG", "1")
    code, _, err = civ("trace")
    assert code == 70
    assert err.startswith("Traceback") and err.endswith(internal_error)


def test_an_error_without_a_text_is_an_internal_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(options: object) -> int:
        raise CivError("no-such-text")

    monkeypatch.setattr(trace, "run", failing)
    assert civ("trace") == (70, "", "civ trace: internal error: KeyError. Set CIV_DEBUG=1 to see where.\n")


def test_an_interrupt_prints_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(options: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(trace, "run", interrupted)
    assert civ("trace") == (130, "", "")


def test_closed_standard_streams_are_handled() -> None:
    result = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m civ --version >&-; {sys.executable} -m civ trace <&-"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (result.returncode, result.stdout) == (2, "")
    assert is_one_line(result.stderr)


def test_bench_measures_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", count(1, 5))
    code, out, err = civ("bench", "--json", "--seconds", "0.1")
    assert (code, err) == (0, "")
    report = json.loads(out)
    names = {f"{unit}_{players}" for unit in ("actions", "games") for players in (2, 3, 4)}
    bots = {"rollouts", "answers_random", "answers_novice", "answers_adept"}
    assert set(report["rates"]) == names | bots | {"redeals", "plays", "batch_actions", "calibration"}
    assert set(report["startup"]) == {"import", "first_move"}
    for part in ("rates", "startup"):
        assert all(number["best"] > 0 and number["median"] > 0 for number in report[part].values())
    assert all(ratio > 0 for ratio in report["ratios"].values())
