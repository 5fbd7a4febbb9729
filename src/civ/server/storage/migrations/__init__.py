"""How the schema of a file came to be: Alembic's scripts, run when a server opens the file.

Whoever changes `schema.py` adds a script to `versions/`; a test compares what they lead to. There is no way back down:
a file that a newer server has opened is refused by an older one.
"""

import logging
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

if TYPE_CHECKING:
    from alembic.config import Config

HEAD: Final = "head"

NEWEST: Final = "0001"
# Alembic tells every step that it takes; a server that starts is not the place.
logging.getLogger("alembic").setLevel(logging.WARNING)


def upgrade(connection: Connection, revision: str = HEAD) -> None:
    """Bring a database up to a revision, within the transaction that the connection is in."""
    from alembic import command

    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)


@cache
def revisions() -> tuple[str, ...]:
    """All revisions that there are, from the first to the newest."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(config())
    return tuple(reversed([script.revision for script in scripts.walk_revisions()]))


def config() -> "Config":
    """Alembic's settings; users need no file of them."""
    from alembic.config import Config

    settings = Config()
    folder = str(Path(__file__).parent).replace("%", "%%")
    settings.set_main_option("script_location", folder)
    settings.set_main_option("path_separator", "os")
    return settings
