"""The statistics of a match as lines for a terminal: a table of bots with bars, then one line for each other matter."""

from collections.abc import Sequence
from typing import Final

from civ.arena.matches import Match
from civ.arena.report.numbers import duration, number, percent, percents, points, seed_word, signed
from civ.arena.results import BotLine, Statistics
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.i18n.texts import text
from civ.i18n.truncation import truncate_start

BAR: Final = 24  # letters
LONGEST_NAME: Final = 32
_LEFT, _RIGHT = "<", ">"


def summary(match: Match, found: Statistics, language: str) -> list[str]:
    """The lines."""
    lines = [headline(match, found, language), "", *_bots(found, language), ""]
    if found.head_to_head:
        lines += [against(found, language), ""]
    matters = [(_label(key, language), words) for key, words in _matters(found, language)]
    lines += [*_aligned(matters, (_LEFT, _LEFT)), "", *failures(found, language), *notes(found, language)]
    return [line.rstrip() for line in lines]


def headline(match: Match, found: Statistics, language: str) -> str:
    """What was played."""
    key = "arena-headline-teams" if match.rules.teams else "arena-headline"
    facts = {"players": match.rules.players, "games": found.games, "deals": found.deals, "seed": seed_word(match.seed)}
    return text(key, language, **facts)


def against(found: Statistics, language: str) -> str:
    """Two kinds of bot in one sentence."""
    pair = found.head_to_head
    assert pair is not None
    return text(
        "arena-against",
        language,
        bot=short(pair.bot),
        other=short(pair.against),
        share=percent(pair.share.value, language),
        interval=percents(pair.share, language),
        par=percent(pair.par, language, 0),
        rating=signed(pair.rating.value, language),
        points=points(pair.rating, language),
    )


def failures(found: Statistics, language: str) -> list[str]:
    """For every bot that did not always answer: how often, and what went wrong."""
    return [
        text(
            "arena-failures",
            language,
            bot=short(line.bot),
            count=sum(line.failures.values()),
            choices=line.choices,
            codes=", ".join(f"{code} {count}" for code, count in line.failures.items()),
        )
        for line in found.bots
        if line.failures
    ]


def notes(found: Statistics, language: str) -> list[str]:
    """How to read the numbers."""
    told = [text("arena-note-intervals", language), text("arena-note-ratings", language)]
    if found.left_out:
        told.append(text("arena-note-left-out", language, games=found.left_out))
    return told


def ranked(found: Statistics) -> list[BotLine]:
    """The bots from strong to weak."""
    return sorted(found.bots, key=lambda line: -line.rating.value)


def short(bot: str, longest: int = LONGEST_NAME) -> str:
    """Return a bot's name, cut at its start if it is too long: the end of a command line says more."""
    return truncate_start(bot, longest)


def _bots(found: Statistics, language: str) -> list[str]:
    heads = ("bot", "score", "", "interval", "rating", "interval", "time", "p95")
    rows = [tuple(_label(head, language) if head else "" for head in heads)]
    for line in ranked(found):
        rows.append(
            (
                short(line.bot),
                percent(line.score.value, language),
                bar(line.score.value, found.par),
                percents(line.score, language),
                signed(line.rating.value, language),
                points(line.rating, language),
                duration(line.seconds_mean, language),
                duration(line.seconds_p95, language),
            )
        )
    return _aligned(rows, (_LEFT, _RIGHT, _LEFT, _RIGHT, _RIGHT, _RIGHT, _RIGHT, _RIGHT))


def _matters(found: Statistics, language: str) -> list[tuple[str, str]]:
    """(key of the label, words) of each matter that has one line."""
    endings, lengths = found.endings, found.lengths
    hegemonies = sum(endings.hegemony.values())
    domains = "  ".join(f"{letter} {endings.hegemony[letter]}" for letter in DOMAIN_LETTERS)
    led = "  ".join(f"{letter} {endings.majority_led[letter]}" for letter in DOMAIN_LETTERS)
    led = text("arena-led", language, domains=led)
    seats = "  ".join(f"{seat}: {percent(e.value, language)}" for seat, e in enumerate(found.by_seat, start=1))
    order = "  ".join(f"{place}: {percent(e.value, language)}" for place, e in enumerate(found.by_order, start=1))
    first = text("arena-first-player", language, interval=percents(found.by_order[0], language))
    turns = {"mean": number(lengths.turns_mean, language, 1), "median": number(lengths.turns_median, language)}
    plies = {"mean": number(lengths.plies_mean, language, 1), "median": number(lengths.plies_median, language)}
    return [
        ("hegemonies", f"{percent(hegemonies / found.games, language)}   {domains}"),
        ("majorities", f"{percent(endings.majority / found.games, language)}   {led}"),
        ("seats", seats),
        ("order", f"{order}   {first}"),
        ("turns", text("arena-length", language, **turns, least=min(lengths.turns), most=max(lengths.turns))),
        ("plies", text("arena-length", language, **plies, least=lengths.plies_min, most=lengths.plies_max)),
    ]


def bar(share: float, par: float) -> str:
    """A bar of a fixed width, with a tick at par."""
    filled, tick = round(BAR * share), min(BAR - 1, round(BAR * par))
    cells = ["█" if cell < filled else "·" for cell in range(BAR)]
    cells[tick] = "▓" if tick < filled else "│"
    return "".join(cells)


def _label(key: str, language: str) -> str:
    return text(f"arena-label-{key}", language)


def _aligned(rows: Sequence[tuple[str, ...]], sides: Sequence[str]) -> list[str]:
    """Rows of cells as lines, each column as wide as its widest cell."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(sides))]
    return [
        "  ".join(f"{cell:{side}{width}}" for cell, side, width in zip(row, sides, widths, strict=True)) for row in rows
    ]
