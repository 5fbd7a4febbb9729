"""The rules of one table: the number of players, the kind of deal, and the options in which editions differ."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct
from msgspec.structs import asdict

from civ.errors import BadRules
from civ.i18n.truncation import one_line

Players = Literal[2, 3, 4]
PLAYER_COUNTS: Final[tuple[Players, ...]] = (2, 3, 4)

MAX_VALUE_LENGTH = 40  # characters of a value that an error quotes
RULE_CHOICES: dict[str, tuple[Any, ...]] = {
    "players": PLAYER_COUNTS,
    "deal": ("basic", "draft"),
    "teams": (False, True),
    "draft_order": ("anticlockwise", "clockwise"),
    "last_round": ("finish", "one_more_each"),
    "democracy_needs_card": (True, False),
    "hand_limit": ("once_used", "while_held"),
}
RULE_RANGES: dict[str, tuple[int, int]] = {"stall_rounds": (0, 50)}  # lowest and highest value
STALL_ROUND_CHOICES: Final = (0, 5, 10, 20, 50)  # what forms offer of the range
# Values of options in records from before the option existed.
VALUES_IN_OLD_RECORDS: dict[str, Any] = {"stall_rounds": 0}


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of rules 2.1, 2.5, 2.6, 2.7, 3.9, 3.19, 4.4 and 4.5, and of section 6.

    - `players`: the number of players (2.1)
    - `deal`: hands of three cards (2.5), or a draft (2.6)
    - `teams`: whether seats 1 and 3 play against seats 2 and 4 (section 6)
    - `draft_order`: who takes from the middle first (2.7)
    - `last_round`: whether the round is finished when the deck runs out, or everybody else has one more turn (4.4)
    - `democracy_needs_card`: whether Democracy needs a card to lie on (3.9)
    - `hand_limit`: whether a raised limit holds once its effect was used, or needs its cards at the draw (3.19)
    - `stall_rounds`: after how many rounds without a draw the deck counts as empty; 0 is never (4.5)

    Raises BadRules if a value is not allowed, or if there are teams without four players.
    """

    if TYPE_CHECKING:
        players: Players = 2
    else:
        players: int = 2  # decoders accept any number, so that __post_init__ reports a wrong one as `rules-value`
    deal: Literal["basic", "draft"] = "basic"
    teams: bool = False
    draft_order: Literal["anticlockwise", "clockwise"] = "anticlockwise"
    last_round: Literal["finish", "one_more_each"] = "finish"
    democracy_needs_card: bool = True
    hand_limit: Literal["once_used", "while_held"] = "once_used"
    stall_rounds: int = 10

    def __post_init__(self) -> None:
        for name, choices in RULE_CHOICES.items():
            value = getattr(self, name)
            if not any(type(value) is type(choice) and value == choice for choice in choices):
                raise BadRules(
                    "rules-value",
                    rule=name,
                    value=one_line(repr(value), MAX_VALUE_LENGTH),
                    choices=" ".join(map(_word, choices)),
                )
        for name, (lowest, highest) in RULE_RANGES.items():
            value = getattr(self, name)
            if type(value) is not int or not lowest <= value <= highest:
                shown = one_line(repr(value), MAX_VALUE_LENGTH)
                raise BadRules("rules-number", rule=name, value=shown, lowest=lowest, highest=highest)
        if self.teams and self.players != 4:
            raise BadRules("rules-teams", players=self.players)

    @classmethod
    def from_dict(cls, rules: Mapping[str, Any]) -> "Rules":
        """Return the rules of a record's object.

        A missing option has its default, except `stall_rounds`: records without it were played before rule 4.5, so it
        does not apply to them. Raises BadRules if `players` is missing, or if a name or value is unknown.
        """
        if not isinstance(rules, Mapping):
            raise BadRules("rules-not-object")
        for name in rules:
            if name not in cls.__struct_fields__:
                raise BadRules("rules-unknown", rule=one_line(repr(name), MAX_VALUE_LENGTH))
        if "players" not in rules:
            raise BadRules("rules-no-players")
        return cls(**{**VALUES_IN_OLD_RECORDS, **rules})

    def to_dict(self) -> dict[str, Any]:
        """Return the rules as a record's object."""
        return asdict(self)

    def write_to(self, states: Any) -> None:
        """Write the rules into a state record or an array of them. The kind of deal is not part of a state."""
        states["players"] = self.players
        states["teams"] = self.teams
        states["clockwise_draft"] = self.draft_order == "clockwise"
        states["one_more_each"] = self.last_round == "one_more_each"
        states["democracy_needs_card"] = self.democracy_needs_card
        states["limit_while_held"] = self.hand_limit == "while_held"
        states["stall_rounds"] = self.stall_rounds


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
