"""What a step of a lesson asks for: a small vocabulary of predicates over the game and what the learner has done.

A goal says nothing of the way to it; the engine finds out whether there still is one (`ways.py`).
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from civ.engine import kernels
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.engine.rules.effects import EFFECTS
from civ.engine.rules.state import AREA, HAND
from civ.game.game import Game
from civ.game.views import seats_in


class Moment(NamedTuple):
    """A lesson at one moment; `done` are the learner's actions since the step began."""

    game: Game
    seat: int
    done: frozenset[str]

    @property
    def state(self) -> Any:
        """The state record, to be read only."""
        return self.game.records[0][0]


Goal = Callable[[Moment], bool]


def _count(moment: Moment, place: int, seat: int, letter: str) -> int:
    return int(moment.state.cards[place + seat - 1, DOMAIN_LETTERS.index(letter) * 4])


def all_of(*goals: Goal) -> Goal:
    """Several goals at once."""
    return lambda moment: all(goal(moment) for goal in goals)


# --- What the learner has done ---


def used(*tokens: str) -> Goal:
    """One of these effects was used, and carried out to its last step."""
    return lambda moment: (
        not moment.done.isdisjoint(tokens) and (moment.state.steps[0] == EFFECTS or "." in moment.done)
    )


def ended(moment: Moment) -> bool:
    """The turn was ended, and the rivals have had theirs."""
    return "." in moment.done


def won(moment: Moment) -> bool:
    """The game is over, and the learner has won it."""
    return bool(moment.state.over) and moment.seat in seats_in(moment.state.winners)


def goes_on(moment: Moment) -> bool:
    """Nobody has won."""
    return not moment.state.over


# --- How the table stands ---


def in_area(letter: str, count: int) -> Goal:
    """The learner has at least so many cards of a domain face up."""
    return lambda moment: _count(moment, AREA, moment.seat, letter) >= count


def in_hand(letter: str, count: int) -> Goal:
    """The learner holds at least so many cards of a domain."""
    return lambda moment: _count(moment, HAND, moment.seat, letter) >= count


def pushed_back(seat: int, letter: str, count: int) -> Goal:
    """A rival has at most so many cards of a domain face up."""
    return lambda moment: _count(moment, AREA, seat, letter) <= count


def holds(seat: int, letter: str) -> Goal:
    """Another player holds a card of a domain."""
    return lambda moment: _count(moment, HAND, seat, letter) > 0


def lacks(seat: int, letter: str) -> Goal:
    """Another player holds no card of a domain."""
    return lambda moment: _count(moment, HAND, seat, letter) == 0


def embargoed(seat: int, letter: str) -> Goal:
    """An embargo lies on a rival's domain."""
    domain = DOMAIN_LETTERS.index(letter)
    return lambda moment: any(marker and marker >> 2 == domain for marker in moment.state.embargo[seat - 1])


def democracy_on(seat: int, letter: str) -> Goal:
    """A Democracy card lies on a rival's domain."""
    return lambda moment: bool(moment.state.democracy[seat - 1, DOMAIN_LETTERS.index(letter)])


# --- How it would end now ---


def behind_by(count: int) -> Goal:
    """The learner is at most so many majority points behind the best."""
    return lambda moment: max(moment.game.points) - moment.game.points[moment.seat - 1] <= count


def leading(moment: Moment) -> bool:
    """The learner alone would win the majority."""
    return bool(seats_in(int(kernels.majority_winners(moment.state))) == (moment.seat,))
