"""uvicorn's WebSocket protocol with a fast path for the usual message: one unfragmented text frame.

ASGI passes each message through a queue, a task and several layers, in both directions. That costs more than handling
the message. Everything unusual takes ASGI's path through uvicorn and websockets: long, fragmented and binary messages,
pings, and the end of the connection.
"""

from collections.abc import Callable
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # the C version where there is one
from websockets.protocol import OPEN

from civ.server.core.rate_limits import SOCKET_MESSAGES, TokenBucket

STATE_KEY: Final = "websocket_protocol"  # in a connection's state
_TEXT_FRAME: Final = 0x81  # the first byte of an unfragmented text frame
_MASKED: Final = 0x80
_SHORT_HEADER_BYTES: Final = 6  # before the text of a short message from a browser
_MAX_SHORT, _MAX_MEDIUM = 125, 0xFFFF  # lengths that fit into the second byte, and into the two after it
_medium_header, _long_header = Struct("!BBH").pack, Struct("!BBQ").pack
_INVALID_DATA, _POLICY_VIOLATION = 1007, 1008  # close codes


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection. `on_text` is offered each usual message first; if it returns False, ASGI gets the message."""

    on_text: Callable[[bytes], bool] | None = None
    _control_frames: TokenBucket | None = None

    async def run_asgi(self) -> None:
        """Run the application, which finds this protocol in the connection's state."""
        self.scope["state"][STATE_KEY] = self
        await super().run_asgi()

    # --- Receiving ---

    def data_received(self, data: bytes) -> None:
        """Take bytes from the network."""
        text = None if self.on_text is None else self._short_text(data)
        if text is None or self.on_text is None or not self.on_text(text):
            super().data_received(data)

    def _short_text(self, data: bytes) -> bytes | None:
        """Return the text if the bytes are exactly one short text message."""
        size = len(data) - _SHORT_HEADER_BYTES
        if not 0 <= size <= _MAX_SHORT or data[0] != _TEXT_FRAME or data[1] != _MASKED | size:
            return None
        conn: Any = self.conn
        if conn.reader.buffer or conn.current_size is not None or conn.state is not OPEN:
            return None  # the bytes belong to a frame or message that has begun
        text = apply_mask(data[_SHORT_HEADER_BYTES:], data[2:_SHORT_HEADER_BYTES])
        return text if text.isascii() else None

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment of a message."""
        if not self._is_flood():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if not self._is_flood():
            super().handle_ping()

    def _is_flood(self) -> bool:
        """Count a frame that is no message of its own; fail the connection if there are too many."""
        self._control_frames = self._control_frames or TokenBucket(SOCKET_MESSAGES)
        if not self.close_sent and not self._control_frames.take():
            self._fail(_POLICY_VIOLATION)
        return self.close_sent

    def send_receive_event_to_app(self) -> None:
        """Pass a message to the application. uvicorn would log text that is not UTF-8 as an error of the server."""
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            if self.curr_msg_data_type == "text":
                return self._fail(_INVALID_DATA)
        return super().send_receive_event_to_app()

    def _fail(self, code: int) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()

    # --- Sending ---

    async def send(self, message: Any) -> None:
        """Send an ASGI event. uvicorn would log a refused connection without handshake as an error of the server."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def write(self, text: bytes) -> bool:
        """Send a message and return True, or return False if the reader is too far behind: then wait for `drain`.

        Raises ClientDisconnected if the connection is closed.
        """
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if not self.writable.is_set():
            return False
        self.transport.write(_header(len(text)) + text)
        return True

    async def drain(self) -> None:
        """Wait until the reader has caught up."""
        await self.writable.wait()


def _header(size: int) -> bytes:
    if size <= _MAX_SHORT:
        return bytes((_TEXT_FRAME, size))
    if size <= _MAX_MEDIUM:
        return _medium_header(_TEXT_FRAME, 126, size)
    return _long_header(_TEXT_FRAME, 127, size)
