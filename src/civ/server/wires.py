"""uvicorn's WebSocket with a short way for what nearly every message is: one frame of text, whole.

ASGI hands each message on as an event, through a queue and a task, and out again through as many layers, which costs
more than the message itself. Whatever is not plain takes ASGI's way, where uvicorn and websockets see to it: messages
that are long, in parts or binary, pings, the end.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.utils import apply_mask

WIRE: Final = "wire"  # in a connection's state
_WHOLE_TEXT: Final = 0x81  # the first byte of a frame: the last one of its message, and that is text
_MASKED: Final = 0x80
_HEAD: Final = 6  # bytes before the text of a short message from a browser
_SHORT, _LONG = 125, 0xFFFF  # bytes whose count fits into the second byte, into the two after it
_UNREAD: Final = 1 << 20  # bytes: far more than a slow reader is ever sent


class Wire(WebSocketsSansIOProtocol):
    """One connection. `heard` is asked to take each plain message; where it declines, ASGI gets it."""

    heard: Callable[[bytes], bool] | None = None

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

    def handle_ping(self) -> None:
        """Answer; but whoever asks on and on and reads no answer would have us keep them all."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > _UNREAD:
            self.transport.abort()

    # --- Out ---

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
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
