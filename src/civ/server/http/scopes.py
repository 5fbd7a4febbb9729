"""What the server reads from an ASGI scope: headers, the scheme, the route, and the reader's language."""

from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import parse_qs

from litestar.types import Scope

from civ.i18n.texts import DEFAULT_LANGUAGE, LANGUAGES

LANGUAGE_KEY: Final = "language"  # in a connection's state: the language of the person, once known


def header_values(scope: Scope, name: bytes) -> list[str]:
    """Return the values of all headers of a name, which must be in lower case."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def is_secure(scope: Scope) -> bool:
    """Whether a connection came over TLS, to this server or to a trusted proxy."""
    return scope["scheme"] in ("https", "wss")


def route_of(scope: Scope) -> str:
    """Return the path template of a connection's route, which contains no table code; "none" without a route."""
    return str(scope.get("path_template") or "none")


def reader_language(scope: Scope) -> str:
    """Return the language of `?lang=`, else that of the person, else the browser's, else English."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    requested = [*query.get("lang", []), scope.get("state", {}).get(LANGUAGE_KEY)]
    accepted = _by_preference(next(iter(header_values(scope, b"accept-language")), ""))
    candidates: Iterable[Any] = (*requested, *accepted)
    return next((language for language in candidates if language in LANGUAGES), DEFAULT_LANGUAGE)


def _by_preference(header: str) -> list[str]:
    """Return the languages of an Accept-Language header, the preferred ones first."""
    weighted = []
    for entry in header.split(",")[:20]:
        name, _, quality = entry.partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if weight > 0:
            weighted.append((-weight, name.strip()[:2].lower()))
    return [name for _, name in sorted(weighted, key=lambda entry: entry[0])]
