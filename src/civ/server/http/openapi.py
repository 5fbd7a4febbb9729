"""The description of the API: OpenAPI for programs, and a page of our own for people."""

from typing import Any

from litestar import Request, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from msgspec.json import schema_components

from civ import __version__
from civ.server.http.pages.api import api_page
from civ.server.http.scopes import reader_language
from civ.wire.messages import Problem


class ApiPage(OpenAPIRenderPlugin):
    """Renders the description as a page of ours: the usual ones load their scripts from other sites."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page in the reader's language."""
        return api_page(with_refusals(openapi_schema), reader_language(request.scope)).encode()

    def receive_router(self, router: Router) -> None:
        """Remove the framework's own error page below this path; ours serves all paths alike."""
        router.routes[:] = [route for route in router.routes if "path:str" not in route.path]


class ApiFile(JsonRenderPlugin):
    """Renders the description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the description as JSON."""
        return self.render_json(request, with_refusals(openapi_schema))


def with_refusals(description: dict[str, Any]) -> dict[str, Any]:
    """Return a description in which every route may respond with a `Problem`."""
    [reference], schemas = schema_components([Problem], ref_template="#/components/schemas/{name}")
    refusal = {"description": "Refused", "content": {"application/json": {"schema": reference}}}
    description["components"].setdefault("schemas", {}).update(schemas)
    for item in description["paths"].values():
        for operation in item.values():
            responses = {status: response for status, response in operation["responses"].items() if status < "400"}
            operation["responses"] = {**responses, "4XX": refusal, "5XX": refusal}
    return description


def openapi_config() -> OpenAPIConfig:
    """Return the configuration of Litestar's OpenAPI support."""
    return OpenAPIConfig(
        title="CIV: Carta Impera Victoria",
        version=__version__,
        path="/schema",
        render_plugins=[ApiPage(path="/"), ApiFile()],
        use_handler_docstrings=True,
    )
