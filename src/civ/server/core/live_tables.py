"""A table that somebody looks at or plays at: its fold, its log in memory, and whoever listens."""

from collections.abc import Iterable, Set
from hashlib import blake2b
from typing import Any, Protocol

from msgspec import Struct

from civ.errors import CivError
from civ.server.storage.store import Index, Store, StoredEvent
from civ.tables import events
from civ.tables.commands import PersonCommand
from civ.tables.snapshots import snapshot
from civ.tables.table import OVER, Table
from civ.tables.visible_events import Viewer, visible_event
from civ.wire.broadcasts import Broadcast
from civ.wire.messages import encode


class Listener(Protocol):
    """Anything that hears of a table's events: a socket, a stream, a poll."""

    person: str | None
    viewer: Viewer
    muted: frozenset[str]
    aid: bool  # whether it wants the aid with every view

    def hear(self, message: bytes) -> None:
        """Take a message; never waits."""

    def refuse(self, error: CivError) -> None:
        """Take the last message there is: this table is not for this listener."""


Kind = tuple[Viewer, frozenset[str], bool]  # a listener's viewer, muted and aid


class Answer(Struct, frozen=True, gc=False):
    """What a command came to before: the event's number, and a digest of what was asked."""

    seq: int
    digest: bytes


def digest_of(command: PersonCommand | tuple[object, ...]) -> bytes:
    """What tells a command sent again from another one under the same id."""
    return blake2b(encode(command), digest_size=16).digest()


class Live:
    """One table in memory. It holds exactly what is stored, but while a group of events is being committed."""

    def __init__(self, code: str) -> None:
        self.table = Table(code)
        self.events: list[events.AnyEvent] = []
        self.answers: dict[tuple[str, str], Answer] = {}
        self._listeners: set[Listener] = set()
        self._kinds: dict[Kind, list[Listener]] | None = None  # those who hear the same; None if it is to be found anew
        self.stored = 0  # the last event that is on disk
        self._indexed: tuple[object, ...] = ()

    @classmethod
    def load(cls, store: Store, code: str) -> "Live | None":
        """The table as it is stored, or None if there is none."""
        stored = store.events(code)
        return cls(code).refill(stored) if stored else None

    def refill(self, stored: Iterable[StoredEvent]) -> "Live":
        """Begin anew from what is stored; whoever listens goes on listening."""
        self.table = Table(self.table.code)
        self.events, self.answers, self._indexed = [], {}, ()
        for row in stored:
            event = events.read_event(row.body)
            self.table.apply(event)
            self.note(event, row.person, row.command, row.digest)
        self.stored = self.table.seq
        self.reseat()
        return self

    def note(
        self, event: events.AnyEvent, person: str | None = None, command: str | None = None, digest: bytes | None = None
    ) -> None:
        """Keep an event that has been folded in, and the answer to the command that made it."""
        self.events.append(event)
        if person is not None and command is not None and digest is not None:
            self.answers[person, command] = Answer(len(self.events), digest)
        if type(event) not in events.SEATS_UNCHANGED:
            self.reseat()

    # --- Listening ---

    @property
    def listeners(self) -> Set[Listener]:
        """Whoever listens now."""
        return self._listeners

    def listen(self, listener: Listener) -> None:
        """Tell a listener what happens from now on, as the seats they hold see it."""
        listener.viewer = self.table.seats_of(listener.person)
        self._listeners.add(listener)
        self._kinds = None

    def leave(self, *listeners: Listener) -> None:
        """Tell these no more."""
        self._listeners.difference_update(listeners)
        self._kinds = None

    def reseat(self) -> None:
        """Whoever listens sees with the eyes of the seats they hold now."""
        self._kinds = None
        for listener in self._listeners:
            listener.viewer = self.table.seats_of(listener.person)

    # --- Looking ---

    def may_watch(self, person: str | None) -> bool:
        """Whether a person may see this table at all: before the deal whoever has the link, then as it is set."""
        return self.table.game is None or self.table.settings.watch or person in self.table.people

    def strangers(self) -> list[Listener]:
        """Those who listen but may not any more; they are let go."""
        if self.table.settings.watch:
            return []
        gone = [one for one in self._listeners if not self.may_watch(one.person)]
        self.leave(*gone)
        return gone

    def snapshot(self, viewer: Viewer, now: float, *, aid: bool = False) -> bytes:
        """All that a viewer may know."""
        return encode(snapshot(self.table, viewer, now, aid=aid))

    def missed(self, viewer: Viewer, after: int, muted: frozenset[str] = frozenset()) -> list[Any]:
        """The events after a number, as a viewer may know them."""
        return [visible_event(event, viewer, muted) for event in self.events[after:]]

    def told(self, event: events.AnyEvent, body: bytes) -> list[tuple[bytes, list[Listener]]]:
        """The last event for everybody who listens now; those of one kind hear the same bytes."""
        if not self._listeners:
            return []
        broadcast = Broadcast(self.table, event, body)
        return [
            (broadcast.for_viewer(viewer, muted, aid), listeners)
            for (viewer, muted, aid), listeners in self._by_kind().items()
        ]

    def _by_kind(self) -> "dict[Kind, list[Listener]]":
        if self._kinds is None:
            self._kinds = {}
            for one in self._listeners:
                self._kinds.setdefault((one.viewer, one.muted, one.aid), []).append(one)
        return self._kinds

    # --- Keeping ---

    def index(self) -> Index | None:
        """The row by which this table is found again, if it has changed since the last time."""
        table = self.table
        row = (table.status, table.settings.public, table.due, table.people)
        if row == self._indexed:
            return None
        self._indexed = row
        over = table.status == OVER
        return Index(*row, *((table.record, encode(self.summary()).decode()) if over else (None, None)))

    def summary(self) -> dict[str, object]:
        """What is kept beside a finished game: who played, how it ended, and how the cards were shuffled."""
        table = self.table
        return {
            "players": [chair.player.name or chair.player.bot for chair in table.chairs],
            "result": table.result and table.result._asdict(),
            "shuffle": {
                "commitment": table.commitment,
                "seed": table.seed and table.seed.hex(),
                "words": [worded.words for worded in table.words.values()],
            },
        }
