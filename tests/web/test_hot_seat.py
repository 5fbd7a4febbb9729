"""Two people at one device: hands are covered between them, and each sees their own only."""

from random import Random

from playwright.sync_api import expect

from tests.harness.browser.players import NO_ANIMATIONS, Mouse, Player, Scene, play
from tests.harness.browser.tables import register_guest, start_from_position, table_snapshot
from tests.web.conftest import Visit

HALFWAY = "2 players · first 1 · seat 1: MMMM SS · seat 2: RRRR CC · hand 1: M S 2M · hand 2: R C 2R · seat 1 play"

# Every face on the page that lies in a hand, and whose hand it is.
_HANDS = """() => [...document.querySelectorAll("[data-place^=hand] [data-card]")]
  .filter((card) => card.dataset.card[1] !== "?")
  .map((card) => [Number(card.closest("[data-place]").dataset.place.slice(5)), card.dataset.card])"""


class Couple(Player):
    """Whoever holds the device looks at the hands on it before they touch anything."""

    code = ""
    covers = 0
    seen: set[int]

    def notice(self, scene: Scene) -> None:
        faces = self.page.evaluate(_HANDS)
        if "Pass the device" in scene["dialog"]:
            assert faces == [], "a hand lies open while the device is passed on"
            self.covers += 1
        self.seen |= {seat for seat, _ in faces}
        assert len({seat for seat, _ in faces}) <= 1


def test_two_people_at_one_device_play_to_the_end_with_their_hands_covered(visit: Visit) -> None:
    page = visit("/", settings=NO_ANIMATIONS)
    register_guest(page, "Ann")
    code = start_from_position(page, HALFWAY, "me", "here")
    page.goto(f"/t/{code}")
    couple = Couple(page, Mouse(), Random(7), effect_probability=0.1)
    couple.seen = set()
    expect(page.get_by_role("dialog")).to_contain_text("Pass the device to")
    play(couple)
    assert table_snapshot(page, code)["table"]["status"] == "over"
    assert couple.seen == {1, 2}
    assert couple.covers > 4
    expect(page.get_by_role("dialog")).to_contain_text("wins by")
