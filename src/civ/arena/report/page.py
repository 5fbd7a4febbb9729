"""The report of a match: one HTML page without scripts or other files, in light or dark mode."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from civ import __version__
from civ.arena.matches import Match
from civ.arena.report.game_plots import endings_plot, lengths_plot, seats_plot, times_plot
from civ.arena.report.numbers import duration, percent, rating_interval, share_interval, signed
from civ.arena.report.plots import Plot, colour
from civ.arena.report.strength_plots import budget_plot, matrix_plot, ratings_plot, running_plot
from civ.arena.report.summary import failures, head_to_head, headline, notes, ranked
from civ.arena.results import BotStatistics, Statistics
from civ.i18n.texts import text

STYLE_SHEET: Final = Path(__file__).with_name("report.css")


def report(match: Match, statistics: Statistics, language: str) -> str:
    """Return the report as HTML."""
    title = _title(statistics, language)
    parts = [
        f"<header><p>{escape(text('arena-report', language))}</p><h1>{title}</h1>",
        f"<p>{escape(headline(match, statistics, language))}</p></header>",
        _verdict(statistics, language),
        _bots(statistics, language),
        *(f'<p class="warning">{escape(words)}</p>' for words in failures(statistics, language)),
        '<div class="cards">',
        *(_card(plot, language) for plot in _plots(statistics, language)),
        _failures(statistics, language),
        "</div>",
        _notes(match, statistics, language),
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"/><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        '<meta name="color-scheme" content="light dark"/>'
        f"<style>{STYLE_SHEET.read_text(encoding='utf-8')}</style></head>\n<body><main>{''.join(parts)}</main></body></html>\n"
    )


def _plots(statistics: Statistics, language: str) -> list[Plot]:
    plots = [ratings_plot(statistics, language)]
    plots += [budget_plot(statistics, number, language) for number in range(len(statistics.budgets))]
    plots += [matrix_plot(statistics, language)] * (len(statistics.bots) > 2)
    plots += [running_plot(statistics, language), endings_plot(statistics, language), seats_plot(statistics, language)]
    return [*plots, lengths_plot(statistics, language), times_plot(statistics, language)]


def _title(statistics: Statistics, language: str) -> str:
    if statistics.head_to_head:
        pair = statistics.head_to_head
        return escape(text("arena-title-two", language, bot=pair.bot, other=pair.against))
    return escape(text("arena-title-many", language, bots=len(statistics.bots)))


def _verdict(statistics: Statistics, language: str) -> str:
    """The result of a match of two bots, in large type."""
    pair = statistics.head_to_head
    if pair is None:
        return ""
    value, low, high, par = (f"{100 * number:.2f}%" for number in (*pair.share, pair.par))
    return (
        f'<section class="verdict"><p class="number">{escape(percent(pair.share.value, language))}</p>'
        f'<div class="gauge" aria-hidden="true"><i style="left:{low};right:calc(100% - {high})"></i>'
        f'<b style="left:{value}"></b><s style="left:{par}"></s></div>'
        f"<p>{escape(head_to_head(statistics, language))}</p></section>"
    )


def _bots(statistics: Statistics, language: str) -> str:
    """The table of bots."""
    heads = ("bot", "score", "interval", "rating", "interval", "games", "time", "p95")
    elo = escape(text("arena-label-rating", language))
    rows = [
        "<tr>"
        f'<th scope="row"><i class="swatch {colour(statistics, line)}"></i>{_with_break_points(line.bot)}</th>'
        f"<td>{_meter(line, statistics)}<span>{escape(percent(line.score.value, language))}</span></td>"
        f'<td class="small">{escape(share_interval(line.score, language))}</td>'
        f'<td data-label="{elo}">{escape(signed(line.rating.value, language))}</td>'
        f'<td class="small">{escape(rating_interval(line.rating, language))}</td>'
        f'<td class="roomy">{line.games}</td>'
        f'<td class="roomy">{escape(duration(line.seconds_mean, language))}</td>'
        f'<td class="roomy">{escape(duration(line.seconds_p95, language))}</td></tr>'
        for line in ranked(statistics)
    ]
    kinds = ("", "", "small", "", "small", "roomy", "roomy", "roomy")
    cells = (
        f'<th scope="col" class="{kind}">{escape(text(f"arena-label-{head}", language))}</th>'
        for head, kind in zip(heads, kinds, strict=True)
    )
    return f'<table class="bots"><thead><tr>{"".join(cells)}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def _meter(line: BotStatistics, statistics: Statistics) -> str:
    score, tick = 100 * line.score.value, 100 * statistics.par
    return (
        f'<span class="meter" aria-hidden="true"><i class="{colour(statistics, line)}" style="width:{score:.2f}%"></i>'
        f'<s style="left:{tick:.2f}%"></s></span>'
    )


def _with_break_points(name: str) -> str:
    """Escape a bot's name and allow line breaks between the parts of a command line."""
    return escape(name).replace("/", "/<wbr/>").replace("@", "<wbr/>@").replace(" ", " <wbr/>")


def _card(plot: Plot, language: str) -> str:
    """A plot with its title, a caption, and the same data as a table."""
    return (
        f'<section class="card"><h2>{escape(text(f"arena-plot-{plot.key}", language))}</h2>{plot.svg}'
        f"<p>{escape(text(f'arena-about-{plot.key}', language))}</p>"
        f"<details><summary>{escape(text('arena-as-table', language))}</summary>"
        f'<div class="scroll">{_table(plot.heads, plot.rows)}</div></details></section>'
    )


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = ""
    for name, *cells in rows:
        data = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        body += f'<tr><th scope="row">{_with_break_points(name)}</th>{data}</tr>'
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _failures(statistics: Statistics, language: str) -> str:
    """The failures of bots, by code."""
    rows = [(line.bot, code, str(count)) for line in statistics.bots for code, count in line.failures.items()]
    if not rows:
        return ""
    heads = [text(f"arena-label-{head}", language) for head in ("bot", "code", "choices")]
    title, about = text("arena-plot-failures", language), text("arena-about-failures", language)
    return f'<section class="card"><h2>{escape(title)}</h2>{_table(heads, rows)}<p>{escape(about)}</p></section>'


def _notes(match: Match, statistics: Statistics, language: str) -> str:
    """How the match was measured."""
    lines = [text("arena-note-mirrored", language), text("arena-note-score", language), *notes(statistics, language)]
    rules = ", ".join(f"{name}: {str(value).lower()}" for name, value in match.rules.to_dict().items())
    items = "".join(f"<li>{escape(note)}</li>" for note in lines)
    return (
        f"<footer><h2>{escape(text('arena-method', language))}</h2><ul>{items}</ul>"
        f"<p>civ {__version__} · {escape(rules)}</p></footer>"
    )
