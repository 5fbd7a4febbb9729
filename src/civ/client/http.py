"""A person, or a program, at a server: who they are, and the tables they open, look at and play at, over HTTP."""

from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, NamedTuple, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from civ.client.connections import TableConnection
from civ.client.errors import Answered, Unreachable
from civ.tables.commands import PersonCommand
from civ.tables.settings import Settings
from civ.tables.snapshots import Snapshot, encode
from civ.wire.messages import (
    CommandAccepted,
    CommandRequest,
    CurrentUser,
    EventLog,
    FinishedGame,
    OpenedTable,
    Problem,
    ProgramCredentials,
)

T = TypeVar("T")
COOKIES: Final = ("civ", "__Host-civ")  # the names that a guest's token goes by
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
PATIENCE: Final = 30.0  # seconds for an answer, besides those that a long poll waits


class Key(NamedTuple):
    """The header by which a server knows somebody; whoever has it is them."""

    header: str
    value: str


def bearer(token: str) -> Key:
    """The key of a program."""
    return Key("Authorization", f"Bearer {token}")


class Client:
    """One person at one server. Without a key it is nobody yet, who may only look."""

    def __init__(self, url: str, key: Key | None = None) -> None:
        self.url: Final = url.rstrip("/")
        self.key = key
        self.me: CurrentUser | None = None
        self.local: Final = urlsplit(url).hostname in LOOPBACK  # no proxy stands between us and ourselves
        self._http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, trust_env=not self.local)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()

    @property
    def headers(self) -> dict[str, str]:
        """What says who asks."""
        return {self.key.header: self.key.value} if self.key else {}

    # --- Who one is ---

    async def come_in(self, name: str, language: str = "en") -> CurrentUser:
        """Become a guest; one who is known already stays who they are."""
        answer = await self._send("POST", "/api/guests", {"name": name, "language": language})
        for cookie in COOKIES:
            if cookie in answer.cookies:
                self.key = Key("Cookie", f"{cookie}={answer.cookies[cookie]}")
        self._http.cookies.clear()  # the key says it all
        self.me = _read(answer, CurrentUser)
        return self.me

    async def come_in_as_program(self, name: str) -> ProgramCredentials:
        """Become a program, known by its token from now on."""
        program = await self._ask("POST", "/api/programs", ProgramCredentials, {"name": name})
        self.key = bearer(program.token)
        self.me = CurrentUser(program.person, program.name, "en", program=True)
        return program

    async def call_me(self, name: str | None = None, language: str | None = None) -> CurrentUser:
        """Take another name, or another language."""
        self.me = await self._ask("PATCH", "/api/me", CurrentUser, {"name": name, "language": language})
        return self.me

    async def who_am_i(self) -> CurrentUser:
        """Oneself, as the server knows one."""
        self.me = await self._ask("GET", "/api/me", CurrentUser)
        return self.me

    # --- Tables ---

    async def open_table(
        self,
        settings: Settings,
        *,
        start: bool = False,
        fork: tuple[int, int] | None = None,
        id: str | None = None,
    ) -> OpenedTable:
        """A new table, dealt at once if asked to. A fork names a record of the server and a ply.

        The same id asks for the same table again.
        """
        begun = None if fork is None else {"record": fork[0], "ply": fork[1]}
        body = {"settings": settings, "start": start, "fork": begun, "id": id}
        return await self._ask("POST", "/api/tables", OpenedTable, body)

    async def look(self, code: str) -> Snapshot:
        """All that one may know of a table now."""
        return await self._ask("GET", f"/api/tables/{code}", Snapshot)

    async def carry_out(self, code: str, command: PersonCommand, id: str, after: int | None = None) -> int:
        """Ask something of a table; the number of the event that came of it. The same id asks the same thing again."""
        path = f"/api/tables/{code}/commands"
        return (await self._ask("POST", path, CommandAccepted, CommandRequest(id, command, after))).seq

    async def events(self, code: str, after: int = 0, wait: int = 0) -> EventLog:
        """The events after a number; if there are none yet, the server waits for one so many seconds."""
        return await self._ask("GET", f"/api/tables/{code}/events", EventLog, after=after, wait=wait)

    async def record(self, code: str) -> FinishedGame:
        """The game that was played at a table, once it is over."""
        return await self._ask("GET", f"/api/tables/{code}/record", FinishedGame)

    def table(self, code: str, heard: Callable[[Any], None] = lambda message: None) -> TableConnection:
        """The socket of a table; `heard` is called with every message, once it has been taken in."""
        return TableConnection(self, code, heard)

    # --- The wire ---

    async def _ask(self, method: str, path: str, kind: type[T], body: Any = None, **query: int) -> T:
        return _read(await self._send(method, path, body, **query), kind)

    async def _send(self, method: str, path: str, body: Any = None, **query: int) -> httpx.Response:
        headers = self.headers | ({} if body is None else {"Content-Type": "application/json"})
        content = None if body is None else encode(body)
        patience = PATIENCE + query.get("wait", 0)
        try:
            answer = await self._http.request(
                method, path, content=content, headers=headers, params=query or None, timeout=patience
            )
        except (httpx.HTTPError, httpx.InvalidURL):
            raise Unreachable("unreachable", server=self.url) from None
        if answer.is_success:
            return answer
        raise _refusal(answer, self.url)


def _read(answer: httpx.Response, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(answer.content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Unreachable("not-a-server", server=str(answer.request.url)) from None


def _refusal(answer: httpx.Response, url: str) -> Answered | Unreachable:
    try:
        problem = msgspec.json.decode(answer.content, type=Problem)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return Unreachable("not-a-server", server=url)
    return Answered(problem.code, problem.message, status=answer.status_code, seq=problem.seq)
