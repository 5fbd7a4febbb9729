"""The page of a game that is on: who is to choose, what, what everybody has, and what happened."""

from typing import Final

from civ.narration.standings import hegemony_warnings
from civ.narration.table_events import latest_sentences
from civ.narration.wording import capitalized
from civ.server.http.pages.areas import area, cards, middle, own_cards
from civ.server.http.pages.choosing import asked_said, choices
from civ.server.http.pages.frame import problem_line, table_frame
from civ.server.http.pages.helping import help_on_effects
from civ.server.http.pages.html import Html, button, el
from civ.server.http.pages.seen import Seen
from civ.tables import events
from civ.tables.snapshots import VisibleActionPlayed

BOTS, PEOPLE = 2, 5  # seconds until the page is renewed, while bots or people are to choose
LATEST: Final = 12


def play_page(seen: Seen) -> str:
    """The whole page. It renews itself while there is nothing for the viewer to choose."""
    order = _order(seen)
    body = [
        problem_line(seen.problem),
        _banner(seen),
        _handed(seen),
        _proposal(seen),
        el(
            "div",
            el("div", choices(seen), _pack(seen), own_cards(seen), _handy(seen), class_="mine"),
            el("div", [area(seen, seat) for seat in order], class_=f"areas of{len(order)}"),
            class_="board",
        ),
        el("div", middle(seen), _log(seen), class_="aside"),
        _more(seen),
        help_on_effects(seen),
    ]
    return table_frame(seen, body, refresh=None if seen.view.legal else _pause(seen))


def _order(seen: Seen) -> list[int]:
    """The viewer first, then clockwise."""
    players, first = len(seen.table.seats), seen.eyes or 1
    return [(first - 1 + place) % players + 1 for place in range(players)]


def _pause(seen: Seen) -> int:
    bots = [seen.table.seats[seat - 1].bot for seat in seen.turn.waiting]
    return BOTS if any(bots) else PEOPLE


# --- Who is to choose ---


def _banner(seen: Seen) -> Html:
    near = [el("p", words, class_="warning") for words in hegemony_warnings(seen.view, seen.language)]
    return el("section", _asked(seen), _time_left(seen), near, class_="banner mine" if seen.view.legal else "banner")


def _asked(seen: Seen) -> list[Html]:
    say, waiting = seen.say, seen.turn.waiting
    if seen.view.legal:
        return [el("p", say("table-your-turn"), class_="who"), el("h1", asked_said(seen))]
    if len(seen.seats) > 1 and set(waiting) & set(seen.seats):
        return [_cover(seen)]
    lines = [el("p", say("web-watching"), class_="who")] if not seen.seats else []
    if seen.eyes in seen.turn.kept:
        lines.append(el("p", say("web-kept"), class_="who"))
    if len(waiting) == 1:
        return [*lines, el("h1", say("table-thinks", seat=waiting[0], name=seen.player(waiting[0])))]
    return [*lines, el("h1", say("web-waits-for", seats=", ".join(map(str, waiting))))]


def _cover(seen: Seen) -> Html:
    """People share this device: nobody's hand is shown before they say that they look."""
    mine = [seat for seat in seen.turn.waiting if seat in seen.seats]
    links = [
        el("a", seen.say("web-uncover", seat=seat), href=f"{seen.path}?eyes={seat}", class_="button main")
        for seat in mine
    ]
    return el("div", el("h1", seen.say("web-covered")), links, class_="cover")


def _time_left(seen: Seen) -> Html | None:
    if seen.turn.deadline is None:
        return None
    minutes, seconds = divmod(max(0, int(seen.turn.deadline - seen.snapshot.now)), 60)
    hours, minutes = divmod(minutes, 60)
    return el("p", seen.say("web-time-left", time=f"{hours}:{minutes:02}:{seconds:02}"), class_="note")


def _proposal(seen: Seen) -> Html | None:
    """Somebody would like to go back."""
    proposal, say = seen.turn.proposal, seen.say
    if proposal is None:
        return None
    asked = [seat for seat in seen.seats if seat in proposal.asked]
    words = say("web-proposal", seat=proposal.seat, count=seen.turn.ply - proposal.ply)
    answer = (
        seen.command(
            "answer",
            button(say("web-agree"), name="yes", value="true", class_="main"),
            button(say("web-disagree"), name="yes", value="false"),
            seat=asked[0],
            class_="row",
        )
        if asked
        else None
    )
    return el("section", el("p", words), answer, class_="proposal")


# --- The rest ---


def _pack(seen: Seen) -> Html | None:
    """What is left of the pack in one's hands, once one has kept a card of it; before, the buttons show it."""
    if not seen.view.pack or seen.view.legal:
        return None
    return el("section", el("h2", seen.say("table-pack")), cards(seen.view.pack, seen.language))


def _log(seen: Seen) -> Html:
    rows = [
        el("li", words, el("small", why) if why else None)
        for words, why in latest_sentences(seen.events, LATEST, seen.language)
    ]
    said = [el("li", words) for words, _ in latest_sentences(seen.events, 3, seen.language, talk=True)]
    return el(
        "section",
        el("h2", seen.say("web-log")),
        el("ul", said, class_="log said") if said else None,
        el("ol", rows, class_="log", reversed=True),
        class_="happened",
    )


def _handy(seen: Seen) -> Html | None:
    """What one does often besides choosing: take back, cover the hand, talk."""
    if not seen.seats:
        return None
    undo = seen.eyes is not None and _may_undo(seen, seen.eyes)
    return el(
        "div",
        seen.command("take-back", button(capitalized(seen.say("key-undo"))), seat=seen.eyes or 0) if undo else None,
        el("a", seen.say("web-cover"), href=seen.path, class_="button") if seen.eyes_wanted else None,
        el("a", seen.say("web-talk"), href=f"{seen.path}/talk", class_="button"),
        class_="row handy",
    )


def _may_undo(seen: Seen, seat: int) -> bool:
    """Whether there may be something of one's own to take back; the table knows for certain."""
    if not seen.table.settings.take_backs:
        return False
    last = next((event for event in reversed(seen.events) if not isinstance(event, events.CHAT_EVENTS)), None)
    acted = isinstance(last, VisibleActionPlayed) and last.seat == seat and seat in seen.turn.waiting
    return acted or seat in seen.turn.kept


def _handed(seen: Seen) -> Html | None:
    """A bot plays for the viewer, who may come back."""
    info = seen.table.seats[seen.eyes - 1] if seen.eyes else None
    if info is None or not info.stands_in or info.resigned:
        return None
    back = seen.command("return", button(seen.say("web-return"), class_="main"), seat=info.seat)
    return el("section", el("p", seen.say("web-handed")), back, class_="proposal")


def _more(seen: Seen) -> Html | None:
    """What one does rarely, behind a fold: ask to go back, let a bot play, give up."""
    say, seat = seen.say, seen.eyes
    if seat is None or seen.table.seats[seat - 1].bot:
        return None
    propose = seen.table.settings.take_backs and seen.turn.ply > 0
    return el(
        "details",
        el("summary", say("web-more")),
        seen.command("propose", button(say("web-propose")), seat=seat, ply=seen.turn.ply - 1) if propose else None,
        seen.command("hand", button(say("web-hand")), seat=seat),
        seen.command("resign", button(say("web-resign"), class_="danger"), seat=seat),
        el("p", say("web-resign-means"), class_="note"),
        class_="help",
    )
