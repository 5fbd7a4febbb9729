"""Guests, their devices and their programs."""

import asyncio
import unicodedata
from typing import Final

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from civ.errors import BadRequest
from civ.server.core.people import SignedIn
from civ.server.http.routes.authentication import (
    HttpRequest,
    current_person,
    require_person,
    require_person_to_change,
    service_of,
)
from civ.server.http.security import session_cookie
from civ.server.storage.store import Person
from civ.wire.messages import (
    MAX_PERSON_NAME_LENGTH,
    CurrentUser,
    DeviceLink,
    NewGuest,
    NewProgram,
    ProgramCredentials,
    UserChanges,
)

MAX_PERSON_ID_LENGTH: Final = 64  # ids of ours are shorter


def read_name(name: str) -> str:
    """Return a name without control characters, changes of writing direction, and extra spaces.

    Raises BadRequest if it is empty or too long.
    """
    visible = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in unicodedata.normalize("NFC", name))
    short = " ".join(visible.split())
    if not 1 <= len(short) <= MAX_PERSON_NAME_LENGTH:
        raise BadRequest("bad-name", longest=MAX_PERSON_NAME_LENGTH)
    return short


def _user(person: Person) -> CurrentUser:
    return CurrentUser(person.id, person.name, person.language, person.program)


def _signed_in(request: HttpRequest, signed_in: SignedIn) -> Response[CurrentUser]:
    return Response(_user(signed_in.person), cookies=[session_cookie(request.scope, signed_in.token)])


@post("/api/guests")
async def create_guest(request: HttpRequest, data: JSONBody[NewGuest]) -> Response[CurrentUser]:
    """Become a guest. A browser that is signed in already stays the same person."""
    known = await current_person(request)
    if known is not None:
        return Response(_user(known))
    service_of(request).limit("guest", request)
    return _signed_in(request, await service_of(request).people.create(read_name(data.name), data.language))


@get("/api/me")
async def current_user(request: HttpRequest) -> CurrentUser:
    """The current user."""
    return _user(await require_person(request))


@patch("/api/me")
async def change_user(request: HttpRequest, data: JSONBody[UserChanges]) -> CurrentUser:
    """Change the name or the language of the current user."""
    person = await require_person_to_change(request)
    name = person.name if data.name is None else read_name(data.name)
    return _user(await service_of(request).people.rename(person, name, data.language or person.language))


@post("/api/me/links")
async def create_link(request: HttpRequest) -> DeviceLink:
    """Create a link that signs in another device of the current user."""
    person = await require_person_to_change(request)
    return DeviceLink(await service_of(request).people.link(person))


@post("/api/links/claim")
async def claim_link(request: HttpRequest, data: JSONBody[DeviceLink]) -> Response[CurrentUser]:
    """Sign in this device as the person of a link."""
    service_of(request).limit("guest", request)
    return _signed_in(request, await service_of(request).people.claim(data.token))


@post("/api/programs")
async def create_program(request: HttpRequest, data: JSONBody[NewProgram]) -> ProgramCredentials:
    """Register a program as a person of its own; the answer has its bearer token."""
    service_of(request).limit("guest", request)
    person, token = await service_of(request).people.create(read_name(data.name), "en", program=True)
    return ProgramCredentials(person.id, person.name, token)


@get("/api/me/mutes")
async def mutes(request: HttpRequest) -> list[str]:
    """The people whom the current user has muted."""
    person = await require_person(request)
    return sorted(await asyncio.to_thread(service_of(request).store.mutes, person.id))


@put("/api/me/mutes/{other:str}", status_code=204)
async def mute(request: HttpRequest, other: FromPath[str]) -> None:
    """Mute a person: what they say is not sent to the current user."""
    person = await require_person_to_change(request)
    await asyncio.to_thread(service_of(request).store.mute, person.id, other[:MAX_PERSON_ID_LENGTH])


@delete("/api/me/mutes/{other:str}")
async def unmute(request: HttpRequest, other: FromPath[str]) -> None:
    """Unmute a person."""
    person = await require_person_to_change(request)
    await asyncio.to_thread(service_of(request).store.unmute, person.id, other[:MAX_PERSON_ID_LENGTH])


PEOPLE_ROUTES = (
    create_guest, current_user, change_user, create_link, claim_link, create_program, mutes, mute, unmute
)  # fmt: skip
