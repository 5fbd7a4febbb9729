"""The items in the queue of the writer: commands, new tables and reads, each with a callback for its outcome."""

from collections.abc import Callable

from msgspec import Struct

from civ.errors import CivError
from civ.server.core.live_tables import LiveTable, Subscriber
from civ.tables.commands import AnyCommand
from civ.tables.decisions import Actor


class QueueOutcome(Struct, frozen=True):
    """The result of a queued item: the table's last event at that time, and the error if it was refused."""

    seq: int
    error: CivError | None = None


Reply = Callable[[QueueOutcome], None]


class QueuedCommand(Struct, frozen=True):
    """A command that waits. `after` is the last event that its sender had seen.

    The socket that sent it gets the event with the command's id instead of a reply.
    """

    live: LiveTable
    reply: Reply
    actor: Actor
    command: AnyCommand
    id: str | None = None
    after: int | None = None
    subscriber: Subscriber | None = None


class QueuedOpening(Struct, frozen=True):
    """A table to create; `add_first_events` applies and appends its first events."""

    live: LiveTable
    reply: Reply
    add_first_events: Callable[[LiveTable], None]


class QueuedRead(Struct, frozen=True):
    """A read of a table that must not see uncommitted events."""

    live: LiveTable
    reply: Reply


QueueItem = QueuedCommand | QueuedOpening | QueuedRead
