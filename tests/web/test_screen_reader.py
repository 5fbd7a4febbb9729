"""Play with a screen reader: announcements and the keys that read the table out cover everything the server shows."""

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.harness.browser.players import DOMAINS, Keys, Player, play
from tests.harness.browser.table_page import (
    MANUAL_SETTINGS,
    NO_ANIMATIONS,
    open_position,
    press_main_button,
    prompt_heading,
)
from tests.harness.browser.tables import open_table, register_guest, start_from_position, table_snapshot
from tests.harness.tiers import sample
from tests.web.conftest import Visit

ERAS = {"I": "1", "II": "2", "III": "3"}
RICH = (
    "3 players · used S · seat 1: 2S 2S SS EE C · seat 2: MMMM CC · seat 3: RRR UU · hand 1: M 2R 3U · hand 2: 2M R · "
    "hand 3: S · democracy 2: M · embargo 1: S · pile: MM R 2S E · seat 1 effects"
)
PLAIN = "2 players · seat 1: M · hand 1: 1M 1M 2C · hand 2: R · seat 1 play"
POSITIONS = {"rich": RICH, "plain": PLAIN}

_RECORD_ANNOUNCEMENTS = """() => {
  window.announced = [];
  for (const line of ["polite", "notice", "urgent"].map((id) => document.getElementById(id)))
    new MutationObserver(() => window.announced.push(line.textContent))
      .observe(line, {childList: true, characterData: true, subtree: true});
}"""


def announcements(page: Page) -> list[str]:
    """Return the announcements since the last call."""
    texts: list[str] = page.evaluate("window.announced.splice(0)")
    return [words.strip() for words in texts if words.strip()]


def read_out(page: Page, key: str) -> str:
    """Press a key and return the text that it reads out."""
    announcements(page)
    page.keyboard.press(key)
    page.wait_for_function("() => window.announced.length > 0")  # the content policy forbids a bare expression
    return announcements(page)[-1]


def counts(words: str) -> dict[str, int]:
    """Count cards by domain in a text such as "Science: 4 of 7 cards, opens …; Culture: 1 of 7 cards"."""
    return {name[0]: int(many) for name, many in re.findall(rf"({'|'.join(DOMAINS)}): (\d+) of \d+ cards", words)}


def cards(words: str) -> list[str]:
    """Return the cards named in a text such as "Military II", sorted."""
    found = re.findall(rf"({'|'.join(DOMAINS)}) (I{{1,3}})\b", words)
    return sorted(ERAS[era] + name[0] for name, era in found)


def domains(place: str) -> dict[str, int]:
    return dict(Counter(card[1] for card in place.split()))


@pytest.fixture
def announced_table(visit: Visit, request: pytest.FixtureRequest) -> tuple[Page, Any]:
    """A page at a position, which records its announcements, and the snapshot of the table."""
    page = visit("/", settings=MANUAL_SETTINGS)
    code = open_position(page, POSITIONS[request.param])
    page.evaluate(_RECORD_ANNOUNCEMENTS)
    return page, table_snapshot(page, code)


@pytest.mark.parametrize("announced_table", POSITIONS, indirect=True)
def test_single_keys_read_out_everything_visible(announced_table: tuple[Page, Any]) -> None:
    page, seen = announced_table
    game, own = seen["game"], seen["own"][0]
    assert cards(read_out(page, "h")) == sorted(own["hand"].split())
    assert counts(read_out(page, "a")) == domains(game["areas"][0])

    rivals = re.split(r"(?=Random \d: |Random: )", read_out(page, "r"))[1:]
    assert len(rivals) == len(game["areas"]) - 1
    for words, area, hand in zip(rivals, game["areas"][1:], game["hands"][1:], strict=True):
        held = {ERAS[era]: int(many) for era, many in re.findall(r"(I{1,3}) (\d+)", words.split("Hand")[1])}
        assert counts(words) == domains(area)
        assert held == dict(Counter(back[0] for back in hand.split()))

    pile = re.findall(rf"({'|'.join(DOMAINS)}) (\d+)", read_out(page, "p"))
    assert {name[0]: int(many) for name, many in pile} == domains(game["pile"])
    assert [int(many) for many in re.findall(r"I{1,3} (\d+)", read_out(page, "d"))] == game["deck"]
    assert read_out(page, "t").startswith("Your turn")
    points = re.findall(r"(\d+) points?", read_out(page, "f"))
    assert [int(one) for one in points[: len(game["points"])]] == game["points"]


@pytest.mark.parametrize("announced_table", ["rich"], indirect=True)
def test_markers_on_a_column_are_read_out_with_it(announced_table: tuple[Page, Any]) -> None:
    page, _ = announced_table
    assert re.search(r"Science: 4 of 7 cards[^;]*embargoed", read_out(page, "a"))
    rivals = read_out(page, "r")
    assert re.search(r"Military: 4 of 8 cards[^;]*Democracy", rivals), rivals


@pytest.mark.parametrize("announced_table", POSITIONS, indirect=True)
def test_the_accessibility_tree_contains_every_column_and_card(announced_table: tuple[Page, Any]) -> None:
    page, seen = announced_table
    for seat, area in enumerate(seen["game"]["areas"]):
        name = seen["table"]["seats"][seat]["name"] or "Random"
        region = page.get_by_role("region", name=re.compile(f"^Area of {name}")).nth(0 if seat < 2 else seat - 1)
        columns = counts(region.aria_snapshot())
        assert {domain: many for domain, many in columns.items() if many} == domains(area), name
    hand = page.get_by_role("toolbar", name=re.compile("^Hand")).aria_snapshot()
    assert cards("\n".join(re.findall(r'button "([^".]*)', hand))) == sorted(seen["own"][0]["hand"].split())
    prompt = page.get_by_role("region", name="What to do now").aria_snapshot()
    assert 'heading "' in prompt
    assert 'button "' in prompt


def test_the_last_era_is_announced_in_addition_to_the_end_of_the_turn(visit: Visit) -> None:
    page = visit("/", settings=MANUAL_SETTINGS)
    last_of_era = "2 players · hand 1: 1R · hand 2: 1R · deck: 2M 3S 3S 3S 3S 3S 3S · seat 1 effects"
    open_position(page, last_of_era)
    page.evaluate(_RECORD_ANNOUNCEMENTS)
    press_main_button(page)
    page.wait_for_function("() => window.announced.some((words) => words.includes('The last era begins.'))")
    assert "Ann ends the turn. Ann draws 2 cards." in announcements(page)


# --- A game followed by announcements: its last turns, and in the full tier also a whole game ---

LAST_TURNS = (
    "3 players · first 1 · deck: 3M 3E 3S 3C 3U 3E 3S 3C 3U 3M 3E 3S · seat 1: MMM SSS EE · seat 2: RRR 2M CC"
    " · seat 3: S 2S 2E UU · hand 1: M 2R 2S · hand 2: R 2C 3S · hand 3: M 2S 3E · seat 1 play"
)
NEW_GAME = ""

_CHANGES = {  # in the area of the named player, or in all areas
    rf"(?P<name>.+?) (?:plays|takes) (?P<domain>{'|'.join(DOMAINS)})(?: from the middle)?\.": +1,
    rf"(?P<name>.+?) discards (?P<domain>{'|'.join(DOMAINS)}) from their area\.": -1,
    rf"(?P<name>.+?) takes (?P<domain>{'|'.join(DOMAINS)}) back into hand\.": -1,
    rf"(?P<name>.+?) sacrifices (?P<domain>{'|'.join(DOMAINS)}) for .+?\.": -1,
    rf".+? attacks (?P<domain>{'|'.join(DOMAINS)}): all who have it lose one\.": -1,
}


class AreaTracker:
    """Tracks all areas from announcements alone."""

    def __init__(self, *areas: str) -> None:
        """Start from the areas as the keys read them out, the player's own area first."""
        names = ("Ann", "Novice", "Adept")
        self.areas = {name: Counter(counts(words)) for name, words in zip(names, areas, strict=True)}
        self.last = ""
        self.result = ""

    def receive(self, words: str) -> None:
        """Process an announcement. A prompt repeats the sentence of the event before it."""
        events = re.sub(r"[^.]*$", "", words)
        if events == self.last and events != words:
            return
        self.last = events
        self.result = events if " wins by " in events or " win by " in events else self.result
        for sentence in re.findall(r"[^.]+\.", events):
            self._fold(sentence.strip())

    def _fold(self, sentence: str) -> None:
        for pattern, change in _CHANGES.items():
            if found := re.fullmatch(pattern, sentence):
                affected = [found["name"]] if "name" in found.groupdict() else list(self.areas)
                for name in affected:
                    area = self.areas[name]
                    area[found["domain"][0]] = max(0, area[found["domain"][0]] + change)
                return


@pytest.mark.parametrize("position", sample((LAST_TURNS, NEW_GAME), 1), ids=sample(("last turns", "new"), 1))
def test_a_game_is_played_by_keyboard_and_followed_by_announcements(visit: Visit, position: str) -> None:
    page = visit("/", settings=NO_ANIMATIONS)
    register_guest(page, "Ann")
    seats = ("me", "novice", "adept")
    code = start_from_position(page, position, *seats) if position else open_table(page, *seats, start=True)
    page.goto(f"/t/{code}")
    expect(prompt_heading(page)).to_have_text("Play a card")
    page.evaluate(_RECORD_ANNOUNCEMENTS)
    page.evaluate("addEventListener('pointerdown', () => { window.touched = true; })")
    tracker = AreaTracker(read_out(page, "a"), *re.split(r"(?=Adept: )", read_out(page, "r")))

    class Listener(Player):
        def notice(self, scene: Any) -> None:
            for words in announcements(self.page):
                tracker.receive(words)

    play(Listener(page, Keys(Random(11)), Random(11), effect_probability=0.3))
    assert not page.evaluate("window.touched")
    seen = table_snapshot(page, code)
    expect(page.locator(".verdict")).to_be_visible()  # not just any dialog: it is announced when it appears
    for words in announcements(page):
        tracker.receive(words)
    names = list(tracker.areas)
    assert [dict(+tracker.areas[name]) for name in names] == [domains(area) for area in seen["game"]["areas"]]
    assert [name for name in names if name in tracker.result] == [
        names[seat - 1] for seat in seen["table"]["result"]["winners"]
    ]
