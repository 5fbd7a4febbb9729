"""Authorization: every command and every route, for every role, before the deal, during the game, and after its end.

The expectations are in two tables. A command or a route that is missing from them fails a test.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

import pytest
import websockets

from civ import Game
from civ.game.deals import Deal, deal_from_seed
from civ.game.options import Rules
from civ.server.config import Config
from civ.server.core.service import Service
from civ.server.http.tables_app import tables_app
from civ.tables.commands import PersonCommand
from tests.harness.server.command_fields import COMMAND_FIELDS, SETTINGS
from tests.harness.server.in_process import SeededEnvironment, Socket, http_client_as, server_in_process
from tests.harness.server.processes import session_headers

# The host has seat 1, the others seats 2 and 3; a bot has seat 4, which is open before the deal. Seat 2 begins.
HOST, SEAT, OTHER, WATCHER, PROGRAM, ANONYMOUS = "host", "seat", "other", "watcher", "program", "anonymous"
ROLES = (HOST, SEAT, OTHER, WATCHER, PROGRAM, ANONYMOUS)
SEATED, AUTHENTICATED = (HOST, SEAT, OTHER), (HOST, SEAT, OTHER, WATCHER, PROGRAM)
OPEN, PLAYING, OVER = PHASES = "open", "playing", "over"
RULES = Rules(players=4)


class Permission(NamedTuple):
    """The roles that may send a command, its outcome for them in each phase, and the outcome for other roles."""

    roles: tuple[str, ...]
    open: str
    playing: str
    over: str
    otherwise: str = ""


DONE = "done"
ONLY_BEFORE, ONLY_WHILE = (DONE, "table-not-open", "table-not-open"), ("table-not-playing", DONE, "table-not-playing")
ONLY_AFTER, ALWAYS = ("table-not-over", "table-not-over", DONE), (DONE, DONE, DONE)
COMMANDS: Final = {
    "sit": Permission(AUTHENTICATED, *ONLY_BEFORE),
    "stand": Permission((SEAT,), *ONLY_BEFORE, "not-your-seat"),
    "place": Permission((HOST,), *ONLY_BEFORE, "host-only"),
    "change": Permission((HOST,), *ONLY_BEFORE, "host-only"),
    "ready": Permission(SEATED, *ONLY_BEFORE, "not-seated"),
    "word": Permission(SEATED, *ONLY_BEFORE, "not-seated"),
    "start": Permission((HOST,), *ONLY_BEFORE, "host-only"),
    "act": Permission((SEAT,), *ONLY_WHILE, "not-your-seat"),
    "take-back": Permission((SEAT,), *ONLY_WHILE, "not-your-seat"),
    "propose": Permission((SEAT,), *ONLY_WHILE, "not-your-seat"),
    "answer": Permission((SEAT,), *ONLY_WHILE, "not-your-seat"),
    "resign": Permission((SEAT,), *ONLY_WHILE, "not-your-seat"),
    "hand": Permission((SEAT,), *ONLY_WHILE, "not-your-seat"),
    "return": Permission((SEAT,), *ONLY_WHILE, "not-your-seat"),
    "say": Permission(SEATED, *ALWAYS, "not-seated"),
    "phrase": Permission(SEATED, *ALWAYS, "not-seated"),
    "rematch": Permission(SEATED, *ONLY_AFTER, "not-seated"),
}  # for anonymous clients the outcome is always "who-asks"
PREPARATIONS: Final[dict[tuple[str, str], tuple[str, dict[str, Any]]]] = {
    (OPEN, "start"): (HOST, {"do": "place", "seat": 4, "player": "novice"}),
    (PLAYING, "answer"): (HOST, {"do": "propose", "seat": 1, "ply": 0}),
    (PLAYING, "return"): (SEAT, {"do": "hand", "seat": 2}),
}  # the command that makes another one possible


def expected(command: str, phase: str, role: str) -> str:
    permission = COMMANDS[command]
    if role == ANONYMOUS:
        return "who-asks"
    return str(getattr(permission, phase)) if role in permission.roles else permission.otherwise


# --- A table in each phase ---


def _second_begins(number: int, rules: Rules) -> Deal:
    return deal_from_seed(rules, bytes(32))._replace(first=2)


class RoleClients:
    """A server, and clients for it with the credentials of every role."""

    def __init__(self, address: str, given: SeededEnvironment, headers: dict[str, dict[str, str]]) -> None:
        self.address, self.given, self.headers = address, given, headers
        self._sent = 0

    async def request(self, role: str, method: str, path: str, **body: Any) -> Any:
        async with http_client_as(self.address, self.headers[role]) as client:
            return await client.request(method, path, **body)

    async def send(self, role: str, code: str, command: dict[str, Any]) -> str:
        """Send a command over HTTP; return DONE or the code of the refusal."""
        self._sent += 1
        body = {"id": f"c{self._sent}", "command": command}
        answer = await self.request(role, "POST", f"/api/tables/{code}/commands", json=body)
        return DONE if answer.status_code == 200 else str(answer.json()["code"])

    async def send_by_socket(self, role: str, code: str, command: dict[str, Any]) -> str:
        """Send a command over the socket; return DONE or the code of the refusal."""
        self._sent += 1
        socket = await Socket.open(self.address, code, self.headers[role])
        answer = await socket.request({"id": f"c{self._sent}", "command": command})
        await socket.close()
        return DONE if answer["type"] == "event" else str(answer["code"])

    async def open_table(self, phase: str, **changes: Any) -> str:
        """Open a table and bring it to a phase; return its code."""
        opened = await self.request(HOST, "POST", "/api/tables", json={"settings": {**SETTINGS, **changes}})
        code = str(opened.json()["code"])
        steps: list[tuple[str, dict[str, Any]]] = [
            (SEAT, {"do": "sit", "seat": 2}), (OTHER, {"do": "sit", "seat": 3}),
            (SEAT, {"do": "ready"}), (OTHER, {"do": "ready"}),
        ]  # fmt: skip
        if phase != OPEN:
            steps.append((HOST, {"do": "place", "seat": 4, "player": "novice"}))
            steps.append((HOST, {"do": "start"}))
            steps.append((SEAT, {"do": "act", "seat": 2, "action": FIRST_ACTION}))
        if phase == OVER:
            steps += [(role, {"do": "resign", "seat": seat}) for seat, role in enumerate(SEATED, start=1)]
        for role, command in steps:
            assert await self.send(role, code, command) == DONE, command
        return code

    async def open_table_for(self, command: str, phase: str) -> str:
        """Open a table in a phase and make the command possible there, if it ever is; return the code."""
        code = await self.open_table(phase)
        if (phase, command) in PREPARATIONS:
            role, first = PREPARATIONS[phase, command]
            assert await self.send(role, code, first) == DONE
        return code


FIRST_ACTION: Final = str(Game(RULES, _second_begins(0, RULES)).legal[0])


@asynccontextmanager
async def role_clients(folder: Path) -> AsyncIterator[RoleClients]:
    given = SeededEnvironment(1, _second_begins)
    async with server_in_process(folder, given) as address:
        headers: dict[str, dict[str, str]] = {ANONYMOUS: {}}
        for role in (HOST, SEAT, OTHER, WATCHER):
            async with http_client_as(address, {}) as client:
                await client.post("/api/guests", json={"name": role})
                headers[role] = session_headers(client)
        async with http_client_as(address, {}) as client:
            token = (await client.post("/api/programs", json={"name": PROGRAM})).json()["token"]
            headers[PROGRAM] = {"Authorization": f"Bearer {token}"}
        yield RoleClients(address, given, headers)


def run_with_clients(folder: Path, work: Callable[[RoleClients], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with role_clients(folder) as clients:
            await work(clients)

    asyncio.run(run())


# --- Commands ---


def test_the_table_of_commands_has_every_command() -> None:
    names = {tag_of(kind) for kind in get_args(PersonCommand)}
    assert names == set(COMMANDS) == set(COMMAND_FIELDS)


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("channel", ["http", "socket"])
@pytest.mark.parametrize("phase", PHASES)
def test_every_command_is_allowed_to_the_roles_in_the_table(phase: str, channel: str, tmp_path: Path) -> None:
    async def work(clients: RoleClients) -> None:
        send = clients.send if channel == "http" else clients.send_by_socket
        actual, wanted = {}, {}
        for command, fields in COMMAND_FIELDS.items():
            code = ""
            for role in ROLES:
                wanted[command, role] = expected(command, phase, role)
                code = code or await clients.open_table_for(command, phase)
                actual[command, role] = await send(role, code, {"do": command, **fields})
                code = "" if actual[command, role] == DONE else code  # its success may change the outcome for others
        assert actual == wanted

    run_with_clients(tmp_path, work)


# --- Routes ---

Statuses = dict[str, int]
CLOSED, CLOSED_OVER = "closed", "closed and over"  # tables whose settings allow no spectators
TABLES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    OPEN: (OPEN, {}), PLAYING: (PLAYING, {}), OVER: (OVER, {"public": True}),
    CLOSED: (PLAYING, {"watch": False}), CLOSED_OVER: (OVER, {"watch": False}),
}  # fmt: skip


def everybody(status: int) -> Statuses:
    return dict.fromkeys(ROLES, status)


def authenticated(status: int) -> Statuses:
    """Expect a status for every role except anonymous clients, who are refused."""
    return {**dict.fromkeys(AUTHENTICATED, status), ANONYMOUS: 403}


def seated(status: int, others: int) -> Statuses:
    """Expect one status for the roles with a seat, and another one for the others."""
    return {**everybody(others), **dict.fromkeys(SEATED, status)}


class Route(NamedTuple):
    """A route, the body to send there, and the expected statuses."""

    method: str
    path: str
    statuses: Any  # `Statuses`, or a dictionary of them by table
    body: Any = None
    number: int = 0  # the number of a record

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


TABLE_STATUSES: Final = {name: seated(200, 404) if name in (CLOSED, CLOSED_OVER) else everybody(200) for name in TABLES}
RECORD_STATUSES: Final = {
    OPEN: everybody(409), PLAYING: everybody(409), OVER: everybody(200),
    CLOSED: seated(409, 404), CLOSED_OVER: seated(200, 404),
}  # fmt: skip
POSITION_STATUSES: Final = {**TABLE_STATUSES, OPEN: everybody(409)}
PHRASE: Final = {"do": "phrase", "phrase": "hello"}
PHRASE_STATUSES: Final = {
    name: seated(200, 404 if name in (CLOSED, CLOSED_OVER) else 403) | {ANONYMOUS: 403} for name in TABLES
}
NEW_TABLE: Final = {"settings": {"rules": {"players": 2}, "seats": ["me", "novice"], "pace": 30}}
RECORD: Final = json.loads(Game.new(seed=1).record)
ROUTES: Final = (
    *(Route("GET", path, everybody(200)) for path in (
        "/health", "/version", "/metrics", "/about", "/static/{file_path}", "/schema", "/schema/openapi.json",
        "/", "/t/{code}", "/records", "/replay", "/replay/{number}", "/learn", "/learn/{lesson}", "/rules",
        "/app/{file_path}", "/verify", "/verify/file", "/link/{token}", "/qr",
        "/api/tables", "/api/records", "/api/records.jsonl", "/api/lessons", "/api/rulesheet",
    )),
    Route("POST", "/api/guests", everybody(201), {"name": "x"}),
    Route("POST", "/api/programs", everybody(201), {"name": "x"}),
    Route("POST", "/api/links/claim", everybody(404), {"token": "x"}),
    Route("GET", "/api/me", authenticated(200)),
    Route("PATCH", "/api/me", authenticated(200), {"language": "en"}),
    Route("POST", "/api/me/links", authenticated(201)),
    Route("GET", "/api/me/mutes", authenticated(200)),
    Route("PUT", "/api/me/mutes/{other}", authenticated(204)),
    Route("DELETE", "/api/me/mutes/{other}", authenticated(204)),
    Route("GET", "/api/me/tables", authenticated(200)),
    Route("POST", "/api/tables", authenticated(201), NEW_TABLE),
    Route("POST", "/api/records", authenticated(201), RECORD),
    Route("POST", "/api/lessons/{lesson}", everybody(200), {"actions": ""}),
    Route("POST", "/api/positions", everybody(200), {"record": RECORD}),
    Route("POST", "/api/outline", everybody(200), {"record": RECORD}),
    Route("GET", "/api/records/{number}", everybody(200), number=1),  # of a public table
    Route("GET", "/api/records/{number}", seated(200, 404), number=2),  # of a private table
    Route("GET", "/api/tables/{code}", TABLE_STATUSES),
    Route("GET", "/api/tables/{code}/events", TABLE_STATUSES),
    Route("GET", "/api/tables/{code}/stream", TABLE_STATUSES),
    Route("SOCKET", "/api/tables/{code}/socket", TABLE_STATUSES),
    Route("GET", "/api/tables/{code}/positions", POSITION_STATUSES),
    Route("GET", "/api/tables/{code}/record", RECORD_STATUSES),
    Route("POST", "/api/tables/{code}/commands", PHRASE_STATUSES, {"command": PHRASE}),
)  # fmt: skip


def test_the_table_of_routes_has_every_route(tmp_path: Path) -> None:
    config = Config(data=tmp_path, browser=False)
    service = Service.open(config)
    served = set()
    for route in tables_app(config, service).routes:
        path = re.sub(r"{(\w+):\w+}", r"{\1}", route.path)
        methods = getattr(route, "methods", None) or {"SOCKET"}
        served |= {f"{method} {path}" for method in methods - {"OPTIONS", "HEAD"}}
    service.store.close()
    assert {route.name for route in ROUTES} == served


async def _status_of(clients: RoleClients, role: str, route: Route, code: str) -> int:
    """Send a request; return the status of the response without waiting for the end of a stream."""
    file = "index.html" if route.path.startswith("/app") else "page.css"
    path = route.path.format(code=code, number=route.number, file_path=file, token="x", other="x", lesson="turn")
    if route.method == "SOCKET":
        try:
            await (await Socket.open(clients.address, code, clients.headers[role])).close()
        except websockets.InvalidStatus as refused:
            return refused.response.status_code
        return 200
    body: dict[str, Any] = {}
    if route.body is not None:
        body["json"] = {"id": f"{role} {path}", **route.body} if "commands" in path else route.body
    async with (
        http_client_as(clients.address, clients.headers[role]) as client,
        client.stream(route.method, path, **body) as answer,
    ):
        return answer.status_code


def test_every_route_is_allowed_to_the_roles_in_the_table(tmp_path: Path) -> None:
    async def work(clients: RoleClients) -> None:
        codes = {name: await clients.open_table(phase, **changes) for name, (phase, changes) in TABLES.items()}
        actual: dict[Any, int] = {}
        wanted: dict[Any, int] = {}
        for route in ROUTES:
            by_table: dict[str, Statuses] = route.statuses if OPEN in route.statuses else {OPEN: route.statuses}
            for name, statuses in by_table.items():
                for role in ROLES:
                    wanted[route.name, route.number, name, role] = statuses[role]
                    actual[route.name, route.number, name, role] = await _status_of(clients, role, route, codes[name])
        assert {cell: actual[cell] for cell in actual if actual[cell] != wanted[cell]} == {}

    run_with_clients(tmp_path, work)


def test_a_closed_table_does_not_exist_for_the_commands_of_outsiders(tmp_path: Path) -> None:
    async def work(clients: RoleClients) -> None:
        code = await clients.open_table(PLAYING, watch=False)
        for command, fields in COMMAND_FIELDS.items():
            for role in (WATCHER, PROGRAM):
                assert await clients.send(role, code, {"do": command, **fields}) == "no-table", command

    run_with_clients(tmp_path, work)


def test_players_who_leave_before_the_deal_cannot_see_a_closed_table(tmp_path: Path) -> None:
    async def work(clients: RoleClients) -> None:
        code = await clients.open_table(OPEN, watch=False)
        for role, command in (
            (OTHER, {"do": "stand", "seat": 3}), (HOST, {"do": "place", "seat": 3, "player": "novice"}),
            (HOST, {"do": "place", "seat": 4, "player": "novice"}), (HOST, {"do": "start"}),
            (HOST, {"do": "resign", "seat": 1}), (SEAT, {"do": "resign", "seat": 2}),
        ):  # fmt: skip
            assert await clients.send(role, code, command) == DONE, command
        for role, played in ((SEAT, True), (OTHER, False)):
            listed = (await clients.request(role, "GET", "/api/me/tables")).json()
            assert [each["table"]["code"] for each in listed] == [code] * played
            assert len((await clients.request(role, "GET", "/api/records")).json()) == played
            assert (await clients.request(role, "GET", f"/api/tables/{code}")).status_code == (200 if played else 404)

    run_with_clients(tmp_path, work)


def test_a_token_is_valid_only_for_its_purpose(tmp_path: Path) -> None:
    async def work(clients: RoleClients) -> None:
        device = clients.headers[HOST]["Cookie"].partition("=")[2]
        program = clients.headers[PROGRAM]["Authorization"].partition(" ")[2]
        link = (await clients.request(HOST, "POST", "/api/me/links")).json()["token"]
        for headers in (
            {"Authorization": f"Bearer {device}"}, {"Cookie": f"civ={program}"},
            {"Authorization": f"Bearer {link}"}, {"Cookie": f"civ={link}"},
        ):  # fmt: skip
            async with http_client_as(clients.address, headers) as client:
                assert (await client.get("/api/me")).status_code == 403, headers
        claimed = [await clients.request(ANONYMOUS, "POST", "/api/links/claim", json={"token": link}) for _ in range(2)]
        assert [answer.status_code for answer in claimed] == [201, 404]
        assert claimed[0].json() == (await clients.request(HOST, "GET", "/api/me")).json()

    run_with_clients(tmp_path, work)
