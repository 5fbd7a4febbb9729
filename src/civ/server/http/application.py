"""Builds the ASGI application from routes: common routes, errors as responses, and the security middleware."""

import asyncio
from collections.abc import Sequence
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.types import ControllerRouterHandler, Empty, LifespanHook

from civ.server.config import Config
from civ.server.http.common_routes import StoreIsUp, always_up, common_routes
from civ.server.http.metrics import Metrics
from civ.server.http.openapi import openapi_config
from civ.server.http.pages.layout import problem_page
from civ.server.http.problems import as_error, json_response, log_socket_error
from civ.server.http.scopes import reader_language
from civ.server.http.security import SecurityMiddleware
from civ.wire.strict_json import read_fields, read_json


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON is read strictly, as the type that its route declares."""

    async def json(self) -> Any:
        """Return the body as the type of the route's `data`. Raises BadRequest if it is not one."""
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
    about_path: str = "/",
    on_startup: Sequence[LifespanHook] = (),
    on_shutdown: Sequence[LifespanHook] = (),
    state: dict[str, Any] | None = None,
) -> Litestar:
    """Return the application with these routes and the common ones.

    Its state has `stopping`, an event that ends streams and polls.
    """
    metrics = metrics or Metrics()
    app = Litestar(
        [*common_routes(metrics, store_is_up, about_path), *handlers],
        request_class=StrictRequest,
        exception_handlers={Exception: respond_to_exception},
        after_exception=[log_socket_error],
        openapi_config=openapi_config(),
        on_startup=list(on_startup),
        on_shutdown=list(on_shutdown),
        state=State({"config": config, "metrics": metrics, "stopping": asyncio.Event(), **(state or {})}),
        logging_config=None,
        request_max_body_size=None,  # the security middleware limits it, for every path
    )
    app.asgi_handler = SecurityMiddleware(app.asgi_handler, config, metrics.count)
    return app


def respond_to_exception(request: Request[Any, Any, Any], exception: Exception) -> Response[Any]:
    """Return the response to an exception of a route: a page if a browser asked for one, else JSON."""
    error = as_error(exception, request.scope)
    response = json_response(error, exception, request.scope)
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not wants_page or request.url.path.startswith("/api/"):
        return response
    language = reader_language(request.scope)
    return Response(
        problem_page(language, error.message(language)),
        status_code=response.status_code,
        headers=response.headers,
        media_type=MediaType.HTML,
    )
