"""What one seat, or a spectator, may know: built from a view record, which holds nothing else."""

from dataclasses import asdict, dataclass
from typing import Any

from civ.notation import actions_in, backs_in, cards_in, write_card, write_cards
from civ.options import Rules
from civ.rules.cards import BACK, DOMAIN_LETTERS, ERAS, NO_CARD
from civ.rules.effects import KEEP, STEP_NAMES, TAKE_FROM_MIDDLE
from civ.rules.state import AREA, HAND, NOBODY, PILE, UNSEEN, Knowledge, State

REASONS = (None, "hegemony", "majority")  # by HEGEMONY and MAJORITY of the state
Cards = str  # cards in notation; a back is its era and "?"


@dataclass(frozen=True, slots=True)
class View:
    """All a viewer may know, in notation. Lists go by seat; seats are numbers from 1; `seat` is None for spectators."""

    rules: Rules
    seat: int | None
    first: int
    turn: int
    step: str
    times: int
    target: int | None
    legal: tuple[str, ...]
    hands: tuple[Cards, ...]
    known: tuple[Cards, ...]  # cards the viewer remembers to be in each hand (7.3)
    passed: tuple[Cards, ...]  # draft: passed on, and kept by one of the next two seats each (7.4)
    areas: tuple[Cards, ...]
    pile: Cards
    deck: tuple[int, ...]  # how many cards of each era are left
    unseen: Cards  # what the viewer cannot see: in the deck, in other hands, or out of the game
    pack: Cards  # draft: what the viewer holds
    middle: Cards  # draft: what lies face up
    limit: int
    embargo: tuple[tuple[str, ...], ...]
    democracy: tuple[tuple[str, ...], ...]
    coin: dict[str, Any] | None
    permanent_used: str
    sacrifice_used: str
    last_round: bool
    over: bool
    winners: tuple[int, ...]
    reason: str | None

    def to_dict(self) -> dict[str, Any]:
        """The view as plain data, for JSON."""
        return asdict(self)


def seats_in(bits: int) -> tuple[int, ...]:
    """Seat numbers of a set of bits."""
    return tuple(seat + 1 for seat in range(NOBODY) if bits >> seat & 1)


def domains_in(bits: int) -> str:
    """Domain letters of a set of bits."""
    return "".join(letter for domain, letter in enumerate(DOMAIN_LETTERS) if bits >> domain & 1)


def embargoes(markers: Any) -> tuple[str, ...]:
    """The domains that a seat's embargoes lie on, sorted; one entry a card."""
    return tuple(sorted([DOMAIN_LETTERS[marker >> 2] for marker in markers if marker != NO_CARD]))


def democracies(counts: Any) -> tuple[str, ...]:
    """The domains that a seat's Democracy cards lie on, sorted; one entry a card."""
    return tuple(sorted("".join(map(str.__mul__, DOMAIN_LETTERS, map(int, counts)))))


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat) + 1


def view_of(record: State, seat: int | None, mind: Knowledge, rules: Rules, open_actions: int) -> View:
    """Read a view record. `open_actions` are those of the viewer, none while another seat is to move."""
    viewer = NOBODY if seat is None else seat - 1
    seats = range(record.players)
    open_cards = [int(card) for card in record.deck[: record.drawn] if card != NO_CARD and card < BACK]
    backs = [int(card) for card in record.deck[record.drawn : record.deck_size]]
    return View(
        rules=rules,
        seat=seat,
        first=int(record.first) + 1,
        turn=int(record.mover) + 1,
        step=STEP_NAMES[record.steps[0]],
        times=int(record.times[0]),
        target=_seat(record.target),
        legal=actions_in(open_actions),
        hands=tuple(
            write_cards(
                cards_in(record.cards[HAND + owner]) if owner == viewer else backs_in(record.cards[HAND + owner])
            )
            for owner in seats
        ),
        known=tuple(write_cards(cards_in(mind.known[owner])) for owner in seats),
        passed=tuple(write_cards(card for card in row if card != NO_CARD) for row in mind.passed),
        areas=tuple(write_cards(cards_in(record.cards[AREA + owner])) for owner in seats),
        pile=write_cards(cards_in(record.cards[PILE])),
        deck=tuple(backs.count(BACK + era) for era in range(1, ERAS + 1)),
        unseen=write_cards(cards_in(record.cards[UNSEEN])),
        pack=" ".join(sorted(map(write_card, open_cards))) if record.steps[0] == KEEP else "",
        middle=" ".join(sorted(map(write_card, open_cards))) if record.steps[0] == TAKE_FROM_MIDDLE else "",
        limit=int(record.limit),
        embargo=tuple(embargoes(record.embargo[owner]) for owner in seats),
        democracy=tuple(democracies(record.democracy[owner]) for owner in seats),
        coin=None
        if record.coin_owner == NOBODY
        else {
            "owner": _seat(record.coin_owner),
            "seat": _seat(record.coin_seat),
            "domain": DOMAIN_LETTERS[record.coin_domain],
        },
        permanent_used=domains_in(record.permanent_used),
        sacrifice_used=domains_in(record.sacrifice_used),
        last_round=bool(record.drawn == record.deck_size),
        over=bool(record.over),
        winners=seats_in(record.winners),
        reason=reason_of(record),
    )


def reason_of(state: State) -> str | None:
    """Why the game ended, if it did."""
    return REASONS[state.over]
