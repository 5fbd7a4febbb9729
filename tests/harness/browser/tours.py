"""Tours of all pages and dialogs of the client, in any language.

A tour is a generator that puts a page into one state after the other and yields the names of the states. Tours do not
change tables, so the tables are prepared once for all languages and layouts.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, Page, expect

from civ.i18n.texts import text
from tests.harness.browser.tables import (
    open_table,
    play_bot_game,
    register_guest,
    request_json,
    send_command,
    start_from_position,
    wait_until_over,
)

# Positions that show many different elements.
EFFECTS = (
    "2 players · seat 1: MMMMM RRR EEE SSS CCC UUU · seat 2: 2S 2S 2S 2S 3S 3S 2M 2M · pile: 2M 2R 3E"
    " · hand 1: 2M R S C · hand 2: 2M R S · seat 1 play"
)
THREATS = (  # with a deck that is about to stall
    "3 players stall-10 · first 2 · stalled 29"
    " · seat 1: EEE SSS MM R C · seat 2: 2S 2S 2S 3S 3S 3S CCC RR · seat 3: 2M 2M 2M 2M 3M 3M UUU C"
    " · embargo 1: R:2:2E · democracy 2: S · pile: 2M 2R 2E S C · hand 1: M R S · hand 2: 2S M R · hand 3: 2M 2R S"
    " · seat 1 play"
)
TARGETS = (
    "4 players teams · sacrificed U · seat 1: UU MMM SS C · seat 2: MMM RR EE SSS CC U · seat 3: RR SS"
    " · seat 4: MM RRR E S CCC · hand 1: M R · hand 2: M R S · hand 4: E S · seat 1 democracy"
)
SEVERAL = "2 players · used M · seat 1: MMMMM · hand 1: 1R 2R S C · hand 2: M · seat 1 discard-from-hand 2"
PILE = "2 players · used U · seat 1: UUUUU · pile: MM RR EEE S C · hand 2: M · seat 1 take-from-pile 2"
LAST_ROUND = (
    "3 players · first 2 · deck: - · seat 1: EEE MMMM S · seat 2: SSSSS CC · seat 3: MMM RRRR · hand 1: M R · hand 2: S"
    " · hand 3: R M · seat 1 effects"
)
HEGEMONY = "2 players · seat 1: SSSSSSSS MM · seat 2: MMM RR · hand 1: M · hand 2: R · seat 1 effects"
MAJORITY = "3 players · first 2 · deck: - · seat 1: MMM SS E · seat 2: RRR EE · seat 3: SS UUU CC · seat 1 effects"
SHARED = "2 players · seat 1: MMM SS · seat 2: RRR CC · hand 1: M S · hand 2: R C · seat 1 play"


class Prepared(NamedTuple):
    """The addresses of tables and records, and the cookies of their host."""

    cookies: list[Any]
    addresses: dict[str, str]


def prepare_tables(host: Page, name: str) -> Prepared:
    """Open every table that the tours visit."""
    register_guest(host, name)
    slow_bots: dict[str, Any] = {"pace": 30.0, "absence": None}  # bots wait, and nobody counts as absent
    tables = {
        "effects": start_from_position(host, EFFECTS, "me", "expert", **slow_bots),
        "threats": start_from_position(
            host, THREATS, "me", "expert", "novice", rules={"stall_rounds": 10}, turn_seconds=259_200, **slow_bots
        ),
        "targets": start_from_position(
            host, TARGETS, "me", "expert", "novice", "adept", rules={"teams": True}, **slow_bots
        ),
        "several": start_from_position(host, SEVERAL, "me", "novice", **slow_bots),
        "pile": start_from_position(host, PILE, "me", "novice", **slow_bots),
        "last": start_from_position(host, LAST_ROUND, "me", "expert", "novice", **slow_bots),
        "hegemony": start_from_position(host, HEGEMONY, "me", "novice", **slow_bots),
        "majority": start_from_position(host, MAJORITY, "me", "expert", "novice", absence=None),
        "shared": start_from_position(host, SHARED, "me", "here", absence=None),
        "draft": open_table(
            host, "me", "expert", "adept", "novice", start=True, rules={"deal": "draft", "teams": True}, **slow_bots
        ),
        "lobby": open_table(
            host, "me", "here", "open", "expert", public=True, turn_seconds=259_200, rules={"deal": "draft"}
        ),
        "full": open_table(host, "me", "expert"),
    }
    send_command(host, tables["effects"], do="act", seat=1, action="M")
    send_command(host, tables["effects"], do="say", text="Hello, everybody!")
    send_command(host, tables["lobby"], do="word", words="five ravens")
    send_command(host, tables["hegemony"], do="act", seat=1, action=".")
    send_command(host, tables["majority"], do="act", seat=1, action=".")
    wait_until_over(host, tables["majority"])
    number = play_bot_game(host, "novice", "expert", "adept", public=True)[1]
    link = request_json(host, "POST", "/api/me/links")["token"]
    return Prepared(host.context.cookies(), {**tables, "record": str(number), "link": link})


# --- Tours ---

Tour = Callable[[Page, str], Iterator[str]]


class TourStop(NamedTuple):
    """An address, its tour, and whether the visitor is a stranger; `{…}` stands for a prepared address."""

    address: str
    tour: Tour
    stranger: bool = False


def button(page: Page, key: str, language: str, **facts: Any) -> Locator:
    return page.get_by_role("button", name=text(key, language, **facts), exact=True).first


def expand_sections(page: Page) -> None:
    """Open every folded section."""
    root = page.locator("dialog[open]" if page.locator("dialog[open]").count() else "body")
    folded = root.locator("details:not([open]) > summary:visible")
    while folded.count():
        folded.first.click()


def opened_dialog(page: Page, opener: Locator, name: str) -> Iterator[str]:
    """Open a dialog, yield its name, and close it."""
    opener.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    yield name
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def plain_page(page: Page, language: str) -> Iterator[str]:
    expect(page.locator("h1").first).to_be_visible()
    yield "page"
    expand_sections(page)
    yield "folded out"


def home(page: Page, language: str) -> Iterator[str]:
    yield from plain_page(page, language)
    for key in ("home-open-table", "frame-settings"):
        for name in opened_dialog(page, button(page, key, language), key):
            expand_sections(page)
            yield name
    for name in opened_dialog(page, page.locator("header button.me"), "you"):
        yield name
        button(page, "frame-make-link", language).click()
        expect(page.locator("dialog[open] img")).to_be_visible()
        yield "personal link"


def lobby(page: Page, language: str) -> Iterator[str]:
    yield from plain_page(page, language)
    change = button(page, "home-change", language)
    if change.count():
        yield from opened_dialog(page, change, "rules of the table")


def table(page: Page, language: str) -> Iterator[str]:
    """A table in its initial state, and with its first legal action chosen."""
    expect(page.locator(".prompt h2").first).not_to_be_empty()
    yield "table"
    enabled = page.locator("main button[data-token]:not([aria-disabled]):visible")
    if enabled.count():
        enabled.first.press("Enter")
        expect(button(page, "play-cancel", language)).to_be_visible()
        yield "chosen"
        button(page, "play-cancel", language).click()


def whole_table(page: Page, language: str) -> Iterator[str]:
    """The player's own turn, and every dialog of a table."""
    yield from table(page, language)
    page.get_by_role("toolbar").get_by_role("button").first.press("Enter")
    expect(page.locator(".hint")).not_to_be_empty()
    yield "why not"
    yield from opened_dialog(page, button(page, "aid-title", language), "aid")
    yield from opened_dialog(page, page.locator(".deck button"), "card counter")
    yield from opened_dialog(page, page.locator("[data-place=pile] button").first, "pile")
    yield from opened_dialog(page, page.locator("[data-area='1'] button:not([data-token])").first, "column")
    yield from opened_dialog(page, button(page, "play-menu", language), "menu")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "keys"
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".prompt .buttons .main").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "end of the turn"
    page.keyboard.press("Escape")
    yield from drawer(page, language)


def drawer(page: Page, language: str) -> Iterator[str]:
    """Log, chat, and the history of the game."""
    folded = not page.get_by_role("tab").count()
    if folded:
        button(page, "talk-drawer", language).click()
    yield "log"
    page.get_by_role("tab", name=text("talk-title", language)).click()
    expand_sections(page)
    yield "talk"
    page.get_by_role("tab", name=text("log-title", language)).click()
    page.get_by_role("region", name=text("log-title", language)).locator("li button").first.click()
    expect(page.get_by_role("region", name=text("log-past", language))).to_be_visible()
    yield "past"


def spectator(page: Page, language: str) -> Iterator[str]:
    expect(page.get_by_text(text("play-watching", language)).first).to_be_visible()
    yield "spectator"
    if page.locator(".phone [data-area] button").count():
        yield from opened_dialog(page, page.locator("[data-area] button").first, "area of a rival")


def hot_seat(page: Page, language: str) -> Iterator[str]:
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "cover"
    page.locator("dialog[open] button").click()
    expect(page.get_by_role("toolbar").get_by_role("button").first).to_be_visible()
    yield "uncovered"


def end(page: Page, language: str) -> Iterator[str]:
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    expand_sections(page)
    yield "end"
    button(page, "end-board", language).click()
    expect(dialog).to_have_count(0)
    yield "folded away"


def records(page: Page, language: str) -> Iterator[str]:
    expect(page.get_by_role("article").first).to_be_visible()
    yield "records"


def replay(page: Page, language: str) -> Iterator[str]:
    expect(page.get_by_label(text("replay-scrubber", language))).to_have_value("12")
    yield "replay"
    actions = button(page, "replay-actions", language)
    if actions.count():
        expect(actions).to_be_visible()
        yield from opened_dialog(page, actions, "actions")
    else:
        expect(page.locator("[data-ply='12']")).to_be_visible()
        yield "actions"
        yield from opened_dialog(page, button(page, "replay-fork", language), "play on")


def lesson(page: Page, language: str) -> Iterator[str]:
    expect(page.locator(".lesson-text")).not_to_be_empty()
    yield "lesson"
    yield from opened_dialog(page, button(page, "aid-title", language), "aid")


def rules(page: Page, language: str) -> Iterator[str]:
    yield from plain_page(page, language)
    page.get_by_role("searchbox").fill(text("domain-U", language))
    expect(page.locator("mark").first).to_be_visible()
    yield "found"


def claim(page: Page, language: str) -> Iterator[str]:
    expect(page.locator("h1")).to_be_visible()
    yield "link"
    page.locator("main button.main").click()
    expect(page.get_by_role("alert")).to_be_visible()
    yield "used up"


TOUR_STOPS: Final[dict[str, TourStop]] = {
    "home": TourStop("/", home),
    "home of a stranger": TourStop("/", plain_page, stranger=True),
    "lobby of the host": TourStop("/t/{lobby}", lobby),
    "lobby of a guest": TourStop("/t/{lobby}", lobby, stranger=True),
    "full table": TourStop("/t/{full}", plain_page, stranger=True),
    "effects, 2 players": TourStop("/t/{effects}", whole_table),
    "threats, 3 players": TourStop("/t/{threats}", table),
    "targets, 4 players": TourStop("/t/{targets}", table),
    "several cards": TourStop("/t/{several}", table),
    "cards of the pile": TourStop("/t/{pile}", table),
    "last round": TourStop("/t/{last}", table),
    "draft": TourStop("/t/{draft}", table),
    "spectator": TourStop("/t/{threats}", spectator, stranger=True),
    "hot seat": TourStop("/t/{shared}", hot_seat),
    "hegemony": TourStop("/t/{hegemony}", end),
    "majority": TourStop("/t/{majority}", end),
    "records": TourStop("/records", records),
    "replay": TourStop("/replay/{record}#12", replay),
    "replay of a file": TourStop("/replay", plain_page),
    "course": TourStop("/learn", plain_page),
    "lesson": TourStop("/learn/attack", lesson),
    "rules": TourStop("/rules", rules),
    "no table": TourStop("/t/nothing", plain_page),
    "no record": TourStop("/replay/999999", plain_page),
    "used link": TourStop("/link/nothing", claim),
}  # fmt: skip

# Pages rendered by the server.
SERVER_PAGES: Final[dict[str, TourStop]] = {
    "check of a shuffle": TourStop("/verify", plain_page),
    "description of the API": TourStop("/schema", plain_page),
    "no page": TourStop("/nothing", plain_page),
    "about": TourStop("/about", plain_page),
}


def walk(page: Page, prepared: Prepared, language: str, stops: dict[str, TourStop]) -> Iterator[str]:
    """Take the tours of all stops, those of strangers first, and yield the name of each state."""
    for name, (address, tour, stranger) in sorted(stops.items(), key=lambda item: not item[1].stranger):
        if not stranger:
            page.context.add_cookies(prepared.cookies)
        page.goto(address.format(**prepared.addresses))
        for state in tour(page, language):
            yield f"{name}: {state}"
