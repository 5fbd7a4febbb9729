"""Real server processes: started on a free port, spoken to over real sockets, and always ended."""

import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

ENGLISH = {"LC_ALL": "C.UTF-8", "NO_COLOR": ""}
CIV_COMMAND = (sys.executable, "-m", "civ")
PROBE_COMMAND = (sys.executable, "-m", "tests.harness.server.probe")
TIMEOUT_S = 300  # seconds; the engine may have to be compiled, on a busy machine
_PORT = re.compile(r" event=start .*\bport=(\d+)")


class RunningServer(NamedTuple):
    """A server that answers: its process, its port, and the first line that it printed."""

    process: subprocess.Popen[bytes]
    port: int
    line: str
    log: Path

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Ask it to end; the exit code."""
        self.process.send_signal(number)
        return self.process.wait(TIMEOUT_S)

    def log_text(self) -> str:
        return self.log.read_text(encoding="utf-8")


@contextmanager
def running_server(
    folder: Path,
    *words: str,
    command: tuple[str, ...] = (*CIV_COMMAND, "serve"),
    environment: Mapping[str, str] | None = None,
) -> Iterator[RunningServer]:
    """A server process as long as the block lasts."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "stderr.txt"
    surroundings = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [*command, *words],
            stdout=subprocess.PIPE,
            stderr=errors,
            env=surroundings | ENGLISH | {"XDG_DATA_HOME": str(folder)} | dict(environment or {}),
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


# --- Raw HTTP, for what no client would send ---


class RawResponse(NamedTuple):
    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def send_raw(port: int, request: bytes) -> RawResponse:
    """Send bytes, and read all that comes until the server closes."""
    with socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT_S) as connection:
        connection.sendall(request)
        heard = b""
        while part := connection.recv(65536):
            heard += part
    head, _, body = heard.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return RawResponse(int(first.split()[1]), headers, body)


def request_bytes(method: str, path: str, headers: Mapping[str, str], body: bytes = b"") -> bytes:
    """The bytes of a request that asks for the connection to be closed."""
    lines = [f"{name}: {value}" for name, value in {"Connection": "close", **headers}.items()]
    return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode("latin-1") + body


def wait_until(asked: Any, seconds: float = TIMEOUT_S) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not asked():
        assert time.monotonic() < end, "it never came to be"
        time.sleep(0.02)


def http_client(server: RunningServer, **settings: Any) -> httpx.Client:
    return httpx.Client(base_url=server.url, timeout=TIMEOUT_S, trust_env=False, **settings)
