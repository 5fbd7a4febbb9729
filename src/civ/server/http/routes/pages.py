"""The pages that are not a table's: home, oneself, and the check of a shuffle."""

import asyncio
from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from civ.errors import CivError, Unknown
from civ.server.core.people import actor_of
from civ.server.http.limits import read_fields
from civ.server.http.pages.forms import BotTable, FriendTable, read_form
from civ.server.http.pages.home import Home, claim_page, home_page, link_page
from civ.server.http.pages.verify import verify_file, verify_page
from civ.server.http.routes.authentication import changing, service_of
from civ.server.http.routes.browsers import PAGE, Asking, guest, keeping_cookie, origin, sent_to, shown, visitor
from civ.server.http.routes.people import read_name
from civ.server.http.routes.table_pages import TABLE_PAGES, fresh_token
from civ.server.http.routes.tables import listed_tables
from civ.server.http.security import session_cookie

LAST: Final = "civ-last"  # the cookie of what was chosen the last time
_CHOICES: Final = ("players", "level", "deal", "pace")
LONGEST_LIST: Final = 10


@get("/plain", **PAGE)
async def home(request: Asking) -> Response[str]:
    """Where everything begins."""
    person, language, cookies = await visitor(request)
    store = service_of(request).store
    mine = await asyncio.to_thread(store.tables_of, person.id, LONGEST_LIST) if person else []
    public = await asyncio.to_thread(store.tables_open, LONGEST_LIST)
    drawn = Home(
        language=language,
        name=person.name if person else None,
        last=_last(request.cookies.get(LAST, "")),
        mine=[listed.table for listed in await listed_tables(request, mine)],
        public=[listed.table for listed in await listed_tables(request, public)],
        token=fresh_token(),
    )
    return shown(await asyncio.to_thread(home_page, drawn), cookies)


def _last(words: str) -> BotTable:
    try:
        return read_fields(dict(zip(_CHOICES, words.split("_"), strict=False)), BotTable, strict=False)
    except CivError:
        return BotTable()


@post("/plain/play", **PAGE)
async def play(request: Asking) -> Redirect:
    """Begin a game against bots."""
    wanted = read_fields(read_form(await request.body()), BotTable, strict=False)
    chosen = "_".join(str(getattr(wanted, name)) for name in _CHOICES)
    answer = await _opened(request, wanted, start=True)
    answer.cookies.append(keeping_cookie(request, LAST, chosen))
    return answer


@post("/plain/tables", **PAGE)
async def open_for_friends(request: Asking) -> Redirect:
    """Open a table for friends."""
    wanted = read_fields(read_form(await request.body()), FriendTable, strict=False)
    return await _opened(request, wanted, start=False)


async def _opened(request: Asking, wanted: BotTable | FriendTable, *, start: bool) -> Redirect:
    person, seen = await guest(request, wanted.name)
    service_of(request).allow("table", request)
    live = await service_of(request).open_table(actor_of(person), wanted.settings(), start=start, id=wanted.id)
    return sent_to(f"/plain/t/{live.table.code}", seen.cookies)


@post("/plain/join", **PAGE)
async def join(request: Asking) -> Redirect:
    """Go to a table by its code, or by its link."""
    given = read_form(await request.body()).get("code", "")
    code = given.strip().split("?")[0].rstrip("/").rsplit("/", 1)[-1].lower()
    if not code.isalnum():
        raise Unknown("no-table")
    return sent_to(f"/plain/t/{code}")


# --- Oneself ---


@post("/plain/me", **PAGE)
async def rename(request: Asking) -> Redirect:
    """Take another name."""
    person = await changing(request)
    name = read_name(read_form(await request.body()).get("name", ""))
    await service_of(request).people.rename(person, name, person.language)
    return sent_to("/plain")


@post("/plain/me/link", status_code=200, **PAGE)
async def make_link(request: Asking) -> Response[str]:
    """A link to oneself for another device."""
    person = await changing(request)
    token = await service_of(request).people.link(person)
    return shown(link_page(person.language, f"{origin(request)}/link/{token}"))


@get("/plain/link/{token:str}", **PAGE)
async def look_at_link(request: Asking, token: FromPath[str]) -> Response[str]:
    """What a link to oneself opens."""
    seen = await visitor(request)
    return shown(claim_page(seen.language, token), seen.cookies)


@post("/link", **PAGE)
async def claim(request: Asking) -> Redirect:
    """Become, on this device, the person of a link."""
    service_of(request).allow("guest", request)
    found = await service_of(request).people.claim(read_form(await request.body()).get("token", ""))
    return sent_to("/", [session_cookie(request.scope, found.token)])


# --- The check of a shuffle ---


@get("/verify", **PAGE)
async def verify(request: Asking) -> Response[str]:
    """The page that checks a shuffle."""
    seen = await visitor(request)
    return shown(verify_page(seen.language), seen.cookies)


@get("/verify/file", **PAGE)
async def verify_download(request: Asking) -> Response[str]:
    """The same as one file that needs neither us nor a network."""
    answer = shown(verify_file((await visitor(request)).language))
    answer.headers["Content-Disposition"] = 'attachment; filename="civ-verify.html"'
    return answer


PAGE_ROUTES = (
    home, play, open_for_friends, join, rename, make_link, look_at_link, claim, verify, verify_download, *TABLE_PAGES
)  # fmt: skip
