"""Every message between a server and its clients, except the state of a table, which is `civ.tables.snapshots`.

The server encodes and decodes these structs, the Python client uses the same ones, and `civ.wire.typescript` writes the
browser's types from them. docs/protocol.md describes every message. What a client sends forbids unknown fields; what a
server sends does not, so that older clients can talk to newer servers.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from civ.game.views import Own, Shared
from civ.i18n.texts import DEFAULT_LANGUAGE, LANGUAGES
from civ.tables.aid.structs import Aid
from civ.tables.commands import PersonCommand
from civ.tables.settings import Settings
from civ.tables.snapshots import Snapshot, TableInfo, TurnInfo
from civ.tables.visible_events import NumberedEvent, Viewer, VisibleEvent

PROTOCOL_VERSION: Final = 1
MAX_POSITIONS: Final = 64  # in one answer
MAX_PLY: Final = 100_000
MAX_PERSON_NAME_LENGTH: Final = 30
MAX_LESSON_LENGTH: Final = 1000  # characters of a learner's actions; no lesson comes near it

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # computed, so that a new language needs no edit here

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]  # chosen by the sender; makes a request idempotent
Eyes = Annotated[int, Meta(ge=1, le=4)] | Literal["all"] | None  # a seat, all hands, or a spectator
encode: Final = msgspec.json.Encoder().encode


# --- Commands, over a socket or HTTP ---


class CommandRequest(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A command for a table. `after` is the last event that the sender had seen; a later one may make it stale."""

    id: CommandId
    command: PersonCommand
    after: Annotated[int, Meta(ge=0, le=1 << 40)] | None = None


class CommandAccepted(Struct, frozen=True):
    """The number of the event that a command made."""

    seq: int


# --- What a socket sends ---


class EventMessage(Struct, frozen=True, tag_field="type", tag="event", omit_defaults=True):
    """An event, with the parts of the snapshot that it changed. `id` is set if it answers a command of this socket.

    `taken_back` are the numbers of the events whose actions this event took back.
    """

    seq: int
    event: VisibleEvent
    taken_back: tuple[int, ...] = ()
    id: str | None = None
    table: TableInfo | None = None
    turn: TurnInfo | None = None
    game: Shared | None = None
    own: tuple[Own, ...] = ()
    aid: Aid | None = None


class DoneMessage(Struct, frozen=True, tag_field="type", tag="done"):
    """The command had been carried out before, by the event with this number."""

    id: str
    seq: int


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """The command was refused. `id` is null if it could not be read; `seq` is the table's last event."""

    id: str | None
    code: str
    message: str
    seq: int


class PresenceMessage(Struct, frozen=True, tag_field="type", tag="presence"):
    """The people who are connected to the table now."""

    people: tuple[str, ...]


Message = Snapshot | EventMessage | DoneMessage | RefusedMessage | PresenceMessage


# --- People ---


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a guest."""

    name: str
    language: Language = DEFAULT_LANGUAGE


class CurrentUser(Struct, frozen=True):
    """The current user."""

    person: str
    name: str
    language: str
    program: bool


class UserChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the name or the language of the current user; null leaves it as it is."""

    name: str | None = None
    language: Language | None = None


class DeviceLink(Struct, frozen=True):
    """A token that signs in one more device of the same person: once, within a quarter of an hour."""

    token: str


class NewProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """Register a program."""

    name: str


class ProgramCredentials(Struct, frozen=True):
    """A program and its token, which no later answer contains."""

    person: str
    name: str
    token: str


# --- Tables ---


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A stored record, and how many of its actions to keep."""

    record: Annotated[int, Meta(ge=1, le=1 << 60)]
    ply: Annotated[int, Meta(ge=0, le=MAX_PLY)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. `start` deals at once if no seat is open. The same `id` never opens a second table."""

    settings: Settings
    start: bool = False
    fork: Fork | None = None
    id: CommandId | None = None


class OpenedTable(Struct, frozen=True):
    """The code of a new table, and the number of its last event."""

    code: str
    seq: int


class ListedTable(Struct, frozen=True):
    """A table in a list. `viewer` holds the reader's own seats there; the times are in seconds since the epoch."""

    table: TableInfo
    turn: TurnInfo | None
    viewer: Viewer
    created: float
    changed: float


class EventLog(Struct, frozen=True):
    """Some events in order, and the number of the table's last event."""

    seq: int
    events: tuple[NumberedEvent, ...]


class FinishedGame(Struct, frozen=True):
    """The record of a finished game, who played, how it ended, and the proof of its shuffle."""

    record: dict[str, Any]
    players: tuple[str, ...]
    result: dict[str, Any]
    shuffle: dict[str, Any]


# --- Records, positions and lessons ---


class RecordInfo(Struct, frozen=True):
    """A stored game: its record, and a note about players, result and shuffle."""

    id: int
    added: float
    table: str | None
    record: dict[str, Any]
    note: dict[str, Any]


class AddedRecord(Struct, frozen=True):
    """The number under which a record was stored."""

    id: int


class OutlineRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the outline of a record, as a seat, a spectator (null) or somebody who sees all hands knows it."""

    record: dict[str, Any]
    seat: Eyes = None


class PositionsRequest(Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """Ask for positions of a record from a ply on, as a seat, a spectator (null) or all hands (`"all"`) see them."""

    record: dict[str, Any]
    seat: Eyes = None
    from_: Annotated[int, Meta(ge=0, le=MAX_PLY)] = 0
    count: Annotated[int, Meta(ge=1, le=MAX_POSITIONS)] = MAX_POSITIONS


class LessonRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """All actions of the learner in a lesson so far, in notation."""

    actions: Annotated[str, Meta(max_length=MAX_LESSON_LENGTH)] = ""


# --- Errors ---


class Problem(Struct, frozen=True):
    """Why a request was refused: a stable code, and a sentence in the reader's language.

    `path` names a bad field, `seq` is the table's last event, `reference` finds an internal error in the server's log.
    """

    code: str
    message: str
    path: str | None = None
    seq: int | None = None
    reference: str | None = None
