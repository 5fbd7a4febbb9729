"""From a command to the one event it makes. Whoever may not, or asks for what is not open, gets a refusal instead."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from civ.errors import Forbidden, IllegalAction, Refused
from civ.game.deals import Deal
from civ.game.notation import Action, read_action
from civ.game.options import Rules
from civ.game.records import Record
from civ.tables import commands, events
from civ.tables.settings import HERE, ME, OPEN, Settings, check_bot, check_player, check_settings
from civ.tables.shuffles import fair_deal
from civ.tables.table import OPEN as NOT_DEALT
from civ.tables.table import OVER, PLAYING, Table

Dealer = Callable[[Rules, bytes, Sequence[str]], Deal]


class Actor(Struct, frozen=True, gc=False):
    """Who asks. The server itself has no person."""

    person: str | None
    name: str = ""
    program: bool = False


class Asking(Struct, frozen=True):
    """A command with all that deciding it needs."""

    table: Table
    actor: Actor
    at: float
    dealer: Dealer = fair_deal
    code: str = ""  # of the table that a rematch opens


SERVER = Actor(None)


def opened(
    host: Actor, settings: Settings, at: float, *, seed: bytes | None = None, start: str | None = None
) -> events.TableOpened:
    """A new table, with a fresh seed or, for a fork, with the record it goes on from."""
    check_settings(settings)
    players = tuple(_player(word, host) for word in settings.seats)
    return events.TableOpened(at, _as_player(host), settings, players, None if seed is None else seed.hex(), start)


def rematch(table: Table, at: float, seed: bytes) -> events.TableOpened:
    """The same people at a new table, each one seat further."""
    players = [chair.player for chair in table.chairs]
    return events.TableOpened(at, table.host, table.settings, (players[-1], *players[:-1]), seed.hex())


def decide(asking: Asking, command: commands.AnyCommand) -> events.AnyEvent:
    """The event that a command makes at this table now."""
    return _DECIDED[type(command)](command, asking)


def _player(word: str, host: Actor) -> events.Player:
    if word == OPEN:
        return events.Player()
    return _as_player(host) if word in (ME, HERE) else events.Player(bot=word)


def _as_player(actor: Actor) -> events.Player:
    return events.Player(actor.person, actor.name, actor.program)


# --- Who may, and when ---


def _need(table: Table, status: str) -> None:
    if table.status != status:
        raise Refused(f"table-not-{status}")


def _host_only(asking: Asking) -> None:
    if asking.actor.person is None or asking.actor.person != asking.table.host.person:
        raise Forbidden("host-only")


def _sitting(asking: Asking) -> tuple[int, ...]:
    seats = asking.table.seats_of(asking.actor.person)
    if not seats:
        raise Forbidden("not-seated")
    return seats


def _at_table(table: Table, seat: int) -> None:
    if seat > len(table.chairs):
        raise Refused("no-such-seat", seat=seat, players=len(table.chairs))


def _own_seat(asking: Asking, seat: int) -> None:
    _at_table(asking.table, seat)
    if seat not in asking.table.seats_of(asking.actor.person):
        raise Forbidden("not-your-seat", seat=seat)


def _own_game(asking: Asking, seat: int) -> None:
    """The seat is the actor's, who plays it, in a game that is on."""
    _own_seat(asking, seat)
    _need(asking.table, PLAYING)
    chair = asking.table.chair(seat)
    if chair.resigned:
        raise Refused("seat-resigned", seat=seat)
    if chair.stand_in:
        raise Refused("seat-handed", seat=seat)


def _server_only(asking: Asking, seat: int) -> None:
    if asking.actor.person is not None:
        raise Forbidden("not-your-seat", seat=seat)
    _at_table(asking.table, seat)


# --- The commands ---


def _sit(command: commands.TakeSeat, asking: Asking) -> events.SeatTaken:
    table, actor = asking.table, asking.actor
    if not actor.person:
        raise Forbidden("who-asks")
    _at_table(table, command.seat)
    _need(table, NOT_DEALT)
    player = table.chair(command.seat).player
    if player.person or player.bot:
        raise Refused("seat-taken", seat=command.seat)
    return events.SeatTaken(asking.at, command.seat, _as_player(actor))


def _stand(command: commands.LeaveSeat, asking: Asking) -> events.SeatLeft:
    _own_seat(asking, command.seat)
    _need(asking.table, NOT_DEALT)
    return events.SeatLeft(asking.at, command.seat)


def _place(command: commands.AssignSeat, asking: Asking) -> events.SeatTaken | events.SeatLeft:
    table = asking.table
    _host_only(asking)
    _at_table(table, command.seat)
    _need(table, NOT_DEALT)
    check_player(command.player)
    if command.player == OPEN:
        return events.SeatLeft(asking.at, command.seat)
    if table.chair(command.seat).player.person not in (None, asking.actor.person):
        raise Refused("seat-taken", seat=command.seat)
    return events.SeatTaken(asking.at, command.seat, _player(command.player, asking.actor))


def _change(command: commands.ChangeSettings, asking: Asking) -> events.SettingsChanged:
    table, settings = asking.table, command.settings
    _host_only(asking)
    _need(table, NOT_DEALT)
    check_settings(settings)
    if table.start is not None and settings.rules != table.settings.rules:
        raise Refused("fork-rules")
    if settings.rules.players == len(table.chairs):
        players = tuple(chair.player for chair in table.chairs)
    else:
        players = tuple(_player(word, asking.actor) for word in settings.seats)
    return events.SettingsChanged(asking.at, settings, players)


def _ready(command: commands.SetReady, asking: Asking) -> events.ReadyChanged:
    _sitting(asking)
    _need(asking.table, NOT_DEALT)
    return events.ReadyChanged(asking.at, str(asking.actor.person), command.ready)


def _word(command: commands.AddWords, asking: Asking) -> events.WordsAdded:
    _sitting(asking)
    _need(asking.table, NOT_DEALT)
    return events.WordsAdded(asking.at, str(asking.actor.person), asking.actor.name, command.words)


def _start(command: commands.StartGame, asking: Asking) -> events.CardsDealt:
    table = asking.table
    _host_only(asking)
    _need(table, NOT_DEALT)
    for seat, chair in enumerate(table.chairs, start=1):
        if not chair.player.person and not chair.player.bot:
            raise Refused("seat-open", seat=seat)
        if chair.player.person not in (None, table.host.person) and not chair.ready:
            raise Refused("seat-not-ready", seat=seat)
    return events.CardsDealt(asking.at, table.start or _dealt(asking))


def _dealt(asking: Asking) -> str:
    table = asking.table
    assert table.seed is not None
    words = [worded.words for worded in table.words.values()]
    return Record(table.settings.rules, asking.dealer(table.settings.rules, table.seed, words), ()).to_json()


def _act(command: commands.PlayAction, asking: Asking) -> events.ActionPlayed | events.CardKept:
    _own_game(asking, command.seat)
    return _acted(asking, command.seat, command.action)


def _bot_act(command: commands.PlayBotAction, asking: Asking) -> events.ActionPlayed | events.CardKept:
    table = asking.table
    _server_only(asking, command.seat)
    _need(table, PLAYING)
    if table.changed != command.changed or not table.chair(command.seat).bot:
        raise Refused("table-stale", seq=table.seq)
    return _acted(asking, command.seat, command.action, bot=True, why=command.why, facts=command.facts)


def _acted(asking: Asking, seat: int, token: str, **bot: Any) -> events.ActionPlayed | events.CardKept:
    table, action = asking.table, read_action(token)
    if seat not in table.waiting:
        raise IllegalAction("not-your-turn", action=str(action))
    if table.drafting:
        _check_keeping(table, seat, action)
        return events.CardKept(asking.at, seat, str(action), bot.get("bot", False))
    assert table.game is not None
    obstacle = table.game.obstacle(action)
    if obstacle is not None:
        raise obstacle
    asked = table.asked
    return events.ActionPlayed(asking.at, seat, str(action), asked.step, asked.times, asked.target, **bot)


def _check_keeping(table: Table, seat: int, action: Action) -> None:
    assert table.game is not None
    sight = table.game.sight(seat).keeping()
    obstacle = sight.why_not(action)
    if obstacle is not None:
        raise obstacle


def _undo(command: commands.TakeBack, asking: Asking) -> events.ActionsTakenBack:
    table = asking.table
    _own_game(asking, command.seat)
    _allow_take_backs(table)
    if command.seat in table.picks:
        return events.ActionsTakenBack(asking.at, command.seat, 1)
    if not table.past:
        raise IllegalAction("nothing-to-undo")
    last = table.past[-1]
    if last.seat != command.seat or table.asked.seat != command.seat:
        raise Refused("undo-others")
    if last.reveals:
        raise Refused("undo-hidden")
    return events.ActionsTakenBack(asking.at, command.seat, 1)


def _allow_take_backs(table: Table) -> None:
    if not table.settings.take_backs:
        raise Refused("no-take-backs")


def _propose(command: commands.ProposeTakeBack, asking: Asking) -> events.TakeBackProposed:
    table = asking.table
    _own_game(asking, command.seat)
    _allow_take_backs(table)
    if command.ply >= len(table.past):
        raise IllegalAction("nothing-to-undo")
    return events.TakeBackProposed(asking.at, command.seat, command.ply)


def _answer(command: commands.AnswerProposal, asking: Asking) -> events.ProposalAnswered:
    table = asking.table
    _own_game(asking, command.seat)
    if table.proposal is None or command.seat not in table.proposal.asked:
        raise Refused("no-proposal")
    return events.ProposalAnswered(asking.at, command.seat, command.yes)


def _resign(command: commands.Resign, asking: Asking) -> events.SeatResigned:
    _own_seat(asking, command.seat)
    _need(asking.table, PLAYING)
    if asking.table.chair(command.seat).resigned:
        raise Refused("seat-resigned", seat=command.seat)
    return events.SeatResigned(asking.at, command.seat)


def _hand(command: commands.HandOver, asking: Asking) -> events.SeatHandedOver:
    _own_game(asking, command.seat)
    check_bot(command.bot)
    return events.SeatHandedOver(asking.at, command.seat, command.bot, "asked")


def _return(command: commands.ReclaimSeat, asking: Asking) -> events.SeatReclaimed:
    chair_of = asking.table.chair
    _own_seat(asking, command.seat)
    _need(asking.table, PLAYING)
    if chair_of(command.seat).resigned:
        raise Refused("seat-resigned", seat=command.seat)
    if chair_of(command.seat).stand_in is None:
        raise Refused("seat-yours", seat=command.seat)
    return events.SeatReclaimed(asking.at, command.seat)


def _run_out(command: commands.ExpireClock, asking: Asking) -> events.SeatHandedOver | events.SeatResigned:
    _server_only(asking, command.seat)
    deadline = asking.table.deadline(command.seat)
    if deadline is None or deadline > asking.at:
        raise Refused("table-stale", seq=asking.table.seq)
    return _taken_over(asking, command.seat, "clock")


def _missing(command: commands.ReplaceAbsent, asking: Asking) -> events.SeatHandedOver | events.SeatResigned:
    table, settings = asking.table, asking.table.settings
    _server_only(asking, command.seat)
    if table.status != PLAYING or table.chair(command.seat).bot or None in (settings.stand_in, settings.absence):
        raise Refused("table-stale", seq=table.seq)
    return _taken_over(asking, command.seat, "absence")


def _taken_over(asking: Asking, seat: int, cause: str) -> events.SeatHandedOver | events.SeatResigned:
    stand_in = asking.table.settings.stand_in
    return (
        events.SeatResigned(asking.at, seat)
        if stand_in is None
        else events.SeatHandedOver(asking.at, seat, stand_in, cause)
    )


def _say(command: commands.SendChat, asking: Asking) -> events.ChatSent:
    _may_talk(asking)
    return events.ChatSent(asking.at, str(asking.actor.person), asking.actor.name, command.text)


def _phrase(command: commands.SendPhrase, asking: Asking) -> events.PhraseSent:
    _sitting(asking)
    if command.seat is not None:
        _at_table(asking.table, command.seat)
    person, name = str(asking.actor.person), asking.actor.name
    return events.PhraseSent(asking.at, person, name, command.phrase, command.seat, command.domain)


def _may_talk(asking: Asking) -> None:
    _sitting(asking)
    if not asking.table.settings.chat:
        raise Refused("chat-off")


def _rematch(command: commands.OpenRematch, asking: Asking) -> events.RematchOpened:
    table = asking.table
    _sitting(asking)
    _need(table, OVER)
    if table.followed is not None:
        raise Refused("rematch-there", table=table.followed)
    return events.RematchOpened(asking.at, asking.code)


_DECIDED: Final[dict[type, Callable[[Any, Asking], events.AnyEvent]]] = {
    commands.TakeSeat: _sit,
    commands.LeaveSeat: _stand,
    commands.AssignSeat: _place,
    commands.ChangeSettings: _change,
    commands.SetReady: _ready,
    commands.AddWords: _word,
    commands.StartGame: _start,
    commands.PlayAction: _act,
    commands.PlayBotAction: _bot_act,
    commands.TakeBack: _undo,
    commands.ProposeTakeBack: _propose,
    commands.AnswerProposal: _answer,
    commands.Resign: _resign,
    commands.HandOver: _hand,
    commands.ReclaimSeat: _return,
    commands.ExpireClock: _run_out,
    commands.ReplaceAbsent: _missing,
    commands.SendChat: _say,
    commands.SendPhrase: _phrase,
    commands.OpenRematch: _rematch,
}
