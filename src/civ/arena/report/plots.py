"""The parts that all plots share: their frame, their axes and the colours of bots."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from civ.arena.report.svg import DRAWING_WIDTH, Drawing, Scale
from civ.arena.results import BotStatistics, Statistics
from civ.i18n.texts import text

COLOURS: Final = 8  # of bots, in the style sheet
ROW_HEIGHT: Final = 36.0
MARGIN: Final = 14.0
MAX_LABEL_LENGTH: Final = 38


class Plot(NamedTuple):
    """A drawing and the same data as a table: column heads and rows."""

    key: str
    svg: str
    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def colour(statistics: Statistics, line: BotStatistics) -> str:
    """Return the CSS class of a bot's colour."""
    return f"bot{statistics.bots.index(line) % COLOURS}"


def make_plot(
    drawing: Drawing, key: str, language: str, heads: Sequence[str], rows: Sequence[tuple[str, ...]], number: int = 0
) -> Plot:
    """Return a plot with its title and description. Several plots of a kind on a page need different numbers."""
    svg = drawing.svg(f"{key}{number or ''}", text(f"arena-plot-{key}", language), text(f"arena-about-{key}", language))
    return Plot(key, svg, tuple(text(f"arena-label-{head}", language) for head in heads), rows)


def vertical_axis(drawing: Drawing, scale: Scale, at: Sequence[float], write: Callable[[float], str]) -> None:
    """Draw grid lines across the drawing, with their numbers at the left."""
    left = 46.0
    for tick in at:
        drawing.line((left, scale(tick)), (DRAWING_WIDTH - MARGIN, scale(tick)), "grid")
        drawing.text((left - 6, scale(tick) + 4), write(tick), "tick", "end")


def horizontal_axis(drawing: Drawing, scale: Scale, at: Sequence[float], write: Callable[[float], str]) -> None:
    """Draw grid lines down the drawing, with their numbers below."""
    for tick in at:
        drawing.line((scale(tick), 4), (scale(tick), drawing.height - 20), "grid")
        drawing.text((scale(tick), drawing.height - 5), write(tick), "tick", "middle")
