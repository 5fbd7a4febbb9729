"""How a session begins: a new game, the same table again, or a game that was kept."""

import secrets
from pathlib import Path

from civ.errors import BadRecord, BadUsage
from civ.game.deals import SEED_BYTES, deal_from_seed
from civ.game.options import Rules
from civ.game.records import Record
from civ.terminal.session.saving import fresh_file, seats_file
from civ.terminal.session.seating import Player, check_seats, read_seats, usual_seats
from civ.terminal.session.session import Session


def begin(rules: Rules, players: tuple[Player, ...], file: Path | None = None, seed: bytes | None = None) -> Session:
    """A new game, kept in that file or a fresh one. With a seed the bots play the same again, too."""
    check_seats(players, rules)
    if file is not None and file.exists():
        raise BadUsage("save-exists", file=str(file))
    deal = deal_from_seed(rules, seed or secrets.token_bytes(SEED_BYTES))
    chance = None if seed is None else int.from_bytes(seed, "big")
    return Session(Record(rules, deal, ()), players, file or fresh_file(), chance)


def again(session: Session) -> Session:
    """The same table, with a new deal."""
    return begin(session.game.rules, session.players)


def resume(record: Record, file: Path, players: tuple[Player, ...] | None = None) -> Session:
    """Go on with a game; who plays is told, or stands beside the file, or is as usual."""
    if players is None:
        players = _kept_players(file) or usual_seats(record.rules.players)
    check_seats(players, record.rules)
    session = Session(record, players, None)
    if session.game.over:
        raise BadRecord("resume-over", file=str(file))
    session.keep_in(file)
    return session


def _kept_players(file: Path) -> tuple[Player, ...] | None:
    path = seats_file(file)
    try:
        return read_seats(path.read_text(encoding="utf-8").strip())
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError):
        raise BadRecord("file-unreadable", file=str(path)) from None
