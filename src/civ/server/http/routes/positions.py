"""Positions of games: of a record that somebody has, or of a table while its game is on."""

import asyncio
import json
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from civ.errors import Refused
from civ.game.game import Game
from civ.game.records import Record
from civ.server.core.live_tables import Live
from civ.server.errors import BadRequest
from civ.server.http.routes.authentication import person_asking, service_of
from civ.server.http.routes.tables import look_at
from civ.tables.history import Positions, positions_of
from civ.tables.outline import Outline, outline_of
from civ.tables.visible_events import Viewer
from civ.wire.messages import MAX_PLY, MAX_POSITIONS, OutlineRequest, PositionsRequest

Asking = Request[Any, Any, Any]


@post("/api/positions", status_code=200)
async def positions(request: Asking, data: JSONBody[PositionsRequest]) -> Positions:
    """Positions of a record, which must replay to its last action."""
    service_of(request).allow("positions", request)
    return await asyncio.to_thread(_replayed, data)


@post("/api/outline", status_code=200)
async def outline(request: Asking, data: JSONBody[OutlineRequest]) -> Outline:
    """A record at a glance: all actions, the strongest columns, and the moments one would look up again."""
    service_of(request).allow("positions", request)
    return await asyncio.to_thread(lambda: outline_of(*_record_and_viewer(data)))


def _replayed(wanted: PositionsRequest) -> Positions:
    return positions_of(*_record_and_viewer(wanted), wanted.from_, wanted.count)


def _record_and_viewer(wanted: PositionsRequest | OutlineRequest) -> tuple[Record, Viewer]:
    record = Record.from_json(json.dumps(wanted.record))
    Game.from_record(record)
    return record, _viewer(wanted.seat, record.rules.players)


def _viewer(seat: int | str | None, players: int) -> Viewer:
    seats = tuple(range(1, players + 1))
    if seat is None or seat == "all":
        return seats if seat else ()
    if seat not in seats:
        raise BadRequest("bad-field", path="$.seat")
    return (int(seat),)


@get("/api/tables/{code:str}/positions")
async def past_positions(
    request: Asking,
    code: FromPath[str],
    from_: Annotated[int, QueryParameter(name="from", ge=0, le=MAX_PLY)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MAX_POSITIONS)] = MAX_POSITIONS,
) -> Positions:
    """Positions of a table's game so far, as the one who asks may know them."""
    service_of(request).allow("positions", request)

    def read(live: Live, viewer: Viewer) -> tuple[str, int, Viewer]:
        if live.table.game is None:
            raise Refused("table-not-playing")
        return live.table.record, live.table.forked, viewer

    line, forked, viewer = await look_at(request, code, await person_asking(request), read)
    return await asyncio.to_thread(lambda: positions_of(Record.from_json(line), viewer, from_, count, forked))


POSITION_ROUTES = (positions, outline, past_positions)
