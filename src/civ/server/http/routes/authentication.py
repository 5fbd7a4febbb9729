"""Who asks, found by the cookie of a browser or the bearer token of a program."""

import asyncio
from typing import Any

from litestar.connection import ASGIConnection

from civ.errors import Forbidden
from civ.server.core.people import DEVICE, PROGRAM, People
from civ.server.core.service import Service
from civ.server.http.problems import PERSON_LANGUAGE
from civ.server.http.security import session_token
from civ.server.storage.store import Person

BEARER = "Bearer "
Connection = ASGIConnection[Any, Any, Any, Any]


def service_of(connection: Connection) -> Service:
    """The service behind an application."""
    service: Service = connection.app.state.service
    return service


async def person_asking(connection: Connection) -> Person | None:
    """The person of a connection; None for one without a token that we know."""
    person = await _by_token(service_of(connection).people, connection)
    if person is not None:
        connection.scope.setdefault("state", {})[PERSON_LANGUAGE] = person.language
    return person


async def _by_token(people: People, connection: Connection) -> Person | None:
    header = connection.headers.get("authorization", "")
    if header.startswith(BEARER):
        return await people.by_token(header.removeprefix(BEARER).strip(), PROGRAM)
    token = session_token(connection)
    return await people.by_token(token, DEVICE) if token else None


async def somebody(connection: Connection) -> Person:
    """The person of a connection, who must be one."""
    person = await person_asking(connection)
    if person is None:
        raise Forbidden("who-asks")
    return person


async def changing(connection: Connection) -> Person:
    """The person of a connection, about to change what is kept about them: nobody does so all the time."""
    person = await somebody(connection)
    service_of(connection).allow("own", connection)
    return person


async def person_with_mutes(connection: Connection) -> tuple[Person | None, frozenset[str]]:
    """The person of a connection, and whom they do not want to hear."""
    person = await person_asking(connection)
    if person is None:
        return None, frozenset()
    return person, await asyncio.to_thread(service_of(connection).store.mutes, person.id)
