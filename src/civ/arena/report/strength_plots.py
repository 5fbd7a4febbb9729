"""Pictures of how strong bots are: ratings, the running score, the score matrix, strength by budget."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from civ.arena.intervals import Estimate
from civ.arena.report.numbers import number, percent, percents, points, signed
from civ.arena.report.summary import ranked, short
from civ.arena.report.svg import WIDTH, Drawing, Scale, ticks
from civ.arena.results import BotLine, Statistics
from civ.i18n.texts import text

COLOURS: Final = 8  # of bots, in the style sheet
ROW: Final = 36.0
EDGE: Final = 14.0
LONGEST_NAME: Final = 38
LONGEST_ROW_NAME: Final = 13
FEW_BANDS: Final = 3  # more of them are drawn faintly
WIDEST_CELL: Final = 46.0
SEEN: Final = 0.08  # of the games are over where the picture of the running score begins: before that, all is noise


class Plot(NamedTuple):
    """A picture and the same as a table: heads of the columns, then rows."""

    key: str
    svg: str
    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def colour(found: Statistics, line: BotLine) -> str:
    """The class of a bot's colour."""
    return f"bot{found.bots.index(line) % COLOURS}"


def finished(
    drawing: Drawing, key: str, language: str, heads: Sequence[str], rows: Sequence[tuple[str, ...]], number: int = 0
) -> Plot:
    """A plot with its title and description; a page may have several of a kind, with numbers."""
    svg = drawing.svg(f"{key}{number or ''}", text(f"arena-plot-{key}", language), text(f"arena-about-{key}", language))
    return Plot(key, svg, tuple(text(f"arena-label-{head}", language) for head in heads), rows)


def upright_axis(drawing: Drawing, scale: Scale, at: Sequence[float], write: Callable[[float], str]) -> None:
    """Thin lines across the picture at round numbers, which stand to the left of it."""
    left = 46.0
    for tick in at:
        drawing.line((left, scale(tick)), (WIDTH - EDGE, scale(tick)), "grid")
        drawing.words((left - 6, scale(tick) + 4), write(tick), "tick", "end")


def level_axis(drawing: Drawing, scale: Scale, at: Sequence[float], write: Callable[[float], str]) -> None:
    """Thin lines down the picture at round numbers, which stand under it."""
    for tick in at:
        drawing.line((scale(tick), 4), (scale(tick), drawing.height - 20), "grid")
        drawing.words((scale(tick), drawing.height - 5), write(tick), "tick", "middle")


# --- Ratings ---


def ratings_plot(found: Statistics, language: str) -> Plot:
    """A row a bot, from strong to weak: rating and interval."""
    lines = ranked(found)
    drawing = Drawing(ROW * len(lines) + 26)
    bounds = [bound for line in lines for bound in line.rating] + [0.0]
    scale = Scale((min(bounds), max(bounds)), (EDGE + 8, WIDTH - EDGE - 8))
    level_axis(drawing, scale, ticks(min(bounds), max(bounds)), lambda tick: signed(tick, language))
    drawing.line((scale(0), 4), (scale(0), drawing.height - 20), "par")
    for row, line in enumerate(lines):
        level = ROW * row
        drawing.words((EDGE, level + 14), short(line.bot, LONGEST_NAME), "name halo")
        drawing.words((WIDTH - EDGE, level + 14), signed(line.rating.value, language), "figure halo", "end")
        value, low, high = map(scale, line.rating)
        drawing.whisker(low, value, high, level + 25, colour(found, line))
    rows = [(line.bot, signed(line.rating.value, language), points(line.rating, language)) for line in lines]
    return finished(drawing, "ratings", language, ("bot", "rating", "interval"), rows)


# --- The running score ---


def running_plot(found: Statistics, language: str) -> Plot:
    """The score after so many games, with its band; of two bots the first, the other being its mirror image."""
    lines = found.bots[:1] if len(found.bots) == 2 else found.bots
    last = max(games for line in lines for games, _ in line.running)
    trails = [[(games, e) for games, e in line.running if games >= SEEN * last] or line.running[-1:] for line in lines]
    shown = [e for trail in trails for _, e in trail]
    low, high = min(found.par, *(e.low for e in shown)), max(found.par, *(e.high for e in shown))
    first = min(games for trail in trails for games, _ in trail)
    drawing = Drawing(196 + 18.0 * len(lines))
    x, y = Scale((first, last), (50.0, WIDTH - EDGE)), Scale((low, high), (164.0, 10.0))
    upright_axis(drawing, y, ticks(low, high, 5), lambda tick: percent(tick, language, 0))
    for tick in _sparse(ticks(first, last, 4), x, 40.0):
        drawing.words((x(tick), 184), number(tick, language), "tick", "middle")
    drawing.line((50.0, y(found.par)), (WIDTH - EDGE, y(found.par)), "par")
    for place, (line, trail) in enumerate(zip(lines, trails, strict=True)):
        kind = colour(found, line)
        band = [(x(games), y(e.high)) for games, e in trail] + [(x(games), y(e.low)) for games, e in reversed(trail)]
        drawing.trail(band, f"band {kind}" if len(lines) <= FEW_BANDS else f"thin band {kind}", closed=True)
        drawing.trail([(x(games), y(e.value)) for games, e in trail], f"curve {kind}")
        drawing.line((EDGE, 204 + 18.0 * place), (EDGE + 22, 204 + 18.0 * place), f"curve {kind}")
        drawing.words((EDGE + 30, 208 + 18.0 * place), short(line.bot, LONGEST_NAME), "name")
    rows = [
        (line.bot, str(games), percent(e.value, language), percents(e, language))
        for line in lines
        for games, e in line.running
    ]
    return finished(drawing, "running", language, ("bot", "games", "score", "interval"), rows)


def _sparse(at: Sequence[float], scale: Scale, apart: float) -> list[float]:
    """Those of some numbers whose places are not too near each other."""
    kept: list[float] = []
    for tick in at:
        if not kept or scale(tick) - scale(kept[-1]) >= apart:
            kept.append(tick)
    return kept


# --- The score matrix ---


def matrix_plot(found: Statistics, language: str) -> Plot:
    """Each bot against each other: a cell is the share of the bot at its left."""
    order = [found.bots.index(line) for line in ranked(found)]
    left = 128.0
    cell = min(WIDEST_CELL, (WIDTH - left - EDGE) / len(order))
    drawing = Drawing(cell * len(order) + 26)
    for row, one in enumerate(order):
        top = 22 + cell * row
        name = f"{short(found.bots[one].bot, LONGEST_ROW_NAME)} {row + 1}"
        drawing.words((left - 8, top + cell / 2 + 4), name, "name", "end")
        drawing.words((left + cell * (row + 0.5), 15), str(row + 1), "tick", "middle")
        for column, other in enumerate(order):
            share = found.matrix[one][other]
            corner, size = (left + cell * column + 1, top + 1), (cell - 2, cell - 2)
            drawing.box(corner, size, "cell-empty")
            if share is not None:
                kind = "cell-more" if share >= 0.5 else "cell-less"
                drawing.box(corner, size, kind, opacity=min(1.0, abs(share - 0.5) * 1.7))
                place = (left + cell * (column + 0.5), top + cell / 2 + 4)
                drawing.words(place, number(100 * share, language), "figure" if cell > 30 else "tick", "middle")
    heads = (text("arena-label-bot", language), *(found.bots[bot].bot for bot in order))
    rows = [(found.bots[one].bot, *(_cell(found.matrix[one][other], language) for other in order)) for one in order]
    return finished(drawing, "matrix", language, (), rows)._replace(heads=heads)


def _cell(share: float | None, language: str) -> str:
    return "–" if share is None else percent(share, language)


# --- Strength by budget ---


def budget_plot(found: Statistics, which: int, language: str) -> Plot:
    """Rating by budget, on a logarithmic scale; bots of other kinds as levels across the picture."""
    curve = found.budgets[which]
    members = [found.bots[bot] for bot in curve.bots]
    others = [line for line in ranked(found) if line not in members]
    bounds = [bound for line in members for bound in line.rating] + [line.rating.value for line in others]
    drawing = Drawing(224)
    x = Scale((curve.budgets[0], curve.budgets[-1]), (64.0, WIDTH - 30), log=True)
    y = Scale((min(bounds), max(bounds)), (184.0, 14.0))
    upright_axis(drawing, y, ticks(min(bounds), max(bounds), 5), lambda tick: signed(tick, language))
    for tick in _sparse(curve.budgets, x, 34.0):
        drawing.words((x(tick), 202), _budget(tick, curve.unit, language), "tick", "middle")
    drawing.words(((WIDTH + 46) / 2, 219), text("arena-label-budget", language), "tick", "middle")
    for line in others:
        level = y(line.rating.value)
        drawing.line((46.0, level), (WIDTH - EDGE, level), f"level {colour(found, line)}")
        drawing.words((WIDTH - EDGE, level - 4), short(line.bot, LONGEST_ROW_NAME), "tick halo", "end")
    drawing.trail([(x(b), y(line.rating.value)) for b, line in zip(curve.budgets, members, strict=True)], "curve gold")
    for budget, line in zip(curve.budgets, members, strict=True):
        _upright_whisker(drawing, x(budget), y, line.rating)
    budgets = [_budget(budget, curve.unit, language) for budget in curve.budgets] + ["–"] * len(others)
    rows = [
        (line.bot, budget, signed(line.rating.value, language), points(line.rating, language))
        for line, budget in zip(members + others, budgets, strict=True)
    ]
    return finished(drawing, "budget", language, ("bot", "budget", "rating", "interval"), rows, which)


def _budget(budget: float, unit: str, language: str) -> str:
    if not unit:
        return number(budget, language)
    digits = next((count for count in range(4) if round(budget, count) == budget), 4)
    return text("arena-seconds", language, figure=number(budget, language, digits))


def _upright_whisker(drawing: Drawing, place: float, y: Scale, rating: Estimate) -> None:
    value, low, high = map(y, rating)
    drawing.line((place, low), (place, high), "whisker gold")
    for end in (low, high):
        drawing.line((place - 4, end), (place + 4, end), "whisker gold")
    drawing.shape("circle", cx=place, cy=value, r=4.5, class_="dot gold")
