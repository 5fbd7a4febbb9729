"""Finds the person of a request, by a browser's cookie or a program's bearer token."""

import asyncio
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

from civ.errors import Forbidden
from civ.server.core.people import People
from civ.server.core.service import Service
from civ.server.http.scopes import LANGUAGE_KEY
from civ.server.http.security import session_token
from civ.server.storage.rows import DEVICE, PROGRAM, Person

BEARER = "Bearer "
HttpRequest = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]


def service_of(connection: Connection) -> Service:
    """Return the service of the connection's application."""
    service: Service = connection.app.state.service
    return service


async def current_person(connection: Connection) -> Person | None:
    """Return the person of a connection; None without a known token."""
    person = await _by_token(service_of(connection).people, connection)
    if person is not None:
        connection.scope.setdefault("state", {})[LANGUAGE_KEY] = person.language
    return person


async def _by_token(people: People, connection: Connection) -> Person | None:
    header = connection.headers.get("authorization", "")
    if header.startswith(BEARER):
        return await people.by_token(header.removeprefix(BEARER).strip(), PROGRAM)
    token = session_token(connection)
    return await people.by_token(token, DEVICE) if token else None


async def require_person(connection: Connection) -> Person:
    """Return the person of a connection. Raises Forbidden without a known token."""
    person = await current_person(connection)
    if person is None:
        raise Forbidden("who-asks")
    return person


async def require_person_to_change(connection: Connection) -> Person:
    """Return the person of a request that changes what is stored about them.

    Raises Forbidden without a known token, and Busy if the client sends such requests too often.
    """
    person = await require_person(connection)
    service_of(connection).limit("own", connection)
    return person


async def person_with_mutes(connection: Connection) -> tuple[Person | None, frozenset[str]]:
    """Return the person of a connection and the people whom they have muted."""
    person = await current_person(connection)
    if person is None:
        return None, frozenset()
    return person, await asyncio.to_thread(service_of(connection).store.mutes, person.id)
