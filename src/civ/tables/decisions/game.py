"""Decisions during the game: actions, take-backs, resignation, and bots that replace people."""

from typing import Any, Final

from civ.errors import IllegalAction, Refused
from civ.game.notation import Action, read_action
from civ.tables import commands, events
from civ.tables.decisions.context import Decision, DecisionContext
from civ.tables.decisions.requirements import (
    require_own_seat,
    require_playing_seat,
    require_server,
    require_status,
    require_take_backs,
)
from civ.tables.settings import check_bot
from civ.tables.table import PLAYING, Table


def _play_action(command: commands.PlayAction, context: DecisionContext) -> events.ActionPlayed | events.CardKept:
    require_playing_seat(context, command.seat)
    return _played(context, command.seat, command.action)


def _play_bot_action(
    command: commands.PlayBotAction, context: DecisionContext
) -> events.ActionPlayed | events.CardKept:
    table = context.table
    require_server(context, command.seat)
    require_status(table, PLAYING)
    if table.changed != command.changed or not table.chair(command.seat).bot:
        raise Refused("table-stale", seq=table.seq)
    return _played(context, command.seat, command.action, bot=True, why=command.why, facts=command.facts)


def _played(
    context: DecisionContext, seat: int, token: str, **explanation: Any
) -> events.ActionPlayed | events.CardKept:
    table, action = context.table, read_action(token)
    if seat not in table.waiting:
        raise IllegalAction("not-your-turn", action=str(action))
    if table.drafting:
        _check_card_to_keep(table, seat, action)
        return events.CardKept(context.at, seat, str(action), explanation.get("bot", False))
    assert table.game is not None
    obstacle = table.game.obstacle(action)
    if obstacle is not None:
        raise obstacle
    step, times, target = table.pending.step, table.pending.times, table.pending.target
    return events.ActionPlayed(context.at, seat, str(action), step, times, target, **explanation)


def _check_card_to_keep(table: Table, seat: int, action: Action) -> None:
    assert table.game is not None
    sight = table.game.sight(seat).keeping()
    obstacle = sight.why_not(action)
    if obstacle is not None:
        raise obstacle


def _take_back(command: commands.TakeBack, context: DecisionContext) -> events.ActionsTakenBack:
    table = context.table
    require_playing_seat(context, command.seat)
    require_take_backs(table)
    if command.seat in table.can_take_back:
        return events.ActionsTakenBack(context.at, command.seat, 1)
    if not table.played:
        raise IllegalAction("nothing-to-undo")
    if not table.played[-1].seat == command.seat == table.pending.seat:
        raise Refused("undo-others")
    raise Refused("undo-hidden")


def _propose_take_back(command: commands.ProposeTakeBack, context: DecisionContext) -> events.TakeBackProposed:
    table = context.table
    require_playing_seat(context, command.seat)
    require_take_backs(table)
    if command.ply >= len(table.played):
        raise IllegalAction("nothing-to-undo")
    return events.TakeBackProposed(context.at, command.seat, command.ply)


def _answer_proposal(command: commands.AnswerProposal, context: DecisionContext) -> events.ProposalAnswered:
    table = context.table
    require_playing_seat(context, command.seat)
    if table.proposal is None or command.seat not in table.proposal.unanswered:
        raise Refused("no-proposal")
    return events.ProposalAnswered(context.at, command.seat, command.yes)


def _resign(command: commands.Resign, context: DecisionContext) -> events.SeatResigned:
    require_own_seat(context, command.seat)
    require_status(context.table, PLAYING)
    if context.table.chair(command.seat).resigned:
        raise Refused("seat-resigned", seat=command.seat)
    return events.SeatResigned(context.at, command.seat)


def _hand_over(command: commands.HandOver, context: DecisionContext) -> events.SeatHandedOver:
    require_playing_seat(context, command.seat)
    check_bot(command.bot)
    return events.SeatHandedOver(context.at, command.seat, command.bot, "asked")


def _reclaim_seat(command: commands.ReclaimSeat, context: DecisionContext) -> events.SeatReclaimed:
    require_own_seat(context, command.seat)
    require_status(context.table, PLAYING)
    chair = context.table.chair(command.seat)
    if chair.resigned:
        raise Refused("seat-resigned", seat=command.seat)
    if chair.stand_in is None:
        raise Refused("seat-yours", seat=command.seat)
    return events.SeatReclaimed(context.at, command.seat)


def _expire_clock(
    command: commands.ExpireClock, context: DecisionContext
) -> events.SeatHandedOver | events.SeatResigned:
    require_server(context, command.seat)
    deadline = context.table.deadline(command.seat)
    if deadline is None or deadline > context.at:
        raise Refused("table-stale", seq=context.table.seq)
    return _replaced(context, command.seat, "clock")


def _replace_absent(
    command: commands.ReplaceAbsent, context: DecisionContext
) -> events.SeatHandedOver | events.SeatResigned:
    table, settings = context.table, context.table.settings
    require_server(context, command.seat)
    if table.status != PLAYING or table.chair(command.seat).bot or None in (settings.stand_in, settings.absence):
        raise Refused("table-stale", seq=table.seq)
    return _replaced(context, command.seat, "absence")


def _replaced(context: DecisionContext, seat: int, cause: str) -> events.SeatHandedOver | events.SeatResigned:
    """Replace a person by the stand-in; at a table without one, the seat resigns."""
    stand_in = context.table.settings.stand_in
    if stand_in is None:
        return events.SeatResigned(context.at, seat)
    return events.SeatHandedOver(context.at, seat, stand_in, cause)


GAME_DECISIONS: Final[dict[type, Decision]] = {
    commands.PlayAction: _play_action,
    commands.PlayBotAction: _play_bot_action,
    commands.TakeBack: _take_back,
    commands.ProposeTakeBack: _propose_take_back,
    commands.AnswerProposal: _answer_proposal,
    commands.Resign: _resign,
    commands.HandOver: _hand_over,
    commands.ReclaimSeat: _reclaim_seat,
    commands.ExpireClock: _expire_clock,
    commands.ReplaceAbsent: _replace_absent,
}
