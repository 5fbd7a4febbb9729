"""A person at a table of a server: what they are asked, what they may wish, what they have heard.

It knows nothing of screens. The screen and the plain lines are two faces of it.
"""

from collections.abc import Callable
from typing import NamedTuple

from civ.client import Client
from civ.client.connections import ConnectionLost
from civ.errors import BadUsage, Refused
from civ.game.views import View
from civ.tables.commands import OpenRematch, PersonCommand, SetReady, TakeSeat
from civ.tables.table import OPEN, OVER
from civ.terminal.online.narration import Teller
from civ.terminal.online.typed_commands import HURRIED, wish_typed
from civ.wire.messages import Message


class Question(NamedTuple):
    """What a seat is asked, and the last event that its player has seen."""

    seat: int
    ply: int
    legal: tuple[str, ...]
    seq: int


class Sitting:
    """One person at one table. `heard` is called with the lines that every message is worth."""

    def __init__(self, client: Client, code: str, language: str) -> None:
        self.language = language
        self.client = client
        self.table = client.table(code, self._hear)
        self.teller = Teller(self.table, language)
        self.heard: Callable[[list[str]], None] = lambda lines: None
        self.goes_on = False  # to the next game

    def _hear(self, message: Message | ConnectionLost) -> None:
        self.heard(self.teller.told(message))

    async def settle(self, wanted: int | None = None, *, watch: bool = False) -> None:
        """Take a seat, unless one has one or only looks on, and say that one is ready."""
        self.teller.recall(await self.client.events(self.table.code))
        info = self.table.table
        if watch:
            return
        if not self.table.seats:
            free = [seat.seat for seat in info.seats if seat.person is None and seat.bot is None]
            if wanted is None and (not free or info.status != OPEN):
                raise BadUsage("join-full")
            await self.table.send(TakeSeat(wanted or free[0]))
        if info.status == OPEN:
            await self.table.send(SetReady())

    # --- How it stands ---

    @property
    def link(self) -> str:
        """The link of the table."""
        return f"{self.client.url}/t/{self.table.code}"

    @property
    def seated(self) -> bool:
        """Whether a seat of a game that is not over waits for the player."""
        return self.table.seq > 0 and bool(self.table.seats) and self.table.table.status != OVER

    @property
    def is_host(self) -> bool:
        """Whether the table is the player's."""
        return self.client.me is not None and self.table.table.host == self.client.me.person

    @property
    def over(self) -> bool:
        """Whether the game has ended, played out or not."""
        return self.table.table.status == OVER

    @property
    def next_code(self) -> str | None:
        """The table of the next game, once the player goes on to it and it is there."""
        return self.table.table.followed if self.goes_on else None

    @property
    def question(self) -> Question | None:
        """What the player is asked, unless a bot answers for them."""
        table = self.table
        for seat in table.waiting:
            own = table.own(seat)
            if table.turn is not None and own is not None and own.legal and table.table.seats[seat - 1].bot is None:
                return Question(seat, table.turn.ply, own.legal, table.seq)
        return None

    @property
    def seat(self) -> int | None:
        """The seat that is asked, or else the first of one's own."""
        question = self.question
        return question.seat if question else next(iter(self.table.seats), None)

    @property
    def view(self) -> View | None:
        """The game with the eyes of that seat; None before the deal."""
        return self.table.view(self.seat)

    # --- Wishes ---

    def wish(self, word: str, rest: str) -> PersonCommand | None:
        """The wish of a word that was typed and of what follows it; None if it cannot be read."""
        ply = self.table.turn.ply if self.table.turn else 0
        return wish_typed(word, rest, self.seat or 1, ply)

    async def ask(self, command: PersonCommand, seen: int | None = None) -> None:
        """Ask something of the table, as it was when the player saw it; a refusal is raised."""
        last = self.table.seq if seen is None else seen
        await self.table.send(command, after=last if isinstance(command, HURRIED) else None)

    def go_on(self) -> PersonCommand | None:
        """On to the next game: what to ask for, unless somebody has already."""
        if not self.over:
            raise Refused("table-not-over")
        self.goes_on = True
        return None if self.table.table.followed else OpenRematch()

    async def mind(self) -> None:
        """Until the server will not have us any more: the refusal is raised."""
        await self.table.until(lambda table: False)
