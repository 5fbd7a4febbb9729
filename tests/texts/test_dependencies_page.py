"""docs/dependencies.md has a line for every direct dependency, and for nothing else."""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_direct_dependency_has_a_line() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = [name for names in project["project"]["optional-dependencies"].values() for name in names]
    direct = [*project["build-system"]["requires"], *project["project"]["dependencies"], *extras]
    names = {re.split(r"[<>=!~;\[ ]", requirement)[0] for requirement in direct}
    python, _, web = page.partition("## In the web client")
    listed = re.findall(r"^\| `([^`]+)` \| .+ \| .+ \|$", python, flags=re.MULTILINE)
    assert sorted(listed) == sorted(names)
    client = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    cells = re.findall(r"^\| (`[^|]+`) \| .+ \| .+ \|$", web, flags=re.MULTILINE)
    assert sorted(re.findall("`([^`]+)`", " ".join(cells))) == sorted(client["devDependencies"])
