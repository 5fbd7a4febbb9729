"""Where this user's things are kept, as the platform has it: games, tables, all in one folder."""

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The folder of all that civ keeps for this user."""
    return user_data_path("civ", appauthor=False)
