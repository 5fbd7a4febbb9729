"""Events for the tests of the store, and what their log looks like afterwards."""

import json
from pathlib import Path
from typing import Any

from civ.server.storage.store import NewEvent, StoredEvent, TableIndex

PLAYING = TableIndex("playing", False, None, ("ann", "bob"), None, None)


def entry(table: str, seq: int, **changes: Any) -> NewEvent:
    """An event by ann, her command named after it, and nothing else that is new at the table."""
    body = json.dumps({"table": table, "seq": seq}).encode()
    usual = NewEvent(table, seq, 1000.0 + seq, "ann", f"command {table} {seq}", bytes([seq % 256]) * 16, body, None)
    return usual._replace(**changes)


def stored(written: NewEvent) -> StoredEvent:
    """An event as it comes back."""
    return StoredEvent(*written[1:7])


def contents(folder: Path) -> dict[str, bytes]:
    """What the files of a folder hold, but for those that say who has them open or help to find pages."""
    held = {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix not in (".lock", ".db-shm")}
    return {name: content for name, content in held.items() if content}
