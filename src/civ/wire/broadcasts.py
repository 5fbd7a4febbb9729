"""An event for everybody who listens, as bytes: what they share is made once, and the views come from a kernel."""

from functools import cached_property
from typing import Final

from civ.engine.rules.state import NOBODY
from civ.game.game import Game
from civ.tables import events
from civ.tables.snapshots import GIVE_BACK, Showing, Viewer, encode, shown, table_info, turn_info
from civ.tables.table import OVER, Table
from civ.wire.view_encoder import ViewWriter

_NOT_AS_STORED: Final = (
    events.ChatSent,
    events.TableOpened,
    events.CardsDealt,
    events.CardKept,
)  # or not the same for all
_END: Final = b"]}"
_views: Final = ViewWriter()


class Telling:
    """An event that has just been folded in. `body` is how it is stored."""

    def __init__(self, table: Table, event: events.AnyEvent, body: bytes) -> None:
        self._event, self._table = event, table
        kind = type(event)
        differs = kind in _NOT_AS_STORED or (isinstance(event, events.ActionPlayed) and event.step == GIVE_BACK)
        self._head = b'{"type":"event","seq":%d,"event":' % table.seq
        self._rest = b""
        self._own: list[bytes] = []  # by viewer, to the end of the message
        if kind not in events.SEATS_UNCHANGED or table.status == OVER:
            self._rest += b',"table":' + encode(table_info(table))
        if table.game is not None and kind not in events.CHAT_EVENTS:
            shared, self._own = _views.write(*table.game.records, table.waiting)
            self._rest += b',"turn":%b,"game":%b' % (encode(turn_info(table)), shared)
        self._same = None if differs else self._head + body + self._rest  # what all messages begin with

    def to(self, viewer: Viewer, muted: frozenset[str] = frozenset(), aid: bool = False) -> bytes:
        """The event and what it changed, for one kind of viewer: the bytes of a `Happened`."""
        begin = self._same or self._head + encode(shown(self._event, viewer, muted)) + self._rest
        if not self._own:
            return begin + b"}"
        for seat in viewer[:-1]:
            begin += self._own[seat - 1].removesuffix(_END) + b","
        last = self._own[viewer[-1] - 1 if viewer else NOBODY]
        if not aid:
            return begin + last
        return begin + last.removesuffix(b"}") + b',"aid":%b}' % encode(self._showing.aid(viewer))

    @cached_property
    def _showing(self) -> Showing:
        return Showing(self._table.game, self._table.waiting)


def warm_up() -> None:
    """Load and, on the first start, compile what deals, plays, writes views and finds the aid: while nobody waits."""
    game = Game.new()
    game.play(game.legal[0])
    game = Game.from_record(game.record)
    _views.write(*game.records, ())
    Showing(game, (1,)).aid((1,))
