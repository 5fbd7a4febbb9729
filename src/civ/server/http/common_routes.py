"""The routes that every application has: health, version, metrics, the about page, static files."""

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler
from msgspec import Struct
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from civ import __version__
from civ.server.errors import StoreUnavailable
from civ.server.http.metrics import Metrics
from civ.server.http.pages.layout import about_page
from civ.server.http.pages.verify import STATIC_FOLDER
from civ.server.http.scopes import reader_language
from civ.wire.messages import PROTOCOL_VERSION

StoreIsUp = Callable[[], Awaitable[bool]]


class Health(Struct):
    """The health of the server."""

    status: str


class Version(Struct):
    """The version of civ, and of the protocol of its sockets."""

    version: str
    protocol: int


async def always_up() -> bool:
    """Answer for a server without a store."""
    return True


def common_routes(metrics: Metrics, store_is_up: StoreIsUp, about_path: str) -> list[ControllerRouterHandler]:
    """Return these routes, with the about page at `about_path`."""

    @get("/health")
    async def health() -> Health:
        """Whether the server works: 200, or 503 while nothing can be stored."""
        if not await store_is_up():
            raise StoreUnavailable("store-down")
        return Health("ok")

    @get("/version", sync_to_thread=False)
    def version() -> Version:
        """The version of civ, and of the protocol of its sockets."""
        return Version(__version__, PROTOCOL_VERSION)

    @get("/metrics", sync_to_thread=False, include_in_schema=False)
    def metrics_page() -> Response[bytes]:
        return Response(metrics.page(), media_type=CONTENT_TYPE_LATEST)

    @get(about_path, sync_to_thread=False, include_in_schema=False, media_type=MediaType.HTML)
    def about(request: Request[Any, Any, Any]) -> Response[str]:
        return Response(about_page(reader_language(request.scope)), headers={"Vary": "Accept-Language"})

    static = create_static_files_router("/static", [STATIC_FOLDER], include_in_schema=False)
    return [health, version, metrics_page, about, static]
