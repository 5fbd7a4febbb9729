"""HTTP and WebSockets: application, routes, pages, security and limits."""
