"""Cards and actions as text, read and written."""

from collections.abc import Iterable
from typing import Any, Final

from civ.engine.rules.actions import DOMAIN, KIND, LEVEL, NOTATION, SEAT_OF
from civ.engine.rules.cards import ALL_CARDS, BACK, CARDS_BY_ERA, DOMAIN_LETTERS, ERAS
from civ.engine.rules.state import NOBODY
from civ.errors import BadNotation
from civ.i18n.truncation import excerpt


class Action(str):
    """A player's decision. The string is its notation: "S2", "!E", "@3". `number` is its index in the action table."""

    __slots__ = ("domain", "kind", "level", "number", "seat")
    number: int
    kind: int
    domain: int
    level: int
    seat: int | None

    def __new__(cls, index: int) -> "Action":
        """Make the action with an index of the action table."""
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
    """Return the action with a notation. Raises BadNotation if there is none."""
    action = _BY_NOTATION.get(token) if isinstance(token, str) else None
    if action is None:
        raise BadNotation("unknown-action", token=excerpt(token))
    return action


def read_actions(tokens: str) -> tuple[Action, ...]:
    """Return the actions of a text, separated by spaces.

    Raises BadNotation, with the position of the token counted from 1, if one cannot be read.
    """
    actions = []
    for position, token in enumerate(tokens.split(), start=1):
        if token not in _BY_NOTATION:
            raise BadNotation("unknown-action-at", token=excerpt(token), position=position)
        actions.append(_BY_NOTATION[token])
    return tuple(actions)


def actions_in(open_actions: int) -> tuple[Action, ...]:
    """Return the actions of a set of bits, in the order of the action table."""
    bits = int(open_actions)  # shifting a NumPy integer is slow
    return tuple([action for number, action in enumerate(ACTIONS) if bits >> number & 1])


def tokens_in(open_actions: int) -> tuple[str, ...]:
    """Return the notations of a set of bits, in the order of the action table."""
    bits = int(open_actions)
    return tuple([token for number, token in enumerate(NOTATION) if bits >> number & 1])


def write_card(card: int) -> str:
    """Return a card as era and domain, or a back as era and question mark."""
    return f"{card & 3}{'?' if card >= BACK else DOMAIN_LETTERS[card >> 2]}"


_CARD_TEXTS: Final = tuple(map(write_card, range(BACK + ERAS + 1)))
_SORTED_CARDS: Final = sorted(set(ALL_CARDS), key=write_card)


def write_cards(cards: Iterable[int]) -> str:
    """Return cards as text, in the given order."""
    return " ".join([_CARD_TEXTS[card] for card in cards])


def cards_in(cells: Any) -> list[int]:
    """Return the cards of a place, sorted by their text."""
    return [card for card in _SORTED_CARDS if cells[card] for _ in range(cells[card])]


def backs_in(cells: Any) -> list[int]:
    """Return the backs of a place, sorted by era."""
    return [BACK + era for era in range(1, ERAS + 1) for _ in range(cells[BACK + era])]


def read_cards(tokens: str) -> list[int]:
    """Return the cards of a text, separated by spaces.

    Raises BadNotation, with the position of the token counted from 1, if one cannot be read or does not exist.
    """
    cards = []
    for position, token in enumerate(tokens.split(), start=1):
        era, domain = token[:1], DOMAIN_LETTERS.find(token[1:]) if len(token) == 2 else -1
        if domain < 0 or era not in ("1", "2", "3") or CARDS_BY_ERA[domain, int(era) - 1] == 0:
            raise BadNotation("unknown-card-at", token=excerpt(token), position=position)
        cards.append(domain * 4 + int(era))
    return cards
