"""What has happened at a table: one event for every command carried out, and nothing that follows from them."""

from typing import Any

from msgspec import Struct

from civ.tables.settings import Settings


class Event(Struct, frozen=True, gc=False, tag_field="kind", tag=str.lower, omit_defaults=True):
    """One line of the log. `at` is when, in seconds since the epoch. There are many, and no event holds another."""

    at: float


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sits in a chair: a person, a bot of a level, or nobody yet."""

    person: str | None = None
    name: str = ""
    program: bool = False
    bot: str | None = None


class Opened(Event, frozen=True):
    """The table stands. The seed stays with the server until the end; a fork begins from a record instead."""

    host: Player
    settings: Settings
    players: tuple[Player, ...]
    seed: str | None = None
    start: str | None = None


class Sat(Event, frozen=True):
    """Somebody sat down."""

    seat: int
    player: Player


class Stood(Event, frozen=True):
    """A chair became free."""

    seat: int


class Changed(Event, frozen=True):
    """Other settings; `players` as they sit now."""

    settings: Settings
    players: tuple[Player, ...]


class Readied(Event, frozen=True):
    """A person is ready, or no longer."""

    person: str
    ready: bool


class Worded(Event, frozen=True):
    """A person's words for the shuffle."""

    person: str
    name: str
    words: str


class Dealt(Event, frozen=True):
    """The cards are on the table: a record without, or for a fork with, actions."""

    record: str


class Acted(Event, frozen=True):
    """An action of the game; step and target tell who may know it, `why` is a bot's reason."""

    seat: int
    action: str
    step: str
    times: int
    target: int | None = None
    bot: bool = False
    why: str = ""
    facts: dict[str, Any] = {}


class Kept(Event, frozen=True):
    """A card kept in a draft, which waits for the others' choices; the last one lets all packs pass on."""

    seat: int
    action: str
    bot: bool = False


class TakenBack(Event, frozen=True, tag="taken-back"):
    """The last actions never happened; or, in a draft, the card that a seat kept."""

    seat: int
    count: int


class Proposed(Event, frozen=True):
    """A seat would like to go back to a ply; those asked have not answered yet."""

    seat: int
    ply: int


class Answered(Event, frozen=True):
    """A seat agrees, or not. The last to agree makes it so."""

    seat: int
    yes: bool


class Resigned(Event, frozen=True):
    """A seat gave up."""

    seat: int


class Handed(Event, frozen=True):
    """A bot plays for a person: because they asked, their clock ran out, or they left."""

    seat: int
    bot: str
    cause: str


class Returned(Event, frozen=True):
    """The person plays again."""

    seat: int


class Said(Event, frozen=True):
    """A sentence."""

    person: str
    name: str
    text: str


class Phrased(Event, frozen=True):
    """A set phrase."""

    person: str
    name: str
    phrase: str
    seat: int | None = None
    domain: str | None = None


class Followed(Event, frozen=True):
    """The same people play again at another table."""

    code: str


AnyEvent = (
    Opened | Sat | Stood | Changed | Readied | Worded | Dealt | Acted | Kept | TakenBack | Proposed | Answered
    | Resigned | Handed | Returned | Said | Phrased | Followed
)  # fmt: skip
TALK = (Said, Phrased)
CALM = (Said, Phrased, Readied, Worded)  # events after which nobody's wish has become another one
PICKS = (Kept, TakenBack)  # nor after these, while the packs of a draft lie where they are
PLAY = (Acted, Kept, TakenBack, *TALK)  # events that leave who sits where, and how, as it was
