"""The links, tags and attributes of a page."""

from html.parser import HTMLParser


class HtmlReader(HTMLParser):
    """Collects the links, tags and attributes of an HTML text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        self.tags.add(tag)
        self.attributes |= set(found)
        if tag == "a":
            self.links.append(found["href"] or "")
