"""Plots of the strength of bots: ratings, the running score, the score matrix, strength by budget."""

from collections.abc import Sequence
from typing import Final

from civ.arena.intervals import Estimate
from civ.arena.report.numbers import number, percent, rating_interval, share_interval, signed
from civ.arena.report.plots import (
    MARGIN,
    MAX_LABEL_LENGTH,
    ROW_HEIGHT,
    Plot,
    colour,
    horizontal_axis,
    make_plot,
    vertical_axis,
)
from civ.arena.report.summary import ranked, short_name
from civ.arena.report.svg import DRAWING_WIDTH, Drawing, Scale, ticks
from civ.arena.results import Statistics
from civ.i18n.texts import text

MAX_ROW_LABEL_LENGTH: Final = 13
MAX_OPAQUE_BANDS: Final = 3  # more of them are drawn faintly
MAX_CELL_SIZE: Final = 46.0
SKIPPED_SHARE: Final = 0.08  # of the games, at the start of the running score, where it is mostly noise


# --- Ratings ---


def ratings_plot(statistics: Statistics, language: str) -> Plot:
    """Plot rating and interval of each bot, from strong to weak."""
    lines = ranked(statistics)
    drawing = Drawing(ROW_HEIGHT * len(lines) + 26)
    bounds = [bound for line in lines for bound in line.rating] + [0.0]
    scale = Scale((min(bounds), max(bounds)), (MARGIN + 8, DRAWING_WIDTH - MARGIN - 8))
    horizontal_axis(drawing, scale, ticks(min(bounds), max(bounds)), lambda tick: signed(tick, language))
    drawing.line((scale(0), 4), (scale(0), drawing.height - 20), "par")
    for row, line in enumerate(lines):
        level = ROW_HEIGHT * row
        drawing.text((MARGIN, level + 14), short_name(line.bot, MAX_LABEL_LENGTH), "name halo")
        drawing.text((DRAWING_WIDTH - MARGIN, level + 14), signed(line.rating.value, language), "figure halo", "end")
        value, low, high = map(scale, line.rating)
        drawing.whisker(low, value, high, level + 25, colour(statistics, line))
    rows = [(line.bot, signed(line.rating.value, language), rating_interval(line.rating, language)) for line in lines]
    return make_plot(drawing, "ratings", language, ("bot", "rating", "interval"), rows)


# --- The running score ---


def running_plot(statistics: Statistics, language: str) -> Plot:
    """Plot score and interval by number of games; of two bots only the first, as the other mirrors it."""
    lines = statistics.bots[:1] if len(statistics.bots) == 2 else statistics.bots
    last = max(games for line in lines for games, _ in line.running)
    trails = [
        [(games, e) for games, e in line.running if games >= SKIPPED_SHARE * last] or line.running[-1:]
        for line in lines
    ]
    shown = [e for trail in trails for _, e in trail]
    low, high = min(statistics.par, *(e.low for e in shown)), max(statistics.par, *(e.high for e in shown))
    first = min(games for trail in trails for games, _ in trail)
    drawing = Drawing(196 + 18.0 * len(lines))
    x, y = Scale((first, last), (50.0, DRAWING_WIDTH - MARGIN)), Scale((low, high), (164.0, 10.0))
    vertical_axis(drawing, y, ticks(low, high, 5), lambda tick: percent(tick, language, 0))
    for tick in _sparse(ticks(first, last, 4), x, 40.0):
        drawing.text((x(tick), 184), number(tick, language), "tick", "middle")
    drawing.line((50.0, y(statistics.par)), (DRAWING_WIDTH - MARGIN, y(statistics.par)), "par")
    for place, (line, trail) in enumerate(zip(lines, trails, strict=True)):
        kind = colour(statistics, line)
        band = [(x(games), y(e.high)) for games, e in trail] + [(x(games), y(e.low)) for games, e in reversed(trail)]
        drawing.polyline(band, f"band {kind}" if len(lines) <= MAX_OPAQUE_BANDS else f"thin band {kind}", closed=True)
        drawing.polyline([(x(games), y(e.value)) for games, e in trail], f"curve {kind}")
        drawing.line((MARGIN, 204 + 18.0 * place), (MARGIN + 22, 204 + 18.0 * place), f"curve {kind}")
        drawing.text((MARGIN + 30, 208 + 18.0 * place), short_name(line.bot, MAX_LABEL_LENGTH), "name")
    rows = [
        (line.bot, str(games), percent(e.value, language), share_interval(e, language))
        for line in lines
        for games, e in line.running
    ]
    return make_plot(drawing, "running", language, ("bot", "games", "score", "interval"), rows)


def _sparse(at: Sequence[float], scale: Scale, apart: float) -> list[float]:
    """The numbers whose coordinates are at least `apart` from the previous one."""
    kept: list[float] = []
    for tick in at:
        if not kept or scale(tick) - scale(kept[-1]) >= apart:
            kept.append(tick)
    return kept


# --- The score matrix ---


def matrix_plot(statistics: Statistics, language: str) -> Plot:
    """Plot each bot against each other: a cell is the share of the bot of its row."""
    order = [statistics.bots.index(line) for line in ranked(statistics)]
    left = 128.0
    cell = min(MAX_CELL_SIZE, (DRAWING_WIDTH - left - MARGIN) / len(order))
    drawing = Drawing(cell * len(order) + 26)
    for row, one in enumerate(order):
        top = 22 + cell * row
        name = f"{short_name(statistics.bots[one].bot, MAX_ROW_LABEL_LENGTH)} {row + 1}"
        drawing.text((left - 8, top + cell / 2 + 4), name, "name", "end")
        drawing.text((left + cell * (row + 0.5), 15), str(row + 1), "tick", "middle")
        for column, other in enumerate(order):
            share = statistics.matrix[one][other]
            corner, size = (left + cell * column + 1, top + 1), (cell - 2, cell - 2)
            drawing.rectangle(corner, size, "cell-empty")
            if share is not None:
                kind = "cell-more" if share >= 0.5 else "cell-less"
                drawing.rectangle(corner, size, kind, opacity=min(1.0, abs(share - 0.5) * 1.7))
                place = (left + cell * (column + 0.5), top + cell / 2 + 4)
                drawing.text(place, number(100 * share, language), "figure" if cell > 30 else "tick", "middle")
    heads = (text("arena-label-bot", language), *(statistics.bots[bot].bot for bot in order))
    rows = [
        (statistics.bots[one].bot, *(_cell(statistics.matrix[one][other], language) for other in order))
        for one in order
    ]
    return make_plot(drawing, "matrix", language, (), rows)._replace(heads=heads)


def _cell(share: float | None, language: str) -> str:
    return "–" if share is None else percent(share, language)


# --- Strength by budget ---


def budget_plot(statistics: Statistics, which: int, language: str) -> Plot:
    """Plot rating by budget on a logarithmic scale, other bots as horizontal lines."""
    curve = statistics.budgets[which]
    members = [statistics.bots[bot] for bot in curve.bots]
    others = [line for line in ranked(statistics) if line not in members]
    bounds = [bound for line in members for bound in line.rating] + [line.rating.value for line in others]
    drawing = Drawing(224)
    x = Scale((curve.budgets[0], curve.budgets[-1]), (64.0, DRAWING_WIDTH - 30), log=True)
    y = Scale((min(bounds), max(bounds)), (184.0, 14.0))
    vertical_axis(drawing, y, ticks(min(bounds), max(bounds), 5), lambda tick: signed(tick, language))
    for tick in _sparse(curve.budgets, x, 34.0):
        drawing.text((x(tick), 202), _budget(tick, curve.unit, language), "tick", "middle")
    drawing.text(((DRAWING_WIDTH + 46) / 2, 219), text("arena-label-budget", language), "tick", "middle")
    for line in others:
        level = y(line.rating.value)
        drawing.line((46.0, level), (DRAWING_WIDTH - MARGIN, level), f"level {colour(statistics, line)}")
        drawing.text(
            (DRAWING_WIDTH - MARGIN, level - 4), short_name(line.bot, MAX_ROW_LABEL_LENGTH), "tick halo", "end"
        )
    drawing.polyline(
        [(x(b), y(line.rating.value)) for b, line in zip(curve.budgets, members, strict=True)], "curve gold"
    )
    for budget, line in zip(curve.budgets, members, strict=True):
        _vertical_whisker(drawing, x(budget), y, line.rating)
    budgets = [_budget(budget, curve.unit, language) for budget in curve.budgets] + ["–"] * len(others)
    rows = [
        (line.bot, budget, signed(line.rating.value, language), rating_interval(line.rating, language))
        for line, budget in zip(members + others, budgets, strict=True)
    ]
    return make_plot(drawing, "budget", language, ("bot", "budget", "rating", "interval"), rows, which)


def _budget(budget: float, unit: str, language: str) -> str:
    if not unit:
        return number(budget, language)
    digits = next((count for count in range(4) if round(budget, count) == budget), 4)
    return text("arena-seconds", language, figure=number(budget, language, digits))


def _vertical_whisker(drawing: Drawing, place: float, y: Scale, rating: Estimate) -> None:
    value, low, high = map(y, rating)
    drawing.line((place, low), (place, high), "whisker gold")
    for end in (low, high):
        drawing.line((place - 4, end), (place + 4, end), "whisker gold")
    drawing.shape("circle", cx=place, cy=value, r=4.5, class_="dot gold")
