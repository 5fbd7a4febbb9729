"""The pages that the server draws itself, and the page of the web client where no script runs."""

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

import httpx
import pytest

from civ.i18n.texts import LANGUAGES, text
from civ.server.http.routes.web_client import ADDRESSES
from tests.harness.server.html_reader import HtmlReader
from tests.harness.server.processes import RunningServer, http_client, running_server

INDEX = '<!doctype html><html lang="en"><head><title>CIV</title></head><body><script src="/app/x.js"></script></body>'
PAGES = ("/verify", "/about", "/schema", "/nothing")
HTML = {"Accept": "text/html"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    web = tmp_path_factory.mktemp("web")
    (web / "index.html").write_text(INDEX, encoding="utf-8")
    with running_server(tmp_path_factory.mktemp("pages"), "--port", "0", "--no-browser", "--web", str(web)) as process:
        yield process


@pytest.fixture
def browser(server: RunningServer) -> Iterator[httpx.Client]:
    with http_client(server, headers=HTML) as browser:
        yield browser


# --- Languages and policy ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_whole_in_the_language_that_was_asked_for(
    browser: httpx.Client, path: str, language: str
) -> None:
    by_address = browser.get(path, params={"lang": language})
    by_header = browser.get(path, headers={"Accept-Language": language})
    for answer in (by_address, by_header):
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert f'<html lang="{language}">' in answer.text
        assert not re.search(r">[a-z]+(-[a-z]+)+<", answer.text), "the name of a text, not a text"
        assert escape(text("page-unofficial", language)) in answer.text


def test_the_page_that_checks_a_shuffle_is_in_the_language_of_the_person(browser: httpx.Client) -> None:
    assert browser.post("/api/guests", json={"name": "Ann", "language": "fr"}).status_code == 201
    for path in ("/verify", "/verify/file"):
        answer = browser.get(path)
        assert '<html lang="fr">' in answer.text
        assert answer.headers["cache-control"] == "no-store"


def test_pages_need_no_script_and_keep_to_the_policy(browser: httpx.Client) -> None:
    for path in PAGES:
        html = browser.get(path).text
        found = HtmlReader(html)
        assert "style" not in found.attributes | found.tags
        assert not any(name.startswith("on") for name in found.attributes)
        assert "script" not in found.tags or 'src="/static/verify.js"' in html


# --- Errors ---


@pytest.mark.parametrize("path", ["/nothing", "/plain", "/plain/t/abc", "/plain/link/abc"])
def test_where_nothing_is_a_browser_gets_a_page_that_leads_home(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path, headers={"Accept-Language": "fr"})
    assert answer.status_code == 404
    assert escape(text("error-no-route", "fr")) in answer.text
    assert 'role="alert"' in answer.text
    assert "/" in HtmlReader(answer.text).links


def test_a_browser_gets_a_page_for_whatever_is_refused_and_a_program_gets_json(browser: httpx.Client) -> None:
    refused = browser.get("/qr?path=nowhere")
    assert refused.status_code == 400
    assert escape(text("error-bad-query", name="path")) in refused.text
    assert browser.get("/qr?path=nowhere", headers={"Accept": "*/*"}).json()["code"] == "bad-query"
    assert browser.get("/api/me").json()["code"] == "who-asks"


# --- The web client ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_script_runs_the_client_says_so(browser: httpx.Client, language: str) -> None:
    for path in ("/", "/t/abc"):
        page = browser.get(path, headers={"Accept-Language": language})
        assert page.headers["vary"] == "Accept-Language"
        assert f'<html lang="{language}">' in page.text
        assert f"<noscript><p>{escape(text('shell-no-script', language))}</p></noscript>" in page.text


def test_without_a_built_client_every_address_leads_to_the_about_page(tmp_path: Path) -> None:
    with (
        running_server(tmp_path, "--port", "0", "--no-browser", "--web", str(tmp_path)) as server,
        http_client(server, headers=HTML, follow_redirects=True) as browser,
    ):
        for address in ADDRESSES:
            page = browser.get(re.sub(r"{\w+:(\w+)}", "1", address))
            assert (page.status_code, page.url.path) == (200, "/about"), address
