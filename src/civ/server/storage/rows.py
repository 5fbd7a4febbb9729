"""The rows that go into the store and come out of it."""

from typing import Final, NamedTuple

# The purposes of tokens. The token of the server's secret belongs to nobody.
DEVICE: Final = "device"
LINK: Final = "link"
PROGRAM: Final = "program"
SECRET: Final = "secret"


class TableIndex(NamedTuple):
    """The searchable state of a table after an event. It follows from the log and is stored with it."""

    status: str  # "open", "playing" or "over"
    public: bool
    due: float | None
    members: tuple[str, ...]
    record: str | None  # of a finished game: its record and summary
    note: str | None


class NewEvent(NamedTuple):
    """An event to append; `index` is None if it does not change the table's index."""

    table: str
    seq: int
    at: float
    person: str | None
    command: str | None
    digest: bytes | None
    body: bytes
    index: TableIndex | None  # type: ignore[assignment]  # hides a method of tuples


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
    """A guest or a program."""

    id: str
    name: str
    language: str
    program: bool
    created: float


class StoredRecord(NamedTuple):
    """The record of a game that was finished at a table or uploaded by its owner."""

    id: int
    table: str | None
    owner: str | None
    added: float
    line: str
    note: str | None
