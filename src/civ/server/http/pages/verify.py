"""The page that checks a shuffle in the reader's browser, from a table's export. It also works as a saved file."""

from pathlib import Path
from typing import Final

from civ.i18n.texts import text
from civ.server.http.pages.html import Html, el
from civ.server.http.pages.layout import page

STATIC_FOLDER: Final = Path(__file__).parent / "static"
SCRIPT: Final = "verify.js"
STYLE: Final = "page.css"
SHUFFLE_CHECKS: Final = ("commitment", "first", "deck", "removed")  # as the script names them
VERDICTS: Final = ("good", "bad", "unread")


def verify_page(language: str) -> str:
    """Return the page as the server shows it, with its script loaded from `/static`."""
    download = el("p", el("a", text("shuffle-keep", language), href="/verify/file", class_="button"))
    script = el("script", src=f"/static/{SCRIPT}")
    return page(text("label-check-shuffle", language), *_body(language), download, script, language=language)


def verify_file(language: str) -> str:
    """Return the page as one file that contains its style and script and needs no network."""
    style = el("style", Html((STATIC_FOLDER / STYLE).read_text(encoding="utf-8")))
    script = el("script", Html((STATIC_FOLDER / SCRIPT).read_text(encoding="utf-8")))
    head = el("meta", charset="utf-8"), el("meta", name="viewport", content="width=device-width, initial-scale=1")
    title = el("title", text("label-check-shuffle", language))
    return "<!doctype html>\n" + el(
        "html", el("head", *head, title, style), el("body", el("main", *_body(language), script)), lang=language
    )


def _body(language: str) -> list[Html]:
    verdicts = {f"data_{name}": text(f"shuffle-{name}", language) for name in VERDICTS}
    checks = [el("li", text(f"shuffle-{name}", language), data_check=name) for name in SHUFFLE_CHECKS]
    chosen = el("input", type="file", id="export", accept=".json,.jsonl,application/json")
    return [
        el("header", el("h1", text("label-check-shuffle", language)), el("p", text("shuffle-about", language))),
        el("noscript", el("p", text("shuffle-no-script", language), class_="problem")),
        el("section", el("label", el("span", text("shuffle-load", language)), chosen),
           el("p", id="verdict", role="status"), el("ul", checks, class_="checks"),
           el("p", text("shuffle-compare", language), class_="note"), el("pre", id="commitments"),
           id="verify", **verdicts),
    ]  # fmt: skip
