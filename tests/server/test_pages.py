"""The pages that the server renders, and the page of the web client without JavaScript."""

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
def test_every_page_is_in_the_requested_language(browser: httpx.Client, path: str, language: str) -> None:
    by_address = browser.get(path, params={"lang": language})
    by_header = browser.get(path, headers={"Accept-Language": language})
    for response in (by_address, by_header):
        assert response.headers["content-type"] == "text/html; charset=utf-8"
        assert f'<html lang="{language}">' in response.text
        assert not re.search(r">[a-z]+(-[a-z]+)+<", response.text), "the page shows the name of a text"
        assert escape(text("page-unofficial", language)) in response.text


def test_the_shuffle_check_is_in_the_language_of_the_person(browser: httpx.Client) -> None:
    assert browser.post("/api/guests", json={"name": "Ann", "language": "fr"}).status_code == 201
    for path in ("/verify", "/verify/file"):
        response = browser.get(path)
        assert '<html lang="fr">' in response.text
        assert response.headers["cache-control"] == "no-store"


def test_pages_need_no_script_and_follow_the_content_policy(browser: httpx.Client) -> None:
    for path in PAGES:
        html = browser.get(path).text
        page = HtmlReader(html)
        assert "style" not in page.attributes | page.tags
        assert not any(name.startswith("on") for name in page.attributes)
        assert "script" not in page.tags or 'src="/static/verify.js"' in html


# --- Errors ---


@pytest.mark.parametrize("path", ["/nothing", "/plain", "/plain/t/abc", "/plain/link/abc"])
def test_a_missing_page_links_to_the_front_page(browser: httpx.Client, path: str) -> None:
    response = browser.get(path, headers={"Accept-Language": "fr"})
    assert response.status_code == 404
    assert escape(text("error-no-route", "fr")) in response.text
    assert 'role="alert"' in response.text
    assert "/" in HtmlReader(response.text).links


def test_refusals_are_pages_for_browsers_and_json_for_programs(browser: httpx.Client) -> None:
    refused = browser.get("/qr?path=nowhere")
    assert refused.status_code == 400
    assert escape(text("error-bad-query", name="path")) in refused.text
    assert browser.get("/qr?path=nowhere", headers={"Accept": "*/*"}).json()["code"] == "bad-query"
    assert browser.get("/api/me").json()["code"] == "who-asks"


# --- The web client ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_says_that_it_needs_javascript(browser: httpx.Client, language: str) -> None:
    for path in ("/", "/t/abc"):
        page = browser.get(path, headers={"Accept-Language": language})
        assert page.headers["vary"] == "Accept-Language"
        assert f'<html lang="{language}">' in page.text
        assert f"<noscript><p>{escape(text('shell-no-script', language))}</p></noscript>" in page.text


def test_without_a_built_client_every_address_redirects_to_the_about_page(tmp_path: Path) -> None:
    with (
        running_server(tmp_path, "--port", "0", "--no-browser", "--web", str(tmp_path)) as server,
        http_client(server, headers=HTML, follow_redirects=True) as browser,
    ):
        for address in ADDRESSES:
            page = browser.get(re.sub(r"{\w+:(\w+)}", "1", address))
            assert (page.status_code, page.url.path) == (200, "/about"), address
