"""`civ play`: the game in the terminal, on a screen or in plain lines."""

import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from civ.cli.arguments import Parser, add_rules, number, rules_given, rules_of, seed
from civ.cli.record_sources import STDIN, records
from civ.errors import BadRecord, BadUsage
from civ.i18n.texts import text

if TYPE_CHECKING:
    from civ.game.records import Record
    from civ.terminal.session.seats import SeatPlayer
    from civ.terminal.session.session import Session
    from civ.terminal.session.setup import Setup


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("--seats", metavar="SEATS", help=parser.say("help-seats"))
    parser.add_argument("--seed", metavar="SEED", type=seed, help=parser.say("help-seed-fresh"))
    pace = number("--pace", 0, 60, float)
    parser.add_argument("--pace", metavar="S", type=pace, help=parser.say("help-pace"))
    parser.add_argument("--save", metavar="FILE", help=parser.say("help-save"))
    parser.add_argument("--resume", metavar="FILE", help=parser.say("help-resume"))
    parser.add_argument("--plain", action="store_true", help=parser.say("help-plain-play"))
    add_rules(parser)


def run(options: Namespace) -> int:
    """Play until the player leaves. Textual and the bots are loaded here, not when the command line is read."""
    from civ.terminal.session.setup import Setup

    session = session_asked_for(options)
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
    """Whether there is a terminal to draw on and to hear keys from."""
    streams = (sys.stdin, sys.stdout)
    return all(stream is not None and stream.isatty() for stream in streams) and os.environ.get("TERM") != "dumb"


def session_asked_for(options: Namespace) -> "Session | None":
    """The session that the options ask for; None leaves it to the set-up."""
    from civ.terminal.session.factory import new_session, resume_session
    from civ.terminal.session.seats import default_seats, read_seats

    players = None if options.seats is None else read_seats(options.seats)
    if options.resume is not None:
        _alone("--resume", [*rules_given(options), *_given(options, "seed", "save")])
        return resume_session(one_record(options.resume), Path(options.resume), players)
    if players is None and not rules_given(options):
        return None
    rules = rules_of(_with_players(options, players))
    file = Path(options.save) if options.save else None
    return new_session(rules, players or default_seats(rules.players), file, options.seed)


def _with_players(options: Namespace, players: "tuple[SeatPlayer, ...] | None") -> Namespace:
    """As many players as there are seats, unless told otherwise."""
    if players and options.players is None and len(players) in (2, 3, 4):
        options.players = str(len(players))
    return options


def _given(options: Namespace, *names: str) -> list[str]:
    return [f"--{name}" for name in names if getattr(options, name) is not None]


def _alone(option: str, others: list[str]) -> None:
    for other in others:
        raise BadUsage("usage-together", one=option, other=other)


def one_record(file: str) -> "Record":
    """The one record of a file; standard input is for the player."""
    if file == STDIN:
        raise BadRecord("file-missing", file=file)
    found = records(file)
    record = next(found, None)
    if record is None:
        raise BadRecord("no-records", file=file)
    if next(found, None) is not None:
        raise BadRecord("more-records", file=file)
    return record


def _play_on_screen(session: "Session | None", setup: "Setup", file: Path | None, chosen: bytes | None) -> int:
    from civ.bots import warm_up
    from civ.terminal.screens.app import GameApp

    warm_up()
    app = GameApp(session, setup, file, chosen)
    app.run()
    if app.session is not None:
        app.session.close()
        if not app.session.game.over:
            print(text("play-saved", setup.language, file=str(app.session.file)))
    if app.error is not None:
        raise app.error
    return app.return_code or 0
