"""Reads the Markdown pages in docs/, for tests that compare them with the code."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def read_page(name: str) -> str:
    """Return the text of a page."""
    return (DOCS / name).read_text(encoding="utf-8")


def section(page: str, heading: str) -> str:
    """Return a page from a heading to the next one of the same or a higher level."""
    start = re.search(rf"^(#+) {heading}$", page, flags=re.MULTILINE)
    assert start is not None, heading
    rest = page[start.end() :]
    end = re.search(rf"^#{{1,{len(start[1])}}} ", rest, flags=re.MULTILINE)
    return rest[: end.start()] if end else rest
