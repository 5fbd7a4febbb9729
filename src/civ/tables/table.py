"""A table as the fold over its log: who sits where, the game, what was proposed, what is due."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import Struct

from civ.engine.rules.actions import END
from civ.game.deals import commitment
from civ.game.game import Asked, Game, Result
from civ.game.notation import Action, read_action
from civ.tables import events
from civ.tables.settings import Settings

OPEN, PLAYING, OVER = "open", "playing", "over"
KEEP, MIDDLE = "keep", "take-from-middle"
USUAL_STAND_IN: Final = "adept"
NOBODY: Final = events.Player()
_REVEALING: Final = ("take-hand", KEEP)  # steps that show somebody what was hidden


@dataclass(slots=True)
class Chair:
    """A seat and whoever has it."""

    player: events.Player = NOBODY
    ready: bool = False
    stand_in: str | None = None  # the bot that plays for the person now
    resigned: bool = False

    @property
    def bot(self) -> str | None:
        """The level of the bot that chooses for this seat, if one does."""
        return self.player.bot or self.stand_in


@dataclass(slots=True)
class Proposal:
    """To go back to a ply; who has yet to agree."""

    seat: int
    ply: int
    asked: set[int] = field(default_factory=set)


class Past(Struct, frozen=True, gc=False):
    """One action that was played, as taking it back needs it."""

    seat: int
    reveals: bool


def choosers(asked: Asked, players: int) -> tuple[int, ...]:
    """The seats that a game waits for: one, or in a draft all that have yet to keep a card of this pass (2.6)."""
    if asked.step != KEEP:
        return (asked.seat,)
    left = (asked.times - 1) % players + 1  # fewer than all in the middle of a pass
    return tuple(sorted([(asked.seat - 1 + place) % players + 1 for place in range(left)]))


class Table:
    """All that follows from the events so far."""

    def __init__(self, code: str) -> None:
        self.code: Final = code
        self.seq = 0
        self.changed = 0  # the last event after which a wish may have become another one
        self.at = 0.0  # when the last event was
        self.moved = 0.0  # when the last event was that is counted in `changed`
        self.began = 0.0  # when the clock of those who are to choose began to run
        self.host = NOBODY
        self.settings = Settings()
        self.chairs: list[Chair] = []
        self.seed: bytes | None = None
        self.start: str | None = None
        self.words: dict[str, events.WordsAdded] = {}
        self.game: Game | None = None
        self.forked = 0  # actions that the game began with
        self.picks: dict[int, Action] = {}
        self.past: list[Past] = []
        self.proposal: Proposal | None = None
        self.followed: str | None = None
        # What follows from all of that and is asked for often, found anew after every event.
        self.status = OPEN  # until the deal; playing until the end; over
        self.result: Result | None = None  # by the rules, or because nobody is left to play against
        self.waiting: tuple[int, ...] = ()  # the seats that are to choose: one, or in a draft all that have not yet
        self.people: tuple[str, ...] = ()  # everybody who holds a seat, and the host
        self.due: float | None = None  # when the server has something to do here: a bot's action, a clock's end
        self._asked: Asked | None = None
        self._spanned: tuple[object, ...] = ()
        self._seats: dict[str | None, tuple[int, ...]] = {}
        self._some_resigned = False

    def apply(self, event: events.AnyEvent) -> None:
        """Fold one event in."""
        self.seq += 1
        self.at = event.at
        before, plies = self._spanned, len(self.past)
        kind = type(event)
        if kind not in events.CHAT_EVENTS:
            _FOLDS[kind](self, event)
            self._settle(kind)
        self._spanned = self._span
        if self._spanned != before:
            self.began = event.at
        kept_only = kind in events.DRAFT_EVENTS and len(self.past) == plies
        if kind not in events.HARMLESS_EVENTS and not kept_only:
            self.changed, self.moved = self.seq, event.at
        self.due = self._next_due()

    # --- Looking ---

    def _settle(self, kind: type) -> None:
        if kind not in events.SEATS_UNCHANGED:
            sitting = [chair.player.person for chair in self.chairs]
            self.people = tuple(dict.fromkeys([person for person in (*sitting, self.host.person) if person]))
            self._seats = {
                person: tuple([seat for seat, one in enumerate(sitting, start=1) if one == person])
                for person in self.people
            }
            self._some_resigned = any(chair.resigned for chair in self.chairs)
        if self.game is not None:
            self.result = self.game.result or (self._resignation() if self._some_resigned else None)
            self.status = PLAYING if self.result is None else OVER
            self.waiting = self._to_choose(self.asked) if self.result is None else ()

    def _resignation(self) -> Result | None:
        players = len(self.chairs)
        sides = 2 if self.settings.rules.teams else players
        standing = [side for side in range(sides) if not self._gave_up(self.chairs[side::sides])]
        if len(standing) > 1 and any(chair.player.person and not chair.resigned for chair in self.chairs):
            return None
        winners = [seat for seat in range(1, players + 1) if (seat - 1) % sides in standing]
        return Result(tuple(winners), "resignation", self._game.points)

    @staticmethod
    def _gave_up(side: list[Chair]) -> bool:
        """Whether all people of a side have resigned; a side of bots never does."""
        people = [chair for chair in side if chair.player.person]
        return bool(people) and all(chair.resigned for chair in people)

    @property
    def _game(self) -> Game:
        assert self.game is not None
        return self.game

    def chair(self, seat: int) -> Chair:
        """The chair of a seat."""
        return self.chairs[seat - 1]

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person holds; several where people share a device."""
        return self._seats.get(person, ())

    @property
    def asked(self) -> Asked:
        """What the game asks for now."""
        assert self._asked is not None
        return self._asked

    @property
    def drafting(self) -> bool:
        """Whether cards are being kept, by all at the same time (2.6)."""
        return self.status == PLAYING and self.asked.step == KEEP

    def _to_choose(self, asked: Asked) -> tuple[int, ...]:
        seats = choosers(asked, len(self.chairs))
        return tuple([seat for seat in seats if seat not in self.picks]) if self.picks else seats

    @property
    def _span(self) -> tuple[object, ...]:
        """What one clock runs for: a pass of the draft, a card from the middle, or a turn."""
        if self.status != PLAYING:
            return ()
        asked = self.asked
        return (KEEP, len(self.past)) if asked.step == KEEP else (asked.step == MIDDLE, asked.seat)

    @property
    def commitment(self) -> str | None:
        """What the server binds itself to before the deal."""
        return None if self.seed is None else commitment(self.seed)

    def deadline(self, seat: int) -> float | None:
        """When the clock of a seat runs out; None without a clock, and for bots."""
        if self.settings.turn_seconds is None or seat not in self.waiting or self.chair(seat).bot:
            return None
        return self.began + self.settings.turn_seconds

    @property
    def next_deadline(self) -> float | None:
        """When the first clock runs out of those who are to choose."""
        if self.settings.turn_seconds is None:
            return None
        return min([time for seat in self.waiting if (time := self.deadline(seat)) is not None], default=None)

    def _next_due(self) -> float | None:
        deadline = self.next_deadline
        if not [seat for seat in self.waiting if self.chairs[seat - 1].bot]:
            return deadline
        paced = self.moved + self.settings.pace
        return paced if deadline is None else min(paced, deadline)

    @property
    def record(self) -> str:
        """The game as one line of JSON, hidden cards and all."""
        return self._game.record

    # --- Folding ---

    def _opened(self, event: events.TableOpened) -> None:
        self.host, self.settings = event.host, event.settings
        self.seed = None if event.seed is None else bytes.fromhex(event.seed)
        self.start = event.start
        self._seat(event.players)

    def _changed(self, event: events.SettingsChanged) -> None:
        self.settings = event.settings
        self._seat(event.players)

    def _seat(self, players: tuple[events.Player, ...]) -> None:
        self.chairs = [Chair(player) for player in players]

    def _sat(self, event: events.SeatTaken) -> None:
        self.chairs[event.seat - 1] = Chair(event.player)

    def _stood(self, event: events.SeatLeft) -> None:
        self.chairs[event.seat - 1] = Chair()

    def _readied(self, event: events.ReadyChanged) -> None:
        for seat in self.seats_of(event.person):
            self.chair(seat).ready = event.ready

    def _worded(self, event: events.WordsAdded) -> None:
        self.words[event.person] = event

    def _dealt(self, event: events.CardsDealt) -> None:
        self.game = Game.from_record(event.record)
        self._asked = self.game.asked
        self.forked = len(self.game.actions)

    def _acted(self, event: events.ActionPlayed) -> None:
        self._play(event.seat, read_action(event.action))

    def _kept(self, event: events.CardKept) -> None:
        self.picks[event.seat] = read_action(event.action)
        if not set(self.waiting) - set(self.picks):
            picks, self.picks = self.picks, {}
            for _ in picks:
                seat = self._game.seat
                self._play(seat, picks[seat])

    def _play(self, seat: int, action: Action) -> None:
        self.proposal = None
        before = self.asked
        self._game.play(action)
        self._asked = self._game.asked
        drew = self._asked.left < before.left
        self.past.append(Past(seat, drew or before.step in _REVEALING or action.kind == END))

    def _takenback(self, event: events.ActionsTakenBack) -> None:
        if self.picks.pop(event.seat, None) is None:
            self._undo(event.count)

    def _undo(self, count: int) -> None:
        self.proposal = None
        self.picks.clear()
        self._game.undo(count)
        self._asked = self._game.asked
        del self.past[len(self.past) - count :]

    def _proposed(self, event: events.TakeBackProposed) -> None:
        proposer = self.chair(event.seat).player.person
        asked = {
            seat
            for seat, chair in enumerate(self.chairs, start=1)
            if chair.player.person not in (None, proposer) and not chair.bot
        }
        self.proposal = Proposal(event.seat, event.ply, asked)
        self._settle_proposal()

    def _answered(self, event: events.ProposalAnswered) -> None:
        if self.proposal is None:
            return
        if not event.yes:
            self.proposal = None
            return
        self.proposal.asked.discard(event.seat)
        self._settle_proposal()

    def _settle_proposal(self) -> None:
        """Go back once nobody is left to be asked; then the clock runs anew."""
        if self.proposal is not None and not self.proposal.asked:
            self._undo(len(self.past) - self.proposal.ply)
            self.began = self.at

    def _resigned(self, event: events.SeatResigned) -> None:
        chair = self.chair(event.seat)
        chair.resigned, chair.stand_in = True, chair.stand_in or self.settings.stand_in or USUAL_STAND_IN
        self.proposal = None

    def _handed(self, event: events.SeatHandedOver) -> None:
        self.chair(event.seat).stand_in = event.bot
        self.proposal = None

    def _returned(self, event: events.SeatReclaimed) -> None:
        self.chair(event.seat).stand_in = None
        self.proposal = None
        deadline = self.deadline(event.seat)
        if deadline is not None and deadline <= event.at:  # else handing and returning would stop the clock
            self.began = event.at

    def _followed(self, event: events.RematchOpened) -> None:
        self.followed = event.code


# By kind of event; talk changes nothing.
_FOLDS: Final[dict[type, Callable[[Table, Any], None]]] = {
    events.TableOpened: Table._opened,
    events.SettingsChanged: Table._changed,
    events.SeatTaken: Table._sat,
    events.SeatLeft: Table._stood,
    events.ReadyChanged: Table._readied,
    events.WordsAdded: Table._worded,
    events.CardsDealt: Table._dealt,
    events.ActionPlayed: Table._acted,
    events.CardKept: Table._kept,
    events.ActionsTakenBack: Table._takenback,
    events.TakeBackProposed: Table._proposed,
    events.ProposalAnswered: Table._answered,
    events.SeatResigned: Table._resigned,
    events.SeatHandedOver: Table._handed,
    events.SeatReclaimed: Table._returned,
    events.RematchOpened: Table._followed,
}
