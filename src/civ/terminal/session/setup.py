"""What can be chosen before a game, as rows of values; the screen and the plain lines turn the same rows."""

from typing import Any, Final

from civ.bots import LADDER
from civ.game.options import CHOICES, Rules
from civ.i18n.texts import LANGUAGES, text
from civ.terminal.session.seating import ME, PERSON, USUAL_RIVAL, Player, read_seats

YES, NO = "yes", "no"
PACES: Final = ("1.5", "0.8", "0.3", "0")  # seconds between the actions of bots
USUAL_PACE: Final = "0.8"
_SEATS: Final = ("seat-1", "seat-2", "seat-3", "seat-4")
_SEAT_VALUES: Final = (ME, PERSON, *LADDER)
_RULES: Final = ("deal", "teams", "draft_order", "last_round", "democracy_needs_card")


class Setup:
    """The choices as they stand: at first a sensible game, you against one bot."""

    def __init__(self, language: str, pace: str = USUAL_PACE) -> None:
        usual = Rules().to_dict()
        self.values: dict[str, str] = {"players": "2", "seat-1": ME, "pace": pace, "language": language}
        self.values |= dict.fromkeys(_SEATS[1:], USUAL_RIVAL)
        self.values |= {name: _word(usual[name]) for name in _RULES}

    @property
    def rows(self) -> list[str]:
        """The rows that matter now."""
        players = int(self.values["players"])
        hidden = {"teams"} if players < 4 else set()
        hidden |= {"draft_order"} if self.values["deal"] == "basic" else set()
        return ["players", *_SEATS[:players], *(name for name in _RULES if name not in hidden), "pace", "language"]

    def choices(self, row: str) -> tuple[str, ...]:
        """The values of a row."""
        if row in _SEATS:
            return _SEAT_VALUES
        if row == "pace":
            return PACES if self.values["pace"] in PACES else (*PACES, self.values["pace"])
        return LANGUAGES if row == "language" else tuple(map(_word, CHOICES[row]))

    def turn(self, row: str, by: int = 1) -> None:
        """Go to the next value of a row, or the one before."""
        choices = self.choices(row)
        self.values[row] = choices[(choices.index(self.values[row]) + by) % len(choices)]

    @property
    def rules(self) -> Rules:
        """The rules that are chosen; what is hidden has its usual value."""
        chosen: dict[str, Any] = {"players": int(self.values["players"])}
        for name in self.rows:
            if name in _RULES:
                value = self.values[name]
                chosen[name] = value == YES if value in (YES, NO) else value
        return Rules.from_dict(chosen)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        return read_seats(",".join(self.values[seat] for seat in _SEATS[: int(self.values["players"])]))

    @property
    def language(self) -> str:
        """The language that is chosen."""
        return self.values["language"]

    @property
    def pace(self) -> float:
        """Seconds between the actions of bots."""
        return float(self.values["pace"])

    def name(self, row: str) -> str:
        """A row's name."""
        if row in _SEATS:
            return text("table-seat", self.language, seat=_SEATS.index(row) + 1)
        return text(f"setup-{row.replace('_', '-')}", self.language)

    def said(self, row: str, value: str) -> str:
        """A value's name."""
        if row == "players":
            return value
        if row == "language":
            return text("language-name", value)
        if row == "pace":
            return text("setup-pace-seconds", self.language, seconds=value)
        if row in _SEATS:
            return text(f"setup-{value}" if value in (ME, PERSON) else f"level-{value}", self.language)
        return text(f"setup-{row}-{value}".replace("_", "-"), self.language)


def _word(value: object) -> str:
    return {True: YES, False: NO}[value] if isinstance(value, bool) else str(value)
