"""A server process that can be killed and started again, always on the same port and the same folder."""

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

COMMAND: Final = (sys.executable, "-m", "civ")
PATIENCE: Final = 120.0  # seconds; the engine may have to be compiled
HERE: Final = "127.0.0.1"
_LOG: Final = "server.txt"
_PROBE_INTERVAL_S: Final = 0.02  # seconds between two tries


def free_port() -> int:
    """A port of this machine that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """The server of a folder: at most one process at a time."""

    def __init__(self, folder: Path, command: Sequence[str] = COMMAND) -> None:
        self.port: Final = free_port()
        self.log: Final = folder / _LOG
        self._words = [*command, "serve", "--port", str(self.port), "--data", str(folder), "--no-browser"]
        self._process: subprocess.Popen[bytes] | None = None
        self._started = 0.0

    def start(self) -> None:
        """Start a process; it answers later."""
        surroundings = {name: value for name, value in os.environ.items() if not name.startswith("CIV_")}
        with self.log.open("ab") as log:
            self._started = time.monotonic()
            self._process = subprocess.Popen(
                self._words,
                stdout=subprocess.DEVNULL,
                stderr=log,
                env=surroundings,
                start_new_session=True,  # or Ctrl-C, which is meant for the soak, would end the server too
            )

    def kill(self) -> None:
        """End the process at once, wherever it is."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    async def answering(self) -> float | None:
        """Wait for the first answer; the seconds from the start to it, or None if the process ended by itself."""
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            while time.monotonic() < self._started + PATIENCE and self._process and self._process.poll() is None:
                try:
                    await client.get(f"http://{HERE}:{self.port}/health")
                except httpx.TransportError:
                    await asyncio.sleep(_PROBE_INTERVAL_S)
                else:
                    return time.monotonic() - self._started
        return None


class ServerAddress:
    """Where clients find a server. Those that were thrown out share one probe, and come back all at once."""

    def __init__(self, port: int) -> None:
        self.address: Final = f"{HERE}:{port}"
        self._port = port
        self._probe: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Wait until somebody takes connections."""
        if self._probe is None:
            self._probe = asyncio.ensure_future(self._knock())
        await asyncio.shield(self._probe)

    async def _knock(self) -> None:
        while True:
            await asyncio.sleep(_PROBE_INTERVAL_S)
            try:
                _, writer = await asyncio.open_connection(HERE, self._port)
            except OSError:
                continue
            writer.close()
            self._probe = None
            return
