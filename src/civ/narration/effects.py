"""What actions do: the rule of an effect in one line, and the column that a card would add to."""

from civ.engine.rules.actions import CARD, COPY, END, PERMANENT, SACRIFICE
from civ.engine.rules.cards import CULTURE, DOMAIN_LETTERS
from civ.game.columns import Column, columns
from civ.game.notation import Action, read_action
from civ.game.reasons import domain_name, effect_name
from civ.game.views import View
from civ.i18n.texts import Term, text
from civ.narration.wording import labelled


def action_description(action: Action, view: View, language: str) -> str:
    """Describe an open action in one line: its effect, or the column with the card added; "" if it has neither."""
    if action.kind in (PERMANENT, COPY, SACRIFICE):
        return effect_description(effect_name(action.domain, action.level), language)
    if action.kind == CARD and view.step in ("play", "take-from-middle") and view.seat is not None:
        return _growth(columns(view, view.seat)[action.domain], language)
    return text("table-end-means", language, limit=view.limit) if action.kind == END else ""


def effect_description(effect: Term, language: str) -> str:
    """Return the name of an effect and what it does."""
    return labelled(text(effect, language), effect_rule(effect, language), language)


def effect_rule(effect: Term, language: str) -> str:
    """Return what an effect does, without its name."""
    return text(effect.replace("effect", "does", 1), language)


def closed_effects(view: View) -> list[Action]:
    """Return the effects that are not open to the viewer, by domain: own levels, then sacrifices."""
    tokens = [f"{letter}{level}" for letter in DOMAIN_LETTERS for level in (1, 2)]
    tokens += [f"!{letter}" for letter in DOMAIN_LETTERS]
    culture = DOMAIN_LETTERS[CULTURE]
    return [read_action(token) for token in tokens if culture not in token and token not in view.legal]


def _growth(column: Column, language: str) -> str:
    """Describe a column with one card more."""
    name, grown = domain_name(column.domain), column.grown()
    cards = grown.cards
    if cards == column.goal:
        return text("table-grows-to-goal", language, domain=name, count=cards)
    if grown.reached > column.reached:
        effect = effect_name(column.domain, grown.reached)
        return text("table-grows-to-level", language, domain=name, count=cards, goal=column.goal, effect=effect)
    return text("table-grows", language, domain=name, count=cards, goal=column.goal)
