"""HTML as a tree of calls. Strings are escaped and markup has a type of its own, so user input cannot become a tag."""

from collections.abc import Iterable
from html import escape
from typing import Final

_VOID_ELEMENTS: Final = ("input", "meta", "link", "br")


class Html(str):
    """Markup that is used as it is; every other string is escaped."""

    __slots__ = ()


Child = str | None | Iterable["Child"]
Attribute = str | int | bool | None


def el(tag: str, /, *children: Child, **attributes: Attribute) -> Html:
    """Return an element.

    `class_` becomes `class` and `aria_label` becomes `aria-label`; an attribute that is False or None is left out.
    """
    start = f"<{tag}{''.join(_attribute(*pair) for pair in attributes.items())}>"
    return Html(start if tag in _VOID_ELEMENTS else f"{start}{joined(children)}</{tag}>")


def joined(children: Child) -> Html:
    """Return the markup of the children in order."""
    if children is None:
        return Html("")
    if isinstance(children, Html):
        return children
    if isinstance(children, str):
        return Html(escape(children))
    return Html("".join(joined(child) for child in children))


def _attribute(name: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    key = name.rstrip("_").replace("_", "-")
    return f" {key}" if value is True else f' {key}="{escape(str(value))}"'
