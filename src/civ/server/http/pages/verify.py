"""The page that checks a shuffle in the reader's own browser, from a table's export; it also works as a saved file."""

from pathlib import Path
from typing import Final

from civ.i18n.texts import text
from civ.server.http.pages import page
from civ.server.http.pages.frame import STYLE
from civ.server.http.pages.html import Html, el, joined

STATIC: Final = Path(__file__).parent / "static"
SCRIPT: Final = "verify.js"
STYLES: Final = ("page.css", "play.css")
CHECKS: Final = ("commitment", "first", "deck", "removed")  # as the script names them
VERDICTS: Final = ("good", "bad", "unread")


def verify_page(language: str) -> str:
    """The page as we serve it."""
    keep = el("p", el("a", text("shuffle-keep", language), href="/verify/file", class_="button"))
    body = [*_body(language), keep, el("script", src=f"/static/{SCRIPT}")]
    return page(text("web-verify", language), joined(body), language, head=STYLE)


def verify_file(language: str) -> str:
    """The page as one file, with its style and script in it."""
    styles = el("style", Html("".join((STATIC / name).read_text(encoding="utf-8") for name in STYLES)))
    script = el("script", Html((STATIC / SCRIPT).read_text(encoding="utf-8")))
    head = el("meta", charset="utf-8"), el("meta", name="viewport", content="width=device-width, initial-scale=1")
    title = el("title", text("web-verify", language))
    return "<!doctype html>\n" + el(
        "html", el("head", *head, title, styles), el("body", el("main", *_body(language), script)), lang=language
    )


def _body(language: str) -> list[Html]:
    verdicts = {f"data_{name}": text(f"shuffle-{name}", language) for name in VERDICTS}
    checks = [el("li", text(f"shuffle-{name}", language), data_check=name) for name in CHECKS]
    chosen = el("input", type="file", id="export", accept=".json,.jsonl,application/json")
    return [
        el("header", el("h1", text("web-verify", language)), el("p", text("shuffle-about", language))),
        el("noscript", el("p", text("shuffle-no-script", language), class_="problem")),
        el("section", el("label", el("span", text("shuffle-load", language)), chosen),
           el("p", id="verdict", role="status"), el("ul", checks, class_="checks"),
           el("p", text("shuffle-compare", language), class_="note"), el("pre", id="commitments"),
           id="verify", **verdicts),
    ]  # fmt: skip
