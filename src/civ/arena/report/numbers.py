"""Numbers in the format of each language: percentages, ratings, times, intervals."""

from typing import Any

from civ.arena.intervals import Estimate
from civ.i18n.texts import text


def percent(share: float, language: str, digits: int = 1) -> str:
    """Format a share as a percentage."""
    return _figure(share, language, digits, style="percent")


def number(value: float, language: str, digits: int = 0) -> str:
    """Format a number with `digits` decimals."""
    return _figure(value, language, digits)


def signed(value: float, language: str, digits: int = 0) -> str:
    """Format a number with its sign; zero has none."""
    rounded = round(value, digits)
    sign = "−" if rounded < 0 else "+" if rounded > 0 else ""
    return sign + number(abs(rounded), language, digits)


def duration(seconds: float, language: str) -> str:
    """Format a thinking time in milliseconds or seconds."""
    if seconds < 0.9995:
        figure = number(1000 * seconds, language, 0 if seconds >= 0.01 else 2)
        return text("arena-milliseconds", language, figure=figure)
    return text("arena-seconds", language, figure=number(seconds, language, 2 if seconds < 10 else 1))


def share_interval(estimate: Estimate, language: str) -> str:
    """Format the interval of a share."""
    low, high = (percent(bound, language) for bound in estimate[1:])
    return text("arena-interval", language, low=low, high=high)


def rating_interval(estimate: Estimate, language: str) -> str:
    """Format the interval of a rating."""
    low, high = (signed(bound, language) for bound in estimate[1:])
    return text("arena-interval", language, low=low, high=high)


def seed_word(seed: bytes) -> str:
    """Format a seed as users enter it: as a number, or as 64 hexadecimal digits."""
    value = int.from_bytes(seed, "big")
    return str(value) if value < 10**18 else seed.hex()


def _figure(value: float, language: str, digits: int, **style: Any) -> str:
    from fluent.runtime.types import fluent_number

    figure = fluent_number(
        value, minimumFractionDigits=digits, maximumFractionDigits=digits, useGrouping=False, **style
    )
    return text("arena-figure", language, figure=figure)
