"""Every planted bug has its place in the sources and a test that exists."""

import pytest

from tests.planted_bugs import BUGS, ROOT, Bug


@pytest.mark.parametrize("bug", BUGS, ids=[bug.description for bug in BUGS])
def test_a_planted_bug_has_its_place_and_an_existing_test(bug: Bug) -> None:
    assert bug.original in (ROOT / "src" / "civ" / bug.file).read_text(encoding="utf-8")
    path, *names = bug.test.split("::")
    source = (ROOT / path).read_text(encoding="utf-8")
    assert all(f"def {name}(" in source for name in names)
