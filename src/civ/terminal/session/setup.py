"""The options before a game, as rows of values. The screen and the plain lines show the same rows."""

from typing import Any, Final

from civ.bots import LADDER
from civ.game.options import RULE_CHOICES, STALL_ROUND_CHOICES, Rules
from civ.i18n.texts import LANGUAGES, text
from civ.narration.rules import RULE_NAMES, applicable_rules, rule_label, rule_value_label
from civ.terminal.session.seats import DEFAULT_BOT, ME_WORD, PERSON_WORD, SeatPlayer, read_seats

YES, NO = "yes", "no"
BOT_PAUSES_S: Final = ("1.5", "0.8", "0.3", "0")  # between the actions of bots
DEFAULT_BOT_PAUSE_S: Final = "0.8"
_SEAT_ROWS: Final = ("seat-1", "seat-2", "seat-3", "seat-4")
_SEAT_VALUES: Final = (ME_WORD, PERSON_WORD, *LADDER)


class Setup:
    """The values chosen so far; at first a game of one person against one bot."""

    def __init__(self, language: str, pace: str = DEFAULT_BOT_PAUSE_S) -> None:
        default = Rules().to_dict()
        self.values: dict[str, str] = {"players": "2", "seat-1": ME_WORD, "pace": pace, "language": language}
        self.values |= dict.fromkeys(_SEAT_ROWS[1:], DEFAULT_BOT)
        self.values |= {name: _word(default[name]) for name in RULE_NAMES}

    @property
    def rows(self) -> list[str]:
        """The rows that apply to the values chosen so far."""
        players = int(self.values["players"])
        return [
            "players", *_SEAT_ROWS[:players], *applicable_rules(players, self.values["deal"]), "pace", "language",
        ]  # fmt: skip

    def choices(self, row: str) -> tuple[str, ...]:
        """Return the values of a row."""
        if row in _SEAT_ROWS:
            return _SEAT_VALUES
        if row == "pace":
            return BOT_PAUSES_S if self.values["pace"] in BOT_PAUSES_S else (*BOT_PAUSES_S, self.values["pace"])
        if row == "language":
            return LANGUAGES
        return tuple(map(_word, STALL_ROUND_CHOICES if row == "stall_rounds" else RULE_CHOICES[row]))

    def change(self, row: str, by: int = 1) -> None:
        """Change a row to its next value, or by -1 to the one before."""
        choices = self.choices(row)
        self.values[row] = choices[(choices.index(self.values[row]) + by) % len(choices)]

    @property
    def rules(self) -> Rules:
        """The chosen rules; rows that do not apply have their default values."""
        players = int(self.values["players"])
        chosen = {name: _rule_value(self.values[name]) for name in applicable_rules(players, self.values["deal"])}
        return Rules(**{"players": players, **chosen})

    @property
    def players(self) -> tuple[SeatPlayer, ...]:
        """The chosen players by seat."""
        return read_seats(",".join(self.values[seat] for seat in _SEAT_ROWS[: int(self.values["players"])]))

    @property
    def language(self) -> str:
        """The chosen language."""
        return self.values["language"]

    @property
    def pace(self) -> float:
        """Seconds between the actions of bots."""
        return float(self.values["pace"])

    def row_label(self, row: str) -> str:
        """Return the label of a row."""
        if row in _SEAT_ROWS:
            return text("table-seat", self.language, seat=_SEAT_ROWS.index(row) + 1)
        return rule_label(row, self.language)

    def value_label(self, row: str, value: str) -> str:
        """Return the label of a value of a row."""
        if row == "players":
            return value
        if row == "language":
            return text("language-name", value)
        if row == "pace":
            return text("setup-pace-seconds", self.language, seconds=value)
        if row in _SEAT_ROWS:
            return text(f"setup-{value}" if value in (ME_WORD, PERSON_WORD) else f"level-{value}", self.language)
        return rule_value_label(row, _rule_value(value), self.language)


def _rule_value(word: str) -> Any:
    """Return the value of a rule that a value of its row means."""
    return word == YES if word in (YES, NO) else int(word) if word.isdecimal() else word


def _word(value: object) -> str:
    return {True: YES, False: NO}[value] if isinstance(value, bool) else str(value)
