"""Checks the layout of a page: no text is cut off or overlaps another, nothing scrolls sideways, targets are large.

Only the elements listed here may shorten their text, and their title or label must contain the whole text.
"""

from typing import Final

from playwright.sync_api import Page, ViewportSize

MIN_TARGET_PX: Final = 44
# Elements that show names chosen by people.
SHORTENED: Final = ".plate .text, .bar .name .text, .banner .name, header .name, header h1"
# Cards and the markers on them overlap on purpose. Texts for screen readers are invisible.
UNSEEN: Final = "[data-card], .visually-hidden, noscript, script, style, option, [popover] *, svg"

_SETTLED = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done()))))"""

_FITS = """([width, finger, shortened, unseen]) => {
  const problems = [];
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document.body;
  const visible = (one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const name = (one) => {
    const steps = [];
    for (let at = one; at && at !== document.body && steps.length < 4; at = at.parentElement)
      steps.unshift(at.localName + [...at.classList].filter((word) => !word.startsWith("svelte-"))
        .map((word) => `.${word}`).join(""));
    return steps.join(" > ");
  };

  // --- Every visible line of text ---
  const HIDES = ["hidden", "clip"];
  const SCROLLS = ["auto", "scroll"];
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const [node, parent] = [walker.currentNode, walker.currentNode.parentElement];
    const words = node.data.trim();
    if (!words || parent.closest(unseen) || !visible(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    lines: for (const {left, top, right, bottom} of range.getClientRects()) {
      let box = {left, top, right, bottom};
      let cut = 0;
      for (let at = parent; at && at !== document.documentElement; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.clipPath === "inset(50%)") continue lines; // only for screen readers
        if (style.position === "fixed") break;
        if (at === document.body || style.display === "inline" || style.display === "contents") continue;
        const edge = at.getBoundingClientRect();
        const margin = style.overflowX === "clip" ? parseFloat(style.overflowClipMargin) || 0 : 0;
        for (const [low, high, axis] of [["left", "right", "overflowX"], ["top", "bottom", "overflowY"]]) {
          if (![...HIDES, ...SCROLLS].includes(style[axis])) continue;
          const [from, to] = [edge[low] - margin, edge[high] + margin];
          if (HIDES.includes(style[axis])) cut = Math.max(cut, from - box[low], box[high] - to);
          box = {...box, [low]: Math.max(box[low], from), [high]: Math.min(box[high], to)};
        }
      }
      // A line box is slightly higher than its letters.
      if (cut > 3) {
        const may = parent.closest(shortened);
        const whole = may?.closest("[title], [aria-label]");
        if (!whole || !`${whole.title} ${whole.ariaLabel}`.includes(words))
          problems.push(`cut off by ${Math.round(cut)}: "${words}" in ${name(parent)}`);
      }
      if (box.right - box.left > 1 && box.bottom - box.top > 1) lines.push({...box, words, parent});
    }
  }

  // --- No text over another ---
  const opaque = (at) => !/^(transparent|rgba|color.*\\/)/.test(getComputedStyle(at).backgroundColor);
  const over = (one, other) => {
    const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
    const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
    if (right - left <= 2 || bottom - top <= 4) return false;
    // Text below something opaque is invisible.
    const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    return !stack.some((at) => opaque(at) && at.contains(one.parent) !== at.contains(other.parent));
  };
  lines.forEach((one, place) => {
    for (const other of lines.slice(place + 1))
      if (one.parent !== other.parent && over(one, other))
        problems.push(`"${one.words}" overlaps "${other.words}" in ${name(other.parent)}`);
  });

  // --- Input fields ---
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of root.querySelectorAll("select, input[placeholder]")) {
    if (!visible(field)) continue;
    const style = getComputedStyle(field);
    pen.font = style.font;
    const words = field.localName === "select" ? field.selectedOptions[0]?.label ?? "" : field.placeholder;
    const arrow = field.localName === "select" && style.appearance !== "none" ? 18 : 0;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    if (pen.measureText(words).width > room + 1) problems.push(`no room for "${words}" in ${name(field)}`);
  }

  // --- Sideways scrolling, and the size of touch targets ---
  const {scrollWidth} = document.documentElement;
  if (scrollWidth > width) problems.push(`${scrollWidth - width} too wide`);
  if (dialog && dialog.scrollWidth > dialog.clientWidth + 1) problems.push("the window scrolls sideways");
  for (const at of root.querySelectorAll("*"))
    if (SCROLLS.includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1 && visible(at))
      problems.push(`scrolls sideways: ${name(at)}`);
  if (finger)
    for (const one of root.querySelectorAll("a[href], button, input, select, textarea, summary, [role=tab]")) {
      if (one.disabled || one.closest("[data-card], [popover]")) continue;
      if (!one.checkVisibility({visibilityProperty: true})) continue;
      const style = getComputedStyle(one);
      if (one.localName === "a" && style.display === "inline") continue;
      const target = (one.matches("input, select") && one.closest("label")) || one;
      const box = target.getBoundingClientRect();
      const around = getComputedStyle(target, "::after"); // may enlarge the target
      const reach = (side) => Math.max(box[side], around.position === "absolute" ? parseFloat(around[side]) || 0 : 0);
      const [wide, high] = [reach("width"), reach("height")];
      if (wide < finger - 0.5 || high < finger - 0.5)
        problems.push(`${Math.round(wide)} × ${Math.round(high)} is small for a finger: ${name(target)}`);
    }
  return [...new Set(problems)];
}"""


def wait_for_layout(page: Page) -> None:
    """Wait until the fonts are loaded and the layout is drawn."""
    page.evaluate(_SETTLED)


def layout_problems(page: Page, size: ViewportSize) -> list[str]:
    """Return the layout problems of a page in its current state, on a screen of this size."""
    wait_for_layout(page)
    finger = MIN_TARGET_PX if size["width"] < 720 else 0
    found: list[str] = page.evaluate(_FITS, [size["width"], finger, SHORTENED, UNSEEN])
    return found
