"""The plain pages: whole games by forms and buttons alone, in every language, with nobody's cards but one's own."""

import json
import re
from collections.abc import Iterator
from html import escape
from random import Random

import pytest

from civ import Game
from civ.i18n.texts import LANGUAGES, text
from tests.server.browsing import Browser
from tests.server.processes import Running, running

MARKUP = '<i>O\'Neil</i> & "Co"'
OVER = 'class="banner end"'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("pages"), "--port", "0", "--no-browser") as process:
        yield process


@pytest.fixture(autouse=True)
def browsers_are_closed() -> Iterator[None]:
    yield
    Browser.close_all()


def hand_in(html: str) -> str:
    """The cards of the hand that a page shows."""
    found = re.search(r'<section class="own-hand">.*?</section>', html)
    return found[0] if found else ""


def play_to_the_end(browser: Browser, seed: int) -> int:
    """Press buttons at random until the game is over; how many were pressed."""
    chance, pressed = Random(seed), 0
    while OVER not in browser.html:
        if browser.open_actions:
            assert "http-equiv" not in browser.html
            browser.act(chance.choice)
            assert browser.status == 200, browser.html
            pressed += 1
        else:
            assert 'http-equiv="refresh"' in browser.html
            browser.wait(lambda seen: seen.open_actions or OVER in seen.html)
    return pressed


def table_of_two(server: Running, **settings: str) -> tuple[Browser, Browser]:
    """A table that one has opened and at which another has sat down."""
    host, other = Browser(server), Browser(server)
    host.open("/plain").send(host.form("/plain/tables"), name="Ann", **settings)
    other.open(host.path).send(other.form(do="sit"), name="Bob")
    return host, other


def dealt_to_two(server: Running, **settings: str) -> tuple[Browser, Browser]:
    host, other = table_of_two(server, **settings)
    other.command("ready")
    host.open(host.path).command("start")
    other.open(host.path)
    return host, other


# --- Whole games ---


def test_a_whole_game_against_a_bot_needs_nothing_but_buttons(server: Running) -> None:
    browser = Browser(server).open("/plain")
    browser.send(browser.form("/plain/play"), name="Ann", level="novice", pace="0.0")
    assert browser.path.startswith("/plain/t/")
    assert "Ann" in browser.html
    assert play_to_the_end(browser, seed=1) > 5
    exported = browser.client.get(next(link for link in browser.read.links if link.endswith("/record"))).json()
    game = Game.from_record(json.dumps(exported["record"]))
    assert game.over
    assert exported["shuffle"]["seed"] in browser.html
    assert exported["shuffle"]["commitment"] in browser.html
    first = browser.path
    browser.command("rematch")
    new = browser.path
    assert new != first
    browser.command("start")
    assert 'class="banner' in browser.html
    assert OVER not in browser.html
    assert new in browser.open(first).read.links


def test_a_whole_draft_of_two_teams_needs_nothing_but_buttons(server: Running) -> None:
    browser = Browser(server).open("/plain")
    bots = {"seat2": "random", "seat3": "novice", "seat4": "random"}
    browser.send(browser.form("/plain/tables"), players="4", deal="draft", teams="true", pace="0.0", **bots)
    browser.command("start")
    assert text("prompt-keep") in browser.html.lower()
    assert f'<span class="tag">{text("web-partner")}</span>' in browser.html
    play_to_the_end(browser, seed=2)
    winners = browser.html.count(f"<strong>{text('web-wins')}</strong>")
    assert winners in (2, 4)


def test_the_last_choice_of_a_game_against_bots_is_remembered(server: Running) -> None:
    browser = Browser(server).open("/plain")
    wanted = {"players": "3", "level": "novice", "deal": "draft", "pace": "0.5"}
    assert not wanted.items() <= browser.form("/plain/play").fields.items()
    browser.send(browser.form("/plain/play"), **wanted).open("/plain")
    assert wanted.items() <= browser.form("/plain/play").fields.items()


# --- People together ---


def test_two_people_meet_in_the_lobby_and_play(server: Running) -> None:
    host, other = table_of_two(server)
    assert host.open(host.path).html.count("Bob") == 1
    assert f"{server.url}{host.path.removeprefix('/plain')}" in host.html
    assert re.search(r"<code>[0-9a-f]{64}</code>", host.html)
    host.command("start")
    assert host.status == 409
    assert text("error-seat-not-ready", seat=2) in host.html
    other.open(f"{other.path}/words").command("word", words="my own words")
    assert "my own words" in other.html
    other.command("ready")
    host.open(other.path).command("start")
    other.open(other.path)
    assert len({bool(browser.open_actions) for browser in (host, other)}) == 2
    mover, waiter = (host, other) if host.open_actions else (other, host)
    assert 'http-equiv="refresh"' in waiter.html
    mover.act(lambda buttons: buttons[0])
    waiter.open(waiter.path)
    assert text("told-dealt") in waiter.html
    assert "plays" in waiter.html


def test_everybody_sees_their_own_hand_and_nobody_elses(server: Running) -> None:
    host, other = dealt_to_two(server)
    stranger = Browser(server).open(host.path)
    assert hand_in(host.html) != ""
    assert hand_in(other.html) != ""
    assert hand_in(stranger.html) == ""
    assert stranger.read.forms == []
    assert text("web-watching") in stranger.html
    assert 'class="card' not in stranger.html


def test_a_command_that_is_sent_twice_is_carried_out_once(server: Running) -> None:
    host, other = dealt_to_two(server)
    mover = host if host.open_actions else other
    form, button = mover.form(do="act"), mover.open_actions[0]
    mover.send(form, button)
    once = mover.html
    mover.send(form, button)
    assert mover.status == 200
    assert mover.html.count("<li>") == once.count("<li>")
    form.fields["id"] = "another"
    mover.send(form, button)
    assert mover.status == 409
    assert text("error-table-stale", seq="").split(";")[0] in mover.html


def test_an_action_is_taken_back_and_asked_back(server: Running) -> None:
    host, other = dealt_to_two(server, take_backs="true")
    mover, waiter = (host, other) if host.open_actions else (other, host)
    before = mover.open_actions
    mover.act(lambda buttons: buttons[0]).command("take-back")
    assert mover.open_actions == before
    mover.act(lambda buttons: buttons[0]).command("propose")
    assert waiter.open(waiter.path).form(do="answer").buttons[0]["value"] == "true"
    waiter.command("answer")
    assert mover.open(mover.path).open_actions == before


def test_a_seat_is_handed_to_a_bot_taken_back_and_given_up(server: Running) -> None:
    host, other = dealt_to_two(server, pace="2.0")
    host.command("hand")
    assert text("web-handed") in host.html
    host.command("return")
    assert text("web-handed") not in host.html
    host.command("resign")
    assert OVER in host.html
    assert text("web-resignation", count=1, seats="2") in other.open(other.path).html


def test_people_at_one_device_see_a_hand_only_when_they_say_so(server: Running) -> None:
    browser = Browser(server).open("/plain")
    browser.send(browser.form("/plain/tables"), seat2="here").command("start")
    for _ in range(6):
        assert text("web-covered") in browser.html
        assert hand_in(browser.html) == ""
        assert browser.open_actions == []
        [link] = [link for link in browser.read.links if "eyes=" in link]
        browser.open(link)
        seat = link[-1]
        while browser.open_actions:
            assert hand_in(browser.html) != ""
            browser.act(lambda buttons: buttons[-1])
        other = {"1": "2", "2": "1"}[seat]
        assert text("web-uncover", seat=int(other)) in browser.html
        assert hand_in(browser.open(f"{browser.path}?eyes={seat}").html) == ""


def test_people_talk_and_everybody_reads_phrases_in_their_language(server: Running) -> None:
    host, other = dealt_to_two(server, chat="true")
    host.open(f"{host.path}/talk").command("say", text=MARKUP)
    host.send(
        host.form(do="phrase"), next(b for b in host.form(do="phrase").buttons if b["value"] == "peace"), seat="2"
    )
    assert host.path.endswith("/talk")
    other.open(f"{other.path}/talk?lang=fr")
    assert escape(MARKUP) in other.html
    assert escape(text("phrase-peace", "fr", about="seat", seat=2, domain="")) in other.html
    assert escape(text("phrase-peace", "fr", about="seat", seat=2, domain="")) in other.open(host.path).html


# --- What people write ---


def test_what_people_write_never_becomes_markup(server: Running) -> None:
    host, other = Browser(server).open("/plain"), Browser(server)
    host.send(host.form("/plain/tables"), name=MARKUP, chat="true")
    other.open(host.path).send(other.form(do="sit"), name=MARKUP)
    other.open(f"{other.path}/words").command("word", words=MARKUP).command("ready")
    host.open(host.path).command("start")
    path = host.path
    host.open(f"{path}/talk").command("say", text=MARKUP)
    for place in ("/plain", path, f"{path}/talk", f"{path}/words"):
        html = host.open(place).html
        assert escape(MARKUP) in html, place
        assert "<i>O" not in html, place
    other.open(path).command("resign")
    assert "<i>O" not in host.open(path).html
    assert escape(MARKUP) in host.html


def test_a_bad_form_is_refused_on_a_page_and_changes_nothing(server: Running) -> None:
    host, _ = dealt_to_two(server)
    path, tokens = host.path, re.compile(r'name="id" value="\w+"')
    before = tokens.sub("", host.open(path).html)
    bad = [
        b"",
        b"do=act",
        b"id=x&do=fly",
        b"id=x&do=act&seat=9&action=M",
        b"id=x&do=act&seat=1&action=%00%ff",
        b"\xff\xfe",
    ]
    for body in bad:
        assert host.post(path, body).status in (400, 409), body
        assert 'role="alert"' in host.html
    for place in ("/plain/play", "/plain/tables"):
        for body in (b"players=9", b"players=2&level=god&seat2=god", b"name=" + b"x" * 300, b"\xff"):
            assert host.post(place, body).status == 400, (place, body)
    assert tokens.sub("", host.open(path).html) == before


# --- Finding one's way ---


def test_a_table_is_found_by_its_code_and_by_its_link(server: Running) -> None:
    host, _ = table_of_two(server)
    code = host.path.removeprefix("/plain/t/")
    for given in (code, code.upper(), f"{server.url}/t/{code}", f" {server.url}/t/{code}/ "):
        visitor = Browser(server).open("/plain")
        visitor.send(visitor.form("/plain/join"), code=given)
        assert visitor.path == host.path


@pytest.mark.parametrize("code", ["nothing", "../me", "a b", "Ω", "x" * 190])
def test_a_table_that_is_not_there_is_told_on_a_page(server: Running, code: str) -> None:
    browser = Browser(server, "fr").open("/plain")
    browser.send(browser.form("/plain/join"), code=code)
    assert browser.status == 404
    assert escape(text("error-no-table", "fr")) in browser.html


def test_a_public_table_is_listed_and_a_private_one_is_not(server: Running) -> None:
    public, private = Browser(server).open("/plain"), Browser(server).open("/plain")
    public.send(public.form("/plain/tables"), name="Cleo", public="true")
    private.send(private.form("/plain/tables"), name="Dora")
    seen = Browser(server).open("/plain").html
    assert public.path in seen
    assert private.path not in seen
    assert private.path in private.open("/plain").html


def test_a_personal_link_makes_another_device_ones_own_once(server: Running) -> None:
    first = Browser(server).open("/plain")
    path = first.send(first.form("/plain/play"), name="Ann").path
    first.open("/plain").send(first.form("/plain/me/link"))
    found = re.search(r"/link/[\w-]+", first.html)
    assert found
    second = Browser(server).open(f"/plain{found[0]}")
    second.send(second.form("/link"))
    assert second.path == "/"
    assert path in second.open("/plain").html
    assert hand_in(second.open(path).html) == hand_in(first.open(path).html) != ""
    third = Browser(server).open(f"/plain{found[0]}")
    third.send(third.form("/link"))
    assert third.status == 404
    assert text("error-link-expired") in third.html


def test_a_name_can_be_changed(server: Running) -> None:
    browser = Browser(server).open("/plain")
    browser.send(browser.form("/plain/play"))
    assert text("web-guest") in browser.html
    browser.open("/plain").send(browser.form("/plain/me"), name="  Zoë  ")
    assert browser.form("/plain/me").fields["name"] == "Zoë"
    browser.send(browser.form("/plain/me"), name=" ")
    assert browser.status == 400


# --- Languages and policy ---


def pages(server: Running, language: str) -> Iterator[str]:
    """Every kind of page as somebody reads it who asked for a language once."""
    browser = Browser(server, "en").open(f"/plain?lang={language}")
    yield browser.html
    yield browser.open("/plain").html
    yield browser.open("/verify").html
    yield browser.open("/about").html
    yield browser.open("/plain/t/nothing").html
    browser.open("/plain").send(
        browser.form("/plain/tables"), deal="draft", players="3", seat2="here", seat3="random", pace="0.0"
    )
    path = browser.path
    yield browser.html
    yield browser.open(f"{path}/words").html
    browser.open(path).command("start")
    yield browser.html
    yield browser.open(f"{path}?eyes=1").html
    browser.act(lambda buttons: buttons[0])
    yield browser.open(f"{path}?still=1").html
    yield browser.open(f"{path}/talk").html
    browser.open("/plain").send(browser.form("/plain/me/link"))
    yield browser.html
    yield browser.open(f"{path}?eyes=2").html
    browser.command("resign")
    yield browser.html


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_whole_in_the_language_that_was_asked_for_once(server: Running, language: str) -> None:
    for html in pages(server, language):
        assert f'<html lang="{language}">' in html
        assert not re.search(r">[a-z]+(-[a-z]+)+<", html), "the name of a text, not a text"
        assert escape(text("page-unofficial", language)) in html


def test_pages_need_no_script_and_keep_to_the_policy(server: Running) -> None:
    for html in pages(server, "en"):
        found = Browser(server)
        found.html = html
        assert "style" not in found.read.attributes | found.read.tags
        assert not any(name.startswith("on") for name in found.read.attributes)
        assert "script" not in found.read.tags or 'src="/static/verify.js"' in html


def test_pages_with_hands_are_kept_by_nobody(server: Running) -> None:
    host, _ = dealt_to_two(server)
    assert host.client.get(host.path).headers["cache-control"] == "no-store"
