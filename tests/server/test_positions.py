"""Past positions and the aid from a real server: correct for every viewer, and without hidden information."""

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
from tests.harness.server.processes import http_client, running_server, session_headers

ACTIONS = 60


def finished_game(rules: Rules, seed: int = 1) -> Game:
    game, chance = Game.new(rules, seed=seed), Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal))
    return game


class SeatedTable:
    """A table on a server with its people; person 0 is an anonymous spectator."""

    def __init__(self, address: str, given: SeededEnvironment) -> None:
        self.address, self.given = address, given
        self.headers: list[dict[str, str]] = []
        self.code = ""

    async def request(self, person: int, method: str, path: str, **body: Any) -> httpx.Response:
        async with http_client_as(self.address, self.headers[person] if person else {}) as client:
            return await client.request(method, path, **body)

    async def open(self, rules: Rules, people: int) -> None:
        """Open a table and start the game: each person has a seat, and the first one also has all remaining seats."""
        self.headers = [{}]
        for number in range(people):
            async with http_client_as(self.address, {}) as client:
                await client.post("/api/guests", json={"name": f"Guest {number}"})
                self.headers.append(session_headers(client))
        seats = ["me", *["open"] * (people - 1), *["here"] * (rules.players - people)]
        settings = {"rules": rules.to_dict(), "seats": seats, "absence": None}
        self.code = (await self.request(1, "POST", "/api/tables", json={"settings": settings})).json()["code"]
        for person in range(2, people + 1):
            await self.send(person, {"do": "sit", "seat": person})
            await self.send(person, {"do": "ready"})
        await self.send(1, {"do": "start"})

    async def send(self, person: int, command: dict[str, Any]) -> None:
        self.given.now += 1
        request = {"id": str(self.given.now), "command": command}
        response = await self.request(person, "POST", f"/api/tables/{self.code}/commands", json=request)
        assert response.status_code == 200, response.text

    async def snapshot(self, person: int) -> dict[str, Any]:
        snapshot: dict[str, Any] = (await self.request(person, "GET", f"/api/tables/{self.code}?aid=true")).json()
        return snapshot

    async def act(self, chance: Random) -> None:
        """Play a random action for a seat to choose."""
        for person in range(1, len(self.headers)):
            for own in (await self.snapshot(person))["own"]:
                if own["legal"]:
                    action = chance.choice(own["legal"])
                    return await self.send(person, {"do": "act", "seat": own["seat"], "action": action})
        raise AssertionError("no seat is to choose")

    async def positions(self, person: int, query: str = "") -> Any:
        response = await self.request(person, "GET", f"/api/tables/{self.code}/positions{query}")
        assert response.status_code == 200, response.text
        return response.json()


def run_at_table(folder: Path, scenario: Callable[[SeatedTable], Coroutine[Any, Any, None]]) -> None:
    def dealer(number: int, rules: Rules) -> Any:
        start = Game.new(rules, seed=number)._start
        assert not isinstance(start, str)
        return start

    async def run() -> None:
        given = SeededEnvironment(3, dealer)
        async with server_in_process(folder, given) as address:
            await scenario(SeatedTable(address, given))

    asyncio.run(run())


# --- Positions of a table ---


def test_a_past_position_equals_the_earlier_snapshot(tmp_path: Path) -> None:
    async def scenario(table: SeatedTable) -> None:
        await table.open(Rules(players=3), people=2)
        seen: dict[int, list[Any]] = {0: [], 1: [], 2: []}
        chance = Random(4)
        for _ in range(ACTIONS):
            for person, views in seen.items():
                views.append(await table.snapshot(person))
            await table.act(chance)
        for person, views in seen.items():
            found = await table.positions(person, f"?count={ACTIONS}")
            assert found["plies"] == ACTIONS
            assert [position["ply"] for position in found["positions"]] == list(range(ACTIONS))
            for position, earlier in zip(found["positions"], views, strict=True):
                assert [position[part] for part in ("game", "own", "aid")] == [
                    earlier[part] for part in ("game", "own", "aid")
                ]
        assert [own["seat"] for own in (await table.positions(1))["positions"][0]["own"]] == [1, 3]
        assert [own["seat"] for own in (await table.positions(0))["positions"][0]["own"]] == [None]

    run_at_table(tmp_path, scenario)


def test_a_range_of_positions_is_a_slice_of_all_positions(tmp_path: Path) -> None:
    async def scenario(table: SeatedTable) -> None:
        await table.open(Rules(players=2), people=2)
        chance = Random(5)
        for _ in range(12):
            await table.act(chance)
        every = (await table.positions(1))["positions"]
        assert len(every) == 13
        assert (every[0]["last"], every[5]["last"]["step"]) == (None, every[4]["game"]["step"])
        for begin, count in ((0, 1), (3, 4), (12, 5), (13, 5), (99_999, 1)):
            part = await table.positions(1, f"?from={begin}&count={count}")
            assert (part["plies"], part["positions"]) == (12, every[begin : begin + count])

    run_at_table(tmp_path, scenario)


def test_positions_that_were_taken_back_are_gone(tmp_path: Path) -> None:
    async def scenario(table: SeatedTable) -> None:
        await table.open(Rules(players=2), people=1)
        await table.act(Random(1))
        before = await table.positions(1)
        seat = (await table.snapshot(1))["turn"]["waiting"][0]
        await table.send(1, {"do": "take-back", "seat": seat})
        after = await table.positions(1)
        assert (before["plies"], after["plies"]) == (1, 0)
        assert after["positions"] == before["positions"][:1]

    run_at_table(tmp_path, scenario)


def test_events_that_were_taken_back_are_reported_live_on_resume_and_in_the_log(tmp_path: Path) -> None:
    async def scenario(table: SeatedTable) -> None:
        await table.open(Rules(players=2), people=1)
        spectator = await Socket.open(table.address, table.code, {})
        await table.act(Random(1))
        snapshot = await table.snapshot(1)
        acted, seat = snapshot["seq"], snapshot["turn"]["waiting"][0]
        await table.send(1, {"do": "take-back", "seat": seat})
        await table.act(Random(1))
        # One person has both seats, so nobody has to accept the proposal.
        await table.send(1, {"do": "propose", "seat": seat, "ply": 0})
        expected = {acted + 1: [acted], acted + 3: [acted + 2]}
        resumed = await Socket.open(table.address, table.code, {}, f"?after={acted}")
        for seq in range(acted + 1, acted + 4):
            for socket in (spectator, resumed):
                assert (await event_of(socket, seq)).get("taken_back") == expected.get(seq)
        log = (await table.request(0, "GET", f"/api/tables/{table.code}/events")).json()["events"]
        assert {event["seq"]: event["taken_back"] for event in log if "taken_back" in event} == expected
        await spectator.close()
        await resumed.close()

    run_at_table(tmp_path, scenario)


def test_positions_of_a_draft_hide_the_cards_that_others_kept(tmp_path: Path) -> None:
    async def scenario(table: SeatedTable) -> None:
        await table.open(Rules(players=3, deal="draft"), people=3)
        chance = Random(2)
        for _ in range(9):
            await table.act(chance)
        for person in (0, 1, 2, 3):
            kept = [position["last"] for position in (await table.positions(person))["positions"][1:10]]
            assert [action["step"] for action in kept] == ["keep"] * 9
            assert {action["seat"] for action in kept if action["action"] is not None} == (
                {person} if person else set()
            )

    run_at_table(tmp_path, scenario)


def test_a_fork_begins_at_ply_zero(tmp_path: Path) -> None:
    async def scenario(table: SeatedTable) -> None:
        await table.open(Rules(players=2), people=1)
        game = finished_game(Rules(players=2), seed=8)
        record = (await table.request(1, "POST", "/api/records", json=json.loads(game.record))).json()["id"]
        settings = {"rules": {"players": 2}, "seats": ["me", "here"], "absence": None}
        body = {"settings": settings, "start": True, "fork": {"record": record, "ply": 20}}
        table.code = (await table.request(1, "POST", "/api/tables", json=body)).json()["code"]
        [first] = (await table.positions(1))["positions"]
        assert (first["ply"], first["last"], first["game"]) == (0, None, (await table.snapshot(1))["game"])
        await table.act(Random(3))
        [_, second] = (await table.positions(1))["positions"]
        assert second["ply"] == (await table.snapshot(1))["turn"]["ply"] == 1

    run_at_table(tmp_path, scenario)


def test_a_table_without_a_game_has_no_positions(tmp_path: Path) -> None:
    async def scenario(table: SeatedTable) -> None:
        await table.open(Rules(players=2), people=1)
        opened = await table.request(1, "POST", "/api/tables", json={"settings": {"seats": ["me", "open"]}})
        response = await table.request(1, "GET", f"/api/tables/{opened.json()['code']}/positions")
        assert (response.status_code, response.json()["code"]) == (409, "table-not-playing")
        wrong = await table.request(1, "GET", f"/api/tables/{table.code}/positions?from=-1")
        assert (wrong.status_code, '"from"' in wrong.json()["message"]) == (400, True)

    run_at_table(tmp_path, scenario)


# --- The aid over the socket ---


async def event_of(socket: Socket, seq: int) -> Any:
    return await socket.wait_for(lambda message: message["type"] == "event" and message["seq"] == seq)


def test_only_sockets_that_request_the_aid_receive_it(tmp_path: Path) -> None:
    async def scenario(table: SeatedTable) -> None:
        await table.open(Rules(players=2), people=2)
        helped = await Socket.open(table.address, table.code, table.headers[1], "?aid=true")
        plain = await Socket.open(table.address, table.code, table.headers[1])
        chance = Random(6)
        for _ in range(10):
            await table.act(chance)
            snapshot = await table.snapshot(1)
            event, without = [await event_of(socket, snapshot["seq"]) for socket in (helped, plain)]
            assert event["aid"] == snapshot["aid"]
            assert without == {name: part for name, part in event.items() if name != "aid"}
        await table.send(1, {"do": "phrase", "phrase": "hello"})
        phrase = await helped.wait_for(lambda message: message.get("event", {}).get("kind") == "phrased")
        assert "aid" not in phrase  # the game has not changed
        assert not any('"aid"' in message for message in plain.received)
        assert "aid" in json.loads(helped.received[0])
        await helped.close()
        await plain.close()

    run_at_table(tmp_path, scenario)


# --- Positions of a record ---


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("server")
    with running_server(folder, "--port", "0", "--no-browser") as server, http_client(server) as api:
        yield api


def request_positions(api: httpx.Client, game: Game, **fields: Any) -> Any:
    return api.post("/api/positions", json={"record": json.loads(game.record), **fields})


@pytest.mark.parametrize("rules", [Rules(players=2), Rules(players=4, deal="draft", teams=True)], ids=str)
def test_positions_of_a_record_are_shown_for_every_seat_spectators_and_all_hands(
    api: httpx.Client, rules: Rules
) -> None:
    game = finished_game(rules)
    plies, seats = len(game.actions), list(range(1, rules.players + 1))
    begin = plies - 20
    for seat, own_seats in [("all", seats), (None, [None]), *((seat, [seat]) for seat in seats)]:
        found = request_positions(api, game, seat=seat, **{"from": begin}).json()
        assert found["plies"] == plies
        assert [position["ply"] for position in found["positions"]] == list(range(begin, plies + 1))
        for position in found["positions"]:
            earlier = Game.from_record(Record(rules, game._start, game.actions[: position["ply"]]))
            assert [own["seat"] for own in position["own"]] == own_seats
            assert [own["seat"] for own in position["aid"]["own"]] == own_seats
            for own in position["own"]:
                view = earlier.view(own["seat"])
                assert own["hand"] == ("" if view.seat is None else view.hands[view.seat - 1])
                assert (position["seat"], position["game"]["areas"]) == (earlier.seat, list(view.areas))
                assert own["known"] == list(view.known)
            assert position["last"]["action"] in (None, str(game.actions[position["ply"] - 1]))
            if seat == "all":
                assert position["last"]["action"] is not None
    assert found["positions"][-1]["game"]["over"]


def test_a_record_can_start_from_a_position(api: httpx.Client) -> None:
    game = Game.from_position("4 players · seat 1: SS CCC · seat 2: SSSS · hand 2: M · seat 1 effects")
    game.play("~S2", "S", "S")
    found = request_positions(api, game, seat=1).json()
    assert [position["aid"]["own"][0]["choice"]["effect"] for position in found["positions"]] == [
        None,
        *["research"] * 3,
    ]


def test_a_response_has_at_most_the_maximum_number_of_positions(api: httpx.Client) -> None:
    game = finished_game(Rules(players=4))
    assert len(game.actions) > MAX_POSITIONS
    assert len(request_positions(api, game).json()["positions"]) == MAX_POSITIONS
    assert request_positions(api, game, count=MAX_POSITIONS + 1).status_code == 400


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


def test_an_unknown_seat_of_a_record_is_refused(api: httpx.Client) -> None:
    for seat in (3, 0, 5, "none", 1.5):
        response = api.post("/api/positions", json={"record": GAME, "seat": seat})
        assert (response.status_code, response.json()["path"]) == (400, "$.seat")


def test_requests_for_positions_are_rate_limited(api: httpx.Client) -> None:
    burst = RATE_LIMITS["positions"].burst
    answers = (api.post("/api/positions", json={"record": {}}).status_code for _ in range(10 * burst))
    assert 429 in answers  # on a slow machine the allowance grows in the meantime
