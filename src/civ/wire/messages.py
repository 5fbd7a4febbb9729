"""What travels between a server and whoever plays there, as types; docs/protocol.md shows every message."""

from typing import Any

from msgspec import Struct

from civ.game.views import Own, Shared
from civ.tables import events
from civ.tables.aid.structs import Aid
from civ.tables.commands import PersonCommand
from civ.tables.snapshots import (
    Snapshot,
    TableInfo,
    TurnInfo,
    VisibleActionPlayed,
    VisibleCardKept,
    VisibleCardsDealt,
    VisibleTableOpened,
)

VisibleEvent = (
    VisibleTableOpened | VisibleCardsDealt | VisibleActionPlayed | VisibleCardKept | events.SeatTaken | events.SeatLeft
    | events.SettingsChanged | events.ReadyChanged | events.WordsAdded | events.ActionsTakenBack
    | events.TakeBackProposed | events.ProposalAnswered | events.SeatResigned | events.SeatHandedOver
    | events.SeatReclaimed | events.ChatSent | events.PhraseSent | events.RematchOpened
)  # fmt: skip


class Wish(Struct, frozen=True, omit_defaults=True):
    """A command on its way to a table."""

    id: str
    command: PersonCommand
    after: int | None = None


# --- What comes over the socket ---


class Happened(Struct, frozen=True, tag_field="type", tag="event"):
    """An event; `id` is there if it is the answer to a command of this socket."""

    seq: int
    event: VisibleEvent
    id: str | None = None
    table: TableInfo | None = None
    turn: TurnInfo | None = None
    game: Shared | None = None
    own: tuple[Own, ...] = ()
    aid: Aid | None = None


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The command was carried out before, by the event of that number."""

    id: str
    seq: int


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """The command was not carried out."""

    id: str | None
    code: str
    message: str
    seq: int


class PresenceMessage(Struct, frozen=True, tag_field="type", tag="presence"):
    """The persons who are at the table now."""

    people: tuple[str, ...]


Message = Snapshot | Happened | Done | RefusedMessage | PresenceMessage


class Lost(Struct, frozen=True):
    """No message: the socket broke, and another is being opened."""


# --- What comes over HTTP ---


class Me(Struct, frozen=True):
    """Who one is."""

    person: str
    name: str
    language: str
    program: bool


class Program(Struct, frozen=True):
    """A program's person and token."""

    person: str
    name: str
    token: str


class OpenedTable(Struct, frozen=True):
    """A new table."""

    code: str
    seq: int


class Carried(Struct, frozen=True):
    """A command was carried out, by the event of that number."""

    seq: int


class Numbered(Struct, frozen=True):
    """An event and its number."""

    seq: int
    event: VisibleEvent


class Log(Struct, frozen=True):
    """Events in order, and the number of the last one there is."""

    seq: int
    events: tuple[Numbered, ...]


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    message: str
    path: str | None = None
    seq: int | None = None


class FinishedGame(Struct, frozen=True):
    """The record of a finished game, and how its cards were shuffled."""

    record: dict[str, Any]
    players: tuple[str, ...]
    result: dict[str, Any]
    shuffle: dict[str, Any]
