"""`civ play`: a local game in the terminal, on the screen or in plain lines."""

import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from civ.cli.arguments import (
    Parser,
    add_rule_options,
    given_rule_options,
    number_reader,
    read_rules,
    read_seed_argument,
    refuse_other_options,
)
from civ.cli.record_sources import STDIN, read_only_line, read_record
from civ.errors import BadRecord
from civ.game.options import PLAYER_COUNTS
from civ.i18n.texts import text

if TYPE_CHECKING:
    from civ.game.records import Record
    from civ.terminal.session.seats import SeatPlayer
    from civ.terminal.session.session import Session
    from civ.terminal.session.setup import Setup


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--seats", metavar="SEATS", help=parser.text("help-seats"))
    parser.add_argument("--seed", metavar="SEED", type=read_seed_argument, help=parser.text("help-seed-fresh"))
    pace = number_reader("--pace", 0, 60, float)
    parser.add_argument("--pace", metavar="S", type=pace, help=parser.text("help-pace"))
    parser.add_argument("--save", metavar="FILE", help=parser.text("help-save"))
    parser.add_argument("--resume", metavar="FILE", help=parser.text("help-resume"))
    parser.add_argument("--plain", action="store_true", help=parser.text("help-plain-play"))
    add_rule_options(parser)


def run(options: Namespace) -> int:
    """Play until the player leaves. Textual and the bots are imported here to keep `civ --help` fast."""
    from civ.terminal.session.setup import Setup

    session = requested_session(options)
    setup = Setup(options.language)
    if options.pace is not None:
        setup.values["pace"] = f"{options.pace:g}"
    file = Path(options.save) if options.save else None
    if options.plain or not is_terminal():
        from civ.terminal.plain.game import play_in_lines

        play_in_lines(session, setup, file, options.seed)
        return 0
    return _play_on_screen(session, setup, file, options.seed)


def is_terminal() -> bool:
    """Whether standard input and output are a terminal that can draw a screen."""
    streams = (sys.stdin, sys.stdout)
    return all(stream is not None and stream.isatty() for stream in streams) and os.environ.get("TERM") != "dumb"


def requested_session(options: Namespace) -> "Session | None":
    """Return the session that the options describe; None if the player is to set one up.

    Raises BadUsage, BadBot, BadRecord or BadRules if the options describe none.
    """
    from civ.terminal.session.factory import new_session, resume_session
    from civ.terminal.session.seats import default_seats, read_seats

    players = None if options.seats is None else read_seats(options.seats)
    if options.resume is not None:
        refuse_other_options("--resume", options, "seed", "save")
        return resume_session(one_record(options.resume), Path(options.resume), players)
    if players is None and not given_rule_options(options):
        return None
    rules = read_rules(_with_players(options, players))
    file = Path(options.save) if options.save else None
    return new_session(rules, players or default_seats(rules.players), file, options.seed)


def _with_players(options: Namespace, players: "tuple[SeatPlayer, ...] | None") -> Namespace:
    """Set the number of players to that of the seats, unless it is given."""
    if players and options.players is None and len(players) in PLAYER_COUNTS:
        options.players = str(len(players))
    return options


def one_record(file: str) -> "Record":
    """Return the only record of a file. Raises BadRecord, also for standard input, where the player types."""
    if file == STDIN:
        raise BadRecord("file-missing", file=file)
    return read_only_line(file, read_record)


def _play_on_screen(session: "Session | None", setup: "Setup", file: Path | None, seed: bytes | None) -> int:
    from civ.bots import warm_up
    from civ.terminal.screens.app import GameApp

    warm_up()
    app = GameApp(session, setup, file, seed)
    app.run()
    if app.session is not None:
        app.session.close()
        if not app.session.game.over:
            print(text("play-saved", setup.language, file=str(app.session.file)))
    if app.error is not None:
        raise app.error
    return app.return_code or 0
