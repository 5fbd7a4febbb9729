"""Writes docs/rules/conformance.md: each rule, its beginning, and the tests that cite it.

    python -m tests.conformance_page            write the page
    python -m tests.conformance_page --check    list its faults, and exit with 1 if there are any

Rules are the bold ids of docs/rules/rules.md. Tests cite them with `@rule("3.13")`, or `@pytest.mark.rule(...)`; they
are found by reading the source of tests/, without importing it.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules" / "rules.md"
PAGE = ROOT / "docs" / "rules" / "conformance.md"
TESTS = ROOT / "tests"

_ID = re.compile(r"\*\*(\d+\.\d+)\b")
_END_OF_RULE = re.compile(r"\n\s*\n|\n- |\n#|\n\s*\|")
_END_OF_SENTENCE = re.compile(r"(?<=\.)\s+(?=[\[(]?[A-Z0-9\"])")
_MIN_BEGINNING = 60  # characters; a title such as "Draft." alone does not identify a rule

_HEAD = """# Conformance

Each rule of [rules.md](rules.md), how it begins, and the tests that cite it. This page is written by
`python -m tests.conformance_page`; `--check` reports whether it is out of date or a rule has no test.
"""


class Citation(NamedTuple):
    """A test and a rule that it cites."""

    rule: str
    test: str  # as on the command line of pytest: file::name


def rules(text: str) -> dict[str, str]:
    """Return the beginning of each rule by id, in the order of the rulebook."""
    found = {}
    marks = list(_ID.finditer(text))
    for mark, following in zip(marks, [*marks[1:], None], strict=True):
        body = text[mark.end() : following.start() if following else len(text)]
        found[mark[1]] = _beginning_of(_END_OF_RULE.split(body, maxsplit=1)[0])
    return found


def _beginning_of(body: str) -> str:
    """Return the first sentences that have at least `_MIN_BEGINNING` characters together."""
    sentences = iter(_END_OF_SENTENCE.split(" ".join(body.replace("*", "").split())))
    beginning = next(sentences)
    for sentence in sentences:
        if len(beginning) >= _MIN_BEGINNING:
            break
        beginning += f" {sentence}"
    return beginning


def citations(folder: Path) -> list[Citation]:
    """Return the citations of all tests, file by file."""
    return [
        Citation(rule, f"{file.relative_to(folder.parent).as_posix()}::{name}")
        for file in sorted(folder.rglob("test_*.py"))
        for rule, name in _marks(ast.parse(file.read_text(encoding="utf-8")))
    ]


def _marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from ((rule, node.name) for rule in _cited(node))
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    name = f"{node.name}::{method.name}"
                    yield from ((rule, name) for rule in (*_cited(node), *_cited(method)))


def _cited(node: ast.FunctionDef | ast.ClassDef) -> Iterator[str]:
    """Yield the ids in `@rule(...)` and `@pytest.mark.rule(...)`."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "rule":
            yield from (str(ast.literal_eval(argument)) for argument in decorator.args)


def page(beginnings: dict[str, str], cited: list[Citation]) -> str:
    """Return the text of the page."""
    tests = {rule: sorted({citation.test for citation in cited if citation.rule == rule}) for rule in beginnings}
    rows = [
        f"| {rule} | {beginnings[rule]} | {'<br>'.join(f'`{test}`' for test in tests[rule])} |" for rule in beginnings
    ]
    count = len({citation.test for citation in cited})
    total = f"{len(beginnings)} rules, {count} tests that cite them."
    return "\n".join([_HEAD, total, "", "| Rule | How it begins | Tests |", "|---|---|---|", *rows, ""])


def faults(beginnings: dict[str, str], cited: list[Citation], written: str) -> list[str]:
    """List what is wrong with the citations or the written page, one line per fault."""
    cited_rules = {citation.rule for citation in cited}
    lines = [f"rule {rule} has no test" for rule in beginnings if rule not in cited_rules]
    lines += [f"{test} cites rule {rule}, which does not exist" for rule, test in cited if rule not in beginnings]
    if not lines and written != page(beginnings, cited):
        lines.append(f"{PAGE.relative_to(ROOT)} is stale: run python -m tests.conformance_page")
    return lines


def check() -> list[str]:
    """Return the faults of this repository."""
    written = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    return faults(rules(RULES.read_text(encoding="utf-8")), citations(TESTS), written)


def main(arguments: list[str]) -> int:
    """Write or check the page; return the exit code."""
    if arguments == ["--check"]:
        found = check()
        for line in found:
            print(line, file=sys.stderr)
        return 1 if found else 0
    if arguments:
        print("usage: python -m tests.conformance_page [--check]", file=sys.stderr)
        return 2
    PAGE.write_text(page(rules(RULES.read_text(encoding="utf-8")), citations(TESTS)), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
