"""Two people at one device: hands are covered between turns, and each person sees only their own."""

from random import Random

from playwright.sync_api import expect

from tests.harness.browser.players import Mouse, Player, Scene, play
from tests.harness.browser.table_page import NO_ANIMATIONS
from tests.harness.browser.tables import register_guest, start_from_position, table_snapshot
from tests.web.conftest import Visit

HALFWAY = "2 players · first 1 · seat 1: MMMM SS · seat 2: RRRR CC · hand 1: M S 2M · hand 2: R C 2R · seat 1 play"

# All open cards in hands, each with the seat of the hand.
_HANDS = """() => [...document.querySelectorAll("[data-place^=hand] [data-card]")]
  .filter((card) => card.dataset.card[1] !== "?")
  .map((card) => [Number(card.closest("[data-place]").dataset.place.slice(5)), card.dataset.card])"""


class CoverChecker(Player):
    """A player that checks which hands are visible before every action."""

    code = ""
    covers = 0
    seen: set[int]

    def notice(self, scene: Scene) -> None:
        open_cards = self.page.evaluate(_HANDS)
        if "Pass the device" in scene["dialog"]:
            assert open_cards == [], "a hand is visible while the device is passed on"
            self.covers += 1
        self.seen |= {seat for seat, _ in open_cards}
        assert len({seat for seat, _ in open_cards}) <= 1


def test_two_people_at_one_device_finish_a_game_with_covered_hands(visit: Visit) -> None:
    page = visit("/", settings=NO_ANIMATIONS)
    register_guest(page, "Ann")
    code = start_from_position(page, HALFWAY, "me", "here")
    page.goto(f"/t/{code}")
    checker = CoverChecker(page, Mouse(), Random(7), effect_probability=0.1)
    checker.seen = set()
    expect(page.get_by_role("dialog")).to_contain_text("Pass the device to")
    play(checker)
    assert table_snapshot(page, code)["table"]["status"] == "over"
    assert checker.seen == {1, 2}
    assert checker.covers > 4
    expect(page.get_by_role("dialog")).to_contain_text("wins by")
