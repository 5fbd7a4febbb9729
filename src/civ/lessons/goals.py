"""Goals of lessons: predicates over the game and the learner's actions.

A goal does not say how to reach it; `civ.lessons.solver` finds the way.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from civ.engine import kernels
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.engine.rules.effects import EFFECTS
from civ.engine.rules.state import AREA, HAND
from civ.game.game import Game
from civ.game.views import seats_in


class TaskProgress(NamedTuple):
    """What a goal is checked against. `played` are the learner's actions since the task began."""

    game: Game
    seat: int
    played: frozenset[str]

    @property
    def state(self) -> Any:
        """The state record; read only."""
        return self.game.arrays[0][0]


Goal = Callable[[TaskProgress], bool]


def _count(progress: TaskProgress, place: int, seat: int, letter: str) -> int:
    return int(progress.state.cards[place + seat - 1, DOMAIN_LETTERS.index(letter) * 4])


def all_of(*goals: Goal) -> Goal:
    """All these goals are reached."""
    return lambda progress: all(goal(progress) for goal in goals)


# --- The learner's actions ---


def used(*tokens: str) -> Goal:
    """One of these effects was used and is complete."""
    return lambda progress: (
        not progress.played.isdisjoint(tokens) and (progress.state.steps[0] == EFFECTS or "." in progress.played)
    )


def turn_ended(progress: TaskProgress) -> bool:
    """The learner ended the turn, and the others have had theirs."""
    return "." in progress.played


def won(progress: TaskProgress) -> bool:
    """The learner has won the game."""
    return bool(progress.state.over) and progress.seat in seats_in(progress.state.winners)


def not_over(progress: TaskProgress) -> bool:
    """The game is not over."""
    return not progress.state.over


# --- The table ---


def in_area(letter: str, count: int) -> Goal:
    """The learner has at least `count` cards of a domain in the area."""
    return lambda progress: _count(progress, AREA, progress.seat, letter) >= count


def in_hand(letter: str, count: int) -> Goal:
    """The learner has at least `count` cards of a domain in hand."""
    return lambda progress: _count(progress, HAND, progress.seat, letter) >= count


def at_most_in_area(seat: int, letter: str, count: int) -> Goal:
    """Another seat has at most `count` cards of a domain in its area."""
    return lambda progress: _count(progress, AREA, seat, letter) <= count


def rival_holds(seat: int, letter: str) -> Goal:
    """Another seat has a card of a domain in hand."""
    return lambda progress: _count(progress, HAND, seat, letter) > 0


def rival_lacks(seat: int, letter: str) -> Goal:
    """Another seat has no card of a domain in hand."""
    return lambda progress: _count(progress, HAND, seat, letter) == 0


def embargo_on(seat: int, letter: str) -> Goal:
    """There is an embargo on a domain of another seat."""
    domain = DOMAIN_LETTERS.index(letter)
    return lambda progress: any(marker and marker >> 2 == domain for marker in progress.state.embargo[seat - 1])


def democracy_on(seat: int, letter: str) -> Goal:
    """There is a Democracy card on a domain of another seat."""
    return lambda progress: bool(progress.state.democracy[seat - 1, DOMAIN_LETTERS.index(letter)])


# --- The forecast ---


def behind_by(count: int) -> Goal:
    """The learner is at most `count` majority points behind the best."""
    return lambda progress: max(progress.game.points) - progress.game.points[progress.seat - 1] <= count


def leading(progress: TaskProgress) -> bool:
    """The learner alone would win by majority now."""
    return bool(seats_in(int(kernels.majority_winners(progress.state))) == (progress.seat,))
