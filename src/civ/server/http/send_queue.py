"""Sends messages to one socket without making the sender wait."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

MAX_WAITING_MESSAGES: Final = 256  # a reader that is further behind is disconnected


class Transport(Protocol):
    """The sending side of a connection."""

    def write(self, text: bytes) -> bool:
        """Send a message and return True, or return False if the reader is too far behind."""

    async def drain(self) -> None:
        """Wait until the reader has caught up."""


class SendQueue:
    """Sends at once while the reader keeps up; otherwise messages wait in order. A full queue breaks for good."""

    def __init__(self, transport: Transport, on_break: Callable[[], object]) -> None:
        self.broken = False
        self._transport, self._on_break = transport, on_break
        self._waiting: deque[bytes] = deque()
        self._task: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> None:
        """Send a message now or later."""
        if self.broken:
            return
        try:
            if self._task is None and self._transport.write(message):
                return
        except Exception:
            self.finish()
            return
        self._waiting.append(message)
        if len(self._waiting) > MAX_WAITING_MESSAGES:
            self.close()
            self.finish()
        elif self._task is None:
            self._task = asyncio.ensure_future(self._send_waiting())

    async def _send_waiting(self) -> None:
        try:
            while self._waiting:
                await self._transport.drain()
                while self._waiting and self._transport.write(self._waiting[0]):
                    self._waiting.popleft()
        except Exception:
            self.finish()
        self._task = None

    def finish(self) -> None:
        """Accept no more messages and call `on_break`."""
        if not self.broken:
            self.broken = True
            self._on_break()

    def close(self) -> None:
        """Drop the waiting messages."""
        if self._task is not None:
            self._task.cancel()
