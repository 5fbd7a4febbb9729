"""One game of two on a real server: its log and all that anybody heard of it tell the same."""

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


def test_the_log_bears_out_all_that_was_heard_of_a_game(tmp_path: Path) -> None:
    with running_server(tmp_path, "--port", "0", "--no-browser", "--data", str(tmp_path)) as server:
        notes = asyncio.run(played(server))
        assert server.stop() == 0
    stored = read_store(tmp_path / DATABASE_FILE)
    assert list(violations(stored, notes)) == []
    [log] = stored.events.values()
    assert len(log) == 4 + MOVES
    assert all(len(each.heard) > MOVES for each in notes)


async def played(server: RunningServer) -> list[ClientLog]:
    """Two people and a spectator at a table; what each of them heard."""
    chance = random.Random(5)
    async with Client(server.url) as ann, Client(server.url) as ben:
        await ann.create_guest("Ann")
        await ben.create_guest("Ben")
        async with open_race_table(server.url, DRAFT, ann, ben) as place:
            host, guest = place.clients
            for one, command in (
                (guest, commands.TakeSeat(2)),
                (guest, commands.SetReady()),
                (host, commands.StartGame()),
            ):
                assert (await one.send(command)).done
            await place.spectator.catch_up_with(host)
            for _ in range(MOVES):
                await move(place.clients, place.spectator, chance)
            return place.notes


async def move(rivals: tuple[RaceClient, ...], spectator: RaceClient, chance: random.Random) -> None:
    """Whoever is to choose does, and all hear of it."""
    assert spectator.observer.turn is not None
    mover = rivals[spectator.observer.turn.waiting[0] - 1]
    [own] = mover.observer.own
    assert own.seat == spectator.observer.turn.waiting[0]
    assert (await mover.send(commands.PlayAction(own.seat, chance.choice(own.legal)))).done
    for one in (*rivals, spectator):
        await one.catch_up_with(mover)
