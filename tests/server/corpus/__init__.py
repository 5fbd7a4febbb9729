"""Stored logs of tables of all kinds. Every release must read them exactly as the first one did.

Each `*.jsonl.gz` is the log of one table, with one event per line, as it was stored. `expected.json` has digests of the
record of its game, and of the messages to each viewer. Logs are added but never regenerated; digests of the messages
change only when the wire format changes on purpose. `make.py` in this folder makes both.

The digests omit fields that were added later and mean nothing new for these tables: the options of rules 3.19 and 4.5,
and what is or can be taken back.
"""

import gzip
import hashlib
import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

from civ.server.core.live_tables import LiveTable
from civ.server.storage.store import StoredEvent
from civ.tables import events
from civ.tables.snapshots import snapshot
from civ.tables.table import Table
from civ.tables.visible_events import Viewer
from civ.wire.broadcasts import Broadcast
from civ.wire.messages import encode

FOLDER = Path(__file__).parent
EXPECTED = FOLDER / "expected.json"
SUFFIX = ".jsonl.gz"
NOW = 2_000_000_000.0
decode = events.read_event
_ADDED = re.compile(
    rb',\s?"(?:hand_limit|stall_rounds|stalled_turns)":\s?(?:"once_used"|0)(?=[,}])'
    rb'|,"(?:taken_back|can_take_back)":\[[\d,]*\]|,"stall_countdown":null'
)


def names() -> list[str]:
    """Return the names of all logs."""
    return sorted(path.name.removesuffix(SUFFIX) for path in FOLDER.glob(f"*{SUFFIX}"))


def write_log(name: str, rows: list[StoredEvent]) -> None:
    """Write a log to the corpus."""
    lines = [
        json.dumps([row.seq, row.at, row.person, row.command, row.digest and row.digest.hex(), row.body.decode()])
        for row in rows
    ]
    packed = gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0)
    (FOLDER / f"{name}{SUFFIX}").write_bytes(packed)


def read_log(name: str) -> list[StoredEvent]:
    """Read a log of the corpus."""
    rows = []
    for line in gzip.decompress((FOLDER / f"{name}{SUFFIX}").read_bytes()).splitlines():
        seq, at, person, command, digest, body = json.loads(line)
        rows.append(StoredEvent(seq, at, person, command, digest and bytes.fromhex(digest), body.encode()))
    return rows


def viewers(seats: int) -> list[Viewer]:
    """Return spectators, every seat, and every pair of seats on one device."""
    numbers = range(1, seats + 1)
    return [(), *((seat,) for seat in numbers), *combinations(numbers, 2)]


def without_added_fields(text: bytes) -> bytes:
    """Remove the fields that were added since the first logs, if they have their default values."""
    return _ADDED.sub(b"", text)


def digests(name: str, rows: list[StoredEvent]) -> dict[str, Any]:
    """Return digests of the record of a log, and of all messages and the last snapshot of each viewer."""
    table, messages = Table(name), hashlib.sha256()
    for row in rows:
        event = decode(row.body)
        table.apply(event)
        broadcast = Broadcast(table, event, row.body)
        for viewer in viewers(len(table.chairs)):
            messages.update(without_added_fields(broadcast.for_viewer(viewer)) + b"\n")
    for viewer in viewers(len(table.chairs)):
        messages.update(without_added_fields(encode(snapshot(table, viewer, NOW))) + b"\n")
    record = None if table.game is None else hashlib.sha256(without_added_fields(table.record.encode())).hexdigest()
    return {"events": len(rows), "status": table.status, "record": record, "messages": messages.hexdigest()}


def live_of(name: str) -> LiveTable:
    """Load the table of a log."""
    return LiveTable(name).reload(read_log(name))
