"""More than can be stored is turned away with a clear answer; whoever is turned away may come again."""

import json
from pathlib import Path

from websockets.sync.client import connect

from tests.harness.server.processes import TIMEOUT_S, http_client, running_server

BURST = 50  # messages at once, within what a socket may send


def test_a_full_queue_says_so_and_goes_on(tmp_path: Path) -> None:
    words = ("--port", "0", "--no-browser", "--longest-queue", "3")
    with running_server(tmp_path, *words) as server, http_client(server) as host:
        assert host.post("/api/guests", json={"name": "Host"}).status_code == 201
        settings = {"rules": {"players": 2}, "seats": ["me", "open"]}
        code = host.post("/api/tables", json={"settings": settings}).json()["code"]
        cookie = {"Cookie": f"civ={host.cookies['civ']}"}
        address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
        with connect(address, additional_headers=cookie, proxy=None) as socket:
            heard = [json.loads(socket.recv(TIMEOUT_S)) for _ in range(2)]
            assert {message["type"] for message in heard} == {"snapshot", "presence"}
            ids = [f"c{number}" for number in range(BURST)]
            for id in ids:
                socket.send(json.dumps({"id": id, "command": {"do": "ready"}}))
            answers = [json.loads(socket.recv(TIMEOUT_S)) for _ in range(BURST)]
        assert sorted(answer["id"] for answer in answers) == sorted(ids)
        refused = [answer for answer in answers if answer["type"] == "refused"]
        done = [answer for answer in answers if answer["type"] == "event"]
        assert {answer["code"] for answer in refused} <= {"busy"}
        assert len(done) + len(refused) == BURST
        assert done and refused
        assert host.get(f"/api/tables/{code}").json()["seq"] == 1 + len(done)
        assert server.stop() == 0
