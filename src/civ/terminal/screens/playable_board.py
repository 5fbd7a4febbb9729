"""A board with actions to choose by keys, in a local game or at a table of a server."""

from typing import Final

from rich.text import Text
from textual import events

from civ.engine.rules.actions import CARD
from civ.game.notation import ACTIONS, Action
from civ.game.views import View
from civ.i18n.texts import text
from civ.narration.effects import action_description
from civ.terminal.drawing.palette import GOLD, MUTED
from civ.terminal.screens.action_keys import ActionOption, domain_of_key, key_pressed
from civ.terminal.screens.board import Board
from civ.terminal.screens.dialogs import PageDialog
from civ.terminal.screens.pages import help_page, log_page, table_page
from civ.terminal.screens.widgets import KeyBindings

_CURSOR_MOVES: Final = {"left": -1, "up": -1, "shift+tab": -1, "right": 1, "down": 1, "tab": 1}


class PlayableBoard(Board):
    """A board with open actions. A subclass provides and plays them, at once or later.

    `message` answers the last key and is shown until the next one.
    """

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.message = ""

    def options(self) -> list[ActionOption]:
        """Return the player's open actions."""
        raise NotImplementedError

    def play(self, action: Action) -> None:
        """Play an action, or show why it is not possible."""
        raise NotImplementedError

    @property
    def bindings(self) -> KeyBindings:
        """The key bindings of the screen, for its last line and for help."""
        raise NotImplementedError

    def hint(self, view: View, options: list[ActionOption]) -> Text:
        """Draw the line above the options: the message, or a description of the marked option."""
        if self.message:
            return Text(f" {self.message}", f"bold {GOLD}")
        words = action_description(options[self.cursor].action, view, self.language) if options else ""
        return Text(f" {words}", f"italic {MUTED}")

    def show_message(self, words: str) -> None:
        """Show a message, or none."""
        self.message = words
        self.draw()

    # --- Keys ---

    def on_key(self, event: events.Key) -> None:
        """Move the cursor, choose an option, or run a command of the screen."""
        options = self.options()
        if event.key in _CURSOR_MOVES:
            event.stop()
            event.prevent_default()
            if options:
                self.cursor = (self.cursor + _CURSOR_MOVES[event.key]) % len(options)
            self.show_message("")
        elif event.key == "enter" and options:
            event.stop()
            self.play(options[self.cursor].action)
        elif event.character:
            event.stop()
            self._press(key_pressed(event.character), options)

    def _press(self, key: str, options: list[ActionOption]) -> None:
        by_key = {option.key: option.action for option in options}
        domain = domain_of_key(key)
        if key in by_key:
            self.play(by_key[key])
        elif domain is not None and options and options[0].action.kind == CARD:
            self.play(ACTIONS[domain])  # not open: the engine says why
        else:
            self.run_command(key)

    def run_command(self, key: str) -> None:
        """Run the command of a key: leave, or open a page. Other keys do nothing."""
        if key == "q":
            self.app.exit()
        elif key == "l":
            content = self.content()
            lines = log_page(content.log, self.viewer, self.language, over=content.view.over)
            self.open_page("key-log", lines, at_end=True)
        elif key == "v":
            self.open_page("key-look", table_page(self.content().view, self.content().names, self.language))
        elif key in ("h", "?"):
            self.open_page("key-help", help_page(self.content().view, self.bindings, self.language))

    def after_result(self, key: str | None) -> None:
        """Run the command of the key that closed the result; Escape only closes it."""
        if key is not None and key != "escape":
            self.run_command(key)

    def open_page(self, title: str, lines: list[Text], *, at_end: bool = False) -> None:
        """Open a page over the table; `title` is the key of its title."""
        self.app.push_screen(PageDialog(text(title, self.language), lines, self.language, at_end=at_end))
