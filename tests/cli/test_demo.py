"""`civ demo` plays and shows a whole game."""

import os
import pty
import re
import subprocess
import threading

import pytest

from civ import Game, Rules
from civ.cli.commands.bench import bar, report_lines, short
from civ.cli.text_board import BOARD_HEIGHT, BOARD_WIDTH, board
from tests.harness.command_runner import COMMAND, ENGLISH, civ
from tests.harness.sample_records import random_game

RULES = [
    "",
    "--players 3",
    "--players 4",
    "--players 4 --teams",
    "--players 3 --deal draft",
    "--players 4 --deal draft --draft-order clockwise --last-round one_more_each --democracy-anywhere",
]


@pytest.mark.parametrize("options", RULES)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_game_is_narrated_to_its_end(options: str, seed: str) -> None:
    code, out, err = civ("demo", "--seed", seed, *options.split())
    assert (code, err) == (0, "")
    assert "\x1b" not in out
    assert out.splitlines()[-1].strip().startswith(("Seat", "Seats"))
    assert " by Hegemony." in out or " by Majority." in out
    assert out == civ("demo", "--plain", "--seed", seed, *options.split()).out


def test_games_without_a_seed_differ() -> None:
    assert civ("demo").out != civ("demo").out


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deal", ["basic", "draft"])
def test_every_board_fits_a_small_terminal(players: int, deal: str) -> None:
    rules = Rules.from_dict({"players": players, "deal": deal})
    full_game = random_game(rules)
    game = Game.new(rules, seed=7)
    for action in (None, *full_game.actions):
        if action is not None:
            game.play(action)
        lines = board(game, ["words " * 20] * len(game.actions), "en", colours=False)
        assert len(lines) < BOARD_HEIGHT
        assert max(map(len, lines)) < BOARD_WIDTH


def test_colours_do_not_change_the_text() -> None:
    game = random_game(plies=100)
    coloured = "\n".join(board(game, ["one", "two"], "en", colours=True))
    assert re.sub(r"\x1b\[\d+m", "", coloured) == "\n".join(board(game, ["one", "two"], "en", colours=False))


def run_in_terminal(*arguments: str, **environment: str) -> tuple[int, str]:
    """Run the command in a terminal of 80 by 24; return its exit code and output."""
    controller, terminal = pty.openpty()
    environment = {**os.environ, **ENGLISH, "COLUMNS": "80", "LINES": "24", "TERM": "xterm", **environment}
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdin=terminal, stdout=terminal, stderr=terminal, env=environment
    )
    os.close(terminal)
    timer = threading.Timer(60, process.kill)
    timer.start()
    shown = b""
    try:
        while part := os.read(controller, 65536):
            shown += part
    except OSError:  # the other end is closed
        pass
    code = process.wait()
    timer.cancel()
    os.close(controller)
    return code, shown.decode()


def test_the_board_is_drawn_in_colour_and_the_cursor_is_restored() -> None:
    code, shown = run_in_terminal("demo", "--seed", "4", "--speed", "1000")
    assert code == 0
    assert "\x1b[31m" in shown
    assert shown.rindex("\x1b[?25h") > shown.rindex("\x1b[?25l")
    assert " wins by " in shown


def test_no_color_is_respected() -> None:
    code, shown = run_in_terminal("demo", "--seed", "4", "--speed", "1000", NO_COLOR="1")
    assert code == 0
    assert not re.search(r"\x1b\[\d+m", shown)


def test_a_dumb_terminal_gets_plain_text() -> None:
    code, shown = run_in_terminal("demo", "--seed", "4", TERM="dumb")
    assert code == 0
    assert "\x1b" not in shown


def test_the_table_of_a_benchmark_is_aligned() -> None:
    assert [short(rate) for rate in (1.234e7, 45_600, 999, 2e9)] == ["12.3 M", "45.6 k", "999  ", "2 G"]
    assert len(bar(1e3)) == 0 and len(bar(1e8)) == len(bar(1e12)) == 20
    numbers = {"best": 1.5, "median": 1.0}
    report = {
        "rates": {"plays": {"best": 2e5, "median": 1e5}, "actions_2": {"best": 2e7, "median": 1e7}},
        "startup": {"import": numbers},
        "ratios": {"batch_to_kernel": 0.5},
    }
    lines = report_lines(report, "en")
    assert {line.index("best") for line in lines if "best" in line} == {lines[0].index("best")}
    assert "█" in lines[1]
