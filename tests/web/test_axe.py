"""No page or dialog violates a rule of axe-core, in the light theme, in the dark theme and on phones.

The small tier checks half of the stops, either on a desktop or on a phone, the full one all stops on both.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.harness.browser.axe import COLOUR_RULES, axe_violations
from tests.harness.browser.table_page import MANUAL_SETTINGS
from tests.harness.browser.tours import SERVER_PAGES, TOUR_STOPS, Prepared, TourStop, prepare_tables, walk
from tests.harness.server.processes import RunningServer
from tests.harness.tiers import count
from tests.web.conftest import Visit


@pytest.fixture(scope="module")
def prepared(chromium: Browser, server: RunningServer) -> Iterator[Prepared]:
    context = chromium.new_context(base_url=server.url)
    yield prepare_tables(context.new_page(), "Ann")
    context.close()


def violations(page: Page, *, phone: bool = False) -> list[str]:
    """Return the violations that axe finds on a page, in the light theme and, on a desktop, also in the dark one."""
    found = axe_violations(page)
    if not phone:
        page.emulate_media(color_scheme="dark")
        found += [f"dark: {problem}" for problem in axe_violations(page, COLOUR_RULES)]
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
