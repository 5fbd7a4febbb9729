"""Pictures of the games themselves: seats and turn order, endings by domain, length, time for a choice."""

import math
from typing import Final

from civ.arena.report.numbers import duration, number, percent, percents
from civ.arena.report.strength_plots import EDGE, LONGEST_NAME, ROW, Plot, colour, finished, level_axis, upright_axis
from civ.arena.report.summary import ranked, short
from civ.arena.report.svg import WIDTH, Drawing, Scale, decades, ticks
from civ.arena.results import Statistics
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.game.reasons import domain_name
from civ.i18n.texts import text

MOST_BARS: Final = 28
QUICKEST: Final = 1e-6  # seconds; nothing is quicker on a logarithmic scale
MAJORITY: Final = "majority"


def seats_plot(found: Statistics, language: str) -> Plot:
    """The score of each seat, and of each place in the order of turns."""
    labels = [text("arena-seat", language, seat=seat) for seat in range(1, len(found.by_seat) + 1)]
    labels.append(text("arena-first", language))
    labels += [text("arena-place", language, place=place) for place in range(2, len(found.by_order) + 1)]
    estimates = [*found.by_seat, *found.by_order]
    bounds = [bound for estimate in estimates for bound in estimate] + [found.par]
    low, high = max(0.0, min(bounds) - 0.01), min(1.0, max(bounds) + 0.01)
    drawing = Drawing(26.0 * len(labels) + 36)
    scale = Scale((low, high), (134.0, WIDTH - EDGE - 14))
    level_axis(drawing, scale, ticks(low, high, 4), lambda tick: percent(tick, language, 0))
    drawing.line((scale(found.par), 4), (scale(found.par), drawing.height - 20), "par")
    for row, (label, estimate) in enumerate(zip(labels, estimates, strict=True)):
        level = 16 + 26.0 * row + (8 if row >= len(found.by_seat) else 0)
        drawing.words((EDGE, level + 4), label, "name")
        value, least, most = map(scale, estimate)
        drawing.whisker(least, value, most, level, "bot0" if row < len(found.by_seat) else "gold")
    rows = [
        (label, percent(e.value, language), percents(e, language)) for label, e in zip(labels, estimates, strict=True)
    ]
    return finished(drawing, "seats", language, ("place", "score", "interval"), rows)


def endings_plot(found: Statistics, language: str) -> Plot:
    """The victories of each bot: hegemony by domain, and majority."""
    bars = [(text("arena-all", language), found.endings.hegemony, found.endings.majority)]
    bars += [(line.bot, line.hegemony, line.majority) for line in ranked(found)]
    drawing = Drawing(ROW * len(bars) + 92)
    for row, (name, hegemony, majority) in enumerate(bars):
        top, total, start = ROW * row, sum(hegemony.values()) + majority, EDGE
        drawing.words((EDGE, top + 13), short(name, LONGEST_NAME), "name")
        drawing.words((WIDTH - EDGE, top + 13), str(total), "figure", "end")
        for domain, count in [*hegemony.items(), (MAJORITY, majority)]:
            width = (WIDTH - 2 * EDGE) * count / total if total else 0.0
            if count:
                drawing.box((start, top + 18), (width, 15.0), f"domain-{domain}")
            if width >= 12 and domain != MAJORITY:
                drawing.words((start + width / 2, top + 29.5), domain, f"letter on-{domain}", "middle")
            start += width
    _legend(drawing, ROW * len(bars) + 12, language)
    heads = [text("arena-label-bot", language), *(text(domain_name(d), language) for d in range(len(DOMAIN_LETTERS)))]
    heads.append(text("reason-majority", language))
    rows = [(name, *(str(hegemony[letter]) for letter in DOMAIN_LETTERS), str(count)) for name, hegemony, count in bars]
    return finished(drawing, "endings", language, (), rows)._replace(heads=tuple(heads))


def _legend(drawing: Drawing, top: float, language: str) -> None:
    """What the colours are: two columns of domains, and majority."""
    names = [(letter, text(domain_name(domain), language)) for domain, letter in enumerate(DOMAIN_LETTERS)]
    for place, (key, name) in enumerate([*names, (MAJORITY, text("reason-majority", language))]):
        x, y = EDGE + (WIDTH - 2 * EDGE) / 2 * (place % 2), top + 20.0 * (place // 2)
        drawing.box((x, y), (15.0, 15.0), f"domain-{key}", rx=3)
        if key != MAJORITY:
            drawing.words((x + 7.5, y + 11.5), key, f"letter on-{key}", "middle")
        drawing.words((x + 22, y + 12), name, "name")


def lengths_plot(found: Statistics, language: str) -> Plot:
    """How many games had so many turns."""
    turns = found.lengths.turns
    low, high = min(turns), max(turns)
    width = _bar_width(high - low + 1)
    start = low // width * width
    counts = dict.fromkeys(range(start, high + 1, width), 0)
    for length, games in turns.items():
        counts[start + (length - start) // width * width] += games
    drawing = Drawing(190)
    x = Scale((start, start + width * len(counts)), (50.0, WIDTH - EDGE))
    y = Scale((0, max(counts.values())), (156.0, 14.0))
    whole = [tick for tick in ticks(0, max(counts.values()), 4) if tick == int(tick)]
    upright_axis(drawing, y, whole, lambda tick: number(tick, language))
    for first, games in counts.items():
        drawing.box((x(first) + 0.5, y(games)), (x(first + width) - x(first) - 1, 156.0 - y(games)), "bar")
    for tick in ticks(start, start + width * len(counts), 6):
        drawing.words((x(tick), 171), number(tick, language), "tick", "middle")
    middle = x(found.lengths.turns_median + 0.5)
    drawing.line((middle, 10), (middle, 156), "par")
    drawing.words(((WIDTH + 36) / 2, 187), text("arena-label-turns", language), "tick", "middle")
    names = {first: f"{first}–{first + width - 1}" if width > 1 else str(first) for first in counts}
    rows = [(names[first], str(games)) for first, games in counts.items()]
    return finished(drawing, "lengths", language, ("turns", "games"), rows)


def _bar_width(spread: int) -> int:
    """How many lengths one bar takes together."""
    return next(width for width in (1, 2, 5, 10, 20, 50, 100, 1000) if spread / width <= MOST_BARS)


def times_plot(found: Statistics, language: str) -> Plot:
    """How long bots think about a choice: the mean, and what 95 of 100 choices keep within."""
    lines = ranked(found)
    numbers = [max(QUICKEST, seconds) for line in lines for seconds in (line.seconds_mean, line.seconds_p95)]
    low = 10.0 ** math.floor(math.log10(min(numbers)))
    high = max(10 * low, 10.0 ** math.ceil(math.log10(max(numbers))))
    drawing = Drawing(ROW * len(lines) + 26)
    scale = Scale((low, high), (EDGE + 16, WIDTH - EDGE - 16), log=True)
    level_axis(drawing, scale, decades(low, high), lambda tick: _short_time(tick, language))
    for row, line in enumerate(lines):
        level = ROW * row
        mean, most = (scale(max(QUICKEST, seconds)) for seconds in (line.seconds_mean, line.seconds_p95))
        drawing.words((EDGE, level + 14), short(line.bot, LONGEST_NAME), "name halo")
        drawing.words((WIDTH - EDGE, level + 14), duration(line.seconds_mean, language), "figure halo", "end")
        drawing.line((mean, level + 25), (most, level + 25), f"whisker {colour(found, line)}")
        drawing.line((most, level + 20), (most, level + 30), f"whisker {colour(found, line)}")
        drawing.shape("circle", cx=mean, cy=level + 25, r=4.5, class_=f"dot {colour(found, line)}")
    rows = [
        (line.bot, duration(line.seconds_mean, language), duration(line.seconds_p95, language), str(line.choices))
        for line in lines
    ]
    return finished(drawing, "times", language, ("bot", "time", "p95", "choices"), rows)


def _short_time(seconds: float, language: str) -> str:
    if seconds < 1e-3:
        return text("arena-microseconds", language, figure=number(1e6 * seconds, language))
    if seconds < 1:
        return text("arena-milliseconds", language, figure=number(1000 * seconds, language))
    return text("arena-seconds", language, figure=number(seconds, language))
