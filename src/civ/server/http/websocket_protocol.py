"""uvicorn's WebSocket with a short way for what nearly every message is: one frame of text, whole.

ASGI hands each message on as an event, through a queue and a task, and out again through as many layers, which costs
more than the message itself. Whatever is not plain takes ASGI's way, where uvicorn and websockets see to it: messages
that are long, in parts or binary, pings, the end.
"""

from collections.abc import Callable
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # the one in C, where there is one
from websockets.protocol import OPEN

from civ.server.http.limits import FLOOD, Bucket

WIRE: Final = "wire"  # in a connection's state
_WHOLE_TEXT: Final = 0x81  # the first byte of a frame: the last one of its message, and that is text
_MASKED: Final = 0x80
_HEAD: Final = 6  # bytes before the text of a short message from a browser
_SHORT, _LONG = 125, 0xFFFF  # bytes whose count fits into the second byte, into the two after it
_long_head, _longest_head = Struct("!BBH").pack, Struct("!BBQ").pack
_NOT_UTF8, _POLICY = 1007, 1008


class Wire(WebSocketsSansIOProtocol):
    """One connection. `heard` is asked to take each plain message; where it declines, ASGI gets it."""

    heard: Callable[[bytes], bool] | None = None
    _frames_left: Bucket | None = None

    async def run_asgi(self) -> None:
        """Let the application find the wire in the connection's state."""
        self.scope["state"][WIRE] = self
        await super().run_asgi()

    # --- In ---

    def data_received(self, data: bytes) -> None:
        """Take what came."""
        text = None if self.heard is None else self._plain_text(data)
        if text is None or self.heard is None or not self.heard(text):
            super().data_received(data)

    def _plain_text(self, data: bytes) -> bytes | None:
        """The text, if what came is just one short message."""
        size = len(data) - _HEAD
        if not 0 <= size <= _SHORT or data[0] != _WHOLE_TEXT or data[1] != _MASKED | size:
            return None
        conn: Any = self.conn
        if conn.reader.buffer or conn.current_size is not None or conn.state is not OPEN:
            return None  # it belongs to what came before
        text = apply_mask(data[_HEAD:], data[2:_HEAD])
        return text if text.isascii() else None

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message."""
        if not self._is_flood():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer."""
        if not self._is_flood():
            super().handle_ping()

    def _is_flood(self) -> bool:
        """Whether there are too many frames that are no message of their own; then this was the last."""
        self._frames_left = self._frames_left or Bucket(FLOOD)
        if not self.close_sent and not self._frames_left.take():
            self._fail(_POLICY)
        return self.close_sent

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. What is no text would be noted as an error of ours."""
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            if self.curr_msg_data_type == "text":
                return self._fail(_NOT_UTF8)
        return super().send_receive_event_to_app()

    def _fail(self, code: int) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()

    # --- Out ---

    async def send(self, message: Any) -> None:
        """Send ASGI's way. A connection that was refused is done: uvicorn would note it as an error of ours."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def write(self, text: bytes) -> bool:
        """Send a message, unless the reader is too far behind: then nothing is sent until there is `room`."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if not self.writable.is_set():
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    async def room(self) -> None:
        """Wait until the reader has caught up."""
        await self.writable.wait()


def _head(size: int) -> bytes:
    if size <= _SHORT:
        return bytes((_WHOLE_TEXT, size))
    if size <= _LONG:
        return _long_head(_WHOLE_TEXT, 126, size)
    return _longest_head(_WHOLE_TEXT, 127, size)
