"""`civ join`: a person at a terminal, a real server, and another player at the same table."""

import asyncio
import os
import queue
import re
import signal
import stat
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from civ.cli.commands.join import read_address
from civ.errors import BadUsage
from civ.i18n.texts import LANGUAGES, text
from civ.tables.commands import PHRASES, Resign, SendChat, SendPhrase, StartGame
from civ.tables.events import ChatSent, PhraseSent
from civ.tables.settings import Settings
from civ.terminal.online.typed_commands import COMMAND_KEYWORDS, QUERY_KEYWORDS, parse_command
from tests.harness.command_runner import COMMAND, ENGLISH
from tests.harness.server.hosted_tables import hosted_table, start_until_guest_moves
from tests.harness.server.processes import TIMEOUT_S, RunningServer, running_server


class Terminal:
    """A `civ join` process whose input and output the test controls."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.seen: list[str] = []
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put("")

    def read_until(self, pattern: str) -> str:
        """Read until a line matches the pattern. Returns that line."""
        end = time.monotonic() + TIMEOUT_S
        while True:
            line = self._lines.get(timeout=max(0.1, end - time.monotonic()))
            self.seen.append(line)
            if re.search(pattern, line):
                return line
            assert self.process.poll() is None or line, self.seen

    def read_errors(self) -> str:
        """Read standard error to its end."""
        assert self.process.stderr is not None
        return self.process.stderr.read()

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()


@contextmanager
def run_join(folder: Path, *words: str) -> Iterator[Terminal]:
    process = subprocess.Popen(
        [*COMMAND, "join", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=os.environ | ENGLISH | {"XDG_DATA_HOME": str(folder), "PYTHONUTF8": "1"},
        cwd=Path(__file__).parents[2],
    )
    try:
        yield Terminal(process)
    finally:
        process.kill()
        process.communicate()


def test_a_whole_game_is_played_from_the_terminal(server: RunningServer, tmp_path: Path) -> None:
    async def play() -> None:
        async with hosted_table(server, Settings(seats=("random", "open"), pace=0)) as (host, code):
            with run_join(tmp_path, f"{server.url}/t/{code}", "--name", "Ben") as terminal:
                await asyncio.to_thread(terminal.read_until, "You have seat 2")
                await host.send_command(code, StartGame(), "start")
                await asyncio.to_thread(play_first_choices, terminal)
                terminal.type("quit")
                assert terminal.process.wait(TIMEOUT_S) == 0
                assert await asyncio.to_thread(terminal.read_errors) == ""
                snapshot = await host.snapshot(code)
                assert snapshot.table.status == "over"
                assert [seat.name for seat in snapshot.table.seats] == ["", "Ben"]
                assert snapshot.table.result is not None
                winners = ", ".join(map(str, snapshot.table.result.winners))
                assert any(re.match(rf"Seats? {winners} wins? by", line) for line in terminal.seen)

    asyncio.run(asyncio.wait_for(play(), 2 * TIMEOUT_S))


def play_first_choices(terminal: Terminal) -> None:
    while not terminal.read_until(r"^1\. |Type again or quit").startswith("Type"):
        terminal.type("1")


def test_chat_and_phrases_are_shown_in_the_readers_language(server: RunningServer, tmp_path: Path) -> None:
    async def talk() -> None:
        async with hosted_table(server) as (host, code):
            with run_join(tmp_path, code, "--server", server.url, "--lang", "fr", "--name", "Zoé") as terminal:
                await asyncio.to_thread(terminal.read_until, "Tu as la place 2")
                async with host.table(code) as table:
                    await table.send(SendPhrase("watch-out", 2, "S"))
                    await asyncio.to_thread(terminal.read_until, r"^Ann\s: Attention au joueur 2\s: Science\s!$")
                    await table.send(SendChat("Hello"))
                    await asyncio.to_thread(terminal.read_until, r"^Ann\s: Hello$")
                    terminal.type("/dire Bonjour à tous", "/phrase 7 1")
                    await table.until(lambda table: table.seq >= 7)
                message, phrase = (await host.events(code, 5)).events
                assert isinstance(message.event, ChatSent) and isinstance(phrase.event, PhraseSent)
                assert (message.event.name, message.event.text) == ("Zoé", "Bonjour à tous")
                assert (phrase.event.phrase, phrase.event.seat) == ("watch-out", 1)

    asyncio.run(asyncio.wait_for(talk(), TIMEOUT_S))


def test_a_player_rejoins_their_seat_with_a_private_key(server: RunningServer, tmp_path: Path) -> None:
    async def rejoin() -> None:
        async with hosted_table(server) as (host, code):
            link = f"{server.url}/t/{code}"
            with run_join(tmp_path, link, "--name", "Ben") as terminal:
                await asyncio.to_thread(terminal.read_until, "You have seat 2")
                terminal.type("quit")
                await asyncio.to_thread(terminal.read_until, f"come back with: civ join {link}")
            with run_join(tmp_path, link) as terminal:
                await asyncio.to_thread(terminal.read_until, "You have seat 2")
                assert (await host.snapshot(code)).table.seats[1].name == "Ben"
            with run_join(tmp_path / "stranger", link) as terminal:
                assert await asyncio.to_thread(terminal.process.wait, TIMEOUT_S) == 2
                assert "No seat is free" in await asyncio.to_thread(terminal.read_errors)

    asyncio.run(asyncio.wait_for(rejoin(), TIMEOUT_S))
    [key] = (tmp_path / "civ" / "keys").iterdir()
    assert stat.S_IMODE(key.stat().st_mode) == 0o600


def test_lines_typed_ahead_are_processed_in_order(server: RunningServer, tmp_path: Path) -> None:
    async def play() -> None:
        async with hosted_table(server) as (host, code):
            with run_join(tmp_path, f"{server.url}/t/{code}") as terminal:
                await asyncio.to_thread(terminal.read_until, "You have seat 2")
                async with host.table(code) as table:
                    await start_until_guest_moves(table)
                    await asyncio.to_thread(terminal.read_until, r"^1\. ")
                    terminal.type("1", ".", "1")
                    await asyncio.to_thread(terminal.read_until, '"1" is not an action')
                    assert not any("meanwhile" in line for line in terminal.seen)
                    await table.send(Resign(1))
                    await asyncio.to_thread(terminal.read_until, "Seat 2 wins")
                    terminal.type("again")
                    await asyncio.to_thread(terminal.read_until, "You have seat 1")

    asyncio.run(asyncio.wait_for(play(), TIMEOUT_S))


def test_a_lost_connection_is_reported_and_restored(tmp_path: Path) -> None:
    async def play() -> None:
        with running_server(tmp_path / "data", "--port", "0") as first:
            async with hosted_table(first) as (_, code):
                terminal = stack.enter_context(run_join(tmp_path / "user", f"{first.url}/t/{code}"))
                await asyncio.to_thread(terminal.read_until, "You have seat 2")
        await asyncio.to_thread(terminal.read_until, "Connection lost")
        with running_server(tmp_path / "data", "--port", str(first.port)):
            await asyncio.to_thread(terminal.read_until, "connection is back")
            terminal.type("say still here")
            await asyncio.to_thread(terminal.read_until, "still here")

    with ExitStack() as stack:
        asyncio.run(asyncio.wait_for(play(), 2 * TIMEOUT_S))


def test_ctrl_c_exits_and_shows_how_to_rejoin(server: RunningServer, tmp_path: Path) -> None:
    async def leave() -> None:
        async with hosted_table(server) as (_, code):
            with run_join(tmp_path, f"{server.url}/t/{code}") as terminal:
                await asyncio.to_thread(terminal.read_until, "You have seat 2")
                terminal.process.send_signal(signal.SIGINT)
                await asyncio.to_thread(terminal.read_until, f"come back with: civ join {server.url}/t/{code}")
                assert await asyncio.to_thread(terminal.process.wait, TIMEOUT_S) == 130

    asyncio.run(asyncio.wait_for(leave(), TIMEOUT_S))


def test_a_spectator_who_loses_access_sees_the_reason_and_the_program_ends(
    server: RunningServer, tmp_path: Path
) -> None:
    async def watch() -> None:
        async with hosted_table(server, Settings(seats=("me", "random"), watch=False)) as (host, code):
            with run_join(tmp_path, f"{server.url}/t/{code}", "--watch") as terminal:
                await asyncio.to_thread(terminal.read_until, "You are watching")
                await host.send_command(code, StartGame(), "start")
                assert await asyncio.to_thread(terminal.process.wait, TIMEOUT_S) == 2
                assert terminal.read_errors() == "civ join: There is no such table, or it is not open to you.\n"

    asyncio.run(asyncio.wait_for(watch(), TIMEOUT_S))


def test_typed_queries_describe_the_table(server: RunningServer, tmp_path: Path) -> None:
    async def look() -> None:
        async with hosted_table(server) as (host, code):
            with run_join(tmp_path, f"{server.url}/t/{code}") as terminal:
                await asyncio.to_thread(terminal.read_until, "You have seat 2")
                terminal.type("hand")
                await asyncio.to_thread(terminal.read_until, "No game is being played")
                await host.send_command(code, StartGame(), "start")
                await asyncio.to_thread(terminal.read_until, "The cards are dealt")
                terminal.type("hand", "area", "area 1", "areas", "pile", "deck", "log", "help", "phrase", "nonsense")
                for line in (
                    r"^Your hand: \w+ I, \w+ I, \w+ I\.$",
                    "Which seat",
                    r"^Seat 1 \(Ann\): ",
                    "^If the game ended now",
                    "^Discard pile: none",
                    "^Deck: I 19, II 29, III 41",
                    "^The cards are dealt",
                    "^Words you can type",
                    "^14. Good game!",
                    '"NONSENSE" is not an action',
                ):
                    await asyncio.to_thread(terminal.read_until, line)

    asyncio.run(asyncio.wait_for(look(), TIMEOUT_S))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["http://127.0.0.1:1/t/abc"], "There is no server at http://127.0.0.1:1, or it cannot be reached."),
        (["{server}/t/nowhere"], "There is no such table, or it is not open to you."),
        (["{server}/t/{code}", "--seat", "1"], "Seat 1 is taken."),
        (["{server}/t/{code}", "--seat", "4"], "There is no seat 4 at a table of 2."),
        (["{server}/x/{code}"], "is not the link of a table"),
    ],
)
def test_a_failed_join_prints_one_line(server: RunningServer, tmp_path: Path, words: list[str], complaint: str) -> None:
    async def table_code() -> str:
        async with hosted_table(server) as (_, code):
            return code

    code = asyncio.run(table_code())
    with run_join(tmp_path, *[word.format(server=server.url, code=code) for word in words]) as terminal:
        assert terminal.process.wait(TIMEOUT_S) == 2
        [line] = terminal.read_errors().splitlines()
        assert line.startswith("civ join: ") and complaint in line


# --- Parsing and texts ---


def test_a_table_address_is_a_link_or_a_code() -> None:
    link = "https://civ.example:8443/t/abc123"
    assert read_address(link) == read_address("abc123", "https://civ.example:8443/") == read_address(f"{link}/")
    assert read_address(link) == ("https://civ.example:8443", "abc123")
    for wrong in ("", "t/abc", "ftp://civ.example/t/abc", "http:///t/abc", "http://[::1/t/abc", "http://x:99999/t/a"):
        with pytest.raises(BadUsage) as caught:
            read_address(wrong)
        assert caught.value.code == "join-address"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keywords_differ(language: str) -> None:
    words = [text(f"word-{word}", language).casefold() for word in (*QUERY_KEYWORDS, *COMMAND_KEYWORDS)]
    assert len(set(words)) == len(words)
    assert all(" " not in word for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_contain_exactly_the_given_player_and_domain(language: str) -> None:
    for name in PHRASES:
        for about in ("none", "seat", "domain", "both"):
            words = text(f"phrase-{name}", language, about=about, seat=3, domain="Science")
            assert "3" not in words or about in ("seat", "both")
            assert "Science" not in words or about in ("domain", "both")
    both = text("phrase-watch-out", language, about="both", seat=3, domain="Science")
    assert "3" in both and "Science" in both


def test_phrases_are_parsed_by_number_or_name_with_player_and_domain() -> None:
    for words in ("7 3 s", "watch-out S 3"):
        assert parse_command("phrase", words, 1, 0) == SendPhrase("watch-out", 3, "S")
    for wrong in ("", "99", "nonsense", "7 3 4", "7 S M", "7 9", "7 3 S x"):
        assert parse_command("phrase", wrong, 1, 0) is None
