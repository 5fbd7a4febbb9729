"""Everything that one can send wrong to a table: each has its answer, changes nothing, and harms nobody else."""

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
from tests.harness.server.processes import (
    CIV_COMMAND,
    ENGLISH,
    TIMEOUT_S,
    RunningServer,
    http_client,
    request_bytes,
    running_server,
    send_raw,
)

SETTINGS = {"rules": {"players": 2}, "seats": ["me", "open"], "absence": None}
DEALT = {"settings": {"rules": {"players": 2}, "seats": ["me", "here"], "watch": False}, "start": True}
UPGRADE = {
    "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("server"), "--port", "0", "--no-browser") as found:
        yield found


@pytest.fixture(scope="module")
def host(server: RunningServer) -> Iterator[httpx.Client]:
    with guest(server, "Host") as found:
        yield found


@pytest.fixture(scope="module")
def other(server: RunningServer) -> Iterator[httpx.Client]:
    with guest(server, "Other") as found:
        yield found


@pytest.fixture(scope="module")
def calm(host: httpx.Client) -> str:
    """A table where nothing happens: an address may not open very many."""
    return opened(host)


@contextlib.contextmanager
def guest(server: RunningServer, name: str) -> Iterator[httpx.Client]:
    with http_client(server) as found:
        assert found.post("/api/guests", json={"name": name}).status_code == 201
        yield found


def opened(host: httpx.Client, wanted: Any = None) -> str:
    answer = host.post("/api/tables", json=wanted or {"settings": SETTINGS})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def asked(who: httpx.Client, code: str, command: dict[str, Any], id: str = "c", **more: Any) -> httpx.Response:
    return who.post(f"/api/tables/{code}/commands", json={"id": id, "command": command, **more})


def told(answer: httpx.Response, *fields: str) -> tuple[Any, ...]:
    return (answer.status_code, answer.json()["code"], *(answer.json()[field] for field in fields))


def events(who: httpx.Client, code: str) -> Any:
    return who.get(f"/api/tables/{code}/events").json()


def cookie(who: httpx.Client) -> dict[str, str]:
    return {"Cookie": f"civ={who.cookies['civ']}"}


def socket_of(server: RunningServer, code: str, who: httpx.Client, query: str = "", **more: Any) -> ClientConnection:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket{query}"
    found: ClientConnection = connect(url, additional_headers=cookie(who), proxy=None, compression=None, **more)
    return found


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
def test_a_body_that_is_not_right_has_its_answer_and_changes_nothing(
    host: httpx.Client, calm: str, body: bytes
) -> None:
    before = events(host, calm)
    assert told(host.post(f"/api/tables/{calm}/commands", content=body)) == BODIES[body]
    assert events(host, calm) == before


def test_a_message_that_is_not_right_has_the_same_answer_on_the_socket(
    server: RunningServer, host: httpx.Client, calm: str
) -> None:
    before = events(host, calm)
    with socket_of(server, calm, host) as live:
        for body, (_, expected) in BODIES.items():
            if len(body) > 8 << 10 or body == b"\xff":  # no frame, and no text
                continue
            live.send(body.decode() or " ")
            answer = next(message for message in map(json.loads, live) if message["type"] in ("refused", "event"))
            assert answer.get("code") == ("json-malformed" if not body else expected), body
    assert events(host, calm) == before


SETTINGS_BODIES: dict[str, tuple[Any, tuple[int, str]]] = {
    "too many players": ({"rules": {"players": 5}}, (400, "rules-value")),
    "teams of two": ({"rules": {"players": 2, "teams": True}}, (400, "rules-teams")),
    "too many seats": ({"seats": ["me", "open", "open"]}, (400, "table-seats")),
    "a seat for nobody": ({"seats": ["me", "nobody"]}, (400, "table-player")),
    "a clock too fast": ({"turn_seconds": 1}, (400, "bad-field")),
    "a stand-in that is none": ({"stand_in": "me"}, (400, "table-player")),
    "a pace without end": ({"pace": 1e9}, (400, "bad-field")),
    "an option that there is not": ({"colour": "red"}, (400, "bad-field")),
    "a rule that there is not": ({"rules": {"players": 2, "plyers": 2}}, (400, "bad-field")),
}


@pytest.mark.parametrize("story", SETTINGS_BODIES)
def test_settings_that_cannot_be_open_no_table(host: httpx.Client, story: str) -> None:
    changes, expected = SETTINGS_BODIES[story]
    before = host.get("/api/me/tables").json()
    assert told(host.post("/api/tables", json={"settings": {**SETTINGS, **changes}})) == expected
    code = opened(host)
    assert told(asked(host, code, {"do": "change", "settings": {**SETTINGS, **changes}})) == expected
    assert len(host.get("/api/me/tables").json()) == len(before) + 1


def test_what_is_not_known_is_told_by_where_it_stands(host: httpx.Client) -> None:
    settings = {"rules": {"players": 2, "plyers": 2}, "seats": ["me", "open"]}
    assert host.post("/api/tables", json={"settings": settings}).json()["path"] == "$.settings.rules"
    change = asked(host, opened(host), {"do": "change", "settings": settings})
    assert change.json()["path"] == "$.command.settings.rules"


# --- Tables that are not there, or not for the one who asks ---


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""), ("GET", "/events"), ("GET", "/events?wait=1"), ("GET", "/stream"), ("GET", "/record"),
        ("GET", "/socket"), ("POST", "/commands"),
    ],
)  # fmt: skip
def test_a_table_that_is_not_there_and_one_for_others_have_the_same_answer(
    server: RunningServer, host: httpx.Client, other: httpx.Client, method: str, path: str
) -> None:
    private = opened(host, DEALT)
    assert host.get(f"/api/tables/{private}").status_code == 200
    answers: set[tuple[Any, ...]] = set()
    body = json.dumps(READY).encode() if method == "POST" else b""
    for code in (private, "0" * len(private), "nowhere", "%00", "x" * 500):
        upgrade = UPGRADE if path == "/socket" else {}
        headers = {"Host": "localhost", "Content-Length": str(len(body)), **cookie(other), **upgrade}
        heard = send_raw(server.port, request_bytes(method, f"/api/tables/{code}{path}", headers, body))
        answers.add((heard.status, *sorted(pair for pair in heard.headers.items() if pair[0] != "date"), heard.body))
    [(status, *_, content)] = answers
    assert (status, json.loads(content)["code"]) == (404, "no-table")
    assert "level=error" not in server.log_text()


def test_whoever_tries_codes_is_soon_stopped_and_cannot_tell_which_of_them_exist(tmp_path: Path) -> None:
    with (
        running_server(tmp_path, "--port", "0", "--no-browser") as server,
        guest(server, "Host") as host,
        guest(server, "Other") as other,
    ):
        private = opened(host, DEALT)
        codes = [private if number % 2 else f"{number:012}" for number in range(70)]
        answers = [other.get(f"/api/tables/{code}") for code in codes]
        assert [answer.status_code for answer in answers[:60]] == [404] * 60
        for answer in answers[-2:]:
            assert told(answer) == (429, "too-many")
            assert int(answer.headers["retry-after"]) >= 1
        assert host.get(f"/api/tables/{private}").status_code == 200


def test_nobody_changes_what_is_kept_about_them_all_the_time(tmp_path: Path) -> None:
    with running_server(tmp_path, "--port", "0", "--no-browser") as server, guest(server, "Restless") as restless:
        changes: list[tuple[str, str, dict[str, Any]]] = [
            ("PATCH", "/api/me", {"json": {"name": "Other"}}),
            ("PUT", "/api/me/mutes/somebody", {}),
            ("DELETE", "/api/me/mutes/somebody", {}),
            ("POST", "/api/me/links", {}),
        ]
        tries = [restless.request(method, path, **sent) for method, path, sent in changes * 75]
        assert {answer.status_code for answer in tries[:240]} <= {200, 201, 204}
        for method, path, sent in changes:  # four a second go through
            answers = [restless.request(method, path, **sent) for _ in range(10)]
            assert any(answer.status_code == 429 and "retry-after" in answer.headers for answer in answers), path
        assert restless.get("/api/me").json()["name"] == "Other"


# --- Commands too late, and commands twice ---


def test_a_stale_command_hears_the_present_number(
    server: RunningServer, host: httpx.Client, other: httpx.Client
) -> None:
    code = opened(host)
    assert asked(other, code, {"do": "sit", "seat": 2}).json() == {"seq": 2}
    assert told(asked(host, code, {"do": "start"}, after=1), "seq") == (409, "table-stale", 2)
    assert told(asked(host, code, {"do": "start"}, after=3), "seq") == (409, "table-stale", 2)
    with socket_of(server, code, host) as live:
        live.send(json.dumps({"id": "d", "after": 1, "command": {"do": "start"}}))
        answer = next(message for message in map(json.loads, live) if message["type"] == "refused")
        assert (answer["id"], answer["code"], answer["seq"]) == ("d", "table-stale", 2)
    assert events(host, code)["seq"] == 2
    assert asked(host, code, {"do": "ready"}, after=2).json() == {"seq": 3}


def test_an_id_is_good_for_one_command_only(server: RunningServer, host: httpx.Client, other: httpx.Client) -> None:
    code = opened(host)
    assert asked(host, code, {"do": "ready"}, "once").json() == {"seq": 2}
    assert asked(host, code, {"do": "ready"}, "once").json() == {"seq": 2}
    assert told(asked(host, code, {"do": "ready", "ready": False}, "once")) == (409, "command-reused")
    with socket_of(server, code, host) as live:
        for ready in (True, False):
            live.send(json.dumps({"id": "once", "command": {"do": "ready", "ready": ready}}))
        done, refused = (next(m for m in map(json.loads, live) if m.get("id") == "once") for _ in range(2))
    assert (done["type"], done["seq"]) == ("done", 2)
    assert (refused["type"], refused["code"]) == ("refused", "command-reused")
    assert events(host, code)["seq"] == 2
    assert asked(other, code, {"do": "sit", "seat": 2}, "once").json() == {"seq": 3}


# --- Sockets ---


def test_the_socket_of_another_site_is_refused_before_the_upgrade(server: RunningServer, host: httpx.Client) -> None:
    code = opened(host)
    for origin, expected in (("http://evil.example", 403), ("null", 403), (f"http://localhost:{server.port}", 101)):
        headers = {"Host": f"localhost:{server.port}", **UPGRADE, **cookie(host), "Origin": origin}
        with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT_S) as connection:
            connection.sendall(request_bytes("GET", f"/api/tables/{code}/socket", headers))
            assert int(connection.recv(4096).split()[1]) == expected
    assert host.post("/api/tables", json={"settings": SETTINGS}, headers={"Origin": "null"}).status_code == 403


def closed_by(server: RunningServer, host: httpx.Client, *messages: str | bytes) -> int | None:
    """With what code the server closes a socket that sent these."""
    code = opened(host)
    before = events(host, code)
    with socket_of(server, code, host) as live:
        with contextlib.suppress(websockets.ConnectionClosed):
            for message in messages:
                live.send(message)
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                live.recv(timeout=TIMEOUT_S)
        assert events(host, code) == before
        return live.close_code


def test_frames_that_are_too_large_or_binary_or_too_many_close_the_socket(
    server: RunningServer, host: httpx.Client
) -> None:
    assert closed_by(server, host, "x" * (8 << 10) + "x") == 1009
    assert closed_by(server, host, b"{}") == 1003
    assert closed_by(server, host, *(["{}"] * 200)) == 1008


def test_a_frame_of_8_kib_is_read(server: RunningServer, host: httpx.Client) -> None:
    with socket_of(server, opened(host), host) as live:
        live.send(json.dumps(READY).ljust(8 << 10))
        assert any(message.get("id") == "c" and message["type"] == "event" for message in map(json.loads, live))


def test_a_socket_speaks_the_language_of_whoever_reads_it(server: RunningServer, host: httpx.Client, calm: str) -> None:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{calm}/socket"
    asked: list[tuple[dict[str, str], str, str]] = [
        ({"Accept-Language": "fr"}, "", "fr"), (cookie(host), "", "en"), ({}, "?lang=el", "el"),
    ]  # fmt: skip
    for headers, query, language in asked:
        with connect(url + query, additional_headers=headers, proxy=None) as live:
            live.send("{")
            refused = next(message for message in map(json.loads, live) if message["type"] == "refused")
        assert refused["message"] == text("error-json-malformed", language, position=2)


def test_a_slow_reader_is_dropped_and_finds_what_it_missed(
    server: RunningServer, host: httpx.Client, other: httpx.Client
) -> None:
    code, person = opened(host), other.get("/api/me").json()["person"]
    with socket_of(server, code, host) as quick, _slow_socket(server, code, other) as slow:
        heard, last, here = [json.loads(slow.recv(timeout=TIMEOUT_S))], 1, True
        while here:
            last = asked(host, code, {"do": "word", "words": "x" * 200}, f"w{last}").json()["seq"]
            assert last < 20_000
            for message in map(json.loads, quick):
                if message["type"] == "presence":
                    here = person in message["people"]
                if message.get("seq") == last:
                    break
        with pytest.raises(websockets.ConnectionClosed):
            while True:
                heard.append(json.loads(slow.recv(timeout=TIMEOUT_S)))
        assert slow.close_code == 1013
    seen = [message["seq"] for message in heard if message["type"] == "event"]
    assert seen == list(range(2, len(seen) + 2))  # a beginning of all that happened, without a gap
    assert len(seen) + 1 < last
    after = max(len(seen) + 1, last - 400)
    with socket_of(server, code, other, f"?after={after}") as again:
        missed = [json.loads(again.recv(timeout=TIMEOUT_S)) for _ in range(last - after + 1)]
    assert [message["seq"] for message in missed] == [*range(after + 1, last + 1), last]
    assert missed[-1]["type"] == "snapshot"


def _slow_socket(server: RunningServer, code: str, who: httpx.Client) -> ClientConnection:
    """A socket that holds little, and reads only when it is asked to."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    return socket_of(server, code, who, sock=line, max_queue=1)


def frame(first: int, payload: bytes = b"") -> bytes:
    """A frame as clients send it, masked with zeros."""
    return bytes((first, 0x80 | len(payload), 0, 0, 0, 0)) + payload


FRAMES = {
    "pings": (frame(0x89, b"x" * 125) * 200_000, 1008),
    "parts without end": (frame(0x01, b"x") + frame(0x00) * 200_000, 1008),
    "a message in many parts": (frame(0x01, b"x") + frame(0x00, b"x") * 70, 1008),
    "too long a message in parts": (frame(0x01, b"x" * 125) + frame(0x00, b"x" * 125) * 70, 1009),
    "no text": (frame(0x81, b"\xff\xff"), 1007),
    "no text in parts": (frame(0x01, b"\xff") + frame(0x80, b"\xff"), 1007),
}


@pytest.mark.parametrize("story", FRAMES)
def test_frames_that_no_browser_sends_close_the_socket(
    server: RunningServer, host: httpx.Client, calm: str, story: str
) -> None:
    sent, expected = FRAMES[story]
    headers = {"Host": f"localhost:{server.port}", **UPGRADE, **cookie(host)}
    with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT_S) as connection:
        connection.sendall(request_bytes("GET", f"/api/tables/{calm}/socket", headers))
        heard = connection.recv(4096)
        assert b" 101 " in heard
        with contextlib.suppress(OSError):  # as soon as the server has had enough
            connection.sendall(sent)
        with contextlib.suppress(OSError):
            while part := connection.recv(65536):
                heard += part
    assert re.search(rb"\x88." + re.escape(expected.to_bytes(2, "big")), heard, re.S)
    assert host.get("/health").status_code == 200
    assert "level=error" not in server.log_text()


def test_a_message_in_parts_is_read_whole(server: RunningServer, host: httpx.Client) -> None:
    with socket_of(server, opened(host), host) as live:
        live.send(iter(json.dumps(READY)))
        live.ping()
        assert any(message.get("id") == "c" and message["type"] == "event" for message in map(json.loads, live))


# --- A disk that is full, and a database that is gone ---


def _limit_files(server: RunningServer, size: int) -> None:
    """No file of the server's may grow beyond a size: what a full disk does, and can be undone."""
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_a_full_disk_is_told_and_got_over(tmp_path: Path) -> None:
    with running_server(tmp_path, "--port", "0", "--no-browser") as server, guest(server, "Host") as host:
        code = opened(host)
        before = events(host, code)
        with socket_of(server, code, host) as live:
            _limit_files(server, 1)
            for number in range(3):
                answer = asked(host, code, {"do": "ready"}, f"full {number}")
                assert told(answer) == (503, "store-down")
                assert int(answer.headers["retry-after"]) > 0
            live.send(json.dumps({"id": "full", "command": {"do": "ready"}}))
            heard = [json.loads(live.recv(timeout=TIMEOUT_S))]
            while heard[-1].get("id") != "full":
                heard.append(json.loads(live.recv(timeout=TIMEOUT_S)))
            assert (heard[-1]["type"], heard[-1]["code"]) == ("refused", "store-down")
            assert not any(message["type"] == "event" for message in heard)
            for _ in range(2):
                health = host.get("/health")
                assert (health.status_code, health.json()["code"]) == (503, "store-down")
            assert host.post("/api/tables", json={"settings": SETTINGS}).status_code == 503
            assert host.post("/api/guests", json={"name": "x"}, headers={"Cookie": ""}).status_code == 503
            _limit_files(server, resource.RLIM_INFINITY)
            assert host.get("/health").status_code == 200  # though nobody has asked for anything since
            assert events(host, code) == before
            assert asked(host, code, {"do": "ready"}, "full 0").json() == {"seq": 2}
            event = next(message for message in map(json.loads, live) if message["type"] == "event")
            assert (event["seq"], event["event"]["kind"]) == (2, "readied")
            assert host.get("/health").status_code == 200
        server.process.kill()
        server.process.wait(TIMEOUT_S)
    with running_server(tmp_path, "--port", "0", "--no-browser") as server, http_client(server) as again:
        again.cookies = host.cookies
        assert [event["event"]["kind"] for event in events(again, code)["events"]] == ["opened", "readied"]
        assert again.get("/api/me/tables").json()[0]["table"]["code"] == code


def test_a_database_that_is_gone_is_told_and_got_over(tmp_path: Path) -> None:
    with running_server(tmp_path, "--port", "0", "--no-browser") as server, guest(server, "Host") as host:
        code = opened(host)
        [file] = tmp_path.rglob("civ.sqlite")
        away = file.rename(file.with_suffix(".away"))
        answer = asked(host, code, {"do": "ready"})
        assert told(answer) == (503, "store-down")
        assert int(answer.headers["retry-after"]) > 0
        away.rename(file)
        assert asked(host, code, {"do": "ready"}).json() == {"seq": 2}
        assert server.stop(signal.SIGTERM) == 0


@pytest.mark.parametrize("damage", ["newer", "junk", "cut"])
def test_a_file_that_will_not_do_is_refused_and_stays_as_it_is(tmp_path: Path, damage: str) -> None:
    with running_server(tmp_path, "--port", "0", "--no-browser") as server, guest(server, "Host") as host:
        opened(host)
        server.stop()
    [file] = tmp_path.rglob("civ.sqlite")
    if damage == "newer":
        with contextlib.closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = 'from the future'")
    else:
        file.write_bytes(b"junk" * 4096 if damage == "junk" else file.read_bytes()[:5000])
    before = file.read_bytes()
    run = subprocess.run(
        [*CIV_COMMAND, "serve", "--port", "0", "--no-browser"],
        env={**os.environ, **ENGLISH, "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True, text=True, timeout=TIMEOUT_S, check=False,
    )  # fmt: skip
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1
    assert str(file) in run.stderr
    assert "Traceback" not in run.stderr
    assert file.read_bytes() == before
