"""What every server has, whatever is played on it: health, version, figures, the API's description, a front page."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, Scope
from msgspec import Struct
from msgspec.json import schema_components
from prometheus_client import CollectorRegistry, Counter, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from civ import __version__
from civ.server.errors import StoreDown
from civ.server.http.pages.api import api_page
from civ.server.http.pages.layout import about_page, problem_page
from civ.server.http.problems import as_error, json_answer, reader_language, route_of
from civ.wire.messages import PROTOCOL_VERSION, Problem

STATIC: Final = Path(__file__).parent / "pages" / "static"
StoreIsUp = Callable[[], Awaitable[bool]]


class Health(Struct):
    """That the server can do its work."""

    status: str


class Version(Struct):
    """Which civ this is, and which messages its sockets speak."""

    version: str
    protocol: int


class Metrics:
    """The figures of this server, for Prometheus. Whoever counts something registers it in `registry`."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._requests = Counter(
            "civ_http_requests", "HTTP requests by route and status", ("route", "status"), registry=self.registry
        )

    def count(self, scope: Scope, status: int) -> None:
        """Count an answer. Routes are told as they are declared: there are only so many of them."""
        self._requests.labels(route_of(scope), status).inc()

    def page(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)


async def always_up() -> bool:
    """The store of a server that has none."""
    return True


def site_handlers(metrics: Metrics, store_is_up: StoreIsUp, front_path: str) -> list[ControllerRouterHandler]:
    """The routes that every server has."""

    @get("/health")
    async def health() -> Health:
        """Whether the server can do its work: 200, or 503 while nothing can be stored."""
        if not await store_is_up():
            raise StoreDown("store-down")
        return Health("ok")

    @get("/version", sync_to_thread=False)
    def version() -> Version:
        """The version of civ, and the number of the protocol that its sockets speak."""
        return Version(__version__, PROTOCOL_VERSION)

    @get("/metrics", sync_to_thread=False, include_in_schema=False)
    def figures() -> Response[bytes]:
        return Response(metrics.page(), media_type=CONTENT_TYPE_LATEST)

    @get(front_path, sync_to_thread=False, include_in_schema=False, media_type=MediaType.HTML)
    def front(request: Request[Any, Any, Any]) -> Response[str]:
        return Response(about_page(reader_language(request.scope)), headers={"Vary": "Accept-Language"})

    static = create_static_files_router("/static", [STATIC], include_in_schema=False)
    return [health, version, figures, front, static]


def answer_exception(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    """Answer whatever a route raised: with a page where a browser asked for one, else with JSON."""
    error = as_error(problem, request.scope)
    answer = json_answer(error, problem, request.scope)
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not wants_page or request.url.path.startswith("/api/"):
        return answer
    language = reader_language(request.scope)
    return Response(
        problem_page(language, error.message(language)),
        status_code=answer.status_code,
        headers=answer.headers,
        media_type=MediaType.HTML,
    )


# --- The API's description ---


class ApiPage(OpenAPIRenderPlugin):
    """The description as a page of our own: the usual ones load their scripts from elsewhere."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page, in the reader's language."""
        return api_page(with_refusals(openapi_schema), reader_language(request.scope)).encode()

    def receive_router(self, router: Router) -> None:
        """Take back the framework's own page of an error below this path: ours is for all paths alike."""
        router.routes[:] = [route for route in router.routes if "path:str" not in route.path]


class ApiFile(JsonRenderPlugin):
    """The description for programs."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        return self.render_json(request, with_refusals(openapi_schema))


def with_refusals(description: dict[str, Any]) -> dict[str, Any]:
    """A description in which every route may refuse, in the one shape that refusals have."""
    [reference], kinds = schema_components([Problem], ref_template="#/components/schemas/{name}")
    refusal = {"description": "Refused", "content": {"application/json": {"schema": reference}}}
    schemas = description["components"].setdefault("schemas", {})
    schemas |= kinds
    for item in description["paths"].values():
        for operation in item.values():
            answers = {status: answer for status, answer in operation["responses"].items() if status < "400"}
            operation["responses"] = {**answers, "4XX": refusal, "5XX": refusal}
    return description


def api_description() -> OpenAPIConfig:
    """How the API describes itself."""
    return OpenAPIConfig(
        title="CIV: Carta Impera Victoria",
        version=__version__,
        path="/schema",
        render_plugins=[ApiPage(path="/"), ApiFile()],
        use_handler_docstrings=True,
    )
