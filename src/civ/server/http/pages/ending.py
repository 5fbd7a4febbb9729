"""The page of a game that is over: why it ended, who won, and the proof of its shuffle."""

from civ.narration.results import result_sentences
from civ.narration.table_events import latest_sentences
from civ.narration.wording import capitalized
from civ.server.http.pages.areas import area
from civ.server.http.pages.frame import problem_line, table_frame
from civ.server.http.pages.html import Html, button, el
from civ.server.http.pages.lobby import shuffle
from civ.server.http.pages.seen import Seen
from civ.tables.snapshots import ResultInfo

LATEST = 30


def ending_page(seen: Seen) -> str:
    """The whole page."""
    say, result = seen.say, seen.table.result
    assert result is not None
    body = [
        problem_line(seen.problem),
        el("section", el("h1", say("end-title")), [el("p", words) for words in _why(seen, result)],
           _table(seen, result), _again(seen), class_="banner end"),
        el("div", [area(seen, seat) for seat in range(1, len(seen.table.seats) + 1)], class_="areas"),
        _proof(seen),
        _log(seen),
    ]  # fmt: skip
    return table_frame(seen, body)


def _why(seen: Seen, result: ResultInfo) -> list[str]:
    if result.reason == "resignation":
        seats = ", ".join(map(str, result.winners))
        return [seen.say("web-resignation", count=len(result.winners), seats=seats)]
    return result_sentences(seen.view, result.points, seen.language)


def _table(seen: Seen, result: ResultInfo) -> Html:
    rows = []
    for seat, points in enumerate(result.points, start=1):
        wins = el("strong", seen.say("web-wins")) if seat in result.winners else None
        player = [f"{seat} · {seen.player(seat)}"]
        rows.append(
            el("tr", el("th", player, scope="row"), el("td", seen.say("plain-points", count=points)), el("td", wins))
        )
    return el("table", el("tbody", rows), class_="result")


def _again(seen: Seen) -> Html | None:
    say = seen.say
    if seen.table.followed is not None:
        link = el("a", say("web-to-rematch"), href=f"/plain/t/{seen.table.followed}", class_="button main")
        return el("div", link, class_="row")
    if not seen.seats:
        return None
    return el(
        "div",
        seen.command("rematch", button(capitalized(say("key-again")), class_="main large")),
        el("a", say("web-talk"), href=f"{seen.path}/talk", class_="button"),
        class_="row",
    )


def _proof(seen: Seen) -> Html:
    """The seed that was promised, and everything one needs to check it."""
    say, record = seen.say, f"/api/tables/{seen.table.code}/record"
    seed = (
        [el("h3", say("web-seed")), el("p", el("code", seen.table.seed), class_="number-line")]
        if seen.table.seed
        else None
    )
    links = el(
        "div",
        el("a", say("web-record"), href=record, download=f"civ-{seen.table.code}.json", class_="button"),
        el("a", say("web-verify"), href="/verify", class_="button"),
        class_="row",
    )
    return el("section", *shuffle(seen), seed, links)


def _log(seen: Seen) -> Html:
    rows = [
        el("li", words, el("small", why) if why else None)
        for words, why in latest_sentences(seen.events, LATEST, seen.language)
    ]
    return el("section", el("h2", seen.say("web-log")), el("ol", rows, class_="log", reversed=True))
