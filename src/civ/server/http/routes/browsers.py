"""Whoever looks at our pages with a browser: who they are, what they read, and how they are answered."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie
from litestar.response import Redirect

from civ.i18n.texts import text
from civ.server.http.pages.home import problem_page
from civ.server.http.problems import LANGUAGE_COOKIE, answer_to, as_error, reader_language
from civ.server.http.routes.authentication import person_asking, service_of
from civ.server.http.routes.people import read_name
from civ.server.http.security import is_secure, session_cookie
from civ.server.storage.store import Person

Asking = Request[Any, Any, Any]
A_YEAR: Final = 365 * 24 * 3600


class Visitor(NamedTuple):
    """Somebody who looks at a page."""

    person: Person | None
    language: str
    cookies: tuple[Cookie, ...] = ()


async def visitor(request: Asking) -> Visitor:
    """Who looks at a page. A language that they ask for stays theirs."""
    person = await person_asking(request)
    language = reader_language(request.scope)
    if "lang" not in request.query_params:
        return Visitor(person, language)
    if person is not None and person.language != language:
        person = await service_of(request).people.rename(person, person.name, language)
    return Visitor(person, language, (keeping_cookie(request, LANGUAGE_COOKIE, language),))


async def guest(request: Asking, name: str) -> tuple[Person, Visitor]:
    """Who does something on a page; a new guest, under the name they gave or a usual one, if nobody knows them yet."""
    seen = await visitor(request)
    if seen.person is not None:
        return seen.person, seen
    service = service_of(request)
    service.allow("guest", request)
    chosen = read_name(name) if name.strip() else text("web-guest", seen.language)
    person, token = await service.people.welcome(chosen, seen.language)
    return person, Visitor(person, seen.language, (session_cookie(request.scope, token),))


def keeping_cookie(request: Asking, name: str, value: str) -> Cookie:
    """A cookie for something that is no secret."""
    return Cookie(
        name, value=value, path="/", max_age=A_YEAR, httponly=True, samesite="lax", secure=is_secure(request.scope)
    )


def origin(request: Asking) -> str:
    """The address of this server as the one who asks knows it."""
    public = service_of(request).config.url
    return public or f"{request.scope['scheme']}://{request.headers['host']}"


# --- Answers ---


def shown(html: str, cookies: Sequence[Cookie] = (), status: int = 200) -> Response[str]:
    """A page. Browsers keep none of them: hands are on some, and each has forms of its own."""
    return Response(
        html,
        status_code=status,
        media_type=MediaType.HTML,
        cookies=list(cookies),
        headers={"Cache-Control": "no-store"},
    )


def sent_to(path: str, cookies: Sequence[Cookie] = ()) -> Redirect:
    """The page to look at after something was done."""
    return Redirect(path, status_code=303, cookies=list(cookies))


def answer_problem(request: Asking, problem: Exception) -> Response[str]:
    """Whatever a page's route raised, as a page."""
    error = as_error(problem, request.scope)
    status, headers, _ = answer_to(error, request.scope)
    language = reader_language(request.scope)
    answer = shown(problem_page(language, error.message(language)), status=status)
    answer.headers |= {name: value for name, value in headers.items() if name != "Content-Type"}
    return answer


PAGE: Final[dict[str, Any]] = {"include_in_schema": False, "exception_handlers": {Exception: answer_problem}}
