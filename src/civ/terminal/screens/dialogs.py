"""The screens that cover a table: the cover between two people, a page to read, the chat, the result."""

from collections.abc import Callable, Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from civ.i18n.texts import text
from civ.tables.commands import MAX_LINE_LENGTH
from civ.terminal.drawing.palette import GOLD, INK, MUTED
from civ.terminal.screens.action_keys import key_pressed
from civ.terminal.screens.widgets import KeyBindings, key_bindings_line


class CoverScreen(Screen[None]):
    """Covers the table until the next person presses Enter."""

    def __init__(self, seat: int, language: str, leave: Callable[[], None]) -> None:
        super().__init__()
        self._seat, self._language, self._leave = seat, language, leave

    def compose(self) -> ComposeResult:
        """Show whose turn it is, and nothing else."""
        words = Text.styled(text("table-seat", self._language, seat=self._seat), f"bold {GOLD}", justify="center")
        words.append(f"\n\n{text('cover-enter', self._language)}", INK)
        words.append(f"\n\n{text('cover-quit', self._language)}", MUTED)
        with Vertical(id="cover"):
            yield Static(words)

    def on_key(self, event: events.Key) -> None:
        """Uncover the table on Enter, leave on q."""
        if event.key == "enter":
            event.stop()
            self.dismiss(None)
        elif key_pressed(event.character or "") == "q":
            event.stop()
            self._leave()


class PageDialog(ModalScreen[None]):
    """A page to read; the arrows scroll, any other key closes it."""

    def __init__(self, title: str, lines: Sequence[Text], language: str, *, at_end: bool = False) -> None:
        super().__init__()
        self._title, self._lines, self._language, self._at_end = title, lines, language, at_end

    def compose(self) -> ComposeResult:
        """Lay out the page in a frame."""
        with Vertical(classes="frame") as frame:
            frame.border_title = self._title
            frame.border_subtitle = text("page-close", self._language)
            with VerticalScroll(id="page"):
                yield Static(Text("\n").join(self._lines))

    def on_mount(self) -> None:
        """Scroll to the end if the page begins there."""
        page = self.query_one("#page", VerticalScroll)
        page.focus()
        if self._at_end:
            page.scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        """Close the page, unless the key scrolls it."""
        if event.key not in ("up", "down", "pageup", "pagedown", "home", "end"):
            event.stop()
            self.dismiss(None)


class ResultDialog(ModalScreen[str]):
    """The result of a game. The dialog returns the key that was pressed."""

    def __init__(self, sentences: Sequence[str], note: str, bindings: KeyBindings, language: str) -> None:
        super().__init__()
        self._sentences, self._note, self._key_bindings, self._language = sentences, note, bindings, language

    def compose(self) -> ComposeResult:
        """Lay out the result, the note and the key bindings."""
        words = Text.styled("\n".join(self._sentences), f"bold {GOLD}", justify="center")
        words.append(f"\n\n{self._note}", MUTED)
        with Vertical(classes="frame end") as frame:
            frame.border_title = text("end-title", self._language)
            yield Static(words)
            yield Static(key_bindings_line(self._key_bindings, self._language), id="end-keys")

    def on_key(self, event: events.Key) -> None:
        """Close the dialog on one of its keys, or on Escape."""
        key = "escape" if event.key == "escape" else key_pressed(event.character or "")
        if key == "escape" or any(key == one for one, _ in self._key_bindings):
            event.stop()
            self.dismiss(key)


class ChatDialog(ModalScreen[str]):
    """An input for a chat line. The dialog returns the line: a message, or a command after a slash."""

    def __init__(self, phrases: Sequence[str], commands: str, language: str) -> None:
        super().__init__()
        self._phrases, self._commands, self._language = phrases, commands, language

    def compose(self) -> ComposeResult:
        """Lay out the set phrases by their numbers, the commands, and the input."""
        phrases = [
            Text.styled(f"/{number:<3}", f"bold {GOLD}").append(words, INK)
            for number, words in enumerate(self._phrases, start=1)
        ]
        with Vertical(classes="frame chat") as frame:
            frame.border_title = text("join-talk", self._language)
            frame.border_subtitle = text("talk-close", self._language)
            yield Static(Text("\n").join(phrases))
            yield Static(Text(self._commands, MUTED), id="chat-commands")
            yield Input(placeholder=text("talk-write", self._language), max_length=MAX_LINE_LENGTH, compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Send the line on Enter."""
        self.dismiss(event.value.strip())

    def on_key(self, event: events.Key) -> None:
        """Send nothing on Escape."""
        if event.key == "escape":
            event.stop()
            self.dismiss("")
