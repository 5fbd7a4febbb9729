"""The choices of the pending step: where cards come from and go, its effect, and the number in "1 of 2".

Every front end takes this number from here: from a game if it has one, otherwise from the choices that it has seen.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from civ.engine import kernels
from civ.engine.rules.actions import CARD, COPY, END, PERMANENT, SACRIFICE
from civ.engine.rules.effects import (
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
    EffectName,
)
from civ.engine.rules.state import AREA, HAND, NOWHERE, PILE
from civ.game.game import Game
from civ.game.notation import Action
from civ.tables.aid.standings import EFFECT_NAMES
from civ.tables.aid.structs import CardDestination, ChoiceAid, ChoicePlace

CHOICE_PLACES: Final[dict[int, ChoicePlace]] = {
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
_DESTINATIONS: Final[dict[int, CardDestination]] = {HAND: "hand", AREA: "area", PILE: "pile"}


class StepChoices(NamedTuple):
    """The choices of the pending step: how many are made and left, and the effect that it belongs to."""

    step: int
    done: int
    left: int
    effect: EffectName | None

    def choice(self, *, forced: bool) -> ChoiceAid:
        """Return the aid for the seat that is to choose; with `forced`, only one action is legal."""
        to = "rivals" if self.step == GIVE_BACK else _DESTINATIONS.get(int(MOVES[self.step, TO]))
        return ChoiceAid(CHOICE_PLACES[self.step], to, self.done + 1, self.done + self.left, self.effect, forced)


def step_choices(game: Game) -> StepChoices:
    """Return the choices of the pending step, counted from public information only: effects and numbers of choices."""
    pending = game.pending
    step = STEP_NAMES.index(pending.step)
    if step == KEEP:
        left = -(-pending.times // game.rules.players)  # all keep at the same time (2.6)
        return StepChoices(step, int(kernels.draft_pass(game.arrays[0][0])), left, None)
    if step in (EFFECTS, TAKE_FROM_MIDDLE):
        return StepChoices(step, 0, 1, None)
    current = _current_effect(game.actions)
    if current is None:
        return StepChoices(step, 0, pending.times, None)
    effect, cards = current
    first, times = (int(number) for number in STEPS[effect.domain, effect.level, :2])
    before = times if step != first and MOVES[first, FROM] != NOWHERE else 0  # a first step is done in full (3.15)
    return StepChoices(step, cards - before, pending.times, EFFECT_NAMES[effect.domain, effect.level])


def _current_effect(actions: Sequence[Action]) -> tuple[Action, int] | None:
    """Return the last effect of this turn and the number of cards chosen since, or None before the first effect."""
    cards = 0
    for action in reversed(actions):
        if action.kind in (PERMANENT, COPY, SACRIFICE):
            return action, cards
        if action.kind == END:
            return None
        cards += action.kind == CARD
    return None


class PastChoice(Protocol):
    """A choice that was made: by which seat, for which step, and how many of the step were left."""

    @property
    def seat(self) -> int:
        """The seat that chose."""

    @property
    def step(self) -> str:
        """The step that it chose for."""

    @property
    def times(self) -> int:
        """How many choices of the step were left, this one included."""


def choices_made(past: Sequence[PastChoice], seat: int, step: str, times: int) -> int:
    """Return how many choices of the pending step were made, if `times` are left: the same as `StepChoices.done`.

    `past` are the choices of the game in order, or only the latest ones, without those that were taken back.
    """
    made = 0
    for choice in reversed(past):
        if (choice.seat, choice.step, choice.times) != (seat, step, times + made + 1):
            break
        made += 1
    return made
