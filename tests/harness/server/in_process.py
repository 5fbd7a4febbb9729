"""A complete server in the test's own process, on a real port. The test controls its time, decks and random numbers."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from civ.game.deals import Deal
from civ.game.options import Rules
from civ.server.config import Config
from civ.server.core import people, service
from civ.server.core.service import Service
from civ.server.core.writer import Source
from civ.server.http.routes import sockets
from civ.server.http.tables_app import tables_app
from civ.server.startup import Server, listen, uvicorn_config
from tests.harness.server.unlimited import UNLIMITED

TIMEOUT_S = 120


class SeededEnvironment:
    """The time, decks and secrets of a server. They are the same for the same seed."""

    def __init__(self, seed: int, dealer: Callable[[int, Rules], Deal]) -> None:
        self.now = 1_000_000_000.0
        self.seed = b""  # of the last table
        self._chance = Random(seed)
        self._seeds: dict[bytes, int] = {}
        self._dealer = dealer

    def source(self) -> Source:
        return Source(lambda: self.now, self._deal, lambda: self._chance.randbytes(6).hex(), self._seed)

    def _seed(self) -> bytes:
        self.seed = self._chance.randbytes(32)
        self._seeds[self.seed] = len(self._seeds)
        return self.seed

    def _deal(self, rules: Rules, seed: bytes, words: Sequence[str]) -> Deal:
        return self._dealer(self._seeds[seed], rules)

    # Replacements for the functions of the library `secrets`.

    def token_hex(self, size: int) -> str:
        return self._chance.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return self.token_hex(size)


@asynccontextmanager
async def server_in_process(folder: Path, environment: SeededEnvironment) -> AsyncIterator[str]:
    """Run a server for the duration of the block. Yields its host and port."""
    config = Config(data=folder, port=0, browser=False)
    with pytest.MonkeyPatch.context() as patch, listen(config) as listener:
        patch.setattr(people, "secrets", environment)
        patch.setattr(service, "RATE_LIMITS", dict.fromkeys(service.RATE_LIMITS, UNLIMITED))
        patch.setattr(sockets, "SOCKET_MESSAGES", UNLIMITED)
        app = tables_app(config, Service.open(config, environment.source()))
        server = Server(uvicorn_config(config, app), lambda: None, app.state.stopping.set)

        async def serve() -> None:
            async with app.lifespan():
                await server.serve([listener])

        running = asyncio.ensure_future(serve())
        try:
            while not server.started:
                await asyncio.sleep(0.01)
                assert not running.done()
            yield f"127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            await running


def http_client_as(address: str, headers: dict[str, str]) -> httpx.AsyncClient:
    """Return a client of the server whose headers identify the person."""
    headers_sent = {"Host": "localhost", **headers}  # answers must not depend on the port
    return httpx.AsyncClient(
        base_url=f"http://{address}", headers=headers_sent, timeout=TIMEOUT_S, trust_env=False, verify=False
    )


class Socket:
    """An open socket of a table that records every message it receives."""

    def __init__(self, connection: Any) -> None:
        self.received: list[str] = []
        self._connection = connection
        self._changed = asyncio.Condition()
        self._reader = asyncio.ensure_future(self._read())

    @classmethod
    async def open(cls, address: str, code: str, headers: dict[str, str], query: str = "") -> "Socket":
        url = f"ws://{address}/api/tables/{code}/socket{query}"
        socket = cls(await websockets.connect(url, additional_headers=headers, proxy=None, compression=None))
        await socket.wait_for(lambda message: message["type"] == "snapshot")
        return socket

    async def _read(self) -> None:
        with suppress(websockets.ConnectionClosed):
            async for message in self._connection:
                async with self._changed:
                    self.received.append(message)
                    self._changed.notify_all()

    async def wait_for(self, matches: Callable[[Any], bool], since: int = 0) -> Any:
        """Wait for the first matching message at or after an index, and return it."""
        async with asyncio.timeout(TIMEOUT_S), self._changed:
            while True:
                for message in map(json.loads, self.received[since:]):
                    if matches(message):
                        return message
                since = len(self.received)
                while len(self.received) == since:
                    await self._changed.wait()

    async def send(self, message: str | dict[str, Any]) -> None:
        await self._connection.send(json.dumps(message) if isinstance(message, dict) else message)

    async def request(self, message: str | dict[str, Any]) -> Any:
        """Send a message and return its answer. The answer to an unreadable message has no id."""
        since, id = len(self.received), message["id"] if isinstance(message, dict) else None
        await self.send(message)
        return await self.wait_for(lambda answer: answer.get("id") == id and (id or answer["type"] == "refused"), since)

    async def close(self) -> None:
        await self._connection.close()
        await self._reader
