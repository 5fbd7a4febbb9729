"""What goes wrong, as an answer: one table from errors to HTTP statuses, one shape, in the reader's language."""

import re
import secrets
from collections.abc import Iterable
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs

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
    BadRules,
    BadSeed,
    BadUsage,
    CivError,
    Forbidden,
    IllegalAction,
    Refused,
    Unknown,
)
from civ.i18n.texts import DEFAULT_LANGUAGE, LANGUAGES
from civ.server.errors import BadRequest, Busy, StoreDown
from civ.server.http.limits import LONGEST_BODY
from civ.server.logs import note_error

# By code, else by class, the nearest first.
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
    StoreDown: 503,
    CivError: 500,
    "cross-site": 403,
    "no-route": 404,
    "wrong-method": 405,
    "body-too-large": 413,
    "too-many": 429,
}
# Facts that programs need, as fields of the answer.
TOLD: Final[dict[str, tuple[str, ...]]] = {
    "bad-field": ("path",),
    "internal": ("reference",),
    "table-stale": ("seq",),
}
RETRY_AFTER: Final = 2  # seconds, where an error does not know better
_RETRIED: Final = (429, 503)
_MISSING: Final = re.compile(r"Missing required query parameter '(\w+)'")
PERSON_LANGUAGE: Final = "language"  # in a connection's state: the language of the person, once known


class Answer(NamedTuple):
    """A status, headers and a body."""

    status: int
    headers: dict[str, str]
    body: bytes


def status_of(error: CivError) -> int:
    """The HTTP status of an error."""
    if error.code in STATUSES:
        return STATUSES[error.code]
    return next(STATUSES[kind] for kind in type(error).__mro__ if kind in STATUSES)


def answer_to(error: CivError, scope: Scope) -> Answer:
    """An error as the answer to a request."""
    status = status_of(error)
    told = {name: error.facts[name] for name in TOLD.get(error.code, ()) if name in error.facts}
    body = {"code": error.code, "message": error.message(reader_language(scope)), **told}
    headers = {"Content-Type": "application/json"}
    if status in _RETRIED:
        headers["Retry-After"] = str(error.facts.get("seconds", RETRY_AFTER))
    return Answer(status, headers, msgspec.json.encode(body))


def json_answer(error: CivError, problem: Exception, scope: Scope) -> Response[bytes]:
    """Return the JSON response for `error`, which was made from whatever a route raised, the `problem`."""
    status, headers, body = answer_to(error, scope)
    if isinstance(problem, HTTPException) and problem.headers:
        headers |= problem.headers  # the methods that are allowed
    return Response(body, status_code=status, headers=headers, media_type=headers.pop("Content-Type"))


async def note_socket_error(problem: Exception, scope: Scope) -> None:
    """Write a line about an error that a socket died of: there is no answer that could bear a reference."""
    expected = CivError | HTTPException | WebSocketException | ClientDisconnected
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(problem, expected):
        note_error(problem, route=route_of(scope))


def as_error(problem: Exception, scope: Scope) -> CivError:
    """An exception as an error of ours; one that nobody expected goes to the log under a reference."""
    if isinstance(problem, CivError):
        return problem
    if isinstance(problem, HTTPException) and problem.status_code < 500:
        return _REFUSALS.get(problem.status_code) or _bad_request(problem)
    reference = secrets.token_hex(6)
    note_error(problem, reference=reference, route=route_of(scope))
    return CivError("internal", reference=reference)


_REFUSALS: Final = {
    404: BadRequest("no-route"),
    405: BadRequest("wrong-method"),
    413: BadRequest("body-too-large", limit=LONGEST_BODY),
}


def _bad_request(problem: HTTPException) -> BadRequest:
    """Which parameter the framework could not read. It names ours only, never what was sent."""
    found = problem.extra if isinstance(problem.extra, list) else []
    for fault in found:
        if isinstance(fault, dict) and "key" in fault:
            if fault.get("source") == "query":
                return BadRequest("bad-query", name=fault["key"].rstrip("_"))  # as words of Python itself are spelled
            return BadRequest("bad-field", path="$")
    missing = _MISSING.match(problem.detail)
    return BadRequest("bad-query", name=missing[1]) if missing else BadRequest("bad-request")


def route_of(scope: Scope) -> str:
    """The route of a connection, as it is declared: no code of a table is in it."""
    return str(scope.get("path_template") or "none")


# --- The reader's language ---


def reader_language(scope: Scope) -> str:
    """Return the language of `?lang=`, else that of the person, else the browser's, else English."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    asked = [*query.get("lang", []), scope.get("state", {}).get(PERSON_LANGUAGE)]
    candidates: Iterable[Any] = (*asked, *_accepted(_header(scope, b"accept-language")))
    return next((language for language in candidates if language in LANGUAGES), DEFAULT_LANGUAGE)


def _header(scope: Scope, wanted: bytes) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), "")


def _accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    weighed = []
    for entry in header.split(",")[:20]:
        name, _, quality = entry.partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if weight > 0:
            weighed.append((-weight, name.strip()[:2].lower()))
    return [name for _, name in sorted(weighed, key=lambda entry: entry[0])]
