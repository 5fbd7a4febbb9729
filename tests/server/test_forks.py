"""A fork continues a game with the rules of its record, even if the record is older than some rules."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from civ import Game, Rules
from civ.server.core.service import DATABASE_FILE
from tests.harness.server.processes import http_client, running_server

NEWER_RULES = ("hand_limit", "stall_rounds")


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A guest of a server whose record 1 was stored before the newer rules existed, and record 2 with unusual rules."""
    folder = tmp_path_factory.mktemp("forks")
    words = ("--port", "0", "--no-browser", "--data", str(folder))
    with running_server(folder, *words) as server, http_client(server) as ann:
        assert ann.post("/api/guests", json={"name": "Ann"}).status_code == 201
        for rules in (Rules(), Rules(hand_limit="while_held", stall_rounds=3)):
            game = Game.new(rules, seed=1)
            for _ in range(10):
                game.play(game.legal[0])
            assert ann.post("/api/records", json=json.loads(game.record)).status_code == 201
        remove_newer_rules(folder / DATABASE_FILE, 1)
        assert set(ann.get("/api/records/1").json()["record"]["rules"]).isdisjoint(NEWER_RULES)
        yield ann


def remove_newer_rules(database: Path, record: int) -> None:
    """Remove the newer rules from a stored record, as it was stored before they existed."""
    with closing(sqlite3.connect(database)) as connection, connection:
        [line] = connection.execute("SELECT line FROM records WHERE id = ?", (record,)).fetchone()
        fields = json.loads(line)
        for name in NEWER_RULES:
            del fields["rules"][name]
        connection.execute("UPDATE records SET line = ? WHERE id = ?", (json.dumps(fields), record))


def open_fork(guest: httpx.Client, record: int, ply: int = 10, **settings: Any) -> httpx.Response:
    settings = {"seats": ["me", "here"], "absence": None, **settings}
    fork = {"record": record, "ply": ply}
    return guest.post("/api/tables", json={"settings": settings, "start": True, "fork": fork})


def rules_of(guest: httpx.Client, response: httpx.Response) -> dict[str, Any]:
    assert response.status_code == 201, response.text
    rules: dict[str, Any] = guest.get(f"/api/tables/{response.json()['code']}").json()["table"]["settings"]["rules"]
    return rules


@pytest.mark.parametrize("ply", [0, 10], ids=["the same deal", "play on"])
@pytest.mark.parametrize("named", [{}, {"rules": {}}, {"rules": {"players": 2, "deal": "basic"}}])
def test_rules_that_a_fork_omits_come_from_the_record(ann: httpx.Client, named: dict[str, Any], ply: int) -> None:
    old = rules_of(ann, open_fork(ann, 1, ply, **named))
    assert (old["hand_limit"], old["stall_rounds"]) == ("once_used", 0)
    unusual = rules_of(ann, open_fork(ann, 2, ply, **named))
    assert (unusual["hand_limit"], unusual["stall_rounds"]) == ("while_held", 3)


@pytest.mark.parametrize(
    ("record", "rule"), [(1, {"stall_rounds": 10}), (1, {"hand_limit": "while_held"}), (2, {"stall_rounds": 0})]
)
def test_a_fork_that_names_another_rule_is_refused(ann: httpx.Client, record: int, rule: dict[str, Any]) -> None:
    response = open_fork(ann, record, rules=rule)
    assert (response.status_code, response.json()["code"]) == (409, "fork-rules")


def test_a_rematch_of_an_old_game_keeps_its_rules(ann: httpx.Client) -> None:
    code = open_fork(ann, 1).json()["code"]
    for number, command in enumerate(({"do": "resign", "seat": 1}, {"do": "rematch"})):
        response = ann.post(f"/api/tables/{code}/commands", json={"id": str(number), "command": command})
        assert response.status_code == 200, response.text
    followed = ann.get(f"/api/tables/{code}").json()["table"]["followed"]
    rules = ann.get(f"/api/tables/{followed}").json()["table"]["settings"]["rules"]
    assert rules["stall_rounds"] == 0
