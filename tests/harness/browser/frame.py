"""The frame around all pages: the dialog of the user."""

from playwright.sync_api import Page


def enter_name(page: Page, name: str) -> None:
    """Enter a name in the dialog of the user, which stays open."""
    page.get_by_role("button", name="You are").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save", exact=True).click()
