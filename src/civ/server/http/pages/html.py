"""HTML as a tree of calls. Words are escaped, markup is a type of its own: what people write never becomes a tag."""

from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

_EMPTY: Final = ("input", "meta", "link", "br")


class Html(str):
    """Markup; every other string is words."""

    __slots__ = ()


Child = str | None | Iterable["Child"]
Attribute = str | int | bool | None


def el(tag: str, /, *children: Child, **attributes: Attribute) -> Html:
    """An element. `class_` is class, `aria_label` is aria-label; False and None leave an attribute out."""
    start = f"<{tag}{''.join(_attribute(*pair) for pair in attributes.items())}>"
    return Html(start if tag in _EMPTY else f"{start}{joined(children)}</{tag}>")


def joined(children: Child) -> Html:
    """Children one after the other."""
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
    word = name.rstrip("_").replace("_", "-")
    return f" {word}" if value is True else f' {word}="{escape(str(value))}"'


# --- Forms ---


def form(path: str, hidden: Mapping[str, str | int | None], *children: Child, **attributes: Attribute) -> Html:
    """A form that is posted, with fields that nobody sees."""
    fields = [el("input", type="hidden", name=name, value=value) for name, value in hidden.items() if value is not None]
    return el("form", fields, *children, method="post", action=path, **attributes)


def button(*children: Child, **attributes: Attribute) -> Html:
    """A button that sends its form."""
    return el("button", *children, type="submit", **attributes)


def choice(label: str, name: str, options: Mapping[str, str], chosen: str = "") -> Html:
    """A list to choose from: the words of each value."""
    rows = [el("option", words, value=value, selected=value == chosen) for value, words in options.items()]
    return el("label", el("span", label), el("select", rows, name=name))


def check(label: str, name: str, *, checked: bool) -> Html:
    """A box to tick."""
    box = el("input", type="checkbox", name=name, value="true", checked=checked)
    return el("label", box, " ", el("span", label), class_="check")


def entry(label: str, name: str, *, longest: int, value: str = "", **attributes: Attribute) -> Html:
    """A line to write in."""
    line = el("input", type="text", name=name, value=value, maxlength=longest, autocomplete="off", **attributes)
    return el("label", el("span", label), line)
