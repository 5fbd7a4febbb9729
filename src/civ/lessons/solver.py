"""A breadth-first search for the actions that lead to the goal of a lesson's task within this turn.

Lessons therefore list no right or wrong answers. An action is a mistake if it puts the goal out of reach, and a hint is
the first action of a shortest solution.
"""

from civ.game.notation import Action
from civ.lessons.attempts import Attempt

Key = tuple[bytes, frozenset[str]]


def useful_actions(start: Attempt, max_attempts: int | None = None) -> tuple[Action, ...]:
    """Return the first actions of all shortest solutions of the current task, in the order of the action table.

    The result is empty if the goal is out of reach, or if the search gives up after `max_attempts` attempts.
    """
    seen = {_key(start)}
    level: dict[Key, tuple[Attempt, frozenset[Action]]] = {_key(start): (start, frozenset())}
    while level and (max_attempts is None or len(seen) <= max_attempts):
        following: dict[Key, tuple[Attempt, frozenset[Action]]] = {}
        found: frozenset[Action] = frozenset()
        for attempt, first_actions in level.values():
            for action in attempt.game.legal:
                after, firsts = attempt.after(action), first_actions or frozenset([action])
                if after.task > start.task:
                    found |= firsts
                elif after.replied == start.replied and (key := _key(after)) not in seen:
                    known = following[key][1] if key in following else frozenset()
                    following[key] = after, known | firsts
        if found:
            return tuple(sorted(found, key=lambda action: action.number))
        seen |= following.keys()
        level = following
    return ()


def _key(attempt: Attempt) -> Key:
    return attempt.game.arrays[0].tobytes(), attempt.played
