"""The players of the seats, as `--seats` writes them: `me,adept,expert@1s`."""

import csv
import io
from typing import Final

from civ.bots import LADDER, BotSpec, read_bot_spec
from civ.errors import BadUsage
from civ.game.options import Rules
from civ.i18n.texts import text

ME_WORD, PERSON_WORD = "me", "person"  # both mean a person at this keyboard
DEFAULT_BOT: Final = "adept"
SeatPlayer = BotSpec | None  # None is a person


def read_seats(words: str) -> tuple[SeatPlayer, ...]:
    """Read players separated by commas. A player that contains a comma must be in quotation marks.

    Raises BadBot if a player is neither a person nor a bot.
    """
    row = next(csv.reader([words], skipinitialspace=True), [])
    return tuple(None if word.strip() in (ME_WORD, PERSON_WORD) else read_bot_spec(word) for word in row)


def write_seats(players: tuple[SeatPlayer, ...]) -> str:
    """Write players as `read_seats` reads them."""
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow([ME_WORD if player is None else player.text for player in players])
    return line.getvalue()


def default_seats(players: int) -> tuple[SeatPlayer, ...]:
    """Return one person in seat 1 and bots in the others."""
    return (None, *[read_bot_spec(DEFAULT_BOT)] * (players - 1))


def check_seats(players: tuple[SeatPlayer, ...], rules: Rules) -> None:
    """Raise BadUsage unless there are as many seats as the rules have players."""
    if len(players) != rules.players:
        raise BadUsage("seats-count", count=len(players), players=rules.players)


def bot_name(bot: BotSpec, language: str) -> str:
    """Return the name of a bot, its level translated."""
    if bot.name not in LADDER:
        return bot.text
    return bot.text.replace(bot.name, text(f"level-{bot.name}", language), 1)


def seat_name(player: SeatPlayer, language: str, *, own: bool) -> str:
    """Return the name of the player in a seat; `own` if it is the viewer's seat."""
    return bot_name(player, language) if player else text("table-you" if own else "setup-person", language)
