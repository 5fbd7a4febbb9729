"""Events for tests of the store, before and after they are stored."""

import json
from pathlib import Path
from typing import Any

from civ.server.storage.store import NewEvent, StoredEvent, TableIndex

PLAYING = TableIndex("playing", False, None, ("ann", "bob"), None, None)


def entry(table: str, seq: int, **changes: Any) -> NewEvent:
    """Return an event by ann. Its command id derives from the table and the number, and it updates nothing else."""
    body = json.dumps({"table": table, "seq": seq}).encode()
    usual = NewEvent(table, seq, 1000.0 + seq, "ann", f"command {table} {seq}", bytes([seq % 256]) * 16, body, None)
    return usual._replace(**changes)


def stored(written: NewEvent) -> StoredEvent:
    """Return an event as the store reads it back."""
    return StoredEvent(*written[1:7])


def contents(folder: Path) -> dict[str, bytes]:
    """Return the contents of the files in a folder, except lock files and shared-memory indexes."""
    held = {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix not in (".lock", ".db-shm")}
    return {name: content for name, content in held.items() if content}
