"""The number of cases that a test tries: few in `make test`, many in `make test-all`, which is `pytest --full`.

A test module that uses `count` or `sample` is marked `scaled`, so that CI can run only what the full counts add.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

Case = TypeVar("Case")
SCALED: Final = "scaled"


class _Tier:
    full = False  # set by the option `--full`, before any test module is imported


tier: Final = _Tier()


def count(small: int, full: int) -> int:
    """Return the number of cases to try: `small` by default, `full` with `--full`."""
    return full if tier.full else small


def sample(cases: Sequence[Case], small: int) -> Sequence[Case]:
    """Return the first `small` cases by default, all cases with `--full`."""
    return cases if tier.full else cases[:small]
