"""The set-up of a table in words: its rules, its clock and the names of its players."""

from civ.i18n.texts import text
from civ.narration.sentences import capital
from civ.tables.settings import Settings
from civ.tables.snapshots import SeatInfo


def rules_summary(settings: Settings, language: str) -> str:
    """The settings of a table that players ask about first, in one line."""
    rules, clock = settings.rules, settings.turn_seconds
    words = [
        text("web-players-count", language, count=rules.players),
        text(f"setup-deal-{rules.deal}", language),
        text("setup-teams-yes", language) if rules.teams else None,
        clock_phrase(language, clock) if clock else None,
        None if settings.take_backs else text("web-no-take-backs", language),
    ]
    return " · ".join(word for word in words if word)


def clock_phrase(language: str, seconds: int) -> str:
    """The time a player has for a turn, in days or minutes."""
    if seconds % 86_400 == 0:
        return text("web-clock-days", language, count=seconds // 86_400)
    return text("web-clock-minutes", language, count=round(seconds / 60))


def player_name(seat: SeatInfo, language: str) -> str:
    """The name of the person in a seat, the level of its bot, or "free"."""
    if seat.person is None:
        return capital(text(f"level-{seat.bot}", language)) if seat.bot else text("web-free", language)
    return seat.name
