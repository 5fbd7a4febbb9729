"""`civ join`: play at a table of a server, on the screen or in plain lines."""

import asyncio
import getpass
import re
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol
from urllib.parse import urlsplit

from civ.cli.arguments import Parser, number_reader
from civ.cli.commands.play import is_terminal
from civ.errors import BadUsage
from civ.i18n.texts import text
from civ.i18n.truncation import excerpt
from civ.server.config import DEFAULT_PORT

if TYPE_CHECKING:
    from civ.terminal.online.table_session import TableSession

DEFAULT_SERVER: Final = f"http://127.0.0.1:{DEFAULT_PORT}"
_TABLE_PATH: Final = re.compile(r"/t/([0-9a-z]{1,40})/?")


class TableAddress(NamedTuple):
    """A server and the code of a table there."""

    server: str
    code: str


class FrontEnd(Protocol):
    """The screen or the plain lines."""

    async def play(self) -> str | None:
        """Play until the player leaves or the next game begins; return the code of its table, or None."""


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("table", metavar="TABLE", help=parser.text("help-join-table"))
    parser.add_argument("--server", metavar="URL", default=DEFAULT_SERVER, help=parser.text("help-join-server"))
    parser.add_argument("--seat", metavar="N", type=number_reader("--seat", 1, 4), help=parser.text("help-join-seat"))
    parser.add_argument("--name", metavar="NAME", help=parser.text("help-join-name"))
    parser.add_argument("--watch", action="store_true", help=parser.text("help-join-watch"))
    parser.add_argument("--plain", action="store_true", help=parser.text("help-plain-play"))


def read_address(word: str, server: str = DEFAULT_SERVER) -> TableAddress:
    """Read the link of a table, or the code of a table of a server. Raises BadUsage if it is neither."""
    link = word if "://" in word else f"{server.rstrip('/')}/t/{word}"
    try:
        parts = urlsplit(link)
        path = _TABLE_PATH.fullmatch(parts.path)
        if path and parts.scheme in ("http", "https") and parts.hostname and parts.port != 0:
            return TableAddress(f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}", path[1])
    except ValueError:
        pass
    raise BadUsage("join-address", address=excerpt(word))


def run(options: Namespace) -> int:
    """Play until the player leaves. The client is imported here to keep `civ --help` fast."""
    address = read_address(options.table, options.server)
    asyncio.run(_join(address, options))
    return 0


async def _join(address: TableAddress, options: Namespace) -> None:
    from civ.client import Client
    from civ.client.credentials import load_credential, save_credential
    from civ.terminal.online.table_session import TableSession

    language, seat = options.language, options.seat
    async with Client(address.server, load_credential(address.server)) as client:
        me = await client.create_guest(options.name or _system_user(), language)
        if (options.name or me.name, language) != (me.name, me.language):
            await client.change_user(options.name, language)
        if client.credential is not None:
            save_credential(address.server, client.credential)
        new_front_end = _front_end_factory(plain=options.plain or not is_terminal())
        code: str | None = address.code
        while code is not None:
            session = TableSession(client, code, language)
            front_end = new_front_end(session)
            try:
                async with session.table:
                    await session.join(seat, watch=options.watch)
                    code, seat = await front_end.play(), None
            except asyncio.CancelledError:
                _print_link(session)
                raise
        _print_link(session)


def _print_link(session: "TableSession") -> None:
    if session.has_unfinished_seat:
        print(text("join-left", session.language, link=session.link))


def _front_end_factory(*, plain: bool) -> "Callable[[TableSession], FrontEnd]":
    if not plain:
        from civ.terminal.online.app import OnlineApp

        return OnlineApp
    from civ.terminal.online.plain_game import OnlineGame
    from civ.terminal.plain.stdin_lines import stdin_lines

    lines = stdin_lines()
    return lambda session: OnlineGame(session, lines)


def _system_user() -> str:
    """Return the name of the user of this machine, or "civ" if the system does not know it."""
    from civ.wire.messages import MAX_PERSON_NAME_LENGTH

    try:
        return getpass.getuser()[:MAX_PERSON_NAME_LENGTH] or "civ"
    except (OSError, KeyError, ImportError):
        return "civ"
