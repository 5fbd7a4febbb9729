"""The settings of a server, fixed while it runs."""

import ipaddress
import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct, field

from civ.files.folders import data_folder
from civ.i18n.texts import DEFAULT_LANGUAGE

DEFAULT_PORT: Final = 8420
WEB_FOLDER: Final = Path(__file__).parents[1] / "web"
DEFAULT_PORTS: Final = {"http": 80, "https": 443}


class Config(Struct, frozen=True, kw_only=True):
    """The settings of a server. Without a port it listens on the default one, or on a free one if that is taken."""

    host: str = "127.0.0.1"
    port: int | None = None
    data: Path = field(default_factory=data_folder)
    web: Path = WEB_FOLDER  # the built web client
    browser: bool = True
    language: str = DEFAULT_LANGUAGE
    url: str | None = None  # the public address behind a proxy
    proxies: tuple[str, ...] = ()  # addresses and networks whose forwarded headers are trusted
    bot_threads: int = max(1, (os.cpu_count() or 2) // 2)
    bot_seconds: float = 1.0  # the expert's budget for one action
    longest_queue: int = 1024  # commands that wait to be stored; further ones are refused

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server."""
        return is_loopback(self.host)


def is_loopback(host: str) -> bool:
    """Whether a host name or address is the loopback of this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def is_address(host: str) -> bool:
    """Whether a host is an IP address, not a name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def origin_of(url: str) -> str:
    """Return the origin of a URL as browsers write it: without the default port."""
    parts = urlsplit(url)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname or ""
    usual = parts.port is None or parts.port == DEFAULT_PORTS.get(parts.scheme)
    return f"{parts.scheme}://{host}" if usual else f"{parts.scheme}://{host}:{parts.port}"
