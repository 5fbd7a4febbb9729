"""The settings of a table, frozen at the deal."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from civ.bots.ladder import LADDER
from civ.errors import BadRules
from civ.game.options import Rules
from civ.i18n.truncation import excerpt

# The host, another person on the host's device, and anybody who takes the seat.
ME, HERE, OPEN_SEAT = "me", "here", "open"
PEOPLE_WORDS: Final = (ME, HERE, OPEN_SEAT)
DEFAULT_STAND_IN: Final = "adept"
TurnSeconds = Annotated[int, Meta(ge=10, le=30 * 86_400)]
Absence = Annotated[int, Meta(ge=10, le=7 * 86_400)]
Pace = Annotated[float, Meta(ge=0, le=30)]
Occupant = Annotated[str, Meta(max_length=20)]  # one of PEOPLE_WORDS, or the level of a bot


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The rules of the game, and how the table is run."""

    rules: Rules = Rules()
    seats: tuple[Occupant, ...] = ("me", "adept")
    turn_seconds: TurnSeconds | None = None  # the time for a turn; None: no clock
    public: bool = False  # whether the table is listed, or found only by its link
    watch: bool = True  # whether spectators may watch after the deal
    take_backs: bool = True
    stand_in: Occupant | None = DEFAULT_STAND_IN  # the bot that replaces a person; None: a clock that runs out loses
    absence: Absence | None = 120  # the seconds until the stand-in replaces an absent person; None: never
    pace: Pace = 1.0  # the seconds before each action of a bot, so that people can follow
    chat: bool = True


def check_settings(settings: Settings) -> None:
    """Raise BadRules if the number of seats does not fit the rules, or if a bot is unknown."""
    if len(settings.seats) != settings.rules.players:
        raise BadRules("table-seats", count=len(settings.seats), players=settings.rules.players)
    for word in settings.seats:
        check_player(word)
    if settings.stand_in is not None:
        check_bot(settings.stand_in)


def check_player(word: str) -> None:
    """Raise BadRules for a word that names neither a person nor a bot."""
    if word not in PEOPLE_WORDS:
        check_bot(word)


def check_bot(word: str) -> None:
    """Raise BadRules for an unknown bot."""
    if word not in LADDER:
        raise BadRules("table-player", player=excerpt(word), players=" ".join([*PEOPLE_WORDS, *LADDER]))
