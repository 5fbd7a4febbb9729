"""Logs the messages that one client receives at one table, and checks that they follow each other."""

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from civ.server.http.subscribers import MAX_MISSED_EVENTS
from civ.soak.observations import LIVE, MISSED, ClientLog, Observation, digest
from civ.soak.random_commands import OwnFields, TableFields, TurnFields
from civ.wire.messages import encode

# Refusals of a client that does not know the latest event yet.
EXPECTED_REFUSALS: Final = frozenset(
    {
        "table-stale", "not-your-turn", "undo-others", "undo-hidden", "no-proposal", "nothing-to-undo", "seat-taken",
        "seat-open", "seat-not-ready", "seat-handed", "seat-resigned", "seat-yours", "table-not-open",
        "table-not-playing", "table-not-over", "rematch-there", "no-take-backs", "busy", "too-many",
    }
)  # fmt: skip


class MessageFields(Struct):
    """The fields of any message that are read."""

    type: str
    seq: int = 0
    id: str | None = None
    code: str = ""
    table: TableFields | None = None
    turn: TurnFields | None = None
    own: tuple[OwnFields, ...] = ()


_read: Final = msgspec.json.Decoder(MessageFields).decode
Answered = Callable[[str, str], None]  # takes a command id and the code of its refusal, or ""


class TableObserver:
    """Receives the messages of one client, over any number of connections."""

    def __init__(self, log: ClientLog, answered: Answered) -> None:
        self.log: Final = log
        self.seq = 0
        self.caught_up = False  # whether the snapshot after the missed events has come
        self.table: TableFields | None = None
        self.turn: TurnFields | None = None
        self.own: tuple[OwnFields, ...] = ()
        self._answered = answered

    def receive(self, raw: bytes) -> None:
        """Log a message and keep the fields that the next command depends on."""
        message = _read(raw)
        HANDLERS[message.type](self, message, raw)
        self.table = message.table or self.table
        self.turn = message.turn or self.turn
        self.own = message.own or self.own

    def _event(self, message: MessageFields, raw: bytes) -> None:
        if message.seq != self.seq + 1:
            self.log.add_violation("gap", message.seq, f"event after {self.seq}")
        self.seq = message.seq
        if message.id is not None:
            raw = b"{" + raw.removeprefix(b'{"id":%b,' % encode(message.id))
        self.log.received.append(Observation(LIVE if self.caught_up else MISSED, message.seq, digest(raw)))
        if message.id is not None:
            self._done(message, raw)

    def _snapshot(self, message: MessageFields, raw: bytes) -> None:
        if message.seq != self.seq and not message.seq > self.seq + MAX_MISSED_EVENTS:
            self.log.add_violation("gap", message.seq, f"snapshot after {self.seq}")
        self.seq = message.seq
        self.caught_up = True
        self.log.add_snapshot(raw)

    def _done(self, message: MessageFields, raw: bytes) -> None:
        assert message.id is not None
        self.log.answer(message.id, message.seq)
        self._answered(message.id, "")

    def _refused(self, message: MessageFields, raw: bytes) -> None:
        if message.code not in EXPECTED_REFUSALS:
            self.log.add_violation("refused", message.seq, message.code)
        if message.id is not None:
            self.log.refuse(message.id, message.code)
            self._answered(message.id, message.code)

    def _presence(self, message: MessageFields, raw: bytes) -> None:
        """Ignore who is connected."""


HANDLERS: Final[dict[str, Callable[[TableObserver, MessageFields, bytes], None]]] = {
    "event": TableObserver._event,
    "snapshot": TableObserver._snapshot,
    "done": TableObserver._done,
    "refused": TableObserver._refused,
    "presence": TableObserver._presence,
}
