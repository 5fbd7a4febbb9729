"""`Game`: the Python interface to the engine. A game is its start and its actions; everything else follows."""

from typing import Any, Literal, NamedTuple

import numpy as np
from msgspec import Struct

from civ.engine import kernels
from civ.engine.rules.effects import STEP_NAMES, StepName
from civ.engine.rules.state import KNOWLEDGE, NOBODY, OBSERVERS, STATE, State
from civ.errors import BadNotation, BadRecord, IllegalAction
from civ.game.deals import Deal, check_deal, deal_from_seed, read_seed
from civ.game.notation import Action, actions_in, read_action, read_cards
from civ.game.options import Rules
from civ.game.positions import read_position, write_position
from civ.game.reasons import why_not
from civ.game.records import Record
from civ.game.sights import Sight
from civ.game.views import Reason, View, reason_of, seats_in
from civ.i18n.truncation import excerpt

_FIELDS: Any = STATE.fields  # every field consists of bytes, so a field's offset is the index of its first byte
_PENDING_BYTES = [_FIELDS[name][1] for name in ("mover", "steps", "times", "target", "deck_size", "drawn")]


class Result(NamedTuple):
    """How a game ended: the winners by seat, the reason, and the majority points by seat (counted for every reason)."""

    winners: tuple[int, ...]
    reason: Reason | Literal["resignation"]
    points: tuple[int, ...]


class PendingStep(Struct, frozen=True, gc=False):
    """The step that a game waits for."""

    seat: int  # that chooses
    step: StepName
    times: int  # choices left, the next one included
    target: int | None  # the seat that the effect is aimed at, if there is one
    cards_left: int  # in the deck


class Game:
    """One game of CIV. Seats are numbered from 1. Actions are given as `Action` or in notation.

    The constructor takes a deal, or the text of a position. It raises BadNotation if the position cannot be read, and
    BadRecord if its rules differ from `rules`. `Game.new` and `Game.from_position` are more convenient.
    """

    __slots__ = ("_actions", "_begun", "_knowledge", "_now", "_open", "_start", "rules")

    def __init__(self, rules: Rules, start: Deal | str) -> None:
        self.rules = rules
        self._start = start
        self._actions: list[Action] = []
        self._begun = _set_up(rules, start)
        self._knowledge = np.zeros(OBSERVERS, KNOWLEDGE)
        self._now = self._begun.copy()
        self._open: int = kernels.legal_first(self._now)  # the legal actions as bits; 0 when the game is over

    # --- Starting ---

    @classmethod
    def new(
        cls,
        rules: Rules | None = None,
        *,
        seed: int | str | bytes | None = None,
        deck: str | None = None,
        removed: str = "",
        first: int = 1,
    ) -> "Game":
        """Start a game, from a seed or from an explicit deck.

        `seed` is a number, 64 hexadecimal digits or 32 bytes; None draws a new secret one. If `deck` is given, `deck`
        and `removed` are cards in notation and `first` is the seat that begins. Raises BadSeed, or BadNotation or
        BadDeck if the deck cannot be read or is not a deck of these rules.
        """
        rules = rules or Rules()
        if deck is None:
            return cls(rules, deal_from_seed(rules, read_seed(seed)))
        return cls(rules, check_deal(rules, first, read_cards(deck), read_cards(removed)))

    @classmethod
    def from_record(cls, record: Record | str | bytes) -> "Game":
        """Return the game of a record, after its last action.

        `record` is a Record or its JSON. Raises BadRecord, BadRules, BadDeck or BadNotation if it cannot be read, and
        BadRecord if one of its actions is illegal.
        """
        if not isinstance(record, Record):
            record = Record.from_json(record)
        game = cls(record.rules, record.start)
        played = kernels.replay(game._now[0], game._knowledge, np.array([a.number for a in record.actions], np.int8))
        if played < len(record.actions):
            action = record.actions[played]
            obstacle = why_not(game._now[0], action)
            raise BadRecord("record-illegal", position=played + 1, reason=obstacle, token=str(action))
        game._actions = list(record.actions)
        game._open = kernels.legal_first(game._now)
        return game

    @classmethod
    def from_position(cls, position: str) -> "Game":
        """Start a game at a position, given as text. Raises BadNotation or BadRules if it cannot be read."""
        rules, _ = read_position(position)
        return cls(rules, position)

    # --- Playing ---

    @property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions in the order of the action table; empty when the game is over."""
        return actions_in(self._open)

    def play(self, *actions: Action | str) -> None:
        """Play actions in order. Raises IllegalAction if one of them is illegal, and BadNotation if one cannot be read.

        After an error, none of them has been played.
        """
        read = [action if type(action) is Action else read_action(action) for action in actions]
        for count, action in enumerate(read):
            left_open = kernels.play_first(self._now, self._knowledge, action.number)
            if left_open < 0:
                error = why_not(self._now[0], action) or IllegalAction("not-open", action=str(action))
                if count:
                    self.undo(count)
                raise error
            self._open = left_open
            self._actions.append(action)

    def why_not(self, action: Action | str) -> IllegalAction | None:
        """Return why an action is illegal now, or None if it is legal. Raises BadNotation if it cannot be read."""
        return why_not(self._now[0], read_action(action))

    def obstacle(self, action: Action) -> IllegalAction | None:
        """Return the same as `why_not`; faster if the action is legal."""
        if self._open >> action.number & 1:
            return None
        return why_not(self._now[0], action) or IllegalAction("not-open", action=str(action))

    def undo(self, count: int = 1) -> Action:
        """Take back the last `count` actions and return the first of them. Raises IllegalAction if there are fewer."""
        if not 1 <= count <= len(self._actions):
            raise IllegalAction("nothing-to-undo")
        action = self._actions[-count]
        del self._actions[-count:]
        self._now[:] = self._begun
        self._knowledge[:] = np.zeros((), KNOWLEDGE)
        kernels.replay(self._now[0], self._knowledge, np.array([a.number for a in self._actions], np.int8))
        self._open = kernels.legal_first(self._now)
        return action

    def copy(self) -> "Game":
        """Return an independent game with the same start, actions and state."""
        twin = object.__new__(Game)
        twin.rules, twin._start, twin._begun = self.rules, self._start, self._begun
        twin._actions, twin._knowledge, twin._now = self._actions.copy(), self._knowledge.copy(), self._now.copy()
        twin._open = self._open
        return twin

    # --- Reading ---

    @property
    def seat(self) -> int:
        """The seat to move; after the end, the seat that moved last."""
        return int(self._now["mover"][0]) + 1

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions so far."""
        return tuple(self._actions)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._open

    @property
    def result(self) -> Result | None:
        """The winners, reason and points; None before the end."""
        state = self._now[0]
        reason = reason_of(state)
        return Result(seats_in(state.winners), reason, self.points) if reason else None

    @property
    def points(self) -> tuple[int, ...]:
        """The majority points by seat if the game ended now (5.1)."""
        return tuple(int(kernels.points(self._now[0], seat)) for seat in range(self.rules.players))

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may see, or a spectator if `seat` is None. Raises BadNotation if there is no such seat."""
        return self.sight(seat).view

    def sight(self, seat: int | None = None) -> Sight:
        """Return the view and knowledge of a seat, or of a spectator: all that a bot gets.

        Raises BadNotation if there is no such seat.
        """
        viewer = self._viewer(seat)
        return Sight(self.rules, seat, self.view_record(seat), self._knowledge[viewer : viewer + 1].copy())

    def sights(self) -> dict[int | None, Sight]:
        """Return the sights of all seats and, under None, of a spectator."""
        records, all_knowledge = np.zeros(OBSERVERS, STATE), self._knowledge.copy()
        kernels.build_all_views(self._now, records)
        viewers = {seat: seat - 1 for seat in range(1, self.rules.players + 1)} | {None: NOBODY}
        return {
            seat: Sight(self.rules, seat, records[at : at + 1], all_knowledge[at : at + 1])
            for seat, at in viewers.items()
        }

    @property
    def pending(self) -> PendingStep:
        """The step that the game waits for. After the end it is the last one."""
        state = self._now.tobytes()  # faster than field by field
        mover, step, times, target, deck_size, drawn = [state[place] for place in _PENDING_BYTES]
        target_seat = None if target == NOBODY else target + 1
        return PendingStep(mover + 1, STEP_NAMES[step], times, target_seat, deck_size - drawn)

    @property
    def record(self) -> str:
        """The game as one line of JSON, hidden cards included."""
        return Record(self.rules, self._start, tuple(self._actions)).to_json()

    @property
    def position(self) -> str:
        """The state as one line of text, hidden cards included."""
        return write_position(self.rules, self._now[0])

    # --- For programs ---

    @property
    def state(self) -> State:
        """A copy of the state record, hidden cards included."""
        state: State = self._now.copy()[0]
        return state

    @property
    def arrays(self) -> tuple[Any, Any]:
        """The arrays of the state and of all knowledge, without copying: for kernels that only read."""
        return self._now, self._knowledge

    def view_record(self, seat: int | None = None) -> Any:
        """Return what a seat sees as an array of one state record, for kernels (see `civ.engine.hidden.view`).

        Raises BadNotation if there is no such seat.
        """
        record = np.zeros(1, STATE)
        kernels.build_view(self._now[0], self._viewer(seat), record[0])
        return record

    def knowledge(self, seat: int | None = None) -> Any:
        """Return a copy of what a seat remembers, as a KNOWLEDGE record.

        Raises BadNotation if there is no such seat.
        """
        return self._knowledge.copy()[self._viewer(seat)]

    def redeal(self, seat: int | None, seed: int) -> "Game":
        """Return a game that starts here, with the cards that are hidden from `seat` dealt again.

        The seat cannot tell it from this game. The same seed gives the same game. Raises BadNotation if there is no
        such seat.
        """
        stream, into = np.zeros(4, np.int64), np.zeros(1, STATE)
        kernels.seed_stream(stream, seed, 0)
        viewer = self._viewer(seat)
        kernels.redeal(self.view_record(seat), viewer, self._knowledge[viewer], stream, into)
        return Game(self.rules, write_position(self.rules, into[0]))

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return NOBODY
        if type(seat) is not int or not 1 <= seat <= self.rules.players:
            raise BadNotation("no-such-seat", seat=excerpt(seat), players=self.rules.players)
        return seat - 1

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.rules, self._start, self._actions) == (other.rules, other._start, other._actions)

    __hash__ = None  # type: ignore[assignment]  # a game changes as it is played

    def __repr__(self) -> str:
        return f"Game({self.position!r})"


def _set_up(rules: Rules, start: Deal | str) -> Any:
    """Return the first state, as an array of one record."""
    if isinstance(start, str):
        rules_drawn, record = read_position(start)
        if rules_drawn != rules:
            raise BadRecord("record-rules-differ")
        return record
    record = np.zeros(1, STATE)
    state = record[0]
    rules.write_to(state)
    state.first = start.first - 1
    state.deck[:] = start.deck + start.removed
    kernels.deal(state, rules.deal == "draft")
    return record
