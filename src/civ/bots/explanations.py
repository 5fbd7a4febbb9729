"""Why a bot did it, in a phrase that people understand. It follows from the action and from what everybody sees: a
reason must not give away a card, nor that there was no other in the hand.
"""

from typing import Any

from civ.bots.protocol import Phrase
from civ.engine.rules.actions import CARD, COPY, END, PERMANENT, SACRIFICE, SEAT
from civ.engine.rules.cards import CULTURE, DOMAINS, MILITARY, RELIGION, SCIENCE, UTOPIA
from civ.engine.rules.effects import (
    ATTACK,
    DISCARD_FROM_AREA,
    DISCARD_FROM_HAND,
    GIVE_BACK,
    HEGEMONY_CARDS,
    KEEP,
    LEVEL_CARDS,
    PLAY,
    TAKE_BACK,
)
from civ.engine.rules.state import AREA, State
from civ.game.notation import Action
from civ.game.reasons import domain_name, effect_name
from civ.game.sights import Sight

LATE = 15  # cards left in the deck when the majority is what counts
_PERMANENT = {RELIGION: "why-more-cards", MILITARY: "why-renew", UTOPIA: "why-fetch"}
_STEPS = {DISCARD_FROM_HAND: "why-least", DISCARD_FROM_AREA: "why-least", TAKE_BACK: "why-take-back"}
_SECRET = (KEEP, GIVE_BACK)  # steps in which only the bot sees what it chooses …
_HIDDEN = (PLAY, DISCARD_FROM_HAND, *_SECRET)  # … and those in which only the bot sees what else it could choose


def reason_for(sight: Sight, action: Action) -> Phrase:
    """Why a sensible player would choose this action now."""
    state = sight.record[0]
    if len(sight.legal) == 1 and state.steps[0] not in _HIDDEN:
        return Phrase("why-only")
    if action.kind == END:
        return _reason_to_end(state)
    if action.kind == CARD:
        return _reason_for_card(state, action.domain)
    if action.kind in (PERMANENT, COPY):
        return Phrase(_PERMANENT.get(action.domain, "why-swap"))
    if action.kind == SACRIFICE and action.domain == SCIENCE:
        return Phrase("why-look")
    if action.kind == SEAT or (action.kind == SACRIFICE and action.domain == RELIGION):
        return Phrase("why-question")
    if action.kind == SACRIFICE:
        return _reason_to_stop(state, *_leader(state, range(DOMAINS)))
    return _reason_to_stop(state, int(action.seat or 1) - 1, action.domain)


def _reason_to_end(state: State) -> Phrase:
    for domain in range(DOMAINS):
        if _cards(state, state.mover, domain) >= _goal(state, state.mover, domain):
            return Phrase("why-wins", {"domain": domain_name(domain)})
    return Phrase("why-end")


def _reason_for_card(state: State, domain: int) -> Phrase:
    step = int(state.steps[0])
    if step in _SECRET:
        return Phrase("why-fits" if step == KEEP else "why-spare")
    if step in _STEPS:
        return Phrase(_STEPS[step], {"domain": domain_name(domain)})
    if step == ATTACK:
        return _reason_to_stop(state, *_leader(state, (domain,)))
    cards, goal = _cards(state, state.mover, domain) + 1, _goal(state, state.mover, domain)
    facts: dict[str, Any] = {"domain": domain_name(domain), "count": cards, "goal": goal}
    if cards >= goal:
        return Phrase("why-wins", {"domain": domain_name(domain)})
    for level in (1, 2):
        if domain != CULTURE and cards == LEVEL_CARDS[state.players, level]:
            return Phrase("why-level", {"effect": effect_name(domain, level)})
    if state.deck_size - state.drawn < LATE:
        return Phrase("why-majority", {"domain": domain_name(domain)})
    return Phrase("why-build", facts)


def _reason_to_stop(state: State, seat: int, domain: int) -> Phrase:
    facts = {"seat": seat + 1, "domain": domain_name(domain)}
    return Phrase("why-stop", {**facts, "count": _cards(state, seat, domain), "goal": _goal(state, seat, domain)})


def _leader(state: State, domains: Any) -> tuple[int, int]:
    """The rival, and the domain, closest to hegemony."""
    places = [(seat, domain) for seat in range(state.players) for domain in domains if not _together(state, seat)]
    return min(places, key=lambda place: _goal(state, *place) - _cards(state, *place))


def _together(state: State, seat: int) -> bool:
    """Whether a seat is the mover's own or the partner's."""
    return seat == state.mover or bool(state.teams and (seat + 2) % 4 == state.mover)


def _cards(state: State, seat: int, domain: int) -> int:
    return int(state.cards[AREA + seat, domain * 4])


def _goal(state: State, seat: int, domain: int) -> int:
    return int(HEGEMONY_CARDS[state.players] + state.democracy[seat, domain])
