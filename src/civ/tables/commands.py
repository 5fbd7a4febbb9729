"""What people, programs and the server itself ask of a table. `do` names the command on the wire."""

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct

from civ.tables.settings import SeatWord, Settings

Seat = Annotated[int, Meta(ge=1, le=4)]
Token = Annotated[str, Meta(max_length=8)]
# One line with something to see in it, and nothing that moves a cursor or turns the writing round.
_UNSEEN = r"\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069"
_LINE = rf"^[^{_UNSEEN}]*[^\s{_UNSEEN}][^{_UNSEEN}]*$(?!\n)"
Words = Annotated[str, Meta(min_length=1, max_length=200, pattern=_LINE)]
PhraseName = Literal[
    "hello", "well-played", "thanks", "sorry", "moment", "your-turn", "watch-out", "stop-together",
    "peace", "agreed", "no", "promise", "revenge", "good-game",
]  # fmt: skip
PHRASES: tuple[str, ...] = get_args(PhraseName)


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """One wish."""


# --- Before the deal ---


class Sit(Command, frozen=True):
    """Take an open seat."""

    seat: Seat


class Stand(Command, frozen=True):
    """Leave one's seat."""

    seat: Seat


class Place(Command, frozen=True):
    """The host gives a seat that no other person holds to somebody at this device or to a bot; or frees any seat."""

    seat: Seat
    player: SeatWord


class Change(Command, frozen=True):
    """The host changes the settings; who sits where stays, if there are as many seats."""

    settings: Settings


class Ready(Command, frozen=True):
    """One is ready to begin, or no longer."""

    ready: bool = True


class Word(Command, frozen=True):
    """One's own words for the shuffle."""

    words: Words


class Start(Command, frozen=True):
    """The host deals."""


# --- While playing ---


class Act(Command, frozen=True):
    """An action of the game, in notation."""

    seat: Seat
    action: Token


class Undo(Command, frozen=True, tag="take-back"):
    """Take one's own last action back, or the card one kept in a draft."""

    seat: Seat


class Propose(Command, frozen=True):
    """Ask the others to take everything back to that many actions after the deal."""

    seat: Seat
    ply: Annotated[int, Meta(ge=0, le=100_000)]


class Answer(Command, frozen=True):
    """Agree to a proposal, or not."""

    seat: Seat
    yes: bool


class Resign(Command, frozen=True):
    """Give up."""

    seat: Seat


class Hand(Command, frozen=True):
    """Let a bot play one's seat."""

    seat: Seat
    bot: SeatWord = "adept"


class Return(Command, frozen=True):
    """Play one's seat again oneself."""

    seat: Seat


# --- Talking, and after ---


class Say(Command, frozen=True):
    """A sentence of one's own."""

    text: Words


class Phrase(Command, frozen=True):
    """A set phrase that each reader sees in their language."""

    phrase: PhraseName
    seat: Seat | None = None  # whom it is about
    domain: Literal["M", "R", "E", "S", "C", "U"] | None = None


class Rematch(Command, frozen=True):
    """The same people again, each one seat further."""


PersonCommand = (
    Sit | Stand | Place | Change | Ready | Word | Start | Act | Undo | Propose | Answer | Resign | Hand | Return
    | Say | Phrase | Rematch
)  # fmt: skip


# --- Of the server itself: no message can carry them ---


class BotAct(Command, frozen=True):
    """A bot's action, chosen when the table had that many events that matter."""

    seat: Seat
    action: Token
    changed: int
    why: str = ""
    facts: dict[str, Any] = {}


class RunOut(Command, frozen=True):
    """A person's clock has run out."""

    seat: Seat


class Missing(Command, frozen=True):
    """A person has been gone for too long."""

    seat: Seat


AnyCommand = PersonCommand | BotAct | RunOut | Missing
