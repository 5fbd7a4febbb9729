"""`civ arena`: plays bots against each other over mirrored deals and estimates their strength."""

import json
import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from civ.cli.arguments import Parser, add_rule_options, number_reader, read_rules, read_seed_argument
from civ.errors import BadUsage
from civ.i18n.texts import text

if TYPE_CHECKING:
    from civ.arena import Match, MatchGame, Statistics

MAX_GAMES = 10_000_000
MAX_WORKERS = 1024
STDOUT = "-"


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    games, workers = number_reader("--games", 1, MAX_GAMES), number_reader("--workers", 1, MAX_WORKERS)
    parser.add_argument("bots", metavar="BOT", nargs="+", help=parser.text("help-arena-bots"))
    parser.add_argument("--games", metavar="N", type=games, default=400, help=parser.text("help-arena-games"))
    parser.add_argument(
        "--seed",
        metavar="SEED",
        type=read_seed_argument,
        default=read_seed_argument("0"),
        help=parser.text("help-seed-fixed"),
    )
    parser.add_argument("--workers", metavar="N", type=workers, help=parser.text("help-arena-workers"))
    parser.add_argument("--log", metavar="FILE", help=parser.text("help-arena-log"))
    parser.add_argument("--json", metavar="FILE", help=parser.text("help-arena-json"))
    parser.add_argument("--report", metavar="FILE", help=parser.text("help-arena-report"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=parser.text("help-arena-scheduler"))
    add_rule_options(parser)


def run(options: Namespace) -> int:
    """Play the match and print its statistics."""
    from civ.arena.report.summary import summary
    from civ.arena.statistics import statistics_of

    match = read_match(options)
    for path in (options.log, options.json, options.report):
        check_output_path(path)
    games = play_games(match, options)
    statistics = statistics_of(match, games)
    assert statistics is not None  # only whole mirrored sets are played
    if options.json:
        write_json(options.json, match, statistics)
    if options.report:
        from civ.arena.report.page import report

        Path(options.report).write_text(report(match, statistics, options.language), encoding="utf-8")
    if options.json != STDOUT:
        print("\n".join(summary(match, statistics, options.language)))
    return 0


def read_match(options: Namespace) -> "Match":
    """Return the match that the options describe. Raises BadBot if a program cannot be started."""
    from civ.arena import match_of
    from civ.bots import read_bot_spec

    if options.teams and options.players is None:
        options.players = "4"
    bots = [read_bot_spec(word) for word in options.bots]
    for bot in bots:
        if bot.command and not options.scheduler:  # programs run on the machines of the cluster
            bot.make(0).close()
    return match_of(bots, read_rules(options), options.seed)


def check_output_path(path: str | None) -> None:
    """Raise BadUsage for a file that cannot be written, before anything is played."""
    if path is None or path == STDOUT:
        return
    if "\0" in path or not Path(path).parent.is_dir():
        raise BadUsage("arena-no-folder", file=path.replace("\0", " "))
    if Path(path).is_dir():
        raise BadUsage("file-folder", file=path)


def play_games(match: "Match", options: Namespace) -> "list[MatchGame]":
    """Play the games of the match. Ctrl-C prints how to resume, and is raised."""
    from civ.arena import play_match
    from civ.arena.report.progress import MatchProgress

    counts = {"done": 0, "games": 0}

    def on_progress(done: "list[MatchGame]", total: int) -> None:
        counts.update(done=len(done), games=total)
        progress(done, total)

    try:
        with MatchProgress(match, options.language) as progress:
            return play_match(
                match,
                options.games,
                workers=options.workers or default_workers(match),
                log=options.log,
                scheduler=options.scheduler,
                on_progress=on_progress,
            )
    except KeyboardInterrupt:
        interrupted = text("arena-interrupted", options.language, **counts)
        kept = text("arena-resume", options.language, file=options.log) if options.log else ""
        print(interrupted, kept or text("arena-no-log", options.language), file=sys.stderr)
        raise


def default_workers(match: "Match") -> int:
    """Return how many games can run in parallel on the cores of this machine."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores // max(bot.budget.cores for bot in match.bots))


def write_json(path: str, match: "Match", statistics: "Statistics") -> None:
    """Write the statistics as JSON to a file or to standard output."""
    from civ.arena.match_logs import header_of
    from civ.arena.results import to_json

    content = json.dumps(to_json(statistics, header_of(match)), indent=2, ensure_ascii=False) + "\n"
    if path == STDOUT:
        sys.stdout.write(content)
    else:
        Path(path).write_text(content, encoding="utf-8")
