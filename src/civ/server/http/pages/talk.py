"""Where people at a table talk: what was said, set phrases, and a line of one's own. It never renews itself."""

from typing import Final

from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.narration.table_events import latest_sentences
from civ.server.http.pages.frame import problem_line, table_frame
from civ.server.http.pages.html import Html, button, choice, el, entry
from civ.server.http.pages.lobby import back
from civ.server.http.pages.seen import Seen
from civ.tables.commands import PHRASES

TALK: Final = "talk"  # where the forms of this page lead back to
LONGEST_TEXT: Final = 200
MOST: Final = 100


def talk_page(seen: Seen) -> str:
    """The whole page."""
    said = [el("li", words) for words, _ in latest_sentences(seen.events, MOST, seen.language, talk=True)]
    body = [
        problem_line(seen.problem),
        el("h1", seen.say("web-talk")),
        _writing(seen) if seen.seats else None,
        el("section", el("ul", said, class_="log said") if said else el("p", seen.say("web-silence"), class_="note")),
        _phrases(seen) if seen.seats else None,
        el("p", el("a", seen.say("web-look-again"), href=f"{seen.path}/talk"), class_="note"),
        back(seen),
    ]
    return table_frame(seen, body)


def _writing(seen: Seen) -> Html:
    if not seen.table.settings.chat:
        return el("p", seen.say("error-chat-off"), class_="note")
    line = entry(seen.say("web-text"), "text", longest=LONGEST_TEXT, required=True, autofocus=True)
    return el("section", seen.command("say", line, button(seen.say("web-send"), class_="main"), to=TALK))


def _phrases(seen: Seen) -> Html:
    """Set phrases, which everybody reads in their own language; they may be about a seat and a domain."""
    say, nobody = seen.say, {"": "–"}
    seats = nobody | {str(info.seat): f"{info.seat} · {seen.player(info.seat)}" for info in seen.table.seats}
    domains = nobody | {letter: say(f"domain-{letter}") for letter in DOMAIN_LETTERS}
    buttons = [
        button(say(f"phrase-{name}", about="none", seat=0, domain=""), name="phrase", value=name) for name in PHRASES
    ]
    return el(
        "section",
        el("h2", say("web-phrases")),
        seen.command(
            "phrase",
            el("div", choice(say("web-about-seat"), "seat", seats), choice(say("web-about-domain"), "domain", domains),
               class_="row"),
            el("div", buttons, class_="row"),
            to=TALK,
        ),
    )  # fmt: skip
