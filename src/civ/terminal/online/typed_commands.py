"""What can be typed at a table of a server: words of the game, of the table, and of talk, each as a wish."""

from typing import Any, Final

from civ.i18n.texts import DEFAULT_LANGUAGE, text
from civ.tables import commands
from civ.tables.commands import PHRASES

LOOKING: Final = ("hand", "area", "areas", "pile", "deck", "log", "help", "quit", "again")
ASKING: Final = (
    "undo", "say", "phrase", "ready", "start", "resign", "bot", "return", "propose", "agree", "refuse",
)  # fmt: skip
HURRIED: Final = (
    commands.PlayAction,
    commands.TakeBack,
    commands.ProposeTakeBack,
    commands.AnswerProposal,
)  # wishes that must not meet a table that has changed


def read_word(words: str, language: str) -> str | None:
    """Which of the words it is, in the player's language or in English; a stroke before it does no harm."""
    given = words.removeprefix("/").casefold()
    for word in (*LOOKING, *ASKING):
        if given in (text(f"word-{word}", tongue).casefold() for tongue in (language, DEFAULT_LANGUAGE)):
            return word
    return None


def wish_typed(word: str, rest: str, seat: int, ply: int) -> commands.PersonCommand | None:
    """The wish of one of the asking words and of what follows it; None if that cannot be read."""
    count = int(rest) if rest.isdecimal() else 1
    wishes: dict[str, commands.PersonCommand] = {
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
    if word == "say":
        return commands.SendChat(rest) if rest else None
    return _phrase(rest.split()) if word == "phrase" else wishes[word]


def _phrase(words: list[str]) -> commands.SendPhrase | None:
    """A set phrase by its number or name, then perhaps a seat and the letter of a domain."""
    name, *about = words or [""]
    if name.isdecimal() and 1 <= int(name) <= len(PHRASES):
        name = PHRASES[int(name) - 1]
    seats = [int(word) for word in about if word in ("1", "2", "3", "4")]
    domains = [word.upper() for word in about if word.upper() in ("M", "R", "E", "S", "C", "U")]
    if name not in PHRASES or len(seats) > 1 or len(domains) > 1 or len(seats) + len(domains) < len(about):
        return None
    said: Any = {"phrase": name, "seat": next(iter(seats), None), "domain": next(iter(domains), None)}
    return commands.SendPhrase(**said)
