"""`civ join` on the screen: a person driven by keys, a real server, and others at the same table."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from civ.client import Client, ServerRefusal
from civ.game.options import Rules
from civ.i18n.texts import LANGUAGES, text
from civ.narration.results import result_sentences
from civ.tables.commands import AnswerProposal, PlayAction, ProposeTakeBack, Resign, SendChat, StartGame
from civ.tables.settings import Settings
from civ.terminal.online.app import OnlineApp
from civ.terminal.online.screen import FINISHED_KEYS, PLAYER_KEYS, SPECTATOR_KEYS
from civ.terminal.online.table_session import TableSession
from civ.terminal.online.typed_commands import COMMAND_KEYWORDS
from civ.terminal.screens.dialogs import ChatDialog, PageDialog, ResultDialog
from civ.terminal.screens.widgets import key_bindings_line
from tests.harness.app_driver import LARGE, SMALL, preferred_key, screen_text
from tests.harness.server.processes import TIMEOUT_S, RunningServer, running_server

FOR_TWO = Settings(seats=("me", "open"), pace=0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("server"), "--port", "0") as server:
        yield server


class Seated:
    """Somebody in front of a screen."""

    def __init__(self, app: OnlineApp, pilot: Pilot[None]) -> None:
        self.app, self.pilot, self.session = app, pilot, app.session

    @property
    def shown(self) -> str:
        return screen_text(self.app)

    async def until(self, holds: Callable[[], object]) -> None:
        async with asyncio.timeout(TIMEOUT_S):
            while not holds():
                await self.pilot.pause(0.02)
        await self.pilot.pause()

    async def sees(self, words: str) -> None:
        await self.until(lambda: words in self.shown)

    async def asked(self) -> None:
        await self.until(self.app.table_screen.options)

    async def write(self, line: str) -> None:
        await self.pilot.press("t")
        await self.until(lambda: isinstance(self.app.screen, ChatDialog))
        await self.pilot.press(*({" ": "space", "/": "slash"}.get(letter, letter) for letter in line), "enter")


@asynccontextmanager
async def seated(
    server: RunningServer, code: str, size: tuple[int, int] = SMALL, *, watch: bool = False, name: str = "Ben"
) -> AsyncIterator[Seated]:
    """A guest who comes in, takes a seat and looks at the screen."""
    async with Client(server.url) as client:
        await client.create_guest(name)
        async with at_the_screen(client, code, size, watch=watch) as guest:
            yield guest


@asynccontextmanager
async def at_the_screen(
    client: Client, code: str, size: tuple[int, int] = SMALL, *, watch: bool = False
) -> AsyncIterator[Seated]:
    session = TableSession(client, code, "en")
    app = OnlineApp(session)
    async with session.table:
        await session.join(watch=watch)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            yield Seated(app, pilot)
    if app.error is not None:
        raise app.error


@asynccontextmanager
async def opened(server: RunningServer, settings: Settings = FOR_TWO) -> AsyncIterator[tuple[Client, str]]:
    async with Client(server.url) as host:
        await host.create_guest("Ann")
        yield host, (await host.open_table(settings)).code


def played(play: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(play(), 2 * TIMEOUT_S))


async def play_to_the_end(ben: Seated, chance: random.Random) -> int:
    """Press keys until the table is over; how many it took."""
    pressed = 0
    while not ben.session.over:
        choices, view = ben.app.table_screen.options(), ben.session.view
        if choices and view is not None and view.seat is not None:
            await ben.pilot.press(preferred_key(choices, view, view.seat, chance))
            pressed += 1
        else:
            await ben.pilot.pause(0.05)  # oftener, and the other screen would never be seen idle
    return pressed


# --- Whole games ---


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_a_whole_game_is_played_on_the_screen_against_a_bot_of_the_server(
    server: RunningServer, size: tuple[int, int]
) -> None:
    async def play() -> None:
        async with (
            opened(server, Settings(seats=("novice", "open"), pace=0)) as (host, code),
            seated(server, code, size) as ben,
        ):
            for words in ("Link for your friends", f"/t/{code}", "1  Novice · bot", "2  Ben · you · ready"):
                assert words in ben.shown
            await host.send_command(code, StartGame(), "start")
            await ben.asked()
            assert "► Your turn  Play a card" in ben.shown and "The cards are dealt." in ben.shown
            assert await play_to_the_end(ben, random.Random(8)) > 10
            await ben.until(lambda: isinstance(ben.app.screen, ResultDialog))
            result, view = (await host.snapshot(code)).table.result, ben.session.view
            assert result is not None and view is not None
            assert result_sentences(view, result.points, "en")[0] in ben.shown
            await ben.pilot.press("escape", "l")
            await ben.until(lambda: isinstance(ben.app.screen, PageDialog))
            assert "ends the turn" in ben.shown

    played(play)


def test_a_draft_is_played_at_the_same_time_on_two_screens(server: RunningServer) -> None:
    async def play() -> None:
        rules = Rules(players=3, deal="draft")
        table = Settings(rules=rules, seats=("novice", "open", "open"), pace=0)
        async with (
            opened(server, table) as (host, code),
            seated(server, code) as ben,
            seated(server, code, LARGE, name="Cleo") as cleo,
        ):
            await host.send_command(code, StartGame(), "start")
            await ben.asked()
            await cleo.asked()
            assert "Pack" in ben.shown and "Pack" in cleo.shown
            view = ben.session.view
            assert view is not None
            await ben.pilot.press("enter")
            await ben.sees("Seat 2 keeps a card.")
            await cleo.sees("Seat 2 keeps a card.")
            assert ben.app.table_screen.options() == [] or view != ben.session.view
            await asyncio.gather(*(play_to_the_end(one, random.Random(seed)) for seed, one in ((27, ben), (28, cleo))))
            await ben.until(lambda: isinstance(ben.app.screen, ResultDialog))

    played(play)


def test_one_says_by_keys_that_one_is_ready_or_not(server: RunningServer) -> None:
    async def play() -> None:
        async with opened(server) as (host, code), seated(server, code) as ben:
            await ben.pilot.press("r")
            await ben.sees("r I am ready")
            assert "2  Ben · you\n" in ben.shown and not (await host.snapshot(code)).table.seats[1].ready
            await ben.pilot.press("s")
            await ben.pilot.press("r")
            await ben.sees("2  Ben · you · ready")
            assert (await host.snapshot(code)).table.status == "open"

    played(play)


def test_the_host_deals_gives_up_and_goes_on_to_the_next_game_by_keys(server: RunningServer) -> None:
    async def play() -> None:
        async with opened(server, Settings(seats=("me", "random"), pace=0)) as (ann, code):
            follower = await to_the_next_game(ann, code)
            assert await to_the_next_game(ann, follower) not in (code, follower)

    async def to_the_next_game(ann: Client, code: str) -> str:
        async with at_the_screen(ann, code) as seat:
            assert "Ann · you · host" in seat.shown and "s Deal the cards" in seat.shown
            await seat.pilot.press("s")
            await seat.asked()
            await seat.write("/resign")
            await seat.until(lambda: isinstance(seat.app.screen, ResultDialog))
            await seat.pilot.press("a")
            await seat.until(lambda: not seat.app.is_running)
            assert seat.session.next_code not in (None, code)
            return str(seat.session.next_code)

    played(play)


# --- What others do, and what is refused ---


def test_what_is_said_stands_in_the_log(server: RunningServer) -> None:
    async def talk() -> None:
        async with opened(server) as (host, code), seated(server, code) as ben, host.table(code) as table:
            await table.send(SendChat("Hello!"))
            await ben.sees("· Ann: Hello!")
            await ben.write("Good evening")
            await ben.sees("· Ben: Good evening")
            await ben.write("/7 1 S")
            await ben.sees("· Ben: Watch player 1: Science!")
            await ben.write("/nonsense")
            await ben.sees('"/nonsense" is not understood.')
            await ben.pilot.press("t")
            await ben.until(lambda: isinstance(ben.app.screen, ChatDialog))
            await ben.pilot.press("q", "escape")
            assert ben.app.is_running
            [said] = [one for one in (await host.events(code)).events if type(one.event).__name__ == "PhraseSent"]
            assert (said.event.phrase, said.event.domain) == ("watch-out", "S")  # type: ignore[union-attr]

    played(talk)


async def end_turn(host: Client, code: str, seat: int) -> None:
    """Let the host play a card and end the turn."""
    async with host.table(code) as table:
        await table.until(lambda table: table.waiting)
        while table.waiting:
            own = table.own(seat)
            assert own is not None
            await table.send(PlayAction(seat, "." if "." in own.legal else own.legal[0]), after=table.seq)


def test_actions_are_taken_back_alone_or_by_agreement(server: RunningServer) -> None:
    async def play() -> None:
        async with opened(server) as (host, code), seated(server, code) as ben, host.table(code) as table:
            await table.send(StartGame())
            if table.waiting:
                await end_turn(host, code, 1)
            await ben.asked()
            before = ben.session.view
            await ben.pilot.press("enter")
            await ben.until(lambda: ben.session.view != before and ben.app.table_screen.options())
            await ben.pilot.press("u")
            await ben.sees("Seat 2 takes back 1 action.")
            assert ben.session.view == before
            ply = table.turn.ply if table.turn else 0
            await ben.pilot.press("u")
            await ben.until(lambda: ben.app.table_screen.message)
            assert ben.session.view == before
            await ben.pilot.press("enter")
            await ben.until(lambda: table.turn and table.turn.ply > ply)
            await table.send(ProposeTakeBack(1, ply))
            await ben.sees("Seat 1 asks to go back by 1 action. t /agree · t /refuse")
            await ben.write("/agree")
            await ben.until(lambda: ben.session.view == before)
            assert "Seat 2 agrees to go back." in ben.shown
            with pytest.raises(ServerRefusal, match="no proposal for you to answer"):
                await table.send(AnswerProposal(1, yes=True))

    played(play)


def test_a_key_of_a_domain_one_does_not_hold_says_why(server: RunningServer) -> None:
    async def play() -> None:
        async with opened(server) as (host, code), seated(server, code) as ben:
            await host.send_command(code, StartGame(), "start")
            if (await host.snapshot(code)).turn.waiting == (1,):  # type: ignore[union-attr]
                await end_turn(host, code, 1)
            await ben.asked()
            keys = {one.key for one in ben.app.table_screen.options()}
            await ben.pilot.press(min({"1", "2", "3", "4", "5", "6"} - keys))
            await ben.sees("card in your hand.")
            assert {one.key for one in ben.app.table_screen.options()} == keys
            await ben.pilot.press("right")
            assert "card in your hand." not in ben.shown

    played(play)


def test_a_bot_that_stands_in_is_told_and_sent_away(server: RunningServer) -> None:
    async def play() -> None:
        async with opened(server, Settings(seats=("me", "open"), pace=30)) as (host, code), seated(server, code) as ben:
            await host.send_command(code, StartGame(), "start")
            if (await host.snapshot(code)).turn.waiting == (1,):  # type: ignore[union-attr]
                await end_turn(host, code, 1)
            await ben.asked()
            await ben.write("/bot")
            await ben.sees("A bot plays your seat now. t /return")
            assert ben.app.table_screen.options() == []
            await ben.write("/return")
            await ben.asked()
            await host.send_command(code, Resign(1), "resign")
            await ben.sees("Seat 2 wins: the others have given up.")

    played(play)


def test_who_looks_on_sees_no_hand_and_has_nothing_to_choose(server: RunningServer) -> None:
    async def watch() -> None:
        settings = Settings(seats=("me", "random"), pace=0)
        async with opened(server, settings) as (host, code), seated(server, code, watch=True) as eve:
            assert "You are watching." in eve.shown
            await host.send_command(code, StartGame(), "start")
            await eve.until(lambda: eve.session.view is not None)
            await eve.sees("1 Ann")
            assert " Hand " not in eve.shown and eve.app.table_screen.options() == []
            await eve.pilot.press("u", "t", "1", "a", "r", "s")
            assert eve.app.screen is eve.app.table_screen
            await eve.pilot.press("v")
            await eve.until(lambda: isinstance(eve.app.screen, PageDialog))

    played(watch)


def test_one_who_may_not_look_on_any_more_is_let_go_with_the_reason(server: RunningServer) -> None:
    async def watch() -> None:
        private = Settings(seats=("me", "random"), watch=False)
        async with opened(server, private) as (host, code), seated(server, code, watch=True) as eve:
            await host.send_command(code, StartGame(), "start")
            await eve.until(lambda: not eve.app.is_running)

    with pytest.raises(ServerRefusal, match="There is no such table"):
        played(watch)


# --- The connection ---


def test_who_comes_back_finds_the_past_in_the_log(server: RunningServer) -> None:
    async def play() -> None:
        async with opened(server, Settings(seats=("me", "random"), pace=0)) as (ann, code):
            async with at_the_screen(ann, code) as seat:
                await seat.pilot.press("s")
                await seat.asked()
                await seat.write("Here I am")
                await seat.sees("· Ann: Here I am")
                await seat.pilot.press("q")
            async with at_the_screen(ann, code, LARGE) as seat:
                await seat.asked()
                assert "· The cards are dealt." in seat.shown and "· Ann: Here I am" in seat.shown
                assert seat.shown.count("Here I am") == 1

    played(play)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_a_game_goes_on_by_itself_after_the_server_was_killed(tmp_path: Path, size: tuple[int, int]) -> None:
    async def play() -> None:
        with running_server(tmp_path, "--port", "0") as first:
            async with opened(first, Settings(seats=("novice", "open"), pace=0)) as (host, code):
                await go_on(first, host, code)

    async def go_on(first: RunningServer, host: Client, code: str) -> None:
        async with seated(first, code, size) as ben:
            await host.send_command(code, StartGame(), "start")
            await ben.asked()
            await ben.pilot.press("enter")
            await ben.asked()
            before = ben.session.view
            first.process.kill()
            await ben.sees("Connection lost; trying again …")
            assert ben.app.table_screen.options() == []
            await ben.pilot.press("enter", "1")
            with running_server(tmp_path, "--port", str(first.port)):
                await ben.asked()
                assert ben.session.view == before and "The connection is lost" not in ben.shown
                await play_to_the_end(ben, random.Random(3))
                await ben.until(lambda: isinstance(ben.app.screen, ResultDialog))

    played(play)


# --- Room ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_and_words_have_room_in_every_language(language: str) -> None:
    lobby = [(("s", "join-start"), *PLAYER_KEYS[-2:]), (("r", "join-not-ready"), *PLAYER_KEYS[-2:])]
    for keys in (PLAYER_KEYS, SPECTATOR_KEYS, FINISHED_KEYS, *lobby):
        assert key_bindings_line(keys, language).cell_len <= SMALL[0]
    words = " ".join(f"/{text(f'word-{word}', language)}" for word in COMMAND_KEYWORDS[3:])
    assert len(words) <= 2 * 72  # two lines of the frame
