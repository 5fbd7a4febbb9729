"""The socket of a table: a snapshot or what was missed, then every event; commands the other way."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol, get_args

import msgspec

from civ.errors import CivError, Unknown
from civ.server.core.live_tables import Live
from civ.server.core.presence import Presence
from civ.server.core.writer import Job, Look, Told, Writer
from civ.server.http.limits import read_fields, read_json
from civ.tables.commands import PersonCommand
from civ.tables.decisions import Actor
from civ.tables.settings import Settings
from civ.tables.visible_events import Viewer
from civ.wire.messages import CommandRequest, DoneMessage, RefusedMessage, encode

TOO_MANY_WAIT: Final = 256  # messages that a slow reader may be behind
LONGEST_RESUME: Final = 500  # events; who missed more gets the snapshot alone


def read_wish(raw: bytes) -> CommandRequest:
    """A command from its JSON. What cannot hold a field twice is read the short way."""
    try:
        wish = _decode(raw)
        if type(wish.command) in _PLAIN and b"\\" not in raw and raw.count(b'"') == encode(wish).count(b'"'):
            return wish
    except msgspec.MsgspecError:
        pass  # the long way says what is wrong
    return read_fields(read_json(raw), CommandRequest)


# Commands whose fields are all there, each with its quotes: one that is there twice makes it more of them.
_PLAIN: Final = frozenset(
    kind
    for kind in get_args(PersonCommand)
    if all(field.required and field.type is not Settings for field in msgspec.structs.fields(kind))
)
_decode: Final = msgspec.json.Decoder(CommandRequest).decode


def refusal(id: str | None, error: CivError, language: str, seq: int) -> bytes:
    """Why a command was not carried out, in the reader's language."""
    return encode(RefusedMessage(id, error.code, error.message(language), seq))


class Way(Protocol):
    """What an outlet sends by."""

    def write(self, text: bytes) -> bool:
        """Send a message, unless the reader is too far behind; whether it was sent."""

    async def room(self) -> None:
        """Wait until the reader has caught up."""


class Outlet:
    """Sends without waiting: at once while the reader keeps up, else in order behind what waits; too much breaks it."""

    def __init__(self, way: Way, give_up: Callable[[], object]) -> None:
        self.broken = False
        self._way, self._give_up = way, give_up
        self._waiting: deque[bytes] = deque()
        self._task: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> None:
        """Send, now or later."""
        if self.broken:
            return
        try:
            if self._task is None and self._way.write(message):
                return
        except Exception:
            self._break()
            return
        self._waiting.append(message)
        if len(self._waiting) > TOO_MANY_WAIT:
            self.close()
            self._break()
        elif self._task is None:
            self._task = asyncio.ensure_future(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            while self._waiting:
                await self._way.room()
                while self._waiting and self._way.write(self._waiting[0]):
                    self._waiting.popleft()
        except Exception:
            self._break()
        self._task = None

    def finish(self) -> None:
        """There is nothing more to say."""
        self._break()

    def _break(self) -> None:
        if not self.broken:
            self.broken = True
            self._give_up()

    def close(self) -> None:
        """Send nothing more."""
        if self._task is not None:
            self._task.cancel()


class SocketListener:
    """One open socket at a table."""

    def __init__(
        self, live: Live, actor: Actor, language: str, outlet: Outlet, muted: frozenset[str], *, aid: bool = False
    ) -> None:
        self.person: str | None = actor.person or None
        self.viewer: Viewer = ()
        self.muted, self.aid = muted, aid
        self.hear: Final = outlet.put
        self._live, self._actor, self._language, self._outlet = live, actor, language, outlet
        self._left = False

    def join(self, writer: Writer, presence: Presence, after: int | None) -> None:
        """Listen from now on; first what was missed, then all there is, and who is here."""

        def begin(told: Told) -> None:
            live = self._live
            if self._left:
                return
            if told.error is not None or not live.may_watch(self.person):
                self.refuse(told.error or Unknown("no-table"))
                return
            live.listen(self)
            if after is not None and live.table.seq - LONGEST_RESUME <= after <= live.table.seq:
                for seq, event in enumerate(live.missed(self.viewer, after, self.muted), start=after + 1):
                    self.hear(encode({"type": "event", "seq": seq, "event": event}))
            self.hear(live.snapshot(self.viewer, writer.source.clock(), aid=self.aid))
            presence.come(live, self)

        writer.submit(Look(self._live, begin))

    def refuse(self, error: CivError) -> None:
        """This table is not, or no longer, for this listener."""
        self.hear(refusal(None, error, self._language, 0))
        self._outlet.finish()

    def leave(self, presence: Presence) -> None:
        """Listen no more."""
        self._left = True
        if self in self._live.listeners:
            self._live.leave(self)
            presence.go(self._live, self)
        self._outlet.close()

    def take(self, ask: Callable[[Job], None], raw: bytes) -> None:
        """Queue a command that arrived; what cannot be read is answered at once."""
        id = None
        try:
            wish = read_wish(raw)
            id = wish.id
            ask(Job(self._live, self._told(id), self._actor, wish.command, id, wish.after, self))
        except CivError as error:
            self.hear(refusal(id, error, self._language, self._live.stored))

    def _told(self, id: str) -> Callable[[Told], None]:
        def tell(told: Told) -> None:
            if told.error is None:
                self.hear(encode(DoneMessage(id, told.seq)))
            else:
                self.hear(refusal(id, told.error, self._language, told.seq))

        return tell
