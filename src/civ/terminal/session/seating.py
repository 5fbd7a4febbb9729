"""Who sits where, as people write it: `me,adept,expert@1s`. A seat is a person's or a contender's."""

import csv
import io
from typing import Final

from civ.bots import LADDER, BotSpec, read_bot_spec
from civ.errors import BadUsage
from civ.game.options import Rules
from civ.i18n.texts import text

ME, PERSON = "me", "person"  # both are people at this keyboard
USUAL_RIVAL: Final = "adept"
Player = BotSpec | None  # None is a person


def read_seats(words: str) -> tuple[Player, ...]:
    """Players from their words, separated by commas; one that holds a comma stands in quotation marks."""
    row = next(csv.reader([words], skipinitialspace=True), [])
    return tuple(None if word.strip() in (ME, PERSON) else read_bot_spec(word) for word in row)


def write_seats(players: tuple[Player, ...]) -> str:
    """The same in words."""
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow([ME if player is None else player.text for player in players])
    return line.getvalue()


def usual_seats(players: int) -> tuple[Player, ...]:
    """You against bots."""
    return (None, *[read_bot_spec(USUAL_RIVAL)] * (players - 1))


def check_seats(players: tuple[Player, ...], rules: Rules) -> None:
    """Refuse a table that has more or fewer chairs than players."""
    if len(players) != rules.players:
        raise BadUsage("seats-count", count=len(players), players=rules.players)


def player_name(player: BotSpec, language: str) -> str:
    """A bot's name for people."""
    if player.name not in LADDER:
        return player.text
    return player.text.replace(player.name, text(f"level-{player.name}", language), 1)


def seat_name(player: Player, language: str, *, own: bool) -> str:
    """What the player of a seat is called; `own` if it is the one who looks."""
    return player_name(player, language) if player else text("table-you" if own else "setup-person", language)
