"""Guests, their devices and their programs."""

import asyncio
import unicodedata
from typing import Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from civ.server.core.people import Guest
from civ.server.errors import BadRequest
from civ.server.http.routes.authentication import changing, person_asking, service_of, somebody
from civ.server.http.security import session_cookie
from civ.server.storage.store import Person
from civ.wire.messages import CurrentUser, DeviceLink, NewGuest, NewProgram, ProgramCredentials, UserChanges

LONGEST_NAME = 30
Asking = Request[Any, Any, Any]


def read_name(name: str) -> str:
    """A name in one line: nothing that cannot be seen, nothing that turns the writing round."""
    visible = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in unicodedata.normalize("NFC", name))
    short = " ".join(visible.split())
    if not 1 <= len(short) <= LONGEST_NAME:
        raise BadRequest("bad-name", longest=LONGEST_NAME)
    return short


def _me(person: Person) -> CurrentUser:
    return CurrentUser(person.id, person.name, person.language, person.program)


def _welcomed(request: Asking, guest: Guest) -> Response[CurrentUser]:
    cookie: Cookie = session_cookie(request.scope, guest.token)
    return Response(_me(guest.person), cookies=[cookie])


@post("/api/guests")
async def come_in(request: Asking, data: JSONBody[NewGuest]) -> Response[CurrentUser]:
    """Become a guest; a browser that is one already stays who it is."""
    known = await person_asking(request)
    if known is not None:
        return Response(_me(known))
    service_of(request).allow("guest", request)
    return _welcomed(request, await service_of(request).people.welcome(read_name(data.name), data.language))


@get("/api/me")
async def who_am_i(request: Asking) -> CurrentUser:
    """Oneself."""
    return _me(await somebody(request))


@patch("/api/me")
async def change_me(request: Asking, data: JSONBody[UserChanges]) -> CurrentUser:
    """Change one's name or language."""
    person = await changing(request)
    name = person.name if data.name is None else read_name(data.name)
    return _me(await service_of(request).people.rename(person, name, data.language or person.language))


@post("/api/me/links")
async def make_link(request: Asking) -> DeviceLink:
    """A link to oneself for another device."""
    person = await changing(request)
    return DeviceLink(await service_of(request).people.link(person))


@post("/api/links/claim")
async def claim_link(request: Asking, data: JSONBody[DeviceLink]) -> Response[CurrentUser]:
    """Become, on this device, the person of a link."""
    service_of(request).allow("guest", request)
    return _welcomed(request, await service_of(request).people.claim(data.token))


@post("/api/programs")
async def add_program(request: Asking, data: JSONBody[NewProgram]) -> ProgramCredentials:
    """A person of its own for a program, known by a bearer token."""
    service_of(request).allow("guest", request)
    person, token = await service_of(request).people.welcome(read_name(data.name), "en", program=True)
    return ProgramCredentials(person.id, person.name, token)


@get("/api/me/mutes")
async def muted(request: Asking) -> list[str]:
    """The persons one does not want to hear."""
    person = await somebody(request)
    return sorted(await asyncio.to_thread(service_of(request).store.mutes, person.id))


@put("/api/me/mutes/{other:str}", status_code=204)
async def mute(request: Asking, other: FromPath[str]) -> None:
    """Hear somebody no more."""
    person = await changing(request)
    await asyncio.to_thread(service_of(request).store.mute, person.id, other[:64])


@delete("/api/me/mutes/{other:str}")
async def unmute(request: Asking, other: FromPath[str]) -> None:
    """Hear somebody again."""
    person = await changing(request)
    await asyncio.to_thread(service_of(request).store.unmute, person.id, other[:64])


PEOPLE_ROUTES = (come_in, who_am_i, change_me, make_link, claim_link, add_program, muted, mute, unmute)
