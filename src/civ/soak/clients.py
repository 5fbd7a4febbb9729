"""Clients that play whole games at random over real sockets, come back by themselves, and note all that they hear."""

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
from civ.wire.messages import encode

MESSAGE_INTERVAL_S: Final = 0.06  # seconds between two messages: a socket that sends more than 20 a second is closed
OPEN_TIMEOUT_S: Final = 30.0  # seconds
REPEAT_PROBABILITY: Final = 0.05
RESEND_PROBABILITY: Final = 0.5  # on coming back, for what was carried out before
EXPECTED_CLOSE_CODES: Final = (1000, 1001, 1012)  # those of a server that stops
EXPECTED_STATUSES: Final = (429, 503)


class Identity(NamedTuple):
    """A person, and the headers by which they are known; somebody unknown has neither."""

    person: str | None
    headers: dict[str, str]


class SentCommand(NamedTuple):
    """A command that waits for its answer."""

    id: str
    command: PersonCommand
    message: str


class Progress:
    """What all players have come to together."""

    def __init__(self) -> None:
        self.acknowledged = 0  # commands
        self.news = asyncio.Event()  # set whenever anybody has heard anything


def open_socket(door: ServerAddress, code: str, guest: Identity, after: int) -> connect:
    """A socket at a table, from the event after a number on."""
    return connect(
        f"ws://{door.address}/api/tables/{code}/socket?after={after}",
        additional_headers=guest.headers,
        compression=None,
        proxy=None,
        open_timeout=OPEN_TIMEOUT_S,
        ping_interval=None,
        close_timeout=1,
    )


class SimulatedPlayer:
    """One client: a person, or somebody unknown, at one table and then at its rematches."""

    def __init__(self, door: ServerAddress, code: str, guest: Identity, seed: int, tally: Progress) -> None:
        self.guest: Final = guest
        self.ears: Final[list[TableObserver]] = []  # one for each table, the present one last
        self.asked: SentCommand | None = None
        self._settled: SentCommand | None = None  # the last command that was carried out
        self.quiet = False  # whether to send nothing new
        self._door, self._tally = door, tally
        self._chance = random.Random(seed)
        self._to_say = asyncio.Event()
        self._count = 0
        self._sit_down(code)

    def _sit_down(self, code: str) -> None:
        self.asked = self._settled = None
        self.ears.append(TableObserver(ClientLog(code, self.guest.person), self._answered))

    @property
    def ear(self) -> TableObserver:
        """The ear at the present table."""
        return self.ears[-1]

    # --- Coming and going ---

    async def play(self) -> None:
        """Play until cancelled; whenever the connection is lost, come back with the last number seen."""
        while True:
            await self._door.open()
            notes = self.ear.notes
            try:
                async with open_socket(self._door, notes.code, self.guest, self.ear.seq) as socket:
                    await self._converse(socket)
            except InvalidStatus as refusal:
                if refusal.response.status_code not in EXPECTED_STATUSES:
                    notes.violate("unknown", self.ear.seq, str(refusal.response.status_code))
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code not in EXPECTED_CLOSE_CODES:
                    notes.violate("closed", self.ear.seq, str(closed.rcvd.code))
            except (OSError, WebSocketException):
                pass  # the server is down, or going down

    async def _converse(self, socket: ClientConnection) -> None:
        """Hear and speak, until there is a rematch to go to."""
        ear = self.ear
        ear.caught_up = False
        ear.notes.hang_up()
        speaking = asyncio.ensure_future(self._speak(socket))
        try:
            while not (ear.table and ear.table.followed):
                behind = not ear.caught_up
                ear.hear(await socket.recv(decode=False))
                self._tally.news.set()
                if self.asked is None or behind:
                    self._to_say.set()
            self._sit_down(ear.table.followed)
        finally:
            speaking.cancel()
            await asyncio.gather(speaking, return_exceptions=True)

    # --- DecisionContext ---

    async def _speak(self, socket: ClientConnection) -> None:
        """Ask one thing after the other; first again what was not answered before, and at times also what was."""
        again = self._settled if self._chance.random() < RESEND_PROBABILITY else None
        while True:
            await self._to_say.wait()
            self._to_say.clear()
            if not self.ear.caught_up:
                continue
            if again is not None:
                await self._send(socket, again)
                again = None
            asked = self.asked or self._wish()
            if asked is not None:
                for _ in range(1 + (self._chance.random() < REPEAT_PROBABILITY)):
                    await self._send(socket, asked)
                await asyncio.sleep(MESSAGE_INTERVAL_S)

    async def _send(self, socket: ClientConnection, asked: SentCommand) -> None:
        self.ear.notes.send(asked.id, asked.command)
        await socket.send(asked.message)

    def _wish(self) -> SentCommand | None:
        ear, person = self.ear, self.guest.person
        if self.quiet or person is None or ear.table is None:
            return None
        command = next_command(self._chance, person, ear.table, ear.turn, ear.own)
        if command is not None:
            self._count += 1
            id = f"c{self._count}"
            self.asked = SentCommand(id, command, encode({"id": id, "after": ear.seq, "command": command}).decode())
        return self.asked

    def _answered(self, id: str, refusal: str) -> None:
        if self.asked is not None and self.asked.id == id:
            if not refusal:
                self._settled = self.asked
                self._tally.acknowledged += 1
            self.asked = None
