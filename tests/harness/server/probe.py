"""A server with a few routes for tests of the HTTP layer. Tests run it as a process with the flags of `civ serve`."""

import asyncio
import sys
from typing import Any, Literal

from litestar import Request, Response, WebSocket, get, post, websocket
from msgspec import Struct

from civ.cli import parser_for
from civ.cli.commands.serve import given_settings
from civ.server.config import Config
from civ.server.core.rate_limits import Allowance, RateLimit
from civ.server.http.application import make_app
from civ.server.http.security import session_cookie, session_token
from civ.server.startup import listen, serve

CANARY = "Nebuchadnezzar"


class Rules(Struct, forbid_unknown_fields=True):
    players: Literal[2, 3, 4]


class Order(Struct, forbid_unknown_fields=True):
    name: str
    rules: Rules


@post("/api/orders")
async def order(data: Order) -> Order:
    """Return the request body."""
    return data


@post("/api/nothing", status_code=200)
async def nothing() -> dict[str, bool]:
    return {"done": True}


@get("/api/count")
async def count(number: int) -> int:
    return number


@get("/api/boom/{name:str}")
async def boom(name: str) -> None:
    raise RuntimeError(name)


REQUESTS: list[str] = []


@get("/api/asked")
async def requests() -> list[str]:
    return REQUESTS


@get("/api/slow")
async def slow(request: Request[Any, Any, Any]) -> str:
    """Answer half a second after the server begins to stop."""
    REQUESTS.append("slow")
    await request.app.state.stopping.wait()
    await asyncio.sleep(0.5)
    return "done"


@get("/api/forever")
async def forever() -> None:
    REQUESTS.append("forever")
    await asyncio.sleep(3600)


@post("/api/enter")
async def enter(request: Request[Any, Any, Any]) -> Response[None]:
    return Response(None, cookies=[session_cookie(request.scope, "secret-token")])


@get("/api/who")
async def who(request: Request[Any, Any, Any]) -> dict[str, str | None]:
    client = request.client.host if request.client else None
    return {"token": session_token(request), "client": client, "scheme": request.scope["scheme"]}


LIMIT = RateLimit({"names": Allowance(2, 0.01)})


@post("/api/names", status_code=200)
async def names(request: Request[Any, Any, Any]) -> None:
    LIMIT.take("names", request.client.host if request.client else "")


@websocket("/ws")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        message = await socket.receive_text()
        if message == "boom":
            raise RuntimeError(CANARY)
        await socket.send_text(message)


if __name__ == "__main__":
    options = parser_for("en").read(["serve", *sys.argv[1:]])
    given = given_settings(options)
    down: Any = given.pop("longest_queue", None) == 1  # reused as a flag that simulates a failing store

    async def store_is_up() -> bool:
        return not down

    config = Config(browser=not given.pop("no_browser", False), **given)
    handlers = [order, nothing, count, boom, requests, slow, forever, enter, who, names, echo]
    with listen(config) as listener:
        serve(config, make_app(config, handlers, store_is_up=store_is_up), listener)
