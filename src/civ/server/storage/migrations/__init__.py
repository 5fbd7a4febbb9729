"""The migrations of the schema: Alembic scripts, run when a server opens a file.

A change of `schema.py` needs a new script in `versions/`; a test compares their results. There are no downgrades: an
older server refuses a file that a newer one has opened.
"""

import logging
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

if TYPE_CHECKING:
    from alembic.config import Config

HEAD: Final = "head"  # Alembic's name for the newest revision
NEWEST: Final = "0001"  # known without loading Alembic; a test compares it
# Alembic logs every step, which does not belong in a server's log.
logging.getLogger("alembic").setLevel(logging.WARNING)


def upgrade(connection: Connection, revision: str = HEAD) -> None:
    """Migrate a database to a revision within the connection's transaction."""
    from alembic import command

    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)


@cache
def revisions() -> tuple[str, ...]:
    """Return all revisions, from the first to the newest."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(config())
    return tuple(reversed([script.revision for script in scripts.walk_revisions()]))


def config() -> "Config":
    """Return Alembic's configuration, which needs no file."""
    from alembic.config import Config

    settings = Config()
    folder = str(Path(__file__).parent).replace("%", "%%")
    settings.set_main_option("script_location", folder)
    settings.set_main_option("path_separator", "os")
    return settings
