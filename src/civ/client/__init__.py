"""The Python client: one user at one server over HTTP, and tables followed over sockets that reconnect."""

from civ.client.connections import TableConnection
from civ.client.errors import ServerRefusal, ServerUnreachable
from civ.client.http import Client

__all__ = ["Client", "ServerRefusal", "ServerUnreachable", "TableConnection"]
