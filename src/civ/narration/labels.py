"""Labels: the short names of open actions, as on a key or a button."""

from typing import Final

from civ.engine.rules.actions import CARD, COPY, END, PERMANENT, SACRIFICE, SEAT
from civ.game.notation import Action
from civ.game.reasons import domain_name, effect_name
from civ.game.views import View
from civ.i18n.texts import text

HAND_STEPS: Final = ("play", "discard-from-hand", "give-back")  # steps that take a card from the hand
_AREA_STEPS: Final = ("discard-from-area", "take-back", "attack")


def action_label(action: Action, view: View, language: str) -> str:
    """Return the label of an open action; a card's has the number of such cards if there are several."""
    if action.kind in (PERMANENT, COPY, SACRIFICE):
        return text(effect_name(action.domain, action.level), language)
    if action.kind == END:
        return text("table-end-turn", language)
    domain = text(domain_name(action.domain), language)
    if action.kind == CARD:
        count = _count(action, view)
        return f"{domain} ×{count}" if count > 1 else domain
    seat = text("table-seat", language, seat=action.seat)
    return seat if action.kind == SEAT else f"{seat} · {domain}"


def _count(action: Action, view: View) -> int:
    """Count the cards of the action's domain in the place that the step takes them from."""
    places = {"take-from-pile": view.pile, "keep": view.pack, "take-from-middle": view.middle}
    if view.seat is not None:
        places |= dict.fromkeys(HAND_STEPS, view.hands[view.seat - 1])
        places |= dict.fromkeys(_AREA_STEPS, view.areas[view.seat - 1])
    return places.get(view.step, "").count(action)
