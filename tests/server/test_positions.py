"""Past positions and the aid, as a server gives them: right for everybody, and nothing that is not theirs."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from civ import Game, Rules
from civ.game.records import Record
from civ.server.core.service import RATE_LIMITS
from civ.wire.messages import MAX_POSITIONS
from tests.harness.server.in_process import SeededEnvironment, Socket, http_client_as, server_in_process
from tests.harness.server.processes import http_client, running_server

LONG = 60  # actions


def finished(rules: Rules, seed: int = 1) -> Game:
    game, chance = Game.new(rules, seed=seed), Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal))
    return game


class Room:
    """A table on a server, whoever sits there, and how it looked to them after every action."""

    def __init__(self, address: str, given: SeededEnvironment) -> None:
        self.address, self.given = address, given
        self.headers: list[dict[str, str]] = []
        self.code = ""

    async def ask(self, who: int, method: str, path: str, **body: Any) -> httpx.Response:
        async with http_client_as(self.address, self.headers[who] if who else {}) as client:
            return await client.request(method, path, **body)

    async def open(self, rules: Rules, people: int) -> None:
        """A dealt table: seat 1 and the next ones have a person each, the last person all that are left."""
        self.headers = [{}]
        for number in range(people):
            async with http_client_as(self.address, {}) as client:
                await client.post("/api/guests", json={"name": f"Guest {number}"})
                self.headers.append({"Cookie": f"civ={client.cookies['civ']}"})
        seats = ["me", *["open"] * (people - 1), *["here"] * (rules.players - people)]
        wanted = {"rules": rules.to_dict(), "seats": seats, "absence": None}
        self.code = (await self.ask(1, "POST", "/api/tables", json={"settings": wanted})).json()["code"]
        for who in range(2, people + 1):
            await self.command(who, {"do": "sit", "seat": who})
            await self.command(who, {"do": "ready"})
        await self.command(1, {"do": "start"})

    async def command(self, who: int, command: dict[str, Any]) -> None:
        self.given.now += 1
        wish = {"id": str(self.given.now), "command": command}
        answer = await self.ask(who, "POST", f"/api/tables/{self.code}/commands", json=wish)
        assert answer.status_code == 200, answer.text

    async def look(self, who: int) -> dict[str, Any]:
        found: dict[str, Any] = (await self.ask(who, "GET", f"/api/tables/{self.code}?aid=true")).json()
        return found

    async def act(self, chance: Random) -> None:
        """One action of whoever is to choose."""
        for who in range(1, len(self.headers)):
            for own in (await self.look(who))["own"]:
                if own["legal"]:
                    action = chance.choice(own["legal"])
                    return await self.command(who, {"do": "act", "seat": own["seat"], "action": action})
        raise AssertionError("nobody is to choose")

    async def positions(self, who: int, query: str = "") -> Any:
        answer = await self.ask(who, "GET", f"/api/tables/{self.code}/positions{query}")
        assert answer.status_code == 200, answer.text
        return answer.json()


def in_room(folder: Path, work: Callable[[Room], Coroutine[Any, Any, None]]) -> None:
    def dealer(number: int, rules: Rules) -> Any:
        start = Game.new(rules, seed=number)._start
        assert not isinstance(start, str)
        return start

    async def run() -> None:
        given = SeededEnvironment(3, dealer)
        async with server_in_process(folder, given) as address:
            await work(Room(address, given))

    asyncio.run(run())


# --- Of a table ---


def test_a_past_position_is_what_one_saw_then(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        await room.open(Rules(players=3), people=2)
        seen: dict[int, list[Any]] = {0: [], 1: [], 2: []}
        chance = Random(4)
        for _ in range(LONG):
            for who, views in seen.items():
                views.append(await room.look(who))
            await room.act(chance)
        for who, views in seen.items():
            found = await room.positions(who, f"?count={LONG}")
            assert found["plies"] == LONG
            assert [one["ply"] for one in found["positions"]] == list(range(LONG))
            for position, then in zip(found["positions"], views, strict=True):
                assert [position[part] for part in ("game", "own", "aid")] == [
                    then[part] for part in ("game", "own", "aid")
                ]
        assert [own["seat"] for own in (await room.positions(1))["positions"][0]["own"]] == [1, 3]
        assert [own["seat"] for own in (await room.positions(0))["positions"][0]["own"]] == [None]

    in_room(tmp_path, work)


def test_some_positions_are_a_part_of_all_and_there_is_nothing_of_the_future(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        await room.open(Rules(players=2), people=2)
        chance = Random(5)
        for _ in range(12):
            await room.act(chance)
        every = (await room.positions(1))["positions"]
        assert len(every) == 13
        assert (every[0]["last"], every[5]["last"]["step"]) == (None, every[4]["game"]["step"])
        for begin, count in ((0, 1), (3, 4), (12, 5), (13, 5), (99_999, 1)):
            part = await room.positions(1, f"?from={begin}&count={count}")
            assert (part["plies"], part["positions"]) == (12, every[begin : begin + count])

    in_room(tmp_path, work)


def test_what_was_taken_back_is_gone(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        await room.open(Rules(players=2), people=1)
        await room.act(Random(1))
        before = await room.positions(1)
        seat = (await room.look(1))["turn"]["waiting"][0]
        await room.command(1, {"do": "take-back", "seat": seat})
        after = await room.positions(1)
        assert (before["plies"], after["plies"]) == (1, 0)
        assert after["positions"] == before["positions"][:1]

    in_room(tmp_path, work)


def test_everybody_learns_which_events_were_taken_back_live_on_resume_and_from_the_log(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        await room.open(Rules(players=2), people=1)
        spectator = await Socket.open(room.address, room.code, {})
        await room.act(Random(1))
        found = await room.look(1)
        acted, seat = found["seq"], found["turn"]["waiting"][0]
        await room.command(1, {"do": "take-back", "seat": seat})
        await room.act(Random(1))
        await room.command(1, {"do": "propose", "seat": seat, "ply": 0})  # one person plays both seats: nobody is asked
        expected = {acted + 1: [acted], acted + 3: [acted + 2]}
        resumed = await Socket.open(room.address, room.code, {}, f"?after={acted}")
        for seq in range(acted + 1, acted + 4):
            for socket in (spectator, resumed):
                assert (await event_of(socket, seq)).get("taken_back") == expected.get(seq)
        log = (await room.ask(0, "GET", f"/api/tables/{room.code}/events")).json()["events"]
        assert {one["seq"]: one["taken_back"] for one in log if "taken_back" in one} == expected
        await spectator.close()
        await resumed.close()

    in_room(tmp_path, work)


def test_a_draft_shows_nobody_what_another_kept(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        await room.open(Rules(players=3, deal="draft"), people=3)
        chance = Random(2)
        for _ in range(9):
            await room.act(chance)
        for who in (0, 1, 2, 3):
            kept = [one["last"] for one in (await room.positions(who))["positions"][1:10]]
            assert [one["step"] for one in kept] == ["keep"] * 9
            assert {one["seat"] for one in kept if one["action"] is not None} == ({who} if who else set())

    in_room(tmp_path, work)


def test_a_fork_begins_at_ply_zero(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        await room.open(Rules(players=2), people=1)
        game = finished(Rules(players=2), seed=8)
        record = (await room.ask(1, "POST", "/api/records", json=json.loads(game.record))).json()["id"]
        wanted = {"rules": {"players": 2}, "seats": ["me", "here"], "absence": None}
        body = {"settings": wanted, "start": True, "fork": {"record": record, "ply": 20}}
        room.code = (await room.ask(1, "POST", "/api/tables", json=body)).json()["code"]
        [begun] = (await room.positions(1))["positions"]
        assert (begun["ply"], begun["last"], begun["game"]) == (0, None, (await room.look(1))["game"])
        await room.act(Random(3))
        [_, then] = (await room.positions(1))["positions"]
        assert then["ply"] == (await room.look(1))["turn"]["ply"] == 1

    in_room(tmp_path, work)


def test_before_the_deal_there_are_none(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        await room.open(Rules(players=2), people=1)
        opened = await room.ask(1, "POST", "/api/tables", json={"settings": {"seats": ["me", "open"]}})
        answer = await room.ask(1, "GET", f"/api/tables/{opened.json()['code']}/positions")
        assert (answer.status_code, answer.json()["code"]) == (409, "table-not-playing")
        wrong = await room.ask(1, "GET", f"/api/tables/{room.code}/positions?from=-1")
        assert (wrong.status_code, '"from"' in wrong.json()["message"]) == (400, True)

    in_room(tmp_path, work)


# --- The aid over the socket ---


async def event_of(socket: Socket, seq: int) -> Any:
    return await socket.wait_for(lambda message: message["type"] == "event" and message["seq"] == seq)


def test_the_aid_comes_with_every_view_to_those_who_ask_and_to_nobody_else(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        await room.open(Rules(players=2), people=2)
        helped = await Socket.open(room.address, room.code, room.headers[1], "?aid=true")
        plain = await Socket.open(room.address, room.code, room.headers[1])
        chance = Random(6)
        for _ in range(10):
            await room.act(chance)
            found = await room.look(1)
            event, without = [await event_of(socket, found["seq"]) for socket in (helped, plain)]
            assert event["aid"] == found["aid"]
            assert without == {name: part for name, part in event.items() if name != "aid"}
        await room.command(1, {"do": "phrase", "phrase": "hello"})
        said = await helped.wait_for(lambda message: message.get("event", {}).get("kind") == "phrased")
        assert "aid" not in said  # nothing has changed
        assert not any('"aid"' in message for message in plain.received)
        assert "aid" in json.loads(helped.received[0])
        await helped.close()
        await plain.close()

    in_room(tmp_path, work)


# --- Of a record ---


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("server")
    with running_server(folder, "--port", "0", "--no-browser") as server, http_client(server) as found:
        yield found


def wanted(api: httpx.Client, game: Game, **fields: Any) -> Any:
    return api.post("/api/positions", json={"record": json.loads(game.record), **fields})


@pytest.mark.parametrize("rules", [Rules(players=2), Rules(players=4, deal="draft", teams=True)], ids=str)
def test_a_record_is_shown_from_every_seat_from_none_and_with_all_hands_open(api: httpx.Client, rules: Rules) -> None:
    game = finished(rules)
    plies, seats = len(game.actions), list(range(1, rules.players + 1))
    begin = plies - 20
    for seat, eyes in [("all", seats), (None, [None]), *((seat, [seat]) for seat in seats)]:
        found = wanted(api, game, seat=seat, **{"from": begin}).json()
        assert (found["plies"], [one["ply"] for one in found["positions"]]) == (plies, list(range(begin, plies + 1)))
        for position in found["positions"]:
            then = Game.from_record(Record(rules, game._start, game.actions[: position["ply"]]))
            assert [own["seat"] for own in position["own"]] == [own["seat"] for own in position["aid"]["own"]] == eyes
            for own in position["own"]:
                view = then.view(own["seat"])
                assert own["hand"] == ("" if view.seat is None else view.hands[view.seat - 1])
                assert (position["seat"], position["game"]["areas"]) == (then.seat, list(view.areas))
                assert own["known"] == list(view.known)
            assert position["last"]["action"] in (None, str(game.actions[position["ply"] - 1]))
            if seat == "all":
                assert position["last"]["action"] is not None
    assert found["positions"][-1]["game"]["over"]


def test_a_record_may_begin_in_the_middle(api: httpx.Client) -> None:
    game = Game.from_position("4 players · seat 1: SS CCC · seat 2: SSSS · hand 2: M · seat 1 effects")
    game.play("~S2", "S", "S")
    found = wanted(api, game, seat=1).json()
    assert [one["aid"]["own"][0]["choice"]["effect"] for one in found["positions"]] == [None, *["research"] * 3]


def test_no_answer_holds_more_positions_than_it_may(api: httpx.Client) -> None:
    game = finished(Rules(players=4))
    assert len(game.actions) > MAX_POSITIONS
    assert len(wanted(api, game).json()["positions"]) == MAX_POSITIONS
    assert wanted(api, game, count=MAX_POSITIONS + 1).status_code == 400


GAME = json.loads(Game.new(Rules(players=2), seed=1).record)


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ({}, "record-missing-field"),
        ({**GAME, "actions": "Z"}, "unknown-action-at"),
        ({**GAME, "actions": "."}, "record-illegal"),
        ({**GAME, "deck": GAME["deck"][3:]}, "deck-size"),
        ({**GAME, "rules": {"players": 7}}, "rules-value"),
        ({**GAME, "moves": "e4 e5"}, "record-unknown-field"),
        ({"rules": {"players": 2}, "position": "nonsense", "actions": ""}, "position-header"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused_in_the_readers_language(
    record: Any, code: str, api: httpx.Client
) -> None:
    english, greek = (api.post(f"/api/positions?lang={lang}", json={"record": record}) for lang in ("en", "el"))
    assert (english.status_code, english.json()["code"]) == (400, code)
    assert english.json()["message"] != greek.json()["message"]


def test_a_seat_that_the_record_has_not_is_refused(api: httpx.Client) -> None:
    for seat in (3, 0, 5, "none", 1.5):
        answer = api.post("/api/positions", json={"record": GAME, "seat": seat})
        assert (answer.status_code, answer.json()["path"]) == (400, "$.seat")


def test_whoever_asks_too_often_is_told_to_wait(api: httpx.Client) -> None:
    burst = RATE_LIMITS["positions"].burst
    answers = (api.post("/api/positions", json={"record": {}}).status_code for _ in range(10 * burst))
    assert 429 in answers  # on a slow machine what is allowed grows meanwhile
