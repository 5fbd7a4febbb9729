"""Renders web/public/icon.svg to the app's PNG icons with Chromium: `python -m tests.web.icons`."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.conftest import launch_browser

PUBLIC = Path(__file__).parents[2] / "web" / "public"
# A maskable icon fills its square, because the operating system crops it.
ICONS = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-maskable.png": (512, True)}


def main() -> None:
    """Render all icons."""
    picture = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launch_browser(playwright)
        for name, (size, maskable) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{picture}")
            if maskable:
                page.eval_on_selector("rect", "rect => rect.removeAttribute('rx')")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
