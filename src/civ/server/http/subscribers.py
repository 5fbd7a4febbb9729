"""Subscribers of a table: a WebSocket, and a queue for long polls and server-sent streams."""

import asyncio
from collections.abc import Callable
from typing import Final

from civ.errors import CivError, Unknown
from civ.server.core.live_tables import LiveTable
from civ.server.core.presence import Presence
from civ.server.core.queue_items import QueuedCommand, QueuedRead, QueueOutcome, Reply
from civ.server.core.writer import Writer
from civ.server.http.send_queue import SendQueue
from civ.tables.decisions import Actor
from civ.tables.visible_events import Viewer
from civ.wire.command_reader import read_command
from civ.wire.messages import DoneMessage, EventMessage, RefusedMessage, encode

MAX_MISSED_EVENTS: Final = 500  # a client that missed more gets the snapshot alone
MAX_STREAM_BACKLOG: Final = 256  # messages; a stream that is further behind ends


class SocketSubscriber:
    """One open socket: sends a snapshot or what was missed, then every event; reads commands."""

    def __init__(
        self,
        live: LiveTable,
        actor: Actor,
        language: str,
        queue: SendQueue,
        muted: frozenset[str],
        *,
        aid: bool = False,
    ) -> None:
        self.person: str | None = actor.person or None
        self.viewer: Viewer = ()
        self.muted, self.aid = muted, aid
        self.send: Final = queue.put
        self._live, self._actor, self._language, self._queue = live, actor, language, queue
        self._closed = False

    def open(self, writer: Writer, presence: Presence, after: int | None) -> None:
        """Subscribe; send the events after a number unless it is None or too old, then the snapshot and who is here."""

        def start(outcome: QueueOutcome) -> None:
            live = self._live
            if self._closed:
                return
            if outcome.error is not None or not live.may_watch(self.person):
                self.refuse(outcome.error or Unknown("no-table"))
                return
            live.subscribe(self)
            if after is not None and live.table.seq - MAX_MISSED_EVENTS <= after <= live.table.seq:
                for missed in live.events_after(after, self.viewer, self.muted):
                    self.send(encode(EventMessage(missed.seq, missed.event, missed.taken_back)))
            self.send(live.snapshot(self.viewer, writer.source.clock(), aid=self.aid))
            presence.arrive(live, self)

        writer.submit(QueuedRead(self._live, start))

    def refuse(self, error: CivError) -> None:
        """Send the error as the last message, and end."""
        self._send_refusal(None, error, 0)
        self._queue.finish()

    def close(self, presence: Presence) -> None:
        """Unsubscribe."""
        self._closed = True
        if self in self._live.subscribers:
            self._live.unsubscribe(self)
            presence.leave(self._live, self)
        self._queue.close()

    def receive(self, submit: Callable[[QueuedCommand], None], raw: bytes) -> None:
        """Queue the command in a message. One that cannot be read or queued is refused at once."""
        id = None
        try:
            request = read_command(raw)
            id = request.id
            submit(QueuedCommand(self._live, self._reply(id), self._actor, request.command, id, request.after, self))
        except CivError as error:
            self._send_refusal(id, error, self._live.stored_seq)

    def _reply(self, id: str) -> Reply:
        def reply(outcome: QueueOutcome) -> None:
            if outcome.error is None:
                self.send(encode(DoneMessage(id, outcome.seq)))
            else:
                self._send_refusal(id, outcome.error, outcome.seq)

        return reply

    def _send_refusal(self, id: str | None, error: CivError, seq: int) -> None:
        self.send(encode(RefusedMessage(id, error.code, error.message(self._language), seq)))


class QueueSubscriber:
    """Keeps messages until they are read. It ends when too many wait, or when its person may no longer watch."""

    def __init__(self, live: LiveTable, person: str | None, muted: frozenset[str]) -> None:
        self.person = person
        self.viewer: Viewer = ()
        self.muted = muted
        self.aid = False
        self._messages: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_STREAM_BACKLOG)
        self._live = live
        live.subscribe(self)

    def send(self, message: bytes) -> None:
        """Keep a message, or end if there is no room for it."""
        if self._messages.full():
            self._end()
        else:
            self._messages.put_nowait(message)

    def refuse(self, error: CivError) -> None:
        """End after the waiting messages."""
        self._end()

    def _end(self) -> None:
        self.close()
        if self._messages.full():
            self._messages.get_nowait()  # a reader that is so far behind misses messages anyway
        self._messages.put_nowait(None)

    async def next_message(self, stopping: asyncio.Event, timeout_s: float | None = None) -> bytes | None:
        """Wait for a message and return it; None if the subscription has ended, the server stops or time runs out."""
        message, stop = asyncio.ensure_future(self._messages.get()), asyncio.ensure_future(stopping.wait())
        try:
            await asyncio.wait((message, stop), timeout=timeout_s, return_when=asyncio.FIRST_COMPLETED)
            return message.result() if message.done() else None
        finally:
            message.cancel()
            stop.cancel()

    def close(self) -> None:
        """Unsubscribe."""
        self._live.unsubscribe(self)
