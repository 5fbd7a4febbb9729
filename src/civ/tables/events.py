"""Events: one entry of the log for every command that was accepted.

Events hold causes only; `Table.apply` computes the consequences. The field `kind` names the event in the log and on the
wire. These names never change, so that old logs can be read.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from civ.tables.settings import Settings


class Event(Struct, frozen=True, gc=False, tag_field="kind", omit_defaults=True):
    """One entry of the log; `at` is the time in seconds since the epoch.

    `gc=False`: a server holds many events, and as none can be part of a reference cycle, collections may skip them.
    """

    at: float


class Player(Struct, frozen=True, omit_defaults=True):
    """The player in a seat: a person, a bot of some level, or nobody yet."""

    person: str | None = None
    name: str = ""
    program: bool = False
    bot: str | None = None


class TableOpened(Event, frozen=True, tag="opened"):
    """A table was opened. The seed stays on the server until the end; a fork has a record instead, in `start`."""

    host: Player
    settings: Settings
    players: tuple[Player, ...]
    seed: str | None = None
    start: str | None = None


class SeatTaken(Event, frozen=True, tag="sat"):
    """A player took a seat or was put there."""

    seat: int
    player: Player


class SeatLeft(Event, frozen=True, tag="stood"):
    """A seat became free."""

    seat: int


class SettingsChanged(Event, frozen=True, tag="changed"):
    """The settings changed; `players` lists the players by seat from now on."""

    settings: Settings
    players: tuple[Player, ...]


class ReadyChanged(Event, frozen=True, tag="readied"):
    """A person is ready, or no longer."""

    person: str
    ready: bool


class WordsAdded(Event, frozen=True, tag="worded"):
    """A person added words to the seed of the shuffle."""

    person: str
    name: str
    words: str


class CardsDealt(Event, frozen=True, tag="dealt"):
    """The game began from a record. Only the record of a fork contains actions."""

    record: str


class ActionPlayed(Event, frozen=True, tag="acted"):
    """An action was played. `step` and `target` determine who may see it; `why` and `facts` are a bot's explanation."""

    seat: int
    action: str
    step: str
    times: int
    target: int | None = None
    bot: bool = False
    why: str = ""
    facts: dict[str, Any] = {}


class CardKept(Event, frozen=True, tag="kept"):
    """A seat chose the card to keep in a draft. The packs pass on after the last choice."""

    seat: int
    action: str
    bot: bool = False


class ActionsTakenBack(Event, frozen=True, tag="taken-back"):
    """The last `count` actions were taken back or, in a draft, the card that the seat had kept."""

    seat: int
    count: int


class TakeBackProposed(Event, frozen=True, tag="proposed"):
    """A seat asked the others to return to a ply."""

    seat: int
    ply: int


class ProposalAnswered(Event, frozen=True, tag="answered"):
    """A seat accepted or declined the proposal. The last acceptance takes the actions back."""

    seat: int
    yes: bool


class SeatResigned(Event, frozen=True, tag="resigned"):
    """A seat gave up."""

    seat: int


class SeatHandedOver(Event, frozen=True, tag="handed"):
    """A bot replaced a person; the cause is `asked`, `clock` or `absence`."""

    seat: int
    bot: str
    cause: str


class SeatReclaimed(Event, frozen=True, tag="returned"):
    """A person took the seat back from the bot."""

    seat: int


class ChatSent(Event, frozen=True, tag="said"):
    """A person sent a line of chat."""

    person: str
    name: str
    text: str


class PhraseSent(Event, frozen=True, tag="phrased"):
    """A person sent a set phrase."""

    person: str
    name: str
    phrase: str
    seat: int | None = None
    domain: str | None = None


class RematchOpened(Event, frozen=True, tag="followed"):
    """The same people play again at the table with this code."""

    code: str


AnyEvent = (
    TableOpened | SeatTaken | SeatLeft | SettingsChanged | ReadyChanged | WordsAdded | CardsDealt | ActionPlayed
    | CardKept | ActionsTakenBack | TakeBackProposed | ProposalAnswered | SeatResigned | SeatHandedOver | SeatReclaimed
    | ChatSent | PhraseSent | RematchOpened
)  # fmt: skip
_decode_event: Final = msgspec.json.Decoder(AnyEvent).decode
_STALL_ROUNDS: Final = b'"stall_rounds":'


def read_event(body: bytes) -> AnyEvent:
    """Return the event in an entry of a log. Tables from before rule 4.5 existed are played without it.

    Raises msgspec.DecodeError if the body is not an event.
    """
    event: AnyEvent = _decode_event(body)
    if isinstance(event, TableOpened | SettingsChanged) and _STALL_ROUNDS not in body:
        rules = replace(event.settings.rules, stall_rounds=0)
        return replace(event, settings=replace(event.settings, rules=rules))
    return event


CHAT_EVENTS = (ChatSent, PhraseSent)
# These events do not make earlier commands stale; nor do draft events until the packs pass on.
HARMLESS_EVENTS = (*CHAT_EVENTS, ReadyChanged, WordsAdded)
DRAFT_EVENTS = (CardKept, ActionsTakenBack)
# Events that change neither who holds a seat nor who plays it.
SEATS_UNCHANGED = (ActionPlayed, CardKept, ActionsTakenBack, *CHAT_EVENTS)
