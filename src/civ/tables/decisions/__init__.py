"""Decisions: from a command to the one event that it makes, or to a refusal.

`decide` changes nothing. The caller stores the event and then folds it into the table by `Table.apply`.
"""

from typing import Final

from civ.tables import commands, events
from civ.tables.decisions.chat import CHAT_DECISIONS
from civ.tables.decisions.context import SERVER, Actor, Dealer, Decision, DecisionContext, player_for
from civ.tables.decisions.game import GAME_DECISIONS
from civ.tables.decisions.lobby import LOBBY_DECISIONS
from civ.tables.settings import Settings, check_settings
from civ.tables.table import Table

__all__ = ["SERVER", "Actor", "Dealer", "DecisionContext", "decide", "open_rematch", "open_table"]
_DECISIONS: Final[dict[type, Decision]] = LOBBY_DECISIONS | GAME_DECISIONS | CHAT_DECISIONS


def open_table(
    host: Actor, settings: Settings, at: float, *, seed: bytes | None = None, start: str | None = None
) -> events.TableOpened:
    """Open a table with a fresh seed or, for a fork, with the record to continue from.

    Raises BadRules if the seats do not fit the rules or name an unknown bot.
    """
    check_settings(settings)
    players = tuple(player_for(word, host) for word in settings.seats)
    return events.TableOpened(at, host.player, settings, players, None if seed is None else seed.hex(), start)


def open_rematch(table: Table, at: float, seed: bytes) -> events.TableOpened:
    """Open a table for the same people, each one seat further on."""
    players = [chair.player for chair in table.chairs]
    return events.TableOpened(at, table.host, table.settings, (players[-1], *players[:-1]), seed.hex())


def decide(context: DecisionContext, command: commands.AnyCommand) -> events.AnyEvent:
    """Return the event that a command makes now.

    Raises Forbidden if the actor may not send it, Refused if the table does not allow it at this stage, IllegalAction
    if the game does not allow it, and BadRules if the new settings are invalid.
    """
    return _DECISIONS[type(command)](command, context)
