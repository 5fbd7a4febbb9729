"""What a lesson is: a position to begin from, steps with goals, and what the other players do meanwhile."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from civ.game.game import Game
from civ.lessons.goals import Goal


class Step(NamedTuple):
    """One thing to do. `text` and `mistake` are keys: what is asked, and what is said once it is out of reach.

    The way there lights up at once if the step is `shown`, else when the learner asks for it.
    """

    text: str
    goal: Goal
    mistake: str = "learn-mistake"
    shown: bool = False


class Lesson(NamedTuple):
    """A short lesson on a prepared position. The learner sits in seat 1.

    `draws` are the next cards of the deck; whatever lies before their era goes to the pile. `replies` are the actions
    of the others in order; where one is not open, they play the first card they may, use nothing and end their turn.
    Where it is about the majority, the `forecast` stands beside the words.
    """

    id: str
    title: str
    about: str
    end: str
    minutes: int
    position: str
    steps: tuple[Step, ...]
    draws: str = ""
    replies: str = ""
    forecast: bool = False
    seat: int = 1


def dealt(lesson: Lesson) -> Game:
    """The game that a lesson begins with."""
    game = Game.from_position(lesson.position)
    draws = lesson.draws.split()
    if not draws:
        return game
    clauses = game.position.split(" · ")
    told = {name: _cards(clauses, name) for name in ("deck:", "pile:", "removed:")}
    unseen = Counter(told["deck:"] + told["removed:"]) - Counter(draws)
    rest = sorted(unseen.elements())
    told["removed:"] = [card for era in "123" for card in _last(rest, era, len(told["removed:"]) // 3)]
    rest = sorted((unseen - Counter(told["removed:"])).elements())
    told["pile:"] += [card for card in rest if card[0] < draws[0][0]]
    told["deck:"] = draws + [card for card in rest if card[0] >= draws[0][0]]
    others = [clause for clause in clauses if not clause.startswith(tuple(told))]
    lines = [f"{name} {' '.join(cards) or '-'}" for name, cards in told.items() if cards or name != "removed:"]
    return Game.from_position(" · ".join([*others, *lines]))


def _cards(clauses: Iterable[str], name: str) -> list[str]:
    words = [word for clause in clauses if clause.startswith(name) for word in clause.split()[1:]]
    return [word for word in words if word != "-"]


def _last(cards: list[str], era: str, count: int) -> list[str]:
    return [card for card in cards if card[0] == era][::-1][:count]
