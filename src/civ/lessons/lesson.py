"""A lesson: the position it begins with, steps with goals, and the actions of the other players."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from civ.game.game import Game
from civ.lessons.goals import Goal


class Step(NamedTuple):
    """One task. `text` is the key of the task; `mistake` is the key of the text for a goal that is out of reach.

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
    steps: tuple[Step, ...]
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
    piles = {name: _cards(clauses, name) for name in ("deck:", "pile:", "removed:")}
    unseen = Counter(piles["deck:"] + piles["removed:"]) - Counter(draws)
    rest = sorted(unseen.elements())
    piles["removed:"] = [card for era in "123" for card in _last(rest, era, len(piles["removed:"]) // 3)]
    rest = sorted((unseen - Counter(piles["removed:"])).elements())
    piles["pile:"] += [card for card in rest if card[0] < draws[0][0]]
    piles["deck:"] = draws + [card for card in rest if card[0] >= draws[0][0]]
    others = [clause for clause in clauses if not clause.startswith(tuple(piles))]
    lines = [f"{name} {' '.join(cards) or '-'}" for name, cards in piles.items() if cards or name != "removed:"]
    return Game.from_position(" · ".join([*others, *lines]))


def _cards(clauses: Iterable[str], name: str) -> list[str]:
    words = [word for clause in clauses if clause.startswith(name) for word in clause.split()[1:]]
    return [word for word in words if word != "-"]


def _last(cards: list[str], era: str, count: int) -> list[str]:
    return [card for card in cards if card[0] == era][::-1][:count]
