"""Acting at the table: choosing and confirming, several cards at once, reasons why not, going back."""

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.harness.browser.layout import settle
from tests.harness.browser.table_page import (
    asks,
    confirm,
    flown,
    held,
    main_button,
    pass_click_guard,
    prefer,
    prompt,
    sit_at,
    watch_flights,
)
from tests.harness.browser.tables import command, look
from tests.web.conftest import Visit

PLAY = "2 players · seat 1: SSS · hand 1: S M R · hand 2: M · seat 1 play"
EFFECTS = (
    "3 players · seat 1: 2E 2E 3E SSS M · seat 2: SSSS CC · seat 3: MMM R · hand 1: M R S · hand 2: M · seat 1 effects"
)
PURGE = "2 players · used M · seat 1: MMMMM · hand 1: 1R 2R S C · hand 2: M · seat 1 discard-from-hand 2"
TAKE_BACK = "2 players · used S · seat 1: SSS M · hand 1: R · hand 2: M · seat 1 take-back"
REPUBLIC = "2 players · used U · seat 1: UUUUU · pile: MM RE · hand 2: M · seat 1 take-from-pile 2"


def test_a_card_is_chosen_first_and_played_by_the_main_button(visit: Visit) -> None:
    page = visit()
    code = sit_at(page, PLAY)
    expect(asks(page)).to_have_text("Play a card")
    held(page, "Science").click()
    expect(held(page, "Science")).to_have_attribute("aria-pressed", "true")
    expect(prompt(page)).to_contain_text("Science: 4 of 8 for Hegemony.")
    assert look(page, code)["turn"]["ply"] == 0
    confirm(page)
    assert look(page, code)["game"]["areas"][0].count("S") == 4
    expect(
        page.get_by_role("group", name="Science: 4 of 8 cards, opens Experiment, 1 more for Research")
    ).to_have_count(1)


def test_a_second_touch_confirms_and_another_card_can_be_chosen_before(visit: Visit) -> None:
    page = visit()
    code = sit_at(page, PLAY)
    held(page, "Military").click()
    held(page, "Religion").click()
    expect(held(page, "Military")).to_have_attribute("aria-pressed", "false")
    pass_click_guard(page)
    held(page, "Religion").click()
    expect(held(page, "Religion")).to_have_count(0)
    assert "R" in look(page, code)["game"]["areas"][0]


def test_several_cards_are_chosen_together_and_can_be_changed(visit: Visit) -> None:
    page = visit()
    code = sit_at(page, PURGE)
    expect(asks(page)).to_have_text("Discard a card from your hand · 1 of 2")
    held(page, "Religion").first.click()
    expect(main_button(page)).to_have_attribute("aria-disabled", "true")
    held(page, "Science").click()
    held(page, "Culture").click()  # takes the place of the first
    expect(held(page, "Religion").first).to_have_attribute("aria-pressed", "false")
    confirm(page)
    expect(asks(page)).to_have_text("Use an effect, or end your turn")
    assert look(page, code)["own"][0]["hand"] == "1R 2R"


def test_two_cards_of_one_domain_can_be_chosen(visit: Visit) -> None:
    page = visit()
    code = sit_at(page, PURGE)
    held(page, "Religion I$").click()
    held(page, "Religion II").click()
    confirm(page)
    expect(asks(page)).to_have_text("Use an effect, or end your turn")
    assert look(page, code)["own"][0]["hand"] in ("1C 1S", "1S 1C")


def test_cards_are_taken_from_the_open_pile(visit: Visit) -> None:
    page = visit()
    code = sit_at(page, REPUBLIC)
    pile = page.get_by_role("group", name="Discard pile")
    pile.get_by_role("button", name="Military 2").click()
    pile.get_by_role("button", name="Economy 1").click()
    confirm(page)
    expect(asks(page)).to_have_text("Use an effect, or end your turn")
    assert sorted(card[1] for card in look(page, code)["own"][0]["hand"].split()) == ["E", "M"]


def test_what_cannot_be_done_says_why_in_the_engines_words(visit: Visit) -> None:
    page = visit()
    code = sit_at(page, EFFECTS)
    research = page.get_by_role("button", name="Research", exact=True)
    expect(research).to_have_attribute("aria-disabled", "true")
    research.click(force=True)
    expect(prompt(page)).to_contain_text("Research needs 5 Science cards in your area; you have 3.")
    assert look(page, code)["turn"]["ply"] == 0


def test_an_embargo_is_laid_on_a_column_of_a_rival_and_taken_back(visit: Visit) -> None:
    page = visit()
    code = sit_at(page, EFFECTS)
    prompt(page).get_by_role("button", name="Embargo").click()
    expect(prompt(page)).to_contain_text("Embargo: a player may not play a domain on their next turn.")
    confirm(page)
    page.get_by_role("button", name="Choose Science of Random 2").click()
    expect(prompt(page)).to_contain_text("Random 2 may not play Science on their next turn.")
    confirm(page)
    assert look(page, code)["game"]["embargo"] == [[], ["S"], []]
    column = page.get_by_role("group", name=re.compile("^Science: 4 of 7 cards, .*embargoed"))
    expect(column.locator(".marker-art .hue-2")).to_have_count(1)  # the back of the card that was laid
    prompt(page).get_by_role("button", name="Take back").click()
    expect(asks(page)).to_have_text("Choose a card to lay the embargo on")
    assert look(page, code)["game"]["embargo"] == [[], [], []]


def test_a_turn_with_strong_effects_left_is_not_ended_by_one_click(visit: Visit) -> None:
    page = visit()
    code = sit_at(page, "4 players · seat 1: SSSS · hand 1: M R S · seat 1 effects")
    confirm(page)
    question = page.get_by_role("dialog", name="End your turn?")
    expect(question).to_contain_text("You have not used: Research.")
    question.get_by_role("button", name="Not yet").click()
    assert look(page, code)["game"]["turn"] == 1


def test_the_only_choice_is_made_by_itself_only_if_one_likes(visit: Visit) -> None:
    only = "2 players · seat 1: SS · hand 1: M · hand 2: R R R · deck: 3U 3U 3U 3U 3U 3U · seat 1 play"
    quick, patient = visit(), visit()
    prefer(quick, autoForced=True)
    prefer(patient, autoForced=False)
    played = sit_at(quick, only)
    kept = sit_at(patient, only)
    expect(held(quick, "Military")).to_have_count(0)
    assert "M" in look(quick, played)["game"]["areas"][0]
    assert look(patient, kept)["turn"]["ply"] == 0


def test_a_double_click_does_not_end_the_turn_as_well(visit: Visit) -> None:
    page = visit()
    prefer(page, autoForced=False)
    code = sit_at(page, PLAY)
    held(page, "Military").click()
    pass_click_guard(page)
    main_button(page).dblclick()
    expect(main_button(page)).to_have_text("End turn")
    assert (look(page, code)["game"]["turn"], look(page, code)["turn"]["ply"]) == (1, 1)


def test_a_card_can_be_dragged_onto_the_area(visit: Visit) -> None:
    page = visit()
    code = sit_at(page, PLAY)
    pass_click_guard(page)
    held(page, "Military").drag_to(page.get_by_role("region", name="Area of Ann"))
    expect(held(page, "Military")).to_have_count(0)
    assert "M" in look(page, code)["game"]["areas"][0]


def test_cards_are_dragged_to_wherever_a_step_would_have_them(visit: Visit) -> None:
    page = visit()
    code = sit_at(page, PURGE)
    pass_click_guard(page)
    pile = page.get_by_role("group", name="Discard pile")
    for card in ("Science", "Culture"):
        assert look(page, code)["turn"]["ply"] == 0  # two are wanted, and go together
        held(page, card).drag_to(pile)
    expect(asks(page)).to_have_text("Use an effect, or end your turn")
    assert look(page, code)["own"][0]["hand"] == "1R 2R"

    code = sit_at(page, TAKE_BACK)
    pass_click_guard(page)
    hand = page.get_by_role("toolbar", name=re.compile("^Hand"))
    page.get_by_role("button", name="Choose Military of Ann").drag_to(hand)
    expect(asks(page)).to_have_text("Use an effect, or end your turn")
    assert sorted(look(page, code)["own"][0]["hand"].split()) == ["1M", "1R"]


def test_the_hand_taken_by_an_inquisition_is_told_to_its_taker(visit: Visit) -> None:
    page = visit()
    code = sit_at(page, "3 players · seat 1: RR · hand 1: C · hand 2: S M · hand 3: U · seat 1 effects")
    for action in ("!R", "@2"):
        command(page, code, do="act", seat=1, action=action)
    expect(asks(page)).to_have_text("Give back a card · 1 of 2")
    expect(prompt(page)).to_contain_text("Taken from their hand: Military I, Science I")
    expect(page.get_by_role("toolbar", name=re.compile("^Hand")).get_by_title("Taken from their hand")).to_have_count(2)
    expect(prompt(page).get_by_role("button", name="Take back")).to_have_count(0)  # what was seen stays seen


# How far the cards of the hand reach out of the window, and where one's own area lies.
_LAID_OUT = """() => {
  const boxes = [...document.querySelectorAll("[role=toolbar] button")].map((card) => card.getBoundingClientRect());
  const out = boxes.map(({left, right, bottom}) => Math.max(-left, right - innerWidth, bottom - innerHeight));
  const {top, height} = document.querySelector(".mine").getBoundingClientRect();
  return {out: Math.max(...out), area: [top, height]};
}"""


def test_the_hand_is_seen_whole_and_nothing_moves_when_an_effect_is_chosen(visit: Visit) -> None:
    page = visit()
    sit_at(page, EFFECTS.replace("hand 1: M R S", "hand 1: M R S C 2M 2S 2C"))
    for width, height in ((1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        before = page.evaluate(_LAID_OUT)
        assert before["out"] <= 1, f"the hand reaches out of a window of {width} by {height}"
        prompt(page).get_by_role("button", name="Embargo").click()
        expect(prompt(page)).to_contain_text("may not play a domain")
        assert page.evaluate(_LAID_OUT)["area"] == before["area"], f"the table jumps in a window of {width} by {height}"
        page.keyboard.press("Escape")
        expect(prompt(page).get_by_role("button", name="Embargo")).to_have_attribute("aria-pressed", "false")


def test_a_warning_shows_the_cards_that_make_it_so(visit: Visit) -> None:
    page = visit(phone=True)
    sit_at(page, "3 players · seat 1: C · seat 2: SSSSSS M · hand 1: C · hand 2: M · hand 3: U · seat 1 play")
    page.get_by_role("button", name="could win in Science on their next turn: 6 of 7").click()
    sheet = page.get_by_role("dialog", name="Who could win next")
    expect(sheet.get_by_role("img", name=", ".join(["Science I"] * 4))).to_be_visible()
    expect(sheet).to_contain_text("What may help: Attack, Embargo, Democracy, Inquisition.")
    page.keyboard.press("Escape")
    page.get_by_role("region", name="Area of Ann").get_by_role("button", name="If the game ended now: 1 point").click()
    expect(page.get_by_role("dialog", name="If the game ended now")).to_contain_text("Random 2 would win.")


def test_a_refused_command_explains_itself_and_the_table_is_shown_as_it_is(visit: Visit) -> None:
    """One's other window has acted, and the line is so slow that this one has not heard of it."""
    page = visit()
    late: list[str] = []
    slow = [False]

    def line(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        browser.on_message(server.send)
        server.on_message(lambda told: late.append(str(told)) if slow[0] and is_event(told) else browser.send(told))
        lines.append(browser)

    lines: list[WebSocketRoute] = []
    page.route_web_socket(re.compile("/socket"), line)
    code = sit_at(page, PLAY)
    held(page, "Science").click()
    slow[0] = True
    command(page, code, do="act", seat=1, action="M")
    confirm(page)
    expect(prompt(page)).to_contain_text("The table has changed in the meantime")
    expect(held(page, "Science")).to_have_attribute("aria-pressed", "false")
    for told in late:
        lines[-1].send(told)
    expect(held(page, "Military")).to_have_count(0)
    expect(asks(page)).to_have_text("Use an effect, or end your turn")
    assert look(page, code)["turn"]["ply"] == 1


def is_event(told: str | bytes) -> bool:
    kind: str = json.loads(told)["type"]
    return kind == "event"


def test_the_hand_of_another_at_the_same_device_is_not_on_the_page(visit: Visit) -> None:
    page = visit()
    sit_at(page, "2 players · hand 1: S S · hand 2: M R · seat 2 play", "me", "here")
    expect(page.locator(".hand .card")).to_have_count(0)
    page.get_by_role("button", name="I am Ann 2").click()
    expect(page.locator(".hand .card")).to_have_count(2)
    expect(held(page, "Science")).to_have_count(0)


def test_a_turn_of_others_can_be_seen_again(visit: Visit) -> None:
    page = visit(moving=True)
    prefer(page, autoForced=False)
    sit_at(page, "2 players · hand 1: M M M · hand 2: R R R · seat 1 play")
    held(page, "Military").first.click()
    confirm(page)
    expect(main_button(page)).to_have_text("End turn")
    confirm(page)
    expect(asks(page)).to_have_text("Play a card")
    prompt(page).get_by_role("button", name="Show again").click()
    expect(asks(page)).not_to_have_text("Play a card")
    expect(asks(page)).to_have_text("Play a card")


def test_cards_fly_from_where_they_lay_to_where_they_lie(visit: Visit) -> None:
    page = visit(moving=True)
    sit_at(page, PLAY)
    watch_flights(page)
    held(page, "Science").click()
    confirm(page)
    expect(held(page, "Science")).to_have_count(0)
    assert flown(page) > 0


def test_what_one_does_oneself_does_not_wait_for_cards_in_the_air(visit: Visit) -> None:
    page = visit(moving=True)
    sit_at(page, PLAY)
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": 0})  # nothing ever lands
    held(page, "Science").click()
    confirm(page)
    expect(asks(page)).to_have_text("Use an effect, or end your turn")
    expect(page.locator(".flying")).to_have_count(1)
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(asks(page)).to_have_text("Play a card")


def test_where_nothing_is_to_move_nothing_flies(visit: Visit) -> None:
    page = visit()
    sit_at(page, PLAY)
    watch_flights(page)
    held(page, "Science").click()
    confirm(page)
    expect(held(page, "Science")).to_have_count(0)
    assert flown(page) == 0
