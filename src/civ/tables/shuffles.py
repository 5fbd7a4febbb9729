"""Fair shuffles: the server commits to a seed, people add words, and the deal follows from both.

Neither side can choose the deal: the published hash fixes the seed before anybody adds words, and people do not know
the seed when they add them. docs/deals.md describes the scheme and has test vectors.
"""

import hashlib
from collections.abc import Sequence

from msgspec import Struct

from civ.game.deals import Deal, deal_from_seed
from civ.game.options import Rules

_PURPOSE = b"civ words 1"


class Shuffle(Struct, frozen=True):
    """The seed, commitment and words of a finished game. A fork has no seed."""

    commitment: str | None = None
    seed: str | None = None
    words: tuple[str, ...] = ()


def seed_with_words(seed: bytes, words: Sequence[str]) -> bytes:
    """Return the seed of the deal: the server's seed or, if people added words, a hash of the seed and all words."""
    if not words:
        return seed
    digest = hashlib.sha256(_PURPOSE + seed)
    for part in words:
        raw = part.encode()
        digest.update(len(raw).to_bytes(4, "big") + raw)
    return digest.digest()


def fair_deal(rules: Rules, seed: bytes, words: Sequence[str]) -> Deal:
    """Return the deal that follows from the server's seed and the words that people added."""
    return deal_from_seed(rules, seed_with_words(seed, words))
