"""The levels of our bots, and bots as people write them.

`LADDER` is the only list of levels; everything else asks it. A bot is written `adept`, `expert@0.2s`, `expert@5000`
(iterations), `expert@1sx2` (two cores) or `program:./mybot@1s`.
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from civ.bots.expert import Expert
from civ.bots.guard import GuardedBot
from civ.bots.programs.program_bot import ProgramBot
from civ.bots.protocol import Bot, Budget
from civ.bots.quick import Adept, Novice, Random
from civ.errors import BadBot
from civ.game.game import Game
from civ.i18n.truncation import excerpt


class Level(NamedTuple):
    """A bot of the ladder. Its texts are `level-NAME` in every language."""

    name: str
    make: Callable[[int], Bot]  # from a seed
    searches: bool = False  # whether it uses its budget


_LEVELS: Final = (  # from weak to strong
    Level("random", Random),
    Level("novice", Novice),
    Level("adept", Adept),
    Level("expert", Expert, searches=True),
)
LADDER: Final = {level.name: level for level in _LEVELS}
DEFAULT_BUDGET: Final = Budget(seconds=1.0)
MAX_SECONDS: Final = 3600.0
MAX_ITERATIONS: Final = 1_000_000_000
_SPEC: Final = re.compile(
    r"(?P<bot>.+?)(@(?P<amount>[0-9]+(\.[0-9]+)?)(?P<unit>s?)(x(?P<cores>[1-9][0-9]?))?)?", re.DOTALL
)
_PROGRAM: Final = "program:"


class BotSpec(NamedTuple):
    """A bot as people write it: its level, or the command line of a program, and its budget for one action."""

    text: str
    name: str
    budget: Budget
    command: str = ""

    def make(self, seed: int) -> Bot:
        """Make the bot. A program is guarded, so that its failures do not end a match.

        Raises BadBot if the command line of a program cannot be read, or if the program does not exist.
        """
        return GuardedBot(ProgramBot(self.command), seed) if self.command else LADDER[self.name].make(seed)


def read_bot_spec(word: str) -> BotSpec:
    """Read a bot as people write it.

    Raises BadBot if there is no such level, or if the budget is out of range.
    """
    match = _SPEC.fullmatch(word.strip())
    name = match["bot"] if match else ""
    command = name.removeprefix(_PROGRAM).strip() if name.startswith(_PROGRAM) else ""
    if match is None or not (command or name in LADDER):
        raise BadBot("bot-unknown", bot=excerpt(word), bots=" ".join(LADDER))
    budget = _budget(word, match) if match["amount"] else DEFAULT_BUDGET
    return BotSpec(word, "program" if command else name, budget, command)


def _budget(word: str, match: re.Match[str]) -> Budget:
    """Seconds or, without a unit, iterations."""
    amount, unit, cores = match["amount"], match["unit"], int(match["cores"] or 1)
    if unit and 0 < float(amount) <= MAX_SECONDS:
        return Budget(seconds=float(amount), cores=cores)
    if not unit and amount.isdigit() and 0 < int(amount) <= MAX_ITERATIONS:
        return Budget(iterations=int(amount), cores=cores)
    raise BadBot("bot-budget", bot=excerpt(word))


def warm_up(*, only_first: bool = False) -> None:
    """Load all levels and compile their kernels, so that nobody waits for them later.

    With `only_first` it does nothing if they have been compiled before.
    """
    from civ.bots.search.compilation import BOT_CACHE_FOLDER

    if only_first and BOT_CACHE_FOLDER.exists():
        return
    game = Game.new()
    for level in LADDER.values():
        bot = level.make(0)
        bot.choose(game.sight(game.seat), Budget(iterations=1))
        bot.close()
