"""A search for the actions that still lead to a lesson's next goal within this turn, by trying all of them.

So a lesson lists no right or wrong answers. An action is a mistake if the goal is out of reach after it, and a hint is
the first action of a shortest solution.
"""

from civ.game.notation import Action
from civ.lessons.attempts import Attempt

Key = tuple[bytes, frozenset[str]]


def useful_actions(start: Attempt, max_attempts: int | None = None) -> tuple[Action, ...]:
    """Return the first actions of all shortest solutions of the current step, in table order.

    The result is empty if the goal is out of reach, or if more than `max_attempts` attempts do not find it.
    """
    seen = {_key(start)}
    level: dict[Key, tuple[Attempt, frozenset[Action]]] = {_key(start): (start, frozenset())}
    while level and (max_attempts is None or len(seen) <= max_attempts):
        following: dict[Key, tuple[Attempt, frozenset[Action]]] = {}
        found: frozenset[Action] = frozenset()
        for attempt, firsts in level.values():
            for action in attempt.game.legal:
                after, begins = attempt.after(action), firsts or frozenset([action])
                if after.step > start.step:
                    found |= begins
                elif after.replied == start.replied and (key := _key(after)) not in seen:
                    following[key] = after, following[key][1] | begins if key in following else begins
        if found:
            return tuple(sorted(found, key=lambda action: action.number))
        seen |= following.keys()
        level = following
    return ()


def _key(attempt: Attempt) -> Key:
    return attempt.game.records[0].tobytes(), attempt.done
