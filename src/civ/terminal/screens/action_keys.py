"""The open actions as options with keys, and what a key means on keyboards of other scripts."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from civ.engine.rules.actions import CARD, COPY, END, PERMANENT, SACRIFICE
from civ.game.notation import Action
from civ.game.views import View
from civ.narration.labels import action_label

END_KEY: Final = "0"
_EFFECT_KEYS: Final = "123456789abcdefgjkmnoprsxyz"  # without the letters of the screen's own commands
_GROUP_TITLES: Final = {
    PERMANENT: "group-permanent", COPY: "group-copy", SACRIFICE: "group-sacrifice", END: "group-end",
}  # fmt: skip
# Keys count by their place on the keyboard: Cyrillic and Greek letters, and the upper row of a French keyboard.
_LAYOUTS: Final = str.maketrans(
    "йцукенгшщзфывапролдячсмить" + "ςερτυθιοπασδφγηξκλζχψωβνμ" + "&é\"'(-è_çà" + ".",
    "qwertyuiopasdfghjklzxcvbnm" + "wertyuiopasdfghjklzxcvbnm" + "1234567890" + END_KEY,
)


class ActionOption(NamedTuple):
    """An open action with its key, its label, and the title of its group."""

    key: str
    action: Action
    label: str
    group: str


def action_options(view: View, legal: tuple[Action, ...], language: str) -> list[ActionOption]:
    """Return the open actions by kind and domain.

    A card of a domain always has the same key; the other actions are numbered, then lettered.
    """
    keys = iter(_EFFECT_KEYS)
    return [
        ActionOption(
            _key(action, keys), action, action_label(action, view, language), _GROUP_TITLES.get(action.kind, "")
        )
        for action in sorted(legal, key=lambda action: (action.kind, action.seat or 0, action.domain, action.level))
    ]


def key_pressed(character: str) -> str:
    """Return the key of a Latin keyboard in the place of the key that wrote this character."""
    return character.lower().translate(_LAYOUTS)


def domain_of_key(key: str) -> int | None:
    """Return the domain whose cards a key takes while a card is to be chosen."""
    return int(key) - 1 if key in ("1", "2", "3", "4", "5", "6") else None


def _key(action: Action, keys: Iterator[str]) -> str:
    if action.kind == CARD:
        return str(action.domain + 1)
    return END_KEY if action.kind == END else next(keys)
