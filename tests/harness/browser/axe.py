"""Accessibility checks of a page with axe-core."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

_SCRIPT: Final = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Every rule, including those that axe turns off by default.
ALL_RULES: Final = {"rules": {"target-size": {"enabled": True}}}
COLOUR_RULES: Final = {"runOnly": ["color-contrast", "link-in-text-block"]}  # the result depends on the theme
_FOUND = """async (options) => {
  const {violations} = await axe.run(document, {...options, resultTypes: ["violations"]});
  return violations.flatMap(({id, nodes}) => nodes.map(({target, any, all, none}) =>
    `${id}: ${target} (${[...any, ...all, ...none][0]?.message ?? ""})`));
}"""


def axe_violations(page: Page, options: Mapping[str, Any] = ALL_RULES) -> list[str]:
    """Return the violations that axe finds on a page in its current state."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_SCRIPT.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(_FOUND, options)
    return found
