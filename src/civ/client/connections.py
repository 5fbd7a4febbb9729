"""A table followed over its socket, with automatic reconnection.

The connection keeps a copy of the table up to date. When the socket breaks, it opens another one that resumes after the
last event seen, and sends every unanswered command again under the same id. The server carries out a command once, even
if it arrives several times.
"""

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from civ.client.errors import ServerRefusal, ServerUnreachable
from civ.client.table_mirror import EventMissing, TableMirror
from civ.tables.commands import PersonCommand
from civ.tables.snapshots import Snapshot
from civ.wire.messages import (
    CommandRequest,
    DoneMessage,
    EventMessage,
    Message,
    PresenceMessage,
    RefusedMessage,
    encode,
)

if TYPE_CHECKING:
    from civ.client.http import Client

FIRST_RETRY_DELAY_S: Final = 0.1  # each further attempt waits up to twice as long
MAX_RETRY_DELAY_S: Final = 10.0
MAX_MESSAGE_SIZE: Final = 1 << 20
FIRST_TEMPORARY_STATUS: Final = 429  # refusals with this HTTP status (too many requests) or a higher one may pass
_decode_message: Final = msgspec.json.Decoder(Message).decode


class ConnectionLost(NamedTuple):
    """Passed to `on_message` instead of a message when the socket broke and another is being opened."""


class CommandOutcome(NamedTuple):
    """The result of a command: the number of its event, and the event unless it had been carried out before."""

    seq: int
    event: Any = None


class _PendingCommand(NamedTuple):
    message: bytes
    answer: "asyncio.Future[CommandOutcome]"


class TableConnection(TableMirror):
    """One user at one table. Use it as an asynchronous context manager: inside, the first snapshot is there."""

    def __init__(self, client: "Client", code: str, on_message: Callable[[Message | ConnectionLost], None]) -> None:
        super().__init__(code, client.me)
        self.people: tuple[str, ...] = ()  # the people who are connected to the table
        self.online = False
        self._client, self._on_message = client, on_message
        self._pending: dict[str, _PendingCommand] = {}
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in range(1 << 60))
        self._socket: ClientConnection | None = None
        self._retry_delay = FIRST_RETRY_DELAY_S
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._error: Exception | None = None
        self._closed = False

    async def __aenter__(self) -> Self:
        self._task = asyncio.ensure_future(self._follow())
        try:
            await self.until(lambda table: table.seq)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connection. Commands without an answer are cancelled."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        for pending in self._pending.values():
            pending.answer.cancel()

    async def until(self, holds: Callable[["TableConnection"], Any]) -> None:
        """Wait until a condition holds. Raises the error that ended the connection, if it ends first."""
        while not holds(self):
            if self._error is not None:
                raise self._error
            changed = self._changed
            await changed.wait()

    # --- Commands ---

    async def send(self, command: PersonCommand, *, id: str | None = None, after: int | None = None) -> CommandOutcome:
        """Send a command and wait for its outcome, across reconnections.

        `after` is the last event that the user has seen; the server refuses the command if a later one makes it stale.
        Raises ServerRefusal if the server refuses the command.
        """
        if self._error is not None:
            raise self._error
        command_id = id or next(self._ids)
        answer: asyncio.Future[CommandOutcome] = asyncio.get_running_loop().create_future()
        self._pending[command_id] = _PendingCommand(encode(CommandRequest(command_id, command, after)), answer)
        try:
            if self._socket is not None and self.online:
                with contextlib.suppress(WebSocketException, OSError):  # the reader notices a broken socket
                    await self._socket.send(self._pending[command_id].message, text=True)
            return await answer
        finally:
            self._pending.pop(command_id, None)

    # --- Following the table ---

    async def _follow(self) -> None:
        """Read one socket after the other, until cancelled or refused for good."""
        try:
            while not self._closed:  # a cancellation may be lost in the call that it interrupts
                try:
                    await self._read_socket()
                except (WebSocketException, OSError, TimeoutError, EventMissing) as problem:
                    await self._raise_if_refused(problem)
                finally:
                    self._socket = None
                if self.online:
                    self.online = False
                    self._notify(ConnectionLost())
                await asyncio.sleep(self._retry_delay * random.uniform(0.5, 1))
                self._retry_delay = min(MAX_RETRY_DELAY_S, self._retry_delay * 2)
        except msgspec.DecodeError:
            self._fail(ServerUnreachable("not-a-server", server=self._client.url))
        except Exception as error:  # includes errors of `on_message`; raised in every task that waits for the table
            self._fail(error)

    async def _read_socket(self) -> None:
        url = self._client.url.replace("http", "ws", 1) + f"/api/tables/{self.code}/socket"
        resume = f"?after={self.seq}" if self.seq else ""
        proxy: Literal[True] | None = None if self._client.local else True
        async with connect(
            url + resume,
            additional_headers=self._client.headers,
            compression=None,
            max_size=MAX_MESSAGE_SIZE,
            proxy=proxy,
            close_timeout=1,
        ) as socket:
            self._socket = socket
            async for raw in socket:
                message = _decode_message(raw)
                await self._apply(socket, message)
                self._notify(message)

    def _notify(self, message: Message | ConnectionLost) -> None:
        self._on_message(message)
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def _raise_if_refused(self, problem: Exception) -> None:
        """If the server rejected a handshake, ask over HTTP why, and raise that refusal unless it may be temporary."""
        if not isinstance(problem, InvalidHandshake):
            return
        try:
            await self._client.snapshot(self.code)
        except ServerRefusal as refusal:
            if refusal.status < FIRST_TEMPORARY_STATUS:
                raise
        except ServerUnreachable:
            pass

    def _fail(self, error: Exception) -> None:
        self._error = error
        for pending in self._pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(error)
        self._changed.set()

    # --- Applying messages ---

    async def _apply(self, socket: ClientConnection, message: Message) -> None:
        if isinstance(message, Snapshot):
            await self._resume(socket, message)
        elif isinstance(message, EventMessage):
            self.take_event(message)
            self._answer(message.id, CommandOutcome(message.seq, message.event))
        elif isinstance(message, DoneMessage):
            self._answer(message.id, CommandOutcome(message.seq))
        elif isinstance(message, RefusedMessage):
            await self._refuse(socket, message)
        elif isinstance(message, PresenceMessage):
            self.people = message.people

    async def _resume(self, socket: ClientConnection, message: Snapshot) -> None:
        """Take the snapshot, then send all unanswered commands again."""
        self.take_snapshot(message)
        self._retry_delay = FIRST_RETRY_DELAY_S
        self.online = True
        for pending in list(self._pending.values()):
            await socket.send(pending.message, text=True)

    async def _refuse(self, socket: ClientConnection, message: RefusedMessage) -> None:
        pending = self._pending.get(message.id or "")
        if pending is not None and not pending.answer.done():
            pending.answer.set_exception(ServerRefusal(message.code, message.message, seq=message.seq))
        elif message.id is None and not self.online:
            await socket.close()  # the server could not read the table from its store just now

    def _answer(self, id: str | None, outcome: CommandOutcome) -> None:
        pending = self._pending.get(id or "")
        if pending is not None and not pending.answer.done():
            pending.answer.set_result(outcome)
