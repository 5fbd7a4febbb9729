"""`civ trace`: records in, one JSON line per ply out."""

import sys
from argparse import Namespace
from json import JSONEncoder

from civ.cli.arguments import Parser
from civ.cli.record_sources import STDIN, can_be_read_twice, label, records
from civ.errors import BadRecord
from civ.game.traces import trace

_to_json = JSONEncoder(ensure_ascii=False).encode


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("files", nargs="*", metavar="FILE", help=parser.say("help-files"))


def run(options: Namespace) -> int:
    """Check the files whole, then print the traces of all records."""
    sources = options.files or [STDIN]
    for source in filter(can_be_read_twice, sources):
        for _ in records(source):
            pass  # a bad record is an error before anything is printed
    game = 0
    for source in sources:
        for record in records(source):
            for line in trace(record):
                sys.stdout.write(_to_json({"game": game, **line}) + "\n")
            sys.stdout.flush()
            game += 1
    if game == 0:
        raise BadRecord("no-records", file=label(sources[0]))
    return 0
