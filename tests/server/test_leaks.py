"""Two games that differ only in what a viewer may not know send that viewer the same bytes on every channel.

Both games are played on a whole server: the same commands in the same order, at the same times, with the same secrets.
"""

import asyncio
import contextlib
import itertools
import json
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from socket import SHUT_RDWR
from typing import Any, NamedTuple

import httpx
import pytest
import websockets
from websockets.sync.client import connect as websocket

from civ import Game, Rules
from civ.engine.rules.actions import NOTATION
from civ.server.core.live_tables import LiveTable
from civ.server.http.routes import tables
from civ.tables import events, history, visible_events
from civ.tables.snapshots import GameViews
from civ.tables.table import PLAYING
from tests.harness.server.game_pairs import SPECTATOR, Pair, Viewer, deal_of, find_pair, random_pairs, rules_and_viewers
from tests.harness.server.in_process import SeededEnvironment, Socket, http_client_as, server_in_process
from tests.harness.server.probe import CANARY
from tests.harness.server.processes import RunningServer, http_client, running_server, send_raw, session_headers
from tests.harness.tiers import count, sample

PARTS, PAIRS = count(1, 4), count(40, 78)  # parts of the test, and pairs in each: all rules and viewers occur
LAST_PHRASE = "good-game"  # the phrase that ends a session
Headers = dict[str, str]
JUNK = ("", "{", "null", "[]", '{"id":"j"}', '{"id":"j","command":{"do":"fly"}}', '{"id":"j","id":"k"}', "[" * 40)


class Traffic(NamedTuple):
    """All bytes that the viewer received, by channel, and all messages on the others' sockets."""

    viewer: dict[str, Any]
    others: list[list[str]]
    seed: str  # must not appear anywhere before the end

    @property
    def shows_seed(self) -> bool:
        return self.seed in str((self.viewer, self.others))


# --- People ---


class People(NamedTuple):
    """The headers of the players and spectators on one server: guests with a cookie and programs with a token."""

    guests: list[Headers]
    programs: list[Headers]

    @classmethod
    async def sign_in(cls, address: str) -> "People":
        guests, programs = [], []
        for number in range(5):
            async with http_client_as(address, {}) as client:
                await client.post("/api/guests", json={"name": f"Guest {number}", "language": "fr"})
                guests.append(session_headers(client))
                program = await client.post("/api/programs", json={"name": f"Program {number}"})
                programs.append({"Authorization": f"Bearer {program.json()['token']}"})
        return cls(guests, programs)

    def headers_of(self, place: int, kind: int) -> Headers:
        """Return the headers of a seat, or of a spectator for place 0: a guest, a program or an anonymous client."""
        return ({}, self.guests[0], self.programs[0])[kind % 3] if not place else self._seated(place, kind)

    def _seated(self, seat: int, kind: int) -> Headers:
        return (self.programs if (kind + seat) % 3 == 0 else self.guests)[seat]


# --- One game of a pair, played on a server ---


class TableSession:
    """A table and everybody's sockets; `number` seeds all choices except those of the game."""

    def __init__(
        self, address: str, environment: SeededEnvironment, people: People, viewer: Viewer, number: int
    ) -> None:
        self.address, self.environment, self.viewer = address, environment, viewer
        self.chance = Random(number)
        self.people, self.number = people, number
        self.sockets: dict[int, Socket] = {}  # by seat; those of spectators have the keys 0 and -1
        self.code, self.seq, self.sent = "", 0, 0

    def holder(self, seat: int) -> Headers:
        """Return the headers of the person in a seat; the viewer may have two seats."""
        return self.people.headers_of(self.viewer[0] if seat in self.viewer else seat, self.number)

    @property
    def me(self) -> Headers:
        return self.people.headers_of(self.viewer[0] if self.viewer else 0, self.number)

    async def open(self, rules: Any) -> None:
        """Open the table and all sockets, seat everybody, and start the game."""
        seats = [
            "me",
            *("here" if self.viewer == (1, 2) and seat == 2 else "open" for seat in range(2, rules.players + 1)),
        ]
        settings = {"rules": rules.to_dict(), "seats": seats, "public": self.number % 2 == 0, "absence": None}
        async with http_client_as(self.address, self.holder(1)) as host:
            response = await host.post("/api/tables", json={"settings": settings})
        self.code = response.json()["code"]
        aid = "?aid=true" if self.number % 2 else ""
        for seat in range(1, rules.players + 1):
            self.sockets[seat] = await Socket.open(self.address, self.code, self.holder(seat), aid)
        self.sockets[0] = await Socket.open(self.address, self.code, self.people.headers_of(0, self.number), aid)
        self.sockets[-1] = await Socket.open(self.address, self.code, {})
        for seat, word in enumerate(seats, start=1):
            if word == "open":
                await self.send(seat, {"do": "sit", "seat": seat})
                await self.send(seat, {"do": "ready"})
        await self.send(1, {"do": "word", "words": "abracadabra"})
        await self.send(1, {"do": "start"})

    async def send(self, place: int, command: dict[str, Any]) -> Any:
        """Send a command, one second after the previous one."""
        self.environment.now += 1
        self.sent += 1
        response = await self.sockets[place].request({"id": f"c{self.sent}", "command": command})
        if response["type"] == "event":
            self.seq = response["seq"]
        return response

    async def play(self, actions: list[tuple[int, str]]) -> None:
        for seat, action in actions:
            response = await self.send(seat, {"do": "act", "seat": seat, "action": action})
            assert response["type"] == "event", response

    @property
    def my_sockets(self) -> list[Socket]:
        return [self.sockets[seat] for seat in self.viewer] if self.viewer else [self.sockets[0], self.sockets[-1]]

    @property
    def other_sockets(self) -> list[Socket]:
        return [socket for seat, socket in self.sockets.items() if seat > 0 and seat not in self.viewer]


def moves(pair: Pair, side: int, number: int) -> list[tuple[int, str]]:
    """Return seats and actions in the order of the commands; in a draft the seats of a pass come in random order."""
    game, chance = pair.games[side], Random(number)
    again = Game(game.rules, deal_of(game))
    done: list[tuple[int, str]] = []
    draft: list[tuple[int, str]] = []
    for action in game.actions:
        (draft if again.pending.step == "keep" else done).append((again.seat, str(action)))
        again.play(action)
    players = game.rules.players
    passes = [draft[start : start + players] for start in range(0, len(draft), players)]
    return [*(move for kept in passes for move in chance.sample(kept, len(kept))), *done]


async def traffic_of(session: TableSession, pair: Pair, side: int) -> Traffic:
    """Play one game of a pair, send every kind of request, and return the traffic."""
    received: dict[str, Any] = {}
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(http_client_as(session.address, session.me))
        await session.open(pair.rules)
        stream = asyncio.ensure_future(_stream(client, session.code, started := asyncio.Event()))
        await started.wait()
        all_moves = moves(pair, side, session.number)
        until = session.chance.randrange(len(all_moves) + 1)
        await session.play(all_moves[:until])
        poll = asyncio.ensure_future(
            _request(client, "GET", f"/api/tables/{session.code}/events?after={session.seq}&wait=20")
        )
        await session.play(all_moves[until:])
        await session.send(1, {"do": "phrase", "phrase": "hello"})
        received["poll"] = json.loads((await poll)[2])["events"][:1]
        received |= await _read_everything(client, session)
        await _collect_refusals(client, session, received)
        await _take_back(session)
        for query in ("?after=0", f"?after={session.seq - 3}&aid=true"):
            late = await Socket.open(session.address, session.code, session.me, query)
            received[f"resumed {query}"] = late.received
            await late.close()
        await session.send(1, {"do": "phrase", "phrase": LAST_PHRASE})
        received["stream"] = await stream
        for socket in session.sockets.values():
            await socket.request("")  # everything sent before this response has been received
        received |= {f"socket {place}": [*socket.received] for place, socket in enumerate(session.my_sockets)}
        others = [[*socket.received] for socket in session.other_sockets]
        for socket in session.sockets.values():
            await socket.close()
    return Traffic(received, others, session.environment.seed.hex())


async def _request(client: httpx.AsyncClient, method: str, path: str, **body: Any) -> tuple[int, Any, bytes]:
    response = await client.request(method, path, **body)
    assert response.status_code < 500, (path, response.text)
    headers = [(name, value) for name, value in response.headers.multi_items() if name != "date"]
    return response.status_code, headers, response.content


async def _stream(client: httpx.AsyncClient, code: str, started: asyncio.Event) -> bytes:
    """Return the bytes of the stream from now until the last event."""
    received = b""
    async with client.stream("GET", f"/api/tables/{code}/stream") as stream:
        async for part in stream.aiter_raw():
            received += part
            started.set()
            if LAST_PHRASE.encode() in received and received.endswith(b"\r\n\r\n"):
                break
    return received


async def _read_everything(client: httpx.AsyncClient, session: TableSession) -> dict[str, Any]:
    """Request everything that can be read."""
    table = f"/api/tables/{session.code}"
    paths = (
        table, f"{table}/events", f"{table}/events?after={session.seq - 2}", f"{table}/events?after=99999",
        f"{table}/events?after=x", f"{table}/record", "/api/tables", "/api/tables/nowhere", "/api/me",
        "/api/records", "/api/records.jsonl", "/api/records/1", "/metrics/nothing", f"{table}?aid=true",
        f"{table}/positions", f"{table}/positions?from=3&count=2",
    )  # fmt: skip
    lists = () if session.number % 8 else ("/api/me/tables",)  # this list grows with every pair, and shows no card
    return {path: await _request(client, "GET", path) for path in (*paths, *lists)}


async def _collect_refusals(client: httpx.AsyncClient, session: TableSession, received: dict[str, Any]) -> None:
    """Cause every kind of refusal: illegal, unauthorized, stale, with a used id, or malformed."""
    snapshot = json.loads(received[f"/api/tables/{session.code}"][2])
    open_actions = {own["seat"]: own["legal"] for own in snapshot["own"]}
    socket = session.my_sockets[0]
    commands: list[dict[str, Any]] = [
        {"do": "act", "seat": seat, "action": action}
        for seat in (*session.viewer, session.chance.choice(range(1, 5)))
        for action in NOTATION
        if action not in open_actions.get(seat, ())
    ]
    commands += [{"do": "start"}, {"do": "sit", "seat": 1}, {"do": "rematch"}, {"do": "answer", "seat": 1, "yes": True}]
    for number, command in enumerate(commands):
        await socket.send({"id": f"w{number}", "command": command})
    for junk in ({"id": "last", "command": commands[0]}, *JUNK):
        await socket.request(junk)
    acts = session.chance.sample(commands, 4)
    for number, request in enumerate([*({"id": f"h{n}", "command": act} for n, act in enumerate(acts)),
                                      {"id": "stale", "after": 1, "command": commands[0]},
                                      {"id": "once", "command": {"do": "phrase", "phrase": "hello"}},
                                      {"id": "once", "command": {"do": "phrase", "phrase": "thanks"}},
                                      {"id": 7}]):  # fmt: skip
        path = f"/api/tables/{session.code}/commands"
        received[f"request {number}"] = await _request(client, "POST", path, json=request)


async def _take_back(session: TableSession) -> None:
    """Take back the viewer's last action, then, by a proposal that all accept, some more."""
    seats = [seat for seat in session.sockets if seat > 0]
    if session.viewer:
        await session.send(session.viewer[0], {"do": "take-back", "seat": session.viewer[0]})
    response = await session.send(1, {"do": "propose", "seat": 1, "ply": session.chance.randrange(20)})
    for seat in seats if response["type"] == "event" else ():
        await session.send(seat, {"do": "answer", "seat": seat, "yes": True})


# --- No difference is visible ---


async def play_all(folder: Path, game_pairs: list[Pair], side: int, receive: Callable[[int, Traffic], None]) -> None:
    """Play one side of all pairs on one server."""
    environment = SeededEnvironment(7, lambda number, rules: deal_of(game_pairs[number].games[side]))
    async with server_in_process(folder, environment) as address:
        people = await People.sign_in(address)
        for number, pair in enumerate(game_pairs):
            session = TableSession(address, environment, people, pair.viewer, number)
            receive(number, await traffic_of(session, pair, side))


def _difference(one: Any, other: Any) -> str:
    """Return the text around the first difference on both sides."""
    here, there = str(one), str(other)
    at = next(
        (place for place, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there))
    )
    return " or ".join(repr(text[max(0, at - 60) : at + 60]) for text in (here, there))


def find_differences(folder: Path, game_pairs: list[Pair]) -> list[str]:
    """List everything that distinguishes the games of a pair for its viewer, and pairs that differ for nobody."""
    first: dict[int, Traffic] = {}
    differences = []

    def compare(number: int, other: Traffic) -> None:
        traffic = first.pop(number)
        assert traffic.viewer.keys() == other.viewer.keys()
        for channel, here in traffic.viewer.items():
            there = other.viewer[channel]
            if here != there:
                differences.append(f"pair {number}, {game_pairs[number].viewer}: {channel}: {_difference(here, there)}")
        if traffic.shows_seed or other.shows_seed:
            differences.append(f"pair {number}: the seed")
        if traffic.others == other.others:
            differences.append(f"pair {number}: nobody")

    asyncio.run(play_all(folder / "one", game_pairs, 0, first.__setitem__))
    asyncio.run(play_all(folder / "other", game_pairs, 1, compare))
    return differences


@pytest.mark.parametrize("part", range(PARTS))
def test_hidden_information_changes_no_byte_that_a_viewer_receives(part: int, tmp_path: Path) -> None:
    game_pairs = list(random_pairs(PAIRS, seed=part))
    assert {(pair.rules, pair.viewer) for pair in game_pairs} == set(rules_and_viewers())
    assert find_differences(tmp_path, game_pairs) == []


# --- The test finds leaks ---


def _show(*kinds: type) -> Callable[[Any, Viewer], Any]:
    """Return a filter that shows events of these kinds as they are in the log."""
    original = visible_events._visible
    return lambda event, viewer: event if isinstance(event, kinds) else original(event, viewer)


_events_after, _own, _aid = LiveTable.events_after, GameViews.own, GameViews.aid
LEAKS: dict[str, tuple[Any, str, Any]] = {
    "a card kept in a draft is shown to all": (visible_events, "_visible", _show(events.CardKept)),
    "a card given back is shown to all": (visible_events, "_visible", _show(events.ActionPlayed)),
    "the seed is shown before the deal": (visible_events, "_visible", _show(events.TableOpened)),
    "the deck is shown at the deal": (visible_events, "_visible", _show(events.CardsDealt)),
    "spectators see what the first seat sees": (GameViews, "own", lambda self, viewer: _own(self, viewer or (1,))),
    "everybody sees what the last seat sees": (GameViews, "own", lambda self, viewer: _own(self, (*viewer, 3))),
    "spectators get the aid of the first seat": (GameViews, "aid", lambda self, viewer: _aid(self, viewer or (1,))),
    "a past position shows cards kept and given back": (history, "is_hidden", lambda *step: False),
    "missed events are sent as all seats see them": (
        LiveTable, "events_after", lambda self, seq, viewer, *muted: _events_after(self, seq, (1, 2, 3), *muted),
    ),
    "the record is available before the end": (tables, "OVER", PLAYING),
}  # fmt: skip


@pytest.mark.parametrize("case", sample(tuple(LEAKS), 4))
def test_every_planted_leak_is_found(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game_pairs = pairs_with_secret_choices()
    monkeypatch.setattr(*LEAKS[case])
    assert find_differences(tmp_path, game_pairs)


@cache
def pairs_with_secret_choices() -> list[Pair]:
    """Return pairs for a spectator in which a secret choice of a card differs."""
    chance = Random(9)
    pairs: list[Pair] = []
    for rules in (Rules(players=3), Rules(players=3, deal="draft")):
        candidates = (find_pair(rules, SPECTATOR, chance) for _ in itertools.count())
        differing = (pair for pair in candidates if pair.games[0].actions != pair.games[1].actions)
        pairs += islice(differing, 3)
    return pairs


# --- The log ---


def test_no_name_word_code_or_token_is_written_to_the_log(tmp_path: Path) -> None:
    flags = ("--port", "0", "--no-browser")
    with running_server(tmp_path, *flags) as server, http_client(server) as host, http_client(server) as stranger:
        secrets = [CANARY, *_send_canaries(host), *_cause_errors(server, host, stranger)]
        [file] = tmp_path.rglob("civ.sqlite")
        away = file.rename(file.with_suffix(".away"))
        assert host.post("/api/tables", json=_CANARY_TABLE).status_code == 503
        away.rename(file)
        logged = server.log_text()
        assert server.stop() == 0
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        broken = json.dumps({"kind": CANARY}).encode()
        database.executemany(
            'INSERT INTO events ("table", seq, at, body) VALUES (?, 99, 0, ?)',
            [(code, broken) for code in secrets[-2:]],
        )
    with running_server(tmp_path, *flags) as server, http_client(server) as stranger:
        for code in secrets[-2:]:
            assert stranger.get(f"/api/tables/{code}").status_code == 500
            with pytest.raises(websockets.InvalidStatus):
                websocket(f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket", proxy=None)
        assert server.stop() == 0
        logged += server.log_text()
    assert "level=error" in logged  # errors were logged
    assert [secret for secret in secrets if secret in logged] == []
    assert "Traceback" not in logged


_CANARY_TABLE: dict[str, Any] = {"settings": {"rules": {"players": 2}, "seats": ["me", "here"], "absence": None}}


def _send_canaries(host: httpx.Client) -> list[str]:
    """Send the canary as every name and word; return the tokens and codes from the server."""
    host.post("/api/guests", json={"name": CANARY})
    program = host.post("/api/programs", json={"name": CANARY}).json()
    link = host.post("/api/me/links").json()
    codes = [host.post("/api/tables", json=_CANARY_TABLE).json()["code"] for _ in range(2)]
    for number, command in enumerate(
        [
            {"do": "word", "words": CANARY},
            {"do": "say", "text": CANARY},
            {"do": "start"},
            {"do": "phrase", "phrase": "no"},
        ]
    ):
        request = {"id": f"{CANARY} {number}", "command": command}
        assert host.post(f"/api/tables/{codes[0]}/commands", json=request).status_code == 200
    return [host.cookies["civ"], program["token"], link["token"], *codes]


def _cause_errors(server: RunningServer, host: httpx.Client, stranger: httpx.Client) -> list[str]:
    """Send every kind of bad request and message with the canary in it; return the codes of the tables."""
    codes = [listed["table"]["code"] for listed in host.get("/api/me/tables").json()]
    headers = session_headers(host)
    for sender in (host, stranger):
        for method in ("GET", "POST", "PUT", "DELETE", "PATCH"):
            for path in (f"/{CANARY}", f"/api/tables/{CANARY}", f"/api/tables/{codes[0]}/commands", f"/link/{CANARY}"):
                sender.request(method, f"{path}?lang={CANARY}&after={CANARY}", headers={"Referer": CANARY})
                sender.request(method, path, content=f'{{"id": "{CANARY}", "command": ', headers={"Origin": CANARY})
    send_raw(server.port, f"{CANARY} / HTTP/1.1\r\nHost: {CANARY}\r\n\r\n".encode())
    for message in (CANARY, f'{{"id": "{CANARY}"}}', CANARY.encode(), CANARY * 1000):
        url = f"ws://127.0.0.1:{server.port}/api/tables/{codes[0]}/socket"
        with websocket(url, additional_headers=headers, proxy=None) as socket:
            socket.send(message)
            if message is not CANARY:
                with suppress(OSError):  # the server may have closed it first
                    socket.socket.shutdown(SHUT_RDWR)  # disconnect without a close frame
    return codes
