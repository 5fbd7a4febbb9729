"""Races, 2,000 rounds each: two ask for what only one can have. One outcome, the same for all, as the log has it."""

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
from tests.harness.server.processes import RunningServer, http_client, request_bytes, running_server
from tests.harness.server.race_clients import Answer, RaceClient, RaceTable, open_race_table
from tests.harness.tiers import count

ROUNDS = count(150, 2000)
TABLES = 12  # side by side
BASIC = Settings(rules=Rules(), seats=("me", "open"))
DRAFT = Settings(rules=Rules(deal="draft"), seats=("me", "open"))

Race = Callable[[RaceTable, random.Random], Awaitable[str]]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path, "--port", "0", "--no-browser", "--data", str(tmp_path / "data")) as server:
        yield server


def raced(
    server: RunningServer, settings: Settings, race: Race, people: Callable[[list[Client]], list[Client]]
) -> Counter[str]:
    """How often each outcome came about, over all rounds and tables; the log bears out what everybody heard."""
    outcomes: Counter[str] = Counter()
    notes: list[ClientLog] = []
    rounds = iter(range(ROUNDS))

    async def at_one_table(number: int, company: list[Client]) -> None:
        chance = random.Random(number)
        async with open_race_table(server.url, settings, *people(company)) as place:
            notes.extend(place.notes)
            for _ in rounds:
                outcomes[await race(place, chance)] += 1
                if place.clients[0].observer.table and place.clients[0].observer.table.status == OVER:
                    break  # the other tables have rounds enough

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
    assert list(violations(stored, notes)) == []
    assert outcomes.total() == ROUNDS
    return outcomes


async def together(*asking: Awaitable[Answer]) -> list[Answer]:
    return list(await asyncio.gather(*asking))


async def all_hear(place: RaceTable) -> None:
    """Everybody has heard what anybody has."""
    everybody = (*place.clients, place.spectator)
    for one in everybody:
        await one.catch_up_with(*everybody)


# --- A seat ---


def test_two_who_take_one_seat(server: RunningServer) -> None:
    async def race(place: RaceTable, chance: random.Random) -> str:
        _, *rivals = place.clients
        chance.shuffle(rivals)
        ways = [chance.choice([rival.send, rival.send_by_http]) for rival in rivals]
        first, second = await together(*(way(commands.TakeSeat(2)) for way in ways))
        assert {first.done, second.done} == {True, False}
        assert (first.code or second.code) == "seat-taken"
        winner = rivals[0] if first.done else rivals[1]
        await all_hear(place)
        for one in (*place.clients, place.spectator):
            assert one.observer.table is not None
            assert one.observer.table.seats[1].person == winner.observer.notes.person
        assert (await winner.send(commands.LeaveSeat(2))).done
        return "first" if first.done else "second"

    outcomes = raced(server, BASIC, race, lambda company: company)
    assert set(outcomes) == {"first", "second"}


# --- A command that is sent more than once ---


def test_a_command_that_is_sent_by_two_sockets_and_by_http(server: RunningServer) -> None:
    def chosen(one: RaceClient, chance: random.Random) -> commands.PersonCommand:
        """An action if it is the person's turn, or a proposal: that one could be made twice, if nobody took care."""
        turn = one.observer.turn
        assert turn is not None
        if turn.ply == 0 or (1 in turn.waiting and chance.random() < 0.5):
            return act(one, chance)
        return commands.ProposeTakeBack(1, turn.ply - 1)

    async def race(place: RaceTable, chance: random.Random) -> str:
        one, same, other = place.clients
        if is_open(one):
            await start(one, other)
            await all_hear(place)
            await let_play(place, chance)
        asked, id, before = chosen(one, chance), one.fresh_id(), one.observer.seq
        ways = [one.send, same.send, one.send_by_http]
        chance.shuffle(ways)
        answers = await together(*(way(asked, id=id) for way in ways))
        assert answers == [Answer(before + 1)] * 3
        await all_hear(place)
        assert {each.observer.seq for each in (*place.clients, place.spectator)} == {before + 1}
        await let_play(place, chance)
        return type(asked).__name__

    outcomes = raced(server, BASIC, race, lambda company: [company[0], company[0], company[1]])
    assert set(outcomes) == {"PlayAction", "ProposeTakeBack"}


def test_words_that_are_sent_again_do_not_count_as_more_words(server: RunningServer) -> None:
    async def talking() -> None:
        async with Client(server.url) as guest:
            await guest.create_guest("Ann")
            async with open_race_table(server.url, BASIC, guest) as place:
                (one,) = place.clients
                said = await one.send(commands.SendChat("hello"), id="first")
                assert said.done
                answers = [await one.send(commands.SendChat("and another thing")) for _ in range(12)]
                assert answers[-1].code == "too-many"
                assert await one.send(commands.SendChat("hello"), id="first") == said
                assert await one.send_by_http(commands.SendChat("hello"), id="first") == said

    asyncio.run(talking())


# --- Clients that are gone ---


def test_one_who_leaves_before_the_door_opens_is_no_error(server: RunningServer) -> None:
    async def knocking() -> str:
        async with Client(server.url) as guest:
            await guest.create_guest("Ann")
            return (await guest.open_table(BASIC)).code

    path = f"/api/tables/{asyncio.run(knocking())}/socket"
    handshake = {"Host": "127.0.0.1", "Connection": "Upgrade", "Upgrade": "websocket"}
    handshake |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
    for _ in range(300):
        with socket.create_connection(("127.0.0.1", server.port)) as knock:
            knock.sendall(request_bytes("GET", path, handshake))
    with http_client(server) as asking:
        assert asking.get("/health").status_code == 200
    assert server.stop() == 0
    assert "level=error" not in server.log_text()


# --- Taking back ---


def test_a_card_taken_back_against_the_last_card_kept(server: RunningServer) -> None:
    async def race(place: RaceTable, chance: random.Random) -> str:
        one, other = place.clients
        if is_open(one):
            await start(one, other)
            await all_hear(place)
        assert (await one.send(act(one, chance))).done
        asking = [one.send(commands.TakeBack(1)), other.send(act(other, chance))]
        if chance.random() < 0.5:
            asking.reverse()
        answers = await together(*asking)
        await all_hear(place)
        back, kept = sorted(answers, key=lambda answer: answer.seq or 0)
        assert kept.done
        for each in (*place.clients, place.spectator):
            assert each.observer.turn is not None
            assert each.observer.turn.waiting == ((1,) if back.done else (1, 2))
            assert each.observer.turn.ply == (0 if back.done else 2)
        if back.done:
            assert (await other.send(commands.TakeBack(2))).done
            await all_hear(place)
            return "taken back"
        assert back.code in ("undo-others", "undo-hidden")
        assert (await one.send(commands.ProposeTakeBack(1, 0))).done
        await all_hear(place)
        assert (await other.send(commands.AnswerProposal(2, yes=True))).done
        await all_hear(place)
        return "passed on"

    outcomes = raced(server, DRAFT, race, lambda company: company[:2])
    assert set(outcomes) == {"taken back", "passed on"}


def test_an_agreed_take_back_against_the_next_move(server: RunningServer) -> None:
    async def race(place: RaceTable, chance: random.Random) -> str:
        if is_open(place.clients[0]):
            await start(*place.clients)
            await all_hear(place)
        if place.spectator.observer.turn and place.spectator.observer.turn.ply == 0:
            await move(place, chance)
        turn = place.spectator.observer.turn
        assert turn is not None
        (seat,), ply = turn.waiting, turn.ply
        mover, other = place.clients[seat - 1], place.clients[2 - seat]
        assert (await mover.send(commands.ProposeTakeBack(seat, ply - 1))).done
        await all_hear(place)
        asking = [
            mover.send(act(mover, chance), only_if_current=True),
            other.send(commands.AnswerProposal(3 - seat, yes=True), only_if_current=chance.random() < 0.5),
        ]
        if chance.random() < 0.5:
            asking.reverse()
        answers = await together(*asking)
        await all_hear(place)
        assert sorted(answer.done for answer in answers) == [False, True]
        (refusal,) = [answer.code for answer in answers if not answer.done]
        assert refusal in ("table-stale", "no-proposal")
        plies = {each.observer.turn.ply for each in (*place.clients, place.spectator) if each.observer.turn}
        assert plies in ({ply - 1}, {ply + 1})
        return "moved" if plies == {ply + 1} else "taken back"

    outcomes = raced(server, BASIC, race, lambda company: company[:2])
    assert set(outcomes) == {"moved", "taken back"}
    assert min(outcomes.values()) > ROUNDS / 20


# --- What players do between races ---


def is_open(one: RaceClient) -> bool:
    return one.observer.table is not None and one.observer.table.status == OPEN


def act(one: RaceClient, chance: random.Random) -> commands.PlayAction:
    """Any action that is open to a player."""
    (own,) = one.observer.own
    assert own.seat is not None
    return commands.PlayAction(own.seat, chance.choice(own.legal))


async def start(host: RaceClient, other: RaceClient) -> None:
    assert (await other.send(commands.TakeSeat(2))).done
    assert (await other.send(commands.SetReady())).done
    assert (await host.send(commands.StartGame())).done


async def let_play(place: RaceTable, chance: random.Random) -> None:
    """Seat 2, whose person was named last, plays until it is the other's turn."""
    while (turn := place.clients[-1].observer.turn) and 2 in turn.waiting:
        assert (await place.clients[-1].send(act(place.clients[-1], chance))).done
    await all_hear(place)


async def move(place: RaceTable, chance: random.Random) -> None:
    """Whoever is to choose does."""
    turn = place.spectator.observer.turn
    assert turn is not None
    one = place.clients[turn.waiting[0] - 1]
    assert (await one.send(act(one, chance))).done
    await all_hear(place)
