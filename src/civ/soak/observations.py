"""What a client of the soak sent and heard at one table. Of a message that the log must bear out, a digest is kept."""

from collections import Counter
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from civ.server.core.live_tables import command_digest
from civ.tables.commands import PersonCommand

LIVE, MISSED, SNAPSHOT = "live", "missed", "snapshot"
# What must hold, by the names of the texts that tell that it did not.
CHECKS: Final = (
    "lost", "twice", "unasked", "two-answers", "unlogged", "different", "gap", "index", "record",
    "refused", "unknown", "closed", "unanswered", "late", "down", "error",
)  # fmt: skip


class Violation(NamedTuple):
    """A law that did not hold: at which table and event, if at one, and what else there is to say."""

    law: str
    table: str = "-"
    seq: int = 0
    detail: str = "-"


class Seen(Struct):
    """What is read of a snapshot."""

    seq: int
    now: float


_read_snapshot: Final = msgspec.json.Decoder(Seen).decode


class Observation(NamedTuple):
    """A message that tells of a table as it stood after an event; a snapshot also tells the time."""

    kind: str
    seq: int
    digest: bytes
    now: float = 0.0


def digest(message: bytes) -> bytes:
    """What is kept of a message."""
    return blake2b(message, digest_size=16).digest()


class ClientLog:
    """One client at one table."""

    def __init__(self, code: str, person: str | None) -> None:
        self.code: Final = code
        self.person: Final = person
        self.sent: dict[str, bytes] = {}  # by command id, a digest of what was asked
        self.acknowledged: dict[str, int] = {}
        self.heard: list[Observation] = []
        self.violations: list[Violation] = []
        self._unanswered: Counter[str] = Counter()

    def send(self, id: str, command: PersonCommand) -> None:
        """A command goes out, perhaps once more."""
        self.sent[id] = command_digest(command)
        self._unanswered[id] += 1

    def answer(self, id: str, seq: int) -> None:
        """A command was carried out, by the event of that number and by no other."""
        self._unanswered[id] -= 1
        if self.acknowledged.setdefault(id, seq) != seq:
            self.violate("two-answers", seq, id)

    def refuse(self, id: str, code: str) -> None:
        """A command was refused, which it cannot be any more once it was carried out."""
        self._unanswered[id] -= 1
        if id in self.acknowledged:
            self.violate("two-answers", self.acknowledged[id], f"{id} {code}")

    def hang_up(self) -> None:
        """No more answers come to what was sent: who asks again must hear what became of it then."""
        self._unanswered.clear()

    def refused_for_good(self) -> set[str]:
        """Commands whose last answer was a refusal: no copy of them is on its way any more."""
        return {id for id, count in self._unanswered.items() if count == 0 and id not in self.acknowledged}

    def look(self, snapshot: bytes) -> None:
        """A snapshot came."""
        seen = _read_snapshot(snapshot)
        self.heard.append(Observation(SNAPSHOT, seen.seq, digest(snapshot), seen.now))

    def violate(self, law: str, seq: int = 0, detail: str = "-") -> None:
        """Keep that something was not as it must be."""
        self.violations.append(Violation(law, self.code, seq, detail))
