"""`civ replay`: step through a record on the screen, or print it."""

from argparse import Namespace
from typing import TYPE_CHECKING

from civ.cli.arguments import Parser, number
from civ.cli.commands.play import is_terminal
from civ.cli.record_sources import label, records
from civ.errors import BadRecord, BadUsage

if TYPE_CHECKING:
    from civ.game.records import Record

MOST = 999_999_999


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help=parser.say("help-replay-file"))
    parser.add_argument("--game", metavar="N", type=number("--game", 1, MOST), default=1, help=parser.say("help-game"))
    parser.add_argument("--ply", metavar="P", type=number("--ply", 0, MOST), help=parser.say("help-ply"))
    pace = number("--pace", 0, 60, float)
    parser.add_argument("--pace", metavar="S", type=pace, default=0.8, help=parser.say("help-pace-replay"))
    parser.add_argument("--plain", action="store_true", help=parser.say("help-plain-replay"))


def run(options: Namespace) -> int:
    """Show the record."""
    record = record_number(options.file, options.game)
    if options.ply is not None and options.ply > len(record.actions):
        raise out_of_range("--ply", options.ply, 0, len(record.actions))
    if options.plain or not is_terminal():
        from civ.terminal.plain.replay import print_replay

        print_replay(record, options.ply, options.language)
        return 0
    from civ.terminal.screens.replay import ReplayApp
    from civ.terminal.session.replay import Replay

    app = ReplayApp(Replay(record, options.ply or 0), options.language, options.pace)
    app.run()
    return app.return_code or 0


def record_number(source: str, wanted: int) -> "Record":
    """The record of that number, from 1."""
    count = 0
    for record in records(source):
        count += 1
        if count == wanted:
            return record
    if count == 0:
        raise BadRecord("no-records", file=label(source))
    raise out_of_range("--game", wanted, 1, count)


def out_of_range(argument: str, value: int, lowest: int, highest: int) -> BadUsage:
    """There is no such game or ply."""
    return BadUsage("usage-number", argument=argument, value=value, lowest=lowest, highest=highest)
