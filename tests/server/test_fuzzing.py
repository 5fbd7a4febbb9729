"""A hundred thousand messages of junk over many sockets: no crash, no hang, no change that nobody rightly asked for."""

import asyncio
import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from tests.harness.server.malformed_commands import malformed_message
from tests.harness.server.processes import TIMEOUT_S, RunningServer, http_client, running_server
from tests.harness.tiers import count

MESSAGES = count(8_000, 100_000)
AT_ONCE = 50  # that a socket sends before it is closed: more would be a flood
SOCKETS = 16
DEALT = {"settings": {"rules": {"players": 2}, "seats": ["me", "here"], "pace": 30, "absence": None}, "start": True}
OPEN = {"settings": {"rules": {"players": 4}, "seats": ["me", "open", "open", "open"], "absence": None}}
DRAFT = {"settings": {"rules": {"players": 3, "deal": "draft"}, "seats": ["me", "here", "here"]}, "start": True}
Acknowledged = dict[int, list[str]]  # by the number of an event: the message that made it, or several with its id


class Fuzzing:
    """What was sent, and what came back."""

    def __init__(self, server: RunningServer, tables: list[str], headers: list[dict[str, str]]) -> None:
        self._server, self._tables, self._headers = server, tables, headers
        self.acknowledged: dict[str, Acknowledged] = {code: {} for code in tables}
        self.answers: Counter[str] = Counter()
        self.sent = 0

    async def run(self, until: int) -> None:
        """Send, until so many messages have been sent."""
        async with asyncio.TaskGroup() as group:
            for number in range(SOCKETS):
                group.create_task(self._send(until, Random(until + number)))

    async def _send(self, until: int, chance: Random) -> None:
        while self.sent < until:
            self.sent += AT_ONCE
            code = chance.choice(self._tables)
            url = f"ws://127.0.0.1:{self._server.port}/api/tables/{code}/socket"
            headers = chance.choice(self._headers)
            async with websockets.connect(url, additional_headers=headers, proxy=None, compression=None) as socket:
                messages = [malformed_message(chance) for _ in range(AT_ONCE)]
                for message in messages:
                    await socket.send(message)
                async with asyncio.timeout(TIMEOUT_S):
                    await self._hear(socket, code, messages)

    async def _hear(self, socket: Any, code: str, messages: list[str]) -> None:
        """Every message has one answer; those about others' commands have no id."""
        waiting = len(messages)
        while waiting:
            answer = json.loads(await socket.recv())
            if "id" in answer:
                waiting -= 1
                self.answers[answer.get("code", answer["type"])] += 1
                if answer["type"] in ("event", "done"):
                    same = [message for message in messages if _id_of(message) == answer["id"]]
                    self.acknowledged[code].setdefault(answer["seq"], []).extend(same)


def _id_of(message: str) -> Any:
    try:
        wish = json.loads(message)
    except (ValueError, RecursionError):
        return None
    return wish.get("id") if isinstance(wish, dict) else None


def _memory(server: RunningServer) -> int:
    """What the server holds in memory, in MiB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    [kilobytes] = re.findall(r"^VmRSS:\s+(\d+) kB", status, re.M)
    return int(kilobytes) >> 10


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with running_server(tmp_path, "--port", "0", "--no-browser") as found:
        yield found


def test_junk_on_sockets_harms_nobody(server: RunningServer) -> None:
    with http_client(server) as host, http_client(server) as other:
        for who in (host, other):
            who.post("/api/guests", json={"name": "x"})
        tables = [host.post("/api/tables", json=wanted).json()["code"] for wanted in (OPEN, DEALT, DRAFT) * 3]
        begun = {code: _events(host, code) for code in tables}
        fuzzing = Fuzzing(server, tables, [{"Cookie": f"civ={who.cookies['civ']}"} for who in (host, other)] + [{}])
        asyncio.run(fuzzing.run(MESSAGES // 4))
        held = _memory(server)
        asyncio.run(fuzzing.run(MESSAGES))
        assert _memory(server) < held + 64
        assert fuzzing.sent >= MESSAGES
        assert sum(fuzzing.answers.values()) == fuzzing.sent
        assert len(fuzzing.answers) > count(20, 25), fuzzing.answers  # the junk was of many kinds
        for code in tables:
            _check_log(begun[code], _events(host, code), fuzzing.acknowledged[code])
        assert host.get("/health").json() == {"status": "ok"}
    assert "level=error" not in server.log_text()
    assert server.stop() == 0


def _events(who: httpx.Client, code: str) -> list[Any]:
    return list(who.get(f"/api/tables/{code}/events").json()["events"])


def _check_log(before: list[Any], after: list[Any], acknowledged: Acknowledged) -> None:
    """The log is what it was, and then the events of right commands, each acknowledged to whoever gave it."""
    assert after[: len(before)] == before
    assert [event["seq"] for event in after] == list(range(1, len(after) + 1))
    new = {numbered["seq"]: numbered["event"] for numbered in after[len(before) :]}
    assert {seq for seq, event in new.items() if event.get("bot") is not True} == set(acknowledged)
    for seq, messages in acknowledged.items():
        assert any(_makes(message, new[seq]["kind"]) for message in messages), messages


def _makes(message: str, kind: str) -> bool:
    """Whether a message is one that such an event comes of."""
    wish = json.loads(message)
    command = wish.get("command")
    right = wish.keys() <= {"id", "command", "after"} and isinstance(command, dict)
    return right and kind in MADE.get(str(command.get("do")), ())


MADE = {
    "sit": ("sat",), "stand": ("stood",), "place": ("sat", "stood"), "change": ("changed",), "ready": ("readied",),
    "word": ("worded",), "start": ("dealt",), "act": ("acted", "kept"), "take-back": ("taken-back",),
    "propose": ("proposed",), "answer": ("answered",), "resign": ("resigned",), "hand": ("handed",),
    "return": ("returned",), "say": ("said",), "phrase": ("phrased",), "rematch": ("followed",),
}  # fmt: skip
