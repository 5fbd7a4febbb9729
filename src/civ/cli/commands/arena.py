"""`civ arena`: bots against bots over mirrored deals, and how strong they are."""

import json
import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from civ.cli.arguments import Parser, add_rules, number, rules_of, seed
from civ.errors import BadUsage
from civ.i18n.texts import text

if TYPE_CHECKING:
    from civ.arena import Match, MatchGame, Statistics

MOST_GAMES = 10_000_000
MOST_WORKERS = 1024
STDOUT = "-"


def arguments(parser: Parser) -> None:
    """What the command takes."""
    games, workers = number("--games", 1, MOST_GAMES), number("--workers", 1, MOST_WORKERS)
    parser.add_argument("bots", metavar="BOT", nargs="+", help=parser.say("help-arena-bots"))
    parser.add_argument("--games", metavar="N", type=games, default=400, help=parser.say("help-arena-games"))
    parser.add_argument("--seed", metavar="SEED", type=seed, default=seed("0"), help=parser.say("help-seed-fixed"))
    parser.add_argument("--workers", metavar="N", type=workers, help=parser.say("help-arena-workers"))
    parser.add_argument("--log", metavar="FILE", help=parser.say("help-arena-log"))
    parser.add_argument("--json", metavar="FILE", help=parser.say("help-arena-json"))
    parser.add_argument("--report", metavar="FILE", help=parser.say("help-arena-report"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=parser.say("help-arena-scheduler"))
    add_rules(parser)


def run(options: Namespace) -> int:
    """Play the match, and tell what it says."""
    from civ.arena.report.summary import summary
    from civ.arena.statistics import statistics_of

    match = match_in(options)
    for path in (options.log, options.json, options.report):
        check_place(path)
    games = played(match, options)
    found = statistics_of(match, games)
    assert found is not None  # whole mirrored sets were played
    if options.json:
        write_json(options.json, match, found)
    if options.report:
        from civ.arena.report.page import report

        Path(options.report).write_text(report(match, found, options.language), encoding="utf-8")
    if options.json != STDOUT:
        print("\n".join(summary(match, found, options.language)))
    return 0


def match_in(options: Namespace) -> "Match":
    """The match that the options describe, with programs that can be started."""
    from civ.arena import match_of
    from civ.bots import read_bot_spec

    if options.teams and options.players is None:
        options.players = "4"
    contenders = [read_bot_spec(word) for word in options.bots]
    for contender in contenders:
        if contender.command and not options.scheduler:  # a cluster's programs are elsewhere
            contender.make(0).close()
    return match_of(contenders, rules_of(options), options.seed)


def check_place(path: str | None) -> None:
    """Refuse a file that could not be written, before anything is played."""
    if path is None or path == STDOUT:
        return
    if "\0" in path or not Path(path).parent.is_dir():
        raise BadUsage("arena-no-folder", file=path.replace("\0", " "))
    if Path(path).is_dir():
        raise BadUsage("file-folder", file=path)


def played(match: "Match", options: Namespace) -> "list[MatchGame]":
    """The games of the match; Ctrl-C says how to go on."""
    from civ.arena import play_match
    from civ.arena.report.progress import MatchProgress

    counts = {"done": 0, "games": 0}

    def notice(done: "list[MatchGame]", total: int) -> None:
        counts.update(done=len(done), games=total)
        progress(done, total)

    try:
        with MatchProgress(match, options.language) as progress:
            return play_match(
                match,
                options.games,
                workers=options.workers or usual_workers(match),
                log=options.log,
                scheduler=options.scheduler,
                on_progress=notice,
            )
    except KeyboardInterrupt:
        interrupted = text("arena-interrupted", options.language, **counts)
        kept = text("arena-resume", options.language, file=options.log) if options.log else ""
        print(interrupted, kept or text("arena-no-log", options.language), file=sys.stderr)
        raise


def usual_workers(match: "Match") -> int:
    """How many games have room beside each other on the cores of this machine."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores // max(bot.budget.cores for bot in match.bots))


def write_json(path: str, match: "Match", found: "Statistics") -> None:
    """The statistics as JSON, into a file or to standard output."""
    from civ.arena.match_logs import header_of
    from civ.arena.results import to_json

    words = json.dumps(to_json(found, header_of(match)), indent=2, ensure_ascii=False) + "\n"
    if path == STDOUT:
        sys.stdout.write(words)
    else:
        Path(path).write_text(words, encoding="utf-8")
