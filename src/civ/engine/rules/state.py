"""A game is one fixed-size record: copying it is copying bytes, and a batch of games is an array of them."""

from typing import Annotated, Any, Final, Protocol, TypeAlias, get_type_hints

import numpy as np
from numpy.typing import NDArray

from civ.engine.rules.cards import CARDS, CELLS, DOMAINS

SEATS: Final = 4
NOBODY: Final = 4  # no seat; also the seat of a spectator

# Places: rows of `cards`. HAND + seat, AREA + seat; the pile; and, in views only, what the viewer cannot see.
HAND: Final = 0
AREA: Final = 4
PILE: Final = 8
UNSEEN: Final = 9
PLACES: Final = 10
# Not rows of `cards`: the deck is a list, because its order matters.
DECK: Final = 10
NOWHERE: Final = 11

HEGEMONY, MAJORITY = 1, 2  # reasons for the end

# Numbers that index a table are unsigned, so that Numba compiles no check for negative indices. Note that the
# difference of two of them is unsigned as well.
COUNT = np.int8
INDEX = np.uint8

# The fields of a record: their types for editors and mypy, and their NumPy types and shapes for the record itself.
Counts: TypeAlias = NDArray[Any]
Count = Annotated[int, COUNT]
Index = Annotated[int, INDEX]


class NumpyRecord(Protocol):
    """What NumPy offers of every record."""

    def tobytes(self) -> bytes:
        """Return the bytes of the record."""

    def item(self) -> tuple[Any, ...]:
        """Return the fields as Python numbers and arrays."""


class State(NumpyRecord, Protocol):
    """One game. A view is a record of the same fields that holds only what a viewer may know."""

    cards: Annotated[Counts, COUNT, (PLACES, CELLS)]
    # From the top down; a drawn card leaves NO_CARD. The removed cards (2.2) start at `deck_size`. In a draft, each
    # pack is four cards at the top, the First Player's first, and a kept card leaves a gap.
    deck: Annotated[Counts, INDEX, (CARDS,)]
    drawn: Count
    deck_size: Count
    # [seat, who laid it]: the covered domain and the era of the Economy card, encoded like a card (3.5). One per
    # player is enough: it is removed before that player's next turn ends.
    embargo: Annotated[Counts, INDEX, (SEATS, SEATS)]
    democracy: Annotated[Counts, COUNT, (SEATS, DOMAINS)]
    coin_owner: Index
    coin_seat: Index
    coin_domain: Index

    # The rules of this table.
    players: Index
    teams: Count
    clockwise_draft: Count
    one_more_each: Count
    democracy_needs_card: Count
    limit_while_held: Count
    stall_rounds: Index
    first: Index

    # The turn: whose it is, the pending steps and how often each, their target seat, and the used effects by domain
    # bit.
    mover: Index
    steps: Annotated[Counts, INDEX, (2,)]
    times: Annotated[Counts, COUNT, (2,)]
    target: Index
    # The hand limit as Religion raised it, and whether it was copied (3.19).
    limit: Count
    limit_copied: Count
    permanent_used: Count
    sacrifice_used: Count
    # After a skipped play (3.1): the embargoed domains, to which all hidden cards of the mover's hand belong. Else 0.
    skipped_domains: Count

    # The turns in a row, this one included, in which no card has left the deck, up to the number that makes the deck
    # stall (4.5). 0 where that rule is off.
    stalled_turns: Index
    # The end: in whose turn the deck ran out or stalled, then the reason and the winners by seat bit.
    emptied_by: Count
    over: Count
    winners: Count


class Knowledge(NumpyRecord, Protocol):
    """What one observer remembers beyond what it sees (7.3, 7.4)."""

    # [seat]: cards that are certainly in that seat's hand, with sums like any place.
    known: Annotated[Counts, COUNT, (SEATS, CELLS)]
    # Draft: the cards passed on from the first and from the second pack, while it is open which of the next two seats
    # kept which.
    passed: Annotated[Counts, INDEX, (2, 3)]


def _dtype(record: type) -> np.dtype[Any]:
    """Return the NumPy type of a record from the annotations of its class."""
    hints = get_type_hints(record, include_extras=True)
    return np.dtype((np.record, [(name, *hint.__metadata__) for name, hint in hints.items()]))


STATE: Final = _dtype(State)
KNOWLEDGE: Final = _dtype(Knowledge)
OBSERVERS: Final = 5  # the four seats and the spectators
