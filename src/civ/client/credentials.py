"""The credentials of this user at each server, in files that nobody else can read, so that seats survive a restart."""

import os
from pathlib import Path
from urllib.parse import quote

from civ.client.http import Credential
from civ.files.folders import data_folder


def credential_file(url: str) -> Path:
    """Return where the credential for a server is stored."""
    return data_folder() / "keys" / quote(url, safe="")


def load_credential(url: str) -> Credential | None:
    """Return the stored credential for a server; None if there is none or it cannot be read."""
    try:
        header, separator, value = credential_file(url).read_text(encoding="utf-8").strip().partition(": ")
    except (OSError, UnicodeDecodeError):
        return None
    return Credential(header, value) if separator and header in ("Cookie", "Authorization") else None


def save_credential(url: str, credential: Credential) -> None:
    """Store the credential for a server atomically."""
    file = credential_file(url)
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    partial = file.with_name(f"{file.name}.part")
    partial.unlink(missing_ok=True)
    with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as stream:
        stream.write(f"{credential.header}: {credential.value}\n")
    partial.replace(file)
