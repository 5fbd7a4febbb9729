"""The one place where tables change: commands wait here, are decided in order, committed together, then told.

Nothing of a group, not even a refusal, is told to anybody before the commit: what somebody hears is on disk. While a
group is being committed the next one is decided, at other tables: each waits until its last change is stored. If the
commit fails, the tables are read again from the store and everybody who asked hears that it did not work.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from msgspec import Struct

from civ.errors import CivError, Refused, Unknown
from civ.server.core.live_tables import Answer, Listener, Live, digest_of
from civ.server.errors import Busy, StoreDown
from civ.server.logs import note_error
from civ.server.storage.store import Entry, Store
from civ.tables import events
from civ.tables.commands import AnyCommand, OpenRematch
from civ.tables.decisions import Actor, Dealer, DecisionContext, decide, open_rematch
from civ.wire.messages import encode

LARGEST_GROUP: Final = 256  # more would let those wait who came first
AT_ONCE: Final = 2  # groups: one that is being committed, one that comes next


class Told(Struct, frozen=True):
    """What became of a piece of work: the table's last event then, or why it was refused."""

    seq: int
    error: CivError | None = None


Tell = Callable[[Told], None]


class Job(Struct, frozen=True):
    """A command that waits. `after` is the last event that whoever asks has seen.

    The socket that sent it hears the event with the command's id instead of an answer.
    """

    live: Live
    tell: Tell
    actor: Actor
    command: AnyCommand
    id: str | None = None
    after: int | None = None
    listener: Listener | None = None


class Opening(Struct, frozen=True):
    """A table that is to be, and what makes its first events."""

    live: Live
    tell: Tell
    first: Callable[[Live], None]


class Look(Struct, frozen=True):
    """Something that reads a table, and must not see what is not yet committed."""

    live: Live
    tell: Tell


Work = Job | Opening | Look


class Source(Struct, frozen=True):
    """Where time, decks, and the secrets of new tables come from."""

    clock: Callable[[], float]
    dealer: Dealer
    fresh_code: Callable[[], str]
    fresh_seed: Callable[[], bytes]


class Writer:
    """Takes work in order, and tells after the commit."""

    def __init__(self, store: Store, source: Source, longest: int = 2000) -> None:
        self.store: Final = store
        self.source: Final = source
        self.down = False  # whether the last group could not be stored
        self.groups = self.events = 0  # stored since the start
        self.stale: set[Live] = set()  # tables to be read again, because a commit or a command failed
        self.changed: Callable[[Live], None] = lambda live: None  # hears of every table that changed, once it is stored
        self._longest = longest
        self._work: list[Work] = []
        self._wake = asyncio.Event()
        self._busy: set[Live] = set()  # tables that a group is about, until it has been told
        self._writing: set[asyncio.Task[None] | None] = set()  # those groups
        self._thread = ThreadPoolExecutor(1, "civ-commit")
        self._running: asyncio.Task[None] | None = None
        self._stopping = False

    @property
    def waiting(self) -> int:
        """How much waits."""
        return len(self._work)

    def submit(self, work: Work) -> None:
        """Queue something; refused at once when too much waits already."""
        if len(self._work) >= self._longest or self._stopping:
            raise Busy("busy")
        self._work.append(work)
        self._wake.set()

    async def told(self, submit: Callable[[Tell], None]) -> int:
        """Wait for what becomes of work that `submit` queues; the number of the last event, or the refusal raised."""
        future: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        submit(lambda told: None if future.done() else future.set_result(told))
        told = await future
        if told.error is not None:
            raise told.error
        return told.seq

    def start(self) -> None:
        """Begin to write."""
        self._running = asyncio.ensure_future(self._run())

    async def stop(self) -> None:
        """Write what waits, and take no more."""
        self._stopping = True
        self._wake.set()
        if self._running is not None:
            await self._running
        self._thread.shutdown(wait=True)

    async def _run(self) -> None:
        while self._work or self._writing or not self._stopping:
            await self._wake.wait()
            self._wake.clear()
            while len(self._writing) < AT_ONCE and (group := self._next_group()):
                self._writing.add(asyncio.ensure_future(self._write(group)))

    def _next_group(self) -> list[Work]:
        """What can be done now, in its order: the work at tables that no other group is busy with."""
        group: list[Work] = []
        rest: list[Work] = []
        for work in self._work:
            (rest if work.live in self._busy or len(group) == LARGEST_GROUP else group).append(work)
        self._work = rest
        self._busy.update([work.live for work in group])
        return group

    async def _write(self, group: list[Work]) -> None:
        loop, batch = asyncio.get_running_loop(), Batch(self)
        try:
            for live in {work.live for work in group} & self.stale:
                live.refill(await loop.run_in_executor(self._thread, self.store.events, live.table.code))
                self.stale.discard(live)
            for work in group:
                batch.take(work)
            if batch.entries:
                await loop.run_in_executor(self._thread, self.store.commit, batch.entries)
        except StoreDown as down:
            batch.fail(group, down)
        except Exception as problem:
            note_error(problem, work="commit")
            batch.fail(group, StoreDown("store-down"))
        else:
            self.down = self.down and not batch.entries
            self.groups += bool(batch.entries)
            self.events += len(batch.entries)
            batch.tell()
        finally:
            self._busy.difference_update([work.live for work in group])
            self._writing.discard(asyncio.current_task())
            self._wake.set()


class Batch:
    """One group: what it writes, and what is to be told once that is on disk."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self.entries: list[Entry] = []
        self.telling: list[Callable[[], None]] = []
        self.touched: set[Live] = set()

    def take(self, work: Work) -> None:
        """Decide one piece of work; whatever goes wrong with it stays its own."""
        try:
            if work.live in self._writer.stale:
                raise Refused("table-broken")
            if isinstance(work, Job):
                self._carry_out(work)
            elif isinstance(work, Opening):
                work.first(work.live)
                asked = {answer.seq: (*who, answer.digest) for who, answer in work.live.answers.items()}
                for seq, event in enumerate(work.live.events, start=1):
                    self._enter(work.live, seq, event, *asked.get(seq, ()))
                self._tell_only(work)
            else:
                self.telling.append(lambda: work.tell(Told(work.live.table.seq)))
        except CivError as error:
            self._tell_only(work, error)
        except Exception as problem:
            note_error(problem, work=type(work).__name__)
            self._writer.stale.add(work.live)
            self._tell_only(work, Refused("table-broken"))

    def tell(self) -> None:
        """Tell everybody, now that all of it is on disk."""
        for tell in self.telling:
            _say(tell)
        for live in self.touched:
            live.stored = live.table.seq
            self._writer.changed(live)

    def fail(self, group: list[Work], down: StoreDown) -> None:
        """Nothing of the group was stored: forget what it did, and tell those who asked."""
        self._writer.down = True
        self._writer.stale |= {live for live in self.touched if live.stored}
        for work in group:
            _say(partial(work.tell, Told(0, down)))

    def _tell_only(self, work: Work, error: CivError | None = None) -> None:
        told = Told(work.live.table.seq, error)
        self.telling.append(lambda: work.tell(told))

    def _carry_out(self, job: Job) -> None:
        live, person, source = job.live, job.actor.person, self._writer.source
        digest = None
        if job.id is not None and person is not None:
            digest = digest_of(job.command)  # type: ignore[arg-type]  # only people's commands have ids
            before = live.answers.get((person, job.id))
            if before is not None:
                return self._repeat(job, before, digest)
        _check_seen(live, job.after)
        code = source.fresh_code() if isinstance(job.command, OpenRematch) else ""
        event = decide(DecisionContext(live.table, job.actor, source.clock(), source.dealer, code), job.command)
        live.table.apply(event)
        live.note(event, person, job.id, digest)
        body = self._enter(live, live.table.seq, event, person, job.id, digest)
        if code:
            self._follow(live, code)
        strangers, hearing, told = live.strangers(), live.told(event, body), Told(live.table.seq)
        self.telling.append(lambda: _announce(job, told, hearing))
        self.telling += [partial(stranger.refuse, Unknown("no-table")) for stranger in strangers]
        return None

    def _repeat(self, job: Job, before: Answer, digest: bytes) -> None:
        if before.digest != digest:
            raise Refused("command-reused")
        told = Told(before.seq)
        self.telling.append(lambda: job.tell(told))

    def _follow(self, live: Live, code: str) -> None:
        source, follower = self._writer.source, Live(code)
        event = open_rematch(live.table, source.clock(), source.fresh_seed())
        follower.table.apply(event)
        follower.note(event)
        self._enter(follower, 1, event)

    def _enter(
        self,
        live: Live,
        seq: int,
        event: events.AnyEvent,
        person: str | None = None,
        command: str | None = None,
        digest: bytes | None = None,
    ) -> bytes:
        """Put an event down to be written; its body."""
        self.touched.add(live)
        body = encode(event)
        self.entries.append(Entry(live.table.code, seq, event.at, person, command, digest, body, live.index()))
        return body


def _say(tell: Callable[[], None]) -> None:
    """Whoever cannot be told must not keep the others from hearing."""
    try:
        tell()
    except Exception as problem:
        note_error(problem, work="tell")


def _check_seen(live: Live, after: int | None) -> None:
    """Whoever has not seen the last change might ask for what they would no longer want."""
    if after is not None and not live.table.changed <= after <= live.table.seq:
        raise Refused("table-stale", seq=live.table.seq)


def _announce(job: Job, told: Told, hearing: list[tuple[bytes, list[Listener]]]) -> None:
    """Tell everybody, and answer whoever asked, if they are not among those."""
    answered = False
    for message, listeners in hearing:
        for listener in listeners:
            if listener is job.listener:
                answered = True
                listener.hear(b'{"id":%b,%b' % (encode(job.id), message[1:]))
            else:
                listener.hear(message)
    if not answered:
        job.tell(told)
