"""The application: the site, whatever routes are added to it, and the gate before all of them."""

import asyncio
from collections.abc import Sequence
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.types import ControllerRouterHandler, Empty, LifespanHook

from civ.server.config import Config
from civ.server.http.limits import read_fields, read_json
from civ.server.http.problems import note_socket_error
from civ.server.http.security import Gate
from civ.server.http.site import Metrics, StoreIsUp, always_up, answer_exception, api_description, site_handlers


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON means one thing only, and has exactly the types that its route declares."""

    async def json(self) -> Any:
        """The body, as the type of the route's `data`."""
        if self._json is Empty:
            data = self.route_handler.parsed_data_field
            self._json = read_fields(read_json(await self.body()), data.annotation if data else Any)
        return self._json


def make_app(
    config: Config,
    handlers: Sequence[ControllerRouterHandler] = (),
    *,
    metrics: Metrics | None = None,
    store_is_up: StoreIsUp = always_up,
    front: str = "/",
    on_startup: Sequence[LifespanHook] = (),
    on_shutdown: Sequence[LifespanHook] = (),
    state: dict[str, Any] | None = None,
) -> Litestar:
    """The application of a server with these routes, its front page at `front`.

    Its state has `stopping`, an event that ends streams and polls.
    """
    metrics = metrics or Metrics()
    app = Litestar(
        [*site_handlers(metrics, store_is_up, front), *handlers],
        request_class=StrictRequest,
        exception_handlers={Exception: answer_exception},
        after_exception=[note_socket_error],
        openapi_config=api_description(),
        on_startup=list(on_startup),
        on_shutdown=list(on_shutdown),
        state=State({"config": config, "metrics": metrics, "stopping": asyncio.Event(), **(state or {})}),
        logging_config=None,
        request_max_body_size=None,  # the gate sees to it, for every route
    )
    app.asgi_handler = Gate(app.asgi_handler, config, metrics.count)
    return app
