"""Every decision a player can make, in one fixed, ordered table; what is open is a set of its bits."""

from typing import Final

import numpy as np

from civ.rules.cards import DOMAIN_LETTERS, DOMAINS
from civ.rules.effects import EFFECT_DOMAINS
from civ.rules.state import NOBODY, SEATS

CARD, PERMANENT, COPY, SACRIFICE, SEAT, SEAT_DOMAIN, END = range(7)  # kinds of action


def _rows() -> list[tuple[int, str, int, int, int]]:
    """(kind, notation, domain, level, seat) of each action, in table order."""
    no_domain, no_level = 0, 0
    own = [(domain, level) for domain in EFFECT_DOMAINS for level in (1, 2)]
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
ACTIONS: Final = len(_ROWS)
NOTATION: Final = tuple(row[1] for row in _ROWS)
KIND, DOMAIN, LEVEL, SEAT_OF = (np.array([row[i] for row in _ROWS], dtype=np.int8) for i in (0, 2, 3, 4))


def _first(kind: int) -> int:
    return next(action for action in range(ACTIONS) if KIND[action] == kind)


# The first action of each kind; card actions are first of all, so a set of domains is a set of card actions.
FIRST_SEAT: Final = _first(SEAT)
FIRST_SEAT_DOMAIN: Final = _first(SEAT_DOMAIN)
END_STEP: Final = _first(END)
# [domain, level] → action
OWN_EFFECT, COPIED_EFFECT = np.zeros((2, DOMAINS, 3), dtype=np.int8)
SACRIFICE_OF = np.zeros(DOMAINS, dtype=np.int8)
for _action, (_kind, _text, _domain, _level, _seat) in enumerate(_ROWS):
    if _kind == PERMANENT:
        OWN_EFFECT[_domain, _level] = _action
    elif _kind == COPY:
        COPIED_EFFECT[_domain, _level] = _action
    elif _kind == SACRIFICE:
        SACRIFICE_OF[_domain] = _action
