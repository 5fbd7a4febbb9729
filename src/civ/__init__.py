"""CIV: Carta Impera Victoria, the whole game: exact rules, hidden information and fast simulation.

>>> from civ import Game, Rules
>>> game = Game.new(Rules(players=2), seed=7)
>>> game.seat in (1, 2)
True
"""

from civ.errors import CivError, IllegalAction
from civ.game.batch import Batch
from civ.game.game import Game, Result
from civ.game.notation import Action
from civ.game.options import Rules
from civ.game.views import View

__version__ = "0.2.0"
__all__ = ["Action", "Batch", "CivError", "Game", "IllegalAction", "Result", "Rules", "View", "__version__"]
