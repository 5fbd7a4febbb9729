"""Clients that send commands to one table at the same moment, by socket or HTTP, and record what they receive."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection

from civ.client import Client, ServerRefusal
from civ.soak.clients import open_socket
from civ.soak.observations import ClientLog
from civ.soak.observers import TableObserver
from civ.soak.population import ANONYMOUS, identity_of
from civ.soak.server_process import ServerAddress
from civ.tables.commands import PersonCommand
from civ.tables.settings import Settings
from civ.wire.messages import encode

TIMEOUT_S = 60.0  # for an answer
MESSAGES_PER_S, MAX_BURST = 18, 40  # slightly below the rate limit of a socket


class Answer(NamedTuple):
    """The result of a command: the number of its event, or the code of its refusal."""

    seq: int | None
    code: str = ""

    @property
    def done(self) -> bool:
        return self.seq is not None


class RaceClient:
    """A person at a table, with a socket and optionally an HTTP client."""

    def __init__(self, socket: ClientConnection, log: ClientLog, http: Client | None) -> None:
        self.observer = TableObserver(log, self._answered)
        self._socket, self._http = socket, http
        self._waiting: dict[str, asyncio.Future[Answer]] = {}
        self._numbers = itertools.count(1)
        self._changed = asyncio.Condition()
        self._next_send_at = 0.0

    # --- Receiving ---

    async def listen(self) -> None:
        """Receive messages until cancelled."""
        while True:
            self.observer.receive(await self._socket.recv(decode=False))
            async with self._changed:
                self._changed.notify_all()

    async def wait_until(self, condition: Callable[[TableObserver], bool]) -> None:
        """Wait until the received messages fulfil a condition."""
        async with asyncio.timeout(TIMEOUT_S), self._changed:
            await self._changed.wait_for(lambda: condition(self.observer))

    async def catch_up_with(self, *others: "RaceClient") -> None:
        """Wait until this client has received every event that the others have."""
        await self.wait_until(lambda observer: observer.seq >= max(other.observer.seq for other in others))

    def _answered(self, id: str, refusal: str) -> None:
        waiting = self._waiting.pop(id, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(Answer(None, refusal) if refusal else Answer(self.observer.log.acknowledged[id]))

    # --- Sending ---

    def fresh_id(self) -> str:
        return f"r{next(self._numbers)}"

    async def send(self, command: PersonCommand, *, id: str | None = None, only_if_current: bool = False) -> Answer:
        """Send a command by the socket. With `only_if_current`, the server refuses it if events came in between."""
        after = self.observer.seq if only_if_current else None
        await self._pause()
        id = id or self.fresh_id()
        answer = self._waiting[id] = asyncio.get_running_loop().create_future()
        self.observer.log.send(id, command)
        await self._socket.send(encode({"id": id, "command": command, "after": after}).decode())
        return await asyncio.wait_for(answer, TIMEOUT_S)

    async def send_by_http(self, command: PersonCommand, *, id: str | None = None) -> Answer:
        """Send a command by HTTP."""
        assert self._http is not None
        id = id or self.fresh_id()
        self.observer.log.send(id, command)
        try:
            seq = await self._http.send_command(self.observer.log.code, command, id)
        except ServerRefusal as refusal:
            self.observer.log.refuse(id, refusal.code)
            return Answer(None, refusal.code)
        self.observer.log.answer(id, seq)
        return Answer(seq)

    async def _pause(self) -> None:
        """Stay below the server's rate limit."""
        now = time.monotonic()
        self._next_send_at = max(self._next_send_at, now - MAX_BURST / MESSAGES_PER_S) + 1 / MESSAGES_PER_S
        await asyncio.sleep(max(0.0, self._next_send_at - now))


class RaceTable(NamedTuple):
    """A table with its clients, in the order in which they were passed, and a spectator."""

    code: str
    clients: tuple[RaceClient, ...]
    spectator: RaceClient

    @property
    def logs(self) -> list[ClientLog]:
        return [client.observer.log for client in (*self.clients, self.spectator)]


@asynccontextmanager
async def open_race_table(url: str, settings: Settings, *people: Client) -> AsyncIterator[RaceTable]:
    """Open a table as the first person and connect everyone. A person who is passed twice has two sockets."""
    address = ServerAddress(int(url.rpartition(":")[2]))
    code = (await people[0].open_table(settings)).code
    async with AsyncExitStack() as stack:
        clients = []
        for person in (*people, None):
            guest = ANONYMOUS if person is None else identity_of(person)
            socket = await stack.enter_async_context(open_socket(address, code, guest, 0))
            clients.append(RaceClient(socket, ClientLog(code, guest.person), person))
            listening = asyncio.ensure_future(clients[-1].listen())
            stack.callback(listening.cancel)
            await clients[-1].wait_until(lambda observer: observer.caught_up)
        yield RaceTable(code, tuple(clients[:-1]), clients[-1])
        for client in clients:
            await client.catch_up_with(*clients)
