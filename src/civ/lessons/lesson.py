"""A lesson: the position it begins with, tasks with goals, and the actions of the other players."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from civ.game.game import Game
from civ.lessons.goals import Goal


class Task(NamedTuple):
    """One task of a lesson: the key of its text, its goal, and the key of the text for a goal that is out of reach.

    If `shown`, the actions that lead to the goal are highlighted at once, otherwise when the learner asks for a hint.
    """

    text: str
    goal: Goal
    mistake: str = "learn-mistake"
    shown: bool = False


class Lesson(NamedTuple):
    """A short lesson on a prepared position. The learner sits in seat 1.

    `draws` are the next cards of the deck; unseen cards of earlier eras go to the pile. `replies` are the actions of
    the other players in order. If a reply is not legal, they play the first legal card, use no effect and end the turn.
    With `forecast`, the majority forecast is shown next to the text.
    """

    id: str
    title: str
    about: str
    end: str
    minutes: int
    position: str
    tasks: tuple[Task, ...]
    draws: str = ""
    replies: str = ""
    forecast: bool = False
    seat: int = 1


def first_position(lesson: Lesson) -> Game:
    """Return the game that a lesson begins with."""
    game = Game.from_position(lesson.position)
    draws = lesson.draws.split()
    if not draws:
        return game
    clauses = game.position.split(" · ")
    cards = {name: _cards(clauses, name) for name in ("deck:", "pile:", "removed:")}
    unseen = Counter(cards["deck:"] + cards["removed:"]) - Counter(draws)
    removed_per_era = len(cards["removed:"]) // 3
    cards["removed:"] = [card for era in "123" for card in _last_of_era(unseen, era, removed_per_era)]
    rest = sorted((unseen - Counter(cards["removed:"])).elements())
    cards["pile:"] += [card for card in rest if card[0] < draws[0][0]]
    cards["deck:"] = draws + [card for card in rest if card[0] >= draws[0][0]]
    kept = [clause for clause in clauses if not clause.startswith(tuple(cards))]
    replaced = [f"{name} {' '.join(row) or '-'}" for name, row in cards.items() if row or name != "removed:"]
    return Game.from_position(" · ".join([*kept, *replaced]))


def _cards(clauses: Iterable[str], name: str) -> list[str]:
    """Return the cards of the clause with this name; an empty place is written `-`."""
    words = [word for clause in clauses if clause.startswith(name) for word in clause.split()[1:]]
    return [word for word in words if word != "-"]


def _last_of_era(cards: Counter[str], era: str, count: int) -> list[str]:
    return sorted((card for card in cards.elements() if card[0] == era), reverse=True)[:count]
