"""A table as the fold over its events: the seats, the game, the open proposal, and the time when something is due."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import Struct

from civ.engine.rules.actions import END
from civ.game.deals import commitment
from civ.game.game import Game, PendingStep, Result
from civ.game.notation import Action, read_action
from civ.game.visibility import KEEP_STEP, reveals_hidden_cards
from civ.tables import events
from civ.tables.chairs import NO_PLAYER, Chair, winners_by_resignation
from civ.tables.settings import DEFAULT_STAND_IN, Settings

OPEN, PLAYING, OVER = "open", "playing", "over"  # the values of `Table.status`
MIDDLE_STEP: Final = "take-from-middle"


@dataclass(slots=True)
class Proposal:
    """A proposal to return to a ply, and the seats that have not answered yet."""

    seat: int
    ply: int
    unanswered: set[int] = field(default_factory=set)


class KeptCard(Struct, frozen=True, gc=False):
    """A card kept in a draft, and the number of the event that says so."""

    seq: int
    action: Action


class PlayedAction(Struct, frozen=True, gc=False):
    """One action since the deal: the number of its event, who played it, and whether it revealed anything hidden."""

    seq: int
    seat: int
    reveals: bool


def seats_to_choose(pending: PendingStep, players: int) -> tuple[int, ...]:
    """Return the seats that a game waits for: one, or in a draft all that have not kept a card in this pass (2.6)."""
    if pending.step != KEEP_STEP:
        return (pending.seat,)
    left = (pending.times - 1) % players + 1  # fewer than all in the middle of a pass
    return tuple(sorted([(pending.seat - 1 + place) % players + 1 for place in range(left)]))


class Table:
    """Everything that follows from the events so far.

    Attributes change only in `apply`. The second group is derived from the first after every event, because it is read
    often.
    """

    def __init__(self, code: str) -> None:
        self.code: Final = code
        self.seq = 0  # the number of the last event
        self.changed = 0  # the number of the last event that makes earlier commands stale
        self.at = 0.0  # the time of the last event
        self.changed_at = 0.0  # the time of the event `changed`
        self.clock_start = 0.0  # when the clock of the seats to choose started
        self.host = NO_PLAYER
        self.settings = Settings()
        self.chairs: list[Chair] = []
        self.seed: bytes | None = None
        self.start: str | None = None  # the record that a fork continues from
        self.words: dict[str, events.WordsAdded] = {}
        self.game: Game | None = None
        self.forked = 0  # the number of actions of a fork before the deal
        self.picks: dict[int, KeptCard] = {}  # draft: the cards kept so far in this pass, by seat
        self.played: list[PlayedAction] = []  # since the deal
        self.taken_back: dict[int, tuple[int, ...]] = {}  # by number of an event: the events whose actions it took back
        self.proposal: Proposal | None = None
        self.rematch: str | None = None  # the code of the rematch

        self.status = OPEN
        self.result: Result | None = None  # by the rules, or by resignation
        self.waiting: tuple[int, ...] = ()  # the seats that the game waits for: one, or several in a draft
        self.people: tuple[str, ...] = ()  # all who hold a seat, and the host
        self.due: float | None = None  # when the server has to act: for a bot, or because a clock runs out
        self._pending: PendingStep | None = None
        self._last_span: tuple[object, ...] = ()
        self._seats: dict[str | None, tuple[int, ...]] = {}
        self._some_resigned = False

    def apply(self, event: events.AnyEvent) -> None:
        """Fold one event into the table."""
        self.seq += 1
        self.at = event.at
        plies = len(self.played)
        kind = type(event)
        if kind not in events.CHAT_EVENTS:
            _FOLDS[kind](self, event)
            self._derive(kind)
        if (span := self._clock_span) != self._last_span:
            self._last_span, self.clock_start = span, event.at
        same_pass = kind in events.DRAFT_EVENTS and len(self.played) == plies
        if kind not in events.HARMLESS_EVENTS and not same_pass:
            self.changed, self.changed_at = self.seq, event.at
        self.due = self._next_due()

    # --- Derived values ---

    def _derive(self, kind: type) -> None:
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
            self.waiting = self._to_choose(self.pending) if self.result is None else ()

    def _resignation(self) -> Result | None:
        winners = winners_by_resignation(self.chairs, teams=self.settings.rules.teams)
        return None if winners is None else Result(winners, "resignation", self._game.points)

    @property
    def _game(self) -> Game:
        assert self.game is not None
        return self.game

    def chair(self, seat: int) -> Chair:
        """The chair of a seat."""
        return self.chairs[seat - 1]

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person holds: several where people share a device."""
        return self._seats.get(person, ())

    @property
    def pending(self) -> PendingStep:
        """The step that the game waits for."""
        assert self._pending is not None
        return self._pending

    @property
    def drafting(self) -> bool:
        """Whether the players are choosing cards to keep, all at the same time (2.6)."""
        return self.status == PLAYING and self.pending.step == KEEP_STEP

    def _to_choose(self, pending: PendingStep) -> tuple[int, ...]:
        seats = seats_to_choose(pending, len(self.chairs))
        return tuple([seat for seat in seats if seat not in self.picks]) if self.picks else seats

    @property
    def can_take_back(self) -> tuple[int, ...]:
        """The seats that may take back their last action now: it revealed nothing hidden, and nobody has acted since.

        In a draft these are the seats that have kept a card in this pass.
        """
        if self.status != PLAYING or not self.settings.take_backs:
            return ()
        seats = list(self.picks)
        if self.played and not self.played[-1].reveals and self.played[-1].seat == self.pending.seat:
            seats.append(self.pending.seat)
        return tuple(sorted([seat for seat in seats if not self.chair(seat).bot]))

    @property
    def _clock_span(self) -> tuple[object, ...]:
        """The period that one clock measures: a pass of the draft, a card from the middle, or a turn."""
        if self.status != PLAYING:
            return ()
        step, seat = self.pending.step, self.pending.seat
        return (KEEP_STEP, len(self.played)) if step == KEEP_STEP else (step == MIDDLE_STEP, seat)

    @property
    def commitment(self) -> str | None:
        """The hash of the seed, which the server publishes before the deal."""
        return None if self.seed is None else commitment(self.seed)

    def deadline(self, seat: int) -> float | None:
        """When the clock of a seat runs out; None for bots, and without a clock."""
        if self.settings.turn_seconds is None or seat not in self.waiting or self.chair(seat).bot:
            return None
        return self.clock_start + self.settings.turn_seconds

    @property
    def next_deadline(self) -> float | None:
        """When the first clock of the waiting seats runs out."""
        if self.settings.turn_seconds is None:
            return None
        return min([time for seat in self.waiting if (time := self.deadline(seat)) is not None], default=None)

    def _next_due(self) -> float | None:
        deadline = self.next_deadline
        if not [seat for seat in self.waiting if self.chairs[seat - 1].bot]:
            return deadline
        paced = self.changed_at + self.settings.pace
        return paced if deadline is None else min(paced, deadline)

    @property
    def record(self) -> str:
        """The game as one line of JSON, including all hidden cards."""
        return self._game.record

    # --- Folding events ---

    def _fold_opened(self, event: events.TableOpened) -> None:
        self.host, self.settings = event.host, event.settings
        self.seed = None if event.seed is None else bytes.fromhex(event.seed)
        self.start = event.start
        self._seat(event.players)

    def _fold_settings(self, event: events.SettingsChanged) -> None:
        self.settings = event.settings
        self._seat(event.players)

    def _seat(self, players: tuple[events.Player, ...]) -> None:
        self.chairs = [Chair(player) for player in players]

    def _fold_seat_taken(self, event: events.SeatTaken) -> None:
        self.chairs[event.seat - 1] = Chair(event.player)

    def _fold_seat_left(self, event: events.SeatLeft) -> None:
        self.chairs[event.seat - 1] = Chair()

    def _fold_ready(self, event: events.ReadyChanged) -> None:
        for seat in self.seats_of(event.person):
            self.chair(seat).ready = event.ready

    def _fold_words(self, event: events.WordsAdded) -> None:
        self.words[event.person] = event

    def _fold_deal(self, event: events.CardsDealt) -> None:
        self.game = Game.from_record(event.record)
        self._pending = self.game.pending
        self.forked = len(self.game.actions)

    def _fold_action(self, event: events.ActionPlayed) -> None:
        self._play(event.seat, read_action(event.action), self.seq)

    def _fold_kept(self, event: events.CardKept) -> None:
        self.picks[event.seat] = KeptCard(self.seq, read_action(event.action))
        if not set(self.waiting) - set(self.picks):
            picks, self.picks = self.picks, {}
            for _ in picks:
                seat = self._game.seat
                pick = picks[seat]
                self._play(seat, pick.action, pick.seq)

    def _play(self, seat: int, action: Action, seq: int) -> None:
        self.proposal = None
        before = self.pending
        self._game.play(action)
        self._pending = self._game.pending
        drew = self._pending.cards_left < before.cards_left
        reveals = reveals_hidden_cards(before.step, drew=drew) or action.kind == END
        self.played.append(PlayedAction(seq, seat, reveals))

    def _fold_taken_back(self, event: events.ActionsTakenBack) -> None:
        if (pick := self.picks.pop(event.seat, None)) is None:
            self._undo(event.count)
        else:
            self.taken_back[self.seq] = (pick.seq,)

    def _undo(self, count: int) -> None:
        """Take back the last actions, and the cards kept since in an unfinished pass of the draft."""
        remaining = len(self.played) - count
        taken_back = [one.seq for one in self.played[remaining:]] + [pick.seq for pick in self.picks.values()]
        self.taken_back[self.seq] = tuple(sorted(taken_back))
        self.proposal = None
        self.picks.clear()
        self._game.undo(count)
        self._pending = self._game.pending
        del self.played[remaining:]

    def _fold_proposal(self, event: events.TakeBackProposed) -> None:
        proposer = self.chair(event.seat).player.person
        others = {
            seat
            for seat, chair in enumerate(self.chairs, start=1)
            if chair.player.person not in (None, proposer) and not chair.bot
        }
        self.proposal = Proposal(event.seat, event.ply, others)
        self._settle_proposal()

    def _fold_answer(self, event: events.ProposalAnswered) -> None:
        if self.proposal is None:
            return
        if not event.yes:
            self.proposal = None
            return
        self.proposal.unanswered.discard(event.seat)
        self._settle_proposal()

    def _settle_proposal(self) -> None:
        """Return to the proposed ply once everybody has agreed, and restart the clock."""
        if self.proposal is not None and not self.proposal.unanswered:
            self._undo(len(self.played) - self.proposal.ply)
            self.clock_start = self.at

    def _fold_resigned(self, event: events.SeatResigned) -> None:
        chair = self.chair(event.seat)
        chair.resigned, chair.stand_in = True, chair.stand_in or self.settings.stand_in or DEFAULT_STAND_IN
        self.proposal = None

    def _fold_handed_over(self, event: events.SeatHandedOver) -> None:
        self.chair(event.seat).stand_in = event.bot
        self.proposal = None

    def _fold_reclaimed(self, event: events.SeatReclaimed) -> None:
        self.chair(event.seat).stand_in = None
        self.proposal = None
        deadline = self.deadline(event.seat)
        # Only a clock that has run out restarts: otherwise handing over and reclaiming would win time.
        if deadline is not None and deadline <= event.at:
            self.clock_start = event.at

    def _fold_rematch(self, event: events.RematchOpened) -> None:
        self.rematch = event.code


# Chat events are missing: they change nothing.
_FOLDS: Final[dict[type, Callable[[Table, Any], None]]] = {
    events.TableOpened: Table._fold_opened,
    events.SettingsChanged: Table._fold_settings,
    events.SeatTaken: Table._fold_seat_taken,
    events.SeatLeft: Table._fold_seat_left,
    events.ReadyChanged: Table._fold_ready,
    events.WordsAdded: Table._fold_words,
    events.CardsDealt: Table._fold_deal,
    events.ActionPlayed: Table._fold_action,
    events.CardKept: Table._fold_kept,
    events.ActionsTakenBack: Table._fold_taken_back,
    events.TakeBackProposed: Table._fold_proposal,
    events.ProposalAnswered: Table._fold_answer,
    events.SeatResigned: Table._fold_resigned,
    events.SeatHandedOver: Table._fold_handed_over,
    events.SeatReclaimed: Table._fold_reclaimed,
    events.RematchOpened: Table._fold_rematch,
}
