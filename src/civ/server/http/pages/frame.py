"""What all pages of a table have around them."""

from typing import Final

from civ.server.http.pages import page
from civ.server.http.pages.html import Child, Html, el, joined
from civ.server.http.pages.seen import Seen

STYLE: Final = el("link", rel="stylesheet", href="/static/play.css")


def table_frame(seen: Seen, body: Child, *, refresh: int | None = None) -> str:
    """A page of a table. One that renews itself can be held still, for those who read slowly or by ear."""
    renewing = refresh is not None and not seen.still
    head = [STYLE, el("meta", http_equiv="refresh", content=refresh) if renewing else None]
    whole = [table_bar(seen), body, _renewal(seen, renewing=renewing) if refresh is not None else None]
    return page(seen.say("web-title", code=seen.table.code), joined(whole), seen.language, head=joined(head))


def table_bar(seen: Seen) -> Html:
    """The way home, and which table this is."""
    return el("nav", el("a", "CIV", href="/plain", class_="home"), el("span", seen.table.code), class_="bar")


def problem_line(problem: str) -> Html | None:
    """What could not be done, and why."""
    return el("p", problem, class_="problem", role="alert") if problem else None


def _renewal(seen: Seen, *, renewing: bool) -> Html:
    if renewing:
        link = el("a", seen.say("web-hold"), href=seen.address(still=1))
        return el("p", seen.say("web-renews"), " ", link, class_="note renewal")
    return el("p", el("a", seen.say("web-look-again"), href=seen.address()), class_="note renewal")
