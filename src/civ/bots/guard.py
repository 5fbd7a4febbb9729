"""A guard lets a match go on whatever a bot does: where the bot gives no proper answer, *adept* chooses."""

from typing import Final

from civ.bots.programs.program import LONGEST_TOKEN
from civ.bots.protocol import Bot, Budget, Choice, Phrase
from civ.bots.quick import Adept
from civ.errors import BadBot
from civ.game.sights import Sight
from civ.i18n.truncation import one_line

PATIENCE: Final = 3  # hangs in a row
REST: Final = 20  # choices that a bot is then left out of


class Guarded:
    """A bot and its stand-in. The choices of the stand-in carry the bot's failure.

    The bot is asked again the next time. Only hangs cost time: after three in a row the bot is left out of the next 20
    choices, then tried once more, and so on until it answers.
    """

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._stand_in = Adept(seed)
        self._hangs = 0
        self._resting = 0
        self._failure: BadBot | None = None

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        """The bot's choice, or the stand-in's."""
        if self._resting:
            self._resting -= 1
        else:
            try:
                choice = self._bot.choose(sight, budget)
                if choice.action in sight.legal:
                    self._hangs = 0
                    return choice
                name, action = type(self._bot).__name__, one_line(choice.action, LONGEST_TOKEN)
                raise BadBot("bot-illegal", bot=name, action=action)
            except BadBot as failure:
                self._note(failure)
        chosen = self._stand_in.choose(sight, budget)
        return Choice(chosen.action, Phrase("why-stand-in"), failure=self._failure)

    def close(self) -> None:
        """Close the bot."""
        self._bot.close()
        self._stand_in.close()

    def _note(self, failure: BadBot) -> None:
        self._failure = failure
        self._hangs = self._hangs + 1 if failure.code == "bot-hung" else 0
        if self._hangs >= PATIENCE:
            self._resting = REST
