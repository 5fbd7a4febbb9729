"""The client with a real server: it plays, receives refusals, and survives crashes of the server."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from civ.client import Client, ServerRefusal, ServerUnreachable, TableConnection
from civ.client.http import bearer_token
from civ.game.options import Rules
from civ.tables.commands import PlayAction, SendChat, SetReady, StartGame, TakeSeat
from civ.tables.settings import Settings
from civ.tables.visible_events import VisibleActionPlayed, VisibleCardKept
from civ.wire.messages import EventMessage
from tests.harness.server.processes import TIMEOUT_S, RunningServer, running_server

TWO_PEOPLE = Settings(rules=Rules(deal="draft"), seats=("me", "open"))


async def start_game(server: RunningServer) -> tuple[Client, Client, str]:
    """Seat two people at a table and start the game."""
    host, guest = Client(server.url), Client(server.url)
    await host.create_guest("Ann")
    await guest.create_guest("Ben")
    code = (await host.open_table(TWO_PEOPLE)).code
    await guest.send_command(code, TakeSeat(2), "sit")
    await guest.send_command(code, SetReady(), "ready")
    await host.send_command(code, StartGame(), "start")
    return host, guest, code


async def until_seq(table: TableConnection, seq: int) -> None:
    await table.until(lambda table: table.seq >= seq)


async def play_on(table: TableConnection, chance: random.Random, actions: int = 1 << 30) -> list[int]:
    """Play `actions` random actions, or to the end; return the numbers of the acknowledged events."""
    acknowledged: list[int] = []
    while len(acknowledged) < actions:
        await table.until(lambda table: table.waiting or table.table.status == "over")
        if not table.waiting:
            break
        [seat] = table.waiting
        own = table.own(seat)
        assert own is not None and own.legal
        try:
            outcome = await table.send(PlayAction(seat, chance.choice(own.legal)), after=table.seq)
        except ServerRefusal as refusal:
            assert refusal.code == "table-stale"
            await until_seq(table, refusal.seq or 0)
        else:
            acknowledged.append(outcome.seq)
            await until_seq(table, outcome.seq)
    return acknowledged


def test_two_people_play_a_whole_game(server: RunningServer) -> None:
    async def play() -> None:
        host, guest, code = await start_game(server)
        received: list[Any] = []
        async with host, guest, host.table(code, received.append) as one, guest.table(code) as other:
            players = play_on(one, random.Random(1)), play_on(other, random.Random(2))
            acknowledged = await asyncio.gather(*players)
            await other.until(lambda table: table.seq == one.seq)
            assert one.table == other.table
            assert one.game == other.game
            assert one.view(1) is not None and one.view(2) is None and other.view(1) is None
            assert one.table.status == "over" and one.table.result is not None
            assert sorted([*acknowledged[0], *acknowledged[1]]) == list(range(5, one.seq + 1))
            assert [message.seq for message in received if isinstance(message, EventMessage)] == list(
                range(5, one.seq + 1)
            )
            assert [entry.seq for entry in (await guest.events(code)).events] == list(range(1, one.seq + 1))
            game = await guest.record(code)
            assert game.result["winners"] == list(one.table.result.winners)
            assert game.shuffle["seed"] == one.table.seed

    asyncio.run(asyncio.wait_for(play(), TIMEOUT_S))


def test_refusals_are_in_the_readers_language_and_change_nothing(server: RunningServer) -> None:
    async def ask() -> None:
        async with Client(server.url) as host:
            await host.create_guest("Ann", "fr")
            code = (await host.open_table(TWO_PEOPLE)).code
            async with host.table(code) as table:
                for request in (table.send(StartGame()), host.send_command(code, StartGame(), "start")):
                    with pytest.raises(ServerRefusal) as caught:
                        await request
                    assert caught.value.code == "seat-open"
                    assert str(caught.value) == "La place 2 est encore libre."
                assert table.seq == (await host.snapshot(code)).seq == 1

    asyncio.run(asyncio.wait_for(ask(), TIMEOUT_S))


def test_a_repeated_command_is_carried_out_once(server: RunningServer) -> None:
    async def ask() -> None:
        async with Client(server.url) as host:
            await host.create_guest("Ann")
            code = (await host.open_table(TWO_PEOPLE)).code
            async with host.table(code) as table:
                first = await table.send(SendChat("Hello"), id="c1")
                again = await table.send(SendChat("Hello"), id="c1")
                assert (first.seq, first.event.text) == (2, "Hello")
                assert (again.seq, again.event) == (2, None)
                with pytest.raises(ServerRefusal) as caught:
                    await table.send(SendChat("Bye"), id="c1")
                assert caught.value.code == "command-reused"
                assert table.seq == 2

    asyncio.run(asyncio.wait_for(ask(), TIMEOUT_S))


def test_a_program_plays_with_its_token(server: RunningServer) -> None:
    async def play() -> None:
        async with Client(server.url) as client:
            token = (await client.register_program("Robbie")).token
        async with Client(server.url, bearer_token(token)) as client:
            assert (await client.current_user()).program
            code = (await client.open_table(Settings(seats=("me", "random"), pace=0), start=True)).code
            async with client.table(code) as table:
                assert len(await play_on(table, random.Random(3), 5)) == 5

    asyncio.run(asyncio.wait_for(play(), TIMEOUT_S))


def test_a_credential_restores_the_guest(server: RunningServer) -> None:
    async def ask() -> None:
        async with Client(server.url) as client:
            first = await client.create_guest("Ann")
            credential = client.credential
        async with Client(server.url, credential) as client:
            assert await client.current_user() == await client.create_guest("Another") == first
            assert client.credential == credential

    asyncio.run(asyncio.wait_for(ask(), TIMEOUT_S))


def test_a_missing_table_raises_server_refusal(server: RunningServer) -> None:
    async def ask() -> None:
        async with Client(server.url) as client:
            await client.create_guest("Ann")
            with pytest.raises(ServerRefusal) as caught:
                async with client.table("nowhere"):
                    pass
            assert (caught.value.code, caught.value.status) == ("no-table", 404)

    asyncio.run(asyncio.wait_for(ask(), TIMEOUT_S))


def test_an_address_without_a_server_raises_server_unreachable(server: RunningServer) -> None:
    async def ask() -> None:
        async with Client("http://127.0.0.1:1") as client:
            with pytest.raises(ServerUnreachable) as caught:
                await client.create_guest("Ann")
            assert "http://127.0.0.1:1" in str(caught.value)

    asyncio.run(asyncio.wait_for(ask(), TIMEOUT_S))


def test_a_game_continues_after_servers_are_killed(tmp_path: Path) -> None:
    async def play() -> None:
        chance = random.Random(4)
        received: tuple[list[Any], list[Any]] = ([], [])
        async with AsyncExitStack() as stack:
            with running_server(tmp_path, "--port", "0") as server:
                port = server.port
                host, guest, code = await start_game(server)
                tables = host.table(code, received[0].append), guest.table(code, received[1].append)
                for context in (host, guest, *tables):
                    await stack.enter_async_context(context)
                work: list[asyncio.Task[Any]] = [asyncio.ensure_future(play_on(table, chance)) for table in tables]
                await tables[0].until(lambda table: table.seq > 20)
            work.append(asyncio.ensure_future(tables[0].send(SendChat("Are you there?"))))
            with running_server(tmp_path, "--port", str(port)):
                await tables[0].until(lambda table: table.seq > 60)
            with running_server(tmp_path, "--port", str(port)):
                one, other, chat = await asyncio.gather(*work)
                log = (await guest.events(code)).events
                await tables[0].until(lambda table: table.seq == log[-1].seq)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        actions = [
            (entry.seq, entry.event.seat)
            for entry in log
            if isinstance(entry.event, VisibleActionPlayed | VisibleCardKept)
        ]
        assert [[seq for seq, seat in actions if seat == own] for own in (1, 2)] == [one, other]
        assert [entry.seq for entry in log if entry.event == log[chat.seq - 1].event] == [chat.seq]
        for messages in received:
            seen = [message.seq for message in messages if isinstance(message, EventMessage)]
            assert seen == list(range(5, 5 + len(seen)))

    asyncio.run(asyncio.wait_for(play(), TIMEOUT_S))
