"""What one seat, or a spectator, may see. It is built from a view record, which contains nothing else.

A view has two halves: the shared one, which is the same for all viewers, and the viewer's own.
"""

from collections import namedtuple
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, TypedDict, get_args

from civ.engine import kernels
from civ.engine.rules.cards import BACK, DOMAIN_LETTERS, ERAS, NO_CARD
from civ.engine.rules.effects import KEEP, STEP_NAMES, TAKE_FROM_MIDDLE, StepName
from civ.engine.rules.state import AREA, HAND, NOBODY, PILE, STATE, UNSEEN, Knowledge, State
from civ.game.notation import backs_in, cards_in, tokens_in, write_card, write_cards
from civ.game.options import Rules

Reason = Literal["hegemony", "majority"]
REASONS: Final[tuple[Reason | None, ...]] = (None, *get_args(Reason))  # by HEGEMONY and MAJORITY of the state
Cards = str  # cards in notation; a back is its era and "?"


class Coin(TypedDict):
    """The Culture coin: who laid it, and on which domain of which seat (3.14)."""

    owner: int
    seat: int
    domain: str


@dataclass(frozen=True)
class Shared:
    """What everybody may see, in notation. Lists are ordered by seat. Seats are numbered from 1.

    docs/notation.md explains every field.
    """

    first: int
    turn: int
    step: StepName
    times: int
    target: int | None
    hands: tuple[Cards, ...]
    areas: tuple[Cards, ...]
    pile: Cards
    deck: tuple[int, ...]  # how many cards of each era are left
    middle: Cards  # draft: the face-up cards
    limit: int
    embargo: tuple[tuple[str, ...], ...]
    embargo_eras: tuple[tuple[int, ...], ...]  # in the same order: the eras on the backs of those Economy cards (1.2)
    democracy: tuple[tuple[str, ...], ...]
    coin: Coin | None
    permanent_used: str
    sacrifice_used: str
    last_round: bool
    last_turn: int | None  # in the last round: the seat whose turn ends the game (4.4)
    stalled_turns: int  # turns in a row without a draw, this one included (4.5)
    over: bool
    winners: tuple[int, ...]
    reason: Reason | None
    points: tuple[int, ...]  # the majority points by seat if the game ended now (5.1)


@dataclass(frozen=True)
class Own:
    """What one viewer sees and remembers in addition. Spectators have no seat and no hand, but they have a memory."""

    seat: int | None
    hand: Cards
    legal: tuple[str, ...]
    known: tuple[Cards, ...]  # cards the viewer remembers to be in each hand (7.3)
    passed: tuple[Cards, ...]  # draft: cards passed on, each kept by one of the next two seats (7.4)
    unseen: Cards  # cards hidden from the viewer: in the deck, in other hands, or removed
    pack: Cards  # draft: the pack that the viewer holds


@dataclass(frozen=True)
class View(Shared, Own):
    """All that a viewer may know: both halves and the rules. `hands` includes the viewer's own hand."""

    rules: Rules

    @property
    def stall_countdown(self) -> int | None:
        """In how many turns a stalled deck will count as empty (4.5); None unless that is within the next round.

        A first turn without a draw is nothing unusual, so the count begins with the second.
        """
        players, rounds = self.rules.players, self.rules.stall_rounds
        turns_left = rounds * players - self.stalled_turns + 1
        if not rounds or self.over or self.last_round or self.stalled_turns < 2 or turns_left > players:
            return None
        return turns_left

    def to_dict(self) -> dict[str, Any]:
        """Return the view as plain data for JSON. The viewer's hand is only in `hands`."""
        halves = asdict(self)
        del halves["rules"], halves["hand"]
        return {"rules": self.rules.to_dict(), **halves}


def seats_in(bits: int) -> tuple[int, ...]:
    """Return the seat numbers of a set of bits."""
    return tuple([seat + 1 for seat in range(NOBODY) if bits >> seat & 1])


def domain_letters(bits: int) -> str:
    """Return the domain letters of a set of bits."""
    return "".join([letter for domain, letter in enumerate(DOMAIN_LETTERS) if bits >> domain & 1])


def embargoes(markers: Any) -> tuple[str, ...]:
    """Return the domains of a seat's embargoes, sorted; one entry for each card."""
    return tuple(sorted([DOMAIN_LETTERS[marker >> 2] for marker in markers if marker != NO_CARD]))


def embargo_eras(markers: Any) -> tuple[int, ...]:
    """Return the eras of the Economy cards laid as embargoes, in the order of `embargoes`."""
    laid = sorted([(DOMAIN_LETTERS[marker >> 2], marker & 3) for marker in markers if marker != NO_CARD])
    return tuple([era for _, era in laid])


def democracies(counts: Any) -> tuple[str, ...]:
    """Return the domains of a seat's Democracy cards, sorted; one entry for each card."""
    return tuple(sorted("".join([letter * int(count) for letter, count in zip(DOMAIN_LETTERS, counts, strict=True)])))


# Reading a NumPy record field by field is slow, so it is converted to plain numbers first.
_Fields: Callable[[Any], Any] = namedtuple("_Fields", STATE.names or ())._make  # type: ignore[attr-defined]


def fields_of(record: State) -> Any:
    """Return the fields of a state record by name, as numbers and arrays."""
    return _Fields(record.item())


def shared_view(record: State) -> Shared:
    """Return the shared half of a view, from a view record."""
    seen = fields_of(record)
    players, step, cards = seen.players, seen.steps[0], seen.cards.tolist()
    backs = seen.deck[seen.drawn : seen.deck_size].tolist()
    last_round = not backs or seen.emptied_by != NOBODY
    return Shared(
        first=seen.first + 1,
        turn=seen.mover + 1,
        step=STEP_NAMES[step],
        times=int(seen.times[0]),
        target=None if seen.target == NOBODY else seen.target + 1,
        hands=tuple([write_cards(backs_in(hand)) for hand in cards[HAND : HAND + players]]),
        areas=tuple([write_cards(cards_in(area)) for area in cards[AREA : AREA + players]]),
        pile=write_cards(cards_in(cards[PILE])),
        deck=tuple([backs.count(BACK + era) for era in range(1, ERAS + 1)]),
        middle=_open_cards(seen) if step == TAKE_FROM_MIDDLE else "",
        limit=int(kernels.hand_limit(record)),
        embargo=tuple([embargoes(markers) for markers in seen.embargo[:players].tolist()]),
        embargo_eras=tuple([embargo_eras(markers) for markers in seen.embargo[:players].tolist()]),
        democracy=tuple([democracies(counts) for counts in seen.democracy[:players].tolist()]),
        coin=_coin(seen),
        permanent_used=domain_letters(seen.permanent_used),
        sacrifice_used=domain_letters(seen.sacrifice_used),
        last_round=last_round,
        last_turn=int(kernels.last_seat(record)) + 1 if last_round else None,
        stalled_turns=seen.stalled_turns,
        over=bool(seen.over),
        winners=seats_in(seen.winners),
        reason=reason_of(seen),
        points=tuple([int(kernels.points(record, seat)) for seat in range(players)]),
    )


def own_view(record: State, seat: int | None, knowledge: Knowledge, open_actions: int) -> Own:
    """Return the viewer's own half of a view. `open_actions` must be 0 if another seat is to move."""
    seen = fields_of(record)
    known, passed = knowledge.known.tolist(), knowledge.passed.tolist()
    return Own(
        seat=seat,
        hand="" if seat is None else write_cards(cards_in(seen.cards[HAND + seat - 1].tolist())),
        legal=tokens_in(open_actions),
        known=tuple([write_cards(cards_in(hand)) for hand in known[: seen.players]]),
        passed=tuple([write_cards([card for card in row if card != NO_CARD]) for row in passed]),
        unseen=write_cards(cards_in(seen.cards[UNSEEN].tolist())),
        pack=_open_cards(seen) if seen.steps[0] == KEEP else "",
    )


def view_of(rules: Rules, shared: Shared, own: Own) -> View:
    """Return a view made of its halves."""
    halves = vars(shared) | vars(own)
    if own.seat is not None:
        halves["hands"] = (*shared.hands[: own.seat - 1], own.hand, *shared.hands[own.seat :])
    return View(rules=rules, **halves)


def _open_cards(seen: Any) -> Cards:
    """Return the cards of the draft that the viewer sees."""
    cards = [card for card in seen.deck[: seen.drawn].tolist() if card != NO_CARD and card < BACK]
    return " ".join(sorted(map(write_card, cards)))


def _coin(seen: Any) -> Coin | None:
    if seen.coin_owner == NOBODY:
        return None
    return {"owner": seen.coin_owner + 1, "seat": seen.coin_seat + 1, "domain": DOMAIN_LETTERS[seen.coin_domain]}


def reason_of(state: Any) -> Reason | None:
    """Return why the game ended, or None if it goes on."""
    reason: Reason | None = REASONS[state.over]
    return reason
