"""The log of a match: a header, then a line of JSON per finished game. A match resumes from it after any interruption.

Each line is on disk before the next game is counted; games are in the order in which they finished. An incomplete last
line is dropped. A file that is not the log of this match is refused and left unchanged.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any, BinaryIO, Final

from civ import __version__
from civ.arena.jobs import MatchGame
from civ.arena.matches import Match
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.errors import BadRecord, BadRules
from civ.files.locks import lock
from civ.game.options import Rules

FORMAT: Final = 1
GamesByJob = dict[tuple[int, int], MatchGame]  # by deal and rotation


class MatchLog:
    """An open log: the games it had when it was opened, without their records. Further games can be added."""

    def __init__(self, file: BinaryIO, games: GamesByJob, *, of_this_version: bool) -> None:
        self.games = games
        self._file = file
        self._of_this_version = of_this_version

    def check_version(self, path: str) -> None:
        """Raise BadRecord if the log was begun by another version of civ, whose bots may play differently."""
        if not self._of_this_version:
            raise BadRecord("arena-log-differs", file=path, what="civ")

    def add(self, game: MatchGame) -> None:
        """Append a game and wait until it is on disk."""
        _write(self._file, asdict(game))


def header_of(match: Match) -> dict[str, Any]:
    """Return the first line of a log, which describes the match."""
    return {
        "arena": FORMAT,
        "civ": __version__,
        "bots": [bot.text for bot in match.bots],
        "lineups": [[seat + 1 for seat in lineup] for lineup in match.lineups],
        "rules": match.rules.to_dict(),
        "seed": match.seed.hex(),
    }


@contextmanager
def open_log(path: str, match: Match) -> Iterator[MatchLog]:
    """Open the log of a match, or begin one, and lock it.

    Raises BadRecord if another arena has it open, or if the file is anything but a log of this match.
    """
    header = header_of(match)
    with Path(path).open("a+b") as file:
        if not lock(file):
            raise BadRecord("arena-log-busy", file=path)
        file.seek(0)
        written = file.read()
        whole = written[: written.rfind(b"\n") + 1]
        if not whole and not _line(header).startswith(written):
            raise BadRecord("arena-log-other", file=path)
        found, games = _parse_log(path, whole, header, match) if whole else (header, {})
        file.truncate(len(whole))
        if not whole:
            _write(file, header)
        yield MatchLog(file, games, of_this_version=found["civ"] == __version__)


def _parse_log(path: str, whole: bytes, header: dict[str, Any], match: Match) -> tuple[dict[str, Any], GamesByJob]:
    """Parse a log. Raises BadRecord if it is not the log of the match."""
    lines = whole.split(b"\n")[:-1]
    found = _parse_object(lines[0])
    if type(found.get("arena")) is not int:
        raise BadRecord("arena-log-other", file=path)
    if found["arena"] > FORMAT:
        raise BadRecord("arena-log-newer", file=path)
    recorded = {**found, "rules": _rules_in(found)}
    differing = [name for name in header if name != "civ" and recorded.get(name) != header[name]]
    if differing or "civ" not in found:
        raise BadRecord("arena-log-differs", file=path, what=", ".join(differing or ["civ"]))
    games: GamesByJob = {}
    for number, line in enumerate(lines[1:], start=2):
        game = _parse_game(_parse_object(line), match)
        if game is None or (game.deal, game.rotation) in games:
            raise BadRecord("arena-log-damaged", file=path, line=number)
        games[game.deal, game.rotation] = replace(game, record={})
    return found, games


def _rules_in(header: dict[str, Any]) -> dict[str, Any] | None:
    """The rules of a log with the values of options that its version did not have, or None if they are invalid."""
    try:
        return Rules.from_dict(header["rules"]).to_dict()
    except (KeyError, BadRules):
        return None


def _parse_object(line: bytes) -> dict[str, Any]:
    """Parse a JSON object; anything else becomes an empty one."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _parse_game(line: dict[str, Any], match: Match) -> MatchGame | None:
    """Parse a game. Returns None if the line is not a valid game of the match."""
    if line.keys() != {field.name for field in fields(MatchGame)}:
        return None
    game = MatchGame(**line)
    try:
        return game if _is_valid(game, match) else None
    except (TypeError, AttributeError, IndexError):
        return None


def _is_valid(game: MatchGame, match: Match) -> bool:
    """Return whether a game belongs to the match and all its fields are valid."""
    if game.deal < 1 or not 1 <= game.rotation <= match.rotations:
        return False
    seats = [match.bots[bot].text for bot in match.seating(game.deal, game.rotation)]
    all_seats = set(range(1, len(seats) + 1))
    numbers = [game.plies, game.turns, game.seconds, *(ms for row in game.ms for ms in row)]
    counts = [count for row in game.failures for count in row.values()]
    return (
        game.seats == seats
        and len(game.ms) == len(game.failures) == len(seats)
        and all(type(number) in (int, float) and number >= 0 for number in numbers)
        and all(type(count) is int for count in counts)
        and bool(game.winners)
        and {game.first, *game.winners} <= all_seats
        and game.reason in ("hegemony", "majority")
        and set(game.domains) <= set(DOMAIN_LETTERS)
    )


def _line(fields_of_line: dict[str, Any]) -> bytes:
    return json.dumps(fields_of_line).encode() + b"\n"


def _write(file: BinaryIO, line: dict[str, Any]) -> None:
    file.write(_line(line))
    file.flush()
    os.fsync(file.fileno())
