"""The log of a match: a header, then a line of JSON for every finished game; whatever stops the arena, it can go on.

A line is on the disk before the next game is counted. Games stand in the order in which they finished. A last line
that was torn is dropped; a file that is anything but the log of this match is refused and left as it is.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any, BinaryIO, Final

from civ import __version__
from civ.arena.jobs import Played
from civ.arena.matches import Match
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.errors import BadRecord
from civ.files.locks import lock

FORMAT: Final = 1
Done = dict[tuple[int, int], Played]  # by deal and rotation


class Log:
    """An open log: the games that were in it, without their records, and a place for more."""

    def __init__(self, file: BinaryIO, games: Done, *, of_this_version: bool) -> None:
        self.games = games
        self._file = file
        self._of_this_version = of_this_version

    def check_version(self, path: str) -> None:
        """Refuse to add games to those of another version, whose bots may be others."""
        if not self._of_this_version:
            raise BadRecord("arena-log-differs", file=path, what="civ")

    def add(self, played: Played) -> None:
        """Write a game down, for good."""
        _write(self._file, asdict(played))


def header_of(match: Match) -> dict[str, Any]:
    """The first line: what the match is."""
    return {
        "arena": FORMAT,
        "civ": __version__,
        "bots": [bot.text for bot in match.bots],
        "lineups": [[seat + 1 for seat in lineup] for lineup in match.lineups],
        "rules": match.rules.to_dict(),
        "seed": match.seed.hex(),
    }


@contextmanager
def opened(path: str, match: Match) -> Iterator[Log]:
    """The log of a match, made if there is none. Nobody else writes to it meanwhile."""
    header = header_of(match)
    with Path(path).open("a+b") as file:
        if not lock(file):
            raise BadRecord("arena-log-busy", file=path)
        file.seek(0)
        written = file.read()
        whole = written[: written.rfind(b"\n") + 1]
        if not whole and not _line(header).startswith(written):
            raise BadRecord("arena-log-other", file=path)
        found, games = _read(path, whole, header, match) if whole else (header, {})
        file.truncate(len(whole))
        if not whole:
            _write(file, header)
        yield Log(file, games, of_this_version=found["civ"] == __version__)


def _read(path: str, whole: bytes, header: dict[str, Any], match: Match) -> tuple[dict[str, Any], Done]:
    """The header and the games of a log, if it is that of the match."""
    lines = whole.split(b"\n")[:-1]
    found = _object(lines[0])
    if type(found.get("arena")) is not int:
        raise BadRecord("arena-log-other", file=path)
    if found["arena"] > FORMAT:
        raise BadRecord("arena-log-newer", file=path)
    differing = [name for name in header if name != "civ" and found.get(name) != header[name]]
    if differing or "civ" not in found:
        raise BadRecord("arena-log-differs", file=path, what=", ".join(differing or ["civ"]))
    games: Done = {}
    for number, line in enumerate(lines[1:], start=2):
        played = _played(_object(line), match)
        if played is None or (played.deal, played.rotation) in games:
            raise BadRecord("arena-log-damaged", file=path, line=number)
        games[played.deal, played.rotation] = replace(played, record={})
    return found, games


def _object(line: bytes) -> dict[str, Any]:
    """A line's JSON object; an empty one for anything else."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _played(line: dict[str, Any], match: Match) -> Played | None:
    """The game that a line tells, if it is one of the match."""
    if line.keys() != {field.name for field in fields(Played)}:
        return None
    played = Played(**line)
    try:
        return played if _is_sound(played, match) else None
    except (TypeError, AttributeError, IndexError):
        return None


def _is_sound(played: Played, match: Match) -> bool:
    """Whether a game is one of the match and its fields are what they should be."""
    if played.deal < 1 or not 1 <= played.rotation <= match.rotations:
        return False
    seats = [match.bots[bot].text for bot in match.seating(played.deal, played.rotation)]
    everybody = set(range(1, len(seats) + 1))
    numbers = [played.plies, played.turns, played.seconds, *(ms for row in played.ms for ms in row)]
    counts = [count for row in played.failures for count in row.values()]
    return (
        played.seats == seats
        and len(played.ms) == len(played.failures) == len(seats)
        and all(type(number) in (int, float) and number >= 0 for number in numbers)
        and all(type(count) is int for count in counts)
        and bool(played.winners)
        and {played.first, *played.winners} <= everybody
        and played.reason in ("hegemony", "majority")
        and set(played.domains) <= set(DOMAIN_LETTERS)
    )


def _line(fields_of_line: dict[str, Any]) -> bytes:
    return json.dumps(fields_of_line).encode() + b"\n"


def _write(file: BinaryIO, line: dict[str, Any]) -> None:
    file.write(_line(line))
    file.flush()
    os.fsync(file.fileno())
