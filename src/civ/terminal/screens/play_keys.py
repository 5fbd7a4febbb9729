"""A table that one plays at by keys: a game kept here, or one of a server.

What derives from it says what to show, and carries out what was chosen; it may answer at once or later.
"""

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual import events

from civ.engine.rules.actions import CARD
from civ.game.notation import ACTIONS, Action
from civ.game.views import View
from civ.i18n.texts import text
from civ.narration.effects import action_description
from civ.terminal.drawing.palette import GOLD, MUTED
from civ.terminal.screens.board import Board
from civ.terminal.screens.dialogs import Page
from civ.terminal.screens.options import Option, domain_of_key, key_pressed
from civ.terminal.screens.pages import help_page, log_page, look_page

Keys = Sequence[tuple[str, str]]
_STEPS: Final = {"left": -1, "up": -1, "shift+tab": -1, "right": 1, "down": 1, "tab": 1}


class Playing(Board):
    """A board with choices. `message` is what there is to say about the last key, until the next one."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.message = ""

    def choices(self) -> list[Option]:
        """What is open to whoever sits here."""
        raise NotImplementedError

    def play(self, action: Action) -> None:
        """Carry out an action, or say why not."""
        raise NotImplementedError

    @property
    def keys(self) -> Keys:
        """The commands of the screen, as help tells them."""
        raise NotImplementedError

    def hint(self, view: View, choices: list[Option]) -> Text:
        """The line above the choices: the message, or what the marked choice does."""
        if self.message:
            return Text(f" {self.message}", f"bold {GOLD}")
        words = action_description(choices[self.cursor].action, view, self.language) if choices else ""
        return Text(f" {words}", f"italic {MUTED}")

    def say(self, words: str) -> None:
        """Show a message."""
        self.message = words
        self.draw()

    # --- Keys ---

    def on_key(self, event: events.Key) -> None:
        """Move among the choices, take one, or do a command."""
        choices = self.choices()
        if event.key in _STEPS:
            event.stop()
            event.prevent_default()
            if choices:
                self.cursor = (self.cursor + _STEPS[event.key]) % len(choices)
            self.say("")
        elif event.key == "enter" and choices:
            event.stop()
            self.play(choices[self.cursor].action)
        elif event.character:
            event.stop()
            self._pressed(key_pressed(event.character), choices)

    def _pressed(self, key: str, choices: list[Option]) -> None:
        by_key = {option.key: option.action for option in choices}
        domain = domain_of_key(key)
        if key in by_key:
            self.play(by_key[key])
        elif domain is not None and choices and choices[0].action.kind == CARD:
            self.play(ACTIONS[domain])  # not open: the engine says why
        else:
            self.command(key)

    def command(self, key: str) -> None:
        """One of the screen's own commands: to leave, or to read something."""
        if key == "q":
            self.app.exit()
        elif key == "l":
            table = self.table()
            lines = log_page(table.log, self.viewer, self.language, over=table.view.over)
            self.read("key-log", lines, at_end=True)
        elif key == "v":
            self.read("key-look", look_page(self.table().view, self.table().names, self.language))
        elif key in ("h", "?"):
            self.read("key-help", help_page(self.table().view, self.keys, self.language))

    def read(self, title: str, lines: list[Text], *, at_end: bool = False) -> None:
        """Lay a page over the table."""
        self.app.push_screen(Page(text(title, self.language), lines, self.language, at_end=at_end))
