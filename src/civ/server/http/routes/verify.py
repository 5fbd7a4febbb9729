"""The page that checks a shuffle, and the same page as a file to keep."""

from typing import Any

from litestar import MediaType, Request, Response, get

from civ.server.http.pages.verify import verify_file, verify_page
from civ.server.http.routes.authentication import current_person
from civ.server.http.scopes import reader_language

NO_STORE = {"Cache-Control": "no-store"}  # the language depends on the person
DOWNLOAD = {"Content-Disposition": 'attachment; filename="civ-verify.html"'}


@get("/verify", include_in_schema=False, media_type=MediaType.HTML)
async def verify(request: Request[Any, Any, Any]) -> Response[str]:
    """Show the page that checks a shuffle."""
    return Response(verify_page(await _language(request)), headers=NO_STORE)


@get("/verify/file", include_in_schema=False, media_type=MediaType.HTML)
async def verify_download(request: Request[Any, Any, Any]) -> Response[str]:
    """Download the page as one file that needs neither the server nor a network."""
    return Response(verify_file(await _language(request)), headers=NO_STORE | DOWNLOAD)


async def _language(request: Request[Any, Any, Any]) -> str:
    await current_person(request)  # puts the person's language into the request's state
    return reader_language(request.scope)


VERIFY_ROUTES = (verify, verify_download)
