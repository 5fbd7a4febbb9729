"""A game of two players on a real server: its log agrees with every message that anybody received."""

import asyncio
import random
from pathlib import Path

from civ.client import Client
from civ.game.options import Rules
from civ.server.core.service import DATABASE_FILE
from civ.soak.observations import ClientLog
from civ.soak.verification import read_store, violations
from civ.tables import commands
from civ.tables.settings import Settings
from tests.harness.server.processes import RunningServer, running_server
from tests.harness.server.race_clients import RaceClient, open_race_table

DRAFT = Settings(rules=Rules(deal="draft"), seats=("me", "open"))
MOVES = 40


def test_the_log_agrees_with_all_messages_about_a_game(tmp_path: Path) -> None:
    with running_server(tmp_path, "--port", "0", "--no-browser", "--data", str(tmp_path)) as server:
        logs = asyncio.run(play(server))
        assert server.stop() == 0
    stored = read_store(tmp_path / DATABASE_FILE)
    assert list(violations(stored, logs)) == []
    [log] = stored.events.values()
    assert len(log) == 4 + MOVES
    assert all(len(client_log.received) > MOVES for client_log in logs)


async def play(server: RunningServer) -> list[ClientLog]:
    """Play a game with two people and a spectator; return the messages that each of them received."""
    chance = random.Random(5)
    async with Client(server.url) as ann, Client(server.url) as ben:
        await ann.create_guest("Ann")
        await ben.create_guest("Ben")
        async with open_race_table(server.url, DRAFT, ann, ben) as table:
            host, guest = table.clients
            for client, command in (
                (guest, commands.TakeSeat(2)),
                (guest, commands.SetReady()),
                (host, commands.StartGame()),
            ):
                assert (await client.send(command)).done
            await table.spectator.catch_up_with(host)
            for _ in range(MOVES):
                await move(table.clients, table.spectator, chance)
            return table.logs


async def move(clients: tuple[RaceClient, ...], spectator: RaceClient, chance: random.Random) -> None:
    """Play a random action for the seat to choose, and wait until everybody has received it."""
    assert spectator.observer.turn is not None
    mover = clients[spectator.observer.turn.waiting[0] - 1]
    [own] = mover.observer.own
    assert own.seat == spectator.observer.turn.waiting[0]
    assert (await mover.send(commands.PlayAction(own.seat, chance.choice(own.legal)))).done
    for client in (*clients, spectator):
        await client.catch_up_with(mover)
