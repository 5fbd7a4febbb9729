"""Starts and stops a server: the port, the messages on the terminal, the browser, and a graceful shutdown."""

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
from civ.server.http.limits import MAX_FRAME_BYTES, MAX_HEAD_BYTES
from civ.server.http.websocket_protocol import FastWebSocketProtocol
from civ.server.logs import log_event, start_logging

SHUTDOWN_TIMEOUT_S: Final = 5  # for requests in progress
_STOP_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_ALL_INTERFACES: Final = ("0.0.0.0", "::", "")
_PERMISSION_ERRORS: Final = (errno.EACCES, errno.EPERM)


def serve(config: Config, app: Litestar, listener: socket.socket) -> None:
    """Serve on a socket from `listen` until a signal stops the server."""
    start_logging()
    server = Server(uvicorn_config(config, app), lambda: announce(config, listener), app.state.stopping.set)
    with _stopped_by_signals(server), asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_run(server, app, listener))


async def _run(server: "Server", app: Litestar, listener: socket.socket) -> None:
    """Run the lifespan here, not in uvicorn, so that its errors are raised."""
    async with app.lifespan():
        await server.serve([listener])
    log_event("stop")


def uvicorn_config(config: Config, app: Litestar) -> uvicorn.Config:
    """Return the configuration of uvicorn. h11, unlike httptools, limits the head of a request."""
    return uvicorn.Config(
        app,
        http="h11",
        h11_max_incomplete_event_size=MAX_HEAD_BYTES,
        ws=FastWebSocketProtocol,
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,
        lifespan="off",
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="error",
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
    )


class Server(uvicorn.Server):
    """uvicorn with callbacks when it has started and when it is stopping, and without its signal handling."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None], stopping: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_started = started
        self._on_stopping = stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call `started`."""
        await super().startup(sockets)
        self._on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Call `stopping`, which ends endless responses, then stop."""
        self._on_stopping()
        await super().shutdown(sockets)

    def capture_signals(self) -> Any:
        """Do nothing: uvicorn would end as if killed by the signal that stopped it."""
        return contextlib.nullcontext()


@contextlib.contextmanager
def _stopped_by_signals(server: Server) -> Iterator[None]:
    """Stop gracefully at the first signal; a second one ends the process at once."""

    def stop(number: int, frame: object) -> None:
        server.should_exit = True
        for each in _STOP_SIGNALS:
            signal.signal(each, signal.SIG_DFL)

    before = {number: signal.signal(number, stop) for number in _STOP_SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# --- The port ---


def listen(config: Config) -> socket.socket:
    """Return a socket that listens on the configured host and port.

    Raises BadUsage if the port is taken or forbidden, or the host is not one of this machine.
    """
    try:
        return _bound_socket(config.host, DEFAULT_PORT if config.port is None else config.port)
    except UnicodeError:  # the host cannot be the name of any machine
        raise BadUsage("host-unusable", host=config.host) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE and config.port is None:
            return _bound_socket(config.host, 0)
        raise _listen_error(error, config) from None


def _bound_socket(host: str, port: int) -> socket.socket:
    [(family, kind, protocol, _, address), *_] = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    listener = socket.socket(family, kind, protocol)  # with the protocol given, asyncio turns off Nagle's delay
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


def _listen_error(error: OSError, config: Config) -> BadUsage:
    port = config.port or DEFAULT_PORT
    if error.errno == errno.EADDRINUSE:
        return BadUsage("port-taken", port=port)
    if error.errno in _PERMISSION_ERRORS:
        return BadUsage("port-forbidden", port=port)
    return BadUsage("host-unusable", host=config.host)


# --- Terminal output ---


def announce(config: Config, listener: socket.socket) -> None:
    """Print the address, with a QR code if other machines can reach it, and open the browser."""
    port = listener.getsockname()[1]
    here, *network = addresses(config, port)
    log_event("start", version=__version__, host=config.host, port=port)
    print(text("serve-address", config.language, url=here), flush=True)
    for url in network:
        print(text("serve-network", config.language, url=url), flush=True)
    if not config.local:
        print(_qr_code(network[0] if network else here), flush=True)
    if config.browser and _has_display():
        # Some browsers block the process that opens them.
        threading.Thread(target=webbrowser.open, args=(here,), name="browser", daemon=True).start()


def addresses(config: Config, port: int) -> list[str]:
    """Return the URLs of the server: first for this machine, then for its network."""
    if config.url:
        return [config.url]
    if config.host in _ALL_INTERFACES:
        return [f"http://127.0.0.1:{port}", *(_url(address, port) for address in _network_addresses())]
    return [_url(config.host, port)]


def _url(host: str, port: int) -> str:
    return origin_of(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")


def _network_addresses() -> list[str]:
    """Return this machine's address in its network, if it has one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation, outside every local network
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
    """Whether a browser could open a window."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
