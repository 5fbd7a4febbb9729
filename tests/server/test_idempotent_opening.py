"""Opening a table is idempotent: requests of one person with the same id open one table."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from civ.game.deals import deal_from_seed
from civ.server.core.openings import ALPHABET, CODE_LENGTH, code_of
from civ.server.core.service import DATABASE_FILE
from tests.harness.server.in_process import SeededEnvironment, http_client_as, server_in_process
from tests.harness.server.processes import RunningServer, http_client, running_server
from tests.harness.tiers import count

SETTINGS = {"rules": {"players": 2}, "seats": ["me", "random"], "pace": 0}
CHANGES: dict[str, dict[str, Any]] = {
    "another setting": {"settings": {**SETTINGS, "chat": False}},
    "another seat": {"settings": {**SETTINGS, "seats": ["random", "me"]}},
    "dealt at once": {"start": True},
}
ROUNDS, CONCURRENT_REQUESTS = count(30, 300), 4


@pytest.fixture
def ann(server: RunningServer) -> Iterator[httpx.Client]:
    with http_client(server) as ann:
        sign_in(ann)
        yield ann


def sign_in(guest: httpx.Client) -> None:
    assert guest.post("/api/guests", json={"name": "Ann"}).status_code == 201


def open_table(guest: httpx.Client, id: object, **changes: Any) -> httpx.Response:
    return guest.post("/api/tables", json={"settings": SETTINGS, "id": id, **changes})


def tables_of(guest: httpx.Client) -> list[str]:
    return [table["table"]["code"] for table in guest.get("/api/me/tables").json()]


def test_the_same_id_returns_the_same_table_and_response(ann: httpx.Client) -> None:
    first = open_table(ann, "c1", start=True)
    code = first.json()["code"]
    assert (len(code), set(code) <= set(ALPHABET), first.json()["seq"]) == (CODE_LENGTH, True, 2)
    resign = {"id": "c1", "command": {"do": "resign", "seat": 1}}
    assert ann.post(f"/api/tables/{code}/commands", json=resign).status_code == 200, "every table has its own ids"
    again = open_table(ann, "c1", start=True)
    assert (again.status_code, again.json()) == (201, first.json())
    assert tables_of(ann) == [code]


@pytest.mark.parametrize("case", CHANGES)
def test_different_settings_with_the_same_id_are_refused(ann: httpx.Client, case: str) -> None:
    code = open_table(ann, "c1").json()["code"]
    other = open_table(ann, "c1", **CHANGES[case])
    assert (other.status_code, other.json()["code"]) == (409, "command-reused")
    assert tables_of(ann) == [code]
    assert len(ann.get(f"/api/tables/{code}/events").json()["events"]) == 1


def test_other_people_other_ids_and_no_id_open_other_tables(server: RunningServer, ann: httpx.Client) -> None:
    with http_client(server) as ben:
        sign_in(ben)
        codes = [open_table(guest, id).json()["code"] for guest in (ann, ben) for id in ("c1", "c2", None, None)]
    assert len(set(codes)) == len(codes)


def test_the_id_of_a_refused_table_can_be_used_again(ann: httpx.Client) -> None:
    unfilled = {"settings": {**SETTINGS, "seats": ["me", "open"]}, "start": True}
    assert open_table(ann, "c1", **unfilled).json()["code"] == "seat-open"
    assert open_table(ann, "c1").status_code == 201
    for id in ("", "x" * 65, 1):
        assert open_table(ann, id).json()["path"] == "$.id"


def test_programs_can_repeat_requests_too(server: RunningServer) -> None:
    with http_client(server) as program:
        token = program.post("/api/programs", json={"name": "Robbie"}).json()["token"]
        program.headers["Authorization"] = f"Bearer {token}"
        assert open_table(program, "c1").json() == open_table(program, "c1").json()


def test_the_id_is_shared_between_the_devices_of_a_person(server: RunningServer, ann: httpx.Client) -> None:
    code = open_table(ann, "c1").json()["code"]
    with http_client(server) as phone:
        token = ann.post("/api/me/links").json()["token"]
        assert phone.post("/api/links/claim", json={"token": token}).is_success
        assert open_table(phone, "c1").json()["code"] == code


def test_the_same_id_returns_the_same_table_after_a_crash(tmp_path: Path) -> None:
    with temporary_server(tmp_path) as ann:
        sign_in(ann)
        first = open_table(ann, "c1").json()
        cookies = ann.cookies
    with temporary_server(tmp_path) as ann:
        ann.cookies = cookies
        assert open_table(ann, "c1").json() == first
        assert open_table(ann, "c1", start=True).json()["code"] == "command-reused"
        assert tables_of(ann) == [first["code"]]


@contextmanager
def temporary_server(folder: Path) -> Iterator[httpx.Client]:
    """Yield a client of a server that is killed at the end of the block."""
    with (
        running_server(folder, "--port", "0", "--no-browser", "--data", str(folder)) as server,
        http_client(server) as guest,
    ):
        yield guest


def test_concurrent_requests_open_one_table(tmp_path: Path) -> None:
    async def race() -> None:
        given = SeededEnvironment(1, lambda number, rules: deal_from_seed(rules, number.to_bytes(32, "big")))
        async with server_in_process(tmp_path, given) as address, http_client_as(address, {}) as somebody:
            response = await somebody.post("/api/guests", json={"name": "Ann"})
            async with http_client_as(address, {"Cookie": response.headers["set-cookie"].split(";")[0]}) as ann:
                for number in range(ROUNDS):
                    await one_round(ann, f"c{number}", [number % 2 == 0, number % 3 == 0] * (CONCURRENT_REQUESTS // 2))

    async def one_round(ann: httpx.AsyncClient, id: str, dealt: list[bool]) -> None:
        bodies = [{"settings": SETTINGS, "id": id, "start": start} for start in dealt]
        responses = await asyncio.gather(*(ann.post("/api/tables", json=body) for body in bodies))
        accepted = [
            (start, response.json()) for start, response in zip(dealt, responses, strict=True) if response.is_success
        ]
        refused = [response.json()["code"] for response in responses if not response.is_success]
        assert accepted and all(entry == accepted[0] for entry in accepted)
        assert accepted[0][1]["seq"] == 1 + accepted[0][0]
        assert refused == ["command-reused"] * dealt.count(not accepted[0][0])

    asyncio.run(race())
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as store:
        [tables] = store.execute("SELECT count(*) FROM tables").fetchone()
        [first] = store.execute("SELECT count(*) FROM events WHERE seq = 1").fetchone()
    assert tables == first == ROUNDS


def test_codes_depend_on_the_secret_the_person_and_the_id() -> None:
    codes = {code_of(bytes([number]) * 32, "ann", "c1") for number in range(1, 201)}
    codes |= {code_of(bytes(32), "ann", f"c{number}") for number in range(200)}
    codes |= {code_of(bytes(32), f"a{number}", "nn") for number in range(200)}
    assert len(codes) == 600
    assert code_of(bytes(32), "a", "bc") != code_of(bytes(32), "ab", "c")
