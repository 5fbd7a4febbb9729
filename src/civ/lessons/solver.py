"""Whether a step's goal can still be reached this turn, and by what: the engine tries everything, the nearest first.

So a lesson needs no list of right and wrong answers. An action is a mistake if no way is left after it; a hint is where
the shortest ways begin.
"""

from civ.game.notation import Action
from civ.lessons.attempts import Attempt

Ways = dict[tuple[bytes, frozenset[str]], tuple[Attempt, frozenset[Action]]]


def ways(start: Attempt, most: int | None = None) -> tuple[Action, ...]:
    """The actions that the shortest ways to the next goal begin with, in table order; none if it is out of reach.

    With `most`, none either if it is not found among so many attempts.
    """
    seen = {_key(start)}
    level: Ways = {_key(start): (start, frozenset())}
    while level and (most is None or len(seen) <= most):
        following: Ways = {}
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


def _key(attempt: Attempt) -> tuple[bytes, frozenset[str]]:
    return attempt.game.records[0].tobytes(), attempt.done
