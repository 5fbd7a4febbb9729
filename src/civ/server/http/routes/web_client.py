"""The web client: one page for all its addresses, in the reader's language, and the files that page asks for.

Where no client is built, or no script runs, the same addresses lead to the plain pages.
"""

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from civ.i18n.texts import text
from civ.server.http.pages.html import el
from civ.server.http.problems import reader_language
from civ.server.http.routes.browsers import PAGE

ADDRESSES: Final = [
    "/", "/t/{code:str}", "/records", "/replay", "/replay/{number:int}", "/learn", "/learn/{lesson:str}", "/rules",
    "/link/{token:str}",
]  # fmt: skip
_A_WEEK: Final = CacheControlHeader(max_age=7 * 24 * 3600, public=True)  # scripts have a hash in their names
_ENGLISH: Final = '<html lang="en">'
_BODY: Final = "<body>"


def shell_routes(web: Path) -> list[ControllerRouterHandler]:
    """The routes of a web client that lies built in a folder."""
    page = web / "index.html"
    html = page.read_text(encoding="utf-8") if page.exists() else ""

    @get(ADDRESSES, sync_to_thread=False, **PAGE)
    def shell(request: Request[Any, Any, Any]) -> Response[str]:
        """The page of the client; its script draws what the address asks for."""
        plain = plain_address(request.url.path)
        if not html:
            return Redirect(plain, status_code=303)
        language = reader_language(request.scope)
        told = _BODY + el("noscript", el("a", text("shell-plain", language), href=plain))
        return Response(
            html.replace(_ENGLISH, f'<html lang="{language}">', 1).replace(_BODY, told, 1),
            media_type=MediaType.HTML,
            headers={"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"},
        )

    if not html:
        return [shell]
    return [shell, create_static_files_router("/app", [web], name="app", cache_control=_A_WEEK)]


def plain_address(path: str) -> str:
    """Where a page without script shows the same, or the way to it."""
    return f"/plain{path}" if path.startswith(("/t/", "/link/")) else "/plain"
