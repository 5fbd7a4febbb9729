"""Actions at a table: selecting and confirming, several cards at once, reasons why an action is unavailable, undo."""

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.harness.browser.layout import wait_for_layout
from tests.harness.browser.table_page import (
    CHOOSE_AN_EFFECT,
    PLAY_A_CARD,
    count_flights,
    hand_cards,
    main_button,
    open_position,
    pass_click_guard,
    press_main_button,
    prompt,
    prompt_heading,
    store_settings,
    watch_flights,
)
from tests.harness.browser.tables import register_guest, send_command, start_game, table_snapshot
from tests.web.conftest import Visit

PURGE = "2 players · used M · seat 1: MMMMM · hand 1: 1R 2R S C · hand 2: M · seat 1 discard-from-hand 2"
TAKE_BACK = "2 players · used S · seat 1: SSS M · hand 1: R · hand 2: M · seat 1 take-back"
REPUBLIC = "2 players · used U · seat 1: UUUUU · pile: MM RE · hand 2: M · seat 1 take-from-pile 2"


def test_a_card_is_selected_and_then_played_with_the_main_button(visit: Visit) -> None:
    page = visit()
    code = open_position(page, PLAY_A_CARD)
    expect(prompt_heading(page)).to_have_text("Play a card")
    hand_cards(page, "Science").click()
    expect(hand_cards(page, "Science")).to_have_attribute("aria-pressed", "true")
    expect(prompt(page)).to_contain_text("Science: 4 of 8 for Hegemony.")
    assert table_snapshot(page, code)["turn"]["ply"] == 0
    press_main_button(page)
    assert table_snapshot(page, code)["game"]["areas"][0].count("S") == 4
    expect(
        page.get_by_role("group", name="Science: 4 of 8 cards, opens Experiment, 1 more for Research")
    ).to_have_count(1)


def test_selecting_another_card_replaces_the_selection_and_a_second_click_plays_it(visit: Visit) -> None:
    page = visit()
    code = open_position(page, PLAY_A_CARD)
    hand_cards(page, "Military").click()
    hand_cards(page, "Religion").click()
    expect(hand_cards(page, "Military")).to_have_attribute("aria-pressed", "false")
    pass_click_guard(page)
    hand_cards(page, "Religion").click()
    expect(hand_cards(page, "Religion")).to_have_count(0)
    assert "R" in table_snapshot(page, code)["game"]["areas"][0]


def test_a_card_stays_selected_when_somebody_else_keeps_one_in_the_same_pass(visit: Visit) -> None:
    ann, ben = visit("/"), visit("/")
    register_guest(ann, "Ann")
    register_guest(ben, "Ben")
    code = start_game(ann, ben, rules={"deal": "draft"})
    ann.goto(f"/t/{code}")
    card = ann.get_by_role("region", name="Pack").get_by_role("button").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    send_command(ben, code, do="act", seat=2, action=table_snapshot(ben, code)["own"][0]["legal"][0])
    expect(ann.get_by_role("region", name="Log").get_by_text("Ben keeps a card")).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "true")
    press_main_button(ann)
    expect(prompt_heading(ann)).to_contain_text("2 of 3")


def test_several_cards_are_selected_together_and_the_selection_can_be_changed(visit: Visit) -> None:
    page = visit()
    code = open_position(page, PURGE)
    expect(prompt_heading(page)).to_have_text("Discard a card from your hand · 1 of 2")
    hand_cards(page, "Religion").first.click()
    expect(main_button(page)).to_have_attribute("aria-disabled", "true")
    hand_cards(page, "Science").click()
    hand_cards(page, "Culture").click()  # replaces the first card
    expect(hand_cards(page, "Religion").first).to_have_attribute("aria-pressed", "false")
    press_main_button(page)
    expect(prompt_heading(page)).to_have_text("Use an effect, or end your turn")
    assert table_snapshot(page, code)["own"][0]["hand"] == "1R 2R"


def test_two_cards_of_one_domain_can_be_selected(visit: Visit) -> None:
    page = visit()
    code = open_position(page, PURGE)
    hand_cards(page, "Religion I$").click()
    hand_cards(page, "Religion II").click()
    press_main_button(page)
    expect(prompt_heading(page)).to_have_text("Use an effect, or end your turn")
    assert table_snapshot(page, code)["own"][0]["hand"] in ("1C 1S", "1S 1C")


def test_cards_are_taken_from_the_open_pile(visit: Visit) -> None:
    page = visit()
    code = open_position(page, REPUBLIC)
    pile = page.get_by_role("group", name="Discard pile")
    pile.get_by_role("button", name="Military 2").click()
    pile.get_by_role("button", name="Economy 1").click()
    press_main_button(page)
    expect(prompt_heading(page)).to_have_text("Use an effect, or end your turn")
    assert sorted(card[1] for card in table_snapshot(page, code)["own"][0]["hand"].split()) == ["E", "M"]


def test_an_unavailable_effect_shows_the_engines_reason(visit: Visit) -> None:
    page = visit()
    code = open_position(page, CHOOSE_AN_EFFECT)
    research = page.get_by_role("button", name="Research", exact=True)
    expect(research).to_have_attribute("aria-disabled", "true")
    research.click(force=True)
    expect(prompt(page)).to_contain_text("Research needs 5 Science cards in your area; you have 3.")
    assert table_snapshot(page, code)["turn"]["ply"] == 0


def test_an_embargo_on_a_rivals_column_can_be_taken_back(visit: Visit) -> None:
    page = visit()
    code = open_position(page, CHOOSE_AN_EFFECT)
    prompt(page).get_by_role("button", name="Embargo").click()
    expect(prompt(page)).to_contain_text("Embargo: a player may not play a domain on their next turn.")
    press_main_button(page)
    page.get_by_role("button", name="Choose Science of Random 2").click()
    expect(prompt(page)).to_contain_text("Random 2 may not play Science on their next turn.")
    press_main_button(page)
    assert table_snapshot(page, code)["game"]["embargo"] == [[], ["S"], []]
    column = page.get_by_role("group", name=re.compile("^Science: 4 of 7 cards, .*embargoed"))
    expect(column.locator(".marker-art .hue-2")).to_have_count(1)  # the back of the card used as the marker
    prompt(page).get_by_role("button", name="Take back").click()
    expect(prompt_heading(page)).to_have_text("Choose a card to lay the embargo on")
    assert table_snapshot(page, code)["game"]["embargo"] == [[], [], []]


def test_ending_a_turn_with_unused_strong_effects_asks_for_confirmation(visit: Visit) -> None:
    page = visit()
    code = open_position(page, "4 players · seat 1: SSSS · hand 1: M R S · seat 1 effects")
    press_main_button(page)
    question = page.get_by_role("dialog", name="End your turn?")
    expect(question).to_contain_text("You have not used: Research.")
    question.get_by_role("button", name="Not yet").click()
    assert table_snapshot(page, code)["game"]["turn"] == 1


def test_a_single_choice_is_made_automatically_if_the_setting_is_on(visit: Visit) -> None:
    only = "2 players · seat 1: SS · hand 1: M · hand 2: R R R · deck: 3U 3U 3U 3U 3U 3U · seat 1 play"
    automatic, manual = visit(), visit()
    store_settings(automatic, autoForced=True)
    store_settings(manual, autoForced=False)
    automatic_table = open_position(automatic, only)
    manual_table = open_position(manual, only)
    expect(hand_cards(automatic, "Military")).to_have_count(0)
    assert "M" in table_snapshot(automatic, automatic_table)["game"]["areas"][0]
    assert table_snapshot(manual, manual_table)["turn"]["ply"] == 0


def test_a_double_click_does_not_end_the_turn_as_well(visit: Visit) -> None:
    page = visit()
    store_settings(page, autoForced=False)
    code = open_position(page, PLAY_A_CARD)
    hand_cards(page, "Military").click()
    pass_click_guard(page)
    main_button(page).dblclick()
    expect(main_button(page)).to_have_text("End turn")
    assert (table_snapshot(page, code)["game"]["turn"], table_snapshot(page, code)["turn"]["ply"]) == (1, 1)


def test_a_card_can_be_dragged_onto_the_area(visit: Visit) -> None:
    page = visit()
    code = open_position(page, PLAY_A_CARD)
    pass_click_guard(page)
    hand_cards(page, "Military").drag_to(page.get_by_role("region", name="Area of Ann"))
    expect(hand_cards(page, "Military")).to_have_count(0)
    assert "M" in table_snapshot(page, code)["game"]["areas"][0]


def test_cards_can_be_dragged_to_the_destination_of_each_step(visit: Visit) -> None:
    page = visit()
    code = open_position(page, PURGE)
    pass_click_guard(page)
    pile = page.get_by_role("group", name="Discard pile")
    for card in ("Science", "Culture"):
        assert table_snapshot(page, code)["turn"]["ply"] == 0  # the step asks for two cards, which are sent together
        hand_cards(page, card).drag_to(pile)
    expect(prompt_heading(page)).to_have_text("Use an effect, or end your turn")
    assert table_snapshot(page, code)["own"][0]["hand"] == "1R 2R"

    code = open_position(page, TAKE_BACK)
    pass_click_guard(page)
    hand = page.get_by_role("toolbar", name=re.compile("^Hand"))
    page.get_by_role("button", name="Choose Military of Ann").drag_to(hand)
    expect(prompt_heading(page)).to_have_text("Use an effect, or end your turn")
    assert sorted(table_snapshot(page, code)["own"][0]["hand"].split()) == ["1M", "1R"]


def test_after_an_inquisition_the_player_sees_which_cards_were_taken(visit: Visit) -> None:
    page = visit()
    code = open_position(page, "3 players · seat 1: RR · hand 1: C · hand 2: S M · hand 3: U · seat 1 effects")
    for action in ("!R", "@2"):
        send_command(page, code, do="act", seat=1, action=action)
    expect(prompt_heading(page)).to_have_text("Give back a card · 1 of 2")
    expect(prompt(page)).to_contain_text("Taken from their hand: Military I, Science I")
    expect(page.get_by_role("toolbar", name=re.compile("^Hand")).get_by_title("Taken from their hand")).to_have_count(2)
    expect(prompt(page).get_by_role("button", name="Take back")).to_have_count(0)  # the cards were revealed


# How far the hand extends beyond the window, and the position of the player's area.
_LAYOUT = """() => {
  const boxes = [...document.querySelectorAll("[role=toolbar] button")].map((card) => card.getBoundingClientRect());
  const out = boxes.map(({left, right, bottom}) => Math.max(-left, right - innerWidth, bottom - innerHeight));
  const {top, height} = document.querySelector(".mine").getBoundingClientRect();
  return {out: Math.max(...out), area: [top, height]};
}"""


def test_the_whole_hand_is_visible_and_choosing_an_effect_does_not_shift_the_layout(visit: Visit) -> None:
    page = visit()
    open_position(page, CHOOSE_AN_EFFECT.replace("hand 1: M R S", "hand 1: M R S C 2M 2S 2C"))
    for width, height in ((1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        wait_for_layout(page)
        before = page.evaluate(_LAYOUT)
        assert before["out"] <= 1, f"the hand extends beyond a window of {width} by {height}"
        prompt(page).get_by_role("button", name="Embargo").click()
        expect(prompt(page)).to_contain_text("may not play a domain")
        assert page.evaluate(_LAYOUT)["area"] == before["area"], f"the table moves in a window of {width} by {height}"
        page.keyboard.press("Escape")
        expect(prompt(page).get_by_role("button", name="Embargo")).to_have_attribute("aria-pressed", "false")


def test_a_threat_warning_shows_the_cards_behind_it(visit: Visit) -> None:
    page = visit(phone=True)
    open_position(page, "3 players · seat 1: C · seat 2: SSSSSS M · hand 1: C · hand 2: M · hand 3: U · seat 1 play")
    page.get_by_role("button", name="could win in Science on their next turn: 6 of 7").click()
    sheet = page.get_by_role("dialog", name="Who could win next")
    expect(sheet.get_by_role("img", name=", ".join(["Science I"] * 4))).to_be_visible()
    expect(sheet).to_contain_text("What may help: Attack, Embargo, Democracy, Inquisition.")
    page.keyboard.press("Escape")
    page.get_by_role("region", name="Area of Ann").get_by_role("button", name="If the game ended now: 1 point").click()
    expect(page.get_by_role("dialog", name="If the game ended now")).to_contain_text("Random 2 would win.")


def test_a_refused_command_shows_the_reason_and_the_current_table(visit: Visit) -> None:
    """The player acts in another window, and this page has not received the event yet."""
    page = visit()
    delayed: list[str] = []
    is_slow = [False]

    def slow_connection(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        browser.on_message(server.send)
        server.on_message(
            lambda message: delayed.append(str(message)) if is_slow[0] and is_event(message) else browser.send(message)
        )
        connections.append(browser)

    connections: list[WebSocketRoute] = []
    page.route_web_socket(re.compile("/socket"), slow_connection)
    code = open_position(page, PLAY_A_CARD)
    hand_cards(page, "Science").click()
    is_slow[0] = True
    send_command(page, code, do="act", seat=1, action="M")
    press_main_button(page)
    expect(prompt(page)).to_contain_text("The table has changed in the meantime")
    expect(hand_cards(page, "Science")).to_have_attribute("aria-pressed", "false")
    for message in delayed:
        connections[-1].send(message)
    expect(hand_cards(page, "Military")).to_have_count(0)
    expect(prompt_heading(page)).to_have_text("Use an effect, or end your turn")
    assert table_snapshot(page, code)["turn"]["ply"] == 1


def is_event(message: str | bytes) -> bool:
    kind: str = json.loads(message)["type"]
    return kind == "event"


def test_the_page_does_not_contain_the_hand_of_another_player_at_the_same_device(visit: Visit) -> None:
    page = visit()
    open_position(page, "2 players · hand 1: S S · hand 2: M R · seat 2 play", "me", "here")
    expect(page.locator(".hand .card")).to_have_count(0)
    page.get_by_role("button", name="I am Ann 2").click()
    expect(page.locator(".hand .card")).to_have_count(2)
    expect(hand_cards(page, "Science")).to_have_count(0)


def test_the_turns_of_other_players_can_be_shown_again(visit: Visit) -> None:
    page = visit(animated=True)
    store_settings(page, autoForced=False)
    open_position(page, "2 players · hand 1: M M M · hand 2: R R R · seat 1 play")
    hand_cards(page, "Military").first.click()
    press_main_button(page)
    expect(main_button(page)).to_have_text("End turn")
    press_main_button(page)
    expect(prompt_heading(page)).to_have_text("Play a card")
    prompt(page).get_by_role("button", name="Show again").click()
    expect(prompt_heading(page)).not_to_have_text("Play a card")
    expect(prompt_heading(page)).to_have_text("Play a card")


def test_played_cards_are_animated(visit: Visit) -> None:
    page = visit(animated=True)
    open_position(page, PLAY_A_CARD)
    watch_flights(page)
    hand_cards(page, "Science").click()
    press_main_button(page)
    expect(hand_cards(page, "Science")).to_have_count(0)
    assert count_flights(page) > 0


def test_a_players_own_actions_do_not_wait_for_animations(visit: Visit) -> None:
    page = visit(animated=True)
    open_position(page, PLAY_A_CARD)
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": 0})  # animations never end
    hand_cards(page, "Science").click()
    press_main_button(page)
    expect(prompt_heading(page)).to_have_text("Use an effect, or end your turn")
    expect(page.locator(".flying")).to_have_count(1)
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(prompt_heading(page)).to_have_text("Play a card")


def test_nothing_is_animated_with_reduced_motion(visit: Visit) -> None:
    page = visit()
    open_position(page, PLAY_A_CARD)
    watch_flights(page)
    hand_cards(page, "Science").click()
    press_main_button(page)
    expect(hand_cards(page, "Science")).to_have_count(0)
    assert count_flights(page) == 0
