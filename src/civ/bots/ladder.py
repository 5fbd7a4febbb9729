"""Bots as people write them: `adept`, `expert@0.2s`, `expert@5000`, `expert@1sx2` (two cores), `program:./mybot@1s`."""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from civ.bots.expert import Expert
from civ.bots.guard import Guarded
from civ.bots.programs.program import Program
from civ.bots.protocol import Bot, Budget
from civ.bots.quick import Adept, Novice, Random
from civ.errors import BadBot
from civ.game.game import Game
from civ.i18n.truncation import excerpt

LADDER: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Random,
    "novice": Novice,
    "adept": Adept,
    "expert": Expert,
}  # from weak to strong
USUAL_BUDGET: Final = Budget(seconds=1.0)
LONGEST: Final = 3600.0  # seconds
MOST: Final = 1_000_000_000  # iterations
_FORM: Final = re.compile(
    r"(?P<bot>.+?)(@(?P<amount>[0-9]+(\.[0-9]+)?)(?P<unit>s?)(x(?P<cores>[1-9][0-9]?))?)?", re.DOTALL
)
_PROGRAM: Final = "program:"


class Contender(NamedTuple):
    """A bot that is not yet made: its name on the ladder or a program's command line, and its budget for one action."""

    text: str
    name: str
    budget: Budget
    command: str = ""

    def make(self, seed: int) -> Bot:
        """The bot itself; a program is guarded, so that a match goes on whatever it does."""
        return Guarded(Program(self.command), seed) if self.command else LADDER[self.name](seed)


def warm_up(*, only_first: bool = False) -> None:
    """Load and, on the first start, compile whatever plays: better before somebody waits for it than then."""
    from civ.bots.search.compilation import CACHE_FOLDER

    if only_first and CACHE_FOLDER.exists():
        return
    game = Game.new()
    for make in LADDER.values():
        bot = make(0)
        bot.choose(game.sight(game.seat), Budget(iterations=1))
        bot.close()


def read_contender(word: str) -> Contender:
    """The bot that a word describes."""
    match = _FORM.fullmatch(word.strip())
    name = match["bot"] if match else ""
    command = name.removeprefix(_PROGRAM).strip() if name.startswith(_PROGRAM) else ""
    if match is None or not (command or name in LADDER):
        raise BadBot("bot-unknown", bot=excerpt(word), bots=" ".join(LADDER))
    budget = _budget(word, match) if match["amount"] else USUAL_BUDGET
    return Contender(word, "program" if command else name, budget, command)


def _budget(word: str, match: re.Match[str]) -> Budget:
    """Seconds or, without a unit, iterations."""
    amount, unit, cores = match["amount"], match["unit"], int(match["cores"] or 1)
    if unit and 0 < float(amount) <= LONGEST:
        return Budget(seconds=float(amount), cores=cores)
    if not unit and amount.isdigit() and 0 < int(amount) <= MOST:
        return Budget(iterations=int(amount), cores=cores)
    raise BadBot("bot-budget", bot=excerpt(word))
