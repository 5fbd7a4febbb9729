"""Tables to look at in a browser, prepared through the API with the visitors' own cookies."""

import itertools
import time
from typing import Any

from playwright.sync_api import Page

from tests.harness.server.processes import PATIENCE

TOO_MANY = 429  # requests
_ids = itertools.count(1)


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request with the cookie of a page; what it answered."""
    while (answer := page.request.fetch(path, method=method, data=body)).status == TOO_MANY:
        page.wait_for_timeout(1000 * float(answer.headers["retry-after"]))
    assert answer.ok, (path, answer.status, answer.text())
    return answer.json() if answer.body() else None


def come_in(page: Page, name: str, language: str = "en") -> str:
    """Make a visitor a guest; their person."""
    person: str = ask(page, "POST", "/api/guests", {"name": name, "language": language})["person"]
    return person


def command(page: Page, code: str, **wanted: Any) -> int:
    """Ask something of a table; the number of the event."""
    wish = {"id": f"prepared-{next(_ids)}", "command": wanted}
    seq: int = ask(page, "POST", f"/api/tables/{code}/commands", wish)["seq"]
    return seq


def opened(host: Page, *seats: str, start: bool = False, rules: dict[str, Any] | None = None, **settings: Any) -> str:
    """A table of so many seats."""
    wanted = {"rules": {"players": len(seats), **(rules or {})}, "seats": list(seats), "pace": 0.0, **settings}
    code: str = ask(host, "POST", "/api/tables", {"settings": wanted, "start": start})["code"]
    return code


def dealt(host: Page, guest: Page, *others: str, **settings: Any) -> str:
    """A table where the host has seat 1 and the guest seat 2, the cards dealt."""
    code = opened(host, "me", "open", *others, **settings)
    command(guest, code, do="sit", seat=2)
    command(guest, code, do="ready")
    command(host, code, do="start")
    return code


def look(page: Page, code: str) -> Any:
    """A table as somebody sees it now."""
    return ask(page, "GET", f"/api/tables/{code}")


def act(code: str, *people: Page, count: int = 1) -> None:
    """So many actions of whoever is to choose: always the first that is open."""
    for _ in range(count):
        deadline = time.monotonic() + PATIENCE
        while not any(_acts(page, code) for page in people):
            assert time.monotonic() < deadline, "nobody of these is to choose"
            time.sleep(0.05)


def _acts(page: Page, code: str) -> bool:
    seen = look(page, code)
    for own in seen["own"]:
        if own["seat"] in seen["turn"]["waiting"]:
            command(page, code, do="act", seat=own["seat"], action=own["legal"][0])
            return True
    return False


def finished(host: Page, *bots: str, **settings: Any) -> tuple[str, int]:
    """A game that bots have played to its end: its table, and the number of its record."""
    code = opened(host, *bots, start=True, **settings)
    deadline = time.monotonic() + PATIENCE
    while look(host, code)["table"]["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return code, ask(host, "GET", f"/api/records?table={code}")[0]["id"]


def begun(host: Page, position: str, *seats: str, rules: dict[str, Any] | None = None, **settings: Any) -> str:
    """A table whose game begins in a position of docs/notation.md."""
    played = {"players": len(seats), **(rules or {})}
    number = ask(host, "POST", "/api/records", {"rules": played, "position": position, "actions": ""})["id"]
    wanted = {"rules": played, "seats": list(seats), "pace": 0.0, **settings}
    table = {"settings": wanted, "start": True, "fork": {"record": number, "ply": 0}}
    code: str = ask(host, "POST", "/api/tables", table)["code"]
    return code
