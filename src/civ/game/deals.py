"""Decks: checks of explicit decks, and the portable shuffle that makes a deck from a 256-bit seed.

docs/deals.md describes the shuffle, with test vectors: SHA-256 in counter mode gives 32-bit words, rejection makes
them fair, and Fisher–Yates shuffles.
"""

import hashlib
import re
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from civ.engine.rules.cards import ALL_CARDS, ERAS, REMOVED_PER_ERA
from civ.errors import BadDeck, BadSeed
from civ.game.notation import write_card
from civ.game.options import Rules
from civ.i18n.truncation import excerpt

SEED_BYTES = 32
_HEX = re.compile(r"[0-9a-fA-F]{64}")


class Deal(NamedTuple):
    """All that is fixed before the first action: the first player, the deck from the top down, the removed cards."""

    first: int
    deck: tuple[int, ...]
    removed: tuple[int, ...]


def read_seed(seed: int | str | bytes | None) -> bytes:
    """Return a seed as 32 bytes, made from a number, 64 hexadecimal digits or 32 bytes.

    None gives a new secret seed. Raises BadSeed for anything else.
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << (8 * SEED_BYTES):
        return seed.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, str) and _HEX.fullmatch(seed):
        return bytes.fromhex(seed)
    raise BadSeed("bad-seed", seed=excerpt(seed))


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of a seed, in hexadecimal: the commitment that is published before the deal."""
    return hashlib.sha256(seed).hexdigest()


def _words(seed: bytes) -> Iterator[int]:
    """Yield the big-endian 32-bit words of SHA-256("civ deal 1" + seed + counter); the counter has 8 bytes, from 0."""
    counter = 0
    while True:
        block = hashlib.sha256(b"civ deal 1" + seed + counter.to_bytes(8, "big")).digest()
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def _below(words: Iterator[int], bound: int) -> int:
    """Return a fair number from 0 to bound - 1. Words from the last full multiple of the bound on are skipped."""
    limit = (1 << 32) // bound * bound
    return next(word for word in words if word < limit) % bound


def deal_from_seed(rules: Rules, seed: bytes) -> Deal:
    """Return the deal that docs/deals.md defines for a seed of 32 bytes."""
    words = _words(seed)
    first = 1 + _below(words, rules.players)
    deck: list[int] = []
    removed: list[int] = []
    for era in range(1, ERAS + 1):
        cards = [card for card in ALL_CARDS if card & 3 == era]
        for last in range(len(cards) - 1, 0, -1):
            other = _below(words, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        out = removed_per_era(rules)
        removed += cards[:out]
        deck += cards[out:]
    return Deal(first, tuple(deck), tuple(removed))


def removed_per_era(rules: Rules) -> int:
    """Return how many cards of each era are removed (2.2)."""
    return int(REMOVED_PER_ERA[rules.players])


def check_deal(rules: Rules, first: int, deck: Sequence[int], removed: Sequence[int]) -> Deal:
    """Return the deal with an explicit deck. It must be the game's cards in the order of their eras (1.1, 2.2, 2.3).

    `first` is a seat number; `deck` lists the cards from the top down. Raises BadDeck if the first player is not a
    seat, or cards are missing, surplus or out of order.
    """
    if type(first) is not int or not 1 <= first <= rules.players:
        raise BadDeck("bad-first", first=excerpt(first), players=rules.players)
    out = removed_per_era(rules)
    if len(removed) != out * ERAS:
        raise BadDeck("removed-size", count=len(removed), expected=out * ERAS)
    for era in range(1, ERAS + 1):
        count = sum(1 for card in removed if card & 3 == era)
        if count != out:
            raise BadDeck("removed-era", era=era, count=count, expected=out)
    if len(deck) + len(removed) != len(ALL_CARDS):
        raise BadDeck("deck-size", count=len(deck), expected=len(ALL_CARDS) - len(removed))
    for position, (above, below) in enumerate(pairwise(deck), start=2):
        if below & 3 < above & 3:
            raise BadDeck("deck-order", card=write_card(below), position=position)
    counts, box = Counter(deck) + Counter(removed), Counter(ALL_CARDS)
    for card in box:
        if counts[card] != box[card]:
            raise BadDeck("deck-cards", card=write_card(card), count=counts[card], expected=box[card])
    return Deal(first, tuple(deck), tuple(sorted(removed, key=lambda card: card & 3)))
