"""95 % confidence intervals of shares. Mirrored sets are the independent units; the games of a set are correlated.

Every interval counts one more set that was not played, in which everybody scores par with the variance of one game. So
a score of 100 % has an interval too, and no interval has width zero; with many sets it makes no difference. Intervals
are computed on the scale of log odds, where a share of 99 % has room on both sides.
"""

import math
from typing import Any, Final, NamedTuple

import numpy as np

NORMAL_QUANTILE: Final = 1.959963984540054  # of 97.5 %
T_QUANTILES: Final = {
    1: 12.706204736,
    2: 4.302652730,
    3: 3.182446305,
    4: 2.776445105,
}  # of 97.5 %, by degrees of freedom
Array = Any  # of floats


class Estimate(NamedTuple):
    """A number and its 95 % confidence interval."""

    value: float
    low: float
    high: float


def t95(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t distribution, by the Cornish-Fisher expansion."""
    if freedom in T_QUANTILES:
        return T_QUANTILES[freedom]
    z, n = NORMAL_QUANTILE, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def share(by_deal: Array, par: float) -> Estimate:
    """Return the mean of shares by deal, each of them the mean of a mirrored set, with its interval."""
    by_deal = np.asarray(by_deal, float)
    deals = len(by_deal)
    value = float(by_deal.mean())
    with_par = (by_deal.sum() + par) / (deals + 1)
    unplayed = (par - with_par) ** 2 + with_par * (1 - with_par)
    variance = (((by_deal - with_par) ** 2).sum() + unplayed) / ((deals + 1) * deals)
    odds = math.log(with_par / (1 - with_par))
    half_width = t95(deals) * math.sqrt(variance) / (with_par * (1 - with_par))
    return Estimate(value, min(value, _share_at(odds - half_width)), max(value, _share_at(odds + half_width)))


def _share_at(log_odds: float) -> float:
    return 1 / (1 + math.exp(-log_odds)) if log_odds > -700 else 0.0
