"""Commands: what people, programs and the server ask a table to do. The field `do` names the command on the wire."""

from typing import Annotated, Any, Final, Literal, get_args

from msgspec import Meta, Struct

from civ.tables.settings import DEFAULT_STAND_IN, Occupant, Settings

MAX_LINE_LENGTH: Final = 200  # characters of a line of chat, or of words for the shuffle

Seat = Annotated[int, Meta(ge=1, le=4)]
Token = Annotated[str, Meta(max_length=8)]
# One line with a visible character, without control characters or characters that change the direction of text.
_INVISIBLE = r"\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069"
_LINE = rf"^[^{_INVISIBLE}]*[^\s{_INVISIBLE}][^{_INVISIBLE}]*$(?!\n)"
Line = Annotated[str, Meta(min_length=1, max_length=MAX_LINE_LENGTH, pattern=_LINE)]
PhraseName = Literal[
    "hello", "well-played", "thanks", "sorry", "moment", "your-turn", "watch-out", "stop-together",
    "peace", "agreed", "no", "promise", "revenge", "good-game",
]  # fmt: skip
PHRASES: tuple[PhraseName, ...] = get_args(PhraseName)


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """The base of all commands. The tag of each is its name on the wire."""


# --- Before the deal ---


class TakeSeat(Command, frozen=True, tag="sit"):
    """Take an open seat."""

    seat: Seat


class LeaveSeat(Command, frozen=True, tag="stand"):
    """Leave a seat that the sender holds."""

    seat: Seat


class AssignSeat(Command, frozen=True, tag="place"):
    """As the host, give a seat to a bot or to somebody at the same device, or clear it.

    A seat that another person holds can only be cleared.
    """

    seat: Seat
    player: Occupant


class ChangeSettings(Command, frozen=True, tag="change"):
    """As the host, change the settings. Everybody keeps their seat unless the number of seats changes."""

    settings: Settings


class SetReady(Command, frozen=True, tag="ready"):
    """Say whether the sender is ready for the deal."""

    ready: bool = True


class AddWords(Command, frozen=True, tag="word"):
    """Add the sender's words to the seed of the shuffle."""

    words: Line


class StartGame(Command, frozen=True, tag="start"):
    """As the host, deal the cards."""


# --- During the game ---


class PlayAction(Command, frozen=True, tag="act"):
    """Play an action, written in notation."""

    seat: Seat
    action: Token


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take back the sender's last action or, in a draft, the card just kept."""

    seat: Seat


class ProposeTakeBack(Command, frozen=True, tag="propose"):
    """Ask the other people to return to a ply: that many actions after the deal."""

    seat: Seat
    ply: Annotated[int, Meta(ge=0, le=100_000)]


class AnswerProposal(Command, frozen=True, tag="answer"):
    """Accept or decline a proposal."""

    seat: Seat
    yes: bool


class Resign(Command, frozen=True, tag="resign"):
    """Give up."""

    seat: Seat


class HandOver(Command, frozen=True, tag="hand"):
    """Let a bot play the sender's seat."""

    seat: Seat
    bot: Occupant = DEFAULT_STAND_IN


class ReclaimSeat(Command, frozen=True, tag="return"):
    """Take the seat back from the bot that plays for the sender."""

    seat: Seat


# --- Chat and rematch ---


class SendChat(Command, frozen=True, tag="say"):
    """Send a line of chat."""

    text: Line


class SendPhrase(Command, frozen=True, tag="phrase"):
    """Send a set phrase, which every reader sees in their own language."""

    phrase: PhraseName
    seat: Seat | None = None  # the seat it is about
    domain: Literal["M", "R", "E", "S", "C", "U"] | None = None


class OpenRematch(Command, frozen=True, tag="rematch"):
    """Open another table for the same people, each one seat further on."""


PersonCommand = (
    TakeSeat | LeaveSeat | AssignSeat | ChangeSettings | SetReady | AddWords | StartGame | PlayAction | TakeBack
    | ProposeTakeBack | AnswerProposal | Resign | HandOver | ReclaimSeat | SendChat | SendPhrase | OpenRematch
)  # fmt: skip


# --- Commands of the server itself: no message can carry them ---


class PlayBotAction(Command, frozen=True, tag="botact"):
    """Play a bot's action, chosen when `Table.changed` had the given value."""

    seat: Seat
    action: Token
    changed: int
    why: str = ""
    facts: dict[str, Any] = {}


class ExpireClock(Command, frozen=True, tag="runout"):
    """Replace a person whose clock has run out."""

    seat: Seat


class ReplaceAbsent(Command, frozen=True, tag="missing"):
    """Replace a person whose absence has lasted too long."""

    seat: Seat


AnyCommand = PersonCommand | PlayBotAction | ExpireClock | ReplaceAbsent
