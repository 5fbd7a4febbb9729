"""The arrows of the architecture: what a module may import."""

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "civ"
# From the bottom up; a module imports its own layer and those below it.
LAYERS = (
    ("i18n", "files"),
    ("errors",),
    ("engine",),
    ("game",),
    ("__init__",),
    ("bots",),
    ("tables",),
    ("lessons",),
    ("wire",),
    ("narration",),
    ("client",),
    ("server",),
    ("soak",),
    ("arena",),
    ("terminal",),
    ("cli", "__main__"),
)
RULE_TABLES = ("cards", "effects", "actions", "state")  # no kernels, so no Numba: any module may import them


def imports(path: Path) -> set[str]:
    """The modules that a file imports, wherever in the file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {
                f"{node.module}.{alias.name}" if node.module == "civ" else str(node.module) for alias in node.names
            }
    return found


def part(module: str) -> str:
    """The layer's name of a module of ours."""
    name = [*module.split("."), "__init__"][1]
    return name if any(name in layer for layer in LAYERS) else "__init__"


FILES = sorted(SOURCES.rglob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_import_points_up(path: Path) -> None:
    own = path.relative_to(SOURCES).with_suffix("").parts[0]
    height = {name: number for number, layer in enumerate(LAYERS) for name in layer}
    for module in imports(path):
        if module.split(".")[0] == "civ":
            assert height[part(module)] <= height[own], f"{own} imports {module}"


@pytest.mark.parametrize("path", sorted((SOURCES / "engine" / "rules").glob("*.py")), ids=lambda path: path.name)
def test_rules_import_numpy_and_numba_only(path: Path) -> None:
    ours = (
        "civ.engine.rules",
        "civ.engine.compilation",
        "numpy",
        "numba",
        "typing",
        "collections.abc",
        "hashlib",
        "os",
        "sys",
        "pathlib",
    )
    assert all(module.startswith(ours) for module in imports(path))
    if path.stem in RULE_TABLES:
        assert not any(module.startswith(("numba", "civ.engine.compilation")) for module in imports(path))


def test_rules_are_short() -> None:
    assert sum(len(path.read_text().splitlines()) for path in (SOURCES / "engine" / "rules").glob("*.py")) < 1000
