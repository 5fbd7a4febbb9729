"""The names of open actions, as they stand on a key or a button."""

from typing import Final

from civ.engine.rules.actions import CARD, COPY, END, PERMANENT, SACRIFICE, SEAT
from civ.game.notation import Action
from civ.game.reasons import domain_name, effect_name
from civ.game.views import View
from civ.i18n.texts import text

FROM_HAND: Final = ("play", "discard-from-hand", "give-back")  # steps that take a card of the hand
_FROM_AREA: Final = ("discard-from-area", "take-back", "attack")


def label(action: Action, view: View, language: str) -> str:
    """The name of an open action."""
    if action.kind in (PERMANENT, COPY, SACRIFICE):
        return text(effect_name(action.domain, action.level), language)
    if action.kind == END:
        return text("table-end-turn", language)
    domain = text(domain_name(action.domain), language)
    if action.kind == CARD:
        held = _held(action, view)
        return f"{domain} ×{held}" if held > 1 else domain
    seat = text("table-seat", language, seat=action.seat)
    return seat if action.kind == SEAT else f"{seat} · {domain}"


def _held(action: Action, view: View) -> int:
    """How many such cards lie where the step takes them."""
    places = {"take-from-pile": view.pile, "keep": view.pack, "take-from-middle": view.middle}
    if view.seat is not None:
        places |= dict.fromkeys(FROM_HAND, view.hands[view.seat - 1])
        places |= dict.fromkeys(_FROM_AREA, view.areas[view.seat - 1])
    return places.get(view.step, "").count(action)
