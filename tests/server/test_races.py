"""Races of 2,000 rounds each: one of two conflicting commands succeeds, and everybody sees the same outcome."""

import asyncio
import random
import socket
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from civ.client import Client
from civ.game.options import Rules
from civ.server.core.service import DATABASE_FILE
from civ.soak.observations import ClientLog
from civ.soak.verification import read_store, violations
from civ.tables import commands
from civ.tables.settings import Settings
from civ.tables.table import OPEN, OVER
from tests.harness.server.processes import UPGRADE_HEADERS, RunningServer, http_client, request_bytes, running_server
from tests.harness.server.race_clients import Answer, RaceClient, RaceTable, open_race_table
from tests.harness.tiers import count

ROUNDS = count(150, 2000)
TABLES = 12
BASIC = Settings(rules=Rules(), seats=("me", "open"))
DRAFT = Settings(rules=Rules(deal="draft"), seats=("me", "open"))

Race = Callable[[RaceTable, random.Random], Awaitable[str]]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path, "--port", "0", "--no-browser", "--data", str(tmp_path / "data")) as server:
        yield server


def run_race(
    server: RunningServer, settings: Settings, race: Race, people: Callable[[list[Client]], list[Client]]
) -> Counter[str]:
    """Run all rounds at several tables, check all messages against the log, and count the outcomes."""
    outcomes: Counter[str] = Counter()
    logs: list[ClientLog] = []
    rounds = iter(range(ROUNDS))

    async def at_one_table(number: int, guests: list[Client]) -> None:
        chance = random.Random(number)
        async with open_race_table(server.url, settings, *people(guests)) as table:
            logs.extend(table.logs)
            for _ in rounds:
                outcomes[await race(table, chance)] += 1
                if table.clients[0].observer.table and table.clients[0].observer.table.status == OVER:
                    break  # other tables run the remaining rounds

    async def everywhere() -> None:
        guests = [Client(server.url) for _ in range(TABLES + 2)]
        for number, guest in enumerate(guests):
            await guest.create_guest(f"Guest {number}")
        async with asyncio.TaskGroup() as tasks:
            for number in range(TABLES):
                tasks.create_task(at_one_table(number, guests[number : number + 3]))
        for guest in guests:
            await guest.close()

    asyncio.run(everywhere())
    assert server.stop() == 0
    assert "level=error" not in server.log_text()
    stored = read_store(server.log.parent / "data" / DATABASE_FILE)
    assert list(violations(stored, logs)) == []
    assert outcomes.total() == ROUNDS
    return outcomes


async def send_together(*requests: Awaitable[Answer]) -> list[Answer]:
    return list(await asyncio.gather(*requests))


async def synchronize(table: RaceTable) -> None:
    """Wait until everybody has received every event."""
    everybody = (*table.clients, table.spectator)
    for client in everybody:
        await client.catch_up_with(*everybody)


# --- A seat ---


def test_one_of_two_people_gets_a_seat(server: RunningServer) -> None:
    async def race(table: RaceTable, chance: random.Random) -> str:
        _, *rivals = table.clients
        chance.shuffle(rivals)
        senders = [chance.choice([rival.send, rival.send_by_http]) for rival in rivals]
        first, second = await send_together(*(sender(commands.TakeSeat(2)) for sender in senders))
        assert {first.done, second.done} == {True, False}
        assert (first.code or second.code) == "seat-taken"
        winner = rivals[0] if first.done else rivals[1]
        await synchronize(table)
        for client in (*table.clients, table.spectator):
            assert client.observer.table is not None
            assert client.observer.table.seats[1].person == winner.observer.log.person
        assert (await winner.send(commands.LeaveSeat(2))).done
        return "first" if first.done else "second"

    outcomes = run_race(server, BASIC, race, lambda guests: guests)
    assert set(outcomes) == {"first", "second"}


# --- A command that is sent more than once ---


def test_a_command_sent_over_two_sockets_and_http_is_carried_out_once(server: RunningServer) -> None:
    def choose_command(client: RaceClient, chance: random.Random) -> commands.PersonCommand:
        """Return an action if it is the person's turn, or else a proposal, which could be made twice."""
        turn = client.observer.turn
        assert turn is not None
        if turn.ply == 0 or (1 in turn.waiting and chance.random() < 0.5):
            return act(client, chance)
        return commands.ProposeTakeBack(1, turn.ply - 1)

    async def race(table: RaceTable, chance: random.Random) -> str:
        host, same_host, guest = table.clients
        if is_open(host):
            await start(host, guest)
            await synchronize(table)
            await let_play(table, chance)
        command, id, before = choose_command(host, chance), host.fresh_id(), host.observer.seq
        senders = [host.send, same_host.send, host.send_by_http]
        chance.shuffle(senders)
        answers = await send_together(*(sender(command, id=id) for sender in senders))
        assert answers == [Answer(before + 1)] * 3
        await synchronize(table)
        assert {client.observer.seq for client in (*table.clients, table.spectator)} == {before + 1}
        await let_play(table, chance)
        return type(command).__name__

    outcomes = run_race(server, BASIC, race, lambda guests: [guests[0], guests[0], guests[1]])
    assert set(outcomes) == {"PlayAction", "ProposeTakeBack"}


def test_repeated_chat_commands_do_not_count_towards_the_rate_limit(server: RunningServer) -> None:
    async def chat() -> None:
        async with Client(server.url) as ann:
            await ann.create_guest("Ann")
            async with open_race_table(server.url, BASIC, ann) as table:
                (host,) = table.clients
                first = await host.send(commands.SendChat("hello"), id="first")
                assert first.done
                answers = [await host.send(commands.SendChat("and another thing")) for _ in range(12)]
                assert answers[-1].code == "too-many"
                assert await host.send(commands.SendChat("hello"), id="first") == first
                assert await host.send_by_http(commands.SendChat("hello"), id="first") == first

    asyncio.run(chat())


# --- Clients that disconnect ---


def test_disconnecting_during_the_handshake_is_not_an_error(server: RunningServer) -> None:
    async def open_table() -> str:
        async with Client(server.url) as guest:
            await guest.create_guest("Ann")
            return (await guest.open_table(BASIC)).code

    path = f"/api/tables/{asyncio.run(open_table())}/socket"
    handshake = {"Host": "127.0.0.1", **UPGRADE_HEADERS}
    for _ in range(300):
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(request_bytes("GET", path, handshake))
    with http_client(server) as browser:
        assert browser.get("/health").status_code == 200
    assert server.stop() == 0
    assert "level=error" not in server.log_text()


# --- Taking back ---


def test_taking_back_a_card_races_with_the_last_card_kept(server: RunningServer) -> None:
    async def race(table: RaceTable, chance: random.Random) -> str:
        host, guest = table.clients
        if is_open(host):
            await start(host, guest)
            await synchronize(table)
        assert (await host.send(act(host, chance))).done
        requests = [host.send(commands.TakeBack(1)), guest.send(act(guest, chance))]
        if chance.random() < 0.5:
            requests.reverse()
        answers = await send_together(*requests)
        await synchronize(table)
        back, kept = sorted(answers, key=lambda answer: answer.seq or 0)
        assert kept.done
        for client in (*table.clients, table.spectator):
            assert client.observer.turn is not None
            assert client.observer.turn.waiting == ((1,) if back.done else (1, 2))
            assert client.observer.turn.ply == (0 if back.done else 2)
        if back.done:
            assert (await guest.send(commands.TakeBack(2))).done
            await synchronize(table)
            return "taken back"
        assert back.code in ("undo-others", "undo-hidden")
        assert (await host.send(commands.ProposeTakeBack(1, 0))).done
        await synchronize(table)
        assert (await guest.send(commands.AnswerProposal(2, yes=True))).done
        await synchronize(table)
        return "passed on"

    outcomes = run_race(server, DRAFT, race, lambda guests: guests[:2])
    assert set(outcomes) == {"taken back", "passed on"}


def test_an_accepted_take_back_races_with_the_next_move(server: RunningServer) -> None:
    async def race(table: RaceTable, chance: random.Random) -> str:
        if is_open(table.clients[0]):
            await start(*table.clients)
            await synchronize(table)
        if table.spectator.observer.turn and table.spectator.observer.turn.ply == 0:
            await move(table, chance)
        turn = table.spectator.observer.turn
        assert turn is not None
        (seat,), ply = turn.waiting, turn.ply
        mover, other = table.clients[seat - 1], table.clients[2 - seat]
        assert (await mover.send(commands.ProposeTakeBack(seat, ply - 1))).done
        await synchronize(table)
        requests = [
            mover.send(act(mover, chance), only_if_current=True),
            other.send(commands.AnswerProposal(3 - seat, yes=True), only_if_current=chance.random() < 0.5),
        ]
        if chance.random() < 0.5:
            requests.reverse()
        answers = await send_together(*requests)
        await synchronize(table)
        assert sorted(answer.done for answer in answers) == [False, True]
        (refusal,) = [answer.code for answer in answers if not answer.done]
        assert refusal in ("table-stale", "no-proposal")
        plies = {client.observer.turn.ply for client in (*table.clients, table.spectator) if client.observer.turn}
        assert plies in ({ply - 1}, {ply + 1})
        return "moved" if plies == {ply + 1} else "taken back"

    outcomes = run_race(server, BASIC, race, lambda guests: guests[:2])
    assert set(outcomes) == {"moved", "taken back"}
    assert min(outcomes.values()) > ROUNDS / 20


# --- Between races ---


def is_open(client: RaceClient) -> bool:
    return client.observer.table is not None and client.observer.table.status == OPEN


def act(client: RaceClient, chance: random.Random) -> commands.PlayAction:
    """Choose a random legal action of a player."""
    (own,) = client.observer.own
    assert own.seat is not None
    return commands.PlayAction(own.seat, chance.choice(own.legal))


async def start(host: RaceClient, other: RaceClient) -> None:
    assert (await other.send(commands.TakeSeat(2))).done
    assert (await other.send(commands.SetReady())).done
    assert (await host.send(commands.StartGame())).done


async def let_play(table: RaceTable, chance: random.Random) -> None:
    """Let seat 2, the last client, play until it is the other seat's turn."""
    while (turn := table.clients[-1].observer.turn) and 2 in turn.waiting:
        assert (await table.clients[-1].send(act(table.clients[-1], chance))).done
    await synchronize(table)


async def move(table: RaceTable, chance: random.Random) -> None:
    """Play a random action for the seat to choose."""
    turn = table.spectator.observer.turn
    assert turn is not None
    client = table.clients[turn.waiting[0] - 1]
    assert (await client.send(act(client, chance))).done
    await synchronize(table)
