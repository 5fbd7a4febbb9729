"""The whole server: the site with tables, people, records and sockets on it."""

import asyncio
import contextlib
from collections.abc import Callable

from litestar import Litestar
from prometheus_client import Gauge

from civ.server.config import Config
from civ.server.core.service import Service
from civ.server.errors import StoreDown
from civ.server.http.base_app import make_app
from civ.server.http.routes.lessons import LESSON_ROUTES
from civ.server.http.routes.people import PEOPLE_ROUTES
from civ.server.http.routes.positions import POSITION_ROUTES
from civ.server.http.routes.qr_codes import qr_code
from civ.server.http.routes.records import RECORD_ROUTES
from civ.server.http.routes.sockets import table_socket
from civ.server.http.routes.tables import TABLE_ROUTES
from civ.server.http.routes.verify import VERIFY_ROUTES
from civ.server.http.routes.web_client import ABOUT, web_client_routes
from civ.server.http.site import Metrics


def figures(service: Service) -> list[tuple[str, str, Callable[[], float]]]:
    """What is told of a service: a name, what it means, and how to find it."""
    writer, presence = service.writer, service.presence
    return [
        ("events", "Events stored since the start", lambda: writer.events),
        ("groups", "Commits since the start; events share them", lambda: writer.groups),
        ("waiting", "Commands that wait to be stored", lambda: writer.waiting),
        ("present", "People at tables now", lambda: presence.count),
        ("store_down", "1 while nothing can be stored", lambda: writer.down),
    ]


def tables_app(config: Config, service: Service) -> Litestar:
    """The application that serves the tables of a service."""

    async def store_is_up() -> bool:
        if not service.store_is_up():  # nobody may be about to ask for anything: find out whether it still is so
            with contextlib.suppress(StoreDown):
                await asyncio.to_thread(service.store.try_to_write)
                service.writer.down = False
        return service.store_is_up()

    metrics = Metrics()
    for name, about, figure in figures(service):
        Gauge(f"civ_{name}", about, registry=metrics.registry).set_function(figure)
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
        front=ABOUT,
        on_startup=[service.start],
        on_shutdown=[service.stop],
        state={"service": service},
    )
