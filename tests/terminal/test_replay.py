"""`civ replay`: keys, viewpoints of the players, and plain text."""

import asyncio
from pathlib import Path

import pytest

from civ import Game, Rules
from civ.game.records import Record
from civ.terminal.screens.replay import ReplayApp
from civ.terminal.session.replay import ALL_HANDS, Replay
from tests.harness.app_driver import SMALL, screen_text
from tests.harness.command_runner import civ, is_one_line
from tests.harness.sample_records import random_game


@pytest.fixture(scope="module")
def game() -> Game:
    return random_game(Rules(players=3, deal="draft"))


@pytest.fixture
def replay(game: Game) -> Replay:
    return Replay(Record.from_json(game.record))


def test_every_ply_shows_the_original_game(game: Game, replay: Replay) -> None:
    twin = Game(game.rules, Record.from_json(game.record).start)
    for ply in range(replay.last_ply + 1):
        replay.go_to(ply)
        assert replay.game == twin
        for replay.perspective in (1, 2, 3):
            assert replay.view == twin.view(replay.perspective)
        replay.perspective = ALL_HANDS
        assert replay.view.hands == tuple(twin.view(seat).hands[seat - 1] for seat in (1, 2, 3))
        if ply < replay.last_ply:
            twin.play(game.actions[ply])
    replay.go_to(10_000)
    assert replay.ply == len(game.actions)
    replay.go_to(-3)
    assert replay.ply == 0


def test_keys_step_through_a_record(replay: Replay) -> None:
    app = ReplayApp(replay, "en", 0.01)

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert f"action 0 of {replay.last_ply}" in screen_text(app)
            await pilot.press("right", "right", "left")
            assert replay.ply == 1
            await pilot.press("end")
            assert " by " in screen_text(app)
            await pilot.press("home", "2")
            assert (replay.ply, replay.perspective) == (0, 2)
            assert "As seat 2 sees it." in screen_text(app)
            await pilot.press("4")  # there is no such seat
            assert replay.perspective == 2
            await pilot.press("space")
            while replay.ply < 3:
                await pilot.pause(0.01)
            await pilot.press("space")
            stopped = replay.ply
            await pilot.pause(0.1)
            assert replay.ply == stopped
            await pilot.press("q")

    asyncio.run(run())


def test_a_record_is_printed(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(Game.new(seed=1).record + "\n" + game.record + "\n")
    code, out, err = civ("replay", str(file), "--game", "2", "--plain")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert sum(line.split(".")[0].isdigit() for line in lines) == len(game.actions)
    assert any(" by Hegemony." in line or " by Majority." in line for line in lines)
    assert civ("replay", str(file), "--game", "2").out == out, "plain mode is the default without a terminal"
    table = civ("replay", str(file), "--game", "2", "--ply", "0").out
    assert table.startswith(f"action 0 of {len(game.actions)}")
    assert civ("replay", "-", "--game", "2", stdin=file.read_bytes()).out == out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--game", "2"], '--game cannot be "2"; give a number from 1 to 1.'),
        (["--game", "0"], '--game cannot be "0"'),
        (["--ply", "100000"], "--ply cannot be"),
    ],
)
def test_invalid_game_and_ply_numbers_are_refused_in_one_line(words: list[str], complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(Game.new(seed=1).record)
    code, out, err = civ("replay", str(file), *words)
    assert (code, out) == (2, "")
    assert is_one_line(err) and complaint in err


def test_a_missing_file_is_refused_in_one_line() -> None:
    code, out, err = civ("replay", "nowhere.jsonl")
    assert (code, out) == (2, "") and is_one_line(err)
