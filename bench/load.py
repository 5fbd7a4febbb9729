"""Measure a server under load: moves stored and acknowledged per second, compared with a bare echo.

    python bench/load.py [--games 500] [--sockets 2000] [--seconds 10] [--json FILE]

The server is a separate process; this one simulates the clients, on the other core. Both figures are measured over the
same number of open sockets of one server, one right after the other, so that a noisy machine affects both alike. Each
round starts a new server, because games would end otherwise. The echo is a plain handler of the framework that sends
every message back. A move is decided, stored durably, acknowledged, and broadcast to the four sockets of its table. The
clients read everything they are sent, in the same way for both, and decode no more than players need.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

ECHO = b'{"id":"c1234567","after":1234,"command":{"do":"act","seat":1,"action":"M"}}'
READY = "ready"


# --- The server ---


async def _serve(folder: Path, games: int, sockets: int) -> None:
    """Run the real server with tables already dealt, plus a route for the echo."""
    import uvicorn
    from litestar import WebSocket, websocket

    from civ.game.options import PLAYER_COUNTS, Rules
    from civ.server.config import Config
    from civ.server.core.people import actor_of
    from civ.server.core.service import Service
    from civ.server.http.tables_app import tables_app
    from civ.server.startup import listen, uvicorn_config
    from civ.tables.commands import SetReady, StartGame, TakeSeat
    from civ.tables.settings import Settings

    @websocket("/echo")
    async def echo(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        while True:
            message: Any = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await socket.send_text(message["text"])

    config = Config(data=folder, port=0, browser=False)
    service = Service.open(config)
    app = tables_app(config, service)
    app.register(echo)
    listener = listen(config)
    server = uvicorn.Server(uvicorn_config(config, app))
    async with app.lifespan():
        serving = asyncio.ensure_future(server.serve([listener]))
        tables = []
        for number in range(games):
            players = PLAYER_COUNTS[number % 3]
            guests = [await service.people.create(f"guest {number}", "en") for _ in range(sockets // games)]
            seats = ("me", *["open"] * (players - 1))
            settings = Settings(rules=Rules(players=players), seats=seats, absence=None)
            live = await service.open_table(actor_of(guests[0].person), settings)
            for seat, guest in enumerate(guests[1:players], start=2):
                actor = actor_of(guest.person)
                await service.carry_out(live, actor, TakeSeat(seat), "sit")
                await service.carry_out(live, actor, SetReady(), "ready")
            await service.carry_out(live, actor_of(guests[0].person), StartGame(), "start")
            tables.append({"code": live.table.code, "players": players, "tokens": [guest.token for guest in guests]})
        server_info = {"port": listener.getsockname()[1], "pid": os.getpid(), "tables": tables}
        (folder / READY).write_text(json.dumps(server_info))
        await serving


# --- The clients ---


class ClientSocket(asyncio.Protocol):
    """A minimal WebSocket client: text frames only, masked with zeros."""

    def __init__(self, request: bytes, on_message: Callable[["ClientSocket", bytes], None]) -> None:
        self._request, self._on_message = request, on_message
        self._buffer = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request)

    def send(self, text: bytes) -> None:
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.open.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(RuntimeError(buffer[:200].decode("latin-1")))
                return
            self.open.set_result(None)
            buffer = buffer[end + 4 :]
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, begin = buffer[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if begin + size > end:
                break
            if buffer[at] == 0x81:
                self._on_message(self, buffer[begin : begin + size])
            elif buffer[at] == 0x89:
                self.transport.write(bytes([0x8A, 0x80 | size]) + b"\0\0\0\0" + buffer[begin : begin + size])
            at = begin + size
        self._buffer = buffer[at:]


def _request(port: int, path: str, token: str = "") -> bytes:
    cookie = f"Cookie: civ={token}\r\n" if token else ""
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n"
    ).encode()


async def _connect(
    port: int, path: str, on_message: Callable[[ClientSocket, bytes], None], token: str = ""
) -> ClientSocket:
    _, connection = await asyncio.get_running_loop().create_connection(
        lambda: ClientSocket(_request(port, path, token), on_message), "127.0.0.1", port
    )
    await connection.open
    return connection


class Turn(msgspec.Struct):
    waiting: tuple[int, ...]


class OwnPart(msgspec.Struct):
    seat: int | None
    legal: list[str]


class ServerMessage(msgspec.Struct):
    type: str
    seq: int = 0
    id: str | None = None
    turn: Turn | None = None
    own: list[OwnPart] = []
    code: str | None = None


class SimulatedPlayer:
    """A client that plays random actions, at once or at a given rate."""

    def __init__(self, load_test: "LoadTest", seat: int) -> None:
        self._load_test, self._seat = load_test, seat
        self._socket: ClientSocket | None = None
        self._next: bytes | None = None
        self._sent = 0
        self._due = 0.0

    def receive(self, connection: ClientSocket, message: bytes) -> None:
        self._socket = connection
        event = self._load_test.decode(message)
        if event.type == "refused":
            self._load_test.refusals[event.code or ""] = self._load_test.refusals.get(event.code or "", 0) + 1
            if event.id is not None and self._next is not None:
                self._load_test.idle.append(self)
            return
        if event.id is not None:
            self._load_test.acknowledged += 1
            self._load_test.latencies.append(time.perf_counter() - self._due)
        if event.turn is None or self._seat not in event.turn.waiting or not event.own[0].legal:
            self._load_test.over += event.id is not None and event.turn is not None and not event.turn.waiting
            return
        self._sent += 1
        action = random.choice(event.own[0].legal)
        self._next = (
            b'{"id":"c%d","after":%d,"command":{"do":"act","seat":%d,"action":"%s"}}'
            % (self._sent, event.seq, self._seat, action.encode())
        )  # fmt: skip
        if self._load_test.at_full_speed:
            self.send_action(time.perf_counter())
        else:
            self._load_test.idle.append(self)

    def send_action(self, due: float) -> None:
        self._due = due
        if self._socket is not None and self._next is not None:
            self._socket.send(self._next)


class LoadTest:
    """All simulated players and spectators, and their figures."""

    def __init__(self) -> None:
        self.decode = msgspec.json.Decoder(ServerMessage).decode
        self.at_full_speed = False
        self.acknowledged = 0
        self.over = 0  # games that ended
        self.latencies: list[float] = []
        self.refusals: dict[str, int] = {}
        self.idle: list[SimulatedPlayer] = []

    async def connect_all(self, port: int, tables: list[dict[str, Any]]) -> list[ClientSocket]:
        connections = []
        for table in tables:
            path = f"/api/tables/{table['code']}/socket"
            for seat, token in enumerate(table["tokens"], start=1):
                on_message = SimulatedPlayer(self, seat).receive if seat <= table["players"] else _ignore
                connections.append(await _connect(port, path, on_message, token))
        return connections

    async def play_at_full_speed(self, seconds: float) -> float:
        """Let all players act as soon as they can; return moves per second."""
        self.at_full_speed, self.acknowledged = True, 0
        begin = time.perf_counter()
        players, self.idle = self.idle, []
        for player in players:
            player.send_action(begin)
        await asyncio.sleep(seconds)
        rate = self.acknowledged / (time.perf_counter() - begin)
        self.at_full_speed = False
        await asyncio.sleep(2)
        return rate

    async def play_at_rate(self, rate: float, seconds: float) -> list[float]:
        """Play `rate` moves per second, evenly; return the times from each due time to its acknowledgement."""
        self.latencies = []
        begin = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = begin + number / rate
            if due > time.perf_counter():
                await asyncio.sleep(due - time.perf_counter())
            if self.idle:
                self.idle.pop(0).send_action(due)
        await asyncio.sleep(1)
        return self.latencies


def _ignore(connection: ClientSocket, message: bytes) -> None:
    pass


async def _measure_echoes(connections: list[ClientSocket], counts: list[int], seconds: float) -> float:
    """Send a message again whenever it comes back; return echoes per second."""
    begin = time.perf_counter()
    for connection in connections:
        connection.send(ECHO)
    await asyncio.sleep(seconds)
    rate = counts[0] / (time.perf_counter() - begin)
    counts[1] = 1
    await asyncio.sleep(1)
    return rate


def _cpu(pid: int) -> float:
    """Return the CPU seconds that the server has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


class Round(NamedTuple):
    """The figures of one server."""

    echoes: float  # per second
    moves: float  # per second
    echo_cpu: float  # microseconds of the server per echo
    echo_client_cpu: float
    move_cpu: float
    move_client_cpu: float
    over: int  # games that ended during the round
    refusals: dict[str, int]
    latencies: list[float]  # at half of that rate
    idle_socket: float  # bytes

    def summary(self) -> str:
        return (
            f"echo {self.echoes:,.0f}/s, moves {self.moves:,.0f}/s, ratio {self.moves / self.echoes:.2f}; "
            f"CPU time {self.echo_cpu:.0f} and {self.move_cpu:.0f} µs, of the clients {self.echo_client_cpu:.0f} "
            f"and {self.move_client_cpu:.0f} µs; p99 {1000 * _quantile(self.latencies, 0.99):.0f} ms"
        )


async def _round(server_info: dict[str, Any], options: argparse.Namespace) -> Round:
    port, pid = server_info["port"], server_info["pid"]
    load_test, counts = LoadTest(), [0, 0]  # echoes received, whether to stop

    def echoed(connection: ClientSocket, message: bytes) -> None:
        counts[0] += 1
        if not counts[1]:
            connection.send(ECHO)

    connections = await load_test.connect_all(port, server_info["tables"])
    await asyncio.sleep(1)
    connections += [await _connect(port, "/echo", echoed) for _ in range(options.sockets)]
    clocks = [(_cpu(pid), time.process_time())]
    echoes = await _measure_echoes(connections[options.sockets :], counts, options.seconds)
    clocks.append((_cpu(pid), time.process_time()))
    moves = await load_test.play_at_full_speed(options.seconds)
    clocks.append((_cpu(pid), time.process_time()))
    echo_cpu, echo_client_cpu = (1e6 * (clocks[1][of] - clocks[0][of]) / counts[0] for of in (0, 1))
    move_cpu, move_client_cpu = (1e6 * (clocks[2][of] - clocks[1][of]) / load_test.acknowledged for of in (0, 1))
    latencies = sorted(await load_test.play_at_rate(moves / 2, options.seconds))
    before = _memory(pid)
    codes = [table["code"] for table in server_info["tables"]]
    for number in range(options.idle):
        connections.append(await _connect(port, f"/api/tables/{codes[number % len(codes)]}/socket", _ignore))
    await asyncio.sleep(1)
    memory = (_memory(pid) - before) / max(1, options.idle)
    for connection in connections:
        connection.transport.close()
    return Round(
        echoes, moves, echo_cpu, echo_client_cpu, move_cpu, move_client_cpu, load_test.over, load_test.refusals,
        latencies, memory,
    )  # fmt: skip


def _quantile(numbers: list[float], share: float) -> float:
    """Return the quantile of sorted numbers."""
    return numbers[int(len(numbers) * share)] if numbers else 0.0


def _run_round(options: argparse.Namespace) -> Round:
    """Run a round with a new server."""
    import uvloop

    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--server", folder]
        command += ["--games", str(options.games), "--sockets", str(options.sockets)]
        server = subprocess.Popen(command)
        try:
            ready = Path(folder) / READY
            while not ready.exists() or not ready.read_text():
                time.sleep(0.2)
                if server.poll() is not None:
                    raise SystemExit("the server did not start")
            time.sleep(0.5)
            return uvloop.run(_round(json.loads(ready.read_text()), options))
        finally:
            server.terminate()
            server.wait()


def _figures(rounds: list[Round], options: argparse.Namespace) -> dict[str, Any]:
    def median(figure: Callable[[Round], float]) -> float:
        return statistics.median(map(figure, rounds))

    return {
        "games": options.games,
        "sockets": options.sockets,
        "echo_per_s": [round(figures.echoes) for figures in rounds],
        "moves_per_s": [round(figures.moves) for figures in rounds],
        "ratio": round(median(lambda figures: figures.moves / figures.echoes), 3),
        "echo_cpu_us": round(median(lambda figures: figures.echo_cpu), 1),
        "move_cpu_us": round(median(lambda figures: figures.move_cpu), 1),
        "client_echo_cpu_us": round(median(lambda figures: figures.echo_client_cpu), 1),
        "client_move_cpu_us": round(median(lambda figures: figures.move_client_cpu), 1),
        "half_rate": round(median(lambda figures: figures.moves / 2)),
        "p50_ms": round(1000 * median(lambda figures: _quantile(figures.latencies, 0.5)), 2),
        "p99_ms": round(1000 * median(lambda figures: _quantile(figures.latencies, 0.99)), 2),
        "idle_socket_kib": round(median(lambda figures: figures.idle_socket) / 1024, 1),
        "games_over": [figures.over for figures in rounds],
        "refusals": [figures.refusals for figures in rounds],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--server", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    _, maximum = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (maximum, maximum))
    if options.server:
        import uvloop

        uvloop.run(_serve(options.server, options.games, options.sockets))
        return
    print(f"{options.games} games, {options.sockets} sockets …", file=sys.stderr)
    rounds = []
    for number in range(options.rounds):
        rounds.append(_run_round(options))
        print(f"round {number + 1}: {rounds[-1].summary()}", file=sys.stderr)
    figures = _figures(rounds, options)
    print(json.dumps(figures, indent=1))
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
