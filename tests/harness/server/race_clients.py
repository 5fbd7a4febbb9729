"""Clients for races: several at a table, who ask at the same moment, by socket or by HTTP, and note what they hear."""

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

TIMEOUT_S = 60.0  # seconds for an answer
MESSAGES_PER_S, MAX_BURST = 18, 40  # a little less than what the server takes from a socket


class Answer(NamedTuple):
    """What became of a command: the number of its event, or why it was refused."""

    seq: int | None
    code: str = ""

    @property
    def done(self) -> bool:
        return self.seq is not None


class RaceClient:
    """One person at one table, with a socket and, where they have one, a client for HTTP."""

    def __init__(self, socket: ClientConnection, notes: ClientLog, http: Client | None) -> None:
        self.observer = TableObserver(notes, self._answered)
        self._socket, self._http = socket, http
        self._waiting: dict[str, asyncio.Future[Answer]] = {}
        self._numbers = itertools.count(1)
        self._news = asyncio.Condition()
        self._free_at = 0.0

    # --- Hearing ---

    async def listen(self) -> None:
        """Hear until cancelled."""
        while True:
            self.observer.receive(await self._socket.recv(decode=False))
            async with self._news:
                self._news.notify_all()

    async def wait_until(self, so: Callable[[TableObserver], bool]) -> None:
        """Wait until what was heard makes something true."""
        async with asyncio.timeout(TIMEOUT_S), self._news:
            await self._news.wait_for(lambda: so(self.observer))

    async def catch_up_with(self, *others: "RaceClient") -> None:
        """Wait until one has heard all that the others have."""
        await self.wait_until(lambda observer: observer.seq >= max(other.observer.seq for other in others))

    def _answered(self, id: str, refusal: str) -> None:
        waiting = self._waiting.pop(id, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(Answer(None, refusal) if refusal else Answer(self.observer.notes.acknowledged[id]))

    # --- Asking ---

    def fresh_id(self) -> str:
        return f"r{next(self._numbers)}"

    async def send(self, command: PersonCommand, *, id: str | None = None, only_if_current: bool = False) -> Answer:
        """Send a command by the socket. With `only_if_current`, the server refuses it if events came in between."""
        after = self.observer.seq if only_if_current else None
        await self._pause()
        id = id or self.fresh_id()
        answer = self._waiting[id] = asyncio.get_running_loop().create_future()
        self.observer.notes.send(id, command)
        await self._socket.send(encode({"id": id, "command": command, "after": after}).decode())
        return await asyncio.wait_for(answer, TIMEOUT_S)

    async def send_by_http(self, command: PersonCommand, *, id: str | None = None) -> Answer:
        """Ask by HTTP."""
        assert self._http is not None
        id = id or self.fresh_id()
        self.observer.notes.send(id, command)
        try:
            seq = await self._http.send_command(self.observer.notes.code, command, id)
        except ServerRefusal as refusal:
            self.observer.notes.refuse(id, refusal.code)
            return Answer(None, refusal.code)
        self.observer.notes.answer(id, seq)
        return Answer(seq)

    async def _pause(self) -> None:
        """Keep below what would be taken for a flood."""
        now = time.monotonic()
        self._free_at = max(self._free_at, now - MAX_BURST / MESSAGES_PER_S) + 1 / MESSAGES_PER_S
        await asyncio.sleep(max(0.0, self._free_at - now))


class RaceTable(NamedTuple):
    """A table with its rivals, in the order they were named, and a spectator."""

    code: str
    clients: tuple[RaceClient, ...]
    spectator: RaceClient

    @property
    def notes(self) -> list[ClientLog]:
        return [rival.observer.notes for rival in (*self.clients, self.spectator)]


@asynccontextmanager
async def open_race_table(url: str, settings: Settings, *people: Client) -> AsyncIterator[RaceTable]:
    """A table that the first of the people opened, all of them there; one who comes twice has two sockets."""
    door = ServerAddress(int(url.rpartition(":")[2]))
    code = (await people[0].open_table(settings)).code
    async with AsyncExitStack() as stack:
        rivals = []
        for person in (*people, None):
            guest = ANONYMOUS if person is None else identity_of(person)
            socket = await stack.enter_async_context(open_socket(door, code, guest, 0))
            rivals.append(RaceClient(socket, ClientLog(code, guest.person), person))
            listening = asyncio.ensure_future(rivals[-1].listen())
            stack.callback(listening.cancel)
            await rivals[-1].wait_until(lambda observer: observer.caught_up)
        yield RaceTable(code, tuple(rivals[:-1]), rivals[-1])
        for rival in rivals:
            await rival.catch_up_with(*rivals)
