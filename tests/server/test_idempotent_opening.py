"""A table is opened once, however often, from wherever and however quickly the same person asks for it under one id."""

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
OTHERS: dict[str, dict[str, Any]] = {
    "another setting": {"settings": {**SETTINGS, "chat": False}},
    "another seat": {"settings": {**SETTINGS, "seats": ["random", "me"]}},
    "dealt at once": {"start": True},
}
ROUNDS, AT_ONCE = count(30, 300), 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("opening"), "--port", "0", "--no-browser") as server:
        yield server


@pytest.fixture
def ann(server: RunningServer) -> Iterator[httpx.Client]:
    with http_client(server) as ann:
        come_in(ann)
        yield ann


def come_in(guest: httpx.Client) -> None:
    assert guest.post("/api/guests", json={"name": "Ann"}).status_code == 201


def opened(guest: httpx.Client, id: str | None, **changes: Any) -> httpx.Response:
    return guest.post("/api/tables", json={"settings": SETTINGS, "id": id, **changes})


def tables_of(guest: httpx.Client) -> list[str]:
    return [table["table"]["code"] for table in guest.get("/api/me/tables").json()]


def test_the_same_id_gives_the_same_table_and_the_first_answer(ann: httpx.Client) -> None:
    first = opened(ann, "c1", start=True)
    code = first.json()["code"]
    assert (len(code), set(code) <= set(ALPHABET), first.json()["seq"]) == (CODE_LENGTH, True, 2)
    resign = {"id": "c1", "command": {"do": "resign", "seat": 1}}
    assert ann.post(f"/api/tables/{code}/commands", json=resign).status_code == 200, "ids of a table are its own"
    again = opened(ann, "c1", start=True)
    assert (again.status_code, again.json()) == (201, first.json())
    assert tables_of(ann) == [code]


@pytest.mark.parametrize("story", OTHERS)
def test_another_table_under_the_same_id_is_refused(ann: httpx.Client, story: str) -> None:
    code = opened(ann, "c1").json()["code"]
    other = opened(ann, "c1", **OTHERS[story])
    assert (other.status_code, other.json()["code"]) == (409, "command-reused")
    assert tables_of(ann) == [code]
    assert len(ann.get(f"/api/tables/{code}/events").json()["events"]) == 1


def test_other_people_other_ids_and_no_id_give_other_tables(server: RunningServer, ann: httpx.Client) -> None:
    with http_client(server) as ben:
        come_in(ben)
        codes = [opened(guest, id).json()["code"] for guest in (ann, ben) for id in ("c1", "c2", None, None)]
    assert len(set(codes)) == len(codes)


def test_a_table_that_was_refused_can_be_asked_for_again(ann: httpx.Client) -> None:
    unfilled = {"settings": {**SETTINGS, "seats": ["me", "open"]}, "start": True}
    assert opened(ann, "c1", **unfilled).json()["code"] == "seat-open"
    assert opened(ann, "c1").status_code == 201
    for id in ("", "x" * 65, 1):
        assert opened(ann, id).json()["path"] == "$.id"  # type: ignore[arg-type]


def test_a_program_asks_again_like_anybody(server: RunningServer) -> None:
    with http_client(server) as robbie:
        token = robbie.post("/api/programs", json={"name": "Robbie"}).json()["token"]
        robbie.headers["Authorization"] = f"Bearer {token}"
        assert opened(robbie, "c1").json() == opened(robbie, "c1").json()


def test_one_person_is_the_same_on_another_device(server: RunningServer, ann: httpx.Client) -> None:
    code = opened(ann, "c1").json()["code"]
    with http_client(server) as phone:
        token = ann.post("/api/me/links").json()["token"]
        assert phone.post("/api/links/claim", json={"token": token}).is_success
        assert opened(phone, "c1").json()["code"] == code


def test_it_is_the_same_table_after_the_server_was_killed(tmp_path: Path) -> None:
    with visited(tmp_path) as ann:
        come_in(ann)
        first = opened(ann, "c1").json()
        cookies = ann.cookies
    with visited(tmp_path) as ann:
        ann.cookies = cookies
        assert opened(ann, "c1").json() == first
        assert opened(ann, "c1", start=True).json()["code"] == "command-reused"
        assert tables_of(ann) == [first["code"]]


@contextmanager
def visited(folder: Path) -> Iterator[httpx.Client]:
    """A client of a server that is killed when the client is gone."""
    with (
        running_server(folder, "--port", "0", "--no-browser", "--data", str(folder)) as server,
        http_client(server) as guest,
    ):
        yield guest


def test_however_many_ask_at_the_same_moment_there_is_one_table(tmp_path: Path) -> None:
    async def racing() -> None:
        given = SeededEnvironment(1, lambda number, rules: deal_from_seed(rules, number.to_bytes(32, "big")))
        async with server_in_process(tmp_path, given) as address, http_client_as(address, {}) as somebody:
            come = await somebody.post("/api/guests", json={"name": "Ann"})
            async with http_client_as(address, {"Cookie": come.headers["set-cookie"].split(";")[0]}) as ann:
                for number in range(ROUNDS):
                    await one_round(ann, f"c{number}", [number % 2 == 0, number % 3 == 0] * (AT_ONCE // 2))

    async def one_round(ann: httpx.AsyncClient, id: str, dealt: list[bool]) -> None:
        bodies = [{"settings": SETTINGS, "id": id, "start": start} for start in dealt]
        answers = await asyncio.gather(*(ann.post("/api/tables", json=body) for body in bodies))
        opened = [(start, answer.json()) for start, answer in zip(dealt, answers, strict=True) if answer.is_success]
        refused = [answer.json()["code"] for answer in answers if not answer.is_success]
        assert opened and all(one == opened[0] for one in opened)
        assert opened[0][1]["seq"] == 1 + opened[0][0]
        assert refused == ["command-reused"] * dealt.count(not opened[0][0])

    asyncio.run(racing())
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as store:
        [tables] = store.execute("SELECT count(*) FROM tables").fetchone()
        [first] = store.execute("SELECT count(*) FROM events WHERE seq = 1").fetchone()
    assert tables == first == ROUNDS


def test_without_the_secret_nobody_can_tell_a_code() -> None:
    codes = {code_of(bytes([number]) * 32, "ann", "c1") for number in range(1, 201)}
    codes |= {code_of(bytes(32), "ann", f"c{number}") for number in range(200)}
    codes |= {code_of(bytes(32), f"a{number}", "nn") for number in range(200)}
    assert len(codes) == 600
    assert code_of(bytes(32), "a", "bc") != code_of(bytes(32), "ab", "c")
