"""The app's icons as PNG, drawn from web/public/icon.svg by Chromium: `python -m tests.web.icons`."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[2] / "web" / "public"
# A maskable icon fills its square, because the system cuts it to a shape of its own.
ICONS = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-maskable.png": (512, True)}


def main() -> int:
    """Draw them all."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not program:
        print("there is no Chromium on this machine: apt-get install chromium", file=sys.stderr)
        return 1
    picture = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, (size, maskable) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{picture}")
            if maskable:
                page.eval_on_selector("rect", "rect => rect.removeAttribute('rx')")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
