"""Plots of the games: score by seat and turn order, endings by domain, length, thinking time."""

import math
from typing import Final

from civ.arena.report.numbers import duration, number, percent, share_interval
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
from civ.arena.report.svg import DRAWING_WIDTH, Drawing, Scale, decades, ticks
from civ.arena.results import Statistics
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.game.reasons import domain_name
from civ.i18n.texts import text

MAX_BARS: Final = 28
MIN_SECONDS: Final = 1e-6  # the shortest time that a logarithmic scale shows
MAJORITY_KEY: Final = "majority"


def seats_plot(statistics: Statistics, language: str) -> Plot:
    """Plot the score of each seat and of each place in turn order."""
    labels = [text("arena-seat", language, seat=seat) for seat in range(1, len(statistics.by_seat) + 1)]
    labels.append(text("label-first-player", language))
    labels += [text("arena-place", language, place=place) for place in range(2, len(statistics.by_order) + 1)]
    estimates = [*statistics.by_seat, *statistics.by_order]
    bounds = [bound for estimate in estimates for bound in estimate] + [statistics.par]
    low, high = max(0.0, min(bounds) - 0.01), min(1.0, max(bounds) + 0.01)
    drawing = Drawing(26.0 * len(labels) + 36)
    scale = Scale((low, high), (134.0, DRAWING_WIDTH - MARGIN - 14))
    horizontal_axis(drawing, scale, ticks(low, high, 4), lambda tick: percent(tick, language, 0))
    drawing.line((scale(statistics.par), 4), (scale(statistics.par), drawing.height - 20), "par")
    for row, (label, estimate) in enumerate(zip(labels, estimates, strict=True)):
        level = 16 + 26.0 * row + (8 if row >= len(statistics.by_seat) else 0)
        drawing.text((MARGIN, level + 4), label, "name")
        value, least, most = map(scale, estimate)
        drawing.whisker(least, value, most, level, "bot0" if row < len(statistics.by_seat) else "gold")
    rows = [
        (label, percent(e.value, language), share_interval(e, language))
        for label, e in zip(labels, estimates, strict=True)
    ]
    return make_plot(drawing, "seats", language, ("place", "score", "interval"), rows)


def endings_plot(statistics: Statistics, language: str) -> Plot:
    """Plot the victories of each bot: hegemony by domain, and majority."""
    bars = [(text("arena-all", language), statistics.endings.hegemony, statistics.endings.majority)]
    bars += [(line.bot, line.hegemony, line.majority) for line in ranked(statistics)]
    drawing = Drawing(ROW_HEIGHT * len(bars) + 92)
    for row, (name, hegemony, majority) in enumerate(bars):
        top, total, start = ROW_HEIGHT * row, sum(hegemony.values()) + majority, MARGIN
        drawing.text((MARGIN, top + 13), short_name(name, MAX_LABEL_LENGTH), "name")
        drawing.text((DRAWING_WIDTH - MARGIN, top + 13), str(total), "figure", "end")
        for domain, count in [*hegemony.items(), (MAJORITY_KEY, majority)]:
            width = (DRAWING_WIDTH - 2 * MARGIN) * count / total if total else 0.0
            if count:
                drawing.rectangle((start, top + 18), (width, 15.0), f"domain-{domain}")
            if width >= 12 and domain != MAJORITY_KEY:
                drawing.text((start + width / 2, top + 29.5), domain, f"letter on-{domain}", "middle")
            start += width
    _legend(drawing, ROW_HEIGHT * len(bars) + 12, language)
    heads = [text("arena-label-bot", language), *(text(domain_name(d), language) for d in range(len(DOMAIN_LETTERS)))]
    heads.append(text("reason-majority", language))
    rows = [(name, *(str(hegemony[letter]) for letter in DOMAIN_LETTERS), str(count)) for name, hegemony, count in bars]
    return make_plot(drawing, "endings", language, (), rows)._replace(heads=tuple(heads))


def _legend(drawing: Drawing, top: float, language: str) -> None:
    """Draw the legend: two columns of domains, and majority."""
    names = [(letter, text(domain_name(domain), language)) for domain, letter in enumerate(DOMAIN_LETTERS)]
    for place, (key, name) in enumerate([*names, (MAJORITY_KEY, text("reason-majority", language))]):
        x, y = MARGIN + (DRAWING_WIDTH - 2 * MARGIN) / 2 * (place % 2), top + 20.0 * (place // 2)
        drawing.rectangle((x, y), (15.0, 15.0), f"domain-{key}", rx=3)
        if key != MAJORITY_KEY:
            drawing.text((x + 7.5, y + 11.5), key, f"letter on-{key}", "middle")
        drawing.text((x + 22, y + 12), name, "name")


def lengths_plot(statistics: Statistics, language: str) -> Plot:
    """Plot the number of games by number of turns."""
    turns = statistics.lengths.turns
    low, high = min(turns), max(turns)
    width = _bar_width(high - low + 1)
    start = low // width * width
    counts = dict.fromkeys(range(start, high + 1, width), 0)
    for length, games in turns.items():
        counts[start + (length - start) // width * width] += games
    drawing = Drawing(190)
    x = Scale((start, start + width * len(counts)), (50.0, DRAWING_WIDTH - MARGIN))
    y = Scale((0, max(counts.values())), (156.0, 14.0))
    whole = [tick for tick in ticks(0, max(counts.values()), 4) if tick == int(tick)]
    vertical_axis(drawing, y, whole, lambda tick: number(tick, language))
    for first, games in counts.items():
        drawing.rectangle((x(first) + 0.5, y(games)), (x(first + width) - x(first) - 1, 156.0 - y(games)), "bar")
    for tick in ticks(start, start + width * len(counts), 6):
        drawing.text((x(tick), 171), number(tick, language), "tick", "middle")
    middle = x(statistics.lengths.turns_median + 0.5)
    drawing.line((middle, 10), (middle, 156), "par")
    drawing.text(((DRAWING_WIDTH + 36) / 2, 187), text("arena-label-turns", language), "tick", "middle")
    names = {first: f"{first}–{first + width - 1}" if width > 1 else str(first) for first in counts}
    rows = [(names[first], str(games)) for first, games in counts.items()]
    return make_plot(drawing, "lengths", language, ("turns", "games"), rows)


def _bar_width(spread: int) -> int:
    """The number of lengths that one bar combines."""
    return next(width for width in (1, 2, 5, 10, 20, 50, 100, 1000) if spread / width <= MAX_BARS)


def times_plot(statistics: Statistics, language: str) -> Plot:
    """Plot the time for a choice: the mean and the 95th percentile."""
    lines = ranked(statistics)
    numbers = [max(MIN_SECONDS, seconds) for line in lines for seconds in (line.seconds_mean, line.seconds_p95)]
    low = 10.0 ** math.floor(math.log10(min(numbers)))
    high = max(10 * low, 10.0 ** math.ceil(math.log10(max(numbers))))
    drawing = Drawing(ROW_HEIGHT * len(lines) + 26)
    scale = Scale((low, high), (MARGIN + 16, DRAWING_WIDTH - MARGIN - 16), log=True)
    horizontal_axis(drawing, scale, decades(low, high), lambda tick: _short_time(tick, language))
    for row, line in enumerate(lines):
        level = ROW_HEIGHT * row
        mean, most = (scale(max(MIN_SECONDS, seconds)) for seconds in (line.seconds_mean, line.seconds_p95))
        drawing.text((MARGIN, level + 14), short_name(line.bot, MAX_LABEL_LENGTH), "name halo")
        drawing.text((DRAWING_WIDTH - MARGIN, level + 14), duration(line.seconds_mean, language), "figure halo", "end")
        drawing.line((mean, level + 25), (most, level + 25), f"whisker {colour(statistics, line)}")
        drawing.line((most, level + 20), (most, level + 30), f"whisker {colour(statistics, line)}")
        drawing.shape("circle", cx=mean, cy=level + 25, r=4.5, class_=f"dot {colour(statistics, line)}")
    rows = [
        (line.bot, duration(line.seconds_mean, language), duration(line.seconds_p95, language), str(line.choices))
        for line in lines
    ]
    return make_plot(drawing, "times", language, ("bot", "time", "p95", "choices"), rows)


def _short_time(seconds: float, language: str) -> str:
    if seconds < 1e-3:
        return text("arena-microseconds", language, figure=number(1e6 * seconds, language))
    if seconds < 1:
        return text("arena-milliseconds", language, figure=number(1000 * seconds, language))
    return text("arena-seconds", language, figure=number(seconds, language))
