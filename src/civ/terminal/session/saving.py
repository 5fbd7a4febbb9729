"""Where games are kept: one file a game, replaced as a whole after every action, so that nothing can be half written.

A game's record says nothing of who plays; the words of `--seats` lie beside it, in a file of their own.
"""

import os
from datetime import datetime
from pathlib import Path
from typing import Final

from civ.files.folders import data_folder

SEATS: Final = ".seats"
_PART: Final = ".part"


def games_folder() -> Path:
    """The folder of this user's games."""
    return data_folder() / "games"


def fresh_file() -> Path:
    """A new file in that folder, named by the time."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    name = datetime.now().strftime("%Y-%m-%d_%H-%M-%S")
    number = 1
    while True:
        path = folder / (f"{name}.jsonl" if number == 1 else f"{name}-{number}.jsonl")
        try:
            path.open("x").close()
            return path
        except FileExistsError:
            number += 1


def write_whole(path: Path, words: str) -> None:
    """Replace what a file says, at once: whoever reads it finds the old words or the new ones."""
    part = path.with_name(path.name + _PART)
    with part.open("w", encoding="utf-8") as file:
        file.write(words + "\n")
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def seats_file(path: Path) -> Path:
    """Where it is kept who plays the game of a file."""
    return path.with_name(path.name + SEATS)
