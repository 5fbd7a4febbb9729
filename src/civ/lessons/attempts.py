"""A lesson is a fold over the learner's actions: the engine plays, the others reply, goals are ticked off."""

from functools import lru_cache
from typing import NamedTuple

from civ.game.game import Asked, Game
from civ.game.notation import Action, read_action
from civ.lessons.goals import Moment, won
from civ.lessons.lesson import Lesson, dealt


class Deed(NamedTuple):
    """An action, what it answered, and the game right after it."""

    asked: Asked
    action: Action
    game: Game


class Attempt(NamedTuple):
    """How far a learner has come."""

    lesson: Lesson
    game: Game
    step: int = 0
    done: frozenset[str] = frozenset()  # the learner's actions since the step began
    replied: int = 0  # how many of the replies have been looked at
    deeds: tuple[Deed, ...] = ()  # the learner's last action and the replies to it

    @property
    def finished(self) -> bool:
        """Whether every goal was reached."""
        return self.step == len(self.lesson.steps)

    def after(self, action: Action) -> "Attempt":
        """The same lesson one action of the learner on; IllegalAction if it is not open."""
        deed = _deed(self.game, action)
        acted = self._replace(game=deed.game, done=self.done | {str(action)}, deeds=(deed,))
        return acted.answered().settled()

    def answered(self) -> "Attempt":
        """The same once the others have replied, and the learner is to choose again."""
        game, deeds, replied = self.game, self.deeds, self.replied
        while not game.over and game.seat != self.lesson.seat:
            deeds += (_deed(game, _reply(self.lesson, replied, game)),)
            game, replied = deeds[-1].game, replied + 1
        return self._replace(game=game, deeds=deeds, replied=replied)

    def settled(self) -> "Attempt":
        """The same with the goals ticked off that are reached; a game that is won needs no further step."""
        moment = Moment(self.game, self.lesson.seat, self.done)
        if won(moment):
            return self._replace(step=len(self.lesson.steps))
        if self.finished or not self.lesson.steps[self.step].goal(moment):
            return self
        return self._replace(step=self.step + 1, done=frozenset()).settled()


def _deed(game: Game, action: Action) -> Deed:
    after = game.copy()
    after.play(action)
    return Deed(game.asked, action, after)


def _reply(lesson: Lesson, number: int, game: Game) -> Action:
    """What another player does: as the lesson has it if that is open, else the plainest thing."""
    planned = lesson.replies.split()[number : number + 1]
    if planned and planned[0] in game.legal:
        return read_action(planned[0])
    return game.legal[-1] if game.asked.step == "effects" else game.legal[0]


@lru_cache(64)
def begun(lesson: Lesson) -> Attempt:
    """A lesson before the first action."""
    return Attempt(lesson, dealt(lesson)).answered().settled()
