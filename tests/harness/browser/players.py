"""Players that operate a table page as people do: with the mouse, by touch, or with the keyboard alone.

A player chooses among the enabled buttons with a pressed state, so it needs no rules. It prefers cards of a domain of
which it already has many, so that games end soon. Otherwise it chooses at random.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from playwright.sync_api import Page

from tests.harness.browser.table_page import pass_click_guard
from tests.harness.server.processes import TIMEOUT_S

GAME_OVER = "The game is over"
DOMAINS = ("Military", "Religion", "Economy", "Science", "Culture", "Utopia")
_GIVEN_AWAY = ("Discard", "Give back")
_STALL_TIMEOUT_S = TIMEOUT_S / 2  # without any change until a game counts as stuck
_RETRY_AFTER_S = 3.0  # until a player repeats an action that changed nothing
_MAX_TABS = 250  # more than any page has tab stops

# What a player sees. All operable elements are stored in `window.seen`, so that the focus can be moved to them.
_SCENE = """() => {
  // An uncovered point of an element.
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
  const control = (one, does) => {
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
  if (over) return {over, controls: [], prompt_text: "", area: {}, dialog: ""};
  if (dialog) {
    const answer = main(dialog) ?? [...dialog.querySelectorAll("header button")].at(-1);
    const controls = answer ? [control(answer, "answer")] : [];
    return {over, controls, prompt_text: "", area: {}, dialog: dialog.innerText};
  }
  const lit = [...(board?.querySelectorAll("button[aria-pressed]") ?? [])].filter(shown).filter(open);
  const controls = lit.map((one) => control(one, "choose"));
  const button = main(prompt);
  if (button) controls.push(control(button, lit.some((one) => one.ariaPressed === "true") ? "confirm" : "end"));
  const hand = board?.querySelector("[role=toolbar]")?.dataset.place ?? "";
  const area = {};
  for (const letter of "MRESCU") {
    const place = `[data-place="${hand.replace("hand", "area")}-${letter}"]`;
    area[letter] = board?.querySelector(place)?.querySelectorAll("[data-card]").length ?? 0;
  }
  return {over, controls, prompt_text: prompt?.querySelector("h2")?.innerText.trim() ?? "", area, dialog: "",
          verb: prompt?.querySelector("button.main")?.innerText.trim() ?? ""};
}"""

# The key that moves the focus closer to an element.
_WHERE = """(index) => {
  const [control, focused] = [window.seen[index], document.activeElement];
  const dialog = document.querySelector("dialog:modal");
  const enabled = control.isConnected && !control.disabled && control.ariaDisabled !== "true";
  if (!enabled || (dialog && !dialog.contains(control))) return "gone";
  if (control === focused) return "there";
  if (focused.closest("[role=toolbar]")?.contains(control)) return "ArrowRight";
  return focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}"""
_SPOT_AGAIN = "(index) => window.seen[index].isConnected ? window.spot(window.seen[index]) : [1, 1]"

Control = dict[str, Any]
Scene = dict[str, Any]


class Device(Protocol):
    """An input device."""

    def touch(self, page: Page, control: Control) -> None: ...


class Mouse:
    def touch(self, page: Page, control: Control) -> None:
        page.mouse.click(*_wait_for_point(page, control))


class Finger:
    def touch(self, page: Page, control: Control) -> None:
        page.touchscreen.tap(*_wait_for_point(page, control))


def _wait_for_point(page: Page, control: Control) -> tuple[float, float]:
    """Wait until no moving card covers an element, and return a point where it can be touched."""
    if not control["at"]:
        control["at"] = page.wait_for_function(_SPOT_AGAIN, arg=control["index"]).json_value()
    return control["at"][0], control["at"][1]


class Keys:
    """The keyboard: digits choose, Enter confirms, `e` ends the turn. Sometimes it uses Tab and arrow keys instead."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def touch(self, page: Page, control: Control) -> None:
        if control["does"] == "end":
            page.keyboard.press("e")
        elif control["does"] == "choose" and 1 <= control["key"] <= 9 and self.chance.random() < 0.9:
            page.keyboard.press(str(control["key"]))
        elif self._works_anywhere(page, control) or self._move_focus(page, control):
            page.keyboard.press("Enter")

    def _works_anywhere(self, page: Page, control: Control) -> bool:
        """Whether Enter presses the element without the focus on it."""
        return control["does"] == "confirm" and bool(page.evaluate("document.activeElement === document.body"))

    def _move_focus(self, page: Page, control: Control) -> bool:
        """Move the focus to an element with Tab, and with arrow keys within a hand.

        Returns False if the element cannot be used any more: the game went on, or a dialog opened meanwhile.
        """
        for _ in range(_MAX_TABS):
            where = page.evaluate(_WHERE, control["index"])
            if where in ("there", "gone"):
                return bool(where == "there")
            page.keyboard.press(where)
        raise AssertionError(f"{control['name']} is enabled, but no key reaches it")


class Player:
    """Plays at a page. `effect_probability` is the probability of using an effect instead of ending the turn."""

    def __init__(self, page: Page, device: Device, chance: Random, effect_probability: float = 0.35) -> None:
        self.page, self.device, self.chance, self.effect_probability = page, device, chance, effect_probability
        self.prompts_seen: set[str] = set()
        self._acted_at = 0.0
        self._last_scene: Scene = {}  # the scene of the last action

    def scene(self) -> Scene:
        scene: Scene = self.page.evaluate(_SCENE)
        return scene

    def notice(self, scene: Scene) -> None:
        """Called with every scene before the player acts. Tests override it to check the page."""

    def step(self) -> Scene:
        """Do the next action if the page asks for one. Returns the scene before it."""
        scene = self.scene()
        self.notice(scene)
        if not scene["controls"]:
            self._acted_at = time.monotonic()
            return scene
        if scene == self._last_scene and time.monotonic() < self._acted_at + _RETRY_AFTER_S:
            return scene  # the effect of the last action has not arrived yet
        self.prompts_seen.add(scene["prompt_text"])
        control = self._choice(scene)
        if control["does"] == "confirm":
            pass_click_guard(self.page)
        self.device.touch(self.page, control)
        self._last_scene = {}
        if control["does"] != "choose":
            self._acted_at, self._last_scene = time.monotonic(), scene
        return scene

    def _choice(self, scene: Scene) -> Control:
        """The element to operate next; the main button is the last one of a scene."""
        controls: list[Control] = scene["controls"]
        *choices, last = controls
        if last["does"] in ("answer", "confirm"):
            return last
        if last["does"] == "end" and (not choices or self.chance.random() > self.effect_probability):
            return last
        enabled = [control for control in scene["controls"] if control["does"] == "choose"]
        unpressed = [control for control in enabled if not control["pressed"]]
        return max(unpressed or enabled, key=lambda control: (self._rating(control, scene), self.chance.random()))

    def _rating(self, control: Control, scene: Scene) -> int:
        """Rate the choice of a card by the number of cards of its domain, negative if the card is given away."""
        domain = next((name[0] for name in DOMAINS if name in control["name"]), "")
        given = scene["verb"] in _GIVEN_AWAY or control["place"] == "board"
        return (-1 if given else 1) * int(scene["area"].get(domain, 0))


def play(*players: Player, until: Callable[[], bool] | None = None) -> None:
    """Let players play until all of them see the end of the game, or until a condition holds."""
    last_change, before = time.monotonic(), [""]
    while not (until and until()):
        scenes = [player.step() for player in players]
        if not until and all(scene["over"] for scene in scenes):
            return
        if (now := [repr(scene) for scene in scenes]) != before:
            last_change, before = time.monotonic(), now
        else:
            time.sleep(0.02)
        assert time.monotonic() - last_change < _STALL_TIMEOUT_S, f"the game is stuck: {now}"
