"""The log of a live game: sentences, take-backs, the reasons of bots, and views of earlier positions."""

from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.harness.browser.table_page import NO_ANIMATIONS
from tests.harness.browser.tables import (
    open_table,
    play_bot_game,
    play_first_legal,
    register_guest,
    request_json,
    send_command,
    start_game,
    table_snapshot,
)
from tests.web.conftest import Visit

PAST_BAR = "You are looking at the past."


def log_of(page: Page) -> Page:
    page.get_by_role("tab", name="Log").click()
    return page


def open_two_players(visit: Visit, *others: str) -> tuple[Page, Page, str]:
    ann, ben = visit("/"), visit("/")
    register_guest(ann, "Ann")
    register_guest(ben, "Ben")
    return ann, ben, start_game(ann, ben, *others)


def domain_played(page: Page, code: str) -> tuple[str, str]:
    """Return who played the first card, and its domain."""
    areas = table_snapshot(page, code)["game"]["areas"]
    seat = next(seat for seat, area in enumerate(areas) if area)
    names = {"M": "Military", "R": "Religion", "E": "Economy", "S": "Science", "C": "Culture", "U": "Utopia"}
    return ("Ann", "Ben")[seat], names[areas[seat][1]]


def test_the_log_shows_an_action_as_a_sentence_with_its_notation(visit: Visit) -> None:
    ann, ben, code = open_two_players(visit)
    play_first_legal(code, ann, ben)
    ann.goto(f"/t/{code}")
    name, domain = domain_played(ann, code)
    line = ann.get_by_role("region", name="Log").get_by_role("button", name=f"{name} plays {domain}.")
    expect(line).to_be_visible()
    expect(line.locator("code")).to_have_text(domain[0])


def test_the_log_is_in_the_readers_language(visit: Visit) -> None:
    ann, ben, code = open_two_players(visit)
    play_first_legal(code, ann, ben)
    spectator = visit(f"/t/{code}", language="ru")
    name, _ = domain_played(ann, code)
    expect(spectator.get_by_role("button", name=f"{name} играет карту сферы")).to_be_visible()


def test_an_action_that_was_taken_back_disappears_from_the_log(visit: Visit) -> None:
    ann, ben, code = open_two_players(visit)
    mover = table_snapshot(ann, code)["turn"]["waiting"][0]
    play_first_legal(code, ann, ben)
    ben.goto(f"/t/{code}")
    plays = ben.get_by_role("region", name="Log").get_by_role("button", name="plays")
    expect(plays).to_have_count(1)
    send_command((ann, ben)[mover - 1], code, do="take-back", seat=mover)
    expect(plays).to_have_count(0)
    expect(ben.get_by_role("region", name="Log").get_by_text("takes back 1 action.")).to_be_visible()
    ben.reload()
    expect(ben.get_by_role("region", name="Log").get_by_text("takes back 1 action.")).to_be_visible()
    expect(plays).to_have_count(0)


def test_an_agreed_take_back_removes_actions_from_the_log(visit: Visit) -> None:
    ann, ben, code = open_two_players(visit)
    play_first_legal(code, ann, ben, count=4)  # about two turns
    ben.goto(f"/t/{code}")
    actions = ben.get_by_role("region", name="Log").locator("button")
    expect(actions).to_have_count(4)
    send_command(ann, code, do="propose", seat=1, ply=1)
    expect(actions).to_have_count(4)
    send_command(ben, code, do="answer", seat=2, yes=True)
    expect(actions).to_have_count(1)
    ben.reload()
    expect(actions).to_have_count(1)


def test_the_reasons_of_bots_can_be_hidden(visit: Visit) -> None:
    ann = visit("/")
    register_guest(ann, "Ann")
    code = open_table(ann, "me", "adept", start=True)
    while not any(
        event["event"].get("why") for event in request_json(ann, "GET", f"/api/tables/{code}/events")["events"]
    ):
        play_first_legal(code, ann)
    ann.goto(f"/t/{code}")
    reasons = ann.get_by_role("region", name="Log").locator(".why")
    expect(ann.get_by_role("region", name="Log").get_by_text("Adept").first).to_be_visible()
    expect(reasons.first).to_be_visible()
    ann.get_by_role("switch", name="Show the bots’ reasons").uncheck()
    expect(reasons).to_have_count(0)
    ann.reload()
    expect(ann.get_by_role("switch", name="Show the bots’ reasons")).not_to_be_checked()


def test_repeated_actions_with_the_same_reason_are_explained_once(visit: Visit) -> None:
    ann = visit("/", settings=NO_ANIMATIONS)
    register_guest(ann, "Ann")
    repeated = 0
    while not repeated:  # nearly every game has such a line: cards given back or discarded
        code, _ = play_bot_game(ann, "adept", "adept", "adept")
        ann.goto(f"/t/{code}")
        log = ann.get_by_role("region", name="Log")
        expect(log.get_by_role("listitem").first).to_be_attached()
        turns: list[list[list[str]]] = log.evaluate(
            """(log) => Array.from(log.querySelectorAll("ol"), (turn) => Array.from(turn.children, (line) => {
                const why = line.querySelector(".why")?.textContent ?? "";
                return [line.querySelector(".sentence").textContent.replace(why, ""), why];
            }))"""
        )
        for turn in turns:
            for before, line in pairwise(turn):
                assert line != before or not line[1], line
                repeated += line[0] == before[0] and not line[1]


def test_a_spectator_can_step_back_during_a_game_and_return_to_the_present(visit: Visit) -> None:
    ann, ben, code = open_two_players(visit)
    play_first_legal(code, ann, ben, count=6)
    spectator = visit(f"/t/{code}")
    actions = spectator.get_by_role("region", name="Log").locator("button")
    expect(actions).to_have_count(6)
    actions.first.click()
    bar = spectator.get_by_role("region", name=PAST_BAR)
    expect(bar).to_be_visible()
    expect(actions.first).to_have_attribute("aria-pressed", "true")
    bar.get_by_role("button", name="One action back").click()
    expect(bar).to_contain_text("The cards are dealt.")
    expect(bar.get_by_role("button", name="One action back")).to_be_disabled()
    play_first_legal(code, ann, ben)
    expect(actions).to_have_count(7)
    expect(bar).to_contain_text("The cards are dealt.")
    bar.get_by_role("button", name="Back to now").click()
    expect(bar).to_have_count(0)


def test_tapping_a_log_line_on_a_phone_closes_the_drawer_and_shows_the_past(visit: Visit) -> None:
    ann, ben, code = open_two_players(visit)
    play_first_legal(code, ann, ben, count=3)
    page = visit(f"/t/{code}", phone=True)
    page.get_by_role("button", name="Log and talk").tap()
    page.get_by_role("region", name="Log").locator("button").first.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("region", name=PAST_BAR)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name=PAST_BAR)).to_have_count(0)
