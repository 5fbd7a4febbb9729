"""The other end of the wire: a person or a program at a server, and a table followed over its socket."""

from civ.client.errors import Answered, Unreachable
from civ.client.http import Client
from civ.client.tables import TableConnection

__all__ = ["Answered", "Client", "TableConnection", "Unreachable"]
