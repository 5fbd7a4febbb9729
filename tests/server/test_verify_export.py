"""A deal of a real server can be checked offline with what it gives out at the end, and with nothing before."""

import json
from pathlib import Path

from civ.game.deals import commitment
from tests.harness.command_runner import civ
from tests.harness.server.processes import http_client, running_server


def test_what_a_table_gives_out_is_verified_offline(tmp_path: Path) -> None:
    with running_server(tmp_path / "data", "--no-browser", "--port", "0") as server, http_client(server) as ann:
        assert ann.post("/api/guests", json={"name": "Ann", "language": "en"}).is_success
        settings = {"rules": {"players": 3}, "seats": ["me", "here", "adept"]}
        code = ann.post("/api/tables", json={"settings": settings}).json()["code"]
        promised = ann.get(f"/api/tables/{code}").json()["table"]["commitment"]

        def ask(number: int, **command: object) -> None:
            answer = ann.post(f"/api/tables/{code}/commands", json={"id": f"c{number}", "command": command})
            assert answer.is_success, answer.text

        ask(1, do="word", words="good luck, “all” 🎴")
        ask(2, do="start")
        early = ann.get(f"/api/tables/{code}/record")
        assert (early.status_code, early.json()["code"]) == (409, "table-not-over")
        assert ann.get(f"/api/tables/{code}").json()["table"]["seed"] is None
        ask(3, do="resign", seat=1)
        ask(4, do="resign", seat=2)
        export = ann.get(f"/api/tables/{code}/record")
    file = tmp_path / "table.json"
    file.write_bytes(export.content)
    told = export.json()["shuffle"]
    assert told["commitment"] == promised == commitment(bytes.fromhex(told["seed"]))
    assert told["words"] == ["good luck, “all” 🎴"]
    assert civ("verify", str(file), "--commitment", promised).code == 0
    file.write_text(json.dumps(export.json() | {"shuffle": told | {"words": []}}))
    assert civ("verify", str(file)).code == 1
