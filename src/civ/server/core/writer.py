"""The only place where tables change: commands are queued, decided in order, committed in batches, then acknowledged.

Nothing that a batch decides, not even a refusal, is sent before the commit: all that a client has received is on disk.
While one batch is being committed, the next one is decided at other tables; a table waits until its last change is
stored. If a commit fails, its tables are reloaded from the store and every sender gets an error.
"""

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from msgspec import Struct

from civ.errors import CivError, Refused, Unknown
from civ.server.core.live_tables import Acknowledgement, LiveTable, Subscriber, command_digest
from civ.server.core.queue_items import QueuedCommand, QueuedOpening, QueueItem, QueueOutcome, Reply
from civ.server.errors import Busy, StoreUnavailable
from civ.server.logs import log_error
from civ.server.storage.store import NewEvent, Store
from civ.tables import events
from civ.tables.commands import OpenRematch
from civ.tables.decisions import Dealer, DecisionContext, decide, open_rematch
from civ.wire.messages import encode

MAX_BATCH_SIZE: Final = 256  # in larger batches the first commands would wait for the last
MAX_CONCURRENT_BATCHES: Final = 2  # one is being committed while the next one is decided


class Source(Struct, frozen=True):
    """The sources of the time, of deals, and of the codes and seeds of new tables."""

    clock: Callable[[], float]
    dealer: Dealer
    fresh_code: Callable[[], str]
    fresh_seed: Callable[[], bytes]


class Writer:
    """Takes queue items in order and replies after the commit."""

    def __init__(self, store: Store, source: Source, max_queue: int = 2000) -> None:
        self.store: Final = store
        self.source: Final = source
        self.down = False  # whether the last commit failed
        self.batches = self.events = 0  # stored since the start
        self.stale: set[LiveTable] = set()  # tables to reload because a commit or a command failed
        self.on_change: Callable[[LiveTable], None] = lambda live: None  # called for each changed table once stored
        self._max_queue = max_queue
        self._queue: list[QueueItem] = []
        self._wake = asyncio.Event()
        self._busy: set[LiveTable] = set()  # tables of the batches below
        self._batches: set[asyncio.Task[None] | None] = set()  # being decided or committed
        self._thread = ThreadPoolExecutor(1, "civ-commit")
        self._running: asyncio.Task[None] | None = None
        self._stopping = False

    @property
    def waiting(self) -> int:
        """The length of the queue."""
        return len(self._queue)

    def submit(self, item: QueueItem) -> None:
        """Queue an item. Raises Busy if the queue is full or the writer is stopping."""
        if len(self._queue) >= self._max_queue or self._stopping:
            raise Busy("busy")
        self._queue.append(item)
        self._wake.set()

    async def result(self, submit: Callable[[Reply], None]) -> int:
        """Wait for the item that `submit` queues and return the number of its table's last event.

        Raises the error of a refused item, and whatever `submit` raises.
        """
        future: asyncio.Future[QueueOutcome] = asyncio.get_running_loop().create_future()
        submit(lambda outcome: None if future.done() else future.set_result(outcome))
        outcome = await future
        if outcome.error is not None:
            raise outcome.error
        return outcome.seq

    def start(self) -> None:
        """Start to take items from the queue."""
        self._running = asyncio.ensure_future(self._run())

    async def stop(self) -> None:
        """Commit what is queued, then stop."""
        self._stopping = True
        self._wake.set()
        if self._running is not None:
            await self._running
        self._thread.shutdown(wait=True)

    async def _run(self) -> None:
        while self._queue or self._batches or not self._stopping:
            await self._wake.wait()
            self._wake.clear()
            while len(self._batches) < MAX_CONCURRENT_BATCHES and (items := self._next_items()):
                self._batches.add(asyncio.ensure_future(self._process(items)))

    def _next_items(self) -> list[QueueItem]:
        """Take the next items, in order, of tables that no other batch is busy with."""
        items: list[QueueItem] = []
        rest: list[QueueItem] = []
        for item in self._queue:
            (rest if item.live in self._busy or len(items) == MAX_BATCH_SIZE else items).append(item)
        self._queue = rest
        self._busy.update([item.live for item in items])
        return items

    async def _process(self, items: list[QueueItem]) -> None:
        loop, batch = asyncio.get_running_loop(), CommitBatch(self)
        try:
            for live in {item.live for item in items} & self.stale:
                live.reload(await loop.run_in_executor(self._thread, self.store.events, live.table.code))
                self.stale.discard(live)
            for item in items:
                batch.decide(item)
            if batch.new_events:
                await loop.run_in_executor(self._thread, self.store.commit, batch.new_events)
        except StoreUnavailable as error:
            batch.fail(items, error)
        except Exception as error:
            log_error(error, work="commit")
            batch.fail(items, StoreUnavailable("store-down"))
        else:
            self.down = self.down and not batch.new_events
            self.batches += bool(batch.new_events)
            self.events += len(batch.new_events)
            batch.send()
        finally:
            self._busy.difference_update([item.live for item in items])
            self._batches.discard(asyncio.current_task())
            self._wake.set()


class CommitBatch:
    """One batch: the events to commit, and what to send once they are on disk."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self.new_events: list[NewEvent] = []
        self._to_send: list[Callable[[], None]] = []
        self._changed: set[LiveTable] = set()

    def decide(self, item: QueueItem) -> None:
        """Decide one item. Whatever it raises becomes its own reply and does not affect the others."""
        try:
            if item.live in self._writer.stale:
                raise Refused("table-broken")
            if isinstance(item, QueuedCommand):
                self._decide_command(item)
            elif isinstance(item, QueuedOpening):
                self._decide_opening(item)
            else:
                self._to_send.append(lambda: item.reply(QueueOutcome(item.live.table.seq)))
        except CivError as error:
            self._reply(item, error)
        except Exception as error:
            log_error(error, work=type(item).__name__)
            self._writer.stale.add(item.live)
            self._reply(item, Refused("table-broken"))

    def send(self) -> None:
        """Send replies and events, now that they are on disk."""
        for send in self._to_send:
            _send_safely(send)
        for live in self._changed:
            live.stored_seq = live.table.seq
            self._writer.on_change(live)

    def fail(self, items: Iterable[QueueItem], error: StoreUnavailable) -> None:
        """Nothing was stored: mark the tables for reloading, and reply to every item with the error."""
        self._writer.down = True
        self._writer.stale |= {live for live in self._changed if live.stored_seq}
        for item in items:
            _send_safely(partial(item.reply, QueueOutcome(0, error)))

    def _reply(self, item: QueueItem, error: CivError | None = None) -> None:
        outcome = QueueOutcome(item.live.table.seq, error)
        self._to_send.append(lambda: item.reply(outcome))

    def _decide_opening(self, opening: QueuedOpening) -> None:
        live = opening.live
        opening.add_first_events(live)
        commands = {done.seq: (*key, done.digest) for key, done in live.acknowledgements.items()}
        for seq, event in enumerate(live.events, start=1):
            self._add_event(live, seq, event, *commands.get(seq, ()))
        self._reply(opening)

    def _decide_command(self, queued: QueuedCommand) -> None:
        live, person, source = queued.live, queued.actor.person, self._writer.source
        digest = None
        if queued.id is not None and person is not None:
            digest = command_digest(queued.command)
            before = live.acknowledgements.get((person, queued.id))
            if before is not None:
                return self._repeat(queued, before, digest)
        _check_freshness(live, queued.after)
        code = source.fresh_code() if isinstance(queued.command, OpenRematch) else ""
        event = decide(DecisionContext(live.table, queued.actor, source.clock(), source.dealer, code), queued.command)
        live.table.apply(event)
        live.append(event, person, queued.id, digest)
        body = self._add_event(live, live.table.seq, event, person, queued.id, digest)
        if code:
            self._open_rematch(live, code)
        strangers, messages = live.remove_strangers(), live.messages(event, body)
        outcome = QueueOutcome(live.table.seq)
        self._to_send.append(lambda: _broadcast(queued, outcome, messages))
        self._to_send += [partial(stranger.refuse, Unknown("no-table")) for stranger in strangers]
        return None

    def _repeat(self, queued: QueuedCommand, before: Acknowledgement, digest: bytes) -> None:
        """Reply to a command that was carried out before."""
        if before.digest != digest:
            raise Refused("command-reused")
        outcome = QueueOutcome(before.seq)
        self._to_send.append(lambda: queued.reply(outcome))

    def _open_rematch(self, live: LiveTable, code: str) -> None:
        source, follower = self._writer.source, LiveTable(code)
        event = open_rematch(live.table, source.clock(), source.fresh_seed())
        follower.table.apply(event)
        follower.append(event)
        self._add_event(follower, 1, event)

    def _add_event(
        self,
        live: LiveTable,
        seq: int,
        event: events.AnyEvent,
        person: str | None = None,
        command: str | None = None,
        digest: bytes | None = None,
    ) -> bytes:
        """Add an event to what will be committed; return its stored form."""
        self._changed.add(live)
        body = encode(event)
        self.new_events.append(NewEvent(live.table.code, seq, event.at, person, command, digest, body, live.index()))
        return body


def _send_safely(send: Callable[[], None]) -> None:
    """Send to one receiver and log any error, which must not keep the others from receiving."""
    try:
        send()
    except Exception as error:
        log_error(error, work="send")


def _check_freshness(live: LiveTable, after: int | None) -> None:
    """Refuse a command whose sender had not seen the last change: they might not want it any more."""
    if after is not None and not live.table.changed <= after <= live.table.seq:
        raise Refused("table-stale", seq=live.table.seq)


def _broadcast(queued: QueuedCommand, outcome: QueueOutcome, messages: list[tuple[bytes, list[Subscriber]]]) -> None:
    """Send the event to every subscriber, and reply to the sender unless their socket got the event."""
    replied = False
    for message, subscribers in messages:
        for subscriber in subscribers:
            if subscriber is queued.subscriber:
                replied = True
                subscriber.send(b'{"id":%b,%b' % (encode(queued.id), message[1:]))
            else:
                subscriber.send(message)
    if not replied:
        queued.reply(outcome)
