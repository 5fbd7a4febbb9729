"""Options of the test run, and Hypothesis profiles."""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

settings.register_profile("usual", deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("usual"), print_blob=True)
settings.register_profile("planted", parent=settings.get_profile("usual"), phases=[Phase.generate])  # no shrinking
settings.load_profile("ci" if os.environ.get("CI") else "usual")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak",
        nargs="?",
        const=200.0,
        default=1.2,
        type=float,
        metavar="MILLIONS",
        help="how many million transitions to walk through the laws: 200 if none is given, 1.2 without --soak",
    )


@pytest.fixture
def transitions(request: pytest.FixtureRequest) -> int:
    """How many random transitions the laws are checked over, in all."""
    return int(float(request.config.getoption("--soak")) * 1_000_000)
