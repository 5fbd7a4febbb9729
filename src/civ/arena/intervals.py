"""95 % intervals of shares, over deals: the games of a mirrored set hang together, the sets do not.

Every interval reckons with one more set that nobody played: all score par in it, and chance moves it as a single game.
So a score of 100 % has an interval too, and none is ever of no width; with many sets it makes no difference.
Intervals are drawn on the scale of log odds, where a share of 99 % has room on both sides.
"""

import math
from typing import Any, Final, NamedTuple

import numpy as np

NORMAL: Final = 1.959963984540054  # 97.5 % of the normal distribution lie below
FEW: Final = {1: 12.706204736, 2: 4.302652730, 3: 3.182446305, 4: 2.776445105}  # the same of Student's t
Array = Any  # of floats; NumPy's own types say no more that is of use here


class Estimate(NamedTuple):
    """A number and its 95 % interval."""

    value: float
    low: float
    high: float


def t95(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches to each side: Student's t, by Cornish and Fisher's series."""
    if freedom in FEW:
        return FEW[freedom]
    z, n = NORMAL, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def share(by_deal: Array, par: float) -> Estimate:
    """The mean share over deals, each the mean of a mirrored set."""
    by_deal = np.asarray(by_deal, float)
    deals = len(by_deal)
    value = float(by_deal.mean())
    with_par = (by_deal.sum() + par) / (deals + 1)
    unplayed = (par - with_par) ** 2 + with_par * (1 - with_par)
    variance = (((by_deal - with_par) ** 2).sum() + unplayed) / ((deals + 1) * deals)
    odds = math.log(with_par / (1 - with_par))
    reach = t95(deals) * math.sqrt(variance) / (with_par * (1 - with_par))
    return Estimate(value, min(value, _share_at(odds - reach)), max(value, _share_at(odds + reach)))


def _share_at(log_odds: float) -> float:
    return 1 / (1 + math.exp(-log_odds)) if log_odds > -700 else 0.0
