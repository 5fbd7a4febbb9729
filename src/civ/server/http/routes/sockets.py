"""The WebSocket of a table."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery, QueryParameter

from civ.errors import CivError
from civ.server.core.people import actor_of
from civ.server.core.queue_items import QueuedCommand
from civ.server.core.rate_limits import SOCKET_MESSAGES, TokenBucket
from civ.server.http.routes.authentication import person_with_mutes, service_of
from civ.server.http.routes.tables import read_table
from civ.server.http.scopes import reader_language
from civ.server.http.security import refuse
from civ.server.http.send_queue import SendQueue
from civ.server.http.subscribers import SocketSubscriber
from civ.server.http.websocket_protocol import STATE_KEY, FastWebSocketProtocol

LastSeen = Annotated[int | None, QueryParameter(ge=0, le=1 << 40)]
UNSUPPORTED_DATA, POLICY_VIOLATION, TRY_AGAIN_LATER = 1003, 1008, 1013  # close codes


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], code: FromPath[str], after: LastSeen = None, aid: FromQuery[bool] = False
) -> None:
    """Follow a table from the event after `after` on, and send commands to it."""
    service, (person, muted) = service_of(socket), await person_with_mutes(socket)
    try:
        live = await read_table(socket, code, person, lambda live, viewer: live)
    except CivError as error:
        return await refuse(error, socket.scope, socket.send)
    await socket.accept()
    reader = asyncio.current_task()
    assert reader is not None
    protocol: FastWebSocketProtocol = socket.scope["state"][STATE_KEY]
    queue = SendQueue(protocol, reader.cancel)
    subscriber = SocketSubscriber(live, actor_of(person), reader_language(socket.scope), queue, muted, aid=aid)
    subscriber.open(service.writer, service.presence, after)
    try:
        close_code = await _read(socket, protocol, subscriber, service.submit)
        if close_code is not None:
            await socket.close(close_code)
    except asyncio.CancelledError:
        if not queue.broken:
            raise
        reader.uncancel()
        subscriber.close(service.presence)  # before closing the socket, which waits for a slow reader
        with suppress(Exception):  # the reader may be gone
            await socket.close(TRY_AGAIN_LATER)
    finally:
        subscriber.close(service.presence)


async def _read(
    socket: WebSocket[Any, Any, Any],
    protocol: FastWebSocketProtocol,
    subscriber: SocketSubscriber,
    submit: Callable[[QueuedCommand], None],
) -> int | None:
    """Read messages until the client disconnects; return None, or a close code if it breaks the protocol."""
    bucket = TokenBucket(SOCKET_MESSAGES)

    def receive(raw: bytes) -> bool:
        allowed = bucket.take()
        if allowed:
            subscriber.receive(submit, raw)
        return allowed

    protocol.on_text = receive
    try:
        while True:
            message: Any = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            if message.get("text") is None:
                return UNSUPPORTED_DATA
            if not receive(message["text"].encode()):
                return POLICY_VIOLATION
    finally:
        protocol.on_text = None
