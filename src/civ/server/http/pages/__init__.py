"""The server's own pages: plain HTML with a style sheet, no script, in the reader's language."""

from collections.abc import Iterable
from html import escape
from typing import Final

from civ import __version__
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.i18n.texts import LANGUAGES, text

TERMINAL: Final = ("play", "demo", "replay", "arena")
API: Final = {"/schema": "api", "/schema/openapi.json": "openapi", "/health": "health", "/metrics": "metrics"}


def page(title: str, body: str, language: str, *, head: str = "") -> str:
    """A whole page; `head` is what it needs besides."""
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title>"
        '<link rel="icon" href="/static/mark.svg" type="image/svg+xml"><link rel="stylesheet" href="/static/page.css">'
        f"{head}</head><body><main>{body}{_foot(language)}</main></body></html>\n"
    )


def front_page(language: str) -> str:
    """What is here, and how to begin."""
    title = text("demo-title", language)
    commands = ((f"<code>civ {name}</code>", escape(text(f"help-{name}", language))) for name in TERMINAL)
    links = (
        (f'<a href="{path}">{path}</a>', escape(text(f"page-about-{name}", language))) for path, name in API.items()
    )
    return page(
        title,
        f"<header>{emblems(language)}<h1>{escape(title)}</h1>"
        f'<p class="lead">{escape(text("page-lead", language))}</p></header>'
        f"<p>{escape(text('page-running', language))}</p>"
        f"{_section('page-terminal', commands, language)}{_section('page-programs', links, language)}",
        language,
    )


def emblems(language: str) -> str:
    """The six domains, each by colour, letter and name."""
    names = {letter: escape(text(f"domain-{letter}", language)) for letter in DOMAIN_LETTERS}
    return (
        '<ul class="emblems">'
        + "".join(f'<li class="{letter}" title="{name}"><b>{letter}</b></li>' for letter, name in names.items())
        + "</ul>"
    )


def _section(key: str, rows: Iterable[tuple[str, str]], language: str) -> str:
    items = "".join(f"<dt>{term}</dt><dd>{about}</dd>" for term, about in rows)
    return f"<section><h2>{escape(text(key, language))}</h2><dl>{items}</dl></section>"


def _foot(language: str) -> str:
    """The languages, and what this is."""
    here = {language: ' aria-current="true"'}
    links = "".join(
        f'<li><a href="?lang={other}" lang="{other}" hreflang="{other}"{here.get(other, "")}>'
        f"{escape(text('language-name', other))}</a></li>"
        for other in LANGUAGES
    )
    about = escape(text("page-unofficial", language))
    return f'<footer><ul class="languages">{links}</ul><p>civ {__version__} · {about}</p></footer>'
