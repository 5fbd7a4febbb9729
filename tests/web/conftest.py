"""A real browser at a real server. The client must be built: `make web`, which `make test` does by itself."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from civ.server.config import WEB
from tests.server.processes import PATIENCE, Running, running

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
Visit = Callable[..., Page]

expect.set_options(timeout=PATIENCE * 1000 / 5)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the built client."""
    built = Path(os.environ.get("CIV_WEB", WEB))
    assert (built / "index.html").exists(), "the web client is not built: run `make web`"
    with running(tmp_path_factory.mktemp("web"), "--port", "0", "--no-browser") as process:
        yield process


# Its loop runs on the thread of the tests, where others want to run loops of their own: so it ends with each module.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


def launched(playwright: Playwright) -> Browser:
    """A browser with nothing to show it on."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert program, "there is no Chromium on this machine: apt-get install chromium"
    words = ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none"]
    return playwright.chromium.launch(executable_path=program, args=words)


@pytest.fixture
def visit(chromium: Browser, server: Running) -> Iterator[Visit]:
    """Visitors, each with a browser of their own: `visit("/", language="el", phone=True, likes={"theme": "dark"})`."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def visiting(
        path: str = "/",
        *,
        language: str = "en",
        phone: bool = False,
        likes: dict[str, Any] | None = None,
        **options: Any,
    ) -> Page:
        usual: dict[str, Any] = (
            {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": DESKTOP}
        )
        context = chromium.new_context(base_url=server.url, locale=language, **{**usual, **options})
        contexts.append(context)
        context.set_default_timeout(PATIENCE * 1000 / 5)
        if likes:
            kept = f"localStorage.setItem('civ-settings', {json.dumps(json.dumps(likes))})"
            context.add_init_script(f"if (origin !== 'null') {kept}")
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(path)
        return page

    yield visiting
    for context in contexts:
        context.close()
    assert problems == [], "errors that nobody caught in the browser"
