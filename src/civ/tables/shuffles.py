"""Fair shuffles: the server binds itself to a seed, then people add their words, then both make the deal.

Neither side can steer: the seed is fixed, by its published hash, before the first word is heard, and whoever adds words
does not know the seed. The page docs/deals.md describes it with test vectors.
"""

import hashlib
from collections.abc import Sequence

from msgspec import Struct

from civ.game.deals import Deal, deal_from_seed
from civ.game.options import Rules

_PURPOSE = b"civ words 1"


class Shuffle(Struct, frozen=True):
    """How the cards of a finished game were shuffled, as its export tells it; a fork has no seed of its own."""

    commitment: str | None = None
    seed: str | None = None
    words: tuple[str, ...] = ()


def seed_with_words(seed: bytes, words: Sequence[str]) -> bytes:
    """The seed of the deal: the server's own if nobody added words, else a hash over it and all of them, in order."""
    if not words:
        return seed
    digest = hashlib.sha256(_PURPOSE + seed)
    for part in words:
        raw = part.encode()
        digest.update(len(raw).to_bytes(4, "big") + raw)
    return digest.digest()


def fair_deal(rules: Rules, seed: bytes, words: Sequence[str]) -> Deal:
    """The deal that follows from the server's seed and the people's words."""
    return deal_from_seed(rules, seed_with_words(seed, words))
