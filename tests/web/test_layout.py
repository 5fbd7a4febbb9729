"""No text is cut off or overlaps another, and nothing scrolls sideways, in any language and on any screen.

The tests change the language in place, so that one visit to a page serves all languages. The small tier checks every
stop in one language, either on a desktop or on phones; the full tier checks all.
"""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from civ.i18n.texts import DEFAULT_LANGUAGE, LANGUAGES, text
from tests.harness.browser.layout import layout_problems
from tests.harness.browser.table_page import MANUAL_SETTINGS
from tests.harness.browser.tours import TOUR_STOPS, Prepared, TourStop, prepare_tables, walk
from tests.harness.server.processes import RunningServer
from tests.harness.tiers import count, sample
from tests.web.conftest import DESKTOP, PHONE, SMALL_PHONE, Visit

LONG_NAME: Final = "Donaudampfschifffahrtskapitaen"  # as long as a name may be, without a place to break the line
TABLES: Final = {name: stop for name, stop in TOUR_STOPS.items() if stop.address.startswith("/t/{")}
PAGES: Final = {name: stop for name, stop in TOUR_STOPS.items() if name not in TABLES}

_SET_LANGUAGE = """(language) => {
  localStorage.setItem("civ-language", language);
  dispatchEvent(new StorageEvent("storage", {key: "civ-language", newValue: language}));
}"""


@pytest.fixture(scope="module")
def prepared(chromium: Browser, server: RunningServer) -> Iterator[Prepared]:
    context = chromium.new_context(base_url=server.url)
    yield prepare_tables(context.new_page(), LONG_NAME)
    context.close()


def set_language(page: Page, language: str) -> None:
    page.evaluate(_SET_LANGUAGE, language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def languages_for(stop: int) -> list[str]:
    """Return the languages in which to check a stop."""
    first = stop % len(LANGUAGES)
    return list(sample(LANGUAGES[first:] + LANGUAGES[:first], 1))


def problems_at_sizes(page: Page, sizes: list[ViewportSize], languages: list[str]) -> list[str]:
    """Return the layout problems of a page in these languages and sizes. Leaves it in English and in the first size."""
    found = []
    for size in [*sizes[1:], sizes[0]]:
        if page.viewport_size != size:
            page.set_viewport_size(size)
        for language in languages:
            set_language(page, language)
            found += [f"{language}, {size['width']}: {problem}" for problem in layout_problems(page, size)]
    set_language(page, DEFAULT_LANGUAGE)
    return found


@pytest.mark.parametrize("sizes", [[DESKTOP], [PHONE, SMALL_PHONE]], ids=["desktop", "phone"])
@pytest.mark.parametrize("stops", [TABLES, PAGES], ids=["tables", "pages"])
def test_everything_fits(
    visit: Visit, prepared: Prepared, stops: dict[str, TourStop], sizes: list[ViewportSize]
) -> None:
    phone = len(sizes) > 1
    page = visit("/health", phone=phone, settings=MANUAL_SETTINGS)
    every = count(2, 1)
    shown = dict(list(stops.items())[phone % every :: every])
    found = {
        stop: wrong
        for place, stop in enumerate(walk(page, prepared, "en", shown))
        if (wrong := problems_at_sizes(page, sizes, languages_for(place)))
    }
    assert found == {}


def test_layout_problems_are_detected(visit: Visit) -> None:
    page = visit("/", settings=MANUAL_SETTINGS)
    expect(page.locator("h1")).to_be_visible()
    assert layout_problems(page, DESKTOP) == []
    for style, problem in (
        (".lead {max-width: 6rem; white-space: nowrap; overflow: hidden}", "cut off"),
        (".lead {height: 1.5rem; max-width: 9rem; overflow: clip}", "cut off"),
        (".lead {margin-top: -2.5rem}", "overlaps"),
        (".hero {width: 1500px}", "too wide"),
        (".intro {width: 9rem; overflow-x: auto} .intro p {width: 20rem}", "scrolls sideways"),
        (".open .button {min-height: 20px; padding: 0}", "small for a finger"),
        ("form input {width: 4rem !important}", "no room"),
    ):
        sheet = page.evaluate_handle(
            "style => {const sheet = new CSSStyleSheet(); sheet.replaceSync(style);"
            " document.adoptedStyleSheets = [sheet]; return sheet}",
            style,
        )
        assert sheet
        size = PHONE if problem == "small for a finger" else DESKTOP
        found = layout_problems(page, size)
        assert any(problem in line for line in found), (style, problem, found)
    assert text("home-lead") in page.locator(".lead").inner_text()
