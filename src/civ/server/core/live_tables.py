"""A table in memory: the state folded from its event log, the log itself, and its subscribers."""

from collections.abc import Iterable, Set
from hashlib import blake2b
from typing import Protocol

from msgspec import Struct

from civ.errors import CivError
from civ.server.storage.store import Store, StoredEvent, TableIndex
from civ.tables import events
from civ.tables.commands import AnyCommand
from civ.tables.snapshots import snapshot
from civ.tables.table import OVER, Table
from civ.tables.visible_events import NumberedEvent, Viewer, visible_event
from civ.wire.broadcasts import Broadcast
from civ.wire.messages import encode


class Subscriber(Protocol):
    """A receiver of a table's messages: a socket, a server-sent stream or a long poll."""

    person: str | None
    viewer: Viewer
    muted: frozenset[str]
    aid: bool  # whether every view comes with the aid

    def send(self, message: bytes) -> None:
        """Take a message without waiting."""

    def refuse(self, error: CivError) -> None:
        """Take the error that ends this subscription: its person may not, or may no longer, watch the table."""


Audience = tuple[Viewer, frozenset[str], bool]  # a subscriber's viewer, muted and aid


class Acknowledgement(Struct, frozen=True, gc=False):
    """The result of an earlier command: the number of its event, and the digest of the command."""

    seq: int
    digest: bytes


def command_digest(command: AnyCommand | tuple[object, ...]) -> bytes:
    """Return a digest that distinguishes a repeated command from another one under the same id."""
    return blake2b(encode(command), digest_size=16).digest()


class LiveTable:
    """One table in memory. It holds what the store holds, plus the events of a batch that is being committed."""

    def __init__(self, code: str) -> None:
        self.table = Table(code)
        self.events: list[events.AnyEvent] = []
        self.acknowledgements: dict[tuple[str, str], Acknowledgement] = {}  # by person and command id
        self.stored_seq = 0  # the last event on disk
        self._subscribers: set[Subscriber] = set()
        self._audiences: dict[Audience, list[Subscriber]] | None = None  # None until it is needed again
        self._indexed: tuple[object, ...] = ()

    @classmethod
    def load(cls, store: Store, code: str) -> "LiveTable | None":
        """Return the table as it is stored, or None if there is none.

        Raises StoreUnavailable if the store cannot be read.
        """
        stored = store.events(code)
        return cls(code).reload(stored) if stored else None

    def reload(self, stored: Iterable[StoredEvent]) -> "LiveTable":
        """Replace the state by the fold of the stored events; subscribers stay. Returns itself."""
        self.table = Table(self.table.code)
        self.events, self.acknowledgements, self._indexed = [], {}, ()
        for row in stored:
            event = events.read_event(row.body)
            self.table.apply(event)
            self.append(event, row.person, row.command, row.digest)
        self.stored_seq = self.table.seq
        self.update_viewers()
        return self

    def append(
        self,
        event: events.AnyEvent,
        person: str | None = None,
        command: str | None = None,
        digest: bytes | None = None,
    ) -> None:
        """Add an event that the table has already applied, and the acknowledgement of its command."""
        self.events.append(event)
        if person is not None and command is not None and digest is not None:
            self.acknowledgements[person, command] = Acknowledgement(len(self.events), digest)
        if type(event) not in events.SEATS_UNCHANGED:
            self.update_viewers()

    # --- Subscribers ---

    @property
    def subscribers(self) -> Set[Subscriber]:
        """The current subscribers."""
        return self._subscribers

    def subscribe(self, subscriber: Subscriber) -> None:
        """Send every future event to the subscriber, seen from the seats that their person holds."""
        subscriber.viewer = self.table.seats_of(subscriber.person)
        self._subscribers.add(subscriber)
        self._audiences = None

    def unsubscribe(self, *subscribers: Subscriber) -> None:
        """Send these subscribers nothing more."""
        self._subscribers.difference_update(subscribers)
        self._audiences = None

    def update_viewers(self) -> None:
        """Set every subscriber's viewer to the seats that their person holds now."""
        self._audiences = None
        for subscriber in self._subscribers:
            subscriber.viewer = self.table.seats_of(subscriber.person)

    def remove_strangers(self) -> list[Subscriber]:
        """Unsubscribe and return those who may not watch any more."""
        if self.table.settings.watch:
            return []
        strangers = [one for one in self._subscribers if not self.may_watch(one.person)]
        self.unsubscribe(*strangers)
        return strangers

    def messages(self, event: events.AnyEvent, body: bytes) -> list[tuple[bytes, list[Subscriber]]]:
        """Return the last event as a message for every audience; `body` is its stored form."""
        if not self._subscribers:
            return []
        broadcast = Broadcast(self.table, event, body)
        return [(broadcast.for_viewer(*audience), members) for audience, members in self._by_audience().items()]

    def _by_audience(self) -> dict[Audience, list[Subscriber]]:
        if self._audiences is None:
            self._audiences = {}
            for one in self._subscribers:
                self._audiences.setdefault((one.viewer, one.muted, one.aid), []).append(one)
        return self._audiences

    # --- Reading ---

    def may_watch(self, person: str | None) -> bool:
        """Whether a person may see this table: anybody with the link before the deal, then as the settings say."""
        return self.table.game is None or self.table.settings.watch or person in self.table.people

    def snapshot(self, viewer: Viewer, now: float, *, aid: bool = False) -> bytes:
        """Return the encoded snapshot for a viewer."""
        return encode(snapshot(self.table, viewer, now, aid=aid))

    def events_after(self, seq: int, viewer: Viewer, muted: frozenset[str] = frozenset()) -> list[NumberedEvent]:
        """Return the events after a number, as the viewer may see them."""
        taken_back = self.table.taken_back
        return [
            NumberedEvent(number, visible_event(event, viewer, muted), taken_back.get(number, ()))
            for number, event in enumerate(self.events[seq:], start=seq + 1)
        ]

    # --- Storing ---

    def index(self) -> TableIndex | None:
        """Return the row by which the store finds this table; None if it has not changed since the last call."""
        table = self.table
        row = (table.status, table.settings.public, table.due, table.people)
        if row == self._indexed:
            return None
        self._indexed = row
        over = table.status == OVER
        return TableIndex(*row, *((table.record, encode(self.summary()).decode()) if over else (None, None)))

    def summary(self) -> dict[str, object]:
        """Return the data stored with the record of a finished game: players, result and shuffle."""
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
