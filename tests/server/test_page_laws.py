"""Laws of the plain pages, over whole lives of tables: every page can be drawn, offers just what is open, and tells a
viewer nothing that the viewer may not know.
"""

from itertools import count, islice
from random import Random

import pytest
from hypothesis import given, settings

from civ import Game, Rules
from civ.game.records import Record
from civ.i18n.texts import LANGUAGES
from civ.server.http.pages.choosing import asked_said
from civ.server.http.pages.lobby import words_page
from civ.server.http.pages.seen import Seen
from civ.server.http.pages.talk import talk_page
from civ.server.http.routes.table_pages import looking, table_page
from civ.tables import commands
from civ.tables.decisions import Actor
from civ.tables.settings import Settings
from civ.tables.snapshots import shown, snapshot
from civ.tables.table import PLAYING
from tests.server.browsing import Reader
from tests.server.pairs import Pair, pairs
from tests.tables.lives import Life, lives
from tests.tables.seated import ANN, BOB, CYD, NOBODY, PEOPLE, Seated, dealt

PAGES = (table_page, talk_page, words_page)
PAIRS = 78  # of every kind at least one


def seen_by(seated: Seated, who: Actor, language: str = "en", eyes: int | None = None) -> Seen:
    """A table as somebody's page is drawn from it."""
    table = seated.table
    viewer = looking(table, table.seats_of(who.person), eyes)
    return Seen(
        snapshot=snapshot(table, viewer, seated.now),
        events=[shown(event, viewer) for event in seated.log],
        language=language,
        person=who.person or None,
        seats=table.seats_of(who.person),
        link="http://127.0.0.1/t/code",
        token="token",
    )


def offered(html: str) -> list[str]:
    """The actions that a page has buttons for."""
    forms = [form for form in Reader(html).forms if form.fields.get("do") == "act"]
    return sorted(button["value"] for form in forms for button in form.buttons)


@given(lives)
@settings(max_examples=8)
def test_every_page_can_be_drawn_for_everybody_and_offers_just_what_is_open(life: Life) -> None:
    turns = count()
    for step in islice(life.steps(), 0, None, 3):
        turn = next(turns)
        table, who = step.seated.table, (ANN, BOB, CYD, NOBODY)[turn % 4]
        eyes = (table.seats_of(who.person) or (None,))[-1]
        seen = seen_by(step.seated, who, LANGUAGES[turn % 7], eyes)
        html = table_page(seen)
        mine = [own for own in seen.snapshot.own if own.seat is not None]
        open_to_me = sorted(mine[0].legal) if mine and table.status == PLAYING else []
        assert offered(html) == open_to_me
        assert ("http-equiv" in html) == (table.status != "over" and not open_to_me)
        for page in PAGES[1:]:
            assert offered(page(seen)) == []


# --- Hidden information ---


def played(pair: Pair, *, twin: bool) -> Seated:
    """One of two games at a table, all its actions played by people; the viewer's seats are one person's."""
    game = pair.games[twin]
    people = [ANN if seat in pair.viewer else PEOPLE[seat % 3 + 1] for seat in range(1, pair.rules.players + 1)]
    begun = Record(pair.rules, game._start, ()).to_json()
    host = Actor("host", "Host")
    seated = Seated(Settings(rules=pair.rules, seats=("open",) * pair.rules.players), host, start=begun)
    for seat, who in enumerate(people, start=1):
        seated.ask(who, commands.TakeSeat(seat))
    for who in dict.fromkeys(people):
        seated.ask(who, commands.SetReady())
    seated.ask(host, commands.StartGame())
    again = Game(pair.rules, game._start)
    for action in game.actions:
        seated.ask(people[again.seat - 1], commands.PlayAction(again.seat, str(action)))
        again.play(action)
    return seated


@pytest.mark.parametrize("seed", range(3))
def test_pages_do_not_depend_on_what_they_hide(seed: int) -> None:
    told_apart = 0
    for pair in pairs(PAIRS // 3, seed):
        one, other = played(pair, twin=False), played(pair, twin=True)
        viewer, language = ANN if pair.viewer else NOBODY, Random(seed).choice(LANGUAGES)
        for eyes in pair.viewer or (None,):
            for page in PAGES:
                drawn = [page(seen_by(seated, viewer, language, eyes)) for seated in (one, other)]
                assert drawn[0] == drawn[1], (pair.rules, pair.viewer)
        others = [who for who in PEOPLE[1:] if one.table.seats_of(who.person)]
        views = [[table_page(seen_by(seated, who, "en", one.table.seats_of(who.person)[0])) for who in others]
                 for seated in (one, other)]  # fmt: skip
        told_apart += views[0] != views[1]
    assert told_apart > PAIRS // 9  # else the pairs would prove nothing


# --- Counting ---


def discovering() -> Seated:
    """A game in which somebody is to discard five cards."""
    for seed in count():
        seated, chance = dealt(Rules(players=2), ANN, BOB, seed=seed.to_bytes(32, "big")), Random(seed)
        for _ in range(30):
            tokens = [str(action) for action in seated.game.legal]
            seated.act("!S" if "!S" in tokens else chance.choice(tokens))
            if seated.game.over:
                break
            if seated.table.asked.times == 5:
                return seated
    raise AssertionError


def test_the_page_counts_the_choices_of_a_step() -> None:
    seated = discovering()
    seat = seated.game.seat
    who = seated.holder(seat)
    for number in (1, 2, 3):
        assert asked_said(seen_by(seated, who)).endswith(f"· {number} of 5")
        seated.ask(who, commands.SendChat("hm"))
        seated.play_on()
    seated.ask(who, commands.TakeBack(seat))
    assert asked_said(seen_by(seated, who)).endswith("· 3 of 5")
    seated.play_on()
    seated.play_on()
    assert asked_said(seen_by(seated, who)).endswith("· 5 of 5")
