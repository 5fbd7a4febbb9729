"""What one knows of a table: the parts of its last snapshot, kept up to date by events."""

import time
from typing import Final

from civ.game.views import Own, Shared, View, view_of
from civ.tables.snapshots import Snapshot, TableInfo, TurnInfo
from civ.wire.messages import CurrentUser, EventMessage


class Gap(Exception):
    """An event is missing: what follows cannot be understood without it."""


class KnownTable:
    """A table as one person, or a spectator, sees it. `seq` is 0 until the first snapshot."""

    def __init__(self, code: str, me: CurrentUser | None) -> None:
        self.code: Final = code
        self.seq = 0
        self.turn: TurnInfo | None = None
        self.game: Shared | None = None
        self.ahead = 0.0  # seconds by which the server's clock is ahead of ours
        self._me = me
        self._table: TableInfo | None = None
        self._own: dict[int | None, Own] = {}

    @property
    def table(self) -> TableInfo:
        """All about the table but the cards."""
        assert self._table is not None
        return self._table

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that are one's own."""
        return tuple(seat.seat for seat in self.table.seats if self._me is not None and seat.person == self._me.person)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats of one's own that are to choose now."""
        return tuple(seat for seat in self.seats if self.turn and seat in self.turn.waiting)

    def own(self, seat: int | None) -> Own | None:
        """What is a seat's own, if it is one's own seat; for None, what a spectator remembers."""
        return self._own.get(seat)

    def view(self, seat: int | None) -> View | None:
        """The game with the eyes of a seat of one's own, or of a spectator; None before the deal."""
        own = self._own.get(seat)
        return None if self.game is None or own is None else view_of(self.table.settings.rules, seat, self.game, own)

    def take_snapshot(self, message: Snapshot) -> None:
        """Know all of it anew."""
        self.seq, self._table, self.turn, self.game = message.seq, message.table, message.turn, message.game
        self._own = {own.seat: own for own in message.own}
        self.ahead = message.now - time.time()

    def take_event(self, message: EventMessage) -> None:
        """Know what an event has changed."""
        if message.seq != self.seq + 1:
            raise Gap
        self.seq = message.seq
        self._table = message.table or self._table
        self.turn = message.turn or self.turn
        self.game = message.game or self.game
        if message.own:
            self._own = {own.seat: own for own in message.own}
