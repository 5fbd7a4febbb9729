"""Imports follow the layers, and the picture and table of the architecture page match them."""

import ast
from pathlib import Path

import pytest

from tests.diagram import (
    LAYERS,
    PACKAGE,
    PAGE,
    PICTURE,
    PUBLIC,
    imported_modules,
    is_ours,
    package_imports,
    package_of,
    svg,
    table,
)

PACKAGES = sorted(path for path in PACKAGE.iterdir() if (path / "__init__.py").exists())
TOP_LEVEL_MODULES = sorted(path.stem for path in PACKAGE.glob("*.py"))
HEIGHT = {name: 2 * height for height, layer in enumerate(LAYERS) for name in layer}
# The public API may be imported from the layers above `game`, `python -m civ` from nowhere.
HEIGHT |= {"__init__": HEIGHT["game"] + 1, "__main__": 2 * len(LAYERS)}
RULES = PACKAGE / "engine" / "rules"
RULE_TABLES = ("cards", "effects", "actions", "state")  # no kernels, so no Numba: any module may import them


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_import_points_up(path: Path) -> None:
    importer = path.relative_to(PACKAGE).with_suffix("").parts[0]
    for module in filter(is_ours, imported_modules(path)):
        assert HEIGHT[package_of(module)] <= HEIGHT[importer], f"{importer} imports {module}"


@pytest.mark.parametrize("path", sorted(RULES.glob("*.py")), ids=lambda path: path.name)
def test_rules_import_numpy_and_numba_only(path: Path) -> None:
    ours = ("civ.engine.rules", "civ.engine.compilation", "numpy", "numba", "typing", "collections.abc")
    modules = imported_modules(path)
    assert all(module.startswith(ours) for module in modules)
    if path.stem in RULE_TABLES:
        assert not any(module.startswith(("numba", "civ.engine.compilation")) for module in modules)


def test_rules_are_short() -> None:
    assert sum(len(path.read_text().splitlines()) for path in RULES.glob("*.py")) < 1050


def test_few_modules_are_at_the_top_of_the_package() -> None:
    assert len(TOP_LEVEL_MODULES) <= 6 and set(PUBLIC) <= set(TOP_LEVEL_MODULES)


def test_every_package_has_a_layer() -> None:
    assert {path.name for path in PACKAGES} | set(TOP_LEVEL_MODULES) == set(HEIGHT)


def test_the_picture_and_the_table_of_the_tour_match_the_imports() -> None:
    imports = package_imports(PACKAGE)
    assert PICTURE.read_text(encoding="utf-8") == svg(imports), "run python -m tests.diagram"
    assert table(imports) in PAGE.read_text(encoding="utf-8"), "run python -m tests.diagram"


def test_a_new_import_changes_the_picture_and_the_table() -> None:
    imports = package_imports(PACKAGE)
    longer = {**imports, "narration": imports["narration"] | {"lessons"}}
    assert svg(longer) != svg(imports) and table(longer) != table(imports)


def test_a_class_name_has_one_meaning() -> None:
    files: dict[str, list[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                files.setdefault(node.name, []).append(str(path.relative_to(PACKAGE)))
    assert {name: places for name, places in files.items() if len(places) > 1} == {}
