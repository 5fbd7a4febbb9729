"""Run by Alembic, with the caller's connection and transaction."""

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
