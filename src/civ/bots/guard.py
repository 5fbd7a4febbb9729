"""A guard keeps a match running whatever a bot does: where the bot gives no valid answer, *adept* chooses."""

from typing import Final

from civ.bots.programs.program_bot import MAX_TOKEN_LENGTH
from civ.bots.protocol import Bot, Budget, Choice, Explanation
from civ.bots.quick import Adept
from civ.errors import BadBot
from civ.game.sights import Sight
from civ.i18n.truncation import one_line

MAX_HANGS: Final = 3  # in a row, before the bot is skipped
SKIPPED_CHOICES: Final = 20  # then the bot is tried once more


class GuardedBot:
    """A bot with a stand-in. Choices of the stand-in carry the bot's failure.

    After a failure the bot gets the next choice again. Hangs cost time, so after three in a row the bot is skipped for
    20 choices, then tried once, and so on until it answers.
    """

    def __init__(self, bot: Bot, seed: int) -> None:
        """Guard a bot; the seed is the stand-in's."""
        self._bot = bot
        self._stand_in = Adept(seed)
        self._hangs = 0
        self._choices_to_skip = 0
        self._failure: BadBot | None = None

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        """Return the bot's choice, or the stand-in's if the bot fails or is skipped. Never raises BadBot."""
        if self._choices_to_skip:
            self._choices_to_skip -= 1
        else:
            try:
                choice = self._bot.choose(sight, budget)
                if choice.action in sight.legal:
                    self._hangs = 0
                    return choice
                name, action = type(self._bot).__name__, one_line(choice.action, MAX_TOKEN_LENGTH)
                raise BadBot("bot-illegal", bot=name, action=action)
            except BadBot as failure:
                self._count(failure)
        choice = self._stand_in.choose(sight, budget)
        return Choice(choice.action, Explanation("why-stand-in"), failure=self._failure)

    def close(self) -> None:
        """Close the bot and its stand-in."""
        self._bot.close()
        self._stand_in.close()

    def _count(self, failure: BadBot) -> None:
        self._failure = failure
        self._hangs = self._hangs + 1 if failure.code == "bot-hung" else 0
        if self._hangs >= MAX_HANGS:
            self._choices_to_skip = SKIPPED_CHOICES
