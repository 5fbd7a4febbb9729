"""The game on the screen, driven by keys alone."""

import random
import threading
import time
from pathlib import Path

import pytest
from textual.pilot import Pilot

from civ import Game
from civ.bots import Budget, Choice, Explanation
from civ.game.positions import read_position
from civ.game.records import Record
from civ.game.sights import Sight
from civ.terminal.screens.action_keys import key_pressed
from civ.terminal.screens.app import GameApp
from civ.terminal.screens.dialogs import CoverScreen, PageDialog, ResultDialog
from civ.terminal.screens.game import GameScreen
from civ.terminal.screens.setup import SetupScreen
from civ.terminal.session.seats import read_seats
from civ.terminal.session.session import Session
from tests.harness.app_driver import LARGE, SMALL, make_app, open_session, play_by_keys, run_app, screen_text


def at(position: str, seats: str) -> Session:
    rules, _ = read_position(position)
    return Session(Record(rules, position, ()), read_seats(seats), None)


# --- Whole games ---


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_a_whole_game_is_played_by_keys(size: tuple[int, int], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    session = open_session("me,novice", file, seed=8)
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        pressed = await play_by_keys(pilot, session, random.Random(8))
        assert pressed > 10
        assert isinstance(app.screen, ResultDialog)
        assert " by Hegemony." in screen_text(app) or " by Majority." in screen_text(app)
        assert str(file)[:20] in screen_text(app)
        await pilot.press("q")

    run_app(app, size, drive)
    assert Game.from_record(file.read_text()).over


def test_a_draft_in_teams_of_four_with_bots_is_played_by_keys(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    session = open_session("me,novice,novice,novice", file, seed=27, deal="draft", teams=True)
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        while session.game.view().step == "keep" and not session.person_to_move:
            await pilot.pause(0.01)
        await pilot.pause()
        assert "Pack" in screen_text(app)
        await play_by_keys(pilot, session, random.Random(27))
        result = session.game.result
        assert result is not None and set(result.winners) in ({1, 3}, {2, 4})
        await pilot.press("escape")
        await pilot.pause()
        assert f"Seats {', '.join(map(str, result.winners))} win by" in screen_text(app)

    run_app(app, SMALL, drive)


def test_people_at_one_screen_play_a_game_by_arrows_and_enter(tmp_path: Path) -> None:
    session = at("2 players · seat 1: SSSSSSS · seat 2: M · hand 1: SSM · hand 2: MMM · seat 1 play", "me,me")
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, CoverScreen)
        await pilot.press("enter", "right", "left", "down", "enter", "left", "enter")
        assert session.game.over
        assert "Science: 8 cards, 8 needed." in screen_text(app)

    run_app(app, SMALL, drive)


# --- Hidden hands ---


def test_the_cover_shows_nothing_of_any_hand(tmp_path: Path) -> None:
    """Seats 1 and 2 hold domains that nobody else has; with the cover up none of them is on the screen."""
    session = at("2 players · seat 1: S · seat 2: S · hand 1: RRR · hand 2: EEE · seat 1 effects", "me,me")
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        for seat, own, other in ((1, "R", "E"), (2, "E", "R")):
            assert isinstance(app.screen, CoverScreen)
            covered = screen_text(app)
            assert f"Seat {seat}" in covered
            assert not any(word in covered for word in ("Religion", "Economy", "Hand", " R ", " E "))
            await pilot.press("x")  # anything but Enter
            assert isinstance(app.screen, CoverScreen)
            await pilot.press("enter")
            await pilot.pause()
            hand = next(line for line in screen_text(app).splitlines() if line.startswith(" Hand"))
            assert f" {own} I" in hand and f" {other} I" not in hand
            for _ in range(2 if seat == 2 else 1):
                await pilot.press("enter" if seat == 2 else "0")

    run_app(app, SMALL, drive)


def test_the_screen_is_drawn_from_what_the_seat_may_know(tmp_path: Path) -> None:
    """Two games that a seat cannot tell apart look the same, to the last letter."""
    game = Game.from_position(
        "3 players · seat 1: S · seat 2: M · seat 3: C · hand 1: RRS · hand 2: MMC · hand 3: ERR · seat 1 effects"
    )
    pictures = []
    for twin in (game, game.redeal(1, 5), game.redeal(1, 6)):
        session = at(twin.position, "me,random,random")
        app = make_app(session)

        async def drive(pilot: Pilot[None], app: GameApp = app) -> None:
            pictures.append(screen_text(app))
            await pilot.press("v")
            pictures.append(screen_text(app))

        run_app(app, LARGE, drive)
    assert pictures[0] == pictures[2] == pictures[4]
    assert pictures[1] == pictures[3] == pictures[5]


# --- Reasons, pages, taking back ---


def test_a_key_of_a_domain_one_does_not_hold_says_why(tmp_path: Path) -> None:
    session = at("2 players · hand 1: RRS · hand 2: MMM · seat 1 play", "me,random")
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        assert "M: there is no Military card in your hand." in screen_text(app)
        assert session.entries == []
        await pilot.press("right")
        assert "there is no Military card" not in screen_text(app)

    run_app(app, SMALL, drive)


def test_pages_lie_over_the_table_and_close(tmp_path: Path) -> None:
    session = at("2 players · seat 1: SSS M · seat 2: M · hand 1: RRS · hand 2: MMM · seat 1 effects", "me,random")
    app = make_app(session)
    words = {"w": "S2: Research needs 5 Science cards", "v": "Not seen yet", "h": "Each turn: play a card", "l": "none"}

    async def drive(pilot: Pilot[None]) -> None:
        for key, shown in words.items():
            await pilot.press(key)
            assert type(app.screen).__name__ == "PageDialog"
            assert shown in screen_text(app), key
            await pilot.press("down", "escape")
            assert type(app.screen).__name__ == "GameScreen"

    run_app(app, SMALL, drive)


def test_u_takes_back_or_says_why_not(tmp_path: Path) -> None:
    session = at("2 players · seat 1: SSS M · seat 2: M · hand 1: RRS · hand 2: MMM · seat 1 effects", "me,me")
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "1", "u")
        assert session.entries == []
        await pilot.press("u")
        assert "There is no action to take back." in screen_text(app)
        session.play("!S")
        await pilot.press("u")
        assert "it revealed hidden cards" in screen_text(app)

    run_app(app, SMALL, drive)


def test_after_the_end_one_plays_again_or_takes_the_last_action_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    session = at("2 players · seat 1: SSSSSSSS · seat 2: M · hand 1: MMM · hand 2: MMM · seat 1 effects", "me,random")
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("0", "u")
        assert not session.game.over and isinstance(app.screen, GameScreen)
        await pilot.press("0", "a")
        await pilot.pause()
        assert app.session is not session and isinstance(app.screen, GameScreen)
        assert app.session is not None and app.session.file is not None and app.session.file.exists()

    run_app(app, SMALL, drive)


def test_keys_mean_the_same_on_other_keyboards() -> None:
    assert [key_pressed(key) for key in "Uгθ&é.àЙ"] == ["u", "u", "u", "1", "2", "0", "0", "q"]


# --- Bots and leaving ---


class Slow:
    """A bot that thinks until it is told to stop."""

    def __init__(self) -> None:
        self.asked, self.free = threading.Event(), threading.Event()

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        self.asked.set()
        self.free.wait(30)
        return Choice(sight.legal[0], Explanation("why-random"))

    def close(self) -> None:
        self.free.set()


def test_the_screen_is_alive_while_a_bot_thinks_and_leaving_takes_no_time(tmp_path: Path) -> None:
    session = at("2 players · seat 1: S · hand 1: RRS · hand 2: MMM · seat 2 play", "me,random")
    slow = Slow()
    session._bots[2] = slow
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        assert slow.asked.wait(5)
        assert "Seat 2 (random) is thinking" in screen_text(app)
        assert "1 M Military" not in screen_text(app), "what a bot may do tells what it holds"
        await pilot.press("1", "enter", "l")
        assert isinstance(app.screen, PageDialog)
        await pilot.press("escape", "q")

    began = time.monotonic()
    run_app(app, SMALL, drive)
    assert time.monotonic() - began < 5
    assert session.entries == []
    slow.close()


def test_a_bot_that_breaks_ends_the_game_with_its_error(tmp_path: Path) -> None:
    session = at("2 players · seat 1: S · hand 1: RRS · hand 2: MMM · seat 2 play", "me,random")

    class Broken(Slow):
        def choose(self, sight: Sight, budget: Budget) -> Choice:
            raise ZeroDivisionError

    session._bots[2] = Broken()
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        while app.error is None:
            await pilot.pause(0.01)

    run_app(app, SMALL, drive)
    assert isinstance(app.error, ZeroDivisionError)


@pytest.mark.parametrize("keys", [["q"], ["enter", "q"], ["ctrl+c"], ["enter", "ctrl+c"], ["enter", "ctrl+q"]])
def test_one_leaves_at_once_from_anywhere(keys: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    app = make_app(None)

    async def drive(pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, SetupScreen)
        await pilot.press(*keys)
        await pilot.pause()
        assert not app.is_running

    run_app(app, SMALL, drive)
    assert (app.session is not None) == ("enter" in keys)


def test_a_window_that_is_too_small_says_so_and_comes_back(tmp_path: Path) -> None:
    session = at("2 players · seat 1: S · hand 1: RRS · hand 2: MMM · seat 1 play", "me,random")
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        assert "80 × 24" in screen_text(app)
        assert "Play a card" not in screen_text(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Play a card" in screen_text(app)

    run_app(app, (60, 20), drive)
