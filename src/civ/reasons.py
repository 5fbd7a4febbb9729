"""Why an action is not open now, asked of the same kernels that decide it."""

from typing import Any

from civ import engine
from civ.errors import IllegalAction
from civ.notation import Action
from civ.rules.actions import CARD, COPY, END, PERMANENT, SACRIFICE, SEAT, SEAT_DOMAIN
from civ.rules.cards import ANY_CARD, CULTURE, DOMAIN_LETTERS
from civ.rules.effects import (
    DEMOCRACY,
    EFFECTS,
    EMBARGO,
    FROM,
    LEVEL_CARDS,
    MOVES,
    PLAY,
    STEP_NAMES,
    STEPS,
    TAKE_HAND,
)  # fmt: skip
from civ.rules.effects import PERMANENT as PERMANENT_EFFECTS
from civ.rules.effects import SACRIFICE as SACRIFICE_EFFECTS
from civ.rules.state import AREA, HAND, PILE, State
from civ.texts import Term

_PLACE_KEYS = {HAND: "hand", AREA: "area", PILE: "pile"}


def domain_name(domain: int) -> Term:
    """The key of a domain's name."""
    return Term(f"domain-{DOMAIN_LETTERS[domain]}")


def effect_name(domain: int, level: int) -> Term:
    """The key of an effect's name; level 0 is the sacrifice."""
    effect = PERMANENT_EFFECTS[domain, level] if level else SACRIFICE_EFFECTS[domain]
    return Term(f"effect-{effect.name}")


def why_not(state: State, action: Action) -> IllegalAction | None:
    """The first obstacle to an action, or None if it is open."""
    obstacle = _obstacle(state, action)
    if obstacle is None:
        return None
    code, facts = obstacle
    return IllegalAction(code, action=str(action), **facts)


Obstacle = tuple[str, dict[str, Any]] | None


def _obstacle(state: State, action: Action) -> Obstacle:
    step = int(state.steps[0])
    if state.over:
        return "game-over", {}
    kinds = {
        EFFECTS: (PERMANENT, COPY, SACRIFICE, END),
        TAKE_HAND: (SEAT,),
        EMBARGO: (SEAT_DOMAIN,),
        DEMOCRACY: (SEAT_DOMAIN,),
    }
    if action.kind not in kinds.get(step, (CARD,)):
        return "not-asked", {"prompt": Term(f"prompt-{STEP_NAMES[step]}")}
    if action.kind == CARD:
        return _card_obstacle(state, step, action.domain)
    if action.kind in (SEAT, SEAT_DOMAIN):
        return _seat_obstacle(state, step, action)
    if action.kind == SACRIFICE:
        return _sacrifice_obstacle(state, action.domain)
    return None if action.kind == END else _permanent_obstacle(state, action)


def _card_obstacle(state: State, step: int, domain: int) -> Obstacle:
    if engine.domains_open(state, step) >> domain & 1:
        return None
    name = domain_name(domain)
    if step == PLAY and engine.domains_in(state, HAND + state.mover, 1) >> domain & 1:
        return "embargoed", {"domain": name}
    place = Term(f"place-{_PLACE_KEYS.get(int(MOVES[step, FROM]), STEP_NAMES[step])}")
    return "no-such-card", {"domain": name, "place": place}


def _seat_obstacle(state: State, step: int, action: Action) -> Obstacle:
    seat = action.seat or 0
    if seat > state.players:
        return "no-such-seat", {"seat": seat, "players": int(state.players)}
    if seat - 1 == state.mover:
        return "own-seat", {}
    if step == TAKE_HAND or engine.legal(state) >> action.number & 1:
        return None
    return "no-target-card", {"seat": seat, "domain": domain_name(action.domain)}


def _sacrifice_obstacle(state: State, domain: int) -> Obstacle:
    name = effect_name(domain, 0)
    if state.sacrifice_used >> domain & 1:
        return "sacrifice-used", {"domain": domain_name(domain)}
    if state.cards[AREA + state.mover, domain * 4] == 0:
        return "sacrifice-needs-card", {"effect": name, "domain": domain_name(domain)}
    return None if engine.can_begin(state, 0) >> domain & 1 else _start_obstacle(state, domain, 0)


def _permanent_obstacle(state: State, action: Action) -> Obstacle:
    domain, level = action.domain, action.level
    effect = effect_name(domain, level)
    yours = engine.domains_at(state, state.mover, level) >> domain & 1
    if action.kind == COPY and state.permanent_used >> CULTURE & 1:
        return "inspiration-used", {}
    if action.kind == COPY and not engine.most_culture(state, state.mover):
        return "culture-not-most", {"count": int(state.cards[AREA + state.mover, CULTURE * 4])}
    if state.permanent_used >> domain & 1:
        return "permanent-used", {"domain": domain_name(domain)}
    if action.kind == COPY and yours:
        return "already-yours", {"effect": effect}
    if action.kind == COPY and not engine.domains_offered(state, level) >> domain & 1:
        return "nobody-offers", {"effect": effect}
    if action.kind == PERMANENT and not yours:
        needed = int(LEVEL_CARDS[state.players, level])
        have = int(state.cards[AREA + state.mover, domain * 4])
        return "needs-domain-cards", {
            "effect": effect, "needed": needed, "have": have, "domain": domain_name(domain),
        }  # fmt: skip
    return None if engine.can_begin(state, level) >> domain & 1 else _start_obstacle(state, domain, level)


def _start_obstacle(state: State, domain: int, level: int) -> Obstacle:
    """The first step cannot be carried out in full (3.15)."""
    step, times = (int(number) for number in STEPS[domain, level, :2])
    effect = effect_name(domain, level)
    if step in (EMBARGO, DEMOCRACY):
        return "no-target", {"effect": effect}
    place = int(MOVES[step, FROM])
    needed = times if level else times + 1  # a sacrifice takes a card of the area for itself
    have = int(state.cards[engine.place_of(state, place), ANY_CARD])
    return f"needs-{_PLACE_KEYS[place]}", {"effect": effect, "needed": needed, "have": have}
