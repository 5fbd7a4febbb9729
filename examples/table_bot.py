"""A program that takes a free seat at a table and plays at random. It uses long polls and only the standard library.

Usage: python examples/table_bot.py http://127.0.0.1:8420/t/CODE [TOKEN]. The protocol is in docs/protocol.md.
"""

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, code = sys.argv[1].split("/t/")
headers = {"Content-Type": "application/json"}


def request_json(method: str, path: str, body: Any = None) -> Any:
    """Send a request; return the decoded response."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{server}/api{path}", data, headers, method=method), timeout=60) as response:
        return json.load(response)


def command(do: str, after: int | None = None, **fields: Any) -> None:
    """Send a command to the table. A conflict is ignored: the next round sees the new state."""
    body = {"id": f"{random.getrandbits(64):x}", "after": after, "command": {"do": do, **fields}}
    try:
        request_json("POST", f"/tables/{code}/commands", body)
    except HTTPError as refusal:
        if refusal.code != 409:  # the table has changed since
            raise


token = sys.argv[2] if sys.argv[2:] else request_json("POST", "/programs", {"name": "Robbie"})["token"]
headers["Authorization"] = f"Bearer {token}"
while not (table := request_json("GET", f"/tables/{code}"))["viewer"]:
    command("sit", seat=next(s["seat"] for s in table["table"]["seats"] if s["person"] is s["bot"] is None))
if table["table"]["status"] == "open":
    command("ready")
while (table := request_json("GET", f"/tables/{code}"))["table"]["status"] != "over":
    mine = [own for own in table["own"] if table["turn"] and own["seat"] in table["turn"]["waiting"]]
    if mine and table["table"]["seats"][mine[0]["seat"] - 1]["stands_in"]:
        command("return", seat=mine[0]["seat"])
    elif mine:
        command("act", table["seq"], seat=mine[0]["seat"], action=random.choice(mine[0]["legal"]))
    else:
        request_json("GET", f"/tables/{code}/events?after={table['seq']}&wait=25")
print(table["table"]["result"])
