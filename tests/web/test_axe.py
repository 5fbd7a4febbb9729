"""No page or dialog violates a rule of axe-core, in the light theme, in the dark theme and on phones.

The small tier checks half of the stops, either on a desktop or on a phone, the full one all stops on both.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.harness.browser.tours import (
    MANUAL_SETTINGS,
    SERVER_PAGES,
    TOUR_STOPS,
    Prepared,
    TourStop,
    prepare_tables,
    walk,
)
from tests.harness.server.processes import RunningServer
from tests.harness.tiers import count
from tests.web.conftest import Visit

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Every rule, including those that axe turns off by default.
RULES: Final = {"rules": {"target-size": {"enabled": True}}}
COLOURS: Final = {"runOnly": ["color-contrast", "link-in-text-block"]}  # rules that depend on the theme
_FOUND = """async (options) => {
  const {violations} = await axe.run(document, {...options, resultTypes: ["violations"]});
  return violations.flatMap(({id, nodes}) => nodes.map(({target, any, all, none}) =>
    `${id}: ${target} (${[...any, ...all, ...none][0]?.message ?? ""})`));
}"""


@pytest.fixture(scope="module")
def prepared(chromium: Browser, server: RunningServer) -> Iterator[Prepared]:
    context = chromium.new_context(base_url=server.url)
    yield prepare_tables(context.new_page(), "Ann")
    context.close()


def violations(page: Page, *, phone: bool = False) -> list[str]:
    """Return the violations that axe finds on a page, in the light theme and, on a desktop, also in the dark one."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(_FOUND, RULES)
    if not phone:
        page.emulate_media(color_scheme="dark")
        found += [f"dark: {problem}" for problem in page.evaluate(_FOUND, COLOURS)]
        page.emulate_media(color_scheme="light")
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("stops", [TOUR_STOPS, SERVER_PAGES], ids=["client", "server pages"])
def test_axe_finds_no_violations_on_any_page(
    visit: Visit, prepared: Prepared, stops: dict[str, TourStop], phone: bool
) -> None:
    page = visit("/health", phone=phone, settings=MANUAL_SETTINGS, color_scheme="light")
    found: dict[str, Any] = {}
    every = count(4, 1)
    shown = dict(list(stops.items())[phone % every :: every])
    for stop in walk(page, prepared, "en", shown):
        if problems := violations(page, phone=phone):
            found[stop] = problems
    assert found == {}


def test_violations_are_detected(visit: Visit) -> None:
    page = visit("/", settings=MANUAL_SETTINGS, color_scheme="light")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(page) == []
    page.evaluate("document.querySelector('h1').style.color = '#bbb'")
    page.evaluate("document.querySelector('input').removeAttribute('placeholder')")
    page.evaluate("document.documentElement.lang = ''")
    found = " ".join(violations(page))
    assert "color-contrast: h1" in found
    assert "html-has-lang" in found
