"""The folder for this user's data (saved games, tables), where the platform expects it."""

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Return the folder for this user's data. It may not exist yet."""
    return user_data_path("civ", appauthor=False)
