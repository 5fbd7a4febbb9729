"""The screens that lie over a table: the cover between two people, pages to read, a line to write, the end."""

from collections.abc import Callable, Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from civ.i18n.texts import text
from civ.terminal.drawing.palette import GOLD, INK, MUTED
from civ.terminal.screens.options import key_pressed
from civ.terminal.screens.widgets import keys_line

LONGEST = 200  # characters that can be said at once


class Cover(Screen[None]):
    """Nothing of the table is to be seen until the next person presses Enter."""

    def __init__(self, seat: int, language: str, leave: Callable[[], None]) -> None:
        super().__init__()
        self._seat, self._language, self._leave = seat, language, leave

    def compose(self) -> ComposeResult:
        """Whose turn it is, and no more."""
        words = Text.styled(text("table-seat", self._language, seat=self._seat), f"bold {GOLD}", justify="center")
        words.append(f"\n\n{text('cover-enter', self._language)}", INK)
        words.append(f"\n\n{text('cover-quit', self._language)}", MUTED)
        with Vertical(id="cover"):
            yield Static(words)

    def on_key(self, event: events.Key) -> None:
        """Enter uncovers; q leaves."""
        if event.key == "enter":
            event.stop()
            self.dismiss(None)
        elif key_pressed(event.character or "") == "q":
            event.stop()
            self._leave()


class Page(ModalScreen[None]):
    """Something to read over the table; the arrows scroll, any other key closes it."""

    def __init__(self, title: str, lines: Sequence[Text], language: str, *, at_end: bool = False) -> None:
        super().__init__()
        self._title, self._lines, self._language, self._at_end = title, lines, language, at_end

    def compose(self) -> ComposeResult:
        """A frame with the text in it."""
        with Vertical(classes="frame") as frame:
            frame.border_title = self._title
            frame.border_subtitle = text("page-close", self._language)
            with VerticalScroll(id="page"):
                yield Static(Text("\n").join(self._lines))

    def on_mount(self) -> None:
        """Begin where the news is."""
        page = self.query_one("#page", VerticalScroll)
        page.focus()
        if self._at_end:
            page.scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        """Scroll or close."""
        if event.key not in ("up", "down", "pageup", "pagedown", "home", "end"):
            event.stop()
            self.dismiss(None)


class End(ModalScreen[str]):
    """Who won and why, and what to do next."""

    def __init__(self, sentences: Sequence[str], note: str, keys: Sequence[tuple[str, str]], language: str) -> None:
        super().__init__()
        self._sentences, self._note, self._keys, self._language = sentences, note, keys, language

    def compose(self) -> ComposeResult:
        """The result, where to find the game, and the keys."""
        words = Text.styled("\n".join(self._sentences), f"bold {GOLD}", justify="center")
        words.append(f"\n\n{self._note}", MUTED)
        with Vertical(classes="frame end") as frame:
            frame.border_title = text("end-title", self._language)
            yield Static(words)
            yield Static(keys_line(self._keys, self._language), id="end-keys")

    def on_key(self, event: events.Key) -> None:
        """One of the keys; Escape leads back to the table."""
        key = "escape" if event.key == "escape" else key_pressed(event.character or "")
        if key == "escape" or any(key == one for one, _ in self._keys):
            event.stop()
            self.dismiss(key)


class Talk(ModalScreen[str]):
    """A line to write: what is said to the table, or a word after a stroke."""

    def __init__(self, phrases: Sequence[str], words: str, language: str) -> None:
        super().__init__()
        self._phrases, self._words, self._language = phrases, words, language

    def compose(self) -> ComposeResult:
        """The set phrases by their numbers, what else can be written, and the line."""
        phrases = [
            Text.styled(f"/{number:<3}", f"bold {GOLD}").append(words, INK)
            for number, words in enumerate(self._phrases, start=1)
        ]
        with Vertical(classes="frame talk") as frame:
            frame.border_title = text("join-talk", self._language)
            frame.border_subtitle = text("talk-close", self._language)
            yield Static(Text("\n").join(phrases))
            yield Static(Text(self._words, MUTED), id="talk-words")
            yield Input(placeholder=text("join-text", self._language), max_length=LONGEST, compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter."""
        self.dismiss(event.value.strip())

    def on_key(self, event: events.Key) -> None:
        """Escape says nothing."""
        if event.key == "escape":
            event.stop()
            self.dismiss("")
