"""How a server starts and stops: its port, what it says on the screen, the browser, and an end that loses nothing."""

import asyncio
import contextlib
import errno
import io
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from typing import Any, Final

import uvicorn
from litestar import Litestar

from civ import __version__
from civ.errors import BadUsage
from civ.i18n.texts import text
from civ.server.config import DEFAULT_PORT, Config, origin_of
from civ.server.http.limits import LONGEST_FRAME, LONGEST_HEAD
from civ.server.http.websocket_protocol import Wire
from civ.server.logs import note, start_logging

PATIENCE: Final = 5  # seconds that a graceful stop waits for requests that are being answered
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_EVERYWHERE: Final = ("0.0.0.0", "::", "")
_NOT_FOR_US: Final = (errno.EACCES, errno.EPERM)


def serve(config: Config, app: Litestar, listener: socket.socket) -> None:
    """Serve until a signal asks to stop."""
    start_logging()
    server = Server(settings_of(config, app), lambda: announce(config, listener), app.state.stopping.set)
    with _stopped_by_signals(server), asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_served(server, app, listener))


async def _served(server: "Server", app: Litestar, listener: socket.socket) -> None:
    """The lifespan is ours to run, so that what goes wrong in it is an error like any other."""
    async with app.lifespan():
        await server.serve([listener])
    note("stop")


def settings_of(config: Config, app: Litestar) -> uvicorn.Config:
    """How uvicorn runs.

    h11, unlike httptools, puts a bound to the head of a request.
    """
    return uvicorn.Config(
        app,
        http="h11",
        h11_max_incomplete_event_size=LONGEST_HEAD,
        ws=Wire,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="off",
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="error",
        timeout_graceful_shutdown=PATIENCE,
    )


class Server(uvicorn.Server):
    """uvicorn, but it says when it answers and when it is about to stop, and leaves signals to us."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None], stopping: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell_started = started
        self._tell_stopping = stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        self._tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, once answers that would go on for ever have been told to end."""
        self._tell_stopping()
        await super().shutdown(sockets)

    def capture_signals(self) -> Any:
        """Nothing: uvicorn would end as if killed by the signal that asked it to stop."""
        return contextlib.nullcontext()


@contextlib.contextmanager
def _stopped_by_signals(server: Server) -> Iterator[None]:
    """The first signal asks for a graceful stop; after it a second one ends the process at once."""

    def stop(number: int, frame: object) -> None:
        server.should_exit = True
        for each in _SIGNALS:
            signal.signal(each, signal.SIG_DFL)

    before = {number: signal.signal(number, stop) for number in _SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# --- The port ---


def listen(config: Config) -> socket.socket:
    """A socket that listens where the settings say; it answers as soon as the server runs."""
    try:
        return _bound(config.host, DEFAULT_PORT if config.port is None else config.port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE and config.port is None:
            return _bound(config.host, 0)
        raise _no_port(error, config) from None


def _bound(host: str, port: int) -> socket.socket:
    [(family, kind, protocol, _, address), *_] = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    listener = socket.socket(family, kind, protocol)  # asyncio spares those known to be TCP Nagle's delay
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


def _no_port(error: OSError, config: Config) -> BadUsage:
    port = config.port or DEFAULT_PORT
    if error.errno == errno.EADDRINUSE:
        return BadUsage("port-taken", port=port)
    if error.errno in _NOT_FOR_US:
        return BadUsage("port-forbidden", port=port)
    return BadUsage("host-unusable", host=config.host)


# --- What the screen says ---


def announce(config: Config, listener: socket.socket) -> None:
    """Tell the address, show it as a QR code if others can reach it, and open the browser on it."""
    port = listener.getsockname()[1]
    here, *network = addresses(config, port)
    note("start", version=__version__, host=config.host, port=port)
    print(text("serve-address", config.language, url=here), flush=True)
    for url in network:
        print(text("serve-network", config.language, url=url), flush=True)
    if not config.local:
        print(_qr_code(network[0] if network else here), flush=True)
    if config.browser and _has_display():
        # Some browsers keep whoever opened them waiting.
        threading.Thread(target=webbrowser.open, args=(here,), name="browser", daemon=True).start()


def addresses(config: Config, port: int) -> list[str]:
    """Where the server is found: first for whoever sits at this machine, then for others in its network."""
    if config.url:
        return [config.url]
    if config.host in _EVERYWHERE:
        return [f"http://127.0.0.1:{port}", *(_url(address, port) for address in _network_addresses())]
    return [_url(config.host, port)]


def _url(host: str, port: int) -> str:
    return origin_of(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")


def _network_addresses() -> list[str]:
    """The address that this machine has in its network, if it is in one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation, beyond every local network
        except OSError:
            return []
        address = str(probe.getsockname()[0])
    return [] if address.startswith("127.") else [address]


def _qr_code(url: str) -> str:
    import segno

    drawing = io.StringIO()
    segno.make(url, micro=False).terminal(drawing, border=2, compact=True)
    return drawing.getvalue()


def _has_display() -> bool:
    """Whether there is a screen that a browser could open on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
