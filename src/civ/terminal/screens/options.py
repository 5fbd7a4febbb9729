"""The open actions as a person chooses among them: in groups, each with its key and its name."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from civ.engine.rules.actions import CARD, COPY, END, PERMANENT, SACRIFICE
from civ.game.notation import Action
from civ.game.views import View
from civ.narration.labels import action_label

END_KEY: Final = "0"
_KEYS: Final = "123456789abcdefgjkmnoprsxyz"  # without the letters of the screen's own commands
_GROUPS: Final = {PERMANENT: "group-permanent", COPY: "group-copy", SACRIFICE: "group-sacrifice", END: "group-end"}
# A key means the same wherever it lies: keyboards of other scripts, and the upper row of a French one.
_LAYOUTS: Final = str.maketrans(
    "йцукенгшщзфывапролдячсмить" + "ςερτυθιοπασδφγηξκλζχψωβνμ" + "&é\"'(-è_çà" + ".",
    "qwertyuiopasdfghjklzxcvbnm" + "wertyuiopasdfghjklzxcvbnm" + "1234567890" + END_KEY,
)


class Option(NamedTuple):
    """An open action with its key, its name, and the heading it stands under."""

    key: str
    action: Action
    label: str
    group: str


def options(view: View, legal: tuple[Action, ...], language: str) -> list[Option]:
    """The open actions by kind and domain. A card of a domain always has the same key; the others are numbered on."""
    keys = iter(_KEYS)
    return [
        Option(_key(action, keys), action, action_label(action, view, language), _GROUPS.get(action.kind, ""))
        for action in sorted(legal, key=lambda action: (action.kind, action.seat or 0, action.domain, action.level))
    ]


def key_pressed(character: str) -> str:
    """The key that was meant, on whatever keyboard."""
    return character.lower().translate(_LAYOUTS)


def domain_of_key(key: str) -> int | None:
    """The domain whose cards a key stands for while a card is asked for."""
    return int(key) - 1 if key in ("1", "2", "3", "4", "5", "6") else None


def _key(action: Action, keys: Iterator[str]) -> str:
    if action.kind == CARD:
        return str(action.domain + 1)
    return END_KEY if action.kind == END else next(keys)
