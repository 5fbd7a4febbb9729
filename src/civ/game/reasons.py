"""Reasons why an action is illegal, from the same kernels that decide it."""

from functools import cached_property
from typing import Any, Final

from civ.engine import kernels
from civ.engine.rules.actions import CARD, COPY, END, PERMANENT, SACRIFICE, SEAT, SEAT_DOMAIN
from civ.engine.rules.cards import ANY_CARD, CULTURE, DOMAIN_LETTERS
from civ.engine.rules.effects import (
    ALL_EFFECTS,
    DEMOCRACY,
    EFFECTS,
    EMBARGO,
    FROM,
    LEVEL_CARDS,
    MOVES,
    NEEDED,
    PLAY,
    START_PLACES,
    STEP_NAMES,
    STEPS,
    TAKE_HAND,
)
from civ.engine.rules.state import AREA, HAND, PILE, State
from civ.errors import IllegalAction
from civ.game.notation import Action
from civ.game.views import fields_of
from civ.i18n.texts import Term

_PLACE_KEYS: Final = {HAND: "hand", AREA: "area", PILE: "pile"}

# The kinds of action that answer a step; every other step asks for a card.
_ACTION_KINDS: Final = {
    EFFECTS: (PERMANENT, COPY, SACRIFICE, END),
    TAKE_HAND: (SEAT,),
    EMBARGO: (SEAT_DOMAIN,),
    DEMOCRACY: (SEAT_DOMAIN,),
}


def domain_name(domain: int) -> Term:
    """Return the key of a domain's name."""
    return Term(f"domain-{DOMAIN_LETTERS[domain]}")


def effect_name(domain: int, level: int) -> Term:
    """Return the key of an effect's name. Level 0 is the sacrifice."""
    effect = ALL_EFFECTS[domain, level]
    return Term(f"effect-{effect.name}")


Obstacle = tuple[str, dict[str, Any]] | None


def why_not(state: State, action: Action) -> IllegalAction | None:
    """Return the first reason why an action is illegal in a state, or None if it is legal."""
    return Obstacles(state).to(action)


class Obstacles:
    """The reasons why actions are illegal in a state. Results that several actions need are computed once."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._seen = fields_of(state)
        self._step = int(self._seen.steps[0])
        self._area = self._seen.cards[AREA + self._seen.mover].tolist()

    def to(self, action: Action) -> IllegalAction | None:
        """Return the first reason why an action is illegal, or None if it is legal."""
        obstacle = self._first(action)
        if obstacle is None:
            return None
        code, facts = obstacle
        return IllegalAction(code, action=str(action), **facts)

    def _first(self, action: Action) -> Obstacle:
        if self._seen.over:
            return "game-over", {}
        if action.kind not in _ACTION_KINDS.get(self._step, (CARD,)):
            return "not-asked", {"prompt": Term(f"prompt-{STEP_NAMES[self._step]}")}
        if action.kind == CARD:
            return self._of_card(action.domain)
        if action.kind in (SEAT, SEAT_DOMAIN):
            return self._of_seat(action)
        if action.kind == SACRIFICE:
            return self._of_sacrifice(action.domain)
        return None if action.kind == END else self._of_permanent(action)

    def _of_card(self, domain: int) -> Obstacle:
        if self._cards_open >> domain & 1:
            return None
        name = domain_name(domain)
        if self._step == PLAY and self._seen.cards[HAND + self._seen.mover, domain * 4]:
            return "embargoed", {"domain": name}
        place = Term(f"place-{_PLACE_KEYS.get(int(MOVES[self._step, FROM]), STEP_NAMES[self._step])}")
        return "no-such-card", {"domain": name, "place": place}

    def _of_seat(self, action: Action) -> Obstacle:
        seat = action.seat or 0
        if seat > self._seen.players:
            return "no-such-seat", {"seat": seat, "players": self._seen.players}
        if seat - 1 == self._seen.mover:
            return "own-seat", {}
        if self._step == TAKE_HAND or kernels.legal(self._state) >> action.number & 1:
            return None
        return "no-target-card", {"seat": seat, "domain": domain_name(action.domain)}

    def _of_sacrifice(self, domain: int) -> Obstacle:
        name = effect_name(domain, 0)
        if self._seen.sacrifice_used >> domain & 1:
            return "sacrifice-used", {"domain": domain_name(domain)}
        if self._area[domain * 4] == 0:
            return "sacrifice-needs-card", {"effect": name, "domain": domain_name(domain)}
        return self._of_start(domain, 0)

    def _of_permanent(self, action: Action) -> Obstacle:
        domain, level, seen = action.domain, action.level, self._seen
        effect = effect_name(domain, level)
        yours = self._yours[level] >> domain & 1
        if action.kind == COPY and seen.permanent_used >> CULTURE & 1:
            return "inspiration-used", {}
        if action.kind == COPY and not self._most_culture:
            return "culture-not-most", {"count": self._area[CULTURE * 4]}
        if seen.permanent_used >> domain & 1:
            return "permanent-used", {"domain": domain_name(domain)}
        if action.kind == COPY and yours:
            return "already-yours", {"effect": effect}
        if action.kind == COPY and not self._offered[level] >> domain & 1:
            return "nobody-offers", {"effect": effect}
        if action.kind == PERMANENT and not yours:
            needed = int(LEVEL_CARDS[seen.players, level])
            have = self._area[domain * 4]
            return "needs-domain-cards", {
                "effect": effect, "needed": needed, "have": have, "domain": domain_name(domain),
            }  # fmt: skip
        return self._of_start(domain, level)

    def _of_start(self, domain: int, level: int) -> Obstacle:
        """Return why the first step cannot be carried out in full (3.15), or None if it can."""
        if self._can_begin[level] >> domain & 1:
            return None
        step = int(STEPS[domain, level, 0])
        effect = effect_name(domain, level)
        if step in (EMBARGO, DEMOCRACY):
            return "no-target", {"effect": effect}
        place = int(MOVES[step, FROM])
        needed = int(NEEDED[level, START_PLACES.index(place)])
        have = int(self._seen.cards[kernels.place_of(self._state, place), ANY_CARD])
        return f"needs-{_PLACE_KEYS[place]}", {"effect": effect, "needed": needed, "have": have}

    @cached_property
    def _yours(self) -> list[int]:
        """By level: the domains whose permanent effect is open through the mover's own area."""
        return [int(kernels.domains_at(self._state, self._seen.mover, level)) for level in range(3)]

    @cached_property
    def _offered(self) -> list[int]:
        """By level: the domains whose permanent effect is open through another area."""
        return [int(kernels.domains_offered(self._state, level)) for level in range(3)]

    @cached_property
    def _cards_open(self) -> int:
        return int(kernels.domains_open(self._state, self._step))

    @cached_property
    def _can_begin(self) -> list[int]:
        return [int(kernels.can_begin(self._state, level)) for level in range(3)]

    @cached_property
    def _most_culture(self) -> bool:
        return bool(kernels.most_culture(self._state, self._seen.mover))
