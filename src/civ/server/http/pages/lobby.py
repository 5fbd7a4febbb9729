"""The page of a table before the deal: who sits where, the link for friends, and the shuffle that all may add to."""

from typing import Final

from civ.bots.ladder import LADDER
from civ.narration.table_summary import rules_summary
from civ.narration.wording import capitalized
from civ.server.http.pages.areas import tags
from civ.server.http.pages.frame import problem_line, table_frame
from civ.server.http.pages.html import Child, Html, button, el, entry
from civ.server.http.pages.seen import Seen
from civ.tables.settings import HERE, OPEN
from civ.tables.snapshots import SeatInfo

PAUSE: Final = 4  # seconds until the page is renewed
LONGEST_WORDS: Final = 200
LONGEST_NAME: Final = 30


def lobby_page(seen: Seen) -> str:
    """The whole page."""
    say, seats = seen.say, [_seat(seen, info) for info in seen.table.seats]
    rules = rules_summary(seen.table.settings, seen.language)
    body = [
        problem_line(seen.problem),
        el("header", el("h1", say("web-lobby")), el("p", rules, class_="note")),
        el("section", el("h2", say("web-share")), el("p", el("code", seen.link), class_="share")),
        el("section", el("h2", say("web-seats")), el("ul", seats, class_="seats")),
        _begin(seen),
        el("section", *shuffle(seen), el("a", say("web-words-add"), href=f"{seen.path}/words", class_="button")),
        el("p", el("a", say("web-talk"), href=f"{seen.path}/talk", class_="button")) if seen.seats else None,
    ]  # fmt: skip
    return table_frame(seen, body, refresh=PAUSE)


# --- Seats ---


def _seat(seen: Seen, info: SeatInfo) -> Html:
    say, free = seen.say, info.person is None and info.bot is None
    mine = info.seat in seen.seats
    buttons: list[Child] = []
    if free and not seen.seats:
        buttons.append(seen.command("sit", _name_if_new(seen), button(say("web-sit"), class_="main"), seat=info.seat))
    if mine and not (seen.is_host and len(seen.seats) == 1):
        buttons.append(seen.command("stand", button(say("web-stand")), seat=info.seat))
    if seen.is_host and info.person is not None and not mine:
        free_it = button(say("lobby-free-seat"), name="player", value=OPEN)
        buttons.append(seen.command("place", free_it, seat=info.seat))
    ready = el("span", say("web-is-ready"), class_="tag ready") if info.ready else None
    host = el("span", say("web-host"), class_="tag") if info.person and info.person == seen.table.host else None
    return el(
        "li",
        el("p", el("span", str(info.seat), class_="number"), " ", el("strong", seen.player(info.seat)), " ",
           tags(seen, info.seat), host, ready),
        el("div", buttons, class_="row") if buttons else None,
        _places(seen, info) if seen.is_host and (free or info.bot or (mine and len(seen.seats) > 1)) else None,
    )  # fmt: skip


def _name_if_new(seen: Seen) -> Html | None:
    """Who comes by the link for the first time may say their name as they sit down."""
    return entry(seen.say("web-name"), "name", longest=LONGEST_NAME) if seen.person is None else None


def _places(seen: Seen, info: SeatInfo) -> Html:
    """The host gives a seat to somebody else."""
    words = {
        OPEN: seen.say("web-seat-open"),
        HERE: seen.say("web-seat-here"),
        **{level: capitalized(seen.say(f"level-{level}")) for level in LADDER},
    }
    now = OPEN if info.person is None and info.bot is None else (info.bot or HERE)
    buttons = [button(said, name="player", value=word) for word, said in words.items() if word != now]
    return el(
        "details",
        el("summary", seen.say("web-place")),
        seen.command("place", buttons, seat=info.seat, class_="row"),
    )


def _begin(seen: Seen) -> Html:
    say = seen.say
    buttons: list[Child] = []
    if seen.is_host:
        buttons.append(seen.command("start", button(say("web-start"), class_="main large")))
    elif seen.seats:
        ready = seen.table.seats[seen.seats[0] - 1].ready
        words, value = ("web-not-ready", "false") if ready else ("web-ready", "true")
        buttons.append(seen.command("ready", button(say(words), class_="main large", name="ready", value=value)))
    return el("section", el("p", say("web-begin-when")), buttons, class_="begin")


# --- The shuffle ---


def shuffle(seen: Seen) -> list[Html | None]:
    """What binds the server, and what people added."""
    say, table = seen.say, seen.table
    words = [el("li", el("b", said.name), f" {said.words}") for said in table.words]
    return [
        el("h2", say("web-shuffle")),
        el("p", say("web-forked")) if table.forked else el("p", say("web-shuffle-about"), class_="note"),
        el("p", el("code", table.commitment), class_="number-line") if table.commitment else None,
        el("ul", words) if words else None,
    ]


def words_page(seen: Seen) -> str:
    """Where one adds words: a page of its own, so that nothing typed is lost when the table renews itself."""
    say = seen.say
    written = (
        seen.command(
            "word",
            entry(say("web-words"), "words", longest=LONGEST_WORDS, required=True),
            button(say("web-words-add"), class_="main"),
        )
        if seen.seats
        else el("p", say("error-not-seated"))
    )
    body = [problem_line(seen.problem), el("section", *shuffle(seen), written), back(seen)]
    return table_frame(seen, body)


def back(seen: Seen) -> Html:
    """The way back to the table."""
    return el("p", el("a", seen.say("web-back"), href=seen.address(), class_="button"))
