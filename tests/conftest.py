"""Options of the test run, Hypothesis profiles, and the tiers."""

import os
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.harness.tiers import SCALED, count, sample, tier

if TYPE_CHECKING:
    from tests.harness.server.processes import RunningServer

settings.register_profile("default", deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("default"), print_blob=True)
settings.register_profile("planted", parent=settings.get_profile("default"), phases=[Phase.generate])  # no shrinking
settings.load_profile("ci" if os.environ.get("CI") else "default")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="run every test at its full count, as `make test-all` does")
    parser.addoption(
        "--soak",
        nargs="?",
        const=200.0,
        type=float,
        metavar="MILLIONS",
        help="check the invariants over this many million random transitions (200 if no number is given)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Set the tier before test modules compute their counts, and let the processes of tests be interrupted."""
    tier.full = config.getoption("--full")
    # A run in the background or under `nohup` ignores these signals, and every process that it starts would too. A
    # handler, in contrast, is not inherited.
    for number in (signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, lambda *_: None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of every module that tries more cases with `--full`."""
    for item in items:
        names = vars(item.module) if isinstance(item, pytest.Function) else {}
        if names.get("count") is count or names.get("sample") is sample:
            item.add_marker(SCALED)


@pytest.fixture
def transitions(request: pytest.FixtureRequest) -> int:
    """Return the total number of random transitions over which to check the invariants."""
    millions = request.config.getoption("--soak")
    return count(120_000, 1_200_000) if millions is None else int(float(millions) * 1_000_000)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[RunningServer]":
    """A server process with a new database, shared by the tests of a module."""
    from tests.harness.server.processes import running_server  # only where it is needed: most tests start no server

    with running_server(tmp_path_factory.mktemp("server"), "--port", "0", "--no-browser") as server:
        yield server
