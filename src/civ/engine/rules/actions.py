"""Every decision a player can make, in one fixed, ordered table; a set of actions is a bit set of its indices."""

from typing import Final

import numpy as np

from civ.engine.rules.cards import DOMAIN_LETTERS, DOMAINS
from civ.engine.rules.effects import EFFECT_DOMAINS
from civ.engine.rules.state import INDEX, NOBODY, SEATS

CARD, PERMANENT, COPY, SACRIFICE, SEAT, SEAT_DOMAIN, END = range(7)  # kinds of action


def _rows() -> list[tuple[int, str, int, int, int]]:
    """(kind, notation, domain, level, seat) of each action, in table order."""
    no_domain, no_level = 0, 0
    own = [(domain, level) for level in (1, 2) for domain in EFFECT_DOMAINS]
    letter = DOMAIN_LETTERS
    return [
        *((CARD, letter[d], d, no_level, NOBODY) for d in range(DOMAINS)),
        *((PERMANENT, f"{letter[d]}{level}", d, level, NOBODY) for d, level in own),
        *((COPY, f"~{letter[d]}{level}", d, level, NOBODY) for d, level in own),
        *((SACRIFICE, f"!{letter[d]}", d, no_level, NOBODY) for d in EFFECT_DOMAINS),
        *((SEAT, f"@{seat + 1}", no_domain, no_level, seat) for seat in range(SEATS)),
        *((SEAT_DOMAIN, f"@{s + 1}{letter[d]}", d, no_level, s) for s in range(SEATS) for d in range(DOMAINS)),
        (END, ".", no_domain, no_level, NOBODY),
    ]


_ROWS = _rows()
ACTION_COUNT: Final = len(_ROWS)
NOTATION: Final = tuple(row[1] for row in _ROWS)
KIND, DOMAIN, LEVEL, SEAT_OF = (np.array([row[i] for row in _ROWS], dtype=INDEX) for i in (0, 2, 3, 4))


def _first(kind: int) -> int:
    return next(action for action in range(ACTION_COUNT) if KIND[action] == kind)


# The first action of each kind. Card actions start at 0, so a set of domains is a set of card actions. Effects are
# ordered by domain, without Culture, so a shift turns a set of domains into a set of effects.
FIRST_PERMANENT: Final = _first(PERMANENT)
FIRST_COPY: Final = _first(COPY)
FIRST_SACRIFICE: Final = _first(SACRIFICE)
FIRST_SEAT: Final = _first(SEAT)
FIRST_SEAT_DOMAIN: Final = _first(SEAT_DOMAIN)
END_STEP: Final = _first(END)
