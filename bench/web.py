"""The web client in figures, in a real Chromium on this machine: `python bench/web.py [--json FILE]`.

What the table page weighs; how soon it is drawn with the processor slowed down four times; how long after the server's
answer a move is on the screen; and how smoothly cards move at a table of four, with the tasks that block for long.
"""

import argparse
import gzip
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

DESKTOP: Final = {"width": 1440, "height": 900}
SLOWDOWN: Final = 4
ACTIONS: Final = 40
PATIENCE: Final = 120

# Runs before the page's own scripts: notes answers as they arrive, what is drawn after them, frames and long tasks.
WATCH: Final = """
window.watched = {answers: [], echoes: [], frames: [], long: []};
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...words) {
    super(...words);
    super.addEventListener("message", ({data}) => {
      if (!data.startsWith('{"type":"event"') || !/"id":"[^"]*"}$/.test(data)) return;
      const heard = performance.now();
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => window.watched.echoes.push(performance.now() - heard)));
      });
      observer.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
    });
  }
};
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.watched.long.push([task.startTime, task.duration]);
}).observe({type: "longtask", buffered: true});
let before = performance.now();
const frame = (now) => { window.watched.frames.push(now - before); before = now; requestAnimationFrame(frame); };
requestAnimationFrame(frame);
"""


def main() -> None:
    """Measure, print, and keep what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, address = start(Path(folder))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
                found = {
                    **weight(browser, address),
                    "first_render_s": first_render(browser, address),
                    **playing(browser, address),
                }
                browser.close()
        finally:
            server.terminate()
            server.wait(PATIENCE)
    for name, value in found.items():
        print(f"{name:32} {value}")
    if options.json:
        options.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


def start(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    """A server of this machine, on a free port."""
    log = folder / "log"
    with log.open("wb") as errors:
        server = subprocess.Popen(
            [sys.executable, "-m", "civ", "serve", "--no-browser", "--port", "0", "--data", str(folder / "data")],
            stdout=subprocess.DEVNULL,
            stderr=errors,
        )
    end = time.monotonic() + PATIENCE
    while " port=" not in (told := log.read_text(encoding="utf-8")):
        if time.monotonic() > end or server.poll() is not None:
            raise SystemExit(told)
        time.sleep(0.1)
    return server, f"http://127.0.0.1:{told.split(' port=')[1].split()[0]}"


def opened(page: Page, players: int, *, pace: float) -> str:
    """A new table against bots, and its address."""
    settings = {"rules": {"players": players}, "seats": ["me", *["adept"] * (players - 1)], "pace": pace}
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


def visited(browser: Browser, address: str) -> Page:
    page = browser.new_context(viewport=DESKTOP, base_url=address).new_page()  # type: ignore[arg-type]
    page.goto("/health")
    return page


def weight(browser: Browser, address: str) -> dict[str, int]:
    """Bytes of JavaScript, gzipped, that a first visit to the table page loads; and of everything else."""
    page, scripts, rest = visited(browser, address), 0, 0
    table = opened(page, 4, pace=30)
    bodies: list[tuple[bool, bytes]] = []
    page.on("response", lambda answer: bodies.append((".js" in answer.url, answer.body())) if answer.ok else None)
    page.goto(table)
    page.wait_for_load_state("networkidle")
    for script, body in bodies:
        size = len(gzip.compress(body, 9))
        scripts, rest = (scripts + size, rest) if script else (scripts, rest + size)
    page.context.close()
    return {"javascript_gzip_bytes": scripts, "other_gzip_bytes": rest}


def first_render(browser: Browser, address: str) -> dict[str, float]:
    """Seconds to the first thing drawn and to the hand on the table, on a processor slowed down."""
    first, hand = [], []
    for _ in range(5):
        page = visited(browser, address)
        table = opened(page, 4, pace=30)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        page.goto(table, wait_until="commit")
        page.wait_for_selector("[data-card]", timeout=PATIENCE * 1000)
        hand.append(page.evaluate("performance.now()") / 1000)
        paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
        page.wait_for_function(paint)
        first.append(page.evaluate(paint) / 1000)
        page.context.close()
    return {"first": round(statistics.median(first), 3), "cards": round(statistics.median(hand), 3)}


def playing(browser: Browser, address: str) -> dict[str, Any]:
    """Echoes, frames and long tasks while a game of four goes on."""
    page = visited(browser, address)
    table = opened(page, 4, pace=0.4)
    page.add_init_script(WATCH)
    page.goto(table)
    page.wait_for_selector("[data-card]")
    page.wait_for_timeout(3000)
    page.evaluate("window.watched.frames.length = window.watched.long.length = 0")
    end = time.monotonic() + PATIENCE
    while page.evaluate("window.watched.echoes.length") < ACTIONS and time.monotonic() < end:
        act(page)
        page.wait_for_timeout(60)
    watched = page.evaluate("window.watched")
    page.context.close()
    echoes, frames, long = sorted(watched["echoes"]), watched["frames"], [task[1] for task in watched["long"]]
    return {
        "echoes": len(echoes),
        "echo_median_ms": round(statistics.median(echoes), 1),
        "echo_worst_ms": round(echoes[-1], 1),
        "frames_per_second": round(1000 * len(frames) / sum(frames), 1),
        "frames_on_time": round(sum(frame < 25 for frame in frames) / len(frames), 3),
        "long_tasks": len(long),
        "longest_task_ms": round(max(long, default=0), 1),
    }


def act(page: Page) -> None:
    """Do the next thing that is lit, as a person would."""
    for wanted in (".prompt .button.main:not([aria-disabled])", ".hand .open:not([aria-pressed=true])", "[data-open]"):
        lit = page.locator(wanted).first
        if lit.count():
            lit.click(timeout=2000, force=True)
            return


if __name__ == "__main__":
    main()
