"""Fuzzing: 100,000 malformed messages over many sockets cause no crash, hang or change without a valid command."""

import asyncio
import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets

from tests.harness.server.malformed_commands import malformed_message
from tests.harness.server.processes import TIMEOUT_S, RunningServer, http_client, session_headers
from tests.harness.tiers import count

MESSAGES = count(8_000, 100_000)
BURST = 50  # messages that a socket sends before it is closed; more would be a flood
SOCKETS = 16
DEALT = {"settings": {"rules": {"players": 2}, "seats": ["me", "here"], "pace": 30, "absence": None}, "start": True}
OPEN = {"settings": {"rules": {"players": 4}, "seats": ["me", "open", "open", "open"], "absence": None}}
DRAFT = {"settings": {"rules": {"players": 3, "deal": "draft"}, "seats": ["me", "here", "here"]}, "start": True}
Acknowledged = dict[int, list[str]]  # by event number: the messages that have the id of its command


class Fuzzing:
    """Sends malformed messages to tables, and collects the responses."""

    def __init__(self, server: RunningServer, tables: list[str], headers: list[dict[str, str]]) -> None:
        self._server, self._tables, self._headers = server, tables, headers
        self.acknowledged: dict[str, Acknowledged] = {code: {} for code in tables}
        self.responses: Counter[str] = Counter()
        self.sent = 0

    async def run(self, until: int) -> None:
        """Send until a total number of messages is reached."""
        async with asyncio.TaskGroup() as group:
            for number in range(SOCKETS):
                group.create_task(self._send(until, Random(until + number)))

    async def _send(self, until: int, chance: Random) -> None:
        while self.sent < until:
            self.sent += BURST
            code = chance.choice(self._tables)
            url = f"ws://127.0.0.1:{self._server.port}/api/tables/{code}/socket"
            headers = chance.choice(self._headers)
            async with websockets.connect(url, additional_headers=headers, proxy=None, compression=None) as socket:
                messages = [malformed_message(chance) for _ in range(BURST)]
                for message in messages:
                    await socket.send(message)
                async with asyncio.timeout(TIMEOUT_S):
                    await self._receive(socket, code, messages)

    async def _receive(self, socket: Any, code: str, messages: list[str]) -> None:
        """Receive one response for every message; broadcasts of other commands have no id."""
        waiting = len(messages)
        while waiting:
            response = json.loads(await socket.recv())
            if "id" in response:
                waiting -= 1
                self.responses[response.get("code", response["type"])] += 1
                if response["type"] in ("event", "done"):
                    same = [message for message in messages if _id_of(message) == response["id"]]
                    self.acknowledged[code].setdefault(response["seq"], []).extend(same)


def _id_of(message: str) -> Any:
    try:
        request = json.loads(message)
    except (ValueError, RecursionError):
        return None
    return request.get("id") if isinstance(request, dict) else None


def _memory_mib(server: RunningServer) -> int:
    """Return the resident memory of the server in MiB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    [kilobytes] = re.findall(r"^VmRSS:\s+(\d+) kB", status, re.M)
    return int(kilobytes) >> 10


def test_malformed_messages_harm_nobody(server: RunningServer) -> None:
    with http_client(server) as host, http_client(server) as other:
        for guest in (host, other):
            guest.post("/api/guests", json={"name": "x"})
        tables = [host.post("/api/tables", json=body).json()["code"] for body in (OPEN, DEALT, DRAFT) * 3]
        before = {code: _events(host, code) for code in tables}
        fuzzing = Fuzzing(server, tables, [session_headers(host), session_headers(other), {}])
        asyncio.run(fuzzing.run(MESSAGES // 4))
        memory = _memory_mib(server)
        asyncio.run(fuzzing.run(MESSAGES))
        assert _memory_mib(server) < memory + 64
        assert fuzzing.sent >= MESSAGES
        assert sum(fuzzing.responses.values()) == fuzzing.sent
        assert len(fuzzing.responses) > count(20, 25), fuzzing.responses  # the messages were malformed in many ways
        for code in tables:
            _check_log(before[code], _events(host, code), fuzzing.acknowledged[code])
        assert host.get("/health").json() == {"status": "ok"}
    assert "level=error" not in server.log_text()
    assert server.stop() == 0


def _events(guest: httpx.Client, code: str) -> list[Any]:
    return list(guest.get(f"/api/tables/{code}/events").json()["events"])


def _check_log(before: list[Any], after: list[Any], acknowledged: Acknowledged) -> None:
    """Check that the log has only been extended, and only by events of valid commands that were acknowledged."""
    assert after[: len(before)] == before
    assert [event["seq"] for event in after] == list(range(1, len(after) + 1))
    new = {numbered["seq"]: numbered["event"] for numbered in after[len(before) :]}
    assert {seq for seq, event in new.items() if event.get("bot") is not True} == set(acknowledged)
    for seq, messages in acknowledged.items():
        assert any(_causes(message, new[seq]["kind"]) for message in messages), messages


def _causes(message: str, kind: str) -> bool:
    """Tell whether a message is a valid command that causes an event of this kind."""
    request = json.loads(message)
    command = request.get("command")
    valid = request.keys() <= {"id", "command", "after"} and isinstance(command, dict)
    return valid and kind in EVENT_KINDS.get(str(command.get("do")), ())


EVENT_KINDS = {
    "sit": ("sat",), "stand": ("stood",), "place": ("sat", "stood"), "change": ("changed",), "ready": ("readied",),
    "word": ("worded",), "start": ("dealt",), "act": ("acted", "kept"), "take-back": ("taken-back",),
    "propose": ("proposed",), "answer": ("answered",), "resign": ("resigned",), "hand": ("handed",),
    "return": ("returned",), "say": ("said",), "phrase": ("phrased",), "rematch": ("followed",),
}  # fmt: skip
