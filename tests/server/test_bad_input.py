"""Malformed and unauthorized input: every case gets its own refusal, changes nothing, and affects nobody else."""

import contextlib
import json
import os
import re
import resource
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.sync.client import ClientConnection, connect

from civ.i18n.texts import text
from tests.harness.command_runner import COMMAND, ENGLISH
from tests.harness.server.processes import (
    TIMEOUT_S,
    UPGRADE_HEADERS,
    RunningServer,
    http_client,
    request_bytes,
    running_server,
    send_raw,
    session_headers,
)

SETTINGS = {"rules": {"players": 2}, "seats": ["me", "open"], "absence": None}
DEALT = {"settings": {"rules": {"players": 2}, "seats": ["me", "here"], "watch": False}, "start": True}


@pytest.fixture(scope="module")
def host(server: RunningServer) -> Iterator[httpx.Client]:
    with guest(server, "Host") as host:
        yield host


@pytest.fixture(scope="module")
def other(server: RunningServer) -> Iterator[httpx.Client]:
    with guest(server, "Other") as other:
        yield other


@pytest.fixture(scope="module")
def quiet_table(host: httpx.Client) -> str:
    """A table that no test changes, shared because an address may open only a few."""
    return open_table(host)


@contextlib.contextmanager
def guest(server: RunningServer, name: str) -> Iterator[httpx.Client]:
    with http_client(server) as guest:
        assert guest.post("/api/guests", json={"name": name}).status_code == 201
        yield guest


def open_table(host: httpx.Client, body: Any = None) -> str:
    response = host.post("/api/tables", json=body or {"settings": SETTINGS})
    assert response.status_code == 201, response.text
    return str(response.json()["code"])


def send(person: httpx.Client, code: str, command: dict[str, Any], id: str = "c", **more: Any) -> httpx.Response:
    return person.post(f"/api/tables/{code}/commands", json={"id": id, "command": command, **more})


def refusal(response: httpx.Response, *fields: str) -> tuple[Any, ...]:
    return (response.status_code, response.json()["code"], *(response.json()[field] for field in fields))


def events(person: httpx.Client, code: str) -> Any:
    return person.get(f"/api/tables/{code}/events").json()


def socket_of(server: RunningServer, code: str, person: httpx.Client, query: str = "", **more: Any) -> ClientConnection:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket{query}"
    connection: ClientConnection = connect(
        url, additional_headers=session_headers(person), proxy=None, compression=None, **more
    )
    return connection


# --- Bodies ---

READY = {"id": "c", "command": {"do": "ready"}}
BODIES = {
    b" " * (16 << 10) + b"{}": (413, "body-too-large"),
    b"{": (400, "json-malformed"),
    b'{"id": "a", "id": "b", "command": {"do": "ready"}}': (400, "json-field-twice"),
    b'{"id": "a", "command": {"do": "ready", "do": "start"}}': (400, "json-field-twice"),
    b"[" * 40 + b"]" * 40: (400, "json-too-deep"),
    b'{"id": "a", "command": ' + b'{"do":' * 2000 + b"1" + b"}" * 2000 + b"}": (400, "json-too-deep"),
    b"\xff": (400, "json-not-text"),
    b'{"id": "a", "command": {"do": "say", "text": "\\ud800"}}': (400, "json-not-text"),
    b'{"id": "a", "after": NaN, "command": {"do": "ready"}}': (400, "json-number"),
    b'{"id": "a", "after": ' + b"9" * 5000 + b', "command": {"do": "ready"}}': (400, "json-number"),
    b"": (400, "bad-field"),
    b"null": (400, "bad-field"),
    b'{"id": "", "command": {"do": "ready"}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "fly"}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "botact", "seat": 1, "action": "M", "changed": 1}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "runout", "seat": 1}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "missing", "seat": 1}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "ready", "more": 1}}': (400, "bad-field"),
    b'{"id": "a", "after": -1, "command": {"do": "ready"}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "sit", "seat": 0}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "sit", "seat": 5}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "sit", "seat": true}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "sit", "seat": 4}}': (409, "no-such-seat"),
    b'{"id": "a", "command": {"do": "place", "seat": 2, "player": "grandmaster"}}': (400, "table-player"),
    b'{"id": "a", "command": {"do": "word", "words": ""}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "say", "text": "' + b"x" * 201 + b'"}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "say", "text": "   "}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "say", "text": "two\\nlines"}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "say", "text": "line\\n"}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "say", "text": "\\u001b[31mred"}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "say", "text": "\\u202edor"}}': (400, "bad-field"),
    b'{"id": "a", "command": {"do": "word", "words": "\\u0000"}}': (400, "bad-field"),
}


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_every_bad_body_gets_its_refusal_and_changes_nothing(host: httpx.Client, quiet_table: str, body: bytes) -> None:
    before = events(host, quiet_table)
    assert refusal(host.post(f"/api/tables/{quiet_table}/commands", content=body)) == BODIES[body]
    assert events(host, quiet_table) == before


def test_every_bad_body_gets_the_same_refusal_on_the_socket(
    server: RunningServer, host: httpx.Client, quiet_table: str
) -> None:
    before = events(host, quiet_table)
    with socket_of(server, quiet_table, host) as connection:
        for body, (_, expected) in BODIES.items():
            if len(body) > 8 << 10 or body == b"\xff":  # too large for a frame, or not text
                continue
            connection.send(body.decode() or " ")
            response = next(
                message for message in map(json.loads, connection) if message["type"] in ("refused", "event")
            )
            assert response.get("code") == ("json-malformed" if not body else expected), body
    assert events(host, quiet_table) == before


SETTINGS_BODIES: dict[str, tuple[Any, tuple[int, str]]] = {
    "too many players": ({"rules": {"players": 5}}, (400, "rules-value")),
    "teams of two": ({"rules": {"players": 2, "teams": True}}, (400, "rules-teams")),
    "too many seats": ({"seats": ["me", "open", "open"]}, (400, "table-seats")),
    "an unknown player": ({"seats": ["me", "nobody"]}, (400, "table-player")),
    "a clock that is too fast": ({"turn_seconds": 1}, (400, "bad-field")),
    "an invalid stand-in": ({"stand_in": "me"}, (400, "table-player")),
    "a pace that is too long": ({"pace": 1e9}, (400, "bad-field")),
    "an unknown setting": ({"colour": "red"}, (400, "bad-field")),
    "an unknown rule": ({"rules": {"players": 2, "plyers": 2}}, (400, "bad-field")),
}


@pytest.mark.parametrize("case", SETTINGS_BODIES)
def test_invalid_settings_open_no_table(host: httpx.Client, case: str) -> None:
    changes, expected = SETTINGS_BODIES[case]
    before = host.get("/api/me/tables").json()
    assert refusal(host.post("/api/tables", json={"settings": {**SETTINGS, **changes}})) == expected
    code = open_table(host)
    assert refusal(send(host, code, {"do": "change", "settings": {**SETTINGS, **changes}})) == expected
    assert len(host.get("/api/me/tables").json()) == len(before) + 1


def test_an_unknown_field_is_reported_by_its_path(host: httpx.Client) -> None:
    settings = {"rules": {"players": 2, "plyers": 2}, "seats": ["me", "open"]}
    assert host.post("/api/tables", json={"settings": settings}).json()["path"] == "$.settings.rules"
    change = send(host, open_table(host), {"do": "change", "settings": settings})
    assert change.json()["path"] == "$.command.settings.rules"


# --- Missing tables and private tables ---


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""), ("GET", "/events"), ("GET", "/events?wait=1"), ("GET", "/stream"), ("GET", "/record"),
        ("GET", "/socket"), ("POST", "/commands"),
    ],
)  # fmt: skip
def test_missing_tables_and_private_tables_get_the_same_response(
    server: RunningServer, host: httpx.Client, other: httpx.Client, method: str, path: str
) -> None:
    private = open_table(host, DEALT)
    assert host.get(f"/api/tables/{private}").status_code == 200
    responses: set[tuple[Any, ...]] = set()
    body = json.dumps(READY).encode() if method == "POST" else b""
    for code in (private, "0" * len(private), "nowhere", "%00", "x" * 500):
        upgrade = UPGRADE_HEADERS if path == "/socket" else {}
        headers = {"Host": "localhost", "Content-Length": str(len(body)), **session_headers(other), **upgrade}
        received = send_raw(server.port, request_bytes(method, f"/api/tables/{code}{path}", headers, body))
        responses.add(
            (received.status, *sorted(pair for pair in received.headers.items() if pair[0] != "date"), received.body)
        )
    [(status, *_, content)] = responses
    assert (status, json.loads(content)["code"]) == (404, "no-table")
    assert "level=error" not in server.log_text()


def test_guessing_codes_is_rate_limited_and_does_not_reveal_which_exist(tmp_path: Path) -> None:
    with (
        running_server(tmp_path, "--port", "0", "--no-browser") as server,
        guest(server, "Host") as host,
        guest(server, "Other") as other,
    ):
        private = open_table(host, DEALT)
        codes = [private if number % 2 else f"{number:012}" for number in range(70)]
        responses = [other.get(f"/api/tables/{code}") for code in codes]
        assert [response.status_code for response in responses[:60]] == [404] * 60
        for response in responses[-2:]:
            assert refusal(response) == (429, "too-many")
            assert int(response.headers["retry-after"]) >= 1
        assert host.get(f"/api/tables/{private}").status_code == 200


def test_changes_of_personal_data_are_rate_limited(tmp_path: Path) -> None:
    with running_server(tmp_path, "--port", "0", "--no-browser") as server, guest(server, "Restless") as host:
        changes: list[tuple[str, str, dict[str, Any]]] = [
            ("PATCH", "/api/me", {"json": {"name": "Other"}}),
            ("PUT", "/api/me/mutes/somebody", {}),
            ("DELETE", "/api/me/mutes/somebody", {}),
            ("POST", "/api/me/links", {}),
        ]
        attempts = [host.request(method, path, **sent) for method, path, sent in changes * 75]
        assert {response.status_code for response in attempts[:240]} <= {200, 201, 204}
        for method, path, sent in changes:  # four a second are allowed
            responses = [host.request(method, path, **sent) for _ in range(10)]
            assert any(response.status_code == 429 and "retry-after" in response.headers for response in responses), (
                path
            )
        assert host.get("/api/me").json()["name"] == "Other"


# --- Stale commands and duplicate ids ---


def test_the_refusal_of_a_stale_command_gives_the_current_number(
    server: RunningServer, host: httpx.Client, other: httpx.Client
) -> None:
    code = open_table(host)
    assert send(other, code, {"do": "sit", "seat": 2}).json() == {"seq": 2}
    assert refusal(send(host, code, {"do": "start"}, after=1), "seq") == (409, "table-stale", 2)
    assert refusal(send(host, code, {"do": "start"}, after=3), "seq") == (409, "table-stale", 2)
    with socket_of(server, code, host) as connection:
        connection.send(json.dumps({"id": "d", "after": 1, "command": {"do": "start"}}))
        response = next(message for message in map(json.loads, connection) if message["type"] == "refused")
        assert (response["id"], response["code"], response["seq"]) == ("d", "table-stale", 2)
    assert events(host, code)["seq"] == 2
    assert send(host, code, {"do": "ready"}, after=2).json() == {"seq": 3}


def test_an_id_can_be_used_for_one_command_only(server: RunningServer, host: httpx.Client, other: httpx.Client) -> None:
    code = open_table(host)
    assert send(host, code, {"do": "ready"}, "once").json() == {"seq": 2}
    assert send(host, code, {"do": "ready"}, "once").json() == {"seq": 2}
    assert refusal(send(host, code, {"do": "ready", "ready": False}, "once")) == (409, "command-reused")
    with socket_of(server, code, host) as connection:
        for ready in (True, False):
            connection.send(json.dumps({"id": "once", "command": {"do": "ready", "ready": ready}}))
        done, refused = (next(m for m in map(json.loads, connection) if m.get("id") == "once") for _ in range(2))
    assert (done["type"], done["seq"]) == ("done", 2)
    assert (refused["type"], refused["code"]) == ("refused", "command-reused")
    assert events(host, code)["seq"] == 2
    assert send(other, code, {"do": "sit", "seat": 2}, "once").json() == {"seq": 3}


# --- Sockets ---


def test_sockets_from_other_sites_are_refused_before_the_upgrade(server: RunningServer, host: httpx.Client) -> None:
    code = open_table(host)
    for origin, expected in (("http://evil.example", 403), ("null", 403), (f"http://localhost:{server.port}", 101)):
        headers = {"Host": f"localhost:{server.port}", **UPGRADE_HEADERS, **session_headers(host), "Origin": origin}
        with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT_S) as connection:
            connection.sendall(request_bytes("GET", f"/api/tables/{code}/socket", headers))
            assert int(connection.recv(4096).split()[1]) == expected
    assert host.post("/api/tables", json={"settings": SETTINGS}, headers={"Origin": "null"}).status_code == 403


def close_code_after(server: RunningServer, host: httpx.Client, *messages: str | bytes) -> int | None:
    """Send messages on a socket; return the code with which the server closes it."""
    code = open_table(host)
    before = events(host, code)
    with socket_of(server, code, host) as connection:
        with contextlib.suppress(websockets.ConnectionClosed):
            for message in messages:
                connection.send(message)
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                connection.recv(timeout=TIMEOUT_S)
        assert events(host, code) == before
        return connection.close_code


def test_too_large_binary_or_too_many_frames_close_the_socket(server: RunningServer, host: httpx.Client) -> None:
    assert close_code_after(server, host, "x" * (8 << 10) + "x") == 1009
    assert close_code_after(server, host, b"{}") == 1003
    assert close_code_after(server, host, *(["{}"] * 200)) == 1008


def test_a_frame_of_8_kib_is_read(server: RunningServer, host: httpx.Client) -> None:
    with socket_of(server, open_table(host), host) as connection:
        connection.send(json.dumps(READY).ljust(8 << 10))
        assert any(message.get("id") == "c" and message["type"] == "event" for message in map(json.loads, connection))


def test_refusals_on_a_socket_are_in_the_readers_language(
    server: RunningServer, host: httpx.Client, quiet_table: str
) -> None:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{quiet_table}/socket"
    cases: list[tuple[dict[str, str], str, str]] = [
        ({"Accept-Language": "fr"}, "", "fr"), (session_headers(host), "", "en"), ({}, "?lang=el", "el"),
    ]  # fmt: skip
    for headers, query, language in cases:
        with connect(url + query, additional_headers=headers, proxy=None) as connection:
            connection.send("{")
            refused = next(message for message in map(json.loads, connection) if message["type"] == "refused")
        assert refused["message"] == text("error-json-malformed", language, position=2)


def test_a_slow_reader_is_disconnected_and_receives_missed_events_later(
    server: RunningServer, host: httpx.Client, other: httpx.Client
) -> None:
    code, person = open_table(host), other.get("/api/me").json()["person"]
    with socket_of(server, code, host) as quick, _slow_socket(server, code, other) as slow:
        received, last, here = [json.loads(slow.recv(timeout=TIMEOUT_S))], 1, True
        while here:
            last = send(host, code, {"do": "word", "words": "x" * 200}, f"w{last}").json()["seq"]
            assert last < 20_000
            for message in map(json.loads, quick):
                if message["type"] == "presence":
                    here = person in message["people"]
                if message.get("seq") == last:
                    break
        with pytest.raises(websockets.ConnectionClosed):
            while True:
                received.append(json.loads(slow.recv(timeout=TIMEOUT_S)))
        assert slow.close_code == 1013
    seen = [message["seq"] for message in received if message["type"] == "event"]
    assert seen == list(range(2, len(seen) + 2))  # the first events, without a gap
    assert len(seen) + 1 < last
    after = max(len(seen) + 1, last - 400)
    with socket_of(server, code, other, f"?after={after}") as again:
        missed = [json.loads(again.recv(timeout=TIMEOUT_S)) for _ in range(last - after + 1)]
    assert [message["seq"] for message in missed] == [*range(after + 1, last + 1), last]
    assert missed[-1]["type"] == "snapshot"


def _slow_socket(server: RunningServer, code: str, person: httpx.Client) -> ClientConnection:
    """Open a socket with small buffers that reads only on request."""
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.connect(("127.0.0.1", server.port))
    return socket_of(server, code, person, sock=sock, max_queue=1)


def frame(first: int, payload: bytes = b"") -> bytes:
    """Encode a frame as clients send it, masked with zeros."""
    return bytes((first, 0x80 | len(payload), 0, 0, 0, 0)) + payload


FRAMES = {
    "pings": (frame(0x89, b"x" * 125) * 200_000, 1008),
    "endless fragments": (frame(0x01, b"x") + frame(0x00) * 200_000, 1008),
    "a message in many fragments": (frame(0x01, b"x") + frame(0x00, b"x") * 70, 1008),
    "a fragmented message that is too long": (frame(0x01, b"x" * 125) + frame(0x00, b"x" * 125) * 70, 1009),
    "invalid text": (frame(0x81, b"\xff\xff"), 1007),
    "invalid text in fragments": (frame(0x01, b"\xff") + frame(0x80, b"\xff"), 1007),
}


@pytest.mark.parametrize("case", FRAMES)
def test_frames_that_browsers_never_send_close_the_socket(
    server: RunningServer, host: httpx.Client, quiet_table: str, case: str
) -> None:
    sent, expected = FRAMES[case]
    headers = {"Host": f"localhost:{server.port}", **UPGRADE_HEADERS, **session_headers(host)}
    with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT_S) as connection:
        connection.sendall(request_bytes("GET", f"/api/tables/{quiet_table}/socket", headers))
        received = connection.recv(4096)
        assert b" 101 " in received
        with contextlib.suppress(OSError):  # the server may close the connection early
            connection.sendall(sent)
        with contextlib.suppress(OSError):
            while part := connection.recv(65536):
                received += part
    assert re.search(rb"\x88." + re.escape(expected.to_bytes(2, "big")), received, re.S)
    assert host.get("/health").status_code == 200
    assert "level=error" not in server.log_text()


def test_a_fragmented_message_is_read(server: RunningServer, host: httpx.Client) -> None:
    with socket_of(server, open_table(host), host) as connection:
        connection.send(iter(json.dumps(READY)))
        connection.ping()
        assert any(message.get("id") == "c" and message["type"] == "event" for message in map(json.loads, connection))


# --- A full disk, a missing database, a damaged database ---


def _limit_files(server: RunningServer, size: int) -> None:
    """Limit the size of files that the server writes, which simulates a full disk."""
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_commands_fail_on_a_full_disk_and_work_again_afterwards(tmp_path: Path) -> None:
    with running_server(tmp_path, "--port", "0", "--no-browser") as server, guest(server, "Host") as host:
        code = open_table(host)
        before = events(host, code)
        with socket_of(server, code, host) as connection:
            _limit_files(server, 1)
            for number in range(3):
                response = send(host, code, {"do": "ready"}, f"full {number}")
                assert refusal(response) == (503, "store-down")
                assert int(response.headers["retry-after"]) > 0
            connection.send(json.dumps({"id": "full", "command": {"do": "ready"}}))
            received = [json.loads(connection.recv(timeout=TIMEOUT_S))]
            while received[-1].get("id") != "full":
                received.append(json.loads(connection.recv(timeout=TIMEOUT_S)))
            assert (received[-1]["type"], received[-1]["code"]) == ("refused", "store-down")
            assert not any(message["type"] == "event" for message in received)
            for _ in range(2):
                health = host.get("/health")
                assert (health.status_code, health.json()["code"]) == (503, "store-down")
            assert host.post("/api/tables", json={"settings": SETTINGS}).status_code == 503
            assert host.post("/api/guests", json={"name": "x"}, headers={"Cookie": ""}).status_code == 503
            _limit_files(server, resource.RLIM_INFINITY)
            assert host.get("/health").status_code == 200  # without any other request since
            assert events(host, code) == before
            assert send(host, code, {"do": "ready"}, "full 0").json() == {"seq": 2}
            event = next(message for message in map(json.loads, connection) if message["type"] == "event")
            assert (event["seq"], event["event"]["kind"]) == (2, "readied")
            assert host.get("/health").status_code == 200
        server.process.kill()
        server.process.wait(TIMEOUT_S)
    with running_server(tmp_path, "--port", "0", "--no-browser") as server, http_client(server) as again:
        again.cookies = host.cookies
        assert [event["event"]["kind"] for event in events(again, code)["events"]] == ["opened", "readied"]
        assert again.get("/api/me/tables").json()[0]["table"]["code"] == code


def test_commands_fail_without_the_database_and_work_again_afterwards(tmp_path: Path) -> None:
    with running_server(tmp_path, "--port", "0", "--no-browser") as server, guest(server, "Host") as host:
        code = open_table(host)
        [file] = tmp_path.rglob("civ.sqlite")
        away = file.rename(file.with_suffix(".away"))
        response = send(host, code, {"do": "ready"})
        assert refusal(response) == (503, "store-down")
        assert int(response.headers["retry-after"]) > 0
        away.rename(file)
        assert send(host, code, {"do": "ready"}).json() == {"seq": 2}
        assert server.stop(signal.SIGTERM) == 0


@pytest.mark.parametrize("damage", ["newer", "junk", "cut"])
def test_an_unusable_database_is_refused_and_left_unchanged(tmp_path: Path, damage: str) -> None:
    with running_server(tmp_path, "--port", "0", "--no-browser") as server, guest(server, "Host") as host:
        open_table(host)
        server.stop()
    [file] = tmp_path.rglob("civ.sqlite")
    if damage == "newer":
        with contextlib.closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = 'from the future'")
    else:
        file.write_bytes(b"junk" * 4096 if damage == "junk" else file.read_bytes()[:5000])
    before = file.read_bytes()
    run = subprocess.run(
        [*COMMAND, "serve", "--port", "0", "--no-browser"],
        env={**os.environ, **ENGLISH, "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True, text=True, timeout=TIMEOUT_S, check=False,
    )  # fmt: skip
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1
    assert str(file) in run.stderr
    assert "Traceback" not in run.stderr
    assert file.read_bytes() == before
