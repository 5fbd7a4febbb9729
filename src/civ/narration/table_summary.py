"""A table's settings and players in words."""

from civ.i18n.texts import text
from civ.narration.rules import changed_rule_lines
from civ.narration.wording import capitalized
from civ.tables.settings import Settings
from civ.tables.snapshots import SeatInfo

_DAY_S = 86_400


def rules_summary(settings: Settings, language: str) -> str:
    """Return the settings that players ask about first, in one line."""
    rules, clock = settings.rules, settings.turn_seconds
    words = [
        text("count-players", language, count=rules.players),
        text(f"setup-deal-{rules.deal}", language),
        text("setup-teams-yes", language) if rules.teams else None,
        clock_summary(clock, language) if clock else None,
        *changed_rule_lines(rules, ("hand_limit", "stall_rounds"), language),
        None if settings.take_backs else text("settings-no-take-backs", language),
    ]
    return " · ".join(word for word in words if word)


def clock_summary(seconds: int, language: str) -> str:
    """Return the time that a player has for a turn, in days or minutes."""
    if seconds % _DAY_S == 0:
        return text("settings-clock-days", language, count=seconds // _DAY_S)
    return text("settings-clock-minutes", language, count=round(seconds / 60))


def player_name(seat: SeatInfo, language: str) -> str:
    """Return the name of the person in a seat, the level of its bot, or "free"."""
    if seat.person is None:
        return capitalized(text(f"level-{seat.bot}", language)) if seat.bot else text("seat-free", language)
    return seat.name
