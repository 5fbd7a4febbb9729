"""Compares the event log with the logs of clients: nothing is lost or duplicated, and every message is right.

The log is read by SQLite alone. Folding it gives every message that the server has sent, byte for byte.
"""

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from civ.server.core.live_tables import LiveTable
from civ.server.storage.store import StoredEvent
from civ.soak.observations import LIVE, MISSED, SNAPSHOT, ClientLog, Observation, Violation, digest
from civ.tables import events
from civ.tables.snapshots import GameViews, snapshot, table_info, turn_info
from civ.tables.table import OVER, Table
from civ.tables.visible_events import Viewer, visible_event
from civ.wire.messages import EventMessage, encode

# Events that need no command of a person.
_BY_THE_SERVER: Final = (
    events.TableOpened,
    events.CardsDealt,
    events.ActionPlayed,
    events.CardKept,
    events.SeatHandedOver,
    events.SeatResigned,
)


class Stored(NamedTuple):
    """The contents of a store: the events, and the index and record of each table."""

    events: dict[str, list[StoredEvent]]
    rows: dict[str, tuple[Any, ...]]
    records: dict[str, str]


def read_store(path: Path) -> Stored:
    """Return the contents of a store that no server has open."""
    events: dict[str, list[StoredEvent]] = defaultdict(list)
    with closing(sqlite3.connect(path)) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master").fetchone():
            return Stored(events, {}, {})  # no server has ever answered
        query = 'SELECT "table", seq, at, person, command, digest, body FROM events ORDER BY "table", seq'
        for code, *row in connection.execute(query):
            events[code].append(StoredEvent(*row))
        rows = connection.execute("SELECT code, status, public, due FROM tables").fetchall()
        records = connection.execute('SELECT "table", line FROM records').fetchall()
    return Stored(events, {code: row for code, *row in rows}, dict(records))


def violations(stored: Stored, logs: Sequence[ClientLog]) -> Iterator[Violation]:
    """Yield every violation."""
    at_table: dict[str, list[ClientLog]] = defaultdict(list)
    for each in logs:
        yield from each.violations
        at_table[each.code].append(each)
    for code in stored.events.keys() | at_table.keys():
        rows = stored.events.get(code, [])
        yield from _commands(code, rows, at_table[code])
        yield from _messages(code, rows, at_table[code])
        yield from _index(code, rows, stored)


# --- Commands ---


def _commands(code: str, rows: Sequence[StoredEvent], logs: Iterable[ClientLog]) -> Iterator[Violation]:
    """Check that the log contains every acknowledged command once, under its number, and no unsent command."""
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        yield Violation("gap", code, len(rows))
    found = Counter((row.person, row.command) for row in rows if row.command is not None)
    for (_, id), times in found.items():
        if times > 1:
            yield Violation("twice", code, 0, str(id))
    sent: dict[tuple[str | None, str], bytes] = {}
    for each in logs:
        sent |= {(each.person, id): digest for id, digest in each.sent.items()}
        for id, seq in each.acknowledged.items():
            row = rows[seq - 1] if seq <= len(rows) else None
            if row is None or (row.person, row.command) != (each.person, id):
                yield Violation("lost", code, seq, id)
        for id in each.refused_for_good():
            if (each.person, id) in found:
                yield Violation("refused", code, 0, f"{id} is in the log")
    for row in rows:
        if row.command is None:
            was_sent = row.person is None and isinstance(events.read_event(row.body), _BY_THE_SERVER)
        else:
            was_sent = sent.get((row.person, row.command)) == row.digest
        if not was_sent:
            yield Violation("unasked", code, row.seq, str(row.command))


# --- Messages ---


def _messages(code: str, rows: Sequence[StoredEvent], logs: Sequence[ClientLog]) -> Iterator[Violation]:
    """Check that every received message follows from the log."""
    received: dict[int, list[tuple[str | None, Observation]]] = defaultdict(list)
    for each in logs:
        for message in each.received:
            received[message.seq].append((each.person, message))
    table = Table(code)
    for row in rows:
        event = events.read_event(row.body)
        table.apply(event)
        expected = ExpectedMessages(table, event)
        for person, message in received.pop(table.seq, ()):
            if expected.digest(table.seats_of(person), message) != message.digest:
                yield Violation("different", code, message.seq, message.kind)
    for seq in received:
        yield Violation("unlogged", code, seq)


class ExpectedMessages:
    """Every message about a table after an event, built field by field without the fast encoder."""

    def __init__(self, table: Table, event: events.AnyEvent) -> None:
        self._table, self._event = table, event
        self._digests: dict[tuple[str, Viewer], bytes] = {}

    def digest(self, viewer: Viewer, received: Observation) -> bytes:
        """Return the digest of the message that a viewer must have received."""
        if received.kind == SNAPSHOT:
            return digest(encode(snapshot(self._table, viewer, received.now)))
        if (received.kind, viewer) not in self._digests:
            self._digests[received.kind, viewer] = digest(_MESSAGES[received.kind](self, viewer))
        return self._digests[received.kind, viewer]

    def _live(self, viewer: Viewer) -> bytes:
        table, event = self._table, self._event
        views = GameViews(table.game, table.waiting)
        message = EventMessage(
            seq=table.seq,
            event=visible_event(event, viewer),
            taken_back=table.taken_back.get(table.seq, ()),
            table=None if isinstance(event, events.SEATS_UNCHANGED) and table.status != OVER else table_info(table),
            turn=None if isinstance(event, events.CHAT_EVENTS) else turn_info(table),
            game=None if isinstance(event, events.CHAT_EVENTS) else views.game,
            own=() if isinstance(event, events.CHAT_EVENTS) else views.own(viewer),
        )
        return encode(message)

    def _missed(self, viewer: Viewer) -> bytes:
        seq = self._table.seq
        return encode(
            EventMessage(seq, visible_event(self._event, viewer), self._table.taken_back.get(seq, ())),
        )


# No seat changes after the deal, and missed events before it are the same for all viewers.
_MESSAGES: Final = {LIVE: ExpectedMessages._live, MISSED: ExpectedMessages._missed}


# --- The index ---


def _index(code: str, rows: Sequence[StoredEvent], stored: Stored) -> Iterator[Violation]:
    """Check that the index and the records of finished games follow from the log."""
    if not rows:
        return
    live = LiveTable(code).reload(rows)
    table = live.table
    if list(stored.rows.get(code, ())) != [table.status, table.settings.public, table.due]:
        yield Violation("index", code, table.seq)
    record = table.record if table.result is not None else None
    if stored.records.get(code) != record:
        yield Violation("record", code, table.seq)
