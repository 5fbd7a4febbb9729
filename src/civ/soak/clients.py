"""Clients that play whole games at random over real sockets, reconnect, and log everything they receive."""

import asyncio
import random
from typing import Final, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from civ.soak.observations import ClientLog
from civ.soak.observers import TableObserver
from civ.soak.random_commands import next_command
from civ.soak.server_process import ServerAddress
from civ.tables.commands import PersonCommand
from civ.wire.messages import CommandRequest, encode

MESSAGE_INTERVAL_S: Final = 0.06  # a socket that sends more than 20 messages a second is closed
OPEN_TIMEOUT_S: Final = 30.0
REPEAT_PROBABILITY: Final = 0.05
RESEND_PROBABILITY: Final = 0.5  # of the last acknowledged command, after a reconnection
EXPECTED_CLOSE_CODES: Final = (1000, 1001, 1012)  # when the server stops
EXPECTED_STATUSES: Final = (429, 503)


class Identity(NamedTuple):
    """A person and the headers that identify them; an anonymous spectator has neither."""

    person: str | None
    headers: dict[str, str]


class SentCommand(NamedTuple):
    """A command that has no answer yet."""

    id: str
    command: PersonCommand
    message: str


class Progress:
    """The progress of all players together."""

    def __init__(self) -> None:
        self.acknowledged = 0  # commands
        self.message_received = asyncio.Event()  # set whenever a message arrives


def open_socket(address: ServerAddress, code: str, guest: Identity, after: int) -> connect:
    """Return a connection to a table's socket that resumes after the event of that number."""
    return connect(
        f"ws://{address.netloc}/api/tables/{code}/socket?after={after}",
        additional_headers=guest.headers,
        compression=None,
        proxy=None,
        open_timeout=OPEN_TIMEOUT_S,
        ping_interval=None,
        close_timeout=1,
    )


class SimulatedPlayer:
    """One client at one table and then at its rematches."""

    def __init__(self, address: ServerAddress, code: str, guest: Identity, seed: int, progress: Progress) -> None:
        self.guest: Final = guest
        self.observers: Final[list[TableObserver]] = []  # one for each table, the current one last
        self.unanswered: SentCommand | None = None
        self._last_acknowledged: SentCommand | None = None
        self.paused = False  # whether to send no new commands
        self._address, self._progress = address, progress
        self._chance = random.Random(seed)
        self._may_send = asyncio.Event()
        self._count = 0
        self._join(code)

    def _join(self, code: str) -> None:
        self.unanswered = self._last_acknowledged = None
        self.observers.append(TableObserver(ClientLog(code, self.guest.person), self._answered))

    @property
    def observer(self) -> TableObserver:
        """The observer of the current table."""
        return self.observers[-1]

    # --- Connecting ---

    async def play(self) -> None:
        """Play until cancelled. After a lost connection, reconnect from the last event seen."""
        while True:
            await self._address.open()
            log = self.observer.log
            try:
                async with open_socket(self._address, log.code, self.guest, self.observer.seq) as socket:
                    await self._exchange(socket)
            except InvalidStatus as refusal:
                if refusal.response.status_code not in EXPECTED_STATUSES:
                    log.add_violation("unknown", self.observer.seq, str(refusal.response.status_code))
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code not in EXPECTED_CLOSE_CODES:
                    log.add_violation("closed", self.observer.seq, str(closed.rcvd.code))
            except (OSError, WebSocketException):
                pass  # the server is down or stopping

    async def _exchange(self, socket: ClientConnection) -> None:
        """Receive and send until a rematch is opened."""
        observer = self.observer
        observer.caught_up = False
        observer.log.disconnect()
        sender = asyncio.ensure_future(self._send_commands(socket))
        try:
            while not (observer.table and observer.table.followed):
                behind = not observer.caught_up
                observer.receive(await socket.recv(decode=False))
                self._progress.message_received.set()
                if self.unanswered is None or behind:
                    self._may_send.set()
            self._join(observer.table.followed)
        finally:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    # --- Sending ---

    async def _send_commands(self, socket: ClientConnection) -> None:
        """Send one command at a time: first the unanswered one again, and sometimes an acknowledged one."""
        resent = self._last_acknowledged if self._chance.random() < RESEND_PROBABILITY else None
        while True:
            await self._may_send.wait()
            self._may_send.clear()
            if not self.observer.caught_up:
                continue
            if resent is not None:
                await self._send(socket, resent)
                resent = None
            command = self.unanswered or self._next_command()
            if command is not None:
                for _ in range(1 + (self._chance.random() < REPEAT_PROBABILITY)):
                    await self._send(socket, command)
                await asyncio.sleep(MESSAGE_INTERVAL_S)

    async def _send(self, socket: ClientConnection, sent: SentCommand) -> None:
        self.observer.log.send(sent.id, sent.command)
        await socket.send(sent.message)

    def _next_command(self) -> SentCommand | None:
        observer, person = self.observer, self.guest.person
        if self.paused or person is None or observer.table is None:
            return None
        command = next_command(self._chance, person, observer.table, observer.turn, observer.own)
        if command is not None:
            self._count += 1
            id = f"c{self._count}"
            self.unanswered = SentCommand(id, command, encode(CommandRequest(id, command, observer.seq)).decode())
        return self.unanswered

    def _answered(self, id: str, refusal: str) -> None:
        if self.unanswered is not None and self.unanswered.id == id:
            if not refusal:
                self._last_acknowledged = self.unanswered
                self._progress.acknowledged += 1
            self.unanswered = None
