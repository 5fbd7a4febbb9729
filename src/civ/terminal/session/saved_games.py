"""Saved games: one file for each game, replaced atomically after every action.

A record does not name the players. A second file next to it contains the seats, as `--seats` writes them.
"""

import os
from datetime import datetime
from pathlib import Path
from typing import Final

from civ.files.folders import data_folder

SEATS_SUFFIX: Final = ".seats"
_PART_SUFFIX: Final = ".part"


def games_folder() -> Path:
    """Return the folder of this user's games."""
    return data_folder() / "games"


def new_game_file() -> Path:
    """Create a file in that folder, named by the time. Raises OSError if that fails."""
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


def write_atomically(path: Path, content: str) -> None:
    """Replace the content of a file: after a crash it has the old content or the new. Raises OSError on failure."""
    part = path.with_name(path.name + _PART_SUFFIX)
    with part.open("w", encoding="utf-8") as file:
        file.write(content + "\n")
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def seats_file(path: Path) -> Path:
    """Return the file with the seats of a saved game."""
    return path.with_name(path.name + SEATS_SUFFIX)
