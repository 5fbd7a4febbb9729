"""`civ serve`: runs the server. Flags take precedence over the environment."""

import gc
import os
from argparse import Namespace
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from civ.cli.arguments import Parser, number_reader
from civ.errors import BadUsage
from civ.i18n.truncation import excerpt

ValueReader = Callable[[str], Any]


class ServerSetting(NamedTuple):
    """A setting of the server: its flag, the name of its value, and a factory of readers for the flag or variable."""

    flag: str
    metavar: str
    reader: Callable[[str], ValueReader]

    @property
    def variable(self) -> str:
        """The name of the environment variable."""
        return "CIV_" + self.flag.removeprefix("--").replace("-", "_").upper()


def _address(name: str) -> ValueReader:
    def read(word: str) -> str:
        try:
            parts = urlsplit(word)
            plain = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
            if not plain or parts.query or parts.fragment or parts.username or parts.port == 0:
                raise ValueError
        except ValueError:
            raise BadUsage("usage-url", argument=name, value=excerpt(word)) from None
        return word.rstrip("/")

    return read


def _networks(name: str) -> ValueReader:
    def read(words: str) -> tuple[str, ...]:
        try:
            return tuple(str(ip_network(word.strip())) for word in words.split(","))
        except ValueError:
            raise BadUsage("usage-networks", argument=name, value=excerpt(words)) from None

    return read


def _switch(name: str) -> ValueReader:
    def read(word: str) -> bool:
        if word not in ("0", "1"):
            raise BadUsage("usage-choice", argument=name, value=excerpt(word), choices="0 1")
        return word == "1"

    return read


# By the field of the configuration.
SETTINGS: Final = {
    "host": ServerSetting("--host", "HOST", lambda name: str),
    "port": ServerSetting("--port", "PORT", lambda name: number_reader(name, 0, 65535)),
    "data": ServerSetting("--data", "FOLDER", lambda name: Path),
    "web": ServerSetting("--web", "FOLDER", lambda name: Path),
    "no_browser": ServerSetting("--no-browser", "", _switch),
    "url": ServerSetting("--url", "URL", _address),
    "proxies": ServerSetting("--proxy", "ADDRESSES", _networks),
    "bot_threads": ServerSetting("--bot-threads", "N", lambda name: number_reader(name, 1, 256)),
    "bot_seconds": ServerSetting("--bot-seconds", "S", lambda name: number_reader(name, 0.01, 60, float)),
    "longest_queue": ServerSetting("--longest-queue", "N", lambda name: number_reader(name, 1, 100_000)),
}


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    for field, (flag, metavar, reader) in SETTINGS.items():
        help_text = parser.text(f"help-serve-{flag.removeprefix('--')}", variable=SETTINGS[field].variable)
        if metavar:
            parser.add_argument(flag, dest=field, metavar=metavar, type=reader(flag), help=help_text)
        else:
            parser.add_argument(flag, dest=field, action="store_const", const=True, help=help_text)


def run(options: Namespace) -> int:
    """Serve until stopped. The server is imported here to keep `civ --help` fast."""
    gc.disable()  # until the service is open: collections would take a fifth of the time to the first response
    from civ.bots import warm_up
    from civ.game.game import Game
    from civ.server.config import Config
    from civ.server.startup import listen, serve

    given = given_settings(options)
    config = Config(language=options.language, browser=not given.pop("no_browser", False), **given)
    with listen(config) as listener:
        config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        Game.new()  # first, so that the message about compiling the engine is printed before anything loads parts of it
        from civ.server.core.service import Service
        from civ.server.http.tables_app import tables_app

        service = Service.open(config)
        warm_up(only_first=True)
        serve(config, tables_app(config, service), listener)
    return 0


def given_settings(options: Namespace) -> dict[str, Any]:
    """Return the settings given by flags, and otherwise by the environment. Raises BadUsage for a bad value."""
    given = {}
    for field, setting in SETTINGS.items():
        word = os.environ.get(setting.variable)
        if (value := getattr(options, field)) is not None:
            given[field] = value
        elif word:
            given[field] = setting.reader(setting.variable)(word)
    return given
