"""What a table is set up with. Everything here is frozen at the deal."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from civ.bots.ladder import LADDER
from civ.errors import BadRules
from civ.game.options import Rules
from civ.i18n.truncation import excerpt

ME, HERE, OPEN = "me", "here", "open"  # I sit here; somebody beside me at this device; whoever comes by the link
PEOPLE: Final = (ME, HERE, OPEN)
TurnSeconds = Annotated[int, Meta(ge=10, le=30 * 86_400)]
Absence = Annotated[int, Meta(ge=10, le=7 * 86_400)]
Pace = Annotated[float, Meta(ge=0, le=30)]
Occupant = Annotated[str, Meta(max_length=20)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The rules and the manners of a table."""

    rules: Rules = Rules()
    seats: tuple[Occupant, ...] = ("me", "adept")  # or a bot's level
    turn_seconds: TurnSeconds | None = None  # for each turn; no clock if None
    public: bool = False  # listed for all to see; else found by its link alone
    watch: bool = True  # whether others may look on once it is dealt
    take_backs: bool = True
    stand_in: Occupant | None = "adept"  # the bot that takes over for one whose clock ran out or who left
    absence: Absence | None = 120  # how long one may be gone before the stand-in plays; for ever if None
    pace: Pace = 1.0  # seconds before each action of a bot, for people to follow
    chat: bool = True


def check_settings(settings: Settings) -> None:
    """Refuse seats that do not fit the rules, and bots that there are not."""
    if len(settings.seats) != settings.rules.players:
        raise BadRules("table-seats", count=len(settings.seats), players=settings.rules.players)
    for word in settings.seats:
        check_player(word)
    if settings.stand_in is not None:
        check_bot(settings.stand_in)


def check_player(word: str) -> None:
    """Refuse what is neither a person nor a bot."""
    if word not in PEOPLE:
        check_bot(word)


def check_bot(word: str) -> None:
    """Refuse a level that there is not."""
    if word not in LADDER:
        raise BadRules("table-player", player=excerpt(word), players=" ".join([*PEOPLE, *LADDER]))
