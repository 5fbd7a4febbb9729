"""The aid for one viewer: the pending choice, the effects, what each card would open, and the unseen cards."""

from collections.abc import Iterator
from typing import Any, Final

from civ.engine.rules.actions import CARD, COPY, END_STEP, PERMANENT, SACRIFICE, SEAT, SEAT_DOMAIN
from civ.engine.rules.cards import ANY_CARD, BACK, DOMAINS, ERAS
from civ.engine.rules.effects import EFFECTS, INSPIRATION, PLAY, RAISE_LIMIT, STEPS, TAKE_FROM_MIDDLE, TAKE_FROM_PILE
from civ.engine.rules.state import HAND, UNSEEN
from civ.errors import IllegalAction
from civ.game.columns import columns
from civ.game.notation import ACTIONS, Action
from civ.game.reasons import Obstacles
from civ.game.sights import Sight
from civ.tables.aid.standings import EFFECT_NAMES, LETTERS, opened_by
from civ.tables.aid.step_choices import CHOICE_PLACES, StepChoices
from civ.tables.aid.structs import (
    ByDomain,
    ByEra,
    CounterAid,
    EffectAid,
    EffectKind,
    GrowthAid,
    ObstacleAid,
    OwnAid,
    UnusedAid,
)

EFFECT_KINDS: Final[dict[int, EffectKind]] = {PERMANENT: "permanent", COPY: "copy", SACRIFICE: "sacrifice"}
_EFFECTS: Final = [action for action in ACTIONS if action.kind in EFFECT_KINDS]
# The kind of action that answers a choice, where it is neither a card nor an effect.
_TARGET_KINDS: Final = {"seat": SEAT, "column": SEAT_DOMAIN}


def own_aid(sight: Sight, choices: StepChoices, *, to_choose: bool) -> OwnAid:
    """Return the aid of a seat or a spectator.

    `to_choose` tells whether the game waits for the seat; its `sight` then shows the seat as the one to move.
    """
    seat = sight.seat
    if seat is None:
        return OwnAid(None, None, (), {}, {}, (), _counter(sight))
    legal = sight.legal if to_choose else ()
    effects = tuple(_effects(sight, legal, to_choose=to_choose))
    return OwnAid(
        seat=seat,
        choice=choices.choice(forced=len(legal) == 1) if to_choose else None,
        effects=effects,
        closed=_closed(sight, legal) if to_choose else {},
        grows=_grows(sight, legal),
        unused=_unused(effects) if ACTIONS[END_STEP] in legal else (),
        counter=_counter(sight),
    )


# --- Effects and obstacles ---


def _obstacle_aid(error: IllegalAction) -> ObstacleAid:
    facts = {name: str(fact) if isinstance(fact, str) else int(fact) for name, fact in error.facts.items()}
    return ObstacleAid(error.code, facts)


def _closed(sight: Sight, legal: tuple[Action, ...]) -> dict[str, ObstacleAid]:
    """Return why each card, seat or column that the step might take cannot be chosen now."""
    kinds = (CARD, _TARGET_KINDS.get(CHOICE_PLACES[int(sight.record["steps"][0, 0])]))
    closed = {
        str(action): sight.why_not(action)
        for action in ACTIONS
        if action.kind in kinds and action not in legal and (action.seat or 0) <= sight.rules.players
    }
    return {token: _obstacle_aid(error) for token, error in closed.items() if error is not None}


def _effects(sight: Sight, legal: tuple[Action, ...], *, to_choose: bool) -> Iterator[EffectAid]:
    """Yield every effect. If it is not open, say what the seat lacks or, if it lacks nothing, why not now."""
    obstacles = Obstacles(_at_effects(sight)[0])
    for action in _EFFECTS:
        is_open = action in legal
        error = None if is_open else obstacles.to(action) or _not_now(sight, action, to_choose=to_choose)
        yield EffectAid(
            token=str(action),
            effect=EFFECT_NAMES[action.domain, action.level],
            domain=LETTERS[action.domain],
            kind=EFFECT_KINDS[action.kind],
            level=action.level,
            open=is_open,
            why=None if error is None else _obstacle_aid(error),
            strong=_strong(sight, action),
        )


def _at_effects(sight: Sight) -> Any:
    """Return the view as if it were the viewer's turn and they were to choose an effect."""
    record = sight.record.copy()
    record["steps"], record["times"] = EFFECTS, 0
    if record["mover"][0] != sight.viewer:
        record["mover"], record["permanent_used"], record["sacrifice_used"] = sight.viewer, 0, 0
    return record


def _not_now(sight: Sight, action: Action, *, to_choose: bool) -> IllegalAction:
    obstacle = sight.why_not(action) if to_choose else None
    return obstacle or IllegalAction("not-your-turn", action=str(action))


# --- Gains ---


def _strong(sight: Sight, action: Action) -> bool:
    """Return whether an effect brings cards or allows two more plays."""
    limit, brings = _GAINS[action.domain, action.level]
    drawing = not sight.shared.last_round
    return bool(brings or (drawing and limit > sight.record["cards"][0, HAND + sight.viewer, ANY_CARD]))


def _gains(row: list[int]) -> tuple[int, bool]:
    steps = dict(zip(row[::2], row[1::2], strict=True))
    return steps.get(RAISE_LIMIT, 0), TAKE_FROM_PILE in steps or steps.get(PLAY, 0) > 1


# By domain and level: the hand limit that an effect sets, and whether it brings cards without drawing.
_GAINS: Final = {at: _gains(STEPS[at].tolist()) for at in EFFECT_NAMES}


def _unused(effects: tuple[EffectAid, ...]) -> tuple[UnusedAid, ...]:
    """Return the open effects that expire with the turn: the best of each domain, and Inspiration, not sacrifices."""
    best = {effect.domain: effect for effect in effects if effect.open and effect.kind == "permanent"}
    copies = [effect for effect in effects if effect.open and effect.kind == "copy"]
    unused = [UnusedAid(effect.effect, effect.strong) for effect in best.values()]
    return (*unused, *[UnusedAid(INSPIRATION, any(one.strong for one in copies))][: len(copies)])


def _grows(sight: Sight, legal: tuple[Action, ...]) -> dict[str, GrowthAid]:
    """Return what each legal card would make of its column."""
    if sight.seat is None or sight.record["steps"][0, 0] not in (PLAY, TAKE_FROM_MIDDLE):
        return {}
    own = columns(sight.view, sight.seat)
    grown = {str(action): own[action.domain] for action in legal}
    return {
        token: GrowthAid(one.cards + 1, one.goal, opened_by(one), one.grown().missing == 0)
        for token, one in grown.items()
    }


# --- Unseen cards ---


def _counter(sight: Sight) -> CounterAid:
    """Count the cards that the viewer cannot see, and where they may be."""
    record, known = sight.record[0], sight.knowledge[0]["known"]
    others = [seat for seat in range(record.players) if seat != sight.viewer]
    drawn, size = int(record.drawn), int(record.deck_size)
    return CounterAid(
        unseen=_by_domain(record.cards[UNSEEN]),
        known=_by_domain(sum(known[seat] for seat in others)),
        deck=_backs(record.deck[drawn:size]),
        hands=_by_era(sum(record.cards[HAND + seat] for seat in others)),
        packs=_backs(record.deck[:drawn]),
        removed=_backs(record.deck[size:]),
    )


def _by_domain(cells: Any) -> ByDomain:
    numbers = cells.tolist()
    rows = [numbers[domain * 4 + 1 : domain * 4 + 1 + ERAS] for domain in range(DOMAINS)]
    return tuple((first, second, third) for first, second, third in rows)


def _by_era(cells: Any) -> ByEra:
    first, second, third = cells[BACK + 1 : BACK + 1 + ERAS].tolist()
    return first, second, third


def _backs(cards: Any) -> ByEra:
    """Count the backs of each era in a row of cards; visible cards do not count."""
    row = cards.tolist()
    return row.count(BACK + 1), row.count(BACK + 2), row.count(BACK + 3)
