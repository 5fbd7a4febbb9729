"""The evaluation weights of the bots. `civ.bots.search.evaluation` defines the order."""

from functools import cache
from typing import Any, Final

import numpy as np

# By number of players; tuned by self-play with `bench/tune.py`.
_ADEPT: Final[dict[int, tuple[float, ...]]] = {
    2: (
        14600, 1070, 41.8, 15.1, 6.53, 1.25, 1.8, 0.86, 0.177, 9.81,
        4.61, 2.16, 8.6, 1.49, 0.281, 8.95, 2.59, 4.88, 0.528, 5.76, 1.78, 0.688,
        0.314, 40.8, 0.477, 2.17, 1.39, 11.1, 20.1, 4.3, 0.149, 0.0036, 0.159, 2.65,
        5.82, 1.42, 0.2, 0.102, 1.95, 1.29,
    ),
    3: (
        4050, 163, 66.5, 25.5, 9.65, 4.46, 0.927, 0.304, 1.03, 0.122,
        0.212, 9.51, 2.03, 0.678, 0.103, 0.811, 1.77, 1.3, 1.18, 9.83, 0.769, 5.18,
        0.112, 8.11, 0.15, 0.217, 1.57, 2.24, 3.77, 0.844, 1.23, 0.0054, 0.0092, 0.092,
        1.52, 2.17, 0.359, 0.963, 7.21, 0.767,
    ),
    4: (
        2110, 63.9, 27.1, 15.4, 7.85, 2.96, 1.82, 0.37, 2.73, 0.0308,
        0.615, 1.28, 4.62, 28, 4.25, 14.4, 1.03, 3.26, 4.84, 7.66, 1.49, 1.12,
        0.402, 10.5, 0.0773, 0.275, 0.905, 9.35, 3.38, 0.295, 0.394, 0.0252, 0.0487, 1.47,
        0.289, 1.23, 1.35, 0.154, 2.15, 1.65,
    ),
}  # fmt: skip
# A beginner: builds its own area and ignores rivals.
_NOVICE: Final[tuple[float, ...]] = (
    1000, 20, 16, 13, 10, 8, 6, 4, 2, 0,  # cards missing for hegemony
    1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 1,  # levels
    0, 1, 0, 0.3, 3, 5, 0, 0, 0, 0, 0, 0.5,
    0, 0, 0, 0, 0, 0,
)  # fmt: skip

WEIGHTS: Final = {"novice": dict.fromkeys((2, 3, 4), _NOVICE), "adept": _ADEPT}  # by name and number of players


@cache
def weights_for(name: str, players: int) -> Any:
    """Return the weights of that name for a number of players, followed by their value table."""
    from civ.bots.search.evaluation import with_value_table

    return with_value_table(np.array(WEIGHTS[name][players], dtype=np.float64), players)
