"""A game is one fixed-size record: copying it is copying bytes, and a batch of games is an array of them."""

from typing import Any, Final, TypeAlias

import numpy as np

from civ.rules.cards import CARDS, CELLS, DOMAINS

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

State: TypeAlias = Any  # a record of STATE; Numba knows its fields, mypy cannot
Knowledge: TypeAlias = Any  # a record of KNOWLEDGE

STATE = np.dtype(
    (
        np.record,
        [
            ("cards", np.int8, (PLACES, CELLS)),
            # From the top down; a drawn card leaves NO_CARD. From `deck_size` on lie the cards removed (2.2).
            # In a draft, the packs are the first fours, from the First Player on, and a kept card leaves a gap.
            ("deck", np.int8, (CARDS,)),
            ("drawn", np.int8),
            ("deck_size", np.int8),
            # [seat, who laid it]: the covered domain and the era of the Economy card, written like a card (3.5).
            # One a layer is enough: it is gone before the layer's next turn ends.
            ("embargo", np.int8, (SEATS, SEATS)),
            ("democracy", np.int8, (SEATS, DOMAINS)),
            ("coin_owner", np.int8),
            ("coin_seat", np.int8),
            ("coin_domain", np.int8),
            # The rules of this table.
            ("players", np.int8),
            ("teams", np.int8),
            ("clockwise_draft", np.int8),
            ("one_more_each", np.int8),
            ("democracy_needs_card", np.int8),
            ("first", np.int8),
            # The turn: whose it is, the steps due and how often, whom they aim at, what was used, by domain bit.
            ("mover", np.int8),
            ("steps", np.int8, (2,)),
            ("times", np.int8, (2,)),
            ("target", np.int8),
            ("limit", np.int8),
            ("permanent_used", np.int8),
            ("sacrifice_used", np.int8),
            # After a skipped play (3.1): the embargoed domains, which all of that hand's hidden cards are of.
            ("confined", np.int8),
            # The end: who emptied the deck, then winners by seat bit and the reason.
            ("emptied_by", np.int8),
            ("over", np.int8),
            ("winners", np.int8),
        ],
    )
)

# What one seat remembers beyond what it sees (7.3, 7.4).
KNOWLEDGE = np.dtype(
    (
        np.record,
        [
            # [seat]: cards that are certainly in that seat's hand, with sums like any place.
            ("known", np.int8, (SEATS, CELLS)),
            # Draft: the cards passed on from the first and from the second pack, as long as it is open who of
            # the later keepers has which.
            ("passed", np.int8, (2, 3)),
        ],
    )
)
OBSERVERS: Final = 5  # the four seats and the spectators
