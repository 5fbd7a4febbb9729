"""Makes sessions: a new game, a rematch, or a saved game."""

import secrets
from pathlib import Path

from civ.errors import BadRecord, BadUsage
from civ.game.deals import SEED_BYTES, deal_from_seed
from civ.game.options import Rules
from civ.game.records import Record
from civ.terminal.session.saved_games import new_game_file, seats_file
from civ.terminal.session.seats import SeatPlayer, check_seats, default_seats, read_seats
from civ.terminal.session.session import Session


def new_session(
    rules: Rules, players: tuple[SeatPlayer, ...], file: Path | None = None, seed: bytes | None = None
) -> Session:
    """Deal a new game, saved in that file or in a new one. With a seed, deal and bots are reproducible.

    Raises BadUsage if the seats do not fit the rules or the file exists, OSError if it cannot be written.
    """
    check_seats(players, rules)
    if file is not None and file.exists():
        raise BadUsage("save-exists", file=str(file))
    deal = deal_from_seed(rules, seed or secrets.token_bytes(SEED_BYTES))
    bot_seed = None if seed is None else int.from_bytes(seed, "big")
    return Session(Record(rules, deal, ()), players, file or new_game_file(), bot_seed)


def rematch(session: Session) -> Session:
    """Deal a new game for the same seats and rules. Raises OSError if its file cannot be written."""
    return new_session(session.game.rules, session.players)


def resume_session(record: Record, file: Path, players: tuple[SeatPlayer, ...] | None = None) -> Session:
    """Continue a saved game with the given players, the saved ones, or the default ones.

    Raises BadRecord if the game is over or the saved seats cannot be read, BadUsage if the seats do not fit the
    rules, and OSError if the file cannot be written.
    """
    if players is None:
        players = _saved_players(file) or default_seats(record.rules.players)
    check_seats(players, record.rules)
    session = Session(record, players, None)
    if session.game.over:
        raise BadRecord("resume-over", file=str(file))
    session.save_to(file)
    return session


def _saved_players(file: Path) -> tuple[SeatPlayer, ...] | None:
    path = seats_file(file)
    try:
        return read_seats(path.read_text(encoding="utf-8").strip())
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError):
        raise BadRecord("file-unreadable", file=str(path)) from None
