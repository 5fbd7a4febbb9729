"""Decisions before the deal: seats, settings, readiness, words for the shuffle, and the deal."""

from typing import Final

from civ.errors import Forbidden, Refused
from civ.game.records import Record
from civ.tables import commands, events
from civ.tables.decisions.context import Decision, DecisionContext, player_for
from civ.tables.decisions.requirements import (
    require_host,
    require_own_seat,
    require_seat_exists,
    require_seated,
    require_status,
)
from civ.tables.settings import OPEN_SEAT, check_player, check_settings
from civ.tables.table import OPEN


def _take_seat(command: commands.TakeSeat, context: DecisionContext) -> events.SeatTaken:
    table, actor = context.table, context.actor
    if not actor.person:
        raise Forbidden("who-asks")
    require_seat_exists(table, command.seat)
    require_status(table, OPEN)
    player = table.chair(command.seat).player
    if player.person or player.bot:
        raise Refused("seat-taken", seat=command.seat)
    return events.SeatTaken(context.at, command.seat, actor.player)


def _leave_seat(command: commands.LeaveSeat, context: DecisionContext) -> events.SeatLeft:
    require_own_seat(context, command.seat)
    require_status(context.table, OPEN)
    return events.SeatLeft(context.at, command.seat)


def _assign_seat(command: commands.AssignSeat, context: DecisionContext) -> events.SeatTaken | events.SeatLeft:
    table = context.table
    require_host(context)
    require_seat_exists(table, command.seat)
    require_status(table, OPEN)
    check_player(command.player)
    if command.player == OPEN_SEAT:
        return events.SeatLeft(context.at, command.seat)
    if table.chair(command.seat).player.person not in (None, context.actor.person):
        raise Refused("seat-taken", seat=command.seat)
    return events.SeatTaken(context.at, command.seat, player_for(command.player, context.actor))


def _change_settings(command: commands.ChangeSettings, context: DecisionContext) -> events.SettingsChanged:
    table, settings = context.table, command.settings
    require_host(context)
    require_status(table, OPEN)
    check_settings(settings)
    if table.start is not None and settings.rules != table.settings.rules:
        raise Refused("fork-rules")
    if settings.rules.players == len(table.chairs):
        players = tuple(chair.player for chair in table.chairs)
    else:
        players = tuple(player_for(word, context.actor) for word in settings.seats)
    return events.SettingsChanged(context.at, settings, players)


def _set_ready(command: commands.SetReady, context: DecisionContext) -> events.ReadyChanged:
    require_seated(context)
    require_status(context.table, OPEN)
    return events.ReadyChanged(context.at, str(context.actor.person), command.ready)


def _add_words(command: commands.AddWords, context: DecisionContext) -> events.WordsAdded:
    require_seated(context)
    require_status(context.table, OPEN)
    return events.WordsAdded(context.at, str(context.actor.person), context.actor.name, command.words)


def _start_game(command: commands.StartGame, context: DecisionContext) -> events.CardsDealt:
    table = context.table
    require_host(context)
    require_status(table, OPEN)
    for seat, chair in enumerate(table.chairs, start=1):
        if not chair.player.person and not chair.player.bot:
            raise Refused("seat-open", seat=seat)
        if chair.player.person not in (None, table.host.person) and not chair.ready:
            raise Refused("seat-not-ready", seat=seat)
    return events.CardsDealt(context.at, table.start or _new_record(context))


def _new_record(context: DecisionContext) -> str:
    table = context.table
    assert table.seed is not None
    words = [added.words for added in table.words.values()]
    deal = context.dealer(table.settings.rules, table.seed, words)
    return Record(table.settings.rules, deal, ()).to_json()


LOBBY_DECISIONS: Final[dict[type, Decision]] = {
    commands.TakeSeat: _take_seat,
    commands.LeaveSeat: _leave_seat,
    commands.AssignSeat: _assign_seat,
    commands.ChangeSettings: _change_settings,
    commands.SetReady: _set_ready,
    commands.AddWords: _add_words,
    commands.StartGame: _start_game,
}
