"""The store: the event log of every table and the index over it, people and their tokens, records of games.

Every method blocks and may be called from any thread. All raise `StoreUnavailable` if the database cannot be used.
`commit` is the hot path: one transaction for a batch of events, and one statement if no index changes.
"""

from collections.abc import Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, tuple_, update

from civ.server.storage.database import Database
from civ.server.storage.rows import LINK, SECRET, NewEvent, Person, StoredEvent, StoredRecord, TableIndex, TableRow
from civ.server.storage.schema import EVENTS, IS_OPEN, MEMBERS, MUTES, PEOPLE, RECORDS, TABLES, TOKENS
from civ.server.storage.sqlite import insert as sqlite_insert

__all__ = ["NewEvent", "Person", "Store", "StoredEvent", "StoredRecord", "TableIndex", "TableRow"]

LINK_LIFETIME_S: Final = 900.0
_MAX_CACHED_MEMBERS: Final = 10_000  # tables

_TABLE: Final = sqlite_insert(TABLES)
_UPSERT_TABLE: Final = _TABLE.on_conflict_do_update(
    index_elements=["code"],
    set_={name: _TABLE.excluded[name] for name in ("status", "public", "changed", "seq", "due")},
)
# A statement releases the GIL, and reacquiring it for each event would cost more than the insert: one statement inserts
# many events. A failure rolls back the whole transaction, so SQLite need not be able to undo a single statement.
_MAX_ROWS_PER_INSERT: Final = 256
_INSERT_EVENT: Final = insert(EVENTS)
_INSERT_EVENTS: Final = _INSERT_EVENT.prefix_with("OR FAIL", dialect="sqlite")
_DELETE_MEMBERS: Final = delete(MEMBERS).where(MEMBERS.c.table == bindparam("left"))
_INSERT_MEMBER: Final = sqlite_insert(MEMBERS).on_conflict_do_nothing()
_INSERT_RECORD: Final = sqlite_insert(RECORDS).on_conflict_do_nothing(index_elements=["table"])


class Store:
    """All that a server stores, in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

        def compiled(statement: Any) -> str:
            return str(statement.compile(dialect=database.dialect))

        self._upsert_tables = compiled(_UPSERT_TABLE)
        self._delete_members, self._insert_members = compiled(_DELETE_MEMBERS), compiled(_INSERT_MEMBER)
        self._insert_event, self._insert_events = compiled(_INSERT_EVENT), compiled(_INSERT_EVENTS)
        self._members: dict[str, tuple[str, ...]] = {}  # by table, as stored

    @classmethod
    def open(cls, path: Path) -> "Store":
        """Open the store in a file, created if there is none. Raises BadStore if it cannot be used."""
        return cls(Database.open(path))

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    # --- The log ---

    def commit(self, entries: Sequence[NewEvent]) -> None:
        """Append all of the events. When it returns they are on disk; if it raises, none of them is.

        Raises StoreConflict if an event's number or command is in the log already.
        """
        if not entries:
            return
        indexed = [(entry, entry.index) for entry in entries if entry.index is not None]
        if not indexed and len(entries) <= _MAX_ROWS_PER_INSERT:
            self._database.write(_for_rows(self._insert_event, len(entries)), _values(entries))
            return
        members_now = {entry.table: index.members for entry, index in indexed}  # the last one of a table counts
        changed = {table: people for table, people in members_now.items() if self._members.get(table) != people}
        members = [(table, person) for table, people in changed.items() for person in people]
        finished = [_record_of(entry, index) for entry, index in indexed if index.record is not None]
        with self._database.writing() as connection:
            self._append(connection, entries)
            if indexed:
                connection.exec_driver_sql(self._upsert_tables, [_row_of(entry, index) for entry, index in indexed])
            if changed:
                connection.exec_driver_sql(self._delete_members, [(table,) for table in changed])
            if members:
                connection.exec_driver_sql(self._insert_members, members)
            if finished:
                connection.execute(_INSERT_RECORD, finished)
        if len(self._members) > _MAX_CACHED_MEMBERS:
            self._members.clear()
        self._members.update(changed)

    def _append(self, connection: Connection, entries: Sequence[NewEvent]) -> None:
        for at in range(0, len(entries), _MAX_ROWS_PER_INSERT):
            part = entries[at : at + _MAX_ROWS_PER_INSERT]
            connection.exec_driver_sql(_for_rows(self._insert_events, len(part)), _values(part))

    def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        """Return the events of a table after a number, in order."""
        c = EVENTS.c
        query = select(c.seq, c.at, c.person, c.command, c.digest, c.body)
        rows = self._rows(query.where(c.table == table, c.seq > after).order_by(c.seq))
        return [StoredEvent(*row) for row in rows]

    # --- The index over the log ---

    def due(self, until: float, limit: int) -> list[tuple[str, float]]:
        """Return the codes of tables where something is due by a time, and since when, the earliest first."""
        c = TABLES.c
        rows = self._rows(select(c.code, c.due).where(c.due <= until).order_by(c.due).limit(limit))
        return [(row.code, row.due) for row in rows]

    def tables_playing(self) -> list[str]:
        """Return the codes of all tables with a game in progress. A full scan, for the start of a server."""
        return [row.code for row in self._rows(select(TABLES.c.code).where(TABLES.c.status == "playing"))]

    def tables_open(self, limit: int, before: tuple[float, str] | None = None) -> list[TableRow]:
        """Return public tables waiting for players, the newest first; `before` is (created, code) of the last seen."""
        c = TABLES.c
        query = select(TABLES).where(IS_OPEN, c.public)
        return self._tables(query, c.created, limit, before)

    def tables_named(self, codes: list[str]) -> list[TableRow]:
        """Return the tables of these codes, the most recently changed first."""
        return self._tables(select(TABLES).where(TABLES.c.code.in_(codes)), TABLES.c.changed, len(codes), None)

    def tables_of(self, person: str, limit: int, before: tuple[float, str] | None = None) -> list[TableRow]:
        """Return a person's tables, the most recently changed first; `before` is (changed, code) of the last seen."""
        mine = select(MEMBERS.c.table).where(MEMBERS.c.person == person)
        return self._tables(select(TABLES).where(TABLES.c.code.in_(mine)), TABLES.c.changed, limit, before)

    def _tables(self, query: Any, when: Any, limit: int, before: tuple[float, str] | None) -> list[TableRow]:
        if before is not None:
            query = query.where(tuple_(when, TABLES.c.code) < before)
        rows = self._rows(query.order_by(when.desc(), TABLES.c.code.desc()).limit(limit))
        return [TableRow(*row) for row in rows]

    # --- People ---

    def add_person(self, person: Person) -> None:
        """Add a person."""
        self._write(insert(PEOPLE).values(person._asdict()))

    def rename(self, person: str, name: str, language: str) -> None:
        """Change a person's name and language."""
        self._write(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name, language=language))

    def add_token(self, digest: bytes, person: str, purpose: str, at: float) -> None:
        """Add the SHA-256 of a token for a purpose: DEVICE, LINK or PROGRAM."""
        self._write(insert(TOKENS).values(digest=digest, person=person, purpose=purpose, created=at))

    def keep_secret(self, fresh: bytes, at: float) -> bytes:
        """Return the secret of this server; if there is none yet, store `fresh` as the secret."""
        c = TOKENS.c
        with self._database.writing() as connection:
            kept = connection.execute(select(c.digest).where(c.purpose == SECRET)).scalar_one_or_none()
            if kept is None:
                connection.execute(insert(TOKENS).values(digest=fresh, person="", purpose=SECRET, created=at))
            return fresh if kept is None else bytes(kept)

    def person_by_token(self, digest: bytes, purpose: str) -> Person | None:
        """Return the person of a token for a purpose."""
        query = select(PEOPLE).join(TOKENS, TOKENS.c.person == PEOPLE.c.id)
        rows = self._rows(query.where(TOKENS.c.digest == digest, TOKENS.c.purpose == purpose))
        return Person(*rows[0]) if rows else None

    def claim_link(self, digest: bytes, at: float) -> Person | None:
        """Mark the token of a link as used and return its person; None if it is unknown, expired or already used."""
        c = TOKENS.c
        is_valid = (c.digest == digest, c.purpose == LINK, c.used.is_(None), c.created > at - LINK_LIFETIME_S)
        owner = select(PEOPLE).join(TOKENS, c.person == PEOPLE.c.id).where(c.digest == digest)
        with self._database.writing() as connection:
            if connection.execute(update(TOKENS).where(*is_valid).values(used=at)).rowcount == 0:
                return None
            return Person(*connection.execute(owner).one())

    def mutes(self, person: str) -> frozenset[str]:
        """Return the people whom a person has muted."""
        return frozenset(row.muted for row in self._rows(select(MUTES.c.muted).where(MUTES.c.person == person)))

    def mute(self, person: str, muted: str) -> None:
        """Mute a person."""
        self._write(sqlite_insert(MUTES).values(person=person, muted=muted).on_conflict_do_nothing())

    def unmute(self, person: str, muted: str) -> None:
        """Unmute a person."""
        self._write(delete(MUTES).where(MUTES.c.person == person, MUTES.c.muted == muted))

    # --- Records ---

    def add_record(self, line: str, note: str | None, owner: str | None, at: float) -> int:
        """Add a record that did not come from a table here; return its id."""
        with self._database.writing() as connection:
            statement = insert(RECORDS).values(line=line, note=note, owner=owner, added=at)
            id: int = connection.execute(statement.returning(RECORDS.c.id)).scalar_one()
            return id

    def records_for(
        self, person: str | None, limit: int, before: int | None = None, table: str | None = None
    ) -> list[StoredRecord]:
        """Return records that a person may see, the newest first: own games, uploads, and games of public tables."""
        query = select(RECORDS).where(_visible_to(person)).order_by(RECORDS.c.id.desc()).limit(limit)
        if before is not None:
            query = query.where(RECORDS.c.id < before)
        if table is not None:
            query = query.where(RECORDS.c.table == table)
        return [StoredRecord(*row) for row in self._rows(query)]

    def record_for(self, id: int, person: str | None) -> StoredRecord | None:
        """Return a record if the person may see it."""
        rows = self._rows(select(RECORDS).where(RECORDS.c.id == id, _visible_to(person)))
        return StoredRecord(*rows[0]) if rows else None

    # --- Statements ---

    def try_to_write(self) -> None:
        """Write a page without changing any data. Raises StoreUnavailable if that fails."""
        with self._database.writing() as connection:
            connection.exec_driver_sql("PRAGMA user_version = 0")  # unused by us

    def _rows(self, query: Any) -> Sequence[Any]:
        with self._database.reading() as connection:
            return connection.execute(query).all()

    def _write(self, statement: Any) -> None:
        with self._database.writing() as connection:
            connection.execute(statement)


@cache
def _for_rows(statement: str, rows: int) -> str:
    """Return a statement that inserts one row as one that inserts several."""
    into, values, row = statement.partition(" VALUES ")
    return into + values + ", ".join([row] * rows)


def _values(entries: Sequence[NewEvent]) -> tuple[Any, ...]:
    """Return the values of events in the order of the columns."""
    return tuple(chain.from_iterable([entry[:7] for entry in entries]))


def _visible_to(person: str | None) -> Any:
    """Return the condition for records that a person may see."""
    shared = RECORDS.c.table.in_(select(TABLES.c.code).where(TABLES.c.public))
    if person is None:
        return shared
    mine = select(MEMBERS.c.table).where(MEMBERS.c.person == person)
    return or_(shared, RECORDS.c.owner == person, RECORDS.c.table.in_(mine))


def _row_of(entry: NewEvent, index: TableIndex) -> tuple[Any, ...]:
    """Return a table's row in the order of its columns. An update leaves its time of creation."""
    return entry.table, index.status, index.public, entry.at, entry.at, entry.seq, index.due


def _record_of(entry: NewEvent, index: TableIndex) -> dict[str, Any]:
    return {"table": entry.table, "added": entry.at, "line": index.record, "note": index.note}
