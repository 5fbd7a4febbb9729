"""However the bytes of a socket are cut, and whatever lies between its messages: each is taken once, and in order."""

import json
import random
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.harness.server.processes import TIMEOUT_S, RunningServer, http_client, running_server

ROUNDS, MESSAGES = 40, 40  # fewer than an address may open tables, and a socket send messages, at once
TEXT, BINARY, PING, PONG, MORE = 0x1, 0x2, 0x9, 0xA, 0x0
LAST = 0x80  # the frame is the last one of its message
SHORT = 125
OPEN = {"settings": {"rules": {"players": 2}, "seats": ["me", "open"]}}
WORDS = ("peace", "x" * 150, "Frieden für alle", "мир", "𝕎", 'a "quoted" word', "a\\b", "x" * 40)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("wires"), "--port", "0", "--no-browser") as found:
        yield found


@pytest.fixture
def host(server: RunningServer) -> Iterator[httpx.Client]:
    with http_client(server) as who:
        who.post("/api/guests", json={"name": "Ann"})
        yield who


def frame(first: int, data: bytes, chance: random.Random) -> bytes:
    """A frame as browsers send it."""
    size, mask = len(data), chance.randbytes(4)
    head = bytes([first, 0x80 | size]) if size <= SHORT else bytes([first, 0xFE]) + size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


def frames(data: bytes, chance: random.Random) -> bytes:
    """A message of one frame or of several, perhaps with a ping before it or within it."""
    ping = frame(LAST | PING, chance.randbytes(chance.randrange(6)), chance) if chance.random() < 0.1 else b""
    if chance.random() < 0.8:
        return ping + frame(LAST | TEXT, data, chance)
    cut = chance.randrange(len(data) + 1)
    return frame(TEXT, data[:cut], chance) + ping + frame(LAST | MORE, data[cut:], chance)


def pieces(data: bytes, chance: random.Random) -> Iterator[bytes]:
    """The same bytes, cut anywhere."""
    largest = chance.choice((1, 20, 100, 400, len(data)))
    while data:
        size = chance.randint(1, largest)
        yield data[:size]
        data = data[size:]


class Line:
    """A socket of a table, byte by byte."""

    def __init__(self, server: RunningServer, host: httpx.Client, code: str) -> None:
        self._line = socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT_S)
        self._line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._line.sendall(
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: civ={host.cookies['civ']}\r\n\r\n".encode()
        )
        self._heard = b""
        while b"\r\n\r\n" not in self._heard:
            self._more()
        head, self._heard = self._heard.split(b"\r\n\r\n", 1)
        assert head.startswith(b"HTTP/1.1 101")

    def send(self, data: bytes) -> None:
        self._line.sendall(data)

    def _more(self) -> None:
        part = self._line.recv(65536)
        assert part, "the server closed the socket"
        self._heard += part

    def _take(self, size: int) -> bytes:
        while len(self._heard) < size:
            self._more()
        taken, self._heard = self._heard[:size], self._heard[size:]
        return taken

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its first byte and its data."""
        first, size = self._take(2)
        if size > SHORT:
            size = int.from_bytes(self._take(2 if size == SHORT + 1 else 8), "big")
        return first, self._take(size)

    def close(self) -> None:
        self._line.close()


def test_messages_cut_anywhere_are_taken_once_and_in_order(server: RunningServer, host: httpx.Client) -> None:
    chance = random.Random(11)
    for _ in range(ROUNDS):
        code = host.post("/api/tables", json=OPEN).json()["code"]
        line = Line(server, host, code)
        sent = [f"{number} {chance.choice(WORDS)}" for number in range(MESSAGES)]
        stream = b"".join(frames(_command(number, words, chance), chance) for number, words in enumerate(sent))
        for piece in pieces(stream, chance):
            line.send(piece)
            if chance.random() < 0.02:
                time.sleep(0.002)  # so that a piece comes alone
        answered: list[str] = []
        while len(answered) < MESSAGES:
            first, data = line.frame()
            assert first in (LAST | TEXT, LAST | PONG)
            if first == LAST | TEXT and (id := json.loads(data).get("id")) is not None:
                answered.append(id)
        assert answered == [f"c{number}" for number in range(MESSAGES)]
        line.close()
        events = [event["event"] for event in host.get(f"/api/tables/{code}/events").json()["events"]]
        assert [event["words"] for event in events if event["kind"] == "worded"] == sent


def _command(number: int, words: str, chance: random.Random) -> bytes:
    wish: dict[str, Any] = {"id": f"c{number}", "command": {"do": "word", "words": words}}
    return json.dumps(wish, ensure_ascii=chance.random() < 0.5).encode()


def test_the_end_of_a_message_that_looks_like_another_one_is_not_taken_for_it(
    server: RunningServer, host: httpx.Client
) -> None:
    code = host.post("/api/tables", json=OPEN).json()["code"]
    line = Line(server, host, code)
    words = "お" + "x" * 11  # E3, then 81 8A: the head of a text of ten bytes, as which the rest would pass
    data = json.dumps({"id": "c0", "command": {"do": "word", "words": words}}, ensure_ascii=False).encode()
    message = bytes([LAST | TEXT, 0x80 | len(data), 0, 0, 0, 0]) + data
    assert message[-16:-14] == bytes([LAST | TEXT, 0x80 | 10])
    line.send(message[:-16])
    time.sleep(0.1)
    line.send(message[-16:])
    heard = json.loads(line.frame()[1])
    while "id" not in heard:
        assert heard["type"] != "refused"
        heard = json.loads(line.frame()[1])
    assert (heard["id"], heard["event"]["words"]) == ("c0", words)
    line.close()


def test_what_is_no_text_after_plain_messages_closes_the_socket(server: RunningServer, host: httpx.Client) -> None:
    chance = random.Random(12)
    begun, whole = frame(TEXT, b"{", chance), frame(LAST | TEXT, b"{}", chance)
    for bad, expected in (
        ((frame(LAST | TEXT, b"\xff\xfe", chance),), 1007),
        ((frame(LAST | BINARY, b"{}", chance),), 1003),
        ((frame(LAST | MORE, b"{}", chance),), 1002),
        ((b"\x81\x02{}",), 1002),  # without a mask
        ((begun, whole), 1002),
    ):
        code = host.post("/api/tables", json=OPEN).json()["code"]
        line = Line(server, host, code)
        line.send(frame(LAST | TEXT, _command(0, "peace", chance), chance))
        while json.loads(line.frame()[1]).get("id") != "c0":
            pass
        for piece in bad:
            line.send(piece)
            time.sleep(0.1)  # so that each comes alone
        first, data = line.frame()
        assert (first, int.from_bytes(data[:2], "big")) == (LAST | 0x8, expected)
        line.close()


def test_a_flood_of_plain_messages_closes_the_socket(server: RunningServer, host: httpx.Client) -> None:
    chance = random.Random(13)
    line = Line(server, host, host.post("/api/tables", json=OPEN).json()["code"])
    for _ in range(200):
        line.send(frame(LAST | TEXT, b"{}", chance))
        time.sleep(0.0005)
    first, data = 0, b""
    while first != LAST | 0x8:
        first, data = line.frame()
    assert int.from_bytes(data[:2], "big") == 1008
    line.close()
