"""A game is one fixed-size record: copying it is copying bytes, and a batch of games is an array of them."""

from typing import Any, Final, TypeAlias

import numpy as np

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

# Numbers that index a table are unsigned, so that Numba compiles no check for negative ones. Beware: the difference of
# two of them is unsigned too.
COUNT = np.int8
INDEX = np.uint8

State: TypeAlias = Any  # a record of STATE; Numba knows its fields, mypy cannot
Knowledge: TypeAlias = Any  # a record of KNOWLEDGE

STATE = np.dtype(
    (
        np.record,
        [
            ("cards", COUNT, (PLACES, CELLS)),
            # From the top down; a drawn card leaves NO_CARD. From `deck_size` on lie the cards removed (2.2).
            # In a draft, the packs are the first fours, from the First Player on, and a kept card leaves a gap.
            ("deck", INDEX, (CARDS,)),
            ("drawn", COUNT),
            ("deck_size", COUNT),
            # [seat, who laid it]: the covered domain and the era of the Economy card, written like a card (3.5).
            # One a layer is enough: it is gone before the layer's next turn ends.
            ("embargo", INDEX, (SEATS, SEATS)),
            ("democracy", COUNT, (SEATS, DOMAINS)),
            ("coin_owner", INDEX),
            ("coin_seat", INDEX),
            ("coin_domain", INDEX),
            # The rules of this table.
            ("players", INDEX),
            ("teams", COUNT),
            ("clockwise_draft", COUNT),
            ("one_more_each", COUNT),
            ("democracy_needs_card", COUNT),
            ("limit_while_held", COUNT),
            ("stall_rounds", INDEX),
            ("first", INDEX),
            # The turn: whose it is, the steps due and how often, whom they aim at, what was used, by domain bit.
            ("mover", INDEX),
            ("steps", INDEX, (2,)),
            ("times", COUNT, (2,)),
            ("target", INDEX),
            # The hand limit as Religion raised it, and whether it was copied (3.19).
            ("limit", COUNT),
            ("limit_copied", COUNT),
            ("permanent_used", COUNT),
            ("sacrifice_used", COUNT),
            # After a skipped play (3.1): the embargoed domains, which all of that hand's hidden cards are of.
            ("confined", COUNT),
            # The turns in a row, this one included, in which no card has left the deck; no more than the deck takes to
            # stall (4.5), so 0 where it never does.
            ("stalled_turns", INDEX),
            # The end: in whose turn the deck ran out or stalled, then the reason and the winners by seat bit.
            ("emptied_by", COUNT),
            ("over", COUNT),
            ("winners", COUNT),
        ],
    )
)

# What one seat remembers beyond what it sees (7.3, 7.4).
KNOWLEDGE = np.dtype(
    (
        np.record,
        [
            # [seat]: cards that are certainly in that seat's hand, with sums like any place.
            ("known", COUNT, (SEATS, CELLS)),
            # Draft: the cards passed on from the first and from the second pack, as long as it is open who of
            # the later keepers has which.
            ("passed", INDEX, (2, 3)),
        ],
    )
)
OBSERVERS: Final = 5  # the four seats and the spectators
