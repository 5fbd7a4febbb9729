"""The web client: one HTML page for all its addresses, in the reader's language, and the files that page loads."""

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from civ.i18n.texts import text
from civ.server.http.pages.html import el
from civ.server.http.scopes import reader_language

ADDRESSES: Final = [
    "/", "/t/{code:str}", "/records", "/replay", "/replay/{number:int}", "/learn", "/learn/{lesson:str}", "/rules",
    "/link/{token:str}",
]  # fmt: skip
ABOUT_PATH: Final = "/about"  # where every address leads if no client is built
_ONE_WEEK: Final = CacheControlHeader(max_age=7 * 24 * 3600, public=True)  # scripts have a hash in their names
_ENGLISH: Final = '<html lang="en">'
_BODY: Final = "<body>"


def web_client_routes(web: Path) -> list[ControllerRouterHandler]:
    """Return the routes of the web client built in the folder `web`; without one, they redirect to the about page."""
    index = web / "index.html"
    html = index.read_text(encoding="utf-8") if index.exists() else ""

    @get(ADDRESSES, sync_to_thread=False, include_in_schema=False)
    def shell(request: Request[Any, Any, Any]) -> Response[str]:
        """Return the client's page; its script draws what the address stands for."""
        if not html:
            return Redirect(ABOUT_PATH, status_code=303)
        language = reader_language(request.scope)
        body = _BODY + el("noscript", el("p", text("shell-no-script", language)))
        return Response(
            html.replace(_ENGLISH, f'<html lang="{language}">', 1).replace(_BODY, body, 1),
            media_type=MediaType.HTML,
            headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"},
        )

    if not html:
        return [shell]
    return [shell, create_static_files_router("/app", [web], name="app", cache_control=_ONE_WEEK)]
