"""Chooses the next command of a client: usually a legal action, sometimes a command that may conflict with others."""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct, field

from civ.tables import commands
from civ.tables.commands import PHRASES, PersonCommand
from civ.tables.table import OPEN, OVER


class SeatFields(Struct):
    """The fields of a seat that are read."""

    seat: int
    person: str | None
    bot: str | None
    stands_in: bool
    ready: bool
    resigned: bool


class TableFields(Struct):
    """The fields of a table that are read."""

    status: str
    host: str | None
    seats: tuple[SeatFields, ...]
    followed: str | None


class ProposalFields(Struct):
    """The fields of a take-back proposal that are read."""

    unanswered: tuple[int, ...] = field(name="asked")


class TurnFields(Struct):
    """The fields of a turn that are read."""

    ply: int
    waiting: tuple[int, ...]
    proposal: ProposalFields | None


class OwnFields(Struct):
    """The legal actions of a seat."""

    seat: int | None
    legal: tuple[str, ...]


class Probabilities(NamedTuple):
    """The probabilities of commands other than the next action."""

    talk: float = 0.01
    take_back: float = 0.05
    meddle: float = 0.01  # take back an action of somebody else
    propose: float = 0.02
    hand_over: float = 0.004
    resign: float = 0.002
    agree: float = 0.5
    add_words: float = 0.3


PROBABILITIES: Final = Probabilities()


def next_command(
    chance: random.Random, person: str, table: TableFields, turn: TurnFields | None, own: Sequence[OwnFields]
) -> PersonCommand | None:
    """Return the next command of a person, or None to wait."""
    seats = [seat for seat in table.seats if seat.person == person]
    if table.status == OPEN:
        return _before_the_deal(chance, person, table, seats)
    if not seats:
        return None
    if table.status == OVER:
        return commands.OpenRematch() if table.followed is None else None
    return None if turn is None else _while_playing(chance, seats, turn, own)


def _before_the_deal(
    chance: random.Random, person: str, table: TableFields, seats: Sequence[SeatFields]
) -> PersonCommand | None:
    free = [seat.seat for seat in table.seats if seat.person is None and seat.bot is None]
    if not seats:
        return commands.TakeSeat(chance.choice(free)) if free else None
    if person == table.host:
        ready = all(seat.ready or seat.bot or seat.person == person for seat in table.seats)
        return commands.StartGame() if ready and not free else None
    if seats[0].ready:
        return None
    return commands.AddWords("sésame 🜁") if chance.random() < PROBABILITIES.add_words else commands.SetReady()


def _while_playing(
    chance: random.Random, seats: Sequence[SeatFields], turn: TurnFields, own: Sequence[OwnFields]
) -> PersonCommand | None:
    if chance.random() < PROBABILITIES.talk:
        return (
            commands.SendChat("…et alors ?")
            if chance.random() < PROBABILITIES.agree
            else commands.SendPhrase(chance.choice(PHRASES))
        )
    playing = [seat.seat for seat in seats if not seat.stands_in and not seat.resigned]
    away = [seat.seat for seat in seats if seat.stands_in and not seat.resigned]
    if away:
        return commands.ReclaimSeat(away[0])
    proposed = [seat for seat in playing if turn.proposal and seat in turn.proposal.unanswered]
    if proposed and chance.random() < PROBABILITIES.agree:
        return commands.AnswerProposal(proposed[0], chance.random() < PROBABILITIES.agree)
    legal = {each.seat: each.legal for each in own}
    waiting = [seat for seat in playing if seat in turn.waiting and legal.get(seat)]
    if waiting:
        seat = chance.choice(waiting)
        return _at_turn(chance, seat, legal[seat], turn)
    return commands.TakeBack(playing[0]) if playing and chance.random() < PROBABILITIES.meddle else None


def _at_turn(chance: random.Random, seat: int, legal: Sequence[str], turn: TurnFields) -> PersonCommand:
    alternatives: list[tuple[float, PersonCommand]] = [
        (PROBABILITIES.take_back, commands.TakeBack(seat)),
        (PROBABILITIES.propose, commands.ProposeTakeBack(seat, max(0, turn.ply - chance.randint(1, 6)))),
        (PROBABILITIES.hand_over, commands.HandOver(seat, "novice")),
        (PROBABILITIES.resign, commands.Resign(seat)),
    ]
    roll = chance.random()
    for probability, command in alternatives:
        if roll < probability:
            return command
        roll -= probability
    return commands.PlayAction(seat, chance.choice(legal))
