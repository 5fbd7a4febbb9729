"""A real browser and a real server. The client has to be built (`make web`)."""

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright

from civ.server.config import WEB_FOLDER
from tests.harness.server.processes import TIMEOUT_S, RunningServer, running_server

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
UNLIMITED_SERVER = (sys.executable, "-m", "tests.harness.server.unlimited")
Visit = Callable[..., Page]
# The headless shell comes first, because the others also render toolbars, which takes half of the time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

# Lets a test advance the clock of the click guard (`pass_click_guard`) instead of waiting.
CLOCK = """{
  const now = performance.now.bind(performance);
  window.clockAhead = 0;
  performance.now = () => now() + window.clockAhead;
}"""

expect.set_options(timeout=TIMEOUT_S * 1000 / 5)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the built client, shared by all tests."""
    built = Path(os.environ.get("CIV_WEB", WEB_FOLDER))
    assert (built / "index.html").exists(), "the web client is not built: run `make web`"
    arguments = ("--port", "0", "--no-browser", "--bot-seconds", "0.2")  # the expert's strength is tested elsewhere
    with running_server(tmp_path_factory.mktemp("web"), *arguments, command=UNLIMITED_SERVER) as process:
        yield process


# Playwright's event loop occupies the main thread, where other tests run their own loops, so it ends with each module.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        browser = launch_browser(playwright)
        yield browser
        browser.close()


def launch_browser(playwright: Playwright) -> Browser:
    """Launch a headless browser."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert program, f"there is no Chromium on this machine: apt-get install {BROWSERS[0]}"
    arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none"]
    return playwright.chromium.launch(executable_path=program, args=arguments)


@pytest.fixture
def visit(chromium: Browser, server: RunningServer) -> Iterator[Visit]:
    """Open a page in a new browser context: `visit("/", language="el", phone=True, settings={"theme": "dark"})`.

    Animations are off unless `animated` is set, because drawing sixty frames a second would take most of the CPU time.
    """
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_page(
        path: str = "/",
        *,
        language: str = "en",
        phone: bool = False,
        animated: bool = False,
        settings: dict[str, Any] | None = None,
        **options: Any,
    ) -> Page:
        context_options: dict[str, Any] = (
            {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": DESKTOP}
        )
        context_options["reduced_motion"] = "no-preference" if animated else "reduce"
        context = chromium.new_context(base_url=server.url, locale=language, **{**context_options, **options})
        contexts.append(context)
        context.add_init_script(CLOCK)
        context.set_default_timeout(TIMEOUT_S * 1000 / 5)
        if settings:
            store = f"localStorage.setItem('civ-settings', {json.dumps(json.dumps(settings))})"
            context.add_init_script(f"if (origin !== 'null') {store}")
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == [], "uncaught errors in the browser"
