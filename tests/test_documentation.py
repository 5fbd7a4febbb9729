"""Files and names that the documentation mentions exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
CURRENT_PAGES = [page for page in PAGES if page.parent.name != "decisions" and page.name != "changelog.md"]
FOLDERS = (ROOT, ROOT / "src", ROOT / "src" / "civ", ROOT / "web" / "src", ROOT / "web" / "src" / "lib", ROOT / "docs")
PATH = re.compile(r"`((?:[\w.-]+/)+[\w-]+\.(?:py|md|ts|svelte|ftl|svg|jsonl|toml))(?:::(\w+(?:\.\w+)*))?`")


@pytest.mark.parametrize("page", CURRENT_PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    for path, name in PATH.findall(page.read_text(encoding="utf-8")):
        found = [folder / path for folder in FOLDERS if (folder / path).exists()]
        assert found, f"{page.name} names {path}"
        if name:
            assert all(re.search(rf"\b{part}\b", found[0].read_text("utf-8")) for part in name.split(".")), (
                f"{path}::{name}"
            )


def test_the_glossary_defines_every_term_once_and_in_order() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    sections = [re.findall(r"^\| ([^|]+) \| (?!-|meaning)", part, re.MULTILINE) for part in text.split("\n## ")[1:]]
    terms = [term for section in sections for term in section]
    assert len(terms) == len(set(terms)) > 60
    assert all(section == sorted(section, key=str.lower) for section in sections)
