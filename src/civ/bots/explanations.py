"""Why a sensible player would choose an action, in a phrase for people.

It follows from the action and from public information: an explanation must not reveal which cards a hand holds or
lacks.
"""

from typing import Any

from civ.bots.protocol import Explanation
from civ.engine import kernels
from civ.engine.rules.actions import CARD, COPY, END, PERMANENT, SACRIFICE, SEAT
from civ.engine.rules.cards import CULTURE, DOMAINS
from civ.engine.rules.effects import (
    ATTACK,
    DISCARD_FROM_AREA,
    DISCARD_FROM_HAND,
    DRAW,
    HEGEMONY_CARDS,
    KEEP,
    LEVEL_CARDS,
    RAISE_LIMIT,
    STEP_NAMES,
    STEPS,
    TAKE_BACK,
    TAKE_FROM_PILE,
    TAKE_HAND,
)
from civ.engine.rules.state import AREA, State
from civ.game.notation import Action
from civ.game.reasons import domain_name, effect_name
from civ.game.sights import Sight
from civ.game.visibility import OWN_CARD_STEPS, SECRET_STEPS

MAJORITY_DECK_SIZE = 15  # with fewer cards left in the deck, the majority is what counts
_BY_FIRST_STEP = {  # of an effect; those that are not listed stop a rival
    RAISE_LIMIT: "why-more-cards",
    DISCARD_FROM_HAND: "why-renew",
    DISCARD_FROM_AREA: "why-swap",
    TAKE_BACK: "why-swap",
    TAKE_FROM_PILE: "why-fetch",
    DRAW: "why-look",
    TAKE_HAND: "why-question",
}
_BY_STEP = {DISCARD_FROM_HAND: "why-least", DISCARD_FROM_AREA: "why-least", TAKE_BACK: "why-take-back"}


def explanation_for(sight: Sight, action: Action) -> Explanation:
    """Explain a legal action of the seat to move."""
    state = sight.record[0]
    if len(sight.legal) == 1 and STEP_NAMES[state.steps[0]] not in OWN_CARD_STEPS:
        return Explanation("why-only")
    if action.kind == END:
        return _explain_end(state)
    if action.kind == CARD:
        return _explain_card(state, action.domain)
    if action.kind == SEAT:
        return Explanation("why-question")
    if action.kind in (PERMANENT, COPY, SACRIFICE):
        key = _BY_FIRST_STEP.get(int(STEPS[action.domain, action.level, 0]))
        return Explanation(key) if key else _explain_stop(state, *_leader(state, range(DOMAINS)))
    return _explain_stop(state, int(action.seat or 1) - 1, action.domain)


def _explain_end(state: State) -> Explanation:
    for domain in range(DOMAINS):
        if _cards(state, state.mover, domain) >= _goal(state, state.mover, domain):
            return Explanation("why-wins", {"domain": domain_name(domain)})
    return Explanation("why-end")


def _explain_card(state: State, domain: int) -> Explanation:
    step = int(state.steps[0])
    if STEP_NAMES[step] in SECRET_STEPS:
        return Explanation("why-fits" if step == KEEP else "why-spare")
    if step in _BY_STEP:
        return Explanation(_BY_STEP[step], {"domain": domain_name(domain)})
    if step == ATTACK:
        return _explain_stop(state, *_leader(state, (domain,)))
    cards, goal = _cards(state, state.mover, domain) + 1, _goal(state, state.mover, domain)
    facts: dict[str, Any] = {"domain": domain_name(domain), "count": cards, "goal": goal}
    if cards >= goal:
        return Explanation("why-wins", {"domain": domain_name(domain)})
    for level in (1, 2):
        if domain != CULTURE and cards == LEVEL_CARDS[state.players, level]:
            return Explanation("why-level", {"effect": effect_name(domain, level)})
    if kernels.cards_left(state) < MAJORITY_DECK_SIZE:
        return Explanation("why-majority", {"domain": domain_name(domain)})
    return Explanation("why-build", facts)


def _explain_stop(state: State, seat: int, domain: int) -> Explanation:
    facts = {"seat": seat + 1, "domain": domain_name(domain)}
    return Explanation("why-stop", {**facts, "count": _cards(state, seat, domain), "goal": _goal(state, seat, domain)})


def _leader(state: State, domains: Any) -> tuple[int, int]:
    """The rival, and its domain, closest to hegemony among some domains."""
    side = kernels.side_of(state, state.mover)
    places = [(seat, domain) for seat in range(state.players) for domain in domains if not side >> seat & 1]
    return min(places, key=lambda place: _goal(state, *place) - _cards(state, *place))


def _cards(state: State, seat: int, domain: int) -> int:
    return int(state.cards[AREA + seat, domain * 4])


def _goal(state: State, seat: int, domain: int) -> int:
    return int(HEGEMONY_CARDS[state.players] + state.democracy[seat, domain])
