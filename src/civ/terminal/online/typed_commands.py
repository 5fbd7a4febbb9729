"""Keywords that can be typed at a table of a server, and the commands that they send."""

from typing import Any, Final

from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.narration.descriptions import TABLE_KEYWORDS
from civ.tables import commands
from civ.tables.commands import PHRASES

QUERY_KEYWORDS: Final = (*TABLE_KEYWORDS, "log", "help", "quit", "again")
COMMAND_KEYWORDS: Final = (
    "undo", "say", "phrase", "ready", "start", "resign", "bot", "return", "propose", "agree", "refuse",
)  # fmt: skip
# The screen has keys for the first three: undo, say and phrase.
COMMANDS_WITHOUT_KEY: Final = COMMAND_KEYWORDS[3:]
_SEAT_NUMBERS: Final = ("1", "2", "3", "4")
_DOMAINS: Final = tuple(DOMAIN_LETTERS)
# Commands that the server must refuse if the table has changed since the player saw it.
STATE_DEPENDENT_COMMANDS: Final = (
    commands.PlayAction,
    commands.TakeBack,
    commands.ProposeTakeBack,
    commands.AnswerProposal,
)


def parse_command(keyword: str, rest: str, seat: int, ply: int) -> commands.PersonCommand | None:
    """Return the command of a keyword and the words after it, or None if they cannot be read.

    `seat` is the player's, `ply` the number of actions played so far.
    """
    count = int(rest) if rest.isdecimal() else 1
    by_keyword: dict[str, commands.PersonCommand] = {
        "undo": commands.TakeBack(seat),
        "ready": commands.SetReady(),
        "start": commands.StartGame(),
        "resign": commands.Resign(seat),
        "bot": commands.HandOver(seat, rest) if rest else commands.HandOver(seat),
        "return": commands.ReclaimSeat(seat),
        "propose": commands.ProposeTakeBack(seat, max(0, ply - count)),
        "agree": commands.AnswerProposal(seat, yes=True),
        "refuse": commands.AnswerProposal(seat, yes=False),
    }
    if keyword == "say":
        return commands.SendChat(rest) if rest else None
    return _parse_phrase(rest.split()) if keyword == "phrase" else by_keyword[keyword]


def _parse_phrase(words: list[str]) -> commands.SendPhrase | None:
    """Read a set phrase by its number or name, then perhaps a seat and the letter of a domain."""
    name, *about = words or [""]
    if name.isdecimal() and 1 <= int(name) <= len(PHRASES):
        name = PHRASES[int(name) - 1]
    seats = [int(word) for word in about if word in _SEAT_NUMBERS]
    domains = [word.upper() for word in about if word.upper() in _DOMAINS]
    if name not in PHRASES or len(seats) > 1 or len(domains) > 1 or len(seats) + len(domains) < len(about):
        return None
    fields: Any = {"phrase": name, "seat": next(iter(seats), None), "domain": next(iter(domains), None)}
    return commands.SendPhrase(**fields)
