"""A table followed over its socket, through whatever breaks it.

The connection keeps the parts of the last snapshot up to date. When the socket breaks it opens another, from the last
event it has seen, and sends every command that was not answered again, under the same id: the server does a thing once,
however often it is asked.
"""

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from civ.client.errors import Answered, Unreachable
from civ.client.table_mirror import Gap, KnownTable
from civ.tables.commands import PersonCommand
from civ.tables.snapshots import Snapshot, encode
from civ.wire.messages import CommandRequest, DoneMessage, EventMessage, Message, PresenceMessage, RefusedMessage

if TYPE_CHECKING:
    from civ.client.http import Client

SHORTEST_REST: Final = 0.1  # seconds before the first new attempt; each further one waits up to twice as long
LONGEST_REST: Final = 10.0
LARGEST_MESSAGE: Final = 1 << 20
_decode: Final = msgspec.json.Decoder(Message).decode


class ConnectionLost(NamedTuple):
    """Passed to the listener instead of a message when the socket broke and another is being opened."""


class Outcome(NamedTuple):
    """What a command came to: the number of its event, and the event, unless it was carried out before."""

    seq: int
    event: Any = None


class _Asked(NamedTuple):
    message: bytes
    answer: "asyncio.Future[Outcome]"


class TableConnection(KnownTable):
    """One person at one table. Use it as an asynchronous context: inside, the first snapshot is there."""

    def __init__(self, client: "Client", code: str, heard: Callable[[Message | ConnectionLost], None]) -> None:
        super().__init__(code, client.me)
        self.people: tuple[str, ...] = ()  # the persons who are here
        self.online = False
        self._client, self._heard = client, heard
        self._asked: dict[str, _Asked] = {}
        self._names = (f"{secrets.token_hex(4)}-{number}" for number in range(1 << 60))
        self._socket: ClientConnection | None = None
        self._rest = SHORTEST_REST
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ended: Exception | None = None
        self._closed = False

    async def __aenter__(self) -> Self:
        self._task = asyncio.ensure_future(self._follow())
        try:
            await self.until(lambda table: table.seq)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up; commands that were not answered stay so."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        for asked in self._asked.values():
            asked.answer.cancel()

    async def until(self, holds: Callable[["TableConnection"], Any]) -> None:
        """Wait until something holds of the table."""
        while not holds(self):
            if self._ended is not None:
                raise self._ended
            news = self._news
            await news.wait()

    # --- Asking ---

    async def send(self, command: PersonCommand, *, id: str | None = None, after: int | None = None) -> Outcome:
        """Ask something of the table; a refusal is raised as `Answered`.

        `after` is the last event one has seen: the server refuses what was asked in ignorance of a later one.
        """
        if self._ended is not None:
            raise self._ended
        name = id or next(self._names)
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._asked[name] = _Asked(encode(CommandRequest(name, command, after)), answer)
        try:
            if self._socket is not None and self.online:
                with contextlib.suppress(WebSocketException, OSError):  # a broken socket is noticed by its reader
                    await self._socket.send(self._asked[name].message, text=True)
            return await answer
        finally:
            self._asked.pop(name, None)

    # --- Following ---

    async def _follow(self) -> None:
        """Read one socket after the other, until cancelled or until the server says that it is of no use."""
        try:
            while not self._closed:  # a cancellation may get lost in what it interrupts
                try:
                    await self._read_one()
                except (WebSocketException, OSError, TimeoutError, Gap) as problem:
                    await self._check(problem)
                finally:
                    self._socket = None
                if self.online:
                    self.online = False
                    self._tell(ConnectionLost())
                await asyncio.sleep(self._rest * random.uniform(0.5, 1))
                self._rest = min(LONGEST_REST, self._rest * 2)
        except msgspec.DecodeError:
            self._end(Unreachable("not-a-server", server=self._client.url))
        except Exception as error:  # also what `heard` raises: whoever waits here hears of it
            self._end(error)

    async def _read_one(self) -> None:
        url = self._client.url.replace("http", "ws", 1) + f"/api/tables/{self.code}/socket"
        resume = f"?after={self.seq}" if self.seq else ""
        proxy: Literal[True] | None = None if self._client.local else True
        async with connect(
            url + resume,
            additional_headers=self._client.headers,
            compression=None,
            max_size=LARGEST_MESSAGE,
            proxy=proxy,
            close_timeout=1,
        ) as socket:
            self._socket = socket
            async for raw in socket:
                message = _decode(raw)
                await self._take(socket, message)
                self._tell(message)

    def _tell(self, message: Message | ConnectionLost) -> None:
        self._heard(message)
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def _check(self, problem: Exception) -> None:
        """A server that will not have us at this table says why over HTTP; one that is down may come back."""
        if not isinstance(problem, InvalidHandshake):
            return
        try:
            await self._client.look(self.code)
        except Answered as refusal:
            if refusal.status < 429:
                raise
        except Unreachable:
            pass

    def _end(self, error: Exception) -> None:
        self._ended = error
        for asked in self._asked.values():
            if not asked.answer.done():
                asked.answer.set_exception(error)
        self._news.set()

    # --- Taking in ---

    async def _take(self, socket: ClientConnection, message: Message) -> None:
        if isinstance(message, Snapshot):
            await self._begin(socket, message)
        elif isinstance(message, EventMessage):
            self.take_event(message)
            self._answer(message.id, Outcome(message.seq, message.event))
        elif isinstance(message, DoneMessage):
            self._answer(message.id, Outcome(message.seq))
        elif isinstance(message, RefusedMessage):
            await self._take_refusal(socket, message)
        elif isinstance(message, PresenceMessage):
            self.people = message.people

    async def _begin(self, socket: ClientConnection, message: Snapshot) -> None:
        """Now that all is known, ask again what was not answered."""
        self.take_snapshot(message)
        self._rest = SHORTEST_REST
        self.online = True
        for asked in list(self._asked.values()):
            await socket.send(asked.message, text=True)

    async def _take_refusal(self, socket: ClientConnection, message: RefusedMessage) -> None:
        asked = self._asked.get(message.id or "")
        if asked is not None and not asked.answer.done():
            asked.answer.set_exception(Answered(message.code, message.message, seq=message.seq))
        elif message.id is None and not self.online:
            await socket.close()  # it could not be read from the store just now

    def _answer(self, id: str | None, outcome: Outcome) -> None:
        asked = self._asked.get(id or "")
        if asked is not None and not asked.answer.done():
            asked.answer.set_result(outcome)
