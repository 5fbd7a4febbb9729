"""The largest requests and messages that the server reads, in bytes."""

from typing import Final

MAX_BODY_BYTES: Final = 16 << 10
MAX_FRAME_BYTES: Final = 8 << 10
MAX_HEAD_BYTES: Final = 16 << 10  # of an HTTP request: its line and its headers
