"""The feedback to a learner: progress, the task, hints, mistakes, and the table as the learner sees it."""

from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import Struct

from civ.engine.rules.effects import HAND_LIMIT, HEGEMONY_CARDS, LEVEL_CARDS
from civ.errors import Unknown
from civ.game.notation import Action, read_actions
from civ.lessons.attempts import Attempt, new_attempt
from civ.lessons.course import COURSE
from civ.lessons.lesson import Lesson
from civ.lessons.solver import useful_actions
from civ.tables.history import Position, position_of, visible_action

LESSONS: Final = {lesson.id: lesson for lesson in COURSE}
CACHED_STAGES: Final = 1024  # attempts after each prefix of a learner's actions
MAX_DETOUR_ATTEMPTS: Final = 100  # the size of the search that tells a detour from a mistake


class LessonInfo(Struct, frozen=True):
    """A lesson in the list of lessons. `title` and `about` are keys of texts."""

    id: str
    title: str
    about: str
    minutes: int
    steps: int  # the number of tasks
    players: int


class LessonText(Struct, frozen=True):
    """A text for the learner: its key and its facts."""

    key: str
    facts: dict[str, int]


class LessonState(Struct, frozen=True):
    """A lesson after the learner's `actions`, up to the first mistake, which has to be taken back.

    `step` is the index of the current task, and `steps` the number of tasks. `useful` are the actions that lead on; the
    client highlights them at once if `shown`. The last of `positions` is the present one; those before it follow from
    the learner's last action.
    """

    id: str
    title: str
    actions: str
    step: int
    steps: int
    done: bool
    text: LessonText
    mistake: LessonText | None
    useful: tuple[str, ...]
    shown: bool
    forecast: bool
    teams: bool
    positions: tuple[Position, ...]


def list_lessons() -> list[LessonInfo]:
    """Return all lessons in order."""
    return [
        LessonInfo(lesson.id, lesson.title, lesson.about, lesson.minutes, len(lesson.tasks), _players(lesson))
        for lesson in COURSE
    ]


def lesson_state(name: str, tokens: str) -> LessonState:
    """Return a lesson after the learner's actions, written in notation.

    Raises Unknown if there is no such lesson, and IllegalAction if an action is not legal.
    """
    if name not in LESSONS:
        raise Unknown("no-lesson")
    actions = read_actions(tokens)
    for count in range(len(actions) + 1):  # shortest first: each stage finds the one before in the cache
        stage = _stage(name, actions[:count])
        if stage.mistake or stage.attempt.finished:
            break
    return _state(stage, " ".join(actions[:count]))


class _Stage(NamedTuple):
    """An attempt, the actions that lead on, and the key of a text if the last action was a mistake."""

    attempt: Attempt
    useful: tuple[Action, ...]
    mistake: str | None


@lru_cache(CACHED_STAGES)
def _stage(name: str, actions: tuple[Action, ...]) -> _Stage:
    if not actions:
        return _reached(new_attempt(LESSONS[name]))
    before = _stage(name, actions[:-1])
    after = before.attempt.after(actions[-1])
    if actions[-1] in before.useful:
        return _reached(after)
    detour = after.replied == before.attempt.replied and useful_actions(after, MAX_DETOUR_ATTEMPTS)
    return _Stage(after, (), "learn-detour" if detour else before.attempt.lesson.tasks[before.attempt.task].mistake)


def _reached(attempt: Attempt) -> _Stage:
    return _Stage(attempt, () if attempt.finished else useful_actions(attempt), None)


def _state(stage: _Stage, actions: str) -> LessonState:
    attempt, lesson = stage.attempt, stage.attempt.lesson
    task = None if attempt.finished else lesson.tasks[attempt.task]
    facts = _facts(_players(lesson))
    return LessonState(
        id=lesson.id,
        title=lesson.title,
        actions=actions,
        step=attempt.task,
        steps=len(lesson.tasks),
        done=attempt.finished,
        text=LessonText(task.text if task else lesson.end, facts),
        mistake=LessonText(stage.mistake, facts) if stage.mistake else None,
        useful=tuple(map(str, stage.useful)),
        shown=task is not None and task.shown,
        forecast=lesson.forecast,
        teams=attempt.game.rules.teams,
        positions=tuple(_positions(attempt)),
    )


def _positions(attempt: Attempt) -> list[Position]:
    viewer = (attempt.lesson.seat,)
    if not attempt.latest:
        return [position_of(attempt.game, 0, viewer, None)]
    return [
        position_of(one.game, len(one.game.actions), viewer, visible_action(one.pending, one.action, viewer))
        for one in attempt.latest
    ]


def _players(lesson: Lesson) -> int:
    return int(lesson.position[0])  # "3 players · …"


def _facts(players: int) -> dict[str, int]:
    """Return the numbers that lessons mention: for this number of players, and for two."""
    return {
        "players": players,
        "first": int(LEVEL_CARDS[players, 1]),
        "second": int(LEVEL_CARDS[players, 2]),
        "goal": int(HEGEMONY_CARDS[players]),
        "limit": HAND_LIMIT,
        "duel": int(HEGEMONY_CARDS[2]),
        "smallfirst": int(LEVEL_CARDS[2, 1]),
        "smallsecond": int(LEVEL_CARDS[2, 2]),
    }
