"""The WebSocket of a table."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery, QueryParameter

from civ.errors import CivError
from civ.server.core.people import actor_of
from civ.server.core.writer import Job
from civ.server.http.limits import FLOOD, Bucket
from civ.server.http.problems import reader_language
from civ.server.http.routes.authentication import person_with_mutes, service_of
from civ.server.http.routes.tables import look_at
from civ.server.http.security import refuse
from civ.server.http.sockets import Outlet, SocketListener
from civ.server.http.websocket_protocol import WIRE, Wire

LastSeen = Annotated[int | None, QueryParameter(ge=0, le=1 << 40)]
NOT_TEXT, POLICY, AGAIN = 1003, 1008, 1013


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], code: FromPath[str], after: LastSeen = None, aid: FromQuery[bool] = False
) -> None:
    """Hear what happens at a table, from the event after `after` on, and ask things of it."""
    service, (person, muted) = service_of(socket), await person_with_mutes(socket)
    try:
        live = await look_at(socket, code, person, lambda live, viewer: live)
    except CivError as error:
        return await refuse(error, socket.scope, socket.send)
    await socket.accept()
    reader = asyncio.current_task()
    assert reader is not None
    wire: Wire = socket.scope["state"][WIRE]
    outlet = Outlet(wire, reader.cancel)
    listener = SocketListener(live, actor_of(person), reader_language(socket.scope), outlet, muted, aid=aid)
    listener.join(service.writer, service.presence, after)
    try:
        reason = await _read(socket, wire, listener, service.ask)
        if reason is not None:
            await socket.close(reason)
    except asyncio.CancelledError:
        if not outlet.broken:
            raise
        reader.uncancel()
        listener.leave(service.presence)  # now: to say so takes until there is room for it
        with suppress(Exception):  # whoever does not read may be gone altogether
            await socket.close(AGAIN)
    finally:
        listener.leave(service.presence)


async def _read(
    socket: WebSocket[Any, Any, Any], wire: Wire, listener: SocketListener, ask: Callable[[Job], None]
) -> int | None:
    """Take what comes until the other side is gone, or for what comes has to be: the code to close with."""
    bucket = Bucket(FLOOD)

    def take(raw: bytes) -> bool:
        allowed = bucket.take()
        if allowed:
            listener.take(ask, raw)
        return allowed

    wire.heard = take
    try:
        while True:
            message: Any = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            if message.get("text") is None:
                return NOT_TEXT
            if not take(message["text"].encode()):
                return POLICY
    finally:
        wire.heard = None
