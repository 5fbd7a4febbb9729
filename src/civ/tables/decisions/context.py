"""What a decision depends on: the table, the actor and the time."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from civ.game.deals import Deal
from civ.game.options import Rules
from civ.tables import events
from civ.tables.settings import HERE, ME, OPEN_SEAT
from civ.tables.shuffles import fair_deal
from civ.tables.table import Table

Dealer = Callable[[Rules, bytes, Sequence[str]], Deal]


class Actor(Struct, frozen=True, gc=False):
    """Who sends a command. The server itself has no person."""

    person: str | None
    name: str = ""
    program: bool = False

    @property
    def player(self) -> events.Player:
        """The actor as the player in a seat."""
        return events.Player(self.person, self.name, self.program)


SERVER: Final = Actor(None)


class DecisionContext(Struct, frozen=True):
    """Everything that a decision depends on besides the command."""

    table: Table
    actor: Actor
    at: float  # in seconds since the epoch
    dealer: Dealer = fair_deal
    code: str = ""  # of the new table that a rematch opens


Decision = Callable[[Any, DecisionContext], events.AnyEvent]


def player_for(word: str, host: Actor) -> events.Player:
    """Return the player that a word of the settings puts in a seat: the host, a bot, or nobody yet."""
    if word == OPEN_SEAT:
        return events.Player()
    return host.player if word in (ME, HERE) else events.Player(bot=word)
