"""The home page: begin a game at once, open a table for friends, join one, go on with one."""

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from civ.bots.ladder import LADDER
from civ.i18n.texts import text
from civ.narration.table_summary import clock_summary, player_name
from civ.narration.wording import capitalized
from civ.server.http.pages import emblems, page
from civ.server.http.pages.forms import CLOCKS, PACES, BotTable
from civ.server.http.pages.frame import STYLE, problem_line
from civ.server.http.pages.html import Html, button, check, choice, el, entry, form, joined
from civ.server.http.pages.lobby import LONGEST_NAME
from civ.tables.settings import HERE, OPEN
from civ.tables.snapshots import TableInfo

LONGEST_CODE: Final = 200  # a whole link may be given


class Home(Struct, kw_only=True):
    """What the home page is drawn from."""

    language: str
    name: str | None  # None for whoever is not a guest yet
    last: BotTable  # what was chosen the last time
    mine: list[TableInfo]
    public: list[TableInfo]
    token: str  # the id of the table that this page opens
    problem: str = ""

    def say(self, key: str, **facts: Any) -> str:
        """A text in the reader's language."""
        return text(key, self.language, **facts)


def home_page(home: Home) -> str:
    """The whole page."""
    title = home.say("demo-title")
    body = [
        el("header", Html(emblems(home.language)), el("h1", title), el("p", home.say("page-lead"), class_="lead")),
        problem_line(home.problem),
        _against_bots(home),
        _tables(home, "web-mine", home.mine) if home.mine else None,
        _with_friends(home),
        _join(home),
        _tables(home, "web-public-tables", home.public) if home.public else None,
        _me(home) if home.name is not None else None,
        el(
            "p",
            el("a", home.say("web-verify"), href="/verify"),
            " · ",
            el("a", home.say("web-about"), href="/about"),
            class_="links",
        ),
    ]
    return page(title, joined(body), home.language, head=STYLE)


def _against_bots(home: Home) -> Html:
    say, last = home.say, home.last
    levels = {level: capitalized(say(f"level-{level}")) for level in LADDER}
    fields = el(
        "div",
        choice(say("setup-players"), "players", {str(count): str(count) for count in (2, 3, 4)}, str(last.players)),
        choice(say("web-level"), "level", levels, last.level),
        choice(say("setup-deal"), "deal", _said(home, "setup-deal", ("basic", "draft")), last.deal),
        choice(say("setup-pace"), "pace", _paces(home), str(last.pace)),
        class_="fields",
    )
    return el(
        "section",
        form("/plain/play", {"id": home.token}, _name(home), fields, button(say("web-play"), class_="main large")),
        class_="first",
    )


def _name(home: Home) -> Html | None:
    return None if home.name is not None else entry(home.say("web-name"), "name", longest=LONGEST_NAME)


def _said(home: Home, key: str, values: Iterable[str]) -> dict[str, str]:
    return {value: capitalized(home.say(f"{key}-{value.replace('_', '-')}")) for value in values}


def _paces(home: Home) -> dict[str, str]:
    return {str(pace): home.say("setup-pace-seconds", seconds=pace) for pace in PACES}


def _teams(home: Home) -> dict[str, str]:
    return {"false": capitalized(home.say("setup-teams-no")), "true": capitalized(home.say("setup-teams-yes"))}


# --- Friends ---


def _with_friends(home: Home) -> Html:
    say = home.say
    seats = {OPEN: say("web-seat-open"), HERE: say("web-seat-here")}
    seats |= {level: capitalized(say(f"level-{level}")) for level in LADDER}
    clocks = {str(time): clock_summary(time, home.language) if time else say("web-clock-none") for time in CLOCKS}
    needs_card = _said(home, "setup-democracy-needs-card", ("yes", "no"))
    fields = [
        choice(say("setup-players"), "players", {str(count): str(count) for count in (2, 3, 4)}),
        *[choice(say("table-seat", seat=seat), f"seat{seat}", seats) for seat in (2, 3, 4)],
        choice(say("setup-deal"), "deal", _said(home, "setup-deal", ("basic", "draft"))),
        choice(say("setup-teams"), "teams", _teams(home)),
        choice(say("web-clock"), "clock", clocks),
        choice(say("setup-pace"), "pace", _paces(home), str(home.last.pace)),
    ]
    rules = [
        choice(
            say("setup-draft-order"), "draft_order", _said(home, "setup-draft-order", ("anticlockwise", "clockwise"))
        ),
        choice(say("setup-last-round"), "last_round", _said(home, "setup-last-round", ("finish", "one_more_each"))),
        choice(
            say("setup-democracy-needs-card"),
            "democracy_needs_card",
            {"true": needs_card["yes"], "false": needs_card["no"]},
        ),
    ]
    manners = [
        check(say("web-public"), "public", checked=False),
        check(say("web-watch"), "watch", checked=True),
        check(say("web-take-backs"), "take_backs", checked=True),
        check(say("web-chat"), "chat", checked=True),
    ]
    table = form(
        "/plain/tables",
        {"id": home.token},
        _name(home),
        el("div", fields, class_="fields"),
        el("details", el("summary", say("web-more-rules")), el("div", rules, class_="fields"), manners),
        button(say("web-open"), class_="main"),
    )
    return el("section", el("details", el("summary", el("h2", say("web-friends"))), table))


def _join(home: Home) -> Html:
    line = entry(home.say("web-code"), "code", longest=LONGEST_CODE, required=True)
    return el("section", el("h2", home.say("web-join")), form("/plain/join", {}, line, button(home.say("web-go"))))


def _tables(home: Home, title: str, tables: list[TableInfo]) -> Html:
    rows = [
        el(
            "li",
            el(
                "a", " · ".join(player_name(info, home.language) for info in table.seats), href=f"/plain/t/{table.code}"
            ),
            el("small", home.say(f"web-status-{table.status}")),
        )
        for table in tables
    ]
    return el("section", el("h2", home.say(title)), el("ul", rows, class_="tables"))


def _me(home: Home) -> Html:
    """One's name, and the way to another device."""
    say = home.say
    name = entry(say("web-name"), "name", longest=LONGEST_NAME, value=home.name or "", required=True)
    return el(
        "section",
        form("/plain/me", {}, name, button(say("web-keep"))),
        form("/plain/me/link", {}, button(say("web-other-device"))),
        class_="me",
    )


def link_page(language: str, link: str) -> str:
    """The link to oneself, for one's other device."""
    body = [
        el("h1", text("web-other-device", language)),
        el("section", el("p", text("web-link-about", language)), el("p", el("code", link), class_="share")),
        el("p", el("a", "CIV", href="/plain", class_="button")),
    ]
    return page(text("web-other-device", language), joined(body), language, head=STYLE)


def claim_page(language: str, token: str) -> str:
    """What the link opens: a button, because looking at a link must not use it up."""
    words = text("web-claim", language)
    body = el("section", form("/link", {"token": token}, button(words, class_="main large")))
    return page(words, body, language, head=STYLE)


def problem_page(language: str, problem: str, home: str = "/plain") -> str:
    """Something cannot be done, and there is no better page to say so; `home` is the way on."""
    title = text("demo-title", language)
    way = el("p", el("a", text("frame-to-home", language), href=home, class_="button"))
    return page(title, joined([el("header", el("h1", title)), problem_line(problem), way]), language, head=STYLE)
