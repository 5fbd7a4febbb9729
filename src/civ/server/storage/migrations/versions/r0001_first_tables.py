"""The first tables: people and their tokens, tables and their logs, records."""

import sqlalchemy as sa
from alembic import op

from civ.server.storage.sqlite import APPLICATION_ID, append_only

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables and indexes, and in SQLite the triggers that keep the log append-only."""
    _people()
    _tables()
    _records()
    if op.get_bind().dialect.name == "sqlite":
        op.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        for statement in append_only("events"):
            op.execute(statement)


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("muted", sa.Text, primary_key=True),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
    )
    for name, columns, where in (
        ("tables_due", ["due"], sa.text("due IS NOT NULL")),
        ("tables_open", ["created", "code"], sa.text("status = 'open'")),
    ):
        op.create_index(name, "tables", columns, sqlite_where=where, postgresql_where=where)
    op.create_table(
        "members",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
    )
    op.create_index("members_by_person", "members", ["person"])
    op.create_table(
        "events",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("command", sa.Text),
        sa.Column("digest", sa.LargeBinary),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table", "person", "command", name="events_by_command"),
    )


def _records() -> None:
    op.create_table(
        "records",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.Text, unique=True),
        sa.Column("owner", sa.Text),
        sa.Column("added", sa.Double, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("note", sa.Text),
    )
    op.create_index("records_by_owner", "records", ["owner"])
