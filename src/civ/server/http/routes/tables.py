"""Tables over HTTP: open them, read them, send commands, follow their events."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Annotated, Any, Final, TypeVar

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage
from msgspec.structs import replace

from civ.errors import Refused, Unknown
from civ.game.game import Game
from civ.game.records import Record
from civ.server.core.live_tables import LiveTable
from civ.server.core.openings import OPENING_COMMAND
from civ.server.core.people import actor_of
from civ.server.http.routes.authentication import (
    Connection,
    HttpRequest,
    current_person,
    person_with_mutes,
    require_person,
    service_of,
)
from civ.server.http.subscribers import QueueSubscriber
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
    OpenedTable,
)

T = TypeVar("T")
MAX_POLL_S: Final = 25
MAX_LISTED_TABLES: Final = 50
After = Annotated[int, QueryParameter(ge=0, le=1 << 40)]
Wait = Annotated[int, QueryParameter(ge=0, le=MAX_POLL_S)]


async def read_table(
    connection: Connection, code: str, person: Person | None, reader: Callable[[LiveTable, Viewer], T]
) -> T:
    """Return `reader(table, viewer)` for a person who may see the table, when all of it is stored.

    Raises Unknown alike if there is no table and if the person may not see it, and Busy for a client that tries many
    codes.
    """
    service, id = service_of(connection), person.id if person else None

    def read(live: LiveTable) -> T:
        if not live.may_watch(id):
            raise Unknown("no-table")
        if id is not None:
            service.presence.touch(live, id)
        return reader(live, live.table.seats_of(id))

    with _limit_failed_lookups(connection):
        return await service.read(await service.registry.find(code), read)


@contextmanager
def _limit_failed_lookups(connection: Connection) -> Iterator[None]:
    """Count failed lookups against a rate limit, whatever their reason: it must not reveal which tables exist."""
    try:
        yield
    except Unknown:
        service_of(connection).limit("unknown", connection)
        raise


@post("/api/tables")
async def open_table(request: HttpRequest, data: JSONBody[NewTable]) -> OpenedTable:
    """Open a table."""
    service, person = service_of(request), await require_person(request)
    service.limit("table", request)
    settings, line = data.settings, None
    if data.fork is not None:
        record = await _forked_record(request, person, data.fork)
        settings, line = _with_rules_of(record, settings, await _named_rules(request)), record.to_json()
    live = await service.open_table(actor_of(person), settings, start=data.start, record=line, id=data.id)
    acknowledged = live.acknowledgements.get((person.id, OPENING_COMMAND))
    return OpenedTable(live.table.code, acknowledged.seq if acknowledged else live.table.seq)


async def _forked_record(request: HttpRequest, person: Person, fork: Fork) -> Record:
    """Return a stored record up to the ply of a fork. Raises Unknown or Refused if it cannot be continued."""
    stored = await asyncio.to_thread(service_of(request).store.record_for, fork.record, person.id)
    if stored is None:
        raise Unknown("no-record")
    record = Record.from_json(stored.line)
    if fork.ply > len(record.actions):
        raise Refused("fork-ply", count=len(record.actions))
    begun = Record(record.rules, record.start, record.actions[: fork.ply])
    if Game.from_record(begun.to_json()).over:
        raise Refused("fork-over")
    return begun


async def _named_rules(request: HttpRequest) -> Collection[str]:
    """Return the names of the rules that a request to open a table contains; the decoded settings have them all."""
    body = json.loads(await request.body())
    names: Collection[str] = body["settings"].get("rules", {}).keys()
    return names


def _with_rules_of(record: Record, settings: Settings, named: Collection[str]) -> Settings:
    """Return the settings with the rules of a record. Raises Refused if a rule that the request names differs.

    Rules that the request leaves out are those of the record and not the usual ones: records may be older than a rule.
    """
    if any(getattr(settings.rules, name) != getattr(record.rules, name) for name in named):
        raise Refused("fork-rules")
    return replace(settings, rules=record.rules)


@get("/api/tables")
async def public_tables(request: HttpRequest) -> list[ListedTable]:
    """Public tables: those that wait for players, then games in progress that anybody may watch."""
    service = service_of(request)
    waiting = await asyncio.to_thread(service.store.tables_open, MAX_LISTED_TABLES)
    playing = await asyncio.to_thread(service.store.tables_named, service.registry.watchable(MAX_LISTED_TABLES))
    return await _listed(request, [*waiting, *playing])


@get("/api/me/tables")
async def my_tables(request: HttpRequest) -> list[ListedTable]:
    """The tables where the current user has a seat, or had one at the end, the most recently changed first."""
    person = await require_person(request)
    rows = await asyncio.to_thread(service_of(request).store.tables_of, person.id, MAX_LISTED_TABLES)
    return await _listed(request, rows)


async def _listed(request: HttpRequest, rows: list[TableRow]) -> list[ListedTable]:
    service, person = service_of(request), await current_person(request)
    id = person.id if person else None

    def listed(row: TableRow, live: LiveTable) -> ListedTable:
        table = live.table
        return ListedTable(table_info(table), turn_info(table), table.seats_of(id), row.created, table.at)

    return [await service.read(await service.registry.find(row.code), partial(listed, row)) for row in rows]


@get("/api/tables/{code:str}")
async def table_snapshot(request: HttpRequest, code: FromPath[str], aid: FromQuery[bool] = False) -> Snapshot:
    """A table as the current user may see it now."""
    person, clock = await current_person(request), service_of(request).clock
    return await read_table(request, code, person, lambda live, viewer: snapshot(live.table, viewer, clock(), aid=aid))


@post("/api/tables/{code:str}/commands", status_code=200)
async def carry_out(request: HttpRequest, code: FromPath[str], data: JSONBody[CommandRequest]) -> CommandAccepted:
    """Carry out a command; the answer comes once its event is on disk."""
    service, person = service_of(request), await require_person(request)
    live = await read_table(request, code, person, lambda live, viewer: live)
    return CommandAccepted(await service.carry_out(live, actor_of(person), data.command, data.id, data.after))


@get("/api/tables/{code:str}/events")
async def events(request: HttpRequest, code: FromPath[str], after: After = 0, wait: Wait = 0) -> EventLog:
    """The events after a number. If there are none yet, wait for one for up to `wait` seconds."""
    person, muted = await person_with_mutes(request)

    def read(live: LiveTable, viewer: Viewer) -> EventLog:
        return EventLog(live.table.seq, tuple(live.events_after(after, viewer, muted)))

    def read_or_subscribe(live: LiveTable, viewer: Viewer) -> EventLog | QueueSubscriber:
        if wait and after >= live.table.seq:
            return QueueSubscriber(live, person and person.id, muted)
        return read(live, viewer)

    found = await read_table(request, code, person, read_or_subscribe)
    if isinstance(found, EventLog):
        return found
    try:
        await found.next_message(request.app.state.stopping, wait)
    finally:
        found.close()
    return await read_table(request, code, person, read)


@get("/api/tables/{code:str}/stream", media_type="text/event-stream")
async def stream(request: HttpRequest, code: FromPath[str]) -> ServerSentEvent:
    """The messages of the socket for programs that only read: a snapshot, then every event."""
    service, (person, muted) = service_of(request), await person_with_mutes(request)

    def subscribe(live: LiveTable, viewer: Viewer) -> tuple[LiveTable, QueueSubscriber, bytes]:
        return live, QueueSubscriber(live, person and person.id, muted), live.snapshot(viewer, service.clock())

    live, subscriber, first = await read_table(request, code, person, subscribe)

    async def messages() -> AsyncIterator[ServerSentEventMessage]:
        service.presence.arrive(live, subscriber)
        try:
            yield ServerSentEventMessage(first.decode())
            while (message := await subscriber.next_message(request.app.state.stopping)) is not None:
                yield ServerSentEventMessage(message.decode())
        finally:
            subscriber.close()
            service.presence.leave(live, subscriber)

    return ServerSentEvent(messages())


@get("/api/tables/{code:str}/record")
async def table_record(request: HttpRequest, code: FromPath[str]) -> dict[str, Any]:
    """The record of a finished game, with the proof of its shuffle."""

    def read(live: LiveTable, viewer: Viewer) -> dict[str, Any]:
        if live.table.status != OVER:
            raise Refused("table-not-over")
        return {"record": json.loads(live.table.record), **live.summary()}

    return await read_table(request, code, await current_person(request), read)


TABLE_ROUTES = (open_table, public_tables, my_tables, table_snapshot, carry_out, events, stream, table_record)
