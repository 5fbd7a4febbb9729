"""Two games that differ only in what a viewer may not know give that viewer the same bytes, whatever they try.

Both games are played on a whole server, the same commands in the same order, at the same times, with the same secrets.
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
from tests.harness.server.processes import RunningServer, http_client, running_server, send_raw
from tests.harness.tiers import count

PARTS, PAIRS = count(1, 4), 78  # parts of the test, and pairs in each
LAST = "good-game"  # the phrase that ends it
Headers = dict[str, str]
JUNK = ("", "{", "null", "[]", '{"id":"j"}', '{"id":"j","command":{"do":"fly"}}', '{"id":"j","id":"k"}', "[" * 40)


class Traffic(NamedTuple):
    """All bytes that came to the viewer, by channel, and all that came to the others' sockets."""

    viewer: dict[str, Any]
    others: list[list[str]]
    seed: str  # which is nobody's to know before the end

    @property
    def shows_seed(self) -> bool:
        return self.seed in str((self.viewer, self.others))


# --- Who is there ---


class People(NamedTuple):
    """Those who play and look on, on one server: guests of a browser, programs with a token, and one unknown."""

    guests: list[Headers]
    programs: list[Headers]

    @classmethod
    async def come(cls, address: str) -> "People":
        guests, programs = [], []
        for number in range(5):
            async with http_client_as(address, {}) as client:
                await client.post("/api/guests", json={"name": f"Guest {number}", "language": "fr"})
                guests.append({"Cookie": f"civ={client.cookies['civ']}"})
                program = await client.post("/api/programs", json={"name": f"Program {number}"})
                programs.append({"Authorization": f"Bearer {program.json()['token']}"})
        return cls(guests, programs)

    def who(self, place: int, kind: int) -> Headers:
        """The person of a seat, or for place 0 of a spectator: one time a guest, another a program, or nobody."""
        return ({}, self.guests[0], self.programs[0])[kind % 3] if not place else self._seated(place, kind)

    def _seated(self, seat: int, kind: int) -> Headers:
        return (self.programs if (kind + seat) % 3 == 0 else self.guests)[seat]


# --- One game of a pair, played on a server ---


class Playing:
    """A table and everybody's sockets; `number` decides whatever there is to decide beside the game."""

    def __init__(self, address: str, given: SeededEnvironment, people: People, viewer: Viewer, number: int) -> None:
        self.address, self.given, self.viewer = address, given, viewer
        self.chance = Random(number)
        self.people, self.number = people, number
        self.sockets: dict[int, Socket] = {}  # by seat; those of spectators by numbers that are no seats
        self.code, self.seq, self.sent = "", 0, 0

    def holder(self, seat: int) -> Headers:
        """Who has a seat; the viewer may have two."""
        return self.people.who(self.viewer[0] if seat in self.viewer else seat, self.number)

    @property
    def me(self) -> Headers:
        return self.people.who(self.viewer[0] if self.viewer else 0, self.number)

    async def open(self, rules: Any) -> None:
        """Open the table; everybody comes, sits down and is ready."""
        seats = [
            "me",
            *("here" if self.viewer == (1, 2) and seat == 2 else "open" for seat in range(2, rules.players + 1)),
        ]
        wanted = {"rules": rules.to_dict(), "seats": seats, "public": self.number % 2 == 0, "absence": None}
        async with http_client_as(self.address, self.holder(1)) as host:
            opened = await host.post("/api/tables", json={"settings": wanted})
        self.code = opened.json()["code"]
        aid = "?aid=true" if self.number % 2 else ""
        for seat in range(1, rules.players + 1):
            self.sockets[seat] = await Socket.open(self.address, self.code, self.holder(seat), aid)
        self.sockets[0] = await Socket.open(self.address, self.code, self.people.who(0, self.number), aid)
        self.sockets[-1] = await Socket.open(self.address, self.code, {})
        for seat, word in enumerate(seats, start=1):
            if word == "open":
                await self.ask(seat, {"do": "sit", "seat": seat})
                await self.ask(seat, {"do": "ready"})
        await self.ask(1, {"do": "word", "words": "abracadabra"})
        await self.ask(1, {"do": "start"})

    async def ask(self, place: int, command: dict[str, Any]) -> Any:
        """One command, a second after the last."""
        self.given.now += 1
        self.sent += 1
        answer = await self.sockets[place].request({"id": f"c{self.sent}", "command": command})
        if answer["type"] == "event":
            self.seq = answer["seq"]
        return answer

    async def play(self, actions: list[tuple[int, str]]) -> None:
        for seat, action in actions:
            answer = await self.ask(seat, {"do": "act", "seat": seat, "action": action})
            assert answer["type"] == "event", answer

    @property
    def my_sockets(self) -> list[Socket]:
        return [self.sockets[seat] for seat in self.viewer] if self.viewer else [self.sockets[0], self.sockets[-1]]

    @property
    def other_sockets(self) -> list[Socket]:
        return [socket for seat, socket in self.sockets.items() if seat > 0 and seat not in self.viewer]


def moves(pair: Pair, side: int, number: int) -> list[tuple[int, str]]:
    """Seats and what they choose, in the order of the commands: in a draft all choose at once, so in any order."""
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


async def traffic_of(playing: Playing, pair: Pair, side: int) -> Traffic:
    """Play one game of a pair, try everything, and keep what came."""
    heard: dict[str, Any] = {}
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(http_client_as(playing.address, playing.me))
        await playing.open(pair.rules)
        stream = asyncio.ensure_future(_stream(client, playing.code, begun := asyncio.Event()))
        await begun.wait()
        all_moves = moves(pair, side, playing.number)
        until = playing.chance.randrange(len(all_moves) + 1)
        await playing.play(all_moves[:until])
        poll = asyncio.ensure_future(
            _ask(client, "GET", f"/api/tables/{playing.code}/events?after={playing.seq}&wait=20")
        )
        await playing.play(all_moves[until:])
        await playing.ask(1, {"do": "phrase", "phrase": "hello"})
        heard["poll"] = json.loads((await poll)[2])["events"][:1]
        heard |= await _look_around(client, playing)
        await _provoke(client, playing, heard)
        await _go_back(playing)
        for query in ("?after=0", f"?after={playing.seq - 3}&aid=true"):
            late = await Socket.open(playing.address, playing.code, playing.me, query)
            heard[f"resumed {query}"] = late.received
            await late.close()
        await playing.ask(1, {"do": "phrase", "phrase": LAST})
        heard["stream"] = await stream
        for socket in playing.sockets.values():
            await socket.request("")  # whatever came before this answer has been heard
        heard |= {f"socket {place}": [*socket.received] for place, socket in enumerate(playing.my_sockets)}
        others = [[*socket.received] for socket in playing.other_sockets]
        for socket in playing.sockets.values():
            await socket.close()
    return Traffic(heard, others, playing.given.seed.hex())


async def _ask(client: httpx.AsyncClient, method: str, path: str, **body: Any) -> tuple[int, Any, bytes]:
    answer = await client.request(method, path, **body)
    assert answer.status_code < 500, (path, answer.text)
    headers = [(name, value) for name, value in answer.headers.multi_items() if name != "date"]
    return answer.status_code, headers, answer.content


async def _stream(client: httpx.AsyncClient, code: str, begun: asyncio.Event) -> bytes:
    """What the stream says from now on, up to the last event."""
    heard = b""
    async with client.stream("GET", f"/api/tables/{code}/stream") as stream:
        async for part in stream.aiter_raw():
            heard += part
            begun.set()
            if LAST.encode() in heard and heard.endswith(b"\r\n\r\n"):
                break
    return heard


async def _look_around(client: httpx.AsyncClient, playing: Playing) -> dict[str, Any]:
    """Everything that can be read."""
    table = f"/api/tables/{playing.code}"
    paths = (
        table, f"{table}/events", f"{table}/events?after={playing.seq - 2}", f"{table}/events?after=99999",
        f"{table}/events?after=x", f"{table}/record", "/api/tables", "/api/tables/nowhere", "/api/me",
        "/api/records", "/api/records.jsonl", "/api/records/1", "/metrics/nothing", f"{table}?aid=true",
        f"{table}/positions", f"{table}/positions?from=3&count=2",
    )  # fmt: skip
    lists = () if playing.number % 8 else ("/api/me/tables",)  # they grow with every pair, and show no card
    return {path: await _ask(client, "GET", path) for path in (*paths, *lists)}


async def _provoke(client: httpx.AsyncClient, playing: Playing, heard: dict[str, Any]) -> None:
    """Every refusal: of what is not open, another's, stale, asked before under the same id, or cannot be read."""
    snapshot = json.loads(heard[f"/api/tables/{playing.code}"][2])
    open_actions = {own["seat"]: own["legal"] for own in snapshot["own"]}
    socket = playing.my_sockets[0]
    wishes: list[dict[str, Any]] = [
        {"do": "act", "seat": seat, "action": action}
        for seat in (*playing.viewer, playing.chance.choice(range(1, 5)))
        for action in NOTATION
        if action not in open_actions.get(seat, ())
    ]
    wishes += [{"do": "start"}, {"do": "sit", "seat": 1}, {"do": "rematch"}, {"do": "answer", "seat": 1, "yes": True}]
    for number, command in enumerate(wishes):
        await socket.send({"id": f"w{number}", "command": command})
    for junk in ({"id": "last", "command": wishes[0]}, *JUNK):
        await socket.request(junk)
    acts = playing.chance.sample(wishes, 4)
    for number, wish in enumerate([*({"id": f"h{n}", "command": act} for n, act in enumerate(acts)),
                                   {"id": "stale", "after": 1, "command": wishes[0]},
                                   {"id": "once", "command": {"do": "phrase", "phrase": "hello"}},
                                   {"id": "once", "command": {"do": "phrase", "phrase": "thanks"}},
                                   {"id": 7}]):  # fmt: skip
        heard[f"wish {number}"] = await _ask(client, "POST", f"/api/tables/{playing.code}/commands", json=wish)


async def _go_back(playing: Playing) -> None:
    """Take back what can be: the viewer's last action; then, if all agree, some more."""
    seats = [seat for seat in playing.sockets if seat > 0]
    if playing.viewer:
        await playing.ask(playing.viewer[0], {"do": "take-back", "seat": playing.viewer[0]})
    answer = await playing.ask(1, {"do": "propose", "seat": 1, "ply": playing.chance.randrange(20)})
    for seat in seats if answer["type"] == "event" else ():
        await playing.ask(seat, {"do": "answer", "seat": seat, "yes": True})


# --- The law ---


async def played(folder: Path, wanted: list[Pair], side: int, one_by_one: Callable[[int, Traffic], None]) -> None:
    """One side of all pairs, on one server."""
    given = SeededEnvironment(7, lambda number, rules: deal_of(wanted[number].games[side]))
    async with server_in_process(folder, given) as address:
        people = await People.come(address)
        for number, pair in enumerate(wanted):
            playing = Playing(address, given, people, pair.viewer, number)
            one_by_one(number, await traffic_of(playing, pair, side))


def _difference(one: Any, other: Any) -> str:
    """Where the first difference is, and what there is."""
    here, there = str(one), str(other)
    at = next(
        (place for place, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there))
    )
    return " or ".join(repr(text[max(0, at - 60) : at + 60]) for text in (here, there))


def told_apart(folder: Path, wanted: list[Pair]) -> list[str]:
    """What lets a viewer tell the games of a pair apart; and pairs that nobody can tell apart, which prove nothing."""
    first: dict[int, Traffic] = {}
    found = []

    def compare(number: int, other: Traffic) -> None:
        one = first.pop(number)
        assert one.viewer.keys() == other.viewer.keys()
        for channel, here in one.viewer.items():
            there = other.viewer[channel]
            if here != there:
                found.append(f"pair {number}, {wanted[number].viewer}: {channel}: {_difference(here, there)}")
        if one.shows_seed or other.shows_seed:
            found.append(f"pair {number}: the seed")
        if one.others == other.others:
            found.append(f"pair {number}: nobody")

    asyncio.run(played(folder / "one", wanted, 0, first.__setitem__))
    asyncio.run(played(folder / "other", wanted, 1, compare))
    return found


@pytest.mark.parametrize("part", range(PARTS))
def test_what_a_viewer_may_not_know_changes_no_byte_of_what_comes_to_them(part: int, tmp_path: Path) -> None:
    wanted = list(random_pairs(PAIRS, seed=part))
    assert {(pair.rules, pair.viewer) for pair in wanted} == set(rules_and_viewers())
    assert told_apart(tmp_path, wanted) == []


# --- The law bites ---


def _unhidden(*kinds: type) -> Callable[[Any, Viewer], Any]:
    """Events of these kinds as they are in the log."""
    right = visible_events._visible
    return lambda event, viewer: event if isinstance(event, kinds) else right(event, viewer)


_events_after, _own, _aid = LiveTable.events_after, GameViews.own, GameViews.aid
PLANTED: dict[str, tuple[Any, str, Any]] = {
    "a card kept in a draft is shown to all": (visible_events, "_visible", _unhidden(events.CardKept)),
    "a card given back is shown to all": (visible_events, "_visible", _unhidden(events.ActionPlayed)),
    "the seed is shown before the deal": (visible_events, "_visible", _unhidden(events.TableOpened)),
    "the deck is shown at the deal": (visible_events, "_visible", _unhidden(events.CardsDealt)),
    "spectators see what the first seat sees": (GameViews, "own", lambda self, viewer: _own(self, viewer or (1,))),
    "everybody sees what the last seat sees": (GameViews, "own", lambda self, viewer: _own(self, (*viewer, 3))),
    "spectators get the aid of the first seat": (GameViews, "aid", lambda self, viewer: _aid(self, viewer or (1,))),
    "a past position shows what was kept and given back": (history, "is_hidden", lambda *step: False),
    "what was missed is told as to all seats": (
        LiveTable, "events_after", lambda self, seq, viewer, *muted: _events_after(self, seq, (1, 2, 3), *muted),
    ),
    "the record is given out before the end": (tables, "OVER", PLAYING),
}  # fmt: skip


@pytest.mark.parametrize("story", PLANTED)
def test_a_leak_that_is_planted_is_found(story: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = secretive_pairs()
    monkeypatch.setattr(*PLANTED[story])
    assert told_apart(tmp_path, wanted)


@cache
def secretive_pairs() -> list[Pair]:
    """Pairs for a spectator in which somebody kept, or gave back, one card here and another there."""
    chance = Random(9)
    found: list[Pair] = []
    for rules in (Rules(players=3), Rules(players=3, deal="draft")):
        several = (find_pair(rules, SPECTATOR, chance) for _ in itertools.count())
        differing = (pair for pair in several if pair.games[0].actions != pair.games[1].actions)
        found += islice(differing, 3)
    return found


# --- The log ---

CANARY = "Nebuchadnezzar"


def test_no_name_word_code_or_token_is_ever_in_the_log(tmp_path: Path) -> None:
    words = ("--port", "0", "--no-browser")
    with running_server(tmp_path, *words) as server, http_client(server) as host, http_client(server) as stranger:
        secrets = [CANARY, *_tell_everything(host), *_go_wrong(server, host, stranger)]
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
    with running_server(tmp_path, *words) as server, http_client(server) as stranger:
        for code in secrets[-2:]:
            assert stranger.get(f"/api/tables/{code}").status_code == 500
            with pytest.raises(websockets.InvalidStatus):
                websocket(f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket", proxy=None)
        assert server.stop() == 0
        logged += server.log_text()
    assert "level=error" in logged  # there was something to tell
    assert [secret for secret in secrets if secret in logged] == []
    assert "Traceback" not in logged


_CANARY_TABLE: dict[str, Any] = {"settings": {"rules": {"players": 2}, "seats": ["me", "here"], "absence": None}}


def _tell_everything(host: httpx.Client) -> list[str]:
    """Give names and words to the server; the tokens and codes that it gave."""
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
        wish = {"id": f"{CANARY} {number}", "command": command}
        assert host.post(f"/api/tables/{codes[0]}/commands", json=wish).status_code == 200
    return [host.cookies["civ"], program["token"], link["token"], *codes]


def _go_wrong(server: RunningServer, host: httpx.Client, stranger: httpx.Client) -> list[str]:
    """Whatever can be wrong with a request or a socket, with the word in it; the codes of the tables."""
    codes = [listed["table"]["code"] for listed in host.get("/api/me/tables").json()]
    headers = {"Cookie": f"civ={host.cookies['civ']}"}
    for who in (host, stranger):
        for method in ("GET", "POST", "PUT", "DELETE", "PATCH"):
            for path in (f"/{CANARY}", f"/api/tables/{CANARY}", f"/api/tables/{codes[0]}/commands", f"/link/{CANARY}"):
                who.request(method, f"{path}?lang={CANARY}&after={CANARY}", headers={"Referer": CANARY})
                who.request(method, path, content=f'{{"id": "{CANARY}", "command": ', headers={"Origin": CANARY})
    send_raw(server.port, f"{CANARY} / HTTP/1.1\r\nHost: {CANARY}\r\n\r\n".encode())
    for message in (CANARY, f'{{"id": "{CANARY}"}}', CANARY.encode(), CANARY * 1000):
        url = f"ws://127.0.0.1:{server.port}/api/tables/{codes[0]}/socket"
        with websocket(url, additional_headers=headers, proxy=None) as socket:
            socket.send(message)
            if message is not CANARY:
                with suppress(OSError):  # the server may have closed it first
                    socket.socket.shutdown(SHUT_RDWR)  # gone without a word
    return codes
