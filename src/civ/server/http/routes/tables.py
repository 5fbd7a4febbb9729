"""Tables: open one, look at it, ask something of it, and hear what happens there."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Annotated, Any, TypeVar

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from civ.errors import Refused, Unknown
from civ.game.game import Game
from civ.game.records import Record
from civ.server.core.live_tables import Live
from civ.server.core.openings import OPENING
from civ.server.core.people import actor_of
from civ.server.http.routes.authentication import Connection, person_asking, person_with_mutes, service_of, somebody
from civ.server.http.streams import Ear
from civ.server.storage.store import Person, TableRow
from civ.tables.settings import Settings
from civ.tables.snapshots import Snapshot, snapshot, table_info, turn_info
from civ.tables.table import OVER
from civ.tables.visible_events import Viewer
from civ.wire.messages import (
    CommandAccepted,
    CommandRequest,
    EventLog,
    Fork,
    ListedTable,
    NewTable,
    NumberedEvent,
    OpenedTable,
)

Asking = Request[Any, Any, Any]
T = TypeVar("T")
LONGEST_WAIT = 25
LONGEST_LIST = 50
After = Annotated[int, QueryParameter(ge=0, le=1 << 40)]
Wait = Annotated[int, QueryParameter(ge=0, le=LONGEST_WAIT)]


async def find(connection: Connection, code: str) -> Live:
    """A table by its code. Whoever tries codes is soon stopped."""
    with _counted(connection):
        return await service_of(connection).lives.find(code)


async def look_at(connection: Connection, code: str, person: Person | None, read: Callable[[Live, Viewer], T]) -> T:
    """What one may see of a table; one that is not for the one who asks is as unknown as one that is not there."""
    service, id = service_of(connection), person.id if person else None

    def reading(live: Live) -> T:
        if not live.may_watch(id):
            raise Unknown("no-table")
        if id is not None:
            service.presence.glimpse(live, id)
        return read(live, live.table.seats_of(id))

    with _counted(connection):
        return await service.look(await service.lives.find(code), reading)


@contextmanager
def _counted(connection: Connection) -> Iterator[None]:
    """Count the tables that one asks for in vain, whyever that is: else the count would tell which of them exist."""
    try:
        yield
    except Unknown:
        service_of(connection).allow("unknown", connection)
        raise


@post("/api/tables")
async def open_table(request: Asking, data: JSONBody[NewTable]) -> OpenedTable:
    """A new table."""
    service, person = service_of(request), await somebody(request)
    service.allow("table", request)
    record = None if data.fork is None else await _fork(request, person, data.fork, data.settings)
    live = await service.open_table(actor_of(person), data.settings, start=data.start, record=record, id=data.id)
    asked = live.answers.get((person.id, OPENING))
    return OpenedTable(live.table.code, asked.seq if asked else live.table.seq)


async def _fork(request: Asking, person: Person, fork: Fork, settings: Settings) -> str:
    stored = await asyncio.to_thread(service_of(request).store.record_for, fork.record, person.id)
    if stored is None:
        raise Unknown("no-record")
    record = Record.from_json(stored.line)
    if record.rules != settings.rules:
        raise Refused("fork-rules")
    if fork.ply > len(record.actions):
        raise Refused("fork-ply", count=len(record.actions))
    line = Record(record.rules, record.start, record.actions[: fork.ply]).to_json()
    if Game.from_record(line).over:
        raise Refused("fork-over")
    return line


@get("/api/tables")
async def public_tables(request: Asking) -> list[ListedTable]:
    """Public tables that wait for players, and then those whose game one may watch."""
    service = service_of(request)
    waiting = await asyncio.to_thread(service.store.tables_open, LONGEST_LIST)
    played = await asyncio.to_thread(service.store.tables_named, service.lives.watchable(LONGEST_LIST))
    return await listed_tables(request, [*waiting, *played])


@get("/api/me/tables")
async def my_tables(request: Asking) -> list[ListedTable]:
    """The tables where one has a seat, or had one at the end, the latest first."""
    person = await somebody(request)
    rows = await asyncio.to_thread(service_of(request).store.tables_of, person.id, LONGEST_LIST)
    return await listed_tables(request, rows)


async def listed_tables(request: Asking, rows: list[TableRow]) -> list[ListedTable]:
    """Tables of a list, as everybody may see them."""
    service, person = service_of(request), await person_asking(request)
    id = person.id if person else None

    def listed(row: TableRow, live: Live) -> ListedTable:
        table = live.table
        return ListedTable(table_info(table), turn_info(table), table.seats_of(id), row.created, table.at)

    return [await service.look(await service.lives.find(row.code), partial(listed, row)) for row in rows]


@get("/api/tables/{code:str}")
async def look(request: Asking, code: FromPath[str], aid: FromQuery[bool] = False) -> Snapshot:
    """All that one may know of a table now."""
    person, clock = await person_asking(request), service_of(request).clock
    return await look_at(request, code, person, lambda live, viewer: snapshot(live.table, viewer, clock(), aid=aid))


@post("/api/tables/{code:str}/commands", status_code=200)
async def carry_out(request: Asking, code: FromPath[str], data: JSONBody[CommandRequest]) -> CommandAccepted:
    """Ask something of a table; the answer comes when it is stored."""
    service, person = service_of(request), await somebody(request)
    live = await find(request, code)
    await look_at(request, code, person, lambda live, viewer: None)
    return CommandAccepted(await service.carry_out(live, actor_of(person), data.command, data.id, data.after))


@get("/api/tables/{code:str}/events")
async def events(request: Asking, code: FromPath[str], after: After = 0, wait: Wait = 0) -> EventLog:
    """The events after a number; if there are none yet, wait for one so many seconds."""
    person, muted = await person_with_mutes(request)

    def read(live: Live, viewer: Viewer) -> EventLog:
        missed = enumerate(live.missed(viewer, after, muted), start=after + 1)
        return EventLog(live.table.seq, tuple(NumberedEvent(seq, event) for seq, event in missed))

    def read_or_listen(live: Live, viewer: Viewer) -> EventLog | Ear:
        return Ear(live, person and person.id, muted) if wait and after >= live.table.seq else read(live, viewer)

    found = await look_at(request, code, person, read_or_listen)
    if isinstance(found, EventLog):
        return found
    try:
        await found.heard(request.app.state.stopping, wait)
    finally:
        found.close()
    return await look_at(request, code, person, read)


@get("/api/tables/{code:str}/stream", media_type="text/event-stream")
async def stream(request: Asking, code: FromPath[str]) -> ServerSentEvent:
    """The same messages as on the socket, for programs that only read: a snapshot, then every event."""
    service, (person, muted) = service_of(request), await person_with_mutes(request)

    def listen(live: Live, viewer: Viewer) -> tuple[Live, Ear, bytes]:
        return live, Ear(live, person and person.id, muted), live.snapshot(viewer, service.clock())

    live, ear, first = await look_at(request, code, person, listen)

    async def messages() -> AsyncIterator[ServerSentEventMessage]:
        service.presence.come(live, ear)
        try:
            yield ServerSentEventMessage(first.decode())
            while (message := await ear.heard(request.app.state.stopping)) is not None:
                yield ServerSentEventMessage(message.decode())
        finally:
            ear.close()
            service.presence.go(live, ear)

    return ServerSentEvent(messages())


@get("/api/tables/{code:str}/record")
async def table_record(request: Asking, code: FromPath[str]) -> dict[str, Any]:
    """The record of a game that is over, with the proof of its shuffle."""

    def read(live: Live, viewer: Viewer) -> dict[str, Any]:
        if live.table.status != OVER:
            raise Refused("table-not-over")
        return {"record": json.loads(live.table.record), **live.summary()}

    return await look_at(request, code, await person_asking(request), read)


TABLE_ROUTES = (open_table, public_tables, my_tables, look, carry_out, events, stream, table_record)
