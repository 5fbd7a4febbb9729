"""`civ replay`: steps through a record on the screen, or prints it."""

from argparse import Namespace
from typing import TYPE_CHECKING

from civ.cli.arguments import Parser, number_reader
from civ.cli.commands.play import is_terminal
from civ.cli.record_sources import records, source_name
from civ.errors import BadRecord, BadUsage

if TYPE_CHECKING:
    from civ.game.records import Record

MAX_NUMBER = 999_999_999


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", help=parser.text("help-replay-file"))
    parser.add_argument(
        "--game",
        metavar="N",
        type=number_reader("--game", 1, MAX_NUMBER),
        default=1,
        help=parser.text("help-game"),
    )
    parser.add_argument("--ply", metavar="P", type=number_reader("--ply", 0, MAX_NUMBER), help=parser.text("help-ply"))
    pace = number_reader("--pace", 0, 60, float)
    parser.add_argument("--pace", metavar="S", type=pace, default=0.8, help=parser.text("help-pace-replay"))
    parser.add_argument("--plain", action="store_true", help=parser.text("help-plain-replay"))


def run(options: Namespace) -> int:
    """Show or print the record."""
    record = nth_record(options.file, options.game)
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


def nth_record(source: str, wanted: int) -> "Record":
    """Return a record by its number, from 1. Raises BadUsage if there are fewer, and BadRecord if one is bad."""
    count = 0
    for record in records(source):
        count += 1
        if count == wanted:
            return record
    if count == 0:
        raise BadRecord("no-records", file=source_name(source))
    raise out_of_range("--game", wanted, 1, count)


def out_of_range(argument: str, value: int, lowest: int, highest: int) -> BadUsage:
    """Return the error for a game or a ply that does not exist."""
    return BadUsage("usage-number", argument=argument, value=value, lowest=lowest, highest=highest)
