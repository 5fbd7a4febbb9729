"""WebSocket frames: messages are read once and in order, however they are split; malformed frames close the socket."""

import json
import random
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.harness.server.processes import (
    TIMEOUT_S,
    UPGRADE_HEADERS,
    RunningServer,
    host_header,
    http_client,
    request_bytes,
    session_headers,
)

ROUNDS, MESSAGES = 40, 40  # below the limits of tables per address and messages per socket
TEXT, BINARY, PING, PONG, CONTINUATION = 0x1, 0x2, 0x9, 0xA, 0x0
FINAL = 0x80  # the bit of the last frame of a message
MAX_SHORT_LENGTH = 125
OPEN = {"settings": {"rules": {"players": 2}, "seats": ["me", "open"]}}
WORDS = ("peace", "x" * 150, "Frieden für alle", "мир", "𝕎", 'a "quoted" word', "a\\b", "x" * 40)


@pytest.fixture
def host(server: RunningServer) -> Iterator[httpx.Client]:
    with http_client(server) as host:
        host.post("/api/guests", json={"name": "Ann"})
        yield host


def frame(first: int, data: bytes, chance: random.Random) -> bytes:
    """Encode a masked frame, as browsers send it."""
    size, mask = len(data), chance.randbytes(4)
    head = bytes([first, 0x80 | size]) if size <= MAX_SHORT_LENGTH else bytes([first, 0xFE]) + size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


def frames(data: bytes, chance: random.Random) -> bytes:
    """Encode a message as one frame or two, sometimes with a ping before or between them."""
    ping = frame(FINAL | PING, chance.randbytes(chance.randrange(6)), chance) if chance.random() < 0.1 else b""
    if chance.random() < 0.8:
        return ping + frame(FINAL | TEXT, data, chance)
    cut = chance.randrange(len(data) + 1)
    return frame(TEXT, data[:cut], chance) + ping + frame(FINAL | CONTINUATION, data[cut:], chance)


def split(data: bytes, chance: random.Random) -> Iterator[bytes]:
    """Split bytes at random places."""
    largest = chance.choice((1, 20, 100, 400, len(data)))
    while data:
        size = chance.randint(1, largest)
        yield data[:size]
        data = data[size:]


class RawSocket:
    """A table's socket that sends and receives raw bytes."""

    def __init__(self, server: RunningServer, host: httpx.Client, code: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT_S)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        headers = host_header(server) | UPGRADE_HEADERS | session_headers(host)
        self._socket.sendall(request_bytes("GET", f"/api/tables/{code}/socket", headers))
        self._received = b""
        while b"\r\n\r\n" not in self._received:
            self._receive()
        head, self._received = self._received.split(b"\r\n\r\n", 1)
        assert head.startswith(b"HTTP/1.1 101")

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def _receive(self) -> None:
        part = self._socket.recv(65536)
        assert part, "the server closed the socket"
        self._received += part

    def _take(self, size: int) -> bytes:
        while len(self._received) < size:
            self._receive()
        taken, self._received = self._received[:size], self._received[size:]
        return taken

    def receive_frame(self) -> tuple[int, bytes]:
        """Receive a frame; return its first byte and its data."""
        first, size = self._take(2)
        if size > MAX_SHORT_LENGTH:
            size = int.from_bytes(self._take(2 if size == MAX_SHORT_LENGTH + 1 else 8), "big")
        return first, self._take(size)

    def close(self) -> None:
        self._socket.close()


def test_messages_split_anywhere_are_read_once_and_in_order(server: RunningServer, host: httpx.Client) -> None:
    chance = random.Random(11)
    for _ in range(ROUNDS):
        code = host.post("/api/tables", json=OPEN).json()["code"]
        raw_socket = RawSocket(server, host, code)
        sent = [f"{number} {chance.choice(WORDS)}" for number in range(MESSAGES)]
        stream = b"".join(frames(_command(number, words, chance), chance) for number, words in enumerate(sent))
        for piece in split(stream, chance):
            raw_socket.send(piece)
            if chance.random() < 0.02:
                time.sleep(0.002)  # so that the piece arrives alone
        answered_ids: list[str] = []
        while len(answered_ids) < MESSAGES:
            first, data = raw_socket.receive_frame()
            assert first in (FINAL | TEXT, FINAL | PONG)
            if first == FINAL | TEXT and (id := json.loads(data).get("id")) is not None:
                answered_ids.append(id)
        assert answered_ids == [f"c{number}" for number in range(MESSAGES)]
        raw_socket.close()
        events = [event["event"] for event in host.get(f"/api/tables/{code}/events").json()["events"]]
        assert [event["words"] for event in events if event["kind"] == "worded"] == sent


def _command(number: int, words: str, chance: random.Random) -> bytes:
    request: dict[str, Any] = {"id": f"c{number}", "command": {"do": "word", "words": words}}
    return json.dumps(request, ensure_ascii=chance.random() < 0.5).encode()


def test_the_end_of_a_message_that_looks_like_a_frame_is_not_read_as_one(
    server: RunningServer, host: httpx.Client
) -> None:
    code = host.post("/api/tables", json=OPEN).json()["code"]
    raw_socket = RawSocket(server, host, code)
    words = "お" + "x" * 11  # E3 81 8A: 81 8A is also the header of a text frame of ten bytes
    data = json.dumps({"id": "c0", "command": {"do": "word", "words": words}}, ensure_ascii=False).encode()
    message = bytes([FINAL | TEXT, 0x80 | len(data), 0, 0, 0, 0]) + data
    assert message[-16:-14] == bytes([FINAL | TEXT, 0x80 | 10])
    raw_socket.send(message[:-16])
    time.sleep(0.1)
    raw_socket.send(message[-16:])
    received = json.loads(raw_socket.receive_frame()[1])
    while "id" not in received:
        assert received["type"] != "refused"
        received = json.loads(raw_socket.receive_frame()[1])
    assert (received["id"], received["event"]["words"]) == ("c0", words)
    raw_socket.close()


def test_a_malformed_frame_after_correct_messages_closes_the_socket(server: RunningServer, host: httpx.Client) -> None:
    chance = random.Random(12)
    unfinished, complete = frame(TEXT, b"{", chance), frame(FINAL | TEXT, b"{}", chance)
    for bad, expected in (
        ((frame(FINAL | TEXT, b"\xff\xfe", chance),), 1007),
        ((frame(FINAL | BINARY, b"{}", chance),), 1003),
        ((frame(FINAL | CONTINUATION, b"{}", chance),), 1002),
        ((b"\x81\x02{}",), 1002),  # without a mask
        ((unfinished, complete), 1002),
    ):
        code = host.post("/api/tables", json=OPEN).json()["code"]
        raw_socket = RawSocket(server, host, code)
        raw_socket.send(frame(FINAL | TEXT, _command(0, "peace", chance), chance))
        while json.loads(raw_socket.receive_frame()[1]).get("id") != "c0":
            pass
        for piece in bad:
            raw_socket.send(piece)
            time.sleep(0.1)  # so that each arrives alone
        first, data = raw_socket.receive_frame()
        assert (first, int.from_bytes(data[:2], "big")) == (FINAL | 0x8, expected)
        raw_socket.close()


def test_a_flood_of_messages_closes_the_socket(server: RunningServer, host: httpx.Client) -> None:
    chance = random.Random(13)
    raw_socket = RawSocket(server, host, host.post("/api/tables", json=OPEN).json()["code"])
    for _ in range(200):
        raw_socket.send(frame(FINAL | TEXT, b"{}", chance))
        time.sleep(0.0005)
    first, data = 0, b""
    while first != FINAL | 0x8:
        first, data = raw_socket.receive_frame()
    assert int.from_bytes(data[:2], "big") == 1008
    raw_socket.close()
