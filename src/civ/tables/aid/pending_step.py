"""What is asked of a seat now: where the cards lie and go, and the count of a step, "1 of 2", for which effect."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from civ.engine import kernels
from civ.engine.rules.actions import CARD, COPY, END, PERMANENT, SACRIFICE
from civ.engine.rules.effects import (  # fmt: skip
    ATTACK,
    DEMOCRACY,
    DISCARD_FROM_AREA,
    DISCARD_FROM_HAND,
    EFFECTS,
    EMBARGO,
    FROM,
    GIVE_BACK,
    KEEP,
    MOVES,
    PLAY,
    STEP_NAMES,
    STEPS,
    TAKE_BACK,
    TAKE_FROM_MIDDLE,
    TAKE_FROM_PILE,
    TAKE_HAND,
    TO,
)
from civ.engine.rules.state import AREA, HAND, NOWHERE, PILE
from civ.game.game import Game
from civ.game.notation import Action
from civ.tables.aid.standings import NAMES
from civ.tables.aid.structs import CardGoal, ChoiceAid, ChoicePlace, EffectName

PLACES: Final[dict[int, ChoicePlace]] = {
    EFFECTS: "effects",
    PLAY: "hand",
    DISCARD_FROM_HAND: "hand",
    GIVE_BACK: "hand",
    DISCARD_FROM_AREA: "area",
    TAKE_BACK: "area",
    ATTACK: "area",
    TAKE_FROM_PILE: "pile",
    TAKE_HAND: "seat",
    EMBARGO: "column",
    DEMOCRACY: "column",
    KEEP: "pack",
    TAKE_FROM_MIDDLE: "middle",
}
_GOALS: Final[dict[int, CardGoal]] = {HAND: "hand", AREA: "area", PILE: "pile"}


class UnderWay(NamedTuple):
    """The step that is asked for, how many of its choices are made and still to make, and for which effect."""

    step: int
    done: int
    left: int
    effect: EffectName | None

    def choice(self, *, forced: bool) -> ChoiceAid:
        """The same for a seat that is asked."""
        goal = "rivals" if self.step == GIVE_BACK else _GOALS.get(int(MOVES[self.step, TO]))
        return ChoiceAid(PLACES[self.step], goal, self.done + 1, self.done + self.left, self.effect, forced)


def under_way(game: Game) -> UnderWay:
    """What a game asks for now. It looks at effects and counts choices, which everybody has seen."""
    asked = game.asked
    step = STEP_NAMES.index(asked.step)
    if step == KEEP:
        left = -(-asked.times // game.rules.players)  # all keep at the same time (2.6)
        return UnderWay(step, int(kernels.draft_pass(game.records[0][0])), left, None)
    begun = _begun(game.actions)
    if step in (EFFECTS, TAKE_FROM_MIDDLE) or begun is None:
        return UnderWay(step, 0, 1 if step in (EFFECTS, TAKE_FROM_MIDDLE) else asked.times, None)
    effect, cards = begun
    first, times = (int(number) for number in STEPS[effect.domain, effect.level, :2])
    before = times if step != first and MOVES[first, FROM] != NOWHERE else 0  # a first step is done in full (3.15)
    return UnderWay(step, cards - before, asked.times, NAMES[effect.domain, effect.level])


def _begun(actions: Sequence[Action]) -> tuple[Action, int] | None:
    """The last effect of this turn, and how many cards have been chosen since."""
    cards = 0
    for action in reversed(actions):
        if action.kind in (PERMANENT, COPY, SACRIFICE):
            return action, cards
        if action.kind == END:
            return None
        cards += action.kind == CARD
    return None
