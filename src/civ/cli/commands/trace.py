"""`civ trace`: replays records and prints one JSON line per ply."""

import sys
from argparse import Namespace
from json import JSONEncoder

from civ.cli.arguments import Parser
from civ.cli.record_sources import STDIN, is_rereadable, records, source_name
from civ.errors import BadRecord
from civ.game.traces import trace

_to_json = JSONEncoder(ensure_ascii=False).encode


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("files", nargs="*", metavar="FILE", help=parser.text("help-files"))


def run(options: Namespace) -> int:
    """Check all files, then print the traces of all records."""
    sources = options.files or [STDIN]
    for source in filter(is_rereadable, sources):
        for _ in records(source):
            pass  # raises for a bad record before anything is printed
    game = 0
    for source in sources:
        for record in records(source):
            for line in trace(record):
                sys.stdout.write(_to_json({"game": game, **line}) + "\n")
            sys.stdout.flush()
            game += 1
    if game == 0:
        raise BadRecord("no-records", file=source_name(sources[0]))
    return 0
