"""A game on the smallest phone, by touch: everything lit is in reach and large enough, and nothing scrolls sideways."""

from random import Random

from playwright.sync_api import Page, expect

from tests.harness.browser.players import NO_ANIMATIONS, Finger, Player, Scene, play
from tests.harness.browser.tables import open_table, register_guest, table_snapshot
from tests.web.conftest import Visit

SMALLEST = {"width": 360, "height": 640}
FINGER = 44  # pixels

_FITS = """(finger) => {
  const {scrollWidth, scrollHeight} = document.documentElement;
  const small = window.seen.filter((one) => one.isConnected && !one.dataset.card)
    .map((one) => [one.ariaLabel || one.innerText, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < finger - 0.5 || box.height < finger - 0.5)
    .map(([name, {width, height}]) => [name, width, height]);
  return {wide: scrollWidth > innerWidth, high: scrollHeight > innerHeight, small};
}"""


class Careful(Player):
    """A player who looks at how the page fits whenever something new is asked."""

    def notice(self, scene: Scene) -> None:
        if scene["controls"] and scene["prompt_text"] not in self.prompts_seen:
            assert self.page.evaluate(_FITS, FINGER) == {"wide": False, "high": False, "small": []}, scene[
                "prompt_text"
            ]


def phone(visit: Visit) -> Page:
    return visit("/", phone=True, settings=NO_ANIMATIONS, viewport=SMALLEST)


def test_a_whole_game_is_played_by_touch_on_the_smallest_phone(visit: Visit) -> None:
    page = phone(visit)
    register_guest(page, "Ann")
    code = open_table(page, "me", "novice", "novice", start=True)
    page.goto(f"/t/{code}")
    player = Careful(page, Finger(), Random(6), effect_probability=0.4)
    play(player)
    assert table_snapshot(page, code)["table"]["status"] == "over"
    assert len(player.prompts_seen) > 2
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Look at the table").tap()
    expect(dialog).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_sheets_open_by_a_tap_and_close_again(visit: Visit) -> None:
    page = phone(visit)
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
