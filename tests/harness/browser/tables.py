"""Prepares tables for browser tests through the API, with the cookies of the visitors."""

import itertools
import time
from typing import Any

from playwright.sync_api import Page

from tests.harness.server.processes import TIMEOUT_S

TOO_MANY_REQUESTS = 429
_ids = itertools.count(1)


def request_json(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Send a request with the cookies of a page. Returns the body of the response."""
    while (response := page.request.fetch(path, method=method, data=body)).status == TOO_MANY_REQUESTS:
        page.wait_for_timeout(1000 * float(response.headers["retry-after"]))
    assert response.ok, (path, response.status, response.text())
    return response.json() if response.body() else None


def register_guest(page: Page, name: str, language: str = "en") -> str:
    """Register a visitor as a guest. Returns the id of the person."""
    person: str = request_json(page, "POST", "/api/guests", {"name": name, "language": language})["person"]
    return person


def send_command(page: Page, code: str, **fields: Any) -> int:
    """Send a command to a table. Returns the number of its event."""
    message = {"id": f"prepared-{next(_ids)}", "command": fields}
    seq: int = request_json(page, "POST", f"/api/tables/{code}/commands", message)["seq"]
    return seq


def open_table(
    host: Page, *seats: str, start: bool = False, rules: dict[str, Any] | None = None, **settings: Any
) -> str:
    """Open a table with these seats. Returns its code."""
    table_settings = {"rules": {"players": len(seats), **(rules or {})}, "seats": list(seats), "pace": 0.0, **settings}
    code: str = request_json(host, "POST", "/api/tables", {"settings": table_settings, "start": start})["code"]
    return code


def start_game(host: Page, guest: Page, *others: str, **settings: Any) -> str:
    """Open a table, seat the host and the guest in seats 1 and 2, and deal. Returns the code of the table."""
    code = open_table(host, "me", "open", *others, **settings)
    send_command(guest, code, do="sit", seat=2)
    send_command(guest, code, do="ready")
    send_command(host, code, do="start")
    return code


def table_snapshot(page: Page, code: str) -> Any:
    """Return the snapshot of a table for one viewer."""
    return request_json(page, "GET", f"/api/tables/{code}")


def play_first_legal(code: str, *people: Page, count: int = 1) -> None:
    """Play `count` actions, always the first legal one, for whichever of these people is to move."""
    for _ in range(count):
        deadline = time.monotonic() + TIMEOUT_S
        while not any(_play_if_to_move(page, code) for page in people):
            assert time.monotonic() < deadline, "none of these people is to move"
            time.sleep(0.05)


def _play_if_to_move(page: Page, code: str) -> bool:
    seen = table_snapshot(page, code)
    for own in seen["own"]:
        if own["seat"] in seen["turn"]["waiting"]:
            send_command(page, code, do="act", seat=own["seat"], action=own["legal"][0])
            return True
    return False


def wait_until_over(page: Page, code: str) -> None:
    """Wait until bots have finished a game."""
    deadline = time.monotonic() + TIMEOUT_S
    while table_snapshot(page, code)["table"]["status"] != "over":
        assert time.monotonic() < deadline, "the game did not end"
        time.sleep(0.05)


def play_bot_game(host: Page, *bots: str, **settings: Any) -> tuple[str, int]:
    """Let bots play a whole game. Returns the code of the table and the id of the record."""
    code = open_table(host, *bots, start=True, **settings)
    wait_until_over(host, code)
    return code, request_json(host, "GET", f"/api/records?table={code}")[0]["id"]


def start_from_position(
    host: Page, position: str, *seats: str, start: bool = True, rules: dict[str, Any] | None = None, **settings: Any
) -> str:
    """Open a table whose game starts from a position (docs/notation.md). Returns its code."""
    record_rules = {"players": len(seats), "stall_rounds": 0, **(rules or {})}  # as in the position
    record = {"rules": record_rules, "position": position, "actions": ""}
    number = request_json(host, "POST", "/api/records", record)["id"]
    table_settings = {"seats": list(seats), "pace": 0.0, **settings}
    table = {"settings": table_settings, "start": start, "fork": {"record": number, "ply": 0}}
    code: str = request_json(host, "POST", "/api/tables", table)["code"]
    return code
