"""The statistics of a match as lines for a terminal: a table of bots with bars, then one line per detail."""

from collections.abc import Sequence
from typing import Final

from civ.arena.matches import Match
from civ.arena.report.numbers import duration, number, percent, rating_interval, seed_word, share_interval, signed
from civ.arena.results import BotStatistics, Statistics
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.i18n.texts import text
from civ.i18n.truncation import truncate_start

BAR_WIDTH: Final = 24  # letters
MAX_BOT_NAME_LENGTH: Final = 32
_LEFT, _RIGHT = "<", ">"


def summary(match: Match, statistics: Statistics, language: str) -> list[str]:
    """Return the lines of the summary."""
    lines = [headline(match, statistics, language), "", *_bots(statistics, language), ""]
    if statistics.head_to_head:
        lines += [head_to_head(statistics, language), ""]
    details = [(_label(key, language), words) for key, words in _details(statistics, language)]
    lines += [*_aligned(details, (_LEFT, _LEFT)), "", *failures(statistics, language), *notes(statistics, language)]
    return [line.rstrip() for line in lines]


def headline(match: Match, statistics: Statistics, language: str) -> str:
    """Return the first line: players, games, deals and seed."""
    key = "arena-headline-teams" if match.rules.teams else "arena-headline"
    facts = {
        "players": match.rules.players,
        "games": statistics.games,
        "deals": statistics.deals,
        "seed": seed_word(match.seed),
    }
    return text(key, language, **facts)


def head_to_head(statistics: Statistics, language: str) -> str:
    """Return the result of a match of two kinds of bot in one sentence."""
    pair = statistics.head_to_head
    assert pair is not None
    return text(
        "arena-against",
        language,
        bot=short_name(pair.bot),
        other=short_name(pair.against),
        share=percent(pair.share.value, language),
        interval=share_interval(pair.share, language),
        par=percent(pair.par, language, 0),
        rating=signed(pair.rating.value, language),
        points=rating_interval(pair.rating, language),
    )


def failures(statistics: Statistics, language: str) -> list[str]:
    """Return a line for every bot that failed: how often, and the codes."""
    return [
        text(
            "arena-failures",
            language,
            bot=short_name(line.bot),
            count=sum(line.failures.values()),
            choices=line.choices,
            codes=", ".join(f"{code} {count}" for code, count in line.failures.items()),
        )
        for line in statistics.bots
        if line.failures
    ]


def notes(statistics: Statistics, language: str) -> list[str]:
    """Return notes on how to read the numbers."""
    lines = [text("arena-note-intervals", language), text("arena-note-ratings", language)]
    if statistics.left_out:
        lines.append(text("arena-note-left-out", language, games=statistics.left_out))
    return lines


def ranked(statistics: Statistics) -> list[BotStatistics]:
    """Return the bots from strong to weak."""
    return sorted(statistics.bots, key=lambda line: -line.rating.value)


def short_name(bot: str, max_length: int = MAX_BOT_NAME_LENGTH) -> str:
    """Return a bot's name, cut at its start if it is too long: the end of a command line says more."""
    return truncate_start(bot, max_length)


def _bots(statistics: Statistics, language: str) -> list[str]:
    heads = ("bot", "score", "", "interval", "rating", "interval", "time", "p95")
    rows = [tuple(_label(head, language) if head else "" for head in heads)]
    for line in ranked(statistics):
        rows.append(
            (
                short_name(line.bot),
                percent(line.score.value, language),
                bar(line.score.value, statistics.par),
                share_interval(line.score, language),
                signed(line.rating.value, language),
                rating_interval(line.rating, language),
                duration(line.seconds_mean, language),
                duration(line.seconds_p95, language),
            )
        )
    return _aligned(rows, (_LEFT, _RIGHT, _LEFT, _RIGHT, _RIGHT, _RIGHT, _RIGHT, _RIGHT))


def _details(statistics: Statistics, language: str) -> list[tuple[str, str]]:
    """Pairs of label key and text, one for each line below the table."""
    endings, lengths = statistics.endings, statistics.lengths
    hegemonies = sum(endings.hegemony.values())
    domains = "  ".join(f"{letter} {endings.hegemony[letter]}" for letter in DOMAIN_LETTERS)
    led = "  ".join(f"{letter} {endings.majority_led[letter]}" for letter in DOMAIN_LETTERS)
    led = text("arena-led", language, domains=led)
    seats = "  ".join(f"{seat}: {percent(e.value, language)}" for seat, e in enumerate(statistics.by_seat, start=1))
    order = "  ".join(f"{place}: {percent(e.value, language)}" for place, e in enumerate(statistics.by_order, start=1))
    first = text("arena-first-player", language, interval=share_interval(statistics.by_order[0], language))
    turns = {"mean": number(lengths.turns_mean, language, 1), "median": number(lengths.turns_median, language)}
    plies = {"mean": number(lengths.plies_mean, language, 1), "median": number(lengths.plies_median, language)}
    return [
        ("hegemonies", f"{percent(hegemonies / statistics.games, language)}   {domains}"),
        ("majorities", f"{percent(endings.majority / statistics.games, language)}   {led}"),
        ("seats", seats),
        ("order", f"{order}   {first}"),
        ("turns", text("arena-length", language, **turns, least=min(lengths.turns), most=max(lengths.turns))),
        ("plies", text("arena-length", language, **plies, least=lengths.plies_min, most=lengths.plies_max)),
    ]


def bar(share: float, par: float) -> str:
    """Return a bar of a fixed width, with a tick at par."""
    filled, tick = round(BAR_WIDTH * share), min(BAR_WIDTH - 1, round(BAR_WIDTH * par))
    cells = ["█" if cell < filled else "·" for cell in range(BAR_WIDTH)]
    cells[tick] = "▓" if tick < filled else "│"
    return "".join(cells)


def _label(key: str, language: str) -> str:
    return text(f"arena-label-{key}", language)


def _aligned(rows: Sequence[tuple[str, ...]], sides: Sequence[str]) -> list[str]:
    """Format rows of cells, each column as wide as its widest cell."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(sides))]
    return [
        "  ".join(f"{cell:{side}{width}}" for cell, side, width in zip(row, sides, widths, strict=True)) for row in rows
    ]
