"""Positions of a record that a client sends, or of a table's game in progress."""

import asyncio
import json
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from civ.errors import BadRequest, Refused
from civ.game.game import Game
from civ.game.records import Record
from civ.server.core.live_tables import LiveTable
from civ.server.http.routes.authentication import HttpRequest, current_person, service_of
from civ.server.http.routes.tables import read_table
from civ.tables.history import Positions, positions_of
from civ.tables.outline import Outline, outline_of
from civ.tables.visible_events import Viewer
from civ.wire.messages import MAX_PLY, MAX_POSITIONS, OutlineRequest, PositionsRequest


@post("/api/positions", status_code=200)
async def positions(request: HttpRequest, data: JSONBody[PositionsRequest]) -> Positions:
    """Positions of a record, which must replay to its last action."""
    service_of(request).limit("positions", request)
    return await asyncio.to_thread(lambda: positions_of(*_record_and_viewer(data), data.from_, data.count))


@post("/api/outline", status_code=200)
async def outline(request: HttpRequest, data: JSONBody[OutlineRequest]) -> Outline:
    """An outline of a record: all actions, the strongest columns, and the key moments."""
    service_of(request).limit("positions", request)
    return await asyncio.to_thread(lambda: outline_of(*_record_and_viewer(data)))


def _record_and_viewer(data: PositionsRequest | OutlineRequest) -> tuple[Record, Viewer]:
    record = Record.from_json(json.dumps(data.record))
    Game.from_record(record)  # raises if an action is illegal
    return record, _viewer(data.seat, record.rules.players)


def _viewer(seat: int | str | None, players: int) -> Viewer:
    seats = tuple(range(1, players + 1))
    if seat is None or seat == "all":
        return seats if seat else ()
    if seat not in seats:
        raise BadRequest("bad-field", path="$.seat")
    return (int(seat),)


@get("/api/tables/{code:str}/positions")
async def past_positions(
    request: HttpRequest,
    code: FromPath[str],
    from_: Annotated[int, QueryParameter(name="from", ge=0, le=MAX_PLY)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MAX_POSITIONS)] = MAX_POSITIONS,
) -> Positions:
    """Positions of a table's game so far, as the current user may see them."""
    service_of(request).limit("positions", request)

    def read(live: LiveTable, viewer: Viewer) -> tuple[str, int, Viewer]:
        if live.table.game is None:
            raise Refused("table-not-playing")
        return live.table.record, live.table.forked, viewer

    line, forked, viewer = await read_table(request, code, await current_person(request), read)
    return await asyncio.to_thread(lambda: positions_of(Record.from_json(line), viewer, from_, count, forked))


POSITION_ROUTES = (positions, outline, past_positions)
