"""Tables that a guest opens with the Python client."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from civ.client import Client, TableConnection
from civ.tables.commands import PlayAction, StartGame
from civ.tables.settings import Settings
from tests.harness.server.processes import RunningServer

ONE_OPEN_SEAT = Settings(seats=("me", "open"), pace=0)


@asynccontextmanager
async def hosted_table(server: RunningServer, settings: Settings = ONE_OPEN_SEAT) -> AsyncIterator[tuple[Client, str]]:
    """Open a table as Ann. Yields the client of the host and the code of the table."""
    async with Client(server.url) as host:
        await host.create_guest("Ann")
        yield host, (await host.open_table(settings)).code


async def start_until_guest_moves(table: TableConnection) -> None:
    """Start the game as the host, in seat 1. If the host is the First Player, play the first turn as well."""
    await table.send(StartGame())
    while table.waiting:
        own = table.own(1)
        assert own is not None
        await table.send(PlayAction(1, "." if "." in own.legal else own.legal[0]), after=table.seq)
