"""Who may do what: every command and every route, for everybody, before the deal, while playing, and after the end.

Two tables say it all; a command or a route that is in none of them makes a test fail.
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
from tests.harness.server.in_process import SeededEnvironment, Socket, http_client_as, server_in_process

# The host has seat 1, the others seats 2 and 3; a bot has seat 4, which is open before the deal. Seat 2 begins.
HOST, SEAT, OTHER, WATCHER, PROGRAM, STRANGER = "host", "seat", "other", "watcher", "program", "stranger"
ROLES = (HOST, SEAT, OTHER, WATCHER, PROGRAM, STRANGER)
SEATED, KNOWN = (HOST, SEAT, OTHER), (HOST, SEAT, OTHER, WATCHER, PROGRAM)
OPEN, PLAYING, OVER = PHASES = "open", "playing", "over"
RULES = Rules(players=4)
SETTINGS = {"rules": {"players": 4}, "seats": ["me", "open", "open", "open"], "pace": 30, "absence": None}


class May(NamedTuple):
    """Who may give a command, what becomes of it in each phase, and what the others hear."""

    who: tuple[str, ...]
    open: str
    playing: str
    over: str
    else_: str = ""


DONE = "done"
ONLY_BEFORE, ONLY_WHILE = (DONE, "table-not-open", "table-not-open"), ("table-not-playing", DONE, "table-not-playing")
ONLY_AFTER, ALWAYS = ("table-not-over", "table-not-over", DONE), (DONE, DONE, DONE)
COMMANDS: Final = {
    "sit": May(KNOWN, *ONLY_BEFORE),
    "stand": May((SEAT,), *ONLY_BEFORE, "not-your-seat"),
    "place": May((HOST,), *ONLY_BEFORE, "host-only"),
    "change": May((HOST,), *ONLY_BEFORE, "host-only"),
    "ready": May(SEATED, *ONLY_BEFORE, "not-seated"),
    "word": May(SEATED, *ONLY_BEFORE, "not-seated"),
    "start": May((HOST,), *ONLY_BEFORE, "host-only"),
    "act": May((SEAT,), *ONLY_WHILE, "not-your-seat"),
    "take-back": May((SEAT,), *ONLY_WHILE, "not-your-seat"),
    "propose": May((SEAT,), *ONLY_WHILE, "not-your-seat"),
    "answer": May((SEAT,), *ONLY_WHILE, "not-your-seat"),
    "resign": May((SEAT,), *ONLY_WHILE, "not-your-seat"),
    "hand": May((SEAT,), *ONLY_WHILE, "not-your-seat"),
    "return": May((SEAT,), *ONLY_WHILE, "not-your-seat"),
    "say": May(SEATED, *ALWAYS, "not-seated"),
    "phrase": May(SEATED, *ALWAYS, "not-seated"),
    "rematch": May(SEATED, *ONLY_AFTER, "not-seated"),
}  # a stranger, who is nobody, hears "who-asks", whatever it is
WISHES: Final[dict[str, dict[str, Any]]] = {
    "sit": {"seat": 4}, "stand": {"seat": 2}, "place": {"seat": 4, "player": "novice"},
    "change": {"settings": {**SETTINGS, "chat": False}}, "ready": {}, "word": {"words": "abracadabra"}, "start": {},
    "act": {"seat": 2, "action": "."}, "take-back": {"seat": 2}, "propose": {"seat": 2, "ply": 0},
    "answer": {"seat": 2, "yes": False}, "resign": {"seat": 2}, "hand": {"seat": 2}, "return": {"seat": 2},
    "say": {"text": "hello"}, "phrase": {"phrase": "hello"}, "rematch": {},
}  # fmt: skip
BEFORE: Final[dict[tuple[str, str], tuple[str, dict[str, Any]]]] = {
    (OPEN, "start"): (HOST, {"do": "place", "seat": 4, "player": "novice"}),
    (PLAYING, "answer"): (HOST, {"do": "propose", "seat": 1, "ply": 0}),
    (PLAYING, "return"): (SEAT, {"do": "hand", "seat": 2}),
}  # what makes a command possible


def expected(command: str, phase: str, role: str) -> str:
    may = COMMANDS[command]
    if role == STRANGER:
        return "who-asks"
    return str(getattr(may, phase)) if role in may.who else may.else_


# --- A table in each phase ---


def _second_begins(number: int, rules: Rules) -> Deal:
    return deal_from_seed(rules, bytes(32))._replace(first=2)


class House:
    """A server and everybody there is."""

    def __init__(self, address: str, given: SeededEnvironment, headers: dict[str, dict[str, str]]) -> None:
        self.address, self.given, self.headers = address, given, headers
        self._sent = 0

    async def request(self, role: str, method: str, path: str, **body: Any) -> Any:
        async with http_client_as(self.address, self.headers[role]) as client:
            return await client.request(method, path, **body)

    async def ask(self, role: str, code: str, command: dict[str, Any]) -> str:
        """Give a command by HTTP; what became of it."""
        self._sent += 1
        body = {"id": f"c{self._sent}", "command": command}
        answer = await self.request(role, "POST", f"/api/tables/{code}/commands", json=body)
        return DONE if answer.status_code == 200 else str(answer.json()["code"])

    async def ask_by_socket(self, role: str, code: str, command: dict[str, Any]) -> str:
        """Give a command over the socket; what became of it."""
        self._sent += 1
        socket = await Socket.open(self.address, code, self.headers[role])
        answer = await socket.request({"id": f"c{self._sent}", "command": command})
        await socket.close()
        return DONE if answer["type"] == "event" else str(answer["code"])

    async def table(self, phase: str, **changes: Any) -> str:
        """The code of a new table in a phase."""
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
            assert await self.ask(role, code, command) == DONE, command
        return code

    async def table_for(self, command: str, phase: str) -> str:
        """The code of a new table in a phase, where the command is possible if it ever is in that phase."""
        code = await self.table(phase)
        if (phase, command) in BEFORE:
            role, first = BEFORE[phase, command]
            assert await self.ask(role, code, first) == DONE
        return code


FIRST_ACTION: Final = str(Game(RULES, _second_begins(0, RULES)).legal[0])


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    given = SeededEnvironment(1, _second_begins)
    async with server_in_process(folder, given) as address:
        headers: dict[str, dict[str, str]] = {STRANGER: {}}
        for role in (HOST, SEAT, OTHER, WATCHER):
            async with http_client_as(address, {}) as client:
                await client.post("/api/guests", json={"name": role})
                headers[role] = {"Cookie": f"civ={client.cookies['civ']}"}
        async with http_client_as(address, {}) as client:
            token = (await client.post("/api/programs", json={"name": PROGRAM})).json()["token"]
            headers[PROGRAM] = {"Authorization": f"Bearer {token}"}
        yield House(address, given, headers)


def at_home(folder: Path, work: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with house(folder) as found:
            await work(found)

    asyncio.run(run())


# --- Commands ---


def test_the_table_of_commands_has_every_command() -> None:
    names = {tag_of(kind) for kind in get_args(PersonCommand)}
    assert names == set(COMMANDS) == set(WISHES)


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("channel", ["http", "socket"])
@pytest.mark.parametrize("phase", PHASES)
def test_every_command_is_for_those_whom_the_table_names(phase: str, channel: str, tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ask = house.ask if channel == "http" else house.ask_by_socket
        found, wanted = {}, {}
        for command, fields in WISHES.items():
            code = ""
            for role in ROLES:
                wanted[command, role] = expected(command, phase, role)
                code = code or await house.table_for(command, phase)
                found[command, role] = await ask(role, code, {"do": command, **fields})
                code = "" if found[command, role] == DONE else code  # what is done may open or close a way for others
        assert found == wanted

    at_home(tmp_path, work)


# --- Routes ---

Statuses = dict[str, int]
CLOSED, CLOSED_OVER = "closed", "closed and over"  # tables whose settings let nobody look on
TABLES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    OPEN: (OPEN, {}), PLAYING: (PLAYING, {}), OVER: (OVER, {"public": True}),
    CLOSED: (PLAYING, {"watch": False}), CLOSED_OVER: (OVER, {"watch": False}),
}  # fmt: skip


def all_(status: int) -> Statuses:
    return dict.fromkeys(ROLES, status)


def known(status: int) -> Statuses:
    """Everybody who is somebody."""
    return {**dict.fromkeys(KNOWN, status), STRANGER: 403}


def seated(status: int, others: int) -> Statuses:
    """Those who sit there; the others are told something else."""
    return {**all_(others), **dict.fromkeys(SEATED, status)}


class Route(NamedTuple):
    """A route, what is sent there, and what everybody hears, whatever the table or by the table."""

    method: str
    path: str
    hears: Any  # `Statuses`, or a dictionary of them
    body: Any = None
    number: int = 0  # of a record

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


SEEN: Final = {name: seated(200, 404) if name in (CLOSED, CLOSED_OVER) else all_(200) for name in TABLES}
ENDED: Final = {
    OPEN: all_(409), PLAYING: all_(409), OVER: all_(200), CLOSED: seated(409, 404), CLOSED_OVER: seated(200, 404),
}  # fmt: skip
DEALT: Final = {**SEEN, OPEN: all_(409)}
PHRASE: Final = {"do": "phrase", "phrase": "hello"}
TALKED: Final = {name: seated(200, 404 if name in (CLOSED, CLOSED_OVER) else 403) | {STRANGER: 403} for name in TABLES}
NEW_TABLE: Final = {"settings": {"rules": {"players": 2}, "seats": ["me", "novice"], "pace": 30}}
A_GAME: Final = json.loads(Game.new(seed=1).record)
ROUTES: Final = (
    *(Route("GET", path, all_(200)) for path in (
        "/health", "/version", "/metrics", "/about", "/static/{file_path}", "/schema", "/schema/openapi.json",
        "/", "/t/{code}", "/records", "/replay", "/replay/{number}", "/learn", "/learn/{lesson}", "/rules",
        "/app/{file_path}", "/verify", "/verify/file", "/link/{token}", "/qr",
        "/api/tables", "/api/records", "/api/records.jsonl", "/api/lessons", "/api/rulesheet",
    )),
    Route("POST", "/api/guests", all_(201), {"name": "x"}),
    Route("POST", "/api/programs", all_(201), {"name": "x"}),
    Route("POST", "/api/links/claim", all_(404), {"token": "x"}),
    Route("GET", "/api/me", known(200)),
    Route("PATCH", "/api/me", known(200), {"language": "en"}),
    Route("POST", "/api/me/links", known(201)),
    Route("GET", "/api/me/mutes", known(200)),
    Route("PUT", "/api/me/mutes/{other}", known(204)),
    Route("DELETE", "/api/me/mutes/{other}", known(204)),
    Route("GET", "/api/me/tables", known(200)),
    Route("POST", "/api/tables", known(201), NEW_TABLE),
    Route("POST", "/api/records", known(201), A_GAME),
    Route("POST", "/api/lessons/{lesson}", all_(200), {"actions": ""}),
    Route("POST", "/api/positions", all_(200), {"record": A_GAME}),
    Route("POST", "/api/outline", all_(200), {"record": A_GAME}),
    Route("GET", "/api/records/{number}", all_(200), number=1),  # a public table's
    Route("GET", "/api/records/{number}", seated(200, 404), number=2),  # one that is not
    Route("GET", "/api/tables/{code}", SEEN),
    Route("GET", "/api/tables/{code}/events", SEEN),
    Route("GET", "/api/tables/{code}/stream", SEEN),
    Route("SOCKET", "/api/tables/{code}/socket", SEEN),
    Route("GET", "/api/tables/{code}/positions", DEALT),
    Route("GET", "/api/tables/{code}/record", ENDED),
    Route("POST", "/api/tables/{code}/commands", TALKED, {"command": PHRASE}),
)  # fmt: skip


def test_the_table_of_routes_has_every_route(tmp_path: Path) -> None:
    config = Config(data=tmp_path, browser=False)
    service = Service.open(config)
    there = set()
    for route in tables_app(config, service).routes:
        path = re.sub(r"{(\w+):\w+}", r"{\1}", route.path)
        methods = getattr(route, "methods", None) or {"SOCKET"}
        there |= {f"{method} {path}" for method in methods - {"OPTIONS", "HEAD"}}
    service.store.close()
    assert {route.name for route in ROUTES} == there


async def _heard(house: House, role: str, route: Route, code: str) -> int:
    """The status of an answer; that of a stream or a socket as soon as it begins."""
    file = "index.html" if route.path.startswith("/app") else "page.css"
    path = route.path.format(code=code, number=route.number, file_path=file, token="x", other="x", lesson="turn")
    if route.method == "SOCKET":
        try:
            await (await Socket.open(house.address, code, house.headers[role])).close()
        except websockets.InvalidStatus as refused:
            return refused.response.status_code
        return 200
    body: dict[str, Any] = {}
    if route.body is not None:
        body["json"] = {"id": f"{role} {path}", **route.body} if "commands" in path else route.body
    async with (
        http_client_as(house.address, house.headers[role]) as client,
        client.stream(route.method, path, **body) as answer,
    ):
        return answer.status_code


def test_every_route_is_for_those_whom_the_table_names(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        codes = {name: await house.table(phase, **changes) for name, (phase, changes) in TABLES.items()}
        found: dict[Any, int] = {}
        wanted: dict[Any, int] = {}
        for route in ROUTES:
            by_table: dict[str, Statuses] = route.hears if OPEN in route.hears else {OPEN: route.hears}
            for name, hears in by_table.items():
                for role in ROLES:
                    wanted[route.name, route.number, name, role] = hears[role]
                    found[route.name, route.number, name, role] = await _heard(house, role, route, codes[name])
        assert {cell: found[cell] for cell in found if found[cell] != wanted[cell]} == {}

    at_home(tmp_path, work)


def test_commands_to_a_table_that_is_closed_to_others_are_unknown_to_them(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        code = await house.table(PLAYING, watch=False)
        for command, fields in WISHES.items():
            for role in (WATCHER, PROGRAM):
                assert await house.ask(role, code, {"do": command, **fields}) == "no-table", command

    at_home(tmp_path, work)


def test_who_got_up_before_the_deal_is_a_stranger_to_a_closed_table(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        code = await house.table(OPEN, watch=False)
        for role, command in (
            (OTHER, {"do": "stand", "seat": 3}), (HOST, {"do": "place", "seat": 3, "player": "novice"}),
            (HOST, {"do": "place", "seat": 4, "player": "novice"}), (HOST, {"do": "start"}),
            (HOST, {"do": "resign", "seat": 1}), (SEAT, {"do": "resign", "seat": 2}),
        ):  # fmt: skip
            assert await house.ask(role, code, command) == DONE, command
        for role, played in ((SEAT, True), (OTHER, False)):
            listed = (await house.request(role, "GET", "/api/me/tables")).json()
            assert [each["table"]["code"] for each in listed] == [code] * played
            assert len((await house.request(role, "GET", "/api/records")).json()) == played
            assert (await house.request(role, "GET", f"/api/tables/{code}")).status_code == (200 if played else 404)

    at_home(tmp_path, work)


def test_a_token_is_good_for_its_own_purpose_only(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        device = house.headers[HOST]["Cookie"].partition("=")[2]
        program = house.headers[PROGRAM]["Authorization"].partition(" ")[2]
        link = (await house.request(HOST, "POST", "/api/me/links")).json()["token"]
        for headers in (
            {"Authorization": f"Bearer {device}"}, {"Cookie": f"civ={program}"},
            {"Authorization": f"Bearer {link}"}, {"Cookie": f"civ={link}"},
        ):  # fmt: skip
            async with http_client_as(house.address, headers) as client:
                assert (await client.get("/api/me")).status_code == 403, headers
        claimed = [await house.request(STRANGER, "POST", "/api/links/claim", json={"token": link}) for _ in range(2)]
        assert [answer.status_code for answer in claimed] == [201, 404]
        assert claimed[0].json() == (await house.request(HOST, "GET", "/api/me")).json()

    at_home(tmp_path, work)
