"""Players that operate a table page as people do: with the mouse, with a finger, or with the keyboard alone.

A player chooses among the enabled buttons with a pressed state, so nothing here knows a rule. It prefers cards of a
domain that it already has many of, so that games end soon; otherwise it chooses at random.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from playwright.sync_api import Page

from tests.harness.browser.table_page import pass_click_guard
from tests.harness.server.processes import TIMEOUT_S

NO_ANIMATIONS = {"speed": "none"}  # settings without animations
GAME_OVER = "The game is over"
DOMAINS = ("Military", "Religion", "Economy", "Science", "Culture", "Utopia")
_GIVEN_AWAY = ("Discard", "Give back")
_STALLED = TIMEOUT_S / 2  # seconds without any change until a game counts as stuck
_RETRY = 3.0  # seconds until a player repeats an action that changed nothing
_MAX_TABS = 250  # more than any page has tab stops

# What a player sees. Everything that can be operated is kept in `window.seen`, so that the focus can be moved to it.
_SCENE = """() => {
  // A point of an element that nothing else covers.
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

# The key that moves the focus closer to an element.
_WHERE = """(index) => {
  const [thing, focused] = [window.seen[index], document.activeElement];
  if (!thing.isConnected) return "gone";
  if (thing === focused) return "there";
  if (focused.closest("[role=toolbar]")?.contains(thing)) return "ArrowRight";
  return focused.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}"""
_SPOT_AGAIN = "(index) => window.seen[index].isConnected ? window.spot(window.seen[index]) : [1, 1]"

Thing = dict[str, Any]
Scene = dict[str, Any]


class Device(Protocol):
    """An input device."""

    def touch(self, page: Page, thing: Thing) -> None: ...


class Mouse:
    def touch(self, page: Page, thing: Thing) -> None:
        page.mouse.click(*_reached(page, thing))


class Finger:
    def touch(self, page: Page, thing: Thing) -> None:
        page.touchscreen.tap(*_reached(page, thing))


def _reached(page: Page, thing: Thing) -> tuple[float, float]:
    """The point where to touch an element, once no moving card covers it."""
    if not thing["at"]:
        thing["at"] = page.wait_for_function(_SPOT_AGAIN, arg=thing["index"]).json_value()
    return thing["at"][0], thing["at"][1]


class Keys:
    """The keyboard alone: digits choose, Enter confirms, `e` ends the turn; sometimes Tab and arrow keys instead."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def touch(self, page: Page, thing: Thing) -> None:
        if thing["does"] == "end":
            page.keyboard.press("e")
        elif thing["does"] == "choose" and 1 <= thing["key"] <= 9 and self.chance.random() < 0.9:
            page.keyboard.press(str(thing["key"]))
        elif self._works_anywhere(page, thing) or self._focused(page, thing):
            page.keyboard.press("Enter")

    def _works_anywhere(self, page: Page, thing: Thing) -> bool:
        """Whether Enter presses it wherever the focus is."""
        return thing["does"] == "confirm" and bool(page.evaluate("document.activeElement === document.body"))

    def _focused(self, page: Page, thing: Thing) -> bool:
        """Move the focus to an element with Tab, and with arrow keys within a hand; False if the element is gone."""
        for _ in range(_MAX_TABS):
            where = page.evaluate(_WHERE, thing["index"])
            if where in ("there", "gone"):
                return bool(where == "there")
            page.keyboard.press(where)
        raise AssertionError(f"{thing['name']} is enabled, but no key reaches it")


class Player:
    """Plays at a page. `effect_probability` is the probability of using an effect instead of ending the turn."""

    def __init__(self, page: Page, device: Device, chance: Random, effect_probability: float = 0.35) -> None:
        self.page, self.device, self.chance, self.effect_probability = page, device, chance, effect_probability
        self.prompts_seen: set[str] = set()
        self._since = 0.0
        self._answered: Scene = {}  # the scene at the last action

    def scene(self) -> Scene:
        scene: Scene = self.page.evaluate(_SCENE)
        return scene

    def notice(self, scene: Scene) -> None:
        """Called with every scene before the player acts; tests override it to check the page."""

    def step(self) -> Scene:
        """Do the next action, if the page asks for one; the scene before it."""
        scene = self.scene()
        self.notice(scene)
        if not scene["things"]:
            self._since = time.monotonic()
            return scene
        if scene == self._answered and time.monotonic() < self._since + _RETRY:
            return scene  # do not repeat an action whose effect has not arrived
        self.prompts_seen.add(scene["asks"])
        thing = self._choice(scene)
        if thing["does"] == "confirm":
            pass_click_guard(self.page)
        self.device.touch(self.page, thing)
        self._answered = {}
        if thing["does"] != "choose":
            self._since, self._answered = time.monotonic(), scene
        return scene

    def _choice(self, scene: Scene) -> Thing:
        """The element to operate next; the main button is the last one of a scene."""
        things: list[Thing] = scene["things"]
        *choices, last = things
        if last["does"] in ("answer", "confirm"):
            return last
        if last["does"] == "end" and (not choices or self.chance.random() > self.effect_probability):
            return last
        open_ones = [thing for thing in scene["things"] if thing["does"] == "choose"]
        fresh = [thing for thing in open_ones if not thing["pressed"]]
        return max(fresh or open_ones, key=lambda thing: (self._worth(thing, scene), self.chance.random()))

    def _worth(self, thing: Thing, scene: Scene) -> int:
        """How much choosing a card helps: the number of cards of its domain, negative if the card is given away."""
        domain = next((name[0] for name in DOMAINS if name in thing["name"]), "")
        given = scene["verb"] in _GIVEN_AWAY or thing["place"] == "board"
        return (-1 if given else 1) * int(scene["area"].get(domain, 0))


def play(*players: Player, until: Callable[[], bool] | None = None) -> None:
    """Let players play until the game is over for all of them, or until a condition holds."""
    lately, before = time.monotonic(), [""]
    while not (until and until()):
        scenes = [player.step() for player in players]
        if not until and all(scene["over"] for scene in scenes):
            return
        if (now := [repr(scene) for scene in scenes]) != before:
            lately, before = time.monotonic(), now
        else:
            time.sleep(0.02)
        assert time.monotonic() - lately < _STALLED, f"the game is stuck: {now}"
