"""The ASGI middleware for every connection: allowed hosts and origins, the size of bodies, and security headers.

Litestar's own middleware runs only for routes that exist. This one wraps the router, so it also covers unknown routes,
sockets before their upgrade, and error pages.
"""

import socket
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from civ.errors import BadRequest, CivError
from civ.server.config import Config, is_address, is_loopback, origin_of
from civ.server.http.limits import MAX_BODY_BYTES
from civ.server.http.problems import error_response
from civ.server.http.scopes import header_values, is_secure

_CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
_DENIED_FEATURES: Final = ("camera", "geolocation", "microphone", "payment", "usb", "browsing-topics")
HEADERS: Final = {
    "Content-Security-Policy": _CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # links hold codes; without it, our own requests look foreign
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in _DENIED_FEATURES),
}
TLS_HEADERS: Final = {"Strict-Transport-Security": "max-age=31536000"}
API_HEADERS: Final = {"Cache-Control": "no-store"}
_SAFE_METHODS: Final = ("GET", "HEAD")
_RESPONSE_STARTS: Final = ("http.response.start", "websocket.http.response.start")
_MAX_DISCARDED_BYTES: Final = 1 << 20  # of a body that is too large, read so that its sender reads the response


class SecurityMiddleware:
    """Wraps an ASGI application. `count` is called with the connection and the status of every response."""

    def __init__(self, app: ASGIApp, config: Config, count: Callable[[Scope, int], None]) -> None:
        self._app = app
        self._count = count
        self._names = known_names(config)
        self._any_address = not config.local
        self._origin = origin_of(config.url) if config.url else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a connection on, or refuse it before anything else happens."""
        scope = {**scope}  # type: ignore[assignment]
        if scope.get("method") == "HEAD":
            scope["method"] = "GET"  # type: ignore[typeddict-unknown-key]  # the server leaves the body out
        send = self._with_headers(scope, send)
        try:
            self._check_host(scope)
            self._check_site(scope)
            receive_body = await _with_whole_body(receive) if scope["type"] == ScopeType.HTTP else receive
        except BadRequest as error:
            await refuse(error, scope, send)
        else:
            if receive_body is not None:
                await self._app(scope, receive_body, send)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        """Return a `send` that adds the security headers and counts the response."""
        extra = HEADERS | (TLS_HEADERS if is_secure(scope) else {})
        extra |= API_HEADERS if scope["path"].startswith("/api") else {}
        added = [(name.lower().encode(), value.encode()) for name, value in extra.items()]

        async def send_with_headers(message: Message) -> None:
            if message["type"] in _RESPONSE_STARTS:
                start: Any = message
                replaced = {name for name, _ in added}
                start["headers"] = [*(pair for pair in start["headers"] if pair[0].lower() not in replaced), *added]
                self._count(scope, start["status"])
            await send(message)

        return send_with_headers

    def _check_host(self, scope: Scope) -> None:
        """Refuse foreign host names: one that resolves to this machine is an attack by DNS rebinding."""
        given = header_values(scope, b"host")
        host = _host_in(given[0]) if len(given) == 1 else None
        if host is None or not (host in self._names or is_loopback(host) or (self._any_address and is_address(host))):
            raise BadRequest("unknown-host")

    def _check_site(self, scope: Scope) -> None:
        """Refuse requests that another site's page makes, unless they only read."""
        if scope.get("method") in _SAFE_METHODS:
            return
        [host] = header_values(scope, b"host")
        own = {f"{'https' if is_secure(scope) else 'http'}://{host}".lower(), self._origin}
        foreign = any(origin.lower() not in own for origin in header_values(scope, b"origin"))
        if foreign or "cross-site" in header_values(scope, b"sec-fetch-site"):
            raise BadRequest("cross-site")


async def _with_whole_body(receive: Receive) -> Receive | None:
    """Read the whole body before anything acts on it; return a `receive` for it, or None if the sender disconnects.

    Raises BadRequest if the body is too large.
    """
    body, more, size = b"", True, 0
    while more and size <= _MAX_DISCARDED_BYTES:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            return None
        size += len(message.get("body", b""))
        if size <= MAX_BODY_BYTES:
            body += message.get("body", b"")
        more = message.get("more_body", False)
    if size > MAX_BODY_BYTES:
        raise BadRequest("body-too-large", limit=MAX_BODY_BYTES)
    whole: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_whole() -> Any:
        return whole.pop() if whole else await receive()

    return receive_whole


async def refuse(error: CivError, scope: Scope, send: Send) -> None:
    """Respond with an error. A socket is refused as the HTTP request that it still is."""
    status, headers, body = error_response(error, scope)
    headers["Content-Length"] = str(len(body))
    pairs = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    kind = "http.response" if scope["type"] == ScopeType.HTTP else "websocket.http.response"
    start: Any = {"type": f"{kind}.start", "status": status, "headers": pairs}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


# --- Names ---


def known_names(config: Config) -> frozenset[str]:
    """Return the host names by which browsers may address this server."""
    machine = socket.gethostname().lower()
    public = urlsplit(config.url).hostname if config.url else None
    return frozenset(filter(None, (machine, f"{machine}.local", config.host.lower(), public)))


def _host_in(header: str) -> str | None:
    """Return the host of a Host header, without its port; None if the header is not valid."""
    try:
        parts = urlsplit(f"//{header}")
        return None if parts.path or parts.query or parts.fragment or parts.username else parts.hostname
    except ValueError:
        return None


# --- The session cookie ---


def cookie_name(scope: Scope) -> str:
    """Return the name of the session cookie. Over TLS its prefix keeps other hosts from setting it."""
    return "__Host-civ" if is_secure(scope) else "civ"


def session_cookie(scope: Scope, token: str) -> Cookie:
    """Return the cookie that keeps a session token in a browser for a year."""
    return Cookie(
        key=cookie_name(scope),
        value=token,
        path="/",
        max_age=365 * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=is_secure(scope),
    )


def session_token(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return the token of the session cookie, if there is one."""
    return connection.cookies.get(cookie_name(connection.scope))
