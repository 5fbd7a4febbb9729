"""Overload: commands beyond the queue's capacity are refused as busy, and the others are carried out."""

import json
from pathlib import Path

from websockets.sync.client import connect

from tests.harness.server.processes import TIMEOUT_S, http_client, running_server, session_headers

BURST = 50  # messages at once, within what a socket may send


def test_commands_are_refused_while_the_queue_is_full(tmp_path: Path) -> None:
    flags = ("--port", "0", "--no-browser", "--longest-queue", "3")
    with running_server(tmp_path, *flags) as server, http_client(server) as host:
        assert host.post("/api/guests", json={"name": "Host"}).status_code == 201
        settings = {"rules": {"players": 2}, "seats": ["me", "open"]}
        code = host.post("/api/tables", json={"settings": settings}).json()["code"]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
        with connect(address, additional_headers=session_headers(host), proxy=None) as socket:
            received = [json.loads(socket.recv(TIMEOUT_S)) for _ in range(2)]
            assert {message["type"] for message in received} == {"snapshot", "presence"}
            ids = [f"c{number}" for number in range(BURST)]
            for id in ids:
                socket.send(json.dumps({"id": id, "command": {"do": "ready"}}))
            responses = [json.loads(socket.recv(TIMEOUT_S)) for _ in range(BURST)]
        assert sorted(response["id"] for response in responses) == sorted(ids)
        refused = [response for response in responses if response["type"] == "refused"]
        done = [response for response in responses if response["type"] == "event"]
        assert {response["code"] for response in refused} <= {"busy"}
        assert len(done) + len(refused) == BURST
        assert done and refused
        assert host.get(f"/api/tables/{code}").json()["seq"] == 1 + len(done)
        assert server.stop() == 0
