"""A user of a server over HTTP: signing in, and opening, reading and playing at tables."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from civ.client.connections import TableConnection
from civ.client.errors import ServerRefusal, ServerUnreachable
from civ.tables.commands import PersonCommand
from civ.tables.settings import Settings
from civ.tables.snapshots import Snapshot
from civ.wire.messages import (
    CommandAccepted,
    CommandRequest,
    CurrentUser,
    EventLog,
    FinishedGame,
    OpenedTable,
    Problem,
    ProgramCredentials,
    encode,
)

Answer = TypeVar("Answer")
COOKIES: Final = ("civ", "__Host-civ")  # the names of the cookie with a guest's token
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
REQUEST_TIMEOUT_S: Final = 30.0  # in addition to the time that a long poll waits


class Credential(NamedTuple):
    """The header that identifies a user. Whoever has it can act as that user."""

    header: str
    value: str


def bearer_token(token: str) -> Credential:
    """Return the credential of a program."""
    return Credential("Authorization", f"Bearer {token}")


class Client:
    """One user at one server; without a credential, a spectator.

    Every request raises ServerRefusal if the server refuses it, and ServerUnreachable if no civ server answers. An
    address that no server can have also raises ServerUnreachable.
    """

    def __init__(self, url: str, credential: Credential | None = None) -> None:
        self.url: Final = url.rstrip("/")
        self.credential = credential
        self.me: CurrentUser | None = None
        self.local: Final = urlsplit(url).hostname in LOOPBACK  # a proxy is never used for this machine
        try:
            self._http = httpx.AsyncClient(base_url=self.url, timeout=REQUEST_TIMEOUT_S, trust_env=not self.local)
        except httpx.InvalidURL:
            raise ServerUnreachable("unreachable", server=self.url) from None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    @property
    def headers(self) -> dict[str, str]:
        """The headers that identify the user."""
        return {self.credential.header: self.credential.value} if self.credential else {}

    # --- The user ---

    async def create_guest(self, name: str, language: str = "en") -> CurrentUser:
        """Become a guest and return it; a user whom the server already knows stays the same."""
        answer = await self._send("POST", "/api/guests", {"name": name, "language": language})
        for cookie in COOKIES:
            if cookie in answer.cookies:
                self.credential = Credential("Cookie", f"{cookie}={answer.cookies[cookie]}")
        self._http.cookies.clear()  # the credential carries it
        self.me = _read(answer, CurrentUser)
        return self.me

    async def register_program(self, name: str) -> ProgramCredentials:
        """Register a program, use its token from now on, and return it: the server never sends the token again."""
        program = await self._request("POST", "/api/programs", ProgramCredentials, {"name": name})
        self.credential = bearer_token(program.token)
        self.me = CurrentUser(program.person, program.name, "en", program=True)
        return program

    async def change_user(self, name: str | None = None, language: str | None = None) -> CurrentUser:
        """Change the name or the language of the user, and return the user."""
        self.me = await self._request("PATCH", "/api/me", CurrentUser, {"name": name, "language": language})
        return self.me

    async def current_user(self) -> CurrentUser:
        """Return the current user."""
        self.me = await self._request("GET", "/api/me", CurrentUser)
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
        """Open a table, and with `start` deal at once. `fork` is the number of a stored record, and a ply.

        A request repeated under the same id returns the table that the first one opened.
        """
        continued = None if fork is None else {"record": fork[0], "ply": fork[1]}
        body = {"settings": settings, "start": start, "fork": continued, "id": id}
        return await self._request("POST", "/api/tables", OpenedTable, body)

    async def snapshot(self, code: str) -> Snapshot:
        """Return everything that the user may know of a table now."""
        return await self._request("GET", f"/api/tables/{code}", Snapshot)

    async def send_command(self, code: str, command: PersonCommand, id: str, after: int | None = None) -> int:
        """Send a command to a table and return the number of its event. A command is carried out once per id."""
        path = f"/api/tables/{code}/commands"
        return (await self._request("POST", path, CommandAccepted, CommandRequest(id, command, after))).seq

    async def events(self, code: str, after: int = 0, wait: int = 0) -> EventLog:
        """Return the events after a number. If there are none, the server waits up to `wait` seconds for one."""
        return await self._request("GET", f"/api/tables/{code}/events", EventLog, after=after, wait=wait)

    async def record(self, code: str) -> FinishedGame:
        """Return the record of a table whose game is over."""
        return await self._request("GET", f"/api/tables/{code}/record", FinishedGame)

    def table(self, code: str, on_message: Callable[[Any], None] = lambda message: None) -> TableConnection:
        """Connect to the socket of a table. `on_message` is called with every message after it has been applied."""
        return TableConnection(self, code, on_message)

    # --- Requests ---

    async def _request(self, method: str, path: str, kind: type[Answer], body: Any = None, **query: int) -> Answer:
        return _read(await self._send(method, path, body, **query), kind)

    async def _send(self, method: str, path: str, body: Any = None, **query: int) -> httpx.Response:
        headers = self.headers | ({} if body is None else {"Content-Type": "application/json"})
        content = None if body is None else encode(body)
        timeout_s = REQUEST_TIMEOUT_S + query.get("wait", 0)
        try:
            answer = await self._http.request(
                method, path, content=content, headers=headers, params=query or None, timeout=timeout_s
            )
        except (httpx.HTTPError, httpx.InvalidURL, UnicodeError):  # httpx raises the last one for some host names
            raise ServerUnreachable("unreachable", server=self.url) from None
        if answer.is_success:
            return answer
        raise _refusal(answer, self.url)


def _read(answer: httpx.Response, kind: type[Answer]) -> Answer:
    try:
        return msgspec.json.decode(answer.content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ServerUnreachable("not-a-server", server=str(answer.request.url)) from None


def _refusal(answer: httpx.Response, url: str) -> ServerRefusal | ServerUnreachable:
    try:
        problem = msgspec.json.decode(answer.content, type=Problem)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ServerUnreachable("not-a-server", server=url)
    return ServerRefusal(problem.code, problem.message, status=answer.status_code, seq=problem.seq)
