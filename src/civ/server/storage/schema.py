"""The tables of the database.

The event log is the truth; `tables` and `members` are an index over it, written in the same transaction. All times are
seconds since the epoch.
"""

from typing import Final

from sqlalchemy import Boolean, Column, Double, Index, Integer, LargeBinary, MetaData, Table, Text, TextClause
from sqlalchemy import UniqueConstraint as Unique
from sqlalchemy import text as sql

METADATA: Final = MetaData()
IS_DUE: Final = sql("due IS NOT NULL")
IS_OPEN: Final = sql("status = 'open'")


def _partial(name: str, *columns: str, where: TextClause) -> Index:
    """Return an index over some rows only: every event of a game updates its row, and each index slows that down."""
    return Index(name, *columns, sqlite_where=where, postgresql_where=where)


PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("program", Boolean, nullable=False),
    Column("created", Double, nullable=False),
)
TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),  # SHA-256; the token itself is not stored
    Column("person", Text, nullable=False),
    Column("purpose", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
)
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due", Double),
    _partial("tables_due", "due", where=IS_DUE),
    _partial("tables_open", "created", "code", where=IS_OPEN),
)
MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Index("members_by_person", "person"),
)
EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("person", Text),
    Column("command", Text),
    Column("digest", LargeBinary),
    Column("body", LargeBinary, nullable=False),
    Unique("table", "person", "command", name="events_by_command"),
)
RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", Text, unique=True),
    Column("owner", Text),
    Column("added", Double, nullable=False),
    Column("line", Text, nullable=False),
    Column("note", Text),
    Index("records_by_owner", "owner"),
)
MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("muted", Text, primary_key=True),
)
