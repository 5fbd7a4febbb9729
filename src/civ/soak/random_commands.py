"""What a client of the soak does next: mostly an open action, now and then something that others are in the way of."""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple, get_args

from msgspec import Struct

from civ.tables import commands
from civ.tables.commands import PersonCommand, PhraseName
from civ.tables.table import OPEN, OVER


class SeatFields(Struct):
    """A seat, as far as it matters here."""

    seat: int
    person: str | None
    bot: str | None
    stands_in: bool
    ready: bool
    resigned: bool


class TableFields(Struct):
    """A table, as far as it matters here."""

    status: str
    host: str | None
    seats: tuple[SeatFields, ...]
    followed: str | None


class ProposalFields(Struct):
    """A wish to go back."""

    asked: tuple[int, ...]


class TurnFields(Struct):
    """Whose turn it is."""

    ply: int
    waiting: tuple[int, ...]
    proposal: ProposalFields | None


class OwnFields(Struct):
    """What is open to a seat."""

    seat: int | None
    legal: tuple[str, ...]


class Probabilities(NamedTuple):
    """How likely a client is to do something else than to play on."""

    talk: float = 0.01
    take_back: float = 0.05
    meddle: float = 0.01  # to take back what is another's
    propose: float = 0.02
    hand_over: float = 0.004
    resign: float = 0.002
    agree: float = 0.5
    add_words: float = 0.3


PROBABILITIES: Final = Probabilities()
PHRASES: Final[tuple[PhraseName, ...]] = get_args(PhraseName)


def next_command(
    chance: random.Random, person: str, table: TableFields, turn: TurnFields | None, own: Sequence[OwnFields]
) -> PersonCommand | None:
    """What a person asks for now, if anything."""
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
    asked = [seat for seat in playing if turn.proposal and seat in turn.proposal.asked]
    if asked and chance.random() < PROBABILITIES.agree:
        return commands.AnswerProposal(asked[0], chance.random() < PROBABILITIES.agree)
    legal = {each.seat: each.legal for each in own}
    mine = [seat for seat in playing if seat in turn.waiting and legal.get(seat)]
    if mine:
        seat = chance.choice(mine)
        return _at_turn(chance, seat, legal[seat], turn)
    return commands.TakeBack(playing[0]) if playing and chance.random() < PROBABILITIES.meddle else None


def _at_turn(chance: random.Random, seat: int, legal: Sequence[str], turn: TurnFields) -> PersonCommand:
    alternatives: list[tuple[float, PersonCommand]] = [
        (PROBABILITIES.take_back, commands.TakeBack(seat)),
        (PROBABILITIES.propose, commands.ProposeTakeBack(seat, max(0, turn.ply - chance.randint(1, 6)))),
        (PROBABILITIES.hand_over, commands.HandOver(seat, "novice")),
        (PROBABILITIES.resign, commands.Resign(seat)),
    ]
    mood = chance.random()
    for likely, command in alternatives:
        if mood < likely:
            return command
        mood -= likely
    return commands.PlayAction(seat, chance.choice(legal))
