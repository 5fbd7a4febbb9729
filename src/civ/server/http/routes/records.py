"""Records of games: those of finished tables, and those that people upload."""

import asyncio
import json
from collections.abc import Iterator
from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from civ.errors import Unknown
from civ.game.game import Game
from civ.server.http.routes.authentication import HttpRequest, current_person, require_person, service_of
from civ.server.storage.store import Person, Store, StoredRecord
from civ.wire.messages import AddedRecord, RecordInfo

MAX_LISTED_RECORDS: Final = 50
Before = Annotated[int | None, QueryParameter(ge=1, le=1 << 60)]
OfTable = Annotated[str | None, QueryParameter(max_length=64)]


def _info(stored: StoredRecord) -> RecordInfo:
    note = json.loads(stored.note) if stored.note else {}
    return RecordInfo(stored.id, stored.added, stored.table, json.loads(stored.line), note)


def _id(person: Person | None) -> str | None:
    return person.id if person else None


@get("/api/records")
async def records(request: HttpRequest, before: Before = None, table: OfTable = None) -> list[RecordInfo]:
    """Games that the current user may see, the latest first: their own, and those of public tables."""
    person, store = await current_person(request), service_of(request).store
    found = await asyncio.to_thread(store.records_for, _id(person), MAX_LISTED_RECORDS, before, table)
    return [_info(stored) for stored in found]


@get("/api/records/{number:int}")
async def record(request: HttpRequest, number: FromPath[int]) -> RecordInfo:
    """A game that the current user may see."""
    person = await current_person(request)
    stored = await asyncio.to_thread(service_of(request).store.record_for, number, _id(person))
    if stored is None:
        raise Unknown("no-record")
    return _info(stored)


@get("/api/records.jsonl", media_type="application/jsonl")
async def all_records(request: HttpRequest) -> Stream:
    """All games that the current user may see, one per line."""
    person = await current_person(request)
    return Stream(_lines(service_of(request).store, _id(person)), media_type="application/jsonl")


def _lines(store: Store, person: str | None) -> Iterator[str]:
    before = None
    while page := store.records_for(person, MAX_LISTED_RECORDS, before):
        for stored in page:
            note = json.loads(stored.note) if stored.note else {}
            yield json.dumps({"record": json.loads(stored.line), **note}, ensure_ascii=False) + "\n"
        before = page[-1].id


@post("/api/records")
async def add_record(request: HttpRequest, data: JSONBody[dict[str, Any]]) -> AddedRecord:
    """Upload a record, which must replay to its last action. Its result is computed by replaying it."""
    service, person = service_of(request), await require_person(request)
    service.limit("record", request)
    game = Game.from_record(json.dumps(data))
    note = json.dumps({"result": game.result._asdict()}) if game.result else None
    number = await asyncio.to_thread(service.store.add_record, game.record, note, person.id, service.clock())
    return AddedRecord(number)


RECORD_ROUTES = (records, record, all_records, add_record)
