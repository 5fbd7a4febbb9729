"""Logs of tables of all kinds, kept so that every release proves again that it reads them as the first one did.

Each `*.jsonl.gz` is the log of one table, a line an event, as it was stored. `expected.json` has digests of what it
comes to: the record of its game, and all that each viewer is told, message by message. Logs are added, never made anew;
digests of what is told change only where the wire was changed on purpose. `make.py` beside this file makes both.

The digests leave out what was added since and says nothing new of these tables: the options of rules 3.19 and 4.5,
and which events were taken back.
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
ENDING = ".jsonl.gz"
NOW = 2_000_000_000.0
decode = events.read_event
_ADDED = re.compile(
    rb',\s?"(?:hand_limit|stall_rounds|stalled_turns)":\s?(?:"once_used"|0)(?=[,}])|,"taken_back":\[[\d,]*\]'
)


def names() -> list[str]:
    """The logs there are."""
    return sorted(path.name.removesuffix(ENDING) for path in FOLDER.glob(f"*{ENDING}"))


def write_log(name: str, rows: list[StoredEvent]) -> None:
    """Keep a log."""
    lines = [
        json.dumps([row.seq, row.at, row.person, row.command, row.digest and row.digest.hex(), row.body.decode()])
        for row in rows
    ]
    packed = gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0)
    (FOLDER / f"{name}{ENDING}").write_bytes(packed)


def read_log(name: str) -> list[StoredEvent]:
    """A log that was kept."""
    rows = []
    for line in gzip.decompress((FOLDER / f"{name}{ENDING}").read_bytes()).splitlines():
        seq, at, person, command, digest, body = json.loads(line)
        rows.append(StoredEvent(seq, at, person, command, digest and bytes.fromhex(digest), body.encode()))
    return rows


def viewers(seats: int) -> list[Viewer]:
    """Spectators, every seat, and every two seats at one device."""
    numbers = range(1, seats + 1)
    return [(), *((seat,) for seat in numbers), *combinations(numbers, 2)]


def as_before(text: bytes) -> bytes:
    """A message or a record without the fields that were added since the first logs, if they have their old meaning."""
    return _ADDED.sub(b"", text)


def digests(name: str, rows: list[StoredEvent]) -> dict[str, Any]:
    """What follows from a log: the record of the game, and what each viewer is told, at every event and at the end."""
    table, told = Table(name), hashlib.sha256()
    for row in rows:
        event = decode(row.body)
        table.apply(event)
        broadcast = Broadcast(table, event, row.body)
        for viewer in viewers(len(table.chairs)):
            told.update(as_before(broadcast.for_viewer(viewer)) + b"\n")
    for viewer in viewers(len(table.chairs)):
        told.update(as_before(encode(snapshot(table, viewer, NOW))) + b"\n")
    record = None if table.game is None else hashlib.sha256(as_before(table.record.encode())).hexdigest()
    return {"events": len(rows), "status": table.status, "record": record, "told": told.hexdigest()}


def live_of(name: str) -> LiveTable:
    """The table of a log."""
    return LiveTable(name).reload(read_log(name))
