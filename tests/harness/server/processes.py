"""Real server processes: start them on a free port, connect over real sockets, and always stop them."""

import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from tests.harness.command_runner import COMMAND, ENGLISH

PROBE_COMMAND = (sys.executable, "-m", "tests.harness.server.probe")
TIMEOUT_S = 300  # the engine may have to be compiled, on a busy machine
_PORT = re.compile(r" event=start .*\bport=(\d+)")


class RunningServer(NamedTuple):
    """A server that is ready: its process, its port, the first line it printed, and its log file."""

    process: subprocess.Popen[bytes]
    port: int
    line: str
    log: Path

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Send a signal and wait for the process to end. Returns the exit code."""
        self.process.send_signal(number)
        return self.process.wait(TIMEOUT_S)

    def log_text(self) -> str:
        return self.log.read_text(encoding="utf-8")


@contextmanager
def running_server(
    folder: Path,
    *words: str,
    command: Sequence[str] = (*COMMAND, "serve"),
    environment: Mapping[str, str] | None = None,
) -> Iterator[RunningServer]:
    """Run a server process for the duration of the block."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "stderr.txt"
    inherited = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [*command, *words],
            stdout=subprocess.PIPE,
            stderr=errors,
            env=inherited | ENGLISH | {"XDG_DATA_HOME": str(folder)} | dict(environment or {}),
            cwd=Path(__file__).parents[3],
        )
    assert process.stdout is not None
    try:
        line = _first_line(process)
        found = _PORT.search(log.read_text(encoding="utf-8"))
        assert found, (line, log.read_text(encoding="utf-8"))
        yield RunningServer(process, int(found[1]), line, log)
    finally:
        process.kill()
        process.wait(TIMEOUT_S)
        process.stdout.close()


def _first_line(process: subprocess.Popen[bytes]) -> str:
    assert process.stdout is not None
    ready, _, _ = select.select([process.stdout], [], [], TIMEOUT_S)
    return process.stdout.readline().decode() if ready else ""


# --- Raw HTTP, for requests that no HTTP client sends ---

UPGRADE_HEADERS = {
    "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}  # fmt: skip


class RawResponse(NamedTuple):
    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def send_raw(port: int, request: bytes) -> RawResponse:
    """Send bytes and read the response until the server closes the connection."""
    with socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT_S) as connection:
        connection.sendall(request)
        response = b""
        while part := connection.recv(65536):
            response += part
    head, _, body = response.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return RawResponse(int(first.split()[1]), headers, body)


def request_bytes(method: str, path: str, headers: Mapping[str, str], body: bytes = b"") -> bytes:
    """Return the bytes of a request with `Connection: close`."""
    lines = [f"{name}: {value}" for name, value in {"Connection": "close", **headers}.items()]
    return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode("latin-1") + body


def host_header(server: RunningServer) -> dict[str, str]:
    """Return the header that names a server."""
    return {"Host": f"127.0.0.1:{server.port}"}


def wait_until(condition: Callable[[], object], seconds: float = TIMEOUT_S) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "the condition never held"
        time.sleep(0.02)


def http_client(server: RunningServer, **settings: Any) -> httpx.Client:
    """Return a client of a server, which keeps its cookies."""
    return httpx.Client(base_url=server.url, timeout=TIMEOUT_S, trust_env=False, **settings)


def session_headers(guest: httpx.Client | httpx.AsyncClient) -> dict[str, str]:
    """Return the headers that identify the guest of a client."""
    return {"Cookie": f"civ={guest.cookies['civ']}"}
