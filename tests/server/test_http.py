"""What every route has in common: bodies, queries, errors, languages, rate limits and sockets."""

import asyncio
import json
import re
from typing import Any

import httpx
import pytest
import websockets

from civ.errors import BadRequest, BadRules, CivError, IllegalAction
from civ.i18n.texts import LANGUAGES, text
from civ.server.core.rate_limits import Allowance, RateLimit
from civ.server.errors import Busy, StoreUnavailable
from civ.server.http.problems import STATUSES, status_of
from civ.server.http.scopes import reader_language
from civ.wire.strict_json import read_fields, read_json
from tests.harness.server.probe import CANARY, Order
from tests.harness.server.processes import (
    PROBE_COMMAND,
    RunningServer,
    host_header,
    http_client,
    request_bytes,
    running_server,
    send_raw,
)

ORDER = {"name": "Ada", "rules": {"players": 3}}


def post_order(probe: RunningServer, body: bytes, **headers: str) -> Any:
    headers = host_header(probe) | {"Content-Length": str(len(body))} | headers
    return send_raw(probe.port, request_bytes("POST", "/api/orders", headers, body))


# --- Bodies ---


def test_bodies_have_at_most_16_kib(probe: RunningServer) -> None:
    fitting = json.dumps(ORDER).encode().ljust(16 << 10)
    assert post_order(probe, fitting).status == 201
    response = post_order(probe, fitting + b" ")
    assert (response.status, response.json["code"]) == (413, "body-too-large")


@pytest.mark.parametrize("path", ["/api/orders", "/api/nothing", "/nowhere"])
@pytest.mark.parametrize("size", [16 << 10, 300 << 10])
def test_bodies_without_a_length_are_limited_too(probe: RunningServer, path: str, size: int) -> None:
    chunk = b"400\r\n" + b" " * 0x400 + b"\r\n"
    body = chunk * (size // 0x400) + b"1\r\n \r\n0\r\n\r\n"
    response = send_raw(
        probe.port, request_bytes("POST", path, host_header(probe) | {"Transfer-Encoding": "chunked"}, body)
    )
    assert (response.status, response.json["code"]) == (413, "body-too-large")


def test_endless_headers_are_refused(probe: RunningServer) -> None:
    response = send_raw(probe.port, b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * (17 << 10))
    assert response.status == 400


BAD_JSON = {
    b"": "bad-field",
    b"{": "json-malformed",
    b"nonsense": "json-malformed",
    b'{"name": 1} x': "json-malformed",
    b'\xef\xbb\xbf{"name": "x"}': "json-malformed",
    b'{"name": "\xff"}': "json-not-text",
    '{"name": "x"}'.encode("utf-16"): "json-not-text",
    b'{"name": "\\ud800"}': "json-not-text",
    b'{"name": "x", "name": "y"}': "json-field-twice",
    b'{"name": "x", "rules": {"players": 2, "players": 3}}': "json-field-twice",
    b'{"name": NaN}': "json-number",
    b'{"name": -Infinity}': "json-number",
    b'{"name": ' + b"9" * 5000 + b"}": "json-number",
    b"[" * 33 + b"]" * 33: "json-too-deep",
    b'{"a":' * 33 + b"1" + b"}" * 33: "json-too-deep",
    b"[" * 8000 + b"]" * 8000: "json-too-deep",
    b"[" * 16000: "json-too-deep",
    b"[]": "bad-field",
    b"null": "bad-field",
    b'{"name": "x"}': "bad-field",
    b'{"name": "x", "rules": {"players": "3"}}': "bad-field",
    b'{"name": "x", "rules": {"players": 3.5}}': "bad-field",
    b'{"name": "x", "rules": {"players": true}}': "bad-field",
    b'{"name": "x", "rules": {"players": 5}}': "bad-field",
    b'{"name": 7, "rules": {"players": 2}}': "bad-field",
    b'{"name": "x", "rules": {"players": 2}, "more": 1}': "bad-field",
}


@pytest.mark.parametrize("body", BAD_JSON, ids=range(len(BAD_JSON)))
def test_bad_json_is_refused_with_its_code(probe: RunningServer, body: bytes) -> None:
    response = post_order(probe, body)
    assert (response.status, response.json["code"]) == (400, BAD_JSON[body])
    assert set(response.json) <= {"code", "message", "path"}


def test_a_good_body_reaches_its_route(probe: RunningServer) -> None:
    assert post_order(probe, json.dumps(ORDER).encode()).json == ORDER
    assert read_json(b"[" * 32 + b"]" * 32)
    assert read_json('{"name": "\\ud83c\\udfb2 й"}'.encode()) == {"name": "🎲 й"}


@pytest.mark.parametrize(
    ("value", "path"),
    [
        ({"name": CANARY}, "$.rules"),
        ({"name": "x", "rules": {}}, "$.rules.players"),
        ({"name": "x", "rules": {"players": CANARY}}, "$.rules.players"),
        ({"name": [CANARY], "rules": {"players": 2}}, "$.name"),
        ({"name": "x", "rules": {"players": 2, CANARY: 1}}, "$.rules"),
        (CANARY, "$"),
    ],
)
def test_a_bad_field_is_reported_by_its_path_and_not_by_its_value(value: Any, path: str) -> None:
    with pytest.raises(BadRequest) as caught:
        read_fields(value, Order)
    assert (caught.value.code, caught.value.facts) == ("bad-field", {"path": path})
    assert CANARY not in caught.value.message()


# --- Errors ---


def test_unknown_routes_and_wrong_methods_have_different_errors(probe: RunningServer, browser: httpx.Client) -> None:
    for path in ("/nowhere", "/schema/nowhere", "/static/nowhere", "/api/", "/%00"):
        response = browser.get(path)
        assert (response.status_code, response.json()["code"]) == (404, "no-route"), path
    for path in ("/static/../__init__.py", "/static/%2e%2e/api.py", "/static/..%2fapi.py", "/static//etc/passwd"):
        assert send_raw(probe.port, request_bytes("GET", path, host_header(probe))).json["code"] == "no-route", path
    response = browser.delete("/health")
    assert (response.status_code, response.json()["code"]) == (405, "wrong-method")
    assert "GET" in response.headers["allow"].split(", ")


@pytest.mark.parametrize("query", ["", "?number=", "?number=one", "?number=1.5", "?number=%ff"])
def test_a_bad_query_is_refused(browser: httpx.Client, query: str) -> None:
    response = browser.get(f"/api/count{query}")
    assert (response.status_code, response.json()["code"]) == (400, "bad-query")
    assert browser.get("/api/count?number=12").json() == 12


def test_bytes_that_are_not_a_request_are_harmless(probe: RunningServer, browser: httpx.Client) -> None:
    for junk in (
        b"\x16\x03\x01\x02\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"\r\n" * 99 + b"x\r\n\r\n",
    ):
        assert send_raw(probe.port, junk).status == 400, junk
    headers = host_header(probe) | {"Accept-Language": "\xff;q=x, *;q=nan, fr;q=0"}
    odd = request_bytes("GET", "/?lang=%ff&%zz=\x7f&&=", headers)
    assert send_raw(probe.port, odd).status in (200, 400)
    assert browser.get("/health").json() == {"status": "ok"}


def test_an_unexpected_error_has_a_reference_to_the_log(probe: RunningServer, browser: httpx.Client) -> None:
    response = browser.get(f"/api/boom/{CANARY}")
    assert response.status_code == 500
    assert set(response.json()) == {"code", "message", "reference"}
    reference = response.json()["reference"]
    [line] = [line for line in probe.log_text().splitlines() if reference in line]
    assert " level=error event=error " in line
    assert " route=/api/boom/{name} " in line
    assert " kind=RuntimeError " in line
    assert CANARY not in response.text
    assert CANARY not in probe.log_text()
    assert "Traceback" not in probe.log_text()


def test_an_unavailable_store_is_reported_with_retry_after(tmp_path: Any) -> None:
    with (
        running_server(tmp_path, "--port", "0", "--longest-queue", "1", command=PROBE_COMMAND) as server,
        http_client(server) as browser,
    ):
        response = browser.get("/health")
    assert (response.status_code, response.json()["code"]) == (503, "store-down")
    assert int(response.headers["retry-after"]) > 0


def test_every_error_class_has_a_status() -> None:
    kinds = [CivError]
    for kind in kinds:
        # Errors of the client package never occur on the server.
        kinds += [subclass for subclass in kind.__subclasses__() if not subclass.__module__.startswith("civ.client")]
    assert all(status_of(kind("some-code")) in range(400, 600) for kind in kinds)
    statuses = {
        status_of(error)
        for error in (IllegalAction("x"), BadRules("x"), BadRequest("x"), StoreUnavailable("store-down"))
    }
    assert statuses == {409, 400, 503}
    assert all(kind in STATUSES for kind in CivError.__subclasses__() if kind.__module__ == "civ.errors")


# --- Languages ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_readers_language(browser: httpx.Client, language: str) -> None:
    expected = {"code": "no-route", "message": text("error-no-route", language)}
    assert browser.get("/nowhere", headers={"Accept-Language": f"{language}-XX,de;q=0.9"}).json() == expected
    assert browser.get(f"/nowhere?lang={language}", headers={"Accept-Language": "el"}).json() == expected


@pytest.mark.parametrize(
    ("query", "person", "header", "language"),
    [
        (b"", None, b"", "en"),
        (b"", None, b"de, ro;q=0.3, ru;q=0.7", "ru"),
        (b"", None, b"fr;q=0, es;q=0.1", "es"),
        (b"", "el", b"fr", "el"),
        (b"lang=pt", "el", b"fr", "pt"),
        (b"lang=xx", "el", b"fr", "el"),
        (b"lang=xx&lang=es", None, b"fr", "es"),
        (b"\xff&lang", None, b"\xff;q=1e999,;q=,fr-CA", "fr"),
    ],
)
def test_the_language_comes_from_the_address_then_the_person_then_the_browser(
    query: bytes, person: str | None, header: bytes, language: str
) -> None:
    scope: Any = {"query_string": query, "state": {"language": person}, "headers": [(b"accept-language", header)]}
    assert reader_language(scope) == language


# --- Rate limits ---


def test_buckets_empty_and_refill() -> None:
    now = [100.0]
    limit = RateLimit({"chat": Allowance(3, 0.5), "join": Allowance(1, 1)}, clock=lambda: now[0])
    for _ in range(3):
        limit.take("chat", "10.0.0.1")
    with pytest.raises(Busy) as caught:
        limit.take("chat", "10.0.0.1")
    assert (caught.value.code, caught.value.facts["seconds"]) == ("too-many", 2)
    limit.take("chat", "10.0.0.2")
    limit.take("join", "10.0.0.1")
    now[0] += 2
    limit.take("chat", "10.0.0.1")
    with pytest.raises(Busy):
        limit.take("chat", "10.0.0.1")
    now[0] += 1_000_000
    for _ in range(3):
        limit.take("chat", "10.0.0.1")
    with pytest.raises(Busy):
        limit.take("chat", "10.0.0.1")


def test_addresses_of_an_ipv6_network_share_a_bucket() -> None:
    limit = RateLimit({"join": Allowance(1, 1)}, clock=lambda: 0.0)
    limit.take("join", "2001:db8::1")
    with pytest.raises(Busy):
        limit.take("join", "2001:db8::ffff:1")
    limit.take("join", "2001:db8:0:1::1")


def test_the_number_of_buckets_is_limited() -> None:
    limit = RateLimit({"join": Allowance(1, 1)}, clock=lambda: 0.0, max_buckets=10)
    for number in range(100):
        limit.take("join", f"10.0.0.{number}")
    assert len(limit) == 10
    with pytest.raises(Busy):
        limit.take("join", "10.0.0.99")


def test_rate_limited_requests_are_refused_with_retry_after(browser: httpx.Client) -> None:
    responses = [browser.post("/api/names") for _ in range(3)]
    assert [response.status_code for response in responses] == [200, 200, 429]
    assert responses[-1].json()["code"] == "too-many"
    assert 1 <= int(responses[-1].headers["retry-after"]) <= 100


# --- Sockets ---


def close_code_after(probe: RunningServer, message: str | bytes) -> int:
    async def exchange() -> int:
        async with websockets.connect(f"ws://127.0.0.1:{probe.port}/ws", compression="deflate", proxy=None) as socket:
            assert socket.protocol.extensions == []  # the client offered compression, the server declined
            await socket.send("hello")
            assert await socket.recv() == "hello"
            await socket.send(message)
            with pytest.raises(websockets.ConnectionClosed):
                while await socket.recv() == message:
                    await socket.send("boom")
            assert socket.close_code is not None
            return socket.close_code

    return asyncio.run(exchange())


def test_a_frame_over_8_kib_closes_the_socket(probe: RunningServer) -> None:
    assert close_code_after(probe, "x" * (8 << 10) + "x") == 1009


def test_a_frame_of_8_kib_is_accepted(probe: RunningServer) -> None:
    assert close_code_after(probe, "x" * (8 << 10)) == 4500  # echoed; the next message causes an error


def test_errors_on_sockets_are_logged_without_details(probe: RunningServer) -> None:
    lines = len(probe.log_text().splitlines())
    assert close_code_after(probe, "boom") == 4500
    new = probe.log_text().splitlines()[lines:]
    assert len(new) == 1
    assert re.search(r" event=error route=/ws kind=RuntimeError at=-$", new[0])
    assert CANARY not in probe.log_text()


# --- The site ---


def test_health_and_version(browser: httpx.Client) -> None:
    assert browser.get("/health").json() == {"status": "ok"}
    assert set(browser.get("/version").json()) == {"version", "protocol"}
    assert browser.get("/version").json()["protocol"] == 1


def test_the_metrics_count_requests_by_route_and_status(browser: httpx.Client) -> None:
    def count() -> float:
        page = browser.get("/metrics").text
        found = re.search(r'^civ_http_requests_total\{route="/api/boom/\{name\}",status="500"\} (\S+)$', page, re.M)
        return float(found[1]) if found else 0

    before = count()
    for name in ("a", "b", "c"):
        browser.get(f"/api/boom/{name}")
        browser.get(f"/nowhere/{name}")
    assert count() == before + 3
    page = browser.get("/metrics").text
    assert "/nowhere" not in page
    assert 'route="none",status="404"' in page


def test_the_api_schema_is_served_as_json_and_as_a_page(browser: httpx.Client) -> None:
    schema = browser.get("/schema/openapi.json")
    assert schema.json()["openapi"].startswith("3.")
    assert {"/health", "/version", "/api/orders"} <= set(schema.json()["paths"])
    for item in schema.json()["paths"].values():
        for operation in item.values():
            assert [status for status in operation["responses"] if status >= "400"] == ["4XX", "5XX"]
    assert schema.json()["components"]["schemas"]["Problem"]["required"] == ["code", "message"]
    page = browser.get("/schema", headers={"Accept-Language": "fr"})
    assert page.headers["content-type"].startswith("text/html")
    assert text("page-api-title", "fr") in page.text
    assert "/api/orders" in page.text
    assert 'href="#Order"' in page.text
    assert 'id="Order"' in page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_is_in_the_readers_language(browser: httpx.Client, language: str) -> None:
    page = browser.get("/", headers={"Accept-Language": language})
    assert f'<html lang="{language}">' in page.text
    assert text("page-running", language).replace("'", "&#x27;") in page.text
    assert page.headers["vary"] == "Accept-Language"
