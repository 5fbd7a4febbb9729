"""The deal of a finished game is verified offline from its export; before the end there is no export."""

import json
from pathlib import Path

from civ.game.deals import commitment
from tests.harness.command_runner import civ
from tests.harness.server.processes import http_client, running_server


def test_the_export_of_a_finished_game_is_verified_offline(tmp_path: Path) -> None:
    with running_server(tmp_path / "data", "--no-browser", "--port", "0") as server, http_client(server) as ann:
        assert ann.post("/api/guests", json={"name": "Ann", "language": "en"}).is_success
        settings = {"rules": {"players": 3}, "seats": ["me", "here", "adept"]}
        code = ann.post("/api/tables", json={"settings": settings}).json()["code"]
        promised = ann.get(f"/api/tables/{code}").json()["table"]["commitment"]

        def send(number: int, **command: object) -> None:
            response = ann.post(f"/api/tables/{code}/commands", json={"id": f"c{number}", "command": command})
            assert response.is_success, response.text

        send(1, do="word", words="good luck, “all” 🎴")
        send(2, do="start")
        refused = ann.get(f"/api/tables/{code}/record")
        assert (refused.status_code, refused.json()["code"]) == (409, "table-not-over")
        assert ann.get(f"/api/tables/{code}").json()["table"]["seed"] is None
        send(3, do="resign", seat=1)
        send(4, do="resign", seat=2)
        export = ann.get(f"/api/tables/{code}/record")
    file = tmp_path / "table.json"
    file.write_bytes(export.content)
    shuffle = export.json()["shuffle"]
    assert shuffle["commitment"] == promised == commitment(bytes.fromhex(shuffle["seed"]))
    assert shuffle["words"] == ["good luck, “all” 🎴"]
    assert civ("verify", str(file), "--commitment", promised).code == 0
    file.write_text(json.dumps(export.json() | {"shuffle": shuffle | {"words": []}}))
    assert civ("verify", str(file)).code == 1
