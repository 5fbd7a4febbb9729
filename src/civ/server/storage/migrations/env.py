"""Run by Alembic: takes the connection that it is given, and leaves the transaction to whoever gave it."""

from alembic import context

from civ.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a column by copying its table
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
