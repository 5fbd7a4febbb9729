"""Broadcasts: an event as the bytes of the message for each viewer.

What the messages share is encoded once, and a kernel writes the views.
"""

from functools import cached_property
from typing import Final

from civ.engine.rules.state import NOBODY
from civ.game.game import Game
from civ.game.visibility import GIVE_BACK_STEP
from civ.tables import events
from civ.tables.snapshots import GameViews, table_info, turn_info
from civ.tables.table import OVER, Table
from civ.tables.visible_events import Viewer, visible_event
from civ.wire.messages import encode
from civ.wire.view_encoder import ViewEncoder

# Events that some viewers may not see as they are stored. For actions, it depends on the step.
_PARTLY_HIDDEN: Final = (events.ChatSent, events.TableOpened, events.CardsDealt, events.CardKept)
_LIST_END: Final = b"]}"
_view_encoder: Final = ViewEncoder()


class Broadcast:
    """The messages about an event that has just been applied to a table. `body` is the event as it is stored."""

    def __init__(self, table: Table, event: events.AnyEvent, body: bytes) -> None:
        self._event, self._table = event, table
        kind = type(event)
        differs = kind in _PARTLY_HIDDEN or (isinstance(event, events.ActionPlayed) and event.step == GIVE_BACK_STEP)
        self._head = b'{"type":"event","seq":%d,"event":' % table.seq
        self._shared = b""
        self._own: list[bytes] = []  # by viewer, up to the end of the message
        if taken_back := table.taken_back.get(table.seq):
            self._shared += b',"taken_back":' + encode(taken_back)
        if kind not in events.SEATS_UNCHANGED or table.status == OVER:
            self._shared += b',"table":' + encode(table_info(table))
        if table.game is not None and kind not in events.CHAT_EVENTS:
            game, self._own = _view_encoder.encode(*table.game.arrays, table.waiting)
            self._shared += b',"turn":%b,"game":%b' % (encode(turn_info(table)), game)
        self._beginning = None if differs else self._head + body + self._shared  # the same in all messages

    def for_viewer(self, viewer: Viewer, muted: frozenset[str] = frozenset(), aid: bool = False) -> bytes:
        """Return the bytes of the `EventMessage` for a viewer, without chat of `muted` people."""
        message = self._beginning or self._head + encode(visible_event(self._event, viewer, muted)) + self._shared
        if not self._own:
            return message + b"}"
        for seat in viewer[:-1]:
            message += self._own[seat - 1].removesuffix(_LIST_END) + b","
        last = self._own[viewer[-1] - 1 if viewer else NOBODY]
        if not aid:
            return message + last
        return message + last.removesuffix(b"}") + b',"aid":%b}' % encode(self._views.aid(viewer))

    @cached_property
    def _views(self) -> GameViews:
        return GameViews(self._table.game, self._table.waiting)


def warm_up() -> None:
    """Load the kernels for dealing, playing, views and aid, and compile them on the first start."""
    game = Game.new()
    game.play(game.legal[0])
    game = Game.from_record(game.record)
    _view_encoder.encode(*game.arrays, ())
    GameViews(game, (1,)).aid((1,))
