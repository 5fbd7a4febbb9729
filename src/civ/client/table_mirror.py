"""A copy of what the user may know of a table: the last snapshot, kept up to date by events."""

import time
from typing import Final

from civ.game.views import Own, Shared, View, view_of
from civ.tables.snapshots import Snapshot, TableInfo, TurnInfo
from civ.wire.messages import CurrentUser, EventMessage


class EventMissing(Exception):
    """An event is missing, so the table has to be read again."""


class TableMirror:
    """A table as one user or a spectator sees it. `seq` is 0 until the first snapshot."""

    def __init__(self, code: str, me: CurrentUser | None) -> None:
        self.code: Final = code
        self.seq = 0
        self.turn: TurnInfo | None = None
        self.game: Shared | None = None
        self.clock_offset = 0.0  # seconds that the server's clock is ahead of the local one
        self._me = me
        self._table: TableInfo | None = None
        self._own: dict[int | None, Own] = {}

    @property
    def table(self) -> TableInfo:
        """Everything about the table except the cards; there must have been a snapshot."""
        assert self._table is not None
        return self._table

    @property
    def seats(self) -> tuple[int, ...]:
        """The user's own seats."""
        return tuple(seat.seat for seat in self.table.seats if self._me is not None and seat.person == self._me.person)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The user's seats that are to choose now."""
        return tuple(seat for seat in self.seats if self.turn and seat in self.turn.waiting)

    def own(self, seat: int | None) -> Own | None:
        """The private part of the view of an own seat or, for None, of a spectator; None for other seats."""
        return self._own.get(seat)

    def view(self, seat: int | None) -> View | None:
        """The game as an own seat or a spectator sees it; None before the deal and for other seats."""
        own = self._own.get(seat)
        return None if self.game is None or own is None else view_of(self.table.settings.rules, self.game, own)

    def take_snapshot(self, message: Snapshot) -> None:
        """Replace everything by a snapshot."""
        self.seq, self._table, self.turn, self.game = message.seq, message.table, message.turn, message.game
        self._own = {own.seat: own for own in message.own}
        self.clock_offset = message.now - time.time()

    def take_event(self, message: EventMessage) -> None:
        """Apply the changes of an event. Raises EventMissing unless it is the next one."""
        if message.seq != self.seq + 1:
            raise EventMissing
        self.seq = message.seq
        self._table = message.table or self._table
        self.turn = message.turn or self.turn
        self.game = message.game or self.game
        if message.own:
            self._own = {own.seat: own for own in message.own}
