"""A table as a page, and the one form that asks something of it."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from msgspec import Meta, Struct

from civ.errors import CivError
from civ.server.core.live_tables import Live
from civ.server.core.people import actor_of
from civ.server.http.limits import read_fields
from civ.server.http.pages.ending import ending_page
from civ.server.http.pages.forms import Written, read_form
from civ.server.http.pages.lobby import lobby_page, words_page
from civ.server.http.pages.play import play_page
from civ.server.http.pages.seen import Seen
from civ.server.http.pages.talk import TALK, talk_page
from civ.server.http.problems import status_of
from civ.server.http.routes.authentication import service_of, somebody
from civ.server.http.routes.browsers import PAGE, Asking, Visitor, guest, origin, sent_to, shown, visitor
from civ.server.http.routes.tables import find, look_at
from civ.server.http.sockets import Wish
from civ.tables.commands import OpenRematch, TakeSeat
from civ.tables.snapshots import Viewer, snapshot
from civ.tables.table import OPEN, OVER, PLAYING, Table

BEHIND: Final = 400  # events that a page may tell of
Draw = Callable[[Seen], str]
Eyes = Annotated[int, Meta(ge=1, le=4)] | None
_PAGES: Final[dict[str, Draw]] = {OPEN: lobby_page, PLAYING: play_page, OVER: ending_page}


class Sent(Struct, kw_only=True):
    """What a form of a table holds besides the command."""

    id: str
    after: int | None = None
    eyes: Eyes = None
    to: Written = ""
    name: Written = ""


def fresh_token() -> str:
    """The id of what a page may ask for; sent twice, it is carried out once."""
    return secrets.token_hex(8)


def table_page(seen: Seen) -> str:
    """The page of a table, as it stands."""
    return _PAGES[seen.table.status](seen)


@get("/plain/t/{code:str}", **PAGE)
async def table(
    request: Asking, code: FromPath[str], eyes: FromQuery[int | None] = None, still: FromQuery[int | None] = None
) -> Response[str]:
    """A table with one's own eyes."""
    seen = await visitor(request)
    return shown(await _drawn(request, code, seen, table_page, eyes=eyes, still=bool(still)), seen.cookies)


@get("/plain/t/{code:str}/talk", **PAGE)
async def talk(request: Asking, code: FromPath[str]) -> Response[str]:
    """What is said at a table."""
    seen = await visitor(request)
    return shown(await _drawn(request, code, seen, talk_page), seen.cookies)


@get("/plain/t/{code:str}/words", **PAGE)
async def words(request: Asking, code: FromPath[str]) -> Response[str]:
    """Where one adds words to the shuffle."""
    seen = await visitor(request)
    return shown(await _drawn(request, code, seen, words_page), seen.cookies)


@post("/plain/t/{code:str}", **PAGE)
async def ask(request: Asking, code: FromPath[str]) -> Response[str] | Redirect:
    """Ask something of a table. What cannot be done is told on the page itself."""
    fields = read_form(await request.body())
    sent = read_fields(fields, Sent, strict=False)
    command = {name: value for name, value in fields.items() if name not in Sent.__struct_fields__}
    wish = read_fields({"id": sent.id, "after": sent.after, "command": command}, Wish, strict=False)
    if isinstance(wish.command, TakeSeat):
        person, seen = await guest(request, sent.name)
    else:
        person, seen = await somebody(request), await visitor(request)
    await look_at(request, code, person, lambda live, viewer: None)
    live = await find(request, code)
    try:
        await service_of(request).carry_out(live, actor_of(person), wish.command, wish.id, wish.after)
    except CivError as error:
        draw = talk_page if sent.to == TALK else table_page
        problem = error.message(seen.language)
        html = await _drawn(request, code, seen, draw, eyes=sent.eyes, problem=problem)
        return shown(html, seen.cookies, status_of(error))
    if isinstance(wish.command, OpenRematch) and live.table.followed:
        return sent_to(f"/plain/t/{live.table.followed}", seen.cookies)
    place = f"/plain/t/{code}/{TALK}" if sent.to == TALK else f"/plain/t/{code}"
    return sent_to(f"{place}?eyes={sent.eyes}" if sent.eyes else place, seen.cookies)


async def _drawn(
    request: Asking, code: str, visitor: Visitor, draw: Draw, *, eyes: int | None = None, **more: Any
) -> str:
    """A page of a table for one who may see it. It is drawn in a thread, so that nobody's move waits for it."""
    service, person = service_of(request), visitor.person
    muted = await asyncio.to_thread(service.store.mutes, person.id) if person else frozenset()

    def read(live: Live, seats: Viewer) -> Seen:
        viewer = looking(live.table, seats, eyes)
        return Seen(
            snapshot=snapshot(live.table, viewer, service.clock()),
            events=live.missed(viewer, max(0, live.table.seq - BEHIND), muted),
            language=visitor.language,
            person=person.id if person else None,
            seats=seats,
            link=f"{origin(request)}/t/{code}",
            token=fresh_token(),
            **more,
        )

    return await asyncio.to_thread(draw, await look_at(request, code, person, read))


def looking(table: Table, seats: Viewer, eyes: int | None) -> Viewer:
    """The seat whose hand is shown. Where people share a device, only of one who said so, while it is theirs to choose
    or nobody's of them.
    """
    if len(seats) < 2 or table.status != PLAYING:
        return seats[:1]
    to_choose = [seat for seat in seats if seat in table.waiting and not table.chair(seat).bot] or seats
    return tuple(seat for seat in to_choose if seat == eyes)


TABLE_PAGES = (table, talk, words, ask)
