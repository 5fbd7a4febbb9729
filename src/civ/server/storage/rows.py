"""What goes into the store and what comes out of it, row by row."""

from typing import NamedTuple


class Index(NamedTuple):
    """How a table stands after an event. It follows from the log, and is kept beside it to be searched."""

    status: str  # "open", "playing" or "over"
    public: bool
    due: float | None
    members: tuple[str, ...]
    record: str | None  # the line of a game that is over, and what is noted beside it
    note: str | None


class Entry(NamedTuple):
    """An event to be written; `index` is None if the table stands as before."""

    table: str
    seq: int
    at: float
    person: str | None
    command: str | None
    digest: bytes | None
    body: bytes
    index: Index | None  # type: ignore[assignment]  # hides the method of tuples, which nobody needs here


class StoredEvent(NamedTuple):
    """An event of a table's log."""

    seq: int
    at: float
    person: str | None
    command: str | None
    digest: bytes | None
    body: bytes


class TableRow(NamedTuple):
    """A table in a list of tables."""

    code: str
    status: str
    public: bool
    created: float
    changed: float
    seq: int
    due: float | None


class Person(NamedTuple):
    """Somebody who plays: a guest, or a program."""

    id: str
    name: str
    language: str
    program: bool
    created: float


class StoredRecord(NamedTuple):
    """The record of a game that was finished at a table, or imported by its owner."""

    id: int
    table: str | None
    owner: str | None
    added: float
    line: str
    note: str | None
