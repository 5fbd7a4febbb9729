"""The metrics of one server, for Prometheus."""

from litestar.types import Scope
from prometheus_client import CollectorRegistry, Counter, ProcessCollector, generate_latest

from civ.server.http.scopes import route_of


class Metrics:
    """Counts responses. Further metrics register themselves in `registry`."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._requests = Counter(
            "civ_http_requests", "HTTP requests by route and status", ("route", "status"), registry=self.registry
        )

    def count(self, scope: Scope, status: int) -> None:
        """Count a response by its route's template, so that the number of labels is limited."""
        self._requests.labels(route_of(scope), status).inc()

    def page(self) -> bytes:
        """Return all metrics in Prometheus' text format."""
        return generate_latest(self.registry)
