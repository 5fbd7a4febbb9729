"""The store: the log of every table and what is found through it, people and their tokens, records of games.

All of it is synchronous, to be called from threads; any thread may call anything. `commit` is the hot path: one
transaction for a whole group of events, and where tables stand as before, one statement.
"""

from collections.abc import Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, tuple_, update

from civ.server.storage.database import Database
from civ.server.storage.rows import Entry, Index, Person, StoredEvent, StoredRecord, TableRow
from civ.server.storage.schema import EVENTS, IS_OPEN, MEMBERS, MUTES, PEOPLE, RECORDS, TABLES, TOKENS
from civ.server.storage.sqlite import insert as insert_or

__all__ = ["Entry", "Index", "Person", "Store", "StoredEvent", "StoredRecord", "TableRow"]

SECRET: Final = "secret"  # the purpose of a token that is nobody's
LINK_LASTS: Final = 900.0  # seconds
_MOST_SEATED: Final = 10_000  # tables whose members are remembered

_TABLE: Final = insert_or(TABLES)
_UPSERT_TABLE: Final = _TABLE.on_conflict_do_update(
    index_elements=["code"],
    set_={name: _TABLE.excluded[name] for name in ("status", "public", "changed", "seq", "due")},
)
# While a statement runs the thread lets go of the interpreter; to get hold of it again for each event would take longer
# than to write it, so one statement takes many. In a transaction what fails is rolled back as a whole, so that SQLite
# need not be able to take back a statement alone.
_MOST_AT_ONCE: Final = 256
_EVENT: Final = insert(EVENTS)
_EVENT_OF_MORE: Final = _EVENT.prefix_with("OR FAIL", dialect="sqlite")
_UNSEAT: Final = delete(MEMBERS).where(MEMBERS.c.table == bindparam("left"))
_SEAT: Final = insert_or(MEMBERS).on_conflict_do_nothing()
_KEEP_RECORD: Final = insert_or(RECORDS).on_conflict_do_nothing(index_elements=["table"])


class Store:
    """All that a server keeps, in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        statements = (_UPSERT_TABLE, _UNSEAT, _SEAT, _EVENT, _EVENT_OF_MORE)
        compiled = [str(statement.compile(dialect=database.dialect)) for statement in statements]
        self._upsert_tables, self._delete_members, self._insert_members, self._insert, self._insert_of_more = compiled
        self._seated: dict[str, tuple[str, ...]] = {}  # members that are known to be stored

    @classmethod
    def open(cls, path: Path) -> "Store":
        """The store in a file, made if there is none; `BadStore` if the file will not do, and it stays as it is."""
        return cls(Database.open(path))

    def close(self) -> None:
        """Give the file back."""
        self._database.close()

    # --- The log ---

    def commit(self, entries: Sequence[Entry]) -> None:
        """Write all of the events, or raise `StoreDown` and write none. When it returns, they are on disk."""
        if not entries:
            return
        stand = [(entry, entry.index) for entry in entries if entry.index is not None]
        if not stand and len(entries) <= _MOST_AT_ONCE:
            self._database.write(_of_rows(self._insert, len(entries)), _values(entries))
            return
        sitting = {entry.table: index.members for entry, index in stand}  # the last of a table counts
        seated = {table: people for table, people in sitting.items() if self._seated.get(table) != people}
        members = [(table, person) for table, people in seated.items() for person in people]
        finished = [_record_of(entry, index) for entry, index in stand if index.record is not None]
        with self._database.writing() as connection:
            self._append(connection, entries)
            if stand:
                connection.exec_driver_sql(self._upsert_tables, [_row_of(entry, index) for entry, index in stand])
            if seated:
                connection.exec_driver_sql(self._delete_members, [(table,) for table in seated])
            if members:
                connection.exec_driver_sql(self._insert_members, members)
            if finished:
                connection.execute(_KEEP_RECORD, finished)
        if len(self._seated) > _MOST_SEATED:
            self._seated.clear()
        self._seated.update(seated)

    def _append(self, connection: Connection, entries: Sequence[Entry]) -> None:
        for at in range(0, len(entries), _MOST_AT_ONCE):
            part = entries[at : at + _MOST_AT_ONCE]
            connection.exec_driver_sql(_of_rows(self._insert_of_more, len(part)), _values(part))

    def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The events of a table after a number, in their order."""
        c = EVENTS.c
        query = select(c.seq, c.at, c.person, c.command, c.digest, c.body)
        rows = self._rows(query.where(c.table == table, c.seq > after).order_by(c.seq))
        return [StoredEvent(*row) for row in rows]

    # --- The index over the log ---

    def due(self, until: float, limit: int) -> list[tuple[str, float]]:
        """Tables that something is due at, the longest overdue first."""
        c = TABLES.c
        rows = self._rows(select(c.code, c.due).where(c.due <= until).order_by(c.due).limit(limit))
        return [(row.code, row.due) for row in rows]

    def live_tables(self) -> list[str]:
        """The codes of all tables where a game is being played. For a server that starts: no index serves it."""
        return [row.code for row in self._rows(select(TABLES.c.code).where(TABLES.c.status == "playing"))]

    def tables_open(self, limit: int, before: tuple[float, str] | None = None) -> list[TableRow]:
        """Public tables that wait for players, newest first; `before` is (created, code) of the last one seen."""
        c = TABLES.c
        query = select(TABLES).where(IS_OPEN, c.public)
        return self._tables(query, c.created, limit, before)

    def tables_named(self, codes: list[str]) -> list[TableRow]:
        """Tables of these codes, last changed first."""
        return self._tables(select(TABLES).where(TABLES.c.code.in_(codes)), TABLES.c.changed, len(codes), None)

    def tables_of(self, person: str, limit: int, before: tuple[float, str] | None = None) -> list[TableRow]:
        """Tables where a person has a seat, last changed first; `before` is (changed, code) of the last one seen."""
        mine = select(MEMBERS.c.table).where(MEMBERS.c.person == person)
        return self._tables(select(TABLES).where(TABLES.c.code.in_(mine)), TABLES.c.changed, limit, before)

    def _tables(self, query: Any, when: Any, limit: int, before: tuple[float, str] | None) -> list[TableRow]:
        if before is not None:
            query = query.where(tuple_(when, TABLES.c.code) < before)
        rows = self._rows(query.order_by(when.desc(), TABLES.c.code.desc()).limit(limit))
        return [TableRow(*row) for row in rows]

    # --- People ---

    def add_person(self, person: Person) -> None:
        """Somebody new."""
        self._write(insert(PEOPLE).values(person._asdict()))

    def rename(self, person: str, name: str, language: str) -> None:
        """Another name, another language."""
        self._write(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name, language=language))

    def add_token(self, digest: bytes, person: str, purpose: str, at: float) -> None:
        """A new token of a person, as its SHA-256, for a "device", a "link" or a "program"."""
        self._write(insert(TOKENS).values(digest=digest, person=person, purpose=purpose, created=at))

    def keep_secret(self, fresh: bytes, at: float) -> bytes:
        """The secret of this server: a fresh one if there is none yet."""
        c = TOKENS.c
        with self._database.writing() as connection:
            kept = connection.execute(select(c.digest).where(c.purpose == SECRET)).scalar_one_or_none()
            if kept is None:
                connection.execute(insert(TOKENS).values(digest=fresh, person="", purpose=SECRET, created=at))
            return fresh if kept is None else bytes(kept)

    def person_by_token(self, digest: bytes, purpose: str) -> Person | None:
        """Whose token it is, if it is one for that purpose."""
        query = select(PEOPLE).join(TOKENS, TOKENS.c.person == PEOPLE.c.id)
        rows = self._rows(query.where(TOKENS.c.digest == digest, TOKENS.c.purpose == purpose))
        return Person(*rows[0]) if rows else None

    def claim_link(self, digest: bytes, at: float) -> Person | None:
        """Use up the token of a personal link: whose it is, or None if it is none, is too old or was used before."""
        c = TOKENS.c
        good = (c.digest == digest, c.purpose == "link", c.used.is_(None), c.created > at - LINK_LASTS)
        whose = select(PEOPLE).join(TOKENS, c.person == PEOPLE.c.id).where(c.digest == digest)
        with self._database.writing() as connection:
            if connection.execute(update(TOKENS).where(*good).values(used=at)).rowcount == 0:
                return None
            return Person(*connection.execute(whose).one())

    def mutes(self, person: str) -> frozenset[str]:
        """Whom a person does not want to hear."""
        return frozenset(row.muted for row in self._rows(select(MUTES.c.muted).where(MUTES.c.person == person)))

    def mute(self, person: str, muted: str) -> None:
        """Hear somebody no more."""
        self._write(insert_or(MUTES).values(person=person, muted=muted).on_conflict_do_nothing())

    def unmute(self, person: str, muted: str) -> None:
        """Hear somebody again."""
        self._write(delete(MUTES).where(MUTES.c.person == person, MUTES.c.muted == muted))

    # --- Records ---

    def add_record(self, line: str, note: str | None, owner: str | None, at: float) -> int:
        """Keep a record that did not come from a table here; its id."""
        with self._database.writing() as connection:
            statement = insert(RECORDS).values(line=line, note=note, owner=owner, added=at)
            id: int = connection.execute(statement.returning(RECORDS.c.id)).scalar_one()
            return id

    def records_for(
        self, person: str | None, limit: int, before: int | None = None, table: str | None = None
    ) -> list[StoredRecord]:
        """Records that a person may look at, newest first: their own games and imports, and games of public tables."""
        query = select(RECORDS).where(_visible_to(person)).order_by(RECORDS.c.id.desc()).limit(limit)
        if before is not None:
            query = query.where(RECORDS.c.id < before)
        if table is not None:
            query = query.where(RECORDS.c.table == table)
        return [StoredRecord(*row) for row in self._rows(query)]

    def record_for(self, id: int, person: str | None) -> StoredRecord | None:
        """A record by its id, if that person may look at it."""
        rows = self._rows(select(RECORDS).where(RECORDS.c.id == id, _visible_to(person)))
        return StoredRecord(*rows[0]) if rows else None

    # --- Statements ---

    def try_to_write(self) -> None:
        """Raise `StoreDown` unless something can be written; what is kept stays as it is."""
        with self._database.writing() as connection:
            connection.exec_driver_sql("PRAGMA user_version = 0")  # never used, and a page to write all the same

    def _rows(self, query: Any) -> Sequence[Any]:
        with self._database.reading() as connection:
            return connection.execute(query).all()

    def _write(self, statement: Any) -> None:
        with self._database.writing() as connection:
            connection.execute(statement)


@cache
def _of_rows(statement: str, rows: int) -> str:
    """A statement that inserts one row, for several."""
    into, values, row = statement.partition(" VALUES ")
    return into + values + ", ".join([row] * rows)


def _values(entries: Sequence[Entry]) -> tuple[Any, ...]:
    """The rows of events, one after the other, in the order of their columns."""
    return tuple(chain.from_iterable([entry[:7] for entry in entries]))


def _visible_to(person: str | None) -> Any:
    """Games of public tables; and what a person imported, and games that they sat at."""
    shared = RECORDS.c.table.in_(select(TABLES.c.code).where(TABLES.c.public))
    if person is None:
        return shared
    mine = select(MEMBERS.c.table).where(MEMBERS.c.person == person)
    return or_(shared, RECORDS.c.owner == person, RECORDS.c.table.in_(mine))


def _row_of(entry: Entry, index: Index) -> tuple[Any, ...]:
    """A table's row, in the order of its columns; when the table was made stays as it is."""
    return entry.table, index.status, index.public, entry.at, entry.at, entry.seq, index.due


def _record_of(entry: Entry, index: Index) -> dict[str, Any]:
    return {"table": entry.table, "added": entry.at, "line": index.record, "note": index.note}
