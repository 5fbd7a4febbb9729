"""The results of the rounds of a soak, one line of JSON each, from which a later soak can resume.

A round counts once its log has been checked, and is on disk before the next one begins. A torn last line is dropped.
"""

import math
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from civ.errors import BadRecord
from civ.files.locks import lock
from civ.soak.observations import Violation

JOURNAL_FILE: Final = "rounds.jsonl"
PROMPT_START_S: Final = 3.0


@dataclass(slots=True)
class SoakResults:
    """The results of a soak, or of one round of it."""

    kills: int = 0
    kills_while_starting: int = 0
    acknowledged: int = 0
    messages: int = 0
    tables: int = 0
    starts: list[float] = field(default_factory=list)  # seconds from a start to the first answer
    violations: list[Violation] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)  # folders of rounds with violations

    def __add__(self, other: "SoakResults") -> "SoakResults":
        return SoakResults(*(getattr(self, each.name) + getattr(other, each.name) for each in fields(SoakResults)))

    @property
    def prompt(self) -> int:
        """The number of starts after which the server answered within three seconds."""
        return sum(seconds <= PROMPT_START_S for seconds in self.starts)

    def start_within(self, share: float) -> float:
        """Return the seconds within which the server answered after this share of the starts; 0 without starts."""
        return sorted(self.starts)[math.ceil(share * len(self.starts)) - 1] if self.starts else 0.0


_read: Final = msgspec.json.Decoder(SoakResults).decode


class Journal:
    """The rounds so far, written to a file if there is one."""

    def __init__(self, file: BinaryIO | None = None, rounds: list[SoakResults] | None = None) -> None:
        self.rounds: Final = rounds or []
        self._file = file

    @property
    def total(self) -> SoakResults:
        """The sum of all rounds."""
        return sum(self.rounds, SoakResults())

    def add(self, results: SoakResults) -> None:
        """Add the results of a round and sync them to disk."""
        self.rounds.append(results)
        if self._file is not None:
            self._file.write(msgspec.json.encode(results) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())


@contextmanager
def open_journal(folder: Path | None) -> Iterator[Journal]:
    """Open and lock the journal of a folder, created if there is none.

    Raises BadRecord if another soak has it open or it is damaged.
    """
    if folder is None:
        yield Journal()
        return
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / JOURNAL_FILE
    with path.open("a+b") as file:
        if not lock(file):
            raise BadRecord("soak-journal-busy", file=str(path))
        file.seek(0)
        written = file.read()
        whole = written[: written.rfind(b"\n") + 1]
        rounds = [_round(path, number, line) for number, line in enumerate(whole.splitlines(), start=1)]
        file.truncate(len(whole))
        yield Journal(file, rounds)


def _round(path: Path, number: int, line: bytes) -> SoakResults:
    try:
        return _read(line)
    except msgspec.MsgspecError:
        raise BadRecord("soak-journal-damaged", file=str(path), line=number) from None
