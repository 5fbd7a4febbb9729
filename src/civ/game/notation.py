"""Cards and actions as text, and back."""

from collections.abc import Iterable
from typing import Any, Final

from civ.engine.rules.actions import DOMAIN, KIND, LEVEL, NOTATION, SEAT_OF
from civ.engine.rules.cards import ALL_CARDS, BACK, CARDS_BY_ERA, DOMAIN_LETTERS, ERAS
from civ.engine.rules.state import NOBODY
from civ.errors import BadNotation
from civ.i18n.truncation import excerpt


class Action(str):
    """A player's decision. It is its own notation: "S2", "!E", "@3". `number` is its place in the action table."""

    __slots__ = ("domain", "kind", "level", "number", "seat")
    number: int
    kind: int
    domain: int
    level: int
    seat: int | None

    def __new__(cls, index: int) -> "Action":
        """The action at that place of the table."""
        action = super().__new__(cls, NOTATION[index])
        action.number = index
        action.kind, action.domain, action.level = int(KIND[index]), int(DOMAIN[index]), int(LEVEL[index])
        action.seat = None if SEAT_OF[index] == NOBODY else int(SEAT_OF[index]) + 1
        return action

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (self.number,)


ACTIONS: Final = tuple(Action(index) for index in range(len(NOTATION)))
_BY_NOTATION: Final = {str(action): action for action in ACTIONS}


def read_action(token: str) -> Action:
    """The action of that notation."""
    action = _BY_NOTATION.get(token) if isinstance(token, str) else None
    if action is None:
        raise BadNotation("unknown-action", token=excerpt(token))
    return action


def read_actions(tokens: str) -> tuple[Action, ...]:
    """Actions of a record, from text; an error tells the token's position, from 1."""
    actions = []
    for position, token in enumerate(tokens.split(), start=1):
        if token not in _BY_NOTATION:
            raise BadNotation("unknown-action-at", token=excerpt(token), position=position)
        actions.append(_BY_NOTATION[token])
    return tuple(actions)


def actions_in(open_actions: int) -> tuple[Action, ...]:
    """The actions of a set of bits, in table order."""
    bits = int(open_actions)  # a NumPy integer is slow to look at bit by bit
    return tuple([action for number, action in enumerate(ACTIONS) if bits >> number & 1])


def tokens_in(open_actions: int) -> tuple[str, ...]:
    """The same as plain text."""
    bits = int(open_actions)
    return tuple([token for number, token in enumerate(NOTATION) if bits >> number & 1])


def write_card(card: int) -> str:
    """A card as era and domain; a back as its era and a question mark."""
    return f"{card & 3}{'?' if card >= BACK else DOMAIN_LETTERS[card >> 2]}"


_CARD_TEXTS: Final = tuple(map(write_card, range(BACK + ERAS + 1)))
_SORTED_CARDS: Final = sorted(set(ALL_CARDS), key=write_card)


def write_cards(cards: Iterable[int]) -> str:
    """Cards in the order given."""
    return " ".join([_CARD_TEXTS[card] for card in cards])


def cards_in(cells: Any) -> list[int]:
    """The cards of a place, sorted by era, then as their text sorts."""
    return [card for card in _SORTED_CARDS if cells[card] for _ in range(cells[card])]


def backs_in(cells: Any) -> list[int]:
    """The backs of a place, by era."""
    return [BACK + era for era in range(1, ERAS + 1) for _ in range(cells[BACK + era])]


def read_cards(tokens: str) -> list[int]:
    """Cards from text; an error tells the token's position, from 1."""
    cards = []
    for position, token in enumerate(tokens.split(), start=1):
        era, domain = token[:1], DOMAIN_LETTERS.find(token[1:]) if len(token) == 2 else -1
        if domain < 0 or era not in ("1", "2", "3") or CARDS_BY_ERA[domain, int(era) - 1] == 0:
            raise BadNotation("unknown-card-at", token=excerpt(token), position=position)
        cards.append(domain * 4 + int(era))
    return cards
