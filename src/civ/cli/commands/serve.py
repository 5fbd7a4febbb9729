"""`civ serve`: tables for friends, in the browser and by the API. Flags win over the environment."""

import gc
import os
from argparse import Namespace
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from civ.cli.arguments import Parser, number
from civ.errors import BadUsage
from civ.i18n.truncation import excerpt

Reader = Callable[[str], Any]


class Setting(NamedTuple):
    """A setting of the server: its flag, what follows it, and a reader, made for the name that it is given by."""

    flag: str
    metavar: str
    reader: Callable[[str], Reader]

    @property
    def variable(self) -> str:
        """The same in the environment."""
        return "CIV_" + self.flag.removeprefix("--").replace("-", "_").upper()


def _address(name: str) -> Reader:
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


def _networks(name: str) -> Reader:
    def read(words: str) -> tuple[str, ...]:
        try:
            return tuple(str(ip_network(word.strip())) for word in words.split(","))
        except ValueError:
            raise BadUsage("usage-networks", argument=name, value=excerpt(words)) from None

    return read


def _switch(name: str) -> Reader:
    def read(word: str) -> bool:
        if word not in ("0", "1"):
            raise BadUsage("usage-choice", argument=name, value=excerpt(word), choices="0 1")
        return word == "1"

    return read


# By the field of the configuration.
SETTINGS: Final = {
    "host": Setting("--host", "HOST", lambda name: str),
    "port": Setting("--port", "PORT", lambda name: number(name, 0, 65535)),
    "data": Setting("--data", "FOLDER", lambda name: Path),
    "web": Setting("--web", "FOLDER", lambda name: Path),
    "no_browser": Setting("--no-browser", "", _switch),
    "url": Setting("--url", "URL", _address),
    "proxies": Setting("--proxy", "ADDRESSES", _networks),
    "bot_threads": Setting("--bot-threads", "N", lambda name: number(name, 1, 256)),
    "bot_seconds": Setting("--bot-seconds", "S", lambda name: number(name, 0.01, 60, float)),
    "longest_queue": Setting("--longest-queue", "N", lambda name: number(name, 1, 100_000)),
}


def arguments(parser: Parser) -> None:
    """What the command takes."""
    for field, (flag, metavar, reader) in SETTINGS.items():
        about = parser.say(f"help-serve-{flag.removeprefix('--')}", variable=SETTINGS[field].variable)
        if metavar:
            parser.add_argument(flag, dest=field, metavar=metavar, type=reader(flag), help=about)
        else:
            parser.add_argument(flag, dest=field, action="store_const", const=True, help=about)


def run(options: Namespace) -> int:
    """Serve until stopped. What serves is loaded here, not when the command line is read."""
    gc.disable()  # all that is loaded stays: to look for rubbish in it is a fifth of the time until the first answer
    from civ.bots import warm_up
    from civ.game.game import Game
    from civ.server.config import Config
    from civ.server.startup import listen, serve

    given = given_settings(options)
    config = Config(language=options.language, browser=not given.pop("no_browser", False), **given)
    with listen(config) as listener:
        config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        Game.new()  # says that the engine is being compiled, if it is: before anything else loads parts of it
        from civ.server.core.service import Service
        from civ.server.http.app import tables_app

        service = Service.open(config)
        warm_up(only_first=True)
        serve(config, tables_app(config, service), listener)
    return 0


def given_settings(options: Namespace) -> dict[str, Any]:
    """The settings that flags give, and those that the environment gives besides."""
    given = {}
    for field, setting in SETTINGS.items():
        word = os.environ.get(setting.variable)
        if (value := getattr(options, field)) is not None:
            given[field] = value
        elif word:
            given[field] = setting.reader(setting.variable)(word)
    return given
