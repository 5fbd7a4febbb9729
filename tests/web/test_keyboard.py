"""Keys at a table. test_screen_reader.py plays a whole game by keyboard."""

from playwright.sync_api import expect

from tests.harness.browser.table_page import (
    CHOOSE_AN_EFFECT,
    MANUAL_SETTINGS,
    NO_ANIMATIONS,
    PLAY_A_CARD,
    hand_cards,
    open_position,
    pass_click_guard,
    prompt,
    prompt_heading,
)
from tests.harness.browser.tables import table_snapshot
from tests.web.conftest import Visit


def test_the_hand_is_one_tab_stop_and_arrow_keys_move_between_cards(visit: Visit) -> None:
    page = visit("/", settings=NO_ANIMATIONS)
    open_position(page, PLAY_A_CARD)
    stops = page.get_by_role("toolbar").locator("[tabindex='0']")
    expect(stops).to_have_count(1)
    hand_cards(page, "Military").focus()
    page.keyboard.press("ArrowRight")
    expect(hand_cards(page, "Religion")).to_be_focused()
    page.keyboard.press("End")
    expect(hand_cards(page, "Science")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(hand_cards(page, "Military")).to_be_focused()
    expect(stops).to_have_count(1)


def test_digits_select_escape_deselects_enter_confirms_and_u_takes_back(visit: Visit) -> None:
    page = visit("/", settings=MANUAL_SETTINGS)
    code = open_position(page, PLAY_A_CARD)
    page.keyboard.press("3")
    expect(hand_cards(page, "Science")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(hand_cards(page, "Science")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("3")
    pass_click_guard(page)
    page.keyboard.press("Enter")
    expect(prompt_heading(page)).to_have_text("Use an effect, or end your turn")
    assert table_snapshot(page, code)["game"]["areas"][0].count("S") == 4
    page.keyboard.press("u")
    expect(prompt_heading(page)).to_have_text("Play a card")
    assert table_snapshot(page, code)["game"]["areas"][0].count("S") == 3


def test_digits_select_effects_by_their_displayed_numbers(visit: Visit) -> None:
    page = visit("/", settings=NO_ANIMATIONS)
    open_position(page, CHOOSE_AN_EFFECT)
    chips = prompt(page).get_by_role("listitem").get_by_role("button")
    for number, chip in enumerate(chips.all()[:9], 1):
        page.keyboard.press(str(number))
        expect(chip).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")


def test_a_dialog_lists_the_keys(visit: Visit) -> None:
    page = visit("/", settings=NO_ANIMATIONS)
    open_position(page, CHOOSE_AN_EFFECT)
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keys")
    for words in ("hear your hand", "hear the others’ areas and hands", "end your turn", "choose the card"):
        expect(listed).to_contain_text(words)
