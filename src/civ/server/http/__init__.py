"""The HTTP side of the server: application, routes, WebSockets, security and limits."""
