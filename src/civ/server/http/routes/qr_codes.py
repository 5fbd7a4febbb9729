"""An address of this server as a QR code, for a phone at the same table."""

import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, get
from litestar.params import QueryParameter

from civ.server.http.routes.authentication import service_of

AddressPath = Annotated[str, QueryParameter(pattern=r"^/[\w/-]*$", max_length=200)]


@get("/qr", include_in_schema=False, sync_to_thread=False)
def qr_code(request: Request[Any, Any, Any], path: AddressPath = "/") -> Response[bytes]:
    """Draw one of this server's addresses, black on white in every theme, as cameras need it."""
    public_url = service_of(request).config.url
    origin = public_url or f"{request.scope['scheme']}://{request.headers['host']}"
    drawing = io.BytesIO()
    segno.make(origin + path, micro=False).save(drawing, kind="svg", border=3, light="#fff", xmldecl=False)
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})
