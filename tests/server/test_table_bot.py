"""The example of a table bot plays a whole game on a real server."""

import asyncio
import subprocess
import sys
from pathlib import Path

from civ.client import Client
from civ.game.options import Rules
from civ.tables.commands import StartGame
from civ.tables.settings import Settings
from tests.harness.server.processes import TIMEOUT_S, RunningServer, running_server

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"


def test_the_example_takes_a_seat_and_plays_a_whole_game(tmp_path: Path) -> None:
    async def host(server: RunningServer) -> None:
        async with Client(server.url) as client:
            await client.create_guest("Ann")
            settings = Settings(rules=Rules(players=3, deal="draft"), seats=("random", "open", "open"), pace=0)
            code = (await client.open_table(settings)).code
            command = [sys.executable, str(EXAMPLE), f"{server.url}/t/{code}"]
            players = [await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE) for _ in range(2)]
            try:
                async with client.table(code) as table:
                    await table.until(lambda table: all(seat.ready or seat.bot for seat in table.table.seats))
                    await table.send(StartGame())
                    outputs = [await player.communicate() for player in players]
                    assert [player.returncode for player in players] == [0, 0]
                    await table.until(lambda table: table.table.status == "over")
                    assert all(b"winners" in output for output, _ in outputs)
                    assert [seat.program for seat in table.table.seats] == [False, True, True]
            finally:
                for player in players:
                    if player.returncode is None:
                        player.kill()

    with running_server(tmp_path, "--port", "0") as server:
        asyncio.run(asyncio.wait_for(host(server), TIMEOUT_S))
