"""The layout of the pages that the server draws, and its two simplest pages: about, and an error."""

from collections.abc import Iterable
from typing import Final

from civ import __version__
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.i18n.texts import LANGUAGES, text
from civ.server.http.pages.html import Child, Html, el

TERMINAL_COMMANDS: Final = ("play", "demo", "replay", "arena")
API_LINKS: Final = {"/schema": "api", "/schema/openapi.json": "openapi", "/health": "health", "/metrics": "metrics"}


def page(title: str, *body: Child, language: str) -> str:
    """Return a whole page with the title, the body and the footer, in the language."""
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="light dark"),
        el("title", title),
        el("link", rel="icon", href="/static/mark.svg", type="image/svg+xml"),
        el("link", rel="stylesheet", href="/static/page.css"),
    )
    html = el("html", head, el("body", el("main", *body, _footer(language))), lang=language)
    return f"<!doctype html>\n{html}\n"


def about_page(language: str) -> str:
    """Return the page that lists the terminal commands and the addresses for programs."""
    title = text("demo-title", language)
    commands = ((el("code", f"civ {name}"), text(f"help-{name}", language)) for name in TERMINAL_COMMANDS)
    links = ((el("a", path, href=path), text(f"page-about-{name}", language)) for path, name in API_LINKS.items())
    return page(
        title,
        el("header", _emblems(language), el("h1", title), el("p", text("page-lead", language), class_="lead")),
        el("p", text("page-running", language)),
        _section(text("page-terminal", language), commands),
        _section(text("page-programs", language), links),
        language=language,
    )


def problem_page(language: str, problem: str) -> str:
    """Return a page that states an error and links to the start page."""
    title = text("demo-title", language)
    home = el("a", text("frame-to-home", language), href="/", class_="button")
    return page(
        title,
        el("header", el("h1", title)),
        el("p", problem, class_="problem", role="alert"),
        el("p", home),
        language=language,
    )


def _emblems(language: str) -> Html:
    """Return the six domains, each by colour, letter and name."""
    names = {letter: text(f"domain-{letter}", language) for letter in DOMAIN_LETTERS}
    items = [el("li", el("b", letter), class_=letter, title=name) for letter, name in names.items()]
    return el("ul", items, class_="emblems")


def _section(title: str, rows: Iterable[tuple[Html, str]]) -> Html:
    return el("section", el("h2", title), el("dl", [[el("dt", term), el("dd", about)] for term, about in rows]))


def _footer(language: str) -> Html:
    """Return links to the page in every language, the version, and the disclaimer."""
    links = [
        el(
            "li",
            el(
                "a",
                text("language-name", other),
                href=f"?lang={other}",
                lang=other,
                hreflang=other,
                aria_current="true" if other == language else None,
            ),
        )
        for other in LANGUAGES
    ]
    about = f"civ {__version__} · {text('page-unofficial', language)}"
    return el("footer", el("ul", links, class_="languages"), el("p", about))
