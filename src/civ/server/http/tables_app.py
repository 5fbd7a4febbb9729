"""The application of a server of tables: every route of the API, the web client, and the metrics of the service."""

import asyncio
import contextlib
from collections.abc import Callable

from litestar import Litestar
from prometheus_client import Gauge

from civ.server.config import Config
from civ.server.core.service import Service
from civ.server.errors import StoreUnavailable
from civ.server.http.application import make_app
from civ.server.http.metrics import Metrics
from civ.server.http.routes.lessons import LESSON_ROUTES
from civ.server.http.routes.people import PEOPLE_ROUTES
from civ.server.http.routes.positions import POSITION_ROUTES
from civ.server.http.routes.qr_codes import qr_code
from civ.server.http.routes.records import RECORD_ROUTES
from civ.server.http.routes.sockets import table_socket
from civ.server.http.routes.tables import TABLE_ROUTES
from civ.server.http.routes.verify import VERIFY_ROUTES
from civ.server.http.routes.web_client import ABOUT_PATH, web_client_routes


def gauges(service: Service) -> list[tuple[str, str, Callable[[], float]]]:
    """Return the name, the description and the reader of each gauge."""
    writer, presence = service.writer, service.presence
    return [
        ("events", "Events stored since the start", lambda: writer.events),
        ("commits", "Commits since the start; events share them", lambda: writer.batches),
        ("waiting", "Commands that wait to be stored", lambda: writer.waiting),
        ("present", "People at tables now", lambda: presence.count),
        ("store_down", "1 while nothing can be stored", lambda: writer.down),
    ]


def tables_app(config: Config, service: Service) -> Litestar:
    """Return the application that serves the tables of a service."""

    async def store_is_up() -> bool:
        if not service.store_is_up():  # there may be no command that would find out, so try to write
            with contextlib.suppress(StoreUnavailable):
                await asyncio.to_thread(service.store.try_to_write)
                service.writer.down = False
        return service.store_is_up()

    metrics = Metrics()
    for name, about, read in gauges(service):
        Gauge(f"civ_{name}", about, registry=metrics.registry).set_function(read)
    return make_app(
        config,
        [
            *PEOPLE_ROUTES,
            *TABLE_ROUTES,
            *RECORD_ROUTES,
            *POSITION_ROUTES,
            *LESSON_ROUTES,
            *VERIFY_ROUTES,
            *web_client_routes(config.web),
            qr_code,
            table_socket,
        ],
        metrics=metrics,
        store_is_up=store_is_up,
        about_path=ABOUT_PATH,
        on_startup=[service.start],
        on_shutdown=[service.stop],
        state={"service": service},
    )
