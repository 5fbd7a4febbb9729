"""A server with a few routes for tests of the HTTP layer."""

from collections.abc import Iterator

import httpx
import pytest

from tests.harness.server.processes import PROBE_COMMAND, RunningServer, http_client, running_server


@pytest.fixture(scope="module")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """The server of `probe.py`, shared by the tests of a module."""
    with running_server(tmp_path_factory.mktemp("probe"), "--port", "0", command=PROBE_COMMAND) as server:
        yield server


@pytest.fixture(scope="module")
def browser(probe: RunningServer) -> Iterator[httpx.Client]:
    """A client of the probe that keeps its cookies."""
    with http_client(probe) as browser:
        yield browser
