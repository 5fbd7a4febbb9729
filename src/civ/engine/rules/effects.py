"""The effects as a table: each effect is a row of steps. docs/how-to/add-an-effect.md says how to add one."""

from typing import Final, Literal, NamedTuple, get_args

import numpy as np

from civ.engine.rules.cards import ECONOMY, MILITARY, RELIGION, SCIENCE, UTOPIA
from civ.engine.rules.state import AREA, DECK, HAND, INDEX, NOWHERE, PILE

# Steps. Most of them let the mover choose a card and move it; MOVES says from where to where. `RAISE_LIMIT` and `DRAW`
# need no choice and are carried out at once. The number of cards moved by `DRAW` and `TAKE_HAND` is the number of times
# the next step is carried out.
(
    EFFECTS,  # choose the next effect, or end the step (3.2)
    PLAY,
    DISCARD_FROM_HAND,
    DISCARD_FROM_AREA,
    TAKE_BACK,
    TAKE_FROM_PILE,
    GIVE_BACK,
    ATTACK,  # discard a card of the area; the others discard one of its domain
    TAKE_HAND,  # choose a seat, take all its cards
    EMBARGO,  # choose a seat's domain, lay the card there
    DEMOCRACY,
    RAISE_LIMIT,
    DRAW,
    KEEP,  # draft: keep a card of the pack
    TAKE_FROM_MIDDLE,  # draft: take a face-up card into the area
) = range(15)
StepName = Literal[
    "effects", "play", "discard-from-hand", "discard-from-area", "take-back", "take-from-pile", "give-back",
    "attack", "take-hand", "embargo", "democracy", "raise-limit", "draw", "keep", "take-from-middle",
]  # fmt: skip
STEP_NAMES: Final[tuple[StepName, ...]] = get_args(StepName)

# Where a step takes its card and where it puts it, by step.
FROM, TO = range(2)
MOVES = np.full((len(STEP_NAMES), 2), NOWHERE, dtype=INDEX)
for _step, _from, _to in (
    (PLAY, HAND, AREA),
    (DISCARD_FROM_HAND, HAND, PILE),
    (DISCARD_FROM_AREA, AREA, PILE),
    (TAKE_BACK, AREA, HAND),
    (TAKE_FROM_PILE, PILE, HAND),
    (GIVE_BACK, HAND, HAND),
    (ATTACK, AREA, PILE),
    (KEEP, DECK, HAND),
    (TAKE_FROM_MIDDLE, DECK, AREA),
):
    MOVES[_step] = _from, _to


EffectName = Literal[
    "assassination", "purge", "holy-book", "divine-right", "development", "monopoly", "experiment", "research",
    "oligarchy", "republic", "attack", "inquisition", "embargo", "discovery", "democracy", "inspiration",
]  # fmt: skip


class Effect(NamedTuple):
    """An effect's name and its steps, each with its count (for RAISE_LIMIT, the limit)."""

    name: EffectName
    steps: tuple[tuple[int, int], ...]


PERMANENT_EFFECTS = {
    (MILITARY, 1): Effect("assassination", ((DISCARD_FROM_HAND, 1),)),
    (MILITARY, 2): Effect("purge", ((DISCARD_FROM_HAND, 2),)),
    (RELIGION, 1): Effect("holy-book", ((RAISE_LIMIT, 5),)),
    (RELIGION, 2): Effect("divine-right", ((RAISE_LIMIT, 7),)),
    (ECONOMY, 1): Effect("development", ((DISCARD_FROM_AREA, 1), (PLAY, 1))),
    (ECONOMY, 2): Effect("monopoly", ((DISCARD_FROM_AREA, 2), (PLAY, 2))),
    (SCIENCE, 1): Effect("experiment", ((TAKE_BACK, 1), (PLAY, 1))),
    (SCIENCE, 2): Effect("research", ((TAKE_BACK, 2), (PLAY, 2))),
    (UTOPIA, 1): Effect("oligarchy", ((TAKE_FROM_PILE, 1),)),
    (UTOPIA, 2): Effect("republic", ((TAKE_FROM_PILE, 2),)),
}
SACRIFICE_EFFECTS = {
    MILITARY: Effect("attack", ((ATTACK, 1),)),
    RELIGION: Effect("inquisition", ((TAKE_HAND, 1), (GIVE_BACK, 0))),
    ECONOMY: Effect("embargo", ((EMBARGO, 1),)),
    SCIENCE: Effect("discovery", ((DRAW, 5), (DISCARD_FROM_HAND, 0))),
    UTOPIA: Effect("democracy", ((DEMOCRACY, 1),)),
}
# By domain and level; a sacrifice has level 0.
ALL_EFFECTS: Final = PERMANENT_EFFECTS | {(_domain, 0): _effect for _domain, _effect in SACRIFICE_EFFECTS.items()}
INSPIRATION: Final = "inspiration"

# How many cards of a domain open its levels (3.4), and win by hegemony (4.3), by number of players.
LEVEL_CARDS = np.array([[0, 0, 0], [0, 0, 0], [0, 3, 5], [0, 3, 5], [0, 2, 4]], dtype=np.int8)
HEGEMONY_CARDS = np.array([0, 0, 8, 7, 7], dtype=np.int8)
HAND_LIMIT: Final = 3


EFFECT_DOMAINS: Final = (MILITARY, RELIGION, ECONOMY, SCIENCE, UTOPIA)  # all but Culture

# The same rows for the kernels: [domain, level] → step, times, step, times. Level 0 is the sacrifice.
STEPS = np.zeros((6, 3, 4), dtype=INDEX)
# What an effect needs to begin: enough cards for its whole first step (3.15). By level and place: the set of domains
# whose effect takes its first cards from that place, and how many cards it takes. Effects that take none are under
# NOWHERE.
START_PLACES: Final = (HAND, AREA, PILE, NOWHERE)
STARTING = np.zeros((3, len(START_PLACES)), dtype=np.int8)
NEEDED = np.zeros((3, len(START_PLACES)), dtype=np.int8)
for (_domain, _level), _effect in ALL_EFFECTS.items():
    _numbers = [number for step in _effect.steps for number in step]
    STEPS[_domain, _level, : len(_numbers)] = _numbers
    _place = START_PLACES.index(int(MOVES[_numbers[0], FROM]))
    STARTING[_level, _place] |= 1 << _domain
    if START_PLACES[_place] != NOWHERE:
        NEEDED[_level, _place] = _numbers[1] + (_level == 0)  # a sacrifice takes a card of the area for itself
