"""A server process that can be killed and restarted on the same port and folder."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import httpx

CIV_COMMAND: Final = (sys.executable, "-m", "civ")
START_TIMEOUT_S: Final = 120.0  # the engine may have to be compiled
HOST: Final = "127.0.0.1"
_LOG_FILE: Final = "server.txt"
_PROBE_INTERVAL_S: Final = 0.02


def free_port() -> int:
    """Return a free port of this machine."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """The server of a folder, with at most one process at a time."""

    def __init__(self, folder: Path, command: Sequence[str] = CIV_COMMAND) -> None:
        self.port: Final = free_port()
        self.log: Final = folder / _LOG_FILE
        self._command = [*command, "serve", "--port", str(self.port), "--data", str(folder), "--no-browser"]
        self._process: subprocess.Popen[bytes] | None = None
        self._started = 0.0

    def start(self) -> None:
        """Start a process without waiting until it answers."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("CIV_")}
        with self.log.open("ab") as log:
            self._started = time.monotonic()
            self._process = subprocess.Popen(
                self._command,
                stdout=subprocess.DEVNULL,
                stderr=log,
                env=environment,
                start_new_session=True,  # else Ctrl-C would also end the server
            )

    def kill(self) -> None:
        """Kill the process."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    async def first_response(self) -> float | None:
        """Wait for the first response and return the seconds since the start, or None if the process has ended."""
        async with httpx.AsyncClient(timeout=START_TIMEOUT_S, trust_env=False) as client:
            while time.monotonic() < self._started + START_TIMEOUT_S and self._process and self._process.poll() is None:
                try:
                    await client.get(f"http://{HOST}:{self.port}/health")
                except httpx.TransportError:
                    await asyncio.sleep(_PROBE_INTERVAL_S)
                else:
                    return time.monotonic() - self._started
        return None


class ServerAddress:
    """The address of a server. Disconnected clients share one probe and reconnect at the same time."""

    def __init__(self, port: int) -> None:
        self.netloc: Final = f"{HOST}:{port}"
        self._port = port
        self._probe: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Wait until the server accepts connections."""
        if self._probe is None:
            self._probe = asyncio.ensure_future(self._wait_for_port())
        await asyncio.shield(self._probe)

    async def _wait_for_port(self) -> None:
        while True:
            await asyncio.sleep(_PROBE_INTERVAL_S)
            try:
                _, writer = await asyncio.open_connection(HOST, self._port)
            except OSError:
                continue
            writer.close()
            self._probe = None
            return
