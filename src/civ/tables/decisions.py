"""Decisions: from a command to the one event that it makes, or to a refusal.

`decide` changes nothing. The caller stores the event and then folds it into the table by `Table.apply`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from civ.errors import Forbidden, IllegalAction, Refused
from civ.game.deals import Deal
from civ.game.notation import Action, read_action
from civ.game.options import Rules
from civ.game.records import Record
from civ.tables import commands, events
from civ.tables.settings import HERE, ME, OPEN_SEAT, Settings, check_bot, check_player, check_settings
from civ.tables.shuffles import fair_deal
from civ.tables.table import OPEN, OVER, PLAYING, Table

Dealer = Callable[[Rules, bytes, Sequence[str]], Deal]


class Actor(Struct, frozen=True, gc=False):
    """Who sends a command. The server itself has no person."""

    person: str | None
    name: str = ""
    program: bool = False


class DecisionContext(Struct, frozen=True):
    """Everything that a decision depends on besides the command."""

    table: Table
    actor: Actor
    at: float  # in seconds since the epoch
    dealer: Dealer = fair_deal
    code: str = ""  # of the new table that a rematch opens


SERVER = Actor(None)


def open_table(
    host: Actor, settings: Settings, at: float, *, seed: bytes | None = None, start: str | None = None
) -> events.TableOpened:
    """Open a table with a fresh seed or, for a fork, with the record to continue from.

    Raises BadRules if the seats do not fit the rules or name an unknown bot.
    """
    check_settings(settings)
    players = tuple(_player(word, host) for word in settings.seats)
    return events.TableOpened(at, _as_player(host), settings, players, None if seed is None else seed.hex(), start)


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


def _player(word: str, host: Actor) -> events.Player:
    if word == OPEN_SEAT:
        return events.Player()
    return _as_player(host) if word in (ME, HERE) else events.Player(bot=word)


def _as_player(actor: Actor) -> events.Player:
    return events.Player(actor.person, actor.name, actor.program)


# --- Requirements: each raises the refusal if it does not hold ---


def _require_status(table: Table, status: str) -> None:
    if table.status != status:
        raise Refused(f"table-not-{status}")


def _require_host(context: DecisionContext) -> None:
    if context.actor.person is None or context.actor.person != context.table.host.person:
        raise Forbidden("host-only")


def _require_seated(context: DecisionContext) -> None:
    if not context.table.seats_of(context.actor.person):
        raise Forbidden("not-seated")


def _require_seat_exists(table: Table, seat: int) -> None:
    if seat > len(table.chairs):
        raise Refused("no-such-seat", seat=seat, players=len(table.chairs))


def _require_own_seat(context: DecisionContext, seat: int) -> None:
    _require_seat_exists(context.table, seat)
    if seat not in context.table.seats_of(context.actor.person):
        raise Forbidden("not-your-seat", seat=seat)


def _require_playing_seat(context: DecisionContext, seat: int) -> None:
    """Check that the seat is the actor's, that the game is being played, and that no bot plays the seat."""
    _require_own_seat(context, seat)
    _require_status(context.table, PLAYING)
    chair = context.table.chair(seat)
    if chair.resigned:
        raise Refused("seat-resigned", seat=seat)
    if chair.stand_in:
        raise Refused("seat-handed", seat=seat)


def _require_server(context: DecisionContext, seat: int) -> None:
    if context.actor.person is not None:
        raise Forbidden("not-your-seat", seat=seat)
    _require_seat_exists(context.table, seat)


def _require_take_backs(table: Table) -> None:
    if not table.settings.take_backs:
        raise Refused("no-take-backs")


# --- Before the deal ---


def _take_seat(command: commands.TakeSeat, context: DecisionContext) -> events.SeatTaken:
    table, actor = context.table, context.actor
    if not actor.person:
        raise Forbidden("who-asks")
    _require_seat_exists(table, command.seat)
    _require_status(table, OPEN)
    player = table.chair(command.seat).player
    if player.person or player.bot:
        raise Refused("seat-taken", seat=command.seat)
    return events.SeatTaken(context.at, command.seat, _as_player(actor))


def _leave_seat(command: commands.LeaveSeat, context: DecisionContext) -> events.SeatLeft:
    _require_own_seat(context, command.seat)
    _require_status(context.table, OPEN)
    return events.SeatLeft(context.at, command.seat)


def _assign_seat(command: commands.AssignSeat, context: DecisionContext) -> events.SeatTaken | events.SeatLeft:
    table = context.table
    _require_host(context)
    _require_seat_exists(table, command.seat)
    _require_status(table, OPEN)
    check_player(command.player)
    if command.player == OPEN_SEAT:
        return events.SeatLeft(context.at, command.seat)
    if table.chair(command.seat).player.person not in (None, context.actor.person):
        raise Refused("seat-taken", seat=command.seat)
    return events.SeatTaken(context.at, command.seat, _player(command.player, context.actor))


def _change_settings(command: commands.ChangeSettings, context: DecisionContext) -> events.SettingsChanged:
    table, settings = context.table, command.settings
    _require_host(context)
    _require_status(table, OPEN)
    check_settings(settings)
    if table.start is not None and settings.rules != table.settings.rules:
        raise Refused("fork-rules")
    if settings.rules.players == len(table.chairs):
        players = tuple(chair.player for chair in table.chairs)
    else:
        players = tuple(_player(word, context.actor) for word in settings.seats)
    return events.SettingsChanged(context.at, settings, players)


def _set_ready(command: commands.SetReady, context: DecisionContext) -> events.ReadyChanged:
    _require_seated(context)
    _require_status(context.table, OPEN)
    return events.ReadyChanged(context.at, str(context.actor.person), command.ready)


def _add_words(command: commands.AddWords, context: DecisionContext) -> events.WordsAdded:
    _require_seated(context)
    _require_status(context.table, OPEN)
    return events.WordsAdded(context.at, str(context.actor.person), context.actor.name, command.words)


def _start_game(command: commands.StartGame, context: DecisionContext) -> events.CardsDealt:
    table = context.table
    _require_host(context)
    _require_status(table, OPEN)
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


# --- During the game ---


def _play_action(command: commands.PlayAction, context: DecisionContext) -> events.ActionPlayed | events.CardKept:
    _require_playing_seat(context, command.seat)
    return _played(context, command.seat, command.action)


def _play_bot_action(
    command: commands.PlayBotAction, context: DecisionContext
) -> events.ActionPlayed | events.CardKept:
    table = context.table
    _require_server(context, command.seat)
    _require_status(table, PLAYING)
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
    _require_playing_seat(context, command.seat)
    _require_take_backs(table)
    if command.seat in table.picks:
        return events.ActionsTakenBack(context.at, command.seat, 1)
    if not table.played:
        raise IllegalAction("nothing-to-undo")
    last = table.played[-1]
    if last.seat != command.seat or table.pending.seat != command.seat:
        raise Refused("undo-others")
    if last.reveals:
        raise Refused("undo-hidden")
    return events.ActionsTakenBack(context.at, command.seat, 1)


def _propose_take_back(command: commands.ProposeTakeBack, context: DecisionContext) -> events.TakeBackProposed:
    table = context.table
    _require_playing_seat(context, command.seat)
    _require_take_backs(table)
    if command.ply >= len(table.played):
        raise IllegalAction("nothing-to-undo")
    return events.TakeBackProposed(context.at, command.seat, command.ply)


def _answer_proposal(command: commands.AnswerProposal, context: DecisionContext) -> events.ProposalAnswered:
    table = context.table
    _require_playing_seat(context, command.seat)
    if table.proposal is None or command.seat not in table.proposal.unanswered:
        raise Refused("no-proposal")
    return events.ProposalAnswered(context.at, command.seat, command.yes)


def _resign(command: commands.Resign, context: DecisionContext) -> events.SeatResigned:
    _require_own_seat(context, command.seat)
    _require_status(context.table, PLAYING)
    if context.table.chair(command.seat).resigned:
        raise Refused("seat-resigned", seat=command.seat)
    return events.SeatResigned(context.at, command.seat)


def _hand_over(command: commands.HandOver, context: DecisionContext) -> events.SeatHandedOver:
    _require_playing_seat(context, command.seat)
    check_bot(command.bot)
    return events.SeatHandedOver(context.at, command.seat, command.bot, "asked")


def _reclaim_seat(command: commands.ReclaimSeat, context: DecisionContext) -> events.SeatReclaimed:
    _require_own_seat(context, command.seat)
    _require_status(context.table, PLAYING)
    chair = context.table.chair(command.seat)
    if chair.resigned:
        raise Refused("seat-resigned", seat=command.seat)
    if chair.stand_in is None:
        raise Refused("seat-yours", seat=command.seat)
    return events.SeatReclaimed(context.at, command.seat)


def _expire_clock(
    command: commands.ExpireClock, context: DecisionContext
) -> events.SeatHandedOver | events.SeatResigned:
    _require_server(context, command.seat)
    deadline = context.table.deadline(command.seat)
    if deadline is None or deadline > context.at:
        raise Refused("table-stale", seq=context.table.seq)
    return _replaced(context, command.seat, "clock")


def _replace_absent(
    command: commands.ReplaceAbsent, context: DecisionContext
) -> events.SeatHandedOver | events.SeatResigned:
    table, settings = context.table, context.table.settings
    _require_server(context, command.seat)
    if table.status != PLAYING or table.chair(command.seat).bot or None in (settings.stand_in, settings.absence):
        raise Refused("table-stale", seq=table.seq)
    return _replaced(context, command.seat, "absence")


def _replaced(context: DecisionContext, seat: int, cause: str) -> events.SeatHandedOver | events.SeatResigned:
    """Replace a person by the stand-in; at a table without one, the seat resigns."""
    stand_in = context.table.settings.stand_in
    if stand_in is None:
        return events.SeatResigned(context.at, seat)
    return events.SeatHandedOver(context.at, seat, stand_in, cause)


# --- Chat and rematch ---


def _send_chat(command: commands.SendChat, context: DecisionContext) -> events.ChatSent:
    _require_seated(context)
    if not context.table.settings.chat:
        raise Refused("chat-off")
    return events.ChatSent(context.at, str(context.actor.person), context.actor.name, command.text)


def _send_phrase(command: commands.SendPhrase, context: DecisionContext) -> events.PhraseSent:
    _require_seated(context)
    if command.seat is not None:
        _require_seat_exists(context.table, command.seat)
    person, name = str(context.actor.person), context.actor.name
    return events.PhraseSent(context.at, person, name, command.phrase, command.seat, command.domain)


def _open_rematch(command: commands.OpenRematch, context: DecisionContext) -> events.RematchOpened:
    table = context.table
    _require_seated(context)
    _require_status(table, OVER)
    if table.rematch is not None:
        raise Refused("rematch-there", table=table.rematch)
    return events.RematchOpened(context.at, context.code)


_DECISIONS: Final[dict[type, Callable[[Any, DecisionContext], events.AnyEvent]]] = {
    commands.TakeSeat: _take_seat,
    commands.LeaveSeat: _leave_seat,
    commands.AssignSeat: _assign_seat,
    commands.ChangeSettings: _change_settings,
    commands.SetReady: _set_ready,
    commands.AddWords: _add_words,
    commands.StartGame: _start_game,
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
    commands.SendChat: _send_chat,
    commands.SendPhrase: _send_phrase,
    commands.OpenRematch: _open_rematch,
}
