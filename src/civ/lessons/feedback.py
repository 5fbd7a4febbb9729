"""What a learner is told: how far they have come, what to do next, what went wrong, and the table as they see it."""

from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import Struct

from civ.engine.rules.effects import HAND_LIMIT, HEGEMONY_CARDS, LEVEL_CARDS
from civ.errors import Unknown
from civ.game.notation import Action, read_actions
from civ.lessons.attempts import Attempt, begun
from civ.lessons.course import COURSE
from civ.lessons.lesson import Lesson
from civ.lessons.solver import ways
from civ.tables.history import Position, deed_of, position_of

LESSONS: Final = {lesson.id: lesson for lesson in COURSE}
REMEMBERED: Final = 1024  # moments of lessons
NEAR: Final = 100  # attempts among which the goal is looked for after an action that leads away from it


class LessonInfo(Struct, frozen=True):
    """A lesson in the list. `title` and `about` are keys of texts."""

    id: str
    title: str
    about: str
    minutes: int
    steps: int
    players: int


class LessonText(Struct, frozen=True):
    """Something to say: the key of a text, and its facts."""

    key: str
    facts: dict[str, int]


class LessonState(Struct, frozen=True):
    """A lesson after the learner's `actions`, as far as they were carried out: a mistake is first to be taken back.

    `ways` are the actions that lead on; they are lit at once if `shown`. The last of `positions` is how the table
    stands; those before lead there from the learner's last action.
    """

    id: str
    title: str
    actions: str
    step: int
    steps: int
    done: bool
    text: LessonText
    mistake: LessonText | None
    ways: tuple[str, ...]
    shown: bool
    forecast: bool
    teams: bool
    positions: tuple[Position, ...]


def course() -> list[LessonInfo]:
    """All lessons in order."""
    return [
        LessonInfo(lesson.id, lesson.title, lesson.about, lesson.minutes, len(lesson.steps), _players(lesson))
        for lesson in COURSE
    ]


def taught(name: str, tokens: str) -> LessonState:
    """A lesson once the learner has played these actions; IllegalAction if one is not open."""
    if name not in LESSONS:
        raise Unknown("no-lesson")
    actions = read_actions(tokens)
    for count in range(len(actions) + 1):  # one after the other, so that each finds the one before remembered
        stage = _stage(name, actions[:count])
        if stage.mistake or stage.attempt.finished:
            break
    return _state(stage, " ".join(actions[:count]))


class _Stage(NamedTuple):
    """An attempt, the actions that lead on, and the key of what is to be said if its last action does not."""

    attempt: Attempt
    ways: tuple[Action, ...]
    mistake: str | None


@lru_cache(REMEMBERED)
def _stage(name: str, actions: tuple[Action, ...]) -> _Stage:
    if not actions:
        return _reached(begun(LESSONS[name]))
    before = _stage(name, actions[:-1])
    after = before.attempt.after(actions[-1])
    if actions[-1] in before.ways:
        return _reached(after)
    detour = after.replied == before.attempt.replied and ways(after, NEAR)
    return _Stage(after, (), "learn-detour" if detour else before.attempt.lesson.steps[before.attempt.step].mistake)


def _reached(attempt: Attempt) -> _Stage:
    return _Stage(attempt, () if attempt.finished else ways(attempt), None)


def _state(stage: _Stage, actions: str) -> LessonState:
    attempt, lesson = stage.attempt, stage.attempt.lesson
    step = None if attempt.finished else lesson.steps[attempt.step]
    facts = _facts(_players(lesson))
    return LessonState(
        id=lesson.id,
        title=lesson.title,
        actions=actions,
        step=attempt.step,
        steps=len(lesson.steps),
        done=attempt.finished,
        text=LessonText(step.text if step else lesson.end, facts),
        mistake=LessonText(stage.mistake, facts) if stage.mistake else None,
        ways=tuple(map(str, stage.ways)),
        shown=step is not None and step.shown,
        forecast=lesson.forecast,
        teams=attempt.game.rules.teams,
        positions=tuple(_positions(attempt)),
    )


def _positions(attempt: Attempt) -> list[Position]:
    viewer = (attempt.lesson.seat,)
    if not attempt.deeds:
        return [position_of(attempt.game, 0, viewer, None)]
    return [
        position_of(deed.game, len(deed.game.actions), viewer, deed_of(deed.asked, deed.action, viewer))
        for deed in attempt.deeds
    ]


def _players(lesson: Lesson) -> int:
    return int(lesson.position[0])  # "3 players · …"


def _facts(players: int) -> dict[str, int]:
    """The numbers that lessons speak of: at this table, and where fewer play."""
    level_1, level_2 = (int(LEVEL_CARDS[players, level]) for level in (1, 2))
    fewer_1, fewer_2 = (int(LEVEL_CARDS[2, level]) for level in (1, 2))
    return {
        "players": players,
        "first": level_1,
        "second": level_2,
        "goal": int(HEGEMONY_CARDS[players]),
        "limit": HAND_LIMIT,
        "duel": int(HEGEMONY_CARDS[2]),
        "smallfirst": fewer_1,
        "smallsecond": fewer_2,
    }
