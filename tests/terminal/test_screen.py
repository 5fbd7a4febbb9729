"""The full-screen game, operated by keys."""

import random
import threading
import time
from pathlib import Path

import pytest
from textual.pilot import Pilot

from civ import Game
from civ.bots import Budget, Choice, Explanation
from civ.game.sights import Sight
from civ.terminal.screens.action_keys import key_pressed
from civ.terminal.screens.app import GameApp
from civ.terminal.screens.dialogs import CoverScreen, PageDialog, ResultDialog
from civ.terminal.screens.game import GameScreen
from civ.terminal.screens.setup import SetupScreen
from tests.harness.app_driver import (
    LARGE,
    SMALL,
    make_app,
    open_session,
    play_by_keys,
    run_app,
    screen_text,
    session_at,
)

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


def test_a_team_game_with_a_draft_is_played_by_keys(tmp_path: Path) -> None:
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


def test_two_people_at_one_screen_play_with_arrow_keys_and_enter(tmp_path: Path) -> None:
    session = session_at("2 players · seat 1: SSSSSSS · seat 2: M · hand 1: SSM · hand 2: MMM · seat 1 play", "me,me")
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, CoverScreen)
        await pilot.press("enter", "right", "left", "down", "enter", "left", "enter")
        assert session.game.over
        assert "Science: 8 cards, 8 needed." in screen_text(app)

    run_app(app, SMALL, drive)


# --- Hidden hands ---


def test_the_cover_hides_all_hands(tmp_path: Path) -> None:
    """Seats 1 and 2 hold domains that nobody else has. The cover shows none of them."""
    session = session_at("2 players · seat 1: S · seat 2: S · hand 1: RRR · hand 2: EEE · seat 1 effects", "me,me")
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


def test_the_screen_depends_only_on_what_the_seat_knows(tmp_path: Path) -> None:
    """Games that a seat cannot tell apart produce identical screens."""
    game = Game.from_position(
        "3 players · seat 1: S · seat 2: M · seat 3: C · hand 1: RRS · hand 2: MMC · hand 3: ERR · seat 1 effects"
    )
    screens = []
    for twin in (game, game.redeal(1, 5), game.redeal(1, 6)):
        session = session_at(twin.position, "me,random,random")
        app = make_app(session)

        async def drive(pilot: Pilot[None], app: GameApp = app) -> None:
            screens.append(screen_text(app))
            await pilot.press("v")
            screens.append(screen_text(app))

        run_app(app, LARGE, drive)
    assert screens[0] == screens[2] == screens[4]
    assert screens[1] == screens[3] == screens[5]


# --- Reasons, pages and undo ---


def test_the_key_of_a_missing_domain_shows_the_reason(tmp_path: Path) -> None:
    session = session_at("2 players · hand 1: RRS · hand 2: MMM · seat 1 play", "me,random")
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        assert "M: there is no Military card in your hand." in screen_text(app)
        assert session.entries == []
        await pilot.press("right")
        assert "there is no Military card" not in screen_text(app)

    run_app(app, SMALL, drive)


def test_pages_open_over_the_table_and_close(tmp_path: Path) -> None:
    session = session_at(
        "2 players · seat 1: SSS M · seat 2: M · hand 1: RRS · hand 2: MMM · seat 1 effects", "me,random"
    )
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


def test_u_takes_back_or_shows_the_reason(tmp_path: Path) -> None:
    session = session_at("2 players · seat 1: SSS M · seat 2: M · hand 1: RRS · hand 2: MMM · seat 1 effects", "me,me")
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


def test_after_the_end_the_last_action_can_be_taken_back_and_a_rematch_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    session = session_at(
        "2 players · seat 1: SSSSSSSS · seat 2: M · hand 1: MMM · hand 2: MMM · seat 1 effects", "me,random"
    )
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("0", "u")
        assert not session.game.over and isinstance(app.screen, GameScreen)
        await pilot.press("0", "a")
        await pilot.pause()
        assert app.session is not session and isinstance(app.screen, GameScreen)
        assert app.session is not None and app.session.file is not None and app.session.file.exists()

    run_app(app, SMALL, drive)


def test_keys_work_on_other_keyboard_layouts() -> None:
    assert [key_pressed(key) for key in "Uгθ&é.àЙ"] == ["u", "u", "u", "1", "2", "0", "0", "q"]


# --- Bots and quitting ---


class BlockingBot:
    """A bot that thinks until it is closed."""

    def __init__(self) -> None:
        self.thinking, self.closed = threading.Event(), threading.Event()

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        self.thinking.set()
        self.closed.wait(30)
        return Choice(sight.legal[0], Explanation("why-random"))

    def close(self) -> None:
        self.closed.set()


def test_the_screen_stays_responsive_while_a_bot_thinks_and_quits_at_once(tmp_path: Path) -> None:
    session = session_at("2 players · seat 1: S · hand 1: RRS · hand 2: MMM · seat 2 play", "me,random")
    blocking = BlockingBot()
    session._bots[2] = blocking
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        assert blocking.thinking.wait(5)
        assert "Seat 2 (random) is thinking" in screen_text(app)
        assert "1 M Military" not in screen_text(app), "the legal actions of a bot would reveal its hand"
        await pilot.press("1", "enter", "l")
        assert isinstance(app.screen, PageDialog)
        await pilot.press("escape", "q")

    started_at = time.monotonic()
    run_app(app, SMALL, drive)
    assert time.monotonic() - started_at < 5
    assert session.entries == []
    blocking.close()


def test_a_bot_that_raises_ends_the_app_with_its_error(tmp_path: Path) -> None:
    session = session_at("2 players · seat 1: S · hand 1: RRS · hand 2: MMM · seat 2 play", "me,random")

    class BrokenBot(BlockingBot):
        def choose(self, sight: Sight, budget: Budget) -> Choice:
            raise ZeroDivisionError

    session._bots[2] = BrokenBot()
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        while app.error is None:
            await pilot.pause(0.01)

    run_app(app, SMALL, drive)
    assert isinstance(app.error, ZeroDivisionError)


@pytest.mark.parametrize("keys", [["q"], ["enter", "q"], ["ctrl+c"], ["enter", "ctrl+c"], ["enter", "ctrl+q"]])
def test_the_app_can_be_quit_from_every_screen(
    keys: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    app = make_app(None)

    async def drive(pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, SetupScreen)
        await pilot.press(*keys)
        await pilot.pause()
        assert not app.is_running

    run_app(app, SMALL, drive)
    assert (app.session is not None) == ("enter" in keys)


def test_a_small_window_shows_a_message_until_it_is_enlarged(tmp_path: Path) -> None:
    session = session_at("2 players · seat 1: S · hand 1: RRS · hand 2: MMM · seat 1 play", "me,random")
    app = make_app(session)

    async def drive(pilot: Pilot[None]) -> None:
        assert "80 × 24" in screen_text(app)
        assert "Play a card" not in screen_text(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Play a card" in screen_text(app)

    run_app(app, (60, 20), drive)
