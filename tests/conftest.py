"""Options of the test run, and Hypothesis profiles."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("usual", deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("usual"), print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "usual")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="walk 200 million transitions through the laws, not 1 million")


@pytest.fixture
def transitions(request: pytest.FixtureRequest) -> int:
    """How many random transitions the laws are checked over, in all."""
    return 200_000_000 if request.config.getoption("--soak") else 1_200_000
