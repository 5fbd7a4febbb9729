"""A player at a table page, who sees what is lit and touches it: with the mouse, with a finger, or by keys alone.

What can be chosen is a button that is pressed or not and is not disabled, so a player finds it as anybody does, and
nothing here knows a rule. Cards are gathered domain by domain, so that games end soon; otherwise chance decides.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from playwright.sync_api import Page

from tests.harness.browser.table_page import pass_click_guard
from tests.harness.server.processes import PATIENCE

QUICK = {"speed": "none"}  # what players of tests like: nothing that flies has to be waited for
OVER = "The game is over"
DOMAINS = ("Military", "Religion", "Economy", "Science", "Culture", "Utopia")
_GIVEN_AWAY = ("Discard", "Give back")
_STALLED = PATIENCE / 2  # seconds in which nothing that anybody sees changes
_PATIENT = 3.0  # seconds before one presses again if nothing has changed
_FAR = 250  # presses of the tabulator, more than any page has stops

# What a player sees. Whatever can be touched is kept in `window.seen`, so that keys can be led to it.
_SIGHT = """() => {
  // A point where touching reaches the thing itself, as one finds it by eye.
  window.spot = (one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    for (const across of [0.5, 0.1, 0.9, 0.3, 0.7])
      for (const down of [0.5, 0.2, 0.8, 0.05, 0.95]) {
        const [x, y] = [left + width * across, top + height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && one.contains(hit)) return [x, y];
      }
    return null;
  };
  const dialog = document.querySelector("dialog[open], [role=dialog][aria-modal=true]");
  const board = document.querySelector("main:has([data-area])");
  const prompt = board?.querySelector("section:has(> .buttons)");
  const shown = (one) => one.getClientRects().length > 0;
  const open = (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true";
  window.seen = [];
  const spot = (one) => window.spot(one) ?? (one.scrollIntoView({block: "nearest"}), window.spot(one));
  const thing = (one, does) => {
    const row = one.closest("[role=toolbar], .cards")?.querySelectorAll("button");
    return {
      index: window.seen.push(one) - 1, does, at: spot(one),
      name: (one.ariaLabel || one.innerText).trim(),
      pressed: one.ariaPressed === "true",
      key: row ? [...row].indexOf(one) + 1 : Number(one.querySelector(".key")?.textContent ?? 0),
      place: one.dataset.card ? "cards" : one.closest("[data-place=pile]") ? "pile" : "board",
    };
  };
  const main = (root) => [...(root?.querySelectorAll("button.main") ?? [])].filter(shown).filter(open).at(-1);
  const over = prompt?.querySelector("h2")?.innerText.trim() === "The game is over";
  if (over) return {over, things: [], asks: "", area: {}, dialog: ""};
  if (dialog) {
    const answer = main(dialog) ?? [...dialog.querySelectorAll("header button")].at(-1);
    return {over, things: answer ? [thing(answer, "answer")] : [], asks: "", area: {}, dialog: dialog.innerText};
  }
  const lit = [...(board?.querySelectorAll("button[aria-pressed]") ?? [])].filter(shown).filter(open);
  const things = lit.map((one) => thing(one, "choose"));
  const button = main(prompt);
  if (button) things.push(thing(button, lit.some((one) => one.ariaPressed === "true") ? "confirm" : "end"));
  const hand = board?.querySelector("[role=toolbar]")?.dataset.place ?? "";
  const area = {};
  for (const letter of "MRESCU") {
    const place = `[data-place="${hand.replace("hand", "area")}-${letter}"]`;
    area[letter] = board?.querySelector(place)?.querySelectorAll("[data-card]").length ?? 0;
  }
  return {over, things, asks: prompt?.querySelector("h2")?.innerText.trim() ?? "", area, dialog: "",
          verb: prompt?.querySelector("button.main")?.innerText.trim() ?? ""};
}"""

# Which key leads the focus nearer to a thing.
_WHERE = """(index) => {
  const [thing, focused] = [window.seen[index], document.activeElement];
  if (!thing.isConnected) return "gone";
  if (thing === focused) return "there";
  if (focused.closest("[role=toolbar]")?.contains(thing)) return "ArrowRight";
  return focused.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}"""
_SPOT_AGAIN = "(index) => window.seen[index].isConnected ? window.spot(window.seen[index]) : [1, 1]"

Thing = dict[str, Any]
Sight = dict[str, Any]


class Hands(Protocol):
    """A way to touch what one sees."""

    def touch(self, page: Page, thing: Thing) -> None: ...


class Mouse:
    def touch(self, page: Page, thing: Thing) -> None:
        page.mouse.click(*_reached(page, thing))


class Finger:
    def touch(self, page: Page, thing: Thing) -> None:
        page.touchscreen.tap(*_reached(page, thing))


def _reached(page: Page, thing: Thing) -> tuple[float, float]:
    """Where to touch a thing; something may still be on its way over it."""
    if not thing["at"]:
        thing["at"] = page.wait_for_function(_SPOT_AGAIN, arg=thing["index"]).json_value()
    return thing["at"][0], thing["at"][1]


class Keys:
    """Never a click: digits choose, Enter does, `e` ends; now and then the tabulator and arrows lead there instead."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def touch(self, page: Page, thing: Thing) -> None:
        if thing["does"] == "end":
            page.keyboard.press("e")
        elif thing["does"] == "choose" and 1 <= thing["key"] <= 9 and self.chance.random() < 0.9:
            page.keyboard.press(str(thing["key"]))
        elif self._at_hand(page, thing) or self._led(page, thing):
            page.keyboard.press("Enter")

    def _at_hand(self, page: Page, thing: Thing) -> bool:
        """Whether Enter does it from anywhere."""
        return thing["does"] == "confirm" and bool(page.evaluate("document.activeElement === document.body"))

    def _led(self, page: Page, thing: Thing) -> bool:
        """Move the focus to a thing, by the tabulator and by arrows within a hand; False if it is gone meanwhile."""
        for _ in range(_FAR):
            where = page.evaluate(_WHERE, thing["index"])
            if where in ("there", "gone"):
                return bool(where == "there")  # else it is the key that leads nearer
            page.keyboard.press(where)
        raise AssertionError(f"{thing['name']} is lit, but no key leads there")


class Player:
    """One who plays at a page. `daring` is how readily effects are used."""

    def __init__(self, page: Page, hands: Hands, chance: Random, daring: float = 0.35) -> None:
        self.page, self.hands, self.chance, self.daring = page, hands, chance, daring
        self.asked: set[str] = set()
        self._since = 0.0
        self._answered: Sight = {}  # what was seen when the last thing was done

    def sight(self) -> Sight:
        sight: Sight = self.page.evaluate(_SIGHT)
        return sight

    def notice(self, sight: Sight) -> None:
        """Whatever else a player of some test looks at, before they touch anything."""

    def step(self) -> Sight:
        """Do the next thing, if something is asked; what was seen before."""
        sight = self.sight()
        self.notice(sight)
        if not sight["things"]:
            self._since = time.monotonic()
            return sight
        if sight == self._answered and time.monotonic() < self._since + _PATIENT:
            return sight  # nobody presses twice before they see what the first time did
        self.asked.add(sight["asks"])
        thing = self._choice(sight)
        if thing["does"] == "confirm":
            pass_click_guard(self.page)
        self.hands.touch(self.page, thing)
        self._answered = {}
        if thing["does"] != "choose":
            self._since, self._answered = time.monotonic(), sight
        return sight

    def _choice(self, sight: Sight) -> Thing:
        """What to touch next; the main button comes last among what is seen."""
        things: list[Thing] = sight["things"]
        *choices, last = things
        if last["does"] in ("answer", "confirm"):
            return last
        if last["does"] == "end" and (not choices or self.chance.random() > self.daring):
            return last
        open_ones = [thing for thing in sight["things"] if thing["does"] == "choose"]
        fresh = [thing for thing in open_ones if not thing["pressed"]]
        return max(fresh or open_ones, key=lambda thing: (self._worth(thing, sight), self.chance.random()))

    def _worth(self, thing: Thing, sight: Sight) -> int:
        """How much a card adds to what one has."""
        domain = next((name[0] for name in DOMAINS if name in thing["name"]), "")
        given = sight["verb"] in _GIVEN_AWAY or thing["place"] == "board"
        return (-1 if given else 1) * int(sight["area"].get(domain, 0))


def play(*players: Player, until: Callable[[], bool] | None = None) -> None:
    """Let these play until the game is over for all of them, or until something else is so."""
    lately, before = time.monotonic(), [""]
    while not (until and until()):
        sights = [player.step() for player in players]
        if not until and all(sight["over"] for sight in sights):
            return
        if (now := [repr(sight) for sight in sights]) != before:
            lately, before = time.monotonic(), now
        else:
            time.sleep(0.02)
        assert time.monotonic() - lately < _STALLED, f"nothing changes any more: {now}"
