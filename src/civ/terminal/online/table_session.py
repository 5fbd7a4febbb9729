"""A person at a table of a server: the pending choice, the commands, and the messages so far.

It knows nothing of screens. The screen and the plain lines are two front ends of it.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from civ.client import Client
from civ.client.connections import ConnectionLost
from civ.errors import BadUsage, Refused
from civ.game.views import View
from civ.tables.commands import OpenRematch, PersonCommand, SetReady, TakeSeat
from civ.tables.table import OPEN, OVER
from civ.terminal.online.narrator import TableNarrator
from civ.terminal.online.typed_commands import STATE_DEPENDENT_COMMANDS, parse_command
from civ.wire.messages import Message


class PendingChoice(NamedTuple):
    """The actions that a seat can choose from, and the last event that its player has seen."""

    seat: int
    ply: int
    legal: tuple[str, ...]
    seq: int

    def is_same_choice(self, other: "PendingChoice | None") -> bool:
        """Return whether both are the same choice, whatever happened between them."""
        return other is not None and self[:3] == other[:3]


class TableSession:
    """One person at one table. `on_message` is called with the plain lines of every message."""

    def __init__(self, client: Client, code: str, language: str) -> None:
        self.language = language
        self.client = client
        self.table = client.table(code, self._receive)
        self.narrator = TableNarrator(self.table, language)
        self.on_message: Callable[[list[str]], None] = lambda lines: None
        self.wants_next_game = False

    def _receive(self, message: Message | ConnectionLost) -> None:
        self.on_message(self.narrator.narrate(message))

    async def join(self, seat: int | None = None, *, watch: bool = False) -> None:
        """Take a seat, or the first free one, and get ready. Do nothing if the person has a seat or only watches.

        Raises BadUsage if no seat is free, and ServerRefusal if the server refuses.
        """
        self.narrator.add_history(await self.client.events(self.table.code))
        info = self.table.table
        if watch:
            return
        if not self.table.seats:
            free = [one.seat for one in info.seats if one.person is None and one.bot is None]
            if seat is None and (not free or info.status != OPEN):
                raise BadUsage("join-full")
            await self.table.send(TakeSeat(seat or free[0]))
        if info.status == OPEN:
            await self.table.send(SetReady())

    # --- The table now ---

    @property
    def link(self) -> str:
        """The link of the table."""
        return f"{self.client.url}/t/{self.table.code}"

    @property
    def has_unfinished_seat(self) -> bool:
        """Whether the person has a seat in a game that is not over."""
        return self.table.seq > 0 and bool(self.table.seats) and self.table.table.status != OVER

    @property
    def is_host(self) -> bool:
        """Whether the person is the host of the table."""
        return self.client.me is not None and self.table.table.host == self.client.me.person

    @property
    def over(self) -> bool:
        """Whether the game has ended, played out or not."""
        return self.table.table.status == OVER

    @property
    def next_code(self) -> str | None:
        """The code of the next game's table, once the person has requested it and it is open."""
        return self.table.table.followed if self.wants_next_game else None

    @property
    def seconds_left(self) -> int | None:
        """The seconds until the clock of the turn runs out; None without a clock."""
        turn = self.table.turn
        if turn is None or not turn.deadline:
            return None
        return max(0, round(turn.deadline - self.table.clock_offset - time.time()))

    @property
    def pending_choice(self) -> PendingChoice | None:
        """The choice that the person is to make now; None while a bot chooses for them."""
        table = self.table
        for seat in table.waiting:
            own = table.own(seat)
            if table.turn is not None and own is not None and own.legal and table.table.seats[seat - 1].bot is None:
                return PendingChoice(seat, table.turn.ply, own.legal, table.seq)
        return None

    @property
    def seat(self) -> int | None:
        """The seat that is to choose, or else the person's first."""
        choice = self.pending_choice
        return choice.seat if choice else next(iter(self.table.seats), None)

    @property
    def view(self) -> View | None:
        """The game from that seat; None before the deal."""
        return self.table.view(self.seat)

    # --- Commands ---

    def parse_command(self, keyword: str, rest: str) -> PersonCommand | None:
        """Return the command of a keyword and the words after it, or None if they cannot be read."""
        ply = self.table.turn.ply if self.table.turn else 0
        return parse_command(keyword, rest, self.seat or 1, ply)

    async def send(self, command: PersonCommand, seen: int | None = None) -> None:
        """Send a command for the table as it was after event `seen`, or as it is now.

        Raises ServerRefusal if the server refuses, also because the table has changed meanwhile.
        """
        last = self.table.seq if seen is None else seen
        await self.table.send(command, after=last if isinstance(command, STATE_DEPENDENT_COMMANDS) else None)

    def request_next_game(self) -> PersonCommand | None:
        """Continue with the next game. Return the command that opens it, or None if somebody has opened it.

        Raises Refused if the game is not over.
        """
        if not self.over:
            raise Refused("table-not-over")
        self.wants_next_game = True
        return None if self.table.table.followed else OpenRematch()

    async def until_refused(self) -> None:
        """Wait until the server no longer admits the person to the table, and raise its refusal."""
        await self.table.until(lambda table: False)
