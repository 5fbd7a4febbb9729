"""The other end of the wire: a person or a program at a server, and a table followed over its socket.

What speaks HTTP is loaded when it is first asked for: a server, which shares the messages, can do without.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from civ.client.errors import Answered, Unreachable

if TYPE_CHECKING:
    from civ.client.connections import TableConnection
    from civ.client.http import Client

__all__ = ["Answered", "Client", "TableConnection", "Unreachable"]

_LATER: Final = {"Client": "civ.client.http", "TableConnection": "civ.client.connections"}


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
