"""The end of a game by touch on the smallest phone: controls are large and in reach, and nothing scrolls sideways."""

from random import Random

from playwright.sync_api import Page, expect

from tests.harness.browser.layout import MIN_TARGET_PX
from tests.harness.browser.players import Finger, Player, Scene, play
from tests.harness.browser.table_page import NO_ANIMATIONS
from tests.harness.browser.tables import open_table, register_guest, start_from_position, table_snapshot
from tests.web.conftest import SMALL_PHONE, Visit

# The first choices are of three kinds, and the deck is nearly empty.
LAST_TURNS = (
    "3 players · first 1 · used E · deck: 3M 3E 3S 3C 3U 3E 3S 3C 3U 3M · seat 1: MMMM SSS EEE · seat 2: RRRR 2M 2M CC"
    " · seat 3: S 2S 2E 2E UU · hand 1: M 2R 2S 2C · hand 2: R 2C 3S · hand 3: M 2S 3E"
    " · seat 1 discard-from-area 1 play 2"
)

_FITS = """(target) => {
  const {scrollWidth, scrollHeight} = document.documentElement;
  const small = window.seen.filter((control) => control.isConnected && !control.dataset.card)
    .map((control) => [control.ariaLabel || control.innerText, control.getBoundingClientRect()])
    .filter(([, box]) => box.width < target - 0.5 || box.height < target - 0.5)
    .map(([name, {width, height}]) => [name, width, height]);
  return {wide: scrollWidth > innerWidth, high: scrollHeight > innerHeight, small};
}"""


class LayoutChecker(Player):
    """A player that checks the layout at every new prompt."""

    def notice(self, scene: Scene) -> None:
        if scene["controls"] and scene["prompt_text"] not in self.prompts_seen:
            layout = self.page.evaluate(_FITS, MIN_TARGET_PX)
            assert layout == {"wide": False, "high": False, "small": []}, scene["prompt_text"]


def smallest_phone(visit: Visit) -> Page:
    return visit("/", phone=True, settings=NO_ANIMATIONS, viewport=SMALL_PHONE)


def test_a_game_is_finished_by_touch_on_the_smallest_phone(visit: Visit) -> None:
    page = smallest_phone(visit)
    register_guest(page, "Ann")
    code = start_from_position(page, LAST_TURNS, "me", "novice", "novice")
    page.goto(f"/t/{code}")
    player = LayoutChecker(page, Finger(), Random(6), effect_probability=0.4)
    play(player)
    assert table_snapshot(page, code)["table"]["status"] == "over"
    assert len(player.prompts_seen) > 2
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Look at the table").tap()
    expect(dialog).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_sheets_are_opened_and_closed_by_tapping(visit: Visit) -> None:
    page = smallest_phone(visit)
    register_guest(page, "Ann")
    page.goto(f"/t/{open_table(page, 'me', 'novice', start=True, pace=30.0)}")
    for name in ("Aid", "Log and talk", "Menu"):
        page.get_by_role("button", name=name).tap()
        sheet = page.get_by_role("dialog", name=name)
        expect(sheet).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Novice").first.tap()
    expect(page.get_by_role("dialog", name="Area of Novice")).to_be_visible()
