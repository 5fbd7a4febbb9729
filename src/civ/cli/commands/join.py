"""`civ join`: a table of a server, played from the terminal, on a screen or in plain lines."""

import asyncio
import getpass
import re
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol
from urllib.parse import urlsplit

from civ.cli.arguments import Parser, number
from civ.cli.commands.play import on_a_screen
from civ.errors import BadUsage
from civ.i18n.texts import text
from civ.i18n.truncation import excerpt

if TYPE_CHECKING:
    from civ.terminal.online.table_session import Sitting

USUAL_SERVER: Final = "http://127.0.0.1:8420"
_PATH: Final = re.compile(r"/t/([0-9a-z]{1,40})/?")


class Address(NamedTuple):
    """A server and the code of a table there."""

    server: str
    code: str


class Face(Protocol):
    """What shows a table, and hears what its player wants."""

    async def play(self) -> str | None:
        """Until the player leaves, or goes on to the next game: its code."""


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("table", metavar="TABLE", help=parser.say("help-join-table"))
    parser.add_argument("--server", metavar="URL", default=USUAL_SERVER, help=parser.say("help-join-server"))
    parser.add_argument("--seat", metavar="N", type=number("--seat", 1, 4), help=parser.say("help-join-seat"))
    parser.add_argument("--name", metavar="NAME", help=parser.say("help-join-name"))
    parser.add_argument("--watch", action="store_true", help=parser.say("help-join-watch"))
    parser.add_argument("--plain", action="store_true", help=parser.say("help-plain-play"))


def read_address(word: str, server: str = USUAL_SERVER) -> Address:
    """A link, or a code at a server."""
    link = word if "://" in word else f"{server.rstrip('/')}/t/{word}"
    try:
        parts = urlsplit(link)
        path = _PATH.fullmatch(parts.path)
        if path and parts.scheme in ("http", "https") and parts.hostname and parts.port != 0:
            return Address(f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}", path[1])
    except ValueError:
        pass
    raise BadUsage("join-address", address=excerpt(word))


def run(options: Namespace) -> int:
    """Play until the player leaves. What connects is loaded here, not when the command line is read."""
    address = read_address(options.table, options.server)
    asyncio.run(_join(address, options))
    return 0


async def _join(address: Address, options: Namespace) -> None:
    from civ.client import Client
    from civ.client.credentials import keep_key, kept_key
    from civ.terminal.online.table_session import Sitting

    language, seat = options.language, options.seat
    async with Client(address.server, kept_key(address.server)) as client:
        me = await client.come_in(options.name or _own_name(), language)
        if (options.name or me.name, language) != (me.name, me.language):
            await client.call_me(options.name, language)
        if client.key is not None:
            keep_key(address.server, client.key)
        face_of = _faces(plain=options.plain or not on_a_screen())
        code: str | None = address.code
        while code is not None:
            sitting = Sitting(client, code, language)
            face = face_of(sitting)
            try:
                async with sitting.table:
                    await sitting.settle(seat, watch=options.watch)
                    code, seat = await face.play(), None
            except asyncio.CancelledError:
                _tell_the_way_back(sitting)
                raise
        _tell_the_way_back(sitting)


def _tell_the_way_back(sitting: "Sitting") -> None:
    if sitting.seated:
        print(text("join-left", sitting.language, link=sitting.link))


def _faces(*, plain: bool) -> "Callable[[Sitting], Face]":
    """What shows a table: plain lines, or the screen."""
    if not plain:
        from civ.terminal.online.app import OnlineApp

        return OnlineApp
    from civ.terminal.online.plain import OnlineGame
    from civ.terminal.plain.typed_lines import typed_lines

    lines = typed_lines()
    return lambda sitting: OnlineGame(sitting, lines)


def _own_name() -> str:
    """The name of whoever uses this machine, as far as it is known."""
    try:
        return getpass.getuser()[:30] or "civ"
    except (OSError, KeyError, ImportError):
        return "civ"
