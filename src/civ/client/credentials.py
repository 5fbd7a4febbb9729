"""The keys by which servers know this user, kept so that a seat comes back; nobody else may read them."""

import os
from pathlib import Path
from urllib.parse import quote

from civ.client.http import Key
from civ.files.folders import data_folder


def key_file(url: str) -> Path:
    """Where the key of a server is kept."""
    return data_folder() / "keys" / quote(url, safe="")


def kept_key(url: str) -> Key | None:
    """The key of a server, if there is one that can be read."""
    try:
        header, found, value = key_file(url).read_text(encoding="utf-8").strip().partition(": ")
    except (OSError, UnicodeDecodeError):
        return None
    return Key(header, value) if found and header in ("Cookie", "Authorization") else None


def keep_key(url: str, key: Key) -> None:
    """Keep the key of a server, whole or not at all."""
    file = key_file(url)
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as stream:
        stream.write(f"{key.header}: {key.value}\n")
    part.replace(file)
