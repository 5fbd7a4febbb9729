"""A browser without script: it reads pages, fills in their forms and presses their buttons."""

import time
from collections.abc import Callable
from html.parser import HTMLParser
from typing import Any, ClassVar

import httpx

from tests.server.processes import PATIENCE, Running, until

TOO_MANY = 429


class Form:
    """A form as a person finds it: what its fields hold, and its buttons."""

    def __init__(self, action: str) -> None:
        self.action = action
        self.fields: dict[str, str] = {}
        self.buttons: list[dict[str, str]] = []
        self.choices: dict[str, list[str]] = {}


class Reader(HTMLParser):
    """Reads the forms, links and tags of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.classes: list[str] = []
        self._form: Form | None = None
        self._select = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found: Any = {name: "" if value is None else value for name, value in attributes}
        self.tags.add(tag)
        self.attributes |= set(found)
        self.classes.append(found.get("class", ""))
        if tag == "a":
            self.links.append(found["href"])
        elif tag == "form":
            self._form = Form(found["action"])
            self.forms.append(self._form)
        elif self._form is not None:
            self._field(self._form, tag, found)

    def _field(self, form: Form, tag: str, found: dict[str, str]) -> None:
        if tag == "button":
            form.buttons.append(found)
        elif tag == "input" and (found["type"] != "checkbox" or "checked" in found):
            form.fields[found["name"]] = found.get("value", "")
        elif tag == "select":
            self._select = found["name"]
            form.choices[self._select] = []
        elif tag == "option":
            form.choices[self._select].append(found["value"])
            if "selected" in found or self._select not in form.fields:
                form.fields[self._select] = found["value"]

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = None


class Browser:
    """One person's browser."""

    opened: ClassVar[list["Browser"]] = []

    def __init__(self, server: Running, language: str = "en") -> None:
        self.client = httpx.Client(
            base_url=server.url,
            timeout=PATIENCE,
            trust_env=False,
            follow_redirects=True,
            headers={"Accept-Language": language, "Origin": server.url},
        )
        self.html, self.status, self.path = "", 0, ""
        self.opened.append(self)

    def open(self, path: str) -> "Browser":
        return self._saw(self.client.get(path))

    def _saw(self, answer: httpx.Response) -> "Browser":
        self.html, self.status, self.path = answer.text, answer.status_code, answer.url.path
        assert answer.headers["content-type"] == "text/html; charset=utf-8", answer.text
        return self

    def post(self, path: str, body: bytes) -> "Browser":
        """Send a form that no page has."""
        return self._saw(self.client.post(path, content=body))

    @classmethod
    def close_all(cls) -> None:
        while cls.opened:
            cls.opened.pop().client.close()

    @property
    def read(self) -> Reader:
        return Reader(self.html)

    def form(self, action: str = "", **fields: str) -> Form:
        """The form with that address and those fields."""
        for form in self.read.forms:
            if form.action == (action or form.action) and fields.items() <= form.fields.items():
                return form
        raise AssertionError(f"no form {action} {fields} in {self.html}")

    def send(self, form: Form, button: dict[str, str] | None = None, /, **filled: str) -> "Browser":
        """Fill in a form and press a button of it, its first one unless told otherwise."""
        pressed = form.buttons[0] if button is None else button
        named = {pressed["name"]: pressed["value"]} if "name" in pressed else {}
        fields = {**form.fields, **filled, **named}
        answer = self.client.post(form.action, data=fields)
        while answer.status_code == TOO_MANY:  # guests, for one address: tests are in more of a hurry than people
            time.sleep(int(answer.headers["retry-after"]))
            answer = self.client.post(form.action, data=fields)
        return self._saw(answer)

    def command(self, do: str, **filled: str) -> "Browser":
        """Send the form of a command."""
        return self.send(self.form(do=do), **filled)

    @property
    def open_actions(self) -> list[dict[str, str]]:
        """The buttons of the actions that are open."""
        forms = [form for form in self.read.forms if form.fields.get("do") == "act"]
        return [button for form in forms for button in form.buttons]

    def act(self, choose: Callable[[list[dict[str, str]]], dict[str, str]]) -> "Browser":
        return self.send(self.form(do="act"), choose(self.open_actions))

    def wait(self, is_so: Callable[["Browser"], Any], path: str = "") -> "Browser":
        """Look again and again, as the page itself does, until something is so."""
        until(lambda: is_so(self.open(path or self.path)))
        return self
