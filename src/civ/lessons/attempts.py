"""An attempt at a lesson, as a fold over the learner's actions: the others reply, and goals are ticked off."""

from functools import lru_cache
from typing import NamedTuple

from civ.game.game import Game, PendingStep
from civ.game.notation import Action, read_action
from civ.lessons.goals import TaskProgress, won
from civ.lessons.lesson import Lesson, first_position


class LessonAction(NamedTuple):
    """An action, the step that it answered, and the game right after it."""

    pending: PendingStep
    action: Action
    game: Game


class Attempt(NamedTuple):
    """A learner's progress in a lesson."""

    lesson: Lesson
    game: Game
    task: int = 0  # the index of the current task
    played: frozenset[str] = frozenset()  # the learner's actions since the task began
    replied: int = 0  # how many planned replies have been consumed
    latest: tuple[LessonAction, ...] = ()  # the learner's last action and the replies to it

    @property
    def finished(self) -> bool:
        """Whether every goal was reached."""
        return self.task == len(self.lesson.tasks)

    def after(self, action: Action) -> "Attempt":
        """Return the attempt after one more action of the learner. Raises IllegalAction if it is not legal."""
        latest = _play(self.game, action)
        after = self._replace(game=latest.game, played=self.played | {str(action)}, latest=(latest,))
        return after.with_replies().with_goals_checked()

    def with_replies(self) -> "Attempt":
        """Let the other players act until the learner is to choose again."""
        game, latest, replied = self.game, self.latest, self.replied
        while not game.over and game.seat != self.lesson.seat:
            latest += (_play(game, _reply(self.lesson, replied, game)),)
            game, replied = latest[-1].game, replied + 1
        return self._replace(game=game, latest=latest, replied=replied)

    def with_goals_checked(self) -> "Attempt":
        """Tick off the goals that are reached. A game that the learner has won completes the lesson."""
        progress = TaskProgress(self.game, self.lesson.seat, self.played)
        if won(progress):
            return self._replace(task=len(self.lesson.tasks))
        if self.finished or not self.lesson.tasks[self.task].goal(progress):
            return self
        return self._replace(task=self.task + 1, played=frozenset()).with_goals_checked()


def _play(game: Game, action: Action) -> LessonAction:
    after = game.copy()
    after.play(action)
    return LessonAction(game.pending, action, after)


def _reply(lesson: Lesson, number: int, game: Game) -> Action:
    """Return the planned reply if it is legal; otherwise end the turn or, in other steps, the first legal action."""
    planned = lesson.replies.split()[number : number + 1]
    if planned and planned[0] in game.legal:
        return read_action(planned[0])
    return game.legal[-1] if game.pending.step == "effects" else game.legal[0]


@lru_cache(64)
def new_attempt(lesson: Lesson) -> Attempt:
    """Return a lesson before the learner's first action."""
    return Attempt(lesson, first_position(lesson)).with_replies().with_goals_checked()
