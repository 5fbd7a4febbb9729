"""The log of one client at one table: the commands it sent, and digests of the messages it received."""

from collections import Counter
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from civ.server.core.live_tables import command_digest
from civ.tables.commands import PersonCommand

LIVE, MISSED, SNAPSHOT = "live", "missed", "snapshot"
# The checks; each has a text `soak-check-…` for a report of its violation.
SOAK_CHECKS: Final = (
    "lost", "twice", "unasked", "two-answers", "unlogged", "different", "gap", "index", "record",
    "refused", "unknown", "closed", "unanswered", "late", "down", "error",
)  # fmt: skip


class Violation(NamedTuple):
    """A failed check, with the table, the event and a detail if there are any."""

    check: str
    table: str = "-"
    seq: int = 0
    detail: str = "-"


class SnapshotFields(Struct):
    """The fields of a snapshot that are read."""

    seq: int
    now: float


_read_snapshot: Final = msgspec.json.Decoder(SnapshotFields).decode


class Observation(NamedTuple):
    """A received message about a table after an event; a snapshot also contains the time."""

    kind: str
    seq: int
    digest: bytes
    now: float = 0.0


def digest(message: bytes) -> bytes:
    """Return the digest of a message."""
    return blake2b(message, digest_size=16).digest()


class ClientLog:
    """The commands that one client sent and the messages it received at one table."""

    def __init__(self, code: str, person: str | None) -> None:
        self.code: Final = code
        self.person: Final = person
        self.sent: dict[str, bytes] = {}  # digests by command id
        self.acknowledged: dict[str, int] = {}
        self.received: list[Observation] = []
        self.violations: list[Violation] = []
        self._unanswered: Counter[str] = Counter()

    def send(self, id: str, command: PersonCommand) -> None:
        """Log a command that is sent, perhaps again."""
        self.sent[id] = command_digest(command)
        self._unanswered[id] += 1

    def answer(self, id: str, seq: int) -> None:
        """Log an acknowledgement; a command must always be acknowledged with the same event."""
        self._unanswered[id] -= 1
        if self.acknowledged.setdefault(id, seq) != seq:
            self.add_violation("two-answers", seq, id)

    def refuse(self, id: str, code: str) -> None:
        """Log a refusal; an acknowledged command must not be refused later."""
        self._unanswered[id] -= 1
        if id in self.acknowledged:
            self.add_violation("two-answers", self.acknowledged[id], f"{id} {code}")

    def disconnect(self) -> None:
        """Log a lost connection: commands without an answer will get none."""
        self._unanswered.clear()

    def refused_for_good(self) -> set[str]:
        """Return the commands that were refused and of which no copy is still on its way."""
        return {id for id, count in self._unanswered.items() if count == 0 and id not in self.acknowledged}

    def add_snapshot(self, snapshot: bytes) -> None:
        """Log a snapshot."""
        fields = _read_snapshot(snapshot)
        self.received.append(Observation(SNAPSHOT, fields.seq, digest(snapshot), fields.now))

    def add_violation(self, check: str, seq: int = 0, detail: str = "-") -> None:
        """Log a violation."""
        self.violations.append(Violation(check, self.code, seq, detail))
