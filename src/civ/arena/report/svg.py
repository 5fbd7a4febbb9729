"""Drawings as SVG: a few shapes, scales with round ticks, and titles and descriptions for screen readers.

Colours are classes of the style sheet of the page, so a drawing follows light and dark mode. A drawing is 360 units
wide, about the width of a phone, and is never scaled far from that.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final
from xml.sax.saxutils import escape, quoteattr

DRAWING_WIDTH: Final = 360.0


class Scale:
    """A linear or logarithmic mapping from numbers to coordinates."""

    def __init__(self, numbers: tuple[float, float], places: tuple[float, float], *, log: bool = False) -> None:
        self._map = math.log10 if log else float
        self._low, self._high = (self._map(number) for number in numbers)
        self.places = places

    def __call__(self, number: float) -> float:
        """The coordinate of a number."""
        start, end = self.places
        spread = self._high - self._low
        return start + (end - start) * ((self._map(number) - self._low) / spread if spread else 0.5)


class Drawing:
    """An SVG drawing of the full width and a given height."""

    def __init__(self, height: float) -> None:
        self.height = height
        self._parts: list[str] = []

    def shape(self, name: str, content: str = "", **attributes: Any) -> None:
        """Add an element. Attribute names are written with `-` for `_`; a trailing `_` is dropped, as in `class_`."""
        written = "".join(
            f" {key.rstrip('_').replace('_', '-')}={quoteattr(_attribute(value))}" for key, value in attributes.items()
        )
        self._parts.append(f"<{name}{written}>{escape(content)}</{name}>" if content else f"<{name}{written}/>")

    def line(self, start: tuple[float, float], end: tuple[float, float], kind: str) -> None:
        """Add a straight line of a class."""
        self.shape("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], class_=kind)

    def rectangle(self, corner: tuple[float, float], size: tuple[float, float], kind: str, **more: float) -> None:
        """Add a rectangle of a class."""
        sizes: dict[str, Any] = {"x": corner[0], "y": corner[1], "width": max(0.0, size[0]), "height": size[1], **more}
        self.shape("rect", class_=kind, **sizes)

    def text(self, place: tuple[float, float], words: str, kind: str = "", anchor: str = "start") -> None:
        """Add words of a class at a place."""
        self.shape("text", words, x=place[0], y=place[1], class_=kind or "label", text_anchor=anchor)

    def polyline(self, places: Sequence[tuple[float, float]], kind: str, *, closed: bool = False) -> None:
        """Add a line through some places, or the area it encloses if `closed`."""
        dots = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        self.shape("polygon" if closed else "polyline", points=dots, class_=kind)

    def whisker(self, low: float, value: float, high: float, level: float, kind: str) -> None:
        """Add a number as a dot and its interval as a line with caps."""
        self.line((low, level), (high, level), f"whisker {kind}")
        for end in (low, high):
            self.line((end, level - 4), (end, level + 4), f"whisker {kind}")
        self.shape("circle", cx=value, cy=level, r=4.5, class_=f"dot {kind}")

    def svg(self, name: str, title: str, about: str) -> str:
        """Return the drawing with a title and a description. Its name must be unique on the page."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {DRAWING_WIDTH:g} {self.height:g}" role="img" '
            f'aria-labelledby="{name}-title {name}-about"><title id="{name}-title">{escape(title)}</title>'
            f'<desc id="{name}-about">{escape(about)}</desc>{"".join(self._parts)}</svg>'
        )


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Return round numbers in a range, in steps of 1, 2 or 5 times a power of ten."""
    if high <= low:
        return [low]
    rough = (high - low) / most
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough * 0.999999)
    return list(_steps(math.ceil(low / step - 1e-9) * step, high, step))


def decades(low: float, high: float) -> list[float]:
    """Return the powers of ten in a range."""
    return [10.0**power for power in range(math.ceil(math.log10(low) - 1e-9), math.floor(math.log10(high) + 1e-9) + 1)]


def _steps(first: float, last: float, step: float) -> Iterator[float]:
    count = 0
    while first + count * step <= last + step * 1e-6:
        yield round(first + count * step, 10)
        count += 1


def _attribute(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
