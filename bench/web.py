"""Measure the web client in Chromium on this machine: `python bench/web.py [--seconds 90] [--json FILE]`.

It measures the size of the table page; how soon the page renders with the CPU throttled four times; and, during an
animated game of four: how soon after the server's response an own action is on the screen, the frame rate while cards
fly, and the tasks that block the page for longer than 50 ms. One seat is played through the page by clicking on
highlighted elements; the others are bots at their default pace. Loading the page does not count as play.
"""

import argparse
import gzip
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

DESKTOP: Final = {"width": 1440, "height": 900}
BROWSER: Final = shutil.which("chromium") or shutil.which("chromium-headless-shell")
CPU_THROTTLING: Final = 4
VISITS: Final = 5
TIMEOUT_S: Final = 120
EFFECT_SHARE: Final = 0.6  # of choices in which an effect is used instead of ending the turn
TRACED: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-v8.cpu_profiler"]
ON_TIME_MS: Final = 25  # a longer frame was shown twice at 60 frames per second

# Runs before the scripts of the page. An own action is on the screen once cards have moved or the prompt has changed
# and the frame is drawn. Only frames with a card in flight at both ends count.
WATCH: Final = """
window.watched = {echoes: [], unseen: 0, frames: [], flown: 0, long: [], messages: 0};
const seen = () => [
  ...Array.from(document.querySelectorAll("[data-place]"), (place) =>
    place.dataset.place + Array.from(place.querySelectorAll("[data-card]"), (card) => card.dataset.card)),
  document.querySelector(".prompt h2")?.textContent,
].join();
const NativeWebSocket = window.WebSocket;
window.WebSocket = class extends NativeWebSocket {
  constructor(...args) {
    super(...args);
    super.addEventListener("message", ({data}) => {
      const {type, id, event} = JSON.parse(data);
      if (type !== "event") return;
      window.watched.messages += 1;
      if (!id || event.kind !== "acted") return;  // with the id of an own command it is the acknowledgement
      const received = performance.now(), before = seen();
      const look = () => {
        const now = performance.now();
        if (seen() !== before) setTimeout(() => window.watched.echoes.push(performance.now() - received));
        else if (now - received > 2000) window.watched.unseen += 1;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }
};
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.watched.long.push([task.startTime, task.duration]);
}).observe({type: "longtask"});
const flying = document.getElementsByClassName("flying");
let before = null, airborne = 0;
const frame = (now) => {
  if (flying.length && before !== null) window.watched.frames.push(now - before);
  if (flying.length > airborne) window.watched.flown += flying.length - airborne;
  airborne = flying.length;
  before = airborne ? now : null;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""

# Where to click next: the highlighted elements, and the last main button or null.
LIT: Final = """() => {
  const dialog = document.querySelector("dialog[open]");
  const open = (one) => one.getClientRects().length && !one.disabled && one.ariaDisabled !== "true";
  const main = [...(dialog ?? document).querySelectorAll(".button.main")].filter(open).at(-1);
  const lit = dialog ? [] : [...document.querySelectorAll("main button[aria-pressed=false]")].filter(open);
  const chosen = !dialog && document.querySelector("main button[aria-pressed=true]");
  const at = (one) => (({x, y, width, height}) => [x + width / 2, y + height / 2])(one.getBoundingClientRect());
  return {lit: lit.map(at), main: main ? at(main) : null, sure: !!dialog || !!chosen};
}"""


def main() -> None:
    """Measure, print the figures, and write them as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=90, help="how long to play")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random clicks")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--trace", type=Path, help="keep a profile, which slows everything down")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        figures = {
            "chromium": browser.version,
            "cores": os.cpu_count(),
            **weight(browser, address),
            **first_render(browser, address),
            **playing(browser, address, options.seconds, random.Random(options.seed), options.trace),
        }
        browser.close()
    for name, value in figures.items():
        print(f"{name:32} {value}")
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Start a server on a free port and yield its address."""
    log = folder / "log"
    arguments = ["serve", "--no-browser", "--port", "0", "--data", str(folder / "data")]
    with log.open("wb") as errors:
        server = subprocess.Popen([sys.executable, "-m", "civ", *arguments], stdout=subprocess.DEVNULL, stderr=errors)
    try:
        end = time.monotonic() + TIMEOUT_S
        while " port=" not in (output := log.read_text(encoding="utf-8")):
            if time.monotonic() > end or server.poll() is not None:
                raise SystemExit(output)
            time.sleep(0.1)
        yield f"http://127.0.0.1:{output.split(' port=')[1].split()[0]}"
    finally:
        server.terminate()
        server.wait(TIMEOUT_S)


def open_table(page: Page, *, pace: float) -> str:
    """Open a table of four against bots and return its address."""
    settings = {"rules": {"players": 4}, "seats": ["me", "adept", "adept", "adept"], "pace": pace}
    return str(
        page.evaluate(
            """async (settings) => {
                const send = (path, body) => fetch(path, {
                    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)});
                await send("/api/guests", {name: "Ann"});
                return "/t/" + (await (await send("/api/tables", {settings, start: true})).json()).code;
            }""",
            settings,
        )
    )


def new_visitor(browser: Browser, address: str) -> Page:
    """Return the page of a visitor with an empty cache."""
    page = browser.new_context(viewport=DESKTOP, base_url=address).new_page()  # type: ignore[arg-type]
    page.goto("/health")
    return page


def weight(browser: Browser, address: str) -> dict[str, int]:
    """Measure the gzipped bytes that a first visit to the table page loads: JavaScript, and everything else."""
    page, scripts, rest = new_visitor(browser, address), 0, 0
    table = open_table(page, pace=30)
    bodies: list[tuple[bool, bytes]] = []
    page.on(
        "response", lambda response: bodies.append((".js" in response.url, response.body())) if response.ok else None
    )
    page.goto(table)
    page.wait_for_load_state("networkidle")
    for script, body in bodies:
        size = len(gzip.compress(body, 9))
        scripts, rest = (scripts + size, rest) if script else (scripts, rest + size)
    page.context.close()
    return {"javascript_gzip_bytes": scripts, "other_gzip_bytes": rest}


def first_render(browser: Browser, address: str) -> dict[str, Any]:
    """Measure the seconds to the first paint and to the cards on the table, with the CPU throttled."""
    first, cards = [], []
    for _ in range(VISITS):
        page = new_visitor(browser, address)
        table = open_table(page, pace=30)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": CPU_THROTTLING})
        page.goto(table, wait_until="commit")
        page.wait_for_selector("[data-card]", timeout=TIMEOUT_S * 1000)
        cards.append(page.evaluate("performance.now()") / 1000)
        paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
        page.wait_for_function(paint)
        first.append(page.evaluate(paint) / 1000)
        page.context.close()
    return {
        "first_paint_s": round(statistics.median(first), 3),
        "cards_s": round(statistics.median(cards), 3),
        "cards_worst_s": round(max(cards), 3),
    }


def playing(
    browser: Browser, address: str, seconds: float, rng: random.Random, trace_file: Path | None
) -> dict[str, Any]:
    """Measure echoes, frames and long tasks during a game of four."""
    page = new_visitor(browser, address)
    table = open_table(page, pace=1)
    page.add_init_script(WATCH)
    page.goto(table)
    page.wait_for_selector("[data-card]")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    page.evaluate("Object.assign(window.watched, {long: [], frames: [], flown: 0, messages: 0})")
    with traced(page, trace_file):
        end = time.monotonic() + seconds
        while time.monotonic() < end and not page.locator(".board.over").count():
            click_next(page, rng)
            page.wait_for_timeout(250)
        watched = page.evaluate("window.watched")
    page.context.close()
    echoes, frames, long = sorted(watched["echoes"]), watched["frames"], [task[1] for task in watched["long"]]
    return {
        "played_s": seconds,
        "events": watched["messages"],
        "cards_flown": watched["flown"],
        "own_actions": len(echoes) + watched["unseen"],
        "echo_median_ms": round(statistics.median(echoes), 1),
        "echo_worst_ms": round(echoes[-1], 1),
        "echo_unseen": watched["unseen"],
        "frames_in_flight": len(frames),
        "frames_per_second": round(1000 * len(frames) / sum(frames), 1),
        "frames_on_time": round(sum(frame < ON_TIME_MS for frame in frames) / len(frames), 4),
        "slowest_frame_ms": round(max(frames), 1),
        "long_tasks": len(long),
        "longest_task_ms": round(max(long, default=0), 1),
    }


def click_next(page: Page, rng: random.Random) -> None:
    """Click a highlighted element or the main button, as a person would."""
    found = page.evaluate(LIT)
    lit, button = found["lit"], found["main"]
    if button and (found["sure"] or not lit or rng.random() > EFFECT_SHARE):
        page.mouse.click(*button)
    elif lit:
        page.mouse.click(*rng.choice(lit))


@contextmanager
def traced(page: Page, trace_file: Path | None) -> Iterator[None]:
    """Write a profile of the page's main thread to a file, if there is one. It slows everything down."""
    if trace_file is None:
        yield
        return
    session: CDPSession = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": TRACED}})
    yield
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(100)
    trace_file.write_text(json.dumps({"traceEvents": events}), encoding="utf-8")


if __name__ == "__main__":
    main()
