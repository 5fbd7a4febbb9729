"""The rules of one table: how many play, how cards are dealt, and what editions differ in."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import asdict

from civ.errors import BadRules
from civ.i18n.truncation import one_line

MAX_VALUE_LENGTH = 40  # of a value that an error quotes
CHOICES: dict[str, tuple[Any, ...]] = {
    "players": (2, 3, 4),
    "deal": ("basic", "draft"),
    "teams": (False, True),
    "draft_order": ("anticlockwise", "clockwise"),
    "last_round": ("finish", "one_more_each"),
    "democracy_needs_card": (True, False),
}


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules 2.1, 2.5 and 2.6, section 6, and the edition options of 2.7, 4.4 and 3.9."""

    players: int = 2
    deal: Literal["basic", "draft"] = "basic"
    teams: bool = False
    draft_order: Literal["anticlockwise", "clockwise"] = "anticlockwise"
    last_round: Literal["finish", "one_more_each"] = "finish"
    democracy_needs_card: bool = True

    def __post_init__(self) -> None:
        for name, choices in CHOICES.items():
            value = getattr(self, name)
            if not any(type(value) is type(choice) and value == choice for choice in choices):
                raise BadRules(
                    "rules-value",
                    rule=name,
                    value=one_line(repr(value), MAX_VALUE_LENGTH),
                    choices=" ".join(map(_word, choices)),
                )
        if self.teams and self.players != 4:
            raise BadRules("rules-teams", players=self.players)

    @classmethod
    def from_dict(cls, rules: Mapping[str, Any]) -> "Rules":
        """Rules from a record's object; what is left out has its usual value, but the players must be told."""
        if not isinstance(rules, Mapping):
            raise BadRules("rules-not-object")
        for name in rules:
            if name not in cls.__struct_fields__:
                raise BadRules("rules-unknown", rule=one_line(repr(name), MAX_VALUE_LENGTH))
        if "players" not in rules:
            raise BadRules("rules-no-players")
        return cls(**rules)

    def to_dict(self) -> dict[str, Any]:
        """The same as a record's object."""
        return asdict(self)

    def write_to(self, states: Any) -> None:
        """Set the rules of a state record, or of every record of an array. The deal is not kept there."""
        states["players"] = self.players
        states["teams"] = self.teams
        states["clockwise_draft"] = self.draft_order == "clockwise"
        states["one_more_each"] = self.last_round == "one_more_each"
        states["democracy_needs_card"] = self.democracy_needs_card


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
