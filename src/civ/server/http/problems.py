"""Errors as responses: one table from errors to HTTP statuses, one JSON shape, in the reader's language."""

import re
import secrets
from typing import Final, NamedTuple

import msgspec
from litestar import Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

from civ.errors import (
    BadBot,
    BadDeck,
    BadNotation,
    BadRecord,
    BadRequest,
    BadRules,
    BadSeed,
    BadUsage,
    CivError,
    Forbidden,
    IllegalAction,
    Refused,
    Unknown,
)
from civ.server.errors import Busy, StoreUnavailable
from civ.server.http.limits import MAX_BODY_BYTES
from civ.server.http.scopes import reader_language, route_of
from civ.server.logs import log_error

# By code, else by the nearest class.
STATUSES: Final[dict[str | type[CivError], int]] = {
    BadRequest: 400,
    BadNotation: 400,
    BadRules: 400,
    BadDeck: 400,
    BadRecord: 400,
    BadSeed: 400,
    BadUsage: 400,
    BadBot: 400,
    Forbidden: 403,
    Unknown: 404,
    IllegalAction: 409,
    Refused: 409,
    Busy: 503,
    StoreUnavailable: 503,
    CivError: 500,
    "cross-site": 403,
    "no-route": 404,
    "wrong-method": 405,
    "body-too-large": 413,
    "too-many": 429,
}
# Facts that programs need, as fields of the response.
PUBLIC_FACTS: Final[dict[str, tuple[str, ...]]] = {
    "bad-field": ("path",),
    "internal": ("reference",),
    "table-stale": ("seq",),
}
DEFAULT_RETRY_AFTER_S: Final = 2
_RETRYABLE: Final = (429, 503)
_MISSING_PARAMETER: Final = re.compile(r"Missing required query parameter '(\w+)'")


class ErrorResponse(NamedTuple):
    """A status, headers and a body."""

    status: int
    headers: dict[str, str]
    body: bytes


def status_of(error: CivError) -> int:
    """Return the HTTP status of an error."""
    if error.code in STATUSES:
        return STATUSES[error.code]
    return next(STATUSES[kind] for kind in type(error).__mro__ if kind in STATUSES)


def error_response(error: CivError, scope: Scope) -> ErrorResponse:
    """Return the response to a request that failed with an error."""
    status = status_of(error)
    facts = {name: error.facts[name] for name in PUBLIC_FACTS.get(error.code, ()) if name in error.facts}
    body = {"code": error.code, "message": error.message(reader_language(scope)), **facts}
    headers = {"Content-Type": "application/json"}
    if status in _RETRYABLE:
        headers["Retry-After"] = str(error.facts.get("seconds", DEFAULT_RETRY_AFTER_S))
    return ErrorResponse(status, headers, msgspec.json.encode(body))


def json_response(error: CivError, exception: Exception, scope: Scope) -> Response[bytes]:
    """Return the JSON response for an error that was made from the exception of a route."""
    status, headers, body = error_response(error, scope)
    if isinstance(exception, HTTPException) and exception.headers:
        headers |= exception.headers  # the allowed methods
    return Response(body, status_code=status, headers=headers, media_type=headers.pop("Content-Type"))


async def log_socket_error(error: Exception, scope: Scope) -> None:
    """Log an unexpected error of a WebSocket, which has no response that could hold a reference."""
    expected = CivError | HTTPException | WebSocketException | ClientDisconnected
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, expected):
        log_error(error, route=route_of(scope))


def as_error(exception: Exception, scope: Scope) -> CivError:
    """Return an exception as a `CivError`; an unexpected one is logged under a reference."""
    if isinstance(exception, CivError):
        return exception
    if isinstance(exception, HTTPException) and exception.status_code < 500:
        return _REFUSALS.get(exception.status_code) or _bad_request(exception)
    reference = secrets.token_hex(6)
    log_error(exception, reference=reference, route=route_of(scope))
    return CivError("internal", reference=reference)


_REFUSALS: Final = {
    404: BadRequest("no-route"),
    405: BadRequest("wrong-method"),
    413: BadRequest("body-too-large", limit=MAX_BODY_BYTES),
}


def _bad_request(exception: HTTPException) -> BadRequest:
    """Return an error that names the parameter that could not be read, never its value."""
    faults = exception.extra if isinstance(exception.extra, list) else []
    for fault in faults:
        if isinstance(fault, dict) and "key" in fault:
            if fault.get("source") == "query":
                return BadRequest("bad-query", name=fault["key"].rstrip("_"))  # `from_` is `from` on the wire
            return BadRequest("bad-field", path="$")
    missing = _MISSING_PARAMETER.match(exception.detail)
    return BadRequest("bad-query", name=missing[1]) if missing else BadRequest("bad-request")
