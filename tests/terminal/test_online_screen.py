"""`civ join` as a full-screen app: the test presses keys, with a real server and other players at the table."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from civ.client import Client, ServerRefusal
from civ.game.options import Rules
from civ.i18n.texts import LANGUAGES, text
from civ.narration.results import result_sentences
from civ.tables.commands import AnswerProposal, ProposeTakeBack, Resign, SendChat, StartGame
from civ.tables.events import PhraseSent
from civ.tables.settings import Settings
from civ.terminal.online.app import OnlineApp
from civ.terminal.online.screen import FINISHED_KEYS, PLAYER_KEYS, SPECTATOR_KEYS
from civ.terminal.online.table_session import TableSession
from civ.terminal.online.typed_commands import COMMAND_KEYWORDS
from civ.terminal.screens.dialogs import ChatDialog, PageDialog, ResultDialog
from civ.terminal.screens.widgets import key_bindings_line
from tests.harness.app_driver import LARGE, SMALL, preferred_key, screen_text
from tests.harness.server.hosted_tables import hosted_table, start_until_guest_moves
from tests.harness.server.processes import TIMEOUT_S, RunningServer, running_server
from tests.harness.tiers import sample


class ScreenUser:
    """A person who uses the app."""

    def __init__(self, app: OnlineApp, pilot: Pilot[None]) -> None:
        self.app, self.pilot, self.session = app, pilot, app.session

    @property
    def text_on_screen(self) -> str:
        return screen_text(self.app)

    async def wait_until(self, condition: Callable[[], object]) -> None:
        async with asyncio.timeout(TIMEOUT_S):
            while not condition():
                await self.pilot.pause(0.02)
        await self.pilot.pause()

    async def wait_for_text(self, words: str) -> None:
        await self.wait_until(lambda: words in self.text_on_screen)

    async def wait_for_options(self) -> None:
        await self.wait_until(self.app.table_screen.options)

    async def write(self, line: str) -> None:
        await self.pilot.press("t")
        await self.wait_until(lambda: isinstance(self.app.screen, ChatDialog))
        await self.pilot.press(*({" ": "space", "/": "slash"}.get(letter, letter) for letter in line), "enter")


@asynccontextmanager
async def join_as_guest(
    server: RunningServer, code: str, size: tuple[int, int] = SMALL, *, watch: bool = False, name: str = "Ben"
) -> AsyncIterator[ScreenUser]:
    """Register a guest and open the app at a table, in a seat or as a spectator."""
    async with Client(server.url) as client:
        await client.create_guest(name)
        async with join_table(client, code, size, watch=watch) as guest:
            yield guest


@asynccontextmanager
async def join_table(
    client: Client, code: str, size: tuple[int, int] = SMALL, *, watch: bool = False
) -> AsyncIterator[ScreenUser]:
    session = TableSession(client, code, "en")
    app = OnlineApp(session)
    async with session.table:
        await session.join(watch=watch)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            yield ScreenUser(app, pilot)
    if app.error is not None:
        raise app.error


def run(play: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(play(), 2 * TIMEOUT_S))


async def play_to_the_end(ben: ScreenUser, chance: random.Random) -> int:
    """Press keys until the game is over. Returns the number of keys pressed."""
    pressed = 0
    while not ben.session.over:
        choices, view = ben.app.table_screen.options(), ben.session.view
        if choices and view is not None and view.seat is not None:
            await ben.pilot.press(preferred_key(choices, view, view.seat, chance))
            pressed += 1
        else:
            await ben.pilot.pause(0.05)  # with a shorter pause, the other screen would never be idle
    return pressed


# --- Whole games ---


@pytest.mark.parametrize("size", sample([SMALL, LARGE], 1), ids=str)
def test_a_whole_game_is_played_against_a_bot_of_the_server(server: RunningServer, size: tuple[int, int]) -> None:
    async def play() -> None:
        async with (
            hosted_table(server, Settings(seats=("novice", "open"), pace=0)) as (host, code),
            join_as_guest(server, code, size) as ben,
        ):
            for words in ("Link for your friends", f"/t/{code}", "1  Novice · bot", "2  Ben · you · ready"):
                assert words in ben.text_on_screen
            await host.send_command(code, StartGame(), "start")
            await ben.wait_for_options()
            assert "► Your turn  Play a card" in ben.text_on_screen and "The cards are dealt." in ben.text_on_screen
            assert await play_to_the_end(ben, random.Random(8)) > 10
            await ben.wait_until(lambda: isinstance(ben.app.screen, ResultDialog))
            result, view = (await host.snapshot(code)).table.result, ben.session.view
            assert result is not None and view is not None
            assert result_sentences(view, result.points, "en")[0] in ben.text_on_screen
            await ben.pilot.press("escape", "l")
            await ben.wait_until(lambda: isinstance(ben.app.screen, PageDialog))
            assert "ends the turn" in ben.text_on_screen

    run(play)


def test_a_draft_is_played_on_two_screens_at_the_same_time(server: RunningServer) -> None:
    async def play() -> None:
        rules = Rules(players=3, deal="draft")
        table = Settings(rules=rules, seats=("novice", "open", "open"), pace=0)
        async with (
            hosted_table(server, table) as (host, code),
            join_as_guest(server, code) as ben,
            join_as_guest(server, code, LARGE, name="Cleo") as cleo,
        ):
            await host.send_command(code, StartGame(), "start")
            await ben.wait_for_options()
            await cleo.wait_for_options()
            assert "Pack" in ben.text_on_screen and "Pack" in cleo.text_on_screen
            view = ben.session.view
            assert view is not None
            await ben.pilot.press("enter")
            await ben.wait_for_text("Seat 2 keeps a card.")
            await cleo.wait_for_text("Seat 2 keeps a card.")
            assert ben.app.table_screen.options() == [] or view != ben.session.view
            await asyncio.gather(
                *(play_to_the_end(user, random.Random(seed)) for seed, user in ((27, ben), (28, cleo)))
            )
            await ben.wait_until(lambda: isinstance(ben.app.screen, ResultDialog))

    run(play)


def test_a_key_toggles_whether_a_player_is_ready(server: RunningServer) -> None:
    async def play() -> None:
        async with hosted_table(server) as (host, code), join_as_guest(server, code) as ben:
            await ben.pilot.press("r")
            await ben.wait_for_text("r I am ready")
            assert "2  Ben · you\n" in ben.text_on_screen and not (await host.snapshot(code)).table.seats[1].ready
            await ben.pilot.press("s")
            await ben.pilot.press("r")
            await ben.wait_for_text("2  Ben · you · ready")
            assert (await host.snapshot(code)).table.status == "open"

    run(play)


def test_the_host_deals_resigns_and_starts_a_rematch_by_keys(server: RunningServer) -> None:
    async def play() -> None:
        async with hosted_table(server, Settings(seats=("me", "random"), pace=0)) as (ann, code):
            rematch = await play_rematch(ann, code)
            assert await play_rematch(ann, rematch) not in (code, rematch)

    async def play_rematch(ann: Client, code: str) -> str:
        async with join_table(ann, code) as seat:
            assert "Ann · you · host" in seat.text_on_screen and "s Deal the cards" in seat.text_on_screen
            await seat.pilot.press("s")
            await seat.wait_for_options()
            await seat.write("/resign")
            await seat.wait_until(lambda: isinstance(seat.app.screen, ResultDialog))
            await seat.pilot.press("a")
            await seat.wait_until(lambda: not seat.app.is_running)
            assert seat.session.next_code not in (None, code)
            return str(seat.session.next_code)

    run(play)


# --- Other players and refusals ---


def test_chat_messages_appear_in_the_log(server: RunningServer) -> None:
    async def talk() -> None:
        async with hosted_table(server) as (host, code), join_as_guest(server, code) as ben, host.table(code) as table:
            await table.send(SendChat("Hello!"))
            await ben.wait_for_text("· Ann: Hello!")
            await ben.write("Good evening")
            await ben.wait_for_text("· Ben: Good evening")
            await ben.write("/7 1 S")
            await ben.wait_for_text("· Ben: Watch player 1: Science!")
            await ben.write("/nonsense")
            await ben.wait_for_text('"/nonsense" is not understood.')
            await ben.pilot.press("t")
            await ben.wait_until(lambda: isinstance(ben.app.screen, ChatDialog))
            await ben.pilot.press("q", "escape")
            assert ben.app.is_running
            [phrase] = [sent.event for sent in (await host.events(code)).events if isinstance(sent.event, PhraseSent)]
            assert (phrase.phrase, phrase.domain) == ("watch-out", "S")

    run(talk)


def test_actions_are_taken_back_directly_or_by_agreement(server: RunningServer) -> None:
    async def play() -> None:
        async with hosted_table(server) as (host, code), join_as_guest(server, code) as ben, host.table(code) as table:
            await start_until_guest_moves(table)
            await ben.wait_for_options()
            before = ben.session.view
            await ben.pilot.press("enter")
            await ben.wait_until(lambda: ben.session.view != before and ben.app.table_screen.options())
            await ben.pilot.press("u")
            await ben.wait_for_text("Seat 2 takes back 1 action.")
            assert ben.session.view == before
            ply = table.turn.ply if table.turn else 0
            await ben.pilot.press("u")
            await ben.wait_until(lambda: ben.app.table_screen.message)
            assert ben.session.view == before
            await ben.pilot.press("enter")
            await ben.wait_until(lambda: table.turn and table.turn.ply > ply)
            await table.send(ProposeTakeBack(1, ply))
            await ben.wait_for_text("Seat 1 asks to go back by 1 action. t /agree · t /refuse")
            await ben.write("/agree")
            await ben.wait_until(lambda: ben.session.view == before)
            assert "Seat 2 agrees to go back." in ben.text_on_screen
            with pytest.raises(ServerRefusal, match="no proposal for you to answer"):
                await table.send(AnswerProposal(1, yes=True))

    run(play)


def test_the_key_of_a_missing_domain_shows_the_reason(server: RunningServer) -> None:
    async def play() -> None:
        async with hosted_table(server) as (host, code), join_as_guest(server, code) as ben:
            async with host.table(code) as table:
                await start_until_guest_moves(table)
            await ben.wait_for_options()
            keys = {option.key for option in ben.app.table_screen.options()}
            await ben.pilot.press(min({"1", "2", "3", "4", "5", "6"} - keys))
            await ben.wait_for_text("card in your hand.")
            assert {option.key for option in ben.app.table_screen.options()} == keys
            await ben.pilot.press("right")
            assert "card in your hand." not in ben.text_on_screen

    run(play)


def test_a_player_can_hand_their_seat_to_a_bot_and_reclaim_it(server: RunningServer) -> None:
    async def play() -> None:
        async with (
            hosted_table(server, Settings(seats=("me", "open"), pace=30)) as (host, code),
            join_as_guest(server, code) as ben,
        ):
            async with host.table(code) as table:
                await start_until_guest_moves(table)
            await ben.wait_for_options()
            await ben.write("/bot")
            await ben.wait_for_text("A bot plays your seat now. t /return")
            assert ben.app.table_screen.options() == []
            await ben.write("/return")
            await ben.wait_for_options()
            await host.send_command(code, Resign(1), "resign")
            await ben.wait_for_text("Seat 2 wins: the others have given up.")

    run(play)


def test_a_spectator_sees_no_hand_and_no_options(server: RunningServer) -> None:
    async def watch() -> None:
        settings = Settings(seats=("me", "random"), pace=0)
        async with hosted_table(server, settings) as (host, code), join_as_guest(server, code, watch=True) as eve:
            assert "You are watching." in eve.text_on_screen
            await host.send_command(code, StartGame(), "start")
            await eve.wait_until(lambda: eve.session.view is not None)
            await eve.wait_for_text("1 Ann")
            assert " Hand " not in eve.text_on_screen and eve.app.table_screen.options() == []
            await eve.pilot.press("u", "t", "1", "a", "r", "s")
            assert eve.app.screen is eve.app.table_screen
            await eve.pilot.press("v")
            await eve.wait_until(lambda: isinstance(eve.app.screen, PageDialog))

    run(watch)


def test_a_spectator_who_loses_access_exits_with_the_reason(server: RunningServer) -> None:
    async def watch() -> None:
        private = Settings(seats=("me", "random"), watch=False)
        async with hosted_table(server, private) as (host, code), join_as_guest(server, code, watch=True) as eve:
            await host.send_command(code, StartGame(), "start")
            await eve.wait_until(lambda: not eve.app.is_running)

    with pytest.raises(ServerRefusal, match="There is no such table"):
        run(watch)


# --- The connection ---


def test_the_log_is_restored_after_rejoining(server: RunningServer) -> None:
    async def play() -> None:
        async with hosted_table(server, Settings(seats=("me", "random"), pace=0)) as (ann, code):
            async with join_table(ann, code) as seat:
                await seat.pilot.press("s")
                await seat.wait_for_options()
                await seat.write("Here I am")
                await seat.wait_for_text("· Ann: Here I am")
                await seat.pilot.press("q")
            async with join_table(ann, code, LARGE) as seat:
                await seat.wait_for_options()
                assert "· The cards are dealt." in seat.text_on_screen and "· Ann: Here I am" in seat.text_on_screen
                assert seat.text_on_screen.count("Here I am") == 1

    run(play)


@pytest.mark.parametrize("size", sample([SMALL, LARGE], 1), ids=str)
def test_a_game_continues_automatically_after_the_server_was_killed(tmp_path: Path, size: tuple[int, int]) -> None:
    async def play() -> None:
        with running_server(tmp_path, "--port", "0") as first:
            async with hosted_table(first, Settings(seats=("novice", "open"), pace=0)) as (host, code):
                await play_through_restart(first, host, code)

    async def play_through_restart(first: RunningServer, host: Client, code: str) -> None:
        async with join_as_guest(first, code, size) as ben:
            await host.send_command(code, StartGame(), "start")
            await ben.wait_for_options()
            await ben.pilot.press("enter")
            await ben.wait_for_options()
            before = ben.session.view
            first.process.kill()
            await ben.wait_for_text("Connection lost; trying again …")
            assert ben.app.table_screen.options() == []
            await ben.pilot.press("enter", "1")
            with running_server(tmp_path, "--port", str(first.port)):
                await ben.wait_for_options()
                assert ben.session.view == before and "The connection is lost" not in ben.text_on_screen
                await play_to_the_end(ben, random.Random(3))
                await ben.wait_until(lambda: isinstance(ben.app.screen, ResultDialog))

    run(play)


# --- Layout ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_and_keywords_fit_in_every_language(language: str) -> None:
    lobby = [(("s", "lobby-deal"), *PLAYER_KEYS[-2:]), (("r", "join-not-ready"), *PLAYER_KEYS[-2:])]
    for keys in (PLAYER_KEYS, SPECTATOR_KEYS, FINISHED_KEYS, *lobby):
        assert key_bindings_line(keys, language).cell_len <= SMALL[0]
    words = " ".join(f"/{text(f'word-{word}', language)}" for word in COMMAND_KEYWORDS[3:])
    assert len(words) <= 2 * 72  # two lines of the dialog
