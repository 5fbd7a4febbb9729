"""Security of every response: headers, foreign sites and hosts, cookies, and the content policy."""

import re

import httpx
import pytest

from civ.server.config import Config, origin_of
from tests.harness.server.processes import (
    UPGRADE_HEADERS,
    RunningServer,
    host_header,
    request_bytes,
    send_raw,
)

# --- Headers ---

REQUESTS = [("GET", "/"), ("GET", "/schema"), ("GET", "/static/page.css"), ("GET", "/nowhere"), ("POST", "/health")]


@pytest.mark.parametrize(("method", "path"), [*REQUESTS, ("GET", "/api/boom/x"), ("POST", "/api/orders")])
def test_every_response_has_security_headers(browser: httpx.Client, method: str, path: str) -> None:
    headers = browser.request(method, path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert {policy[f"{kind}-src"] for kind in ("script", "style", "img", "font", "connect")} == {"'self'"}
    assert (policy["frame-ancestors"], policy["base-uri"], policy["form-action"]) == ("'none'", "'none'", "'self'")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers
    assert "strict-transport-security" not in headers
    assert (headers.get("cache-control") == "no-store") == path.startswith("/api")


def test_responses_are_not_compressed(browser: httpx.Client) -> None:
    response = browser.get("/schema", headers={"Accept-Encoding": "gzip, br, deflate, zstd"})
    assert len(response.content) > 1000
    assert "content-encoding" not in response.headers


def test_head_has_the_headers_of_get_without_the_body(browser: httpx.Client) -> None:
    got, head = browser.get("/health"), browser.head("/health")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == got.headers["content-length"]


# --- Access ---


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "https://127.0.0.1:{port}"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://127.0.0.1:{port}", "Sec-Fetch-Site": "cross-site"},
    ],
)
def test_requests_from_other_sites_are_refused_before_they_are_handled(
    probe: RunningServer, browser: httpx.Client, headers: dict[str, str]
) -> None:
    headers = {name: value.format(port=probe.port) for name, value in headers.items()}
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        response = browser.request(method, "/api/nothing", headers=headers)
        assert (response.status_code, response.json()["code"]) == (403, "cross-site"), method
    handshake = host_header(probe) | UPGRADE_HEADERS | headers
    refusal = send_raw(probe.port, request_bytes("GET", "/ws", handshake))
    assert (refusal.status, refusal.json["code"]) == (403, "cross-site")
    assert refusal.headers["referrer-policy"] == "same-origin"


def test_requests_from_our_own_pages_and_from_programs_are_accepted(
    probe: RunningServer, browser: httpx.Client
) -> None:
    for headers in ({}, {"Origin": probe.url}, {"Origin": probe.url, "Sec-Fetch-Site": "same-origin"}):
        assert browser.post("/api/nothing", headers=headers).json() == {"done": True}
    assert browser.get("/health", headers={"Origin": "http://evil.example"}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:{port}", "10.1.2.3", "", "a b", "x@localhost", "[::1"])
def test_an_unknown_host_is_refused(probe: RunningServer, host: str) -> None:
    response = send_raw(probe.port, request_bytes("GET", "/health", {"Host": host.format(port=probe.port)}))
    assert response.status == 400
    assert response.json["code"] == "unknown-host"


def test_a_missing_host_and_two_hosts_are_refused(probe: RunningServer) -> None:
    assert send_raw(probe.port, b"GET /health HTTP/1.0\r\n\r\n").status == 400
    twice = b"GET /health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
    assert send_raw(probe.port, twice).status == 400


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:{port}", "127.0.0.1", "[::1]:{port}"])
def test_the_names_of_this_machine_are_accepted_as_hosts(probe: RunningServer, host: str) -> None:
    assert send_raw(probe.port, request_bytes("GET", "/health", {"Host": host.format(port=probe.port)})).status == 200


def test_forwarded_headers_are_not_trusted(browser: httpx.Client) -> None:
    forged = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https", "Forwarded": "for=203.0.113.9"}
    response = browser.get("/api/who", headers=forged)
    assert response.json() == {"token": None, "client": "127.0.0.1", "scheme": "http"}
    assert "strict-transport-security" not in response.headers


# --- Cookies ---


def test_scripts_cannot_read_the_session_cookie(browser: httpx.Client) -> None:
    set_cookie = browser.post("/api/enter").headers["set-cookie"]
    name, _, rest = set_cookie.partition("=")
    assert (name, rest.split(";")[0]) == ("civ", "secret-token")
    parts = {part.strip().lower() for part in rest.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts
    assert not any(part.startswith("domain") for part in parts)
    assert browser.get("/api/who").json()["token"] == "secret-token"


# --- The content policy ---


@pytest.mark.parametrize("path", ["/", "/schema"])
def test_pages_follow_the_content_policy(browser: httpx.Client, path: str) -> None:
    page = browser.get(path).text
    assert "<script" not in page
    assert "style=" not in page
    assert "<style" not in page
    links = re.findall(r'(?:href|src)="([^"#?]*)"', page)
    assert links
    assert all(link == "" or (link.startswith("/") and not link.startswith("//")) for link in links)
    for link in {link for link in links if link}:
        assert browser.get(link).status_code == 200, link


# --- Origins ---


def test_origins_are_normalized_like_in_browsers() -> None:
    assert origin_of("https://Civ.Example:443/") == "https://civ.example"
    assert origin_of("http://civ.example:8080") == "http://civ.example:8080"
    assert origin_of("http://[::1]:80") == "http://[::1]"
    assert Config().local
    assert not Config(host="0.0.0.0").local
