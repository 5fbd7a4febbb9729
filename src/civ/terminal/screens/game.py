"""The screen of a local game: keys become actions, bots choose in threads, and every change is drawn."""

import threading
import time
from collections.abc import Callable
from typing import Final

from rich.text import Text
from textual.message import Message
from textual.widgets import Static

from civ.bots import Choice
from civ.errors import IllegalAction
from civ.game.notation import Action
from civ.game.views import View
from civ.i18n.texts import text
from civ.narration.prompts import prompt
from civ.narration.results import result_sentences
from civ.terminal.drawing.palette import GOLD, INK, MUTED
from civ.terminal.screens.action_keys import ActionOption, action_options
from civ.terminal.screens.board import BoardContent
from civ.terminal.screens.dialogs import CoverScreen, ResultDialog
from civ.terminal.screens.pages import obstacles_page
from civ.terminal.screens.playable_board import PlayableBoard
from civ.terminal.screens.widgets import KeyBindings, key_bindings_line
from civ.terminal.session.seats import seat_name
from civ.terminal.session.session import BotTask, Session

GAME_KEYS: Final = (
    ("u", "key-undo"), ("l", "key-log"), ("v", "key-look"), ("w", "key-why"), ("h", "key-help"), ("q", "key-quit"),
)  # fmt: skip
_BOT_TURN_KEYS: Final = (("Space", "key-hurry"), *GAME_KEYS)
_GAME_OVER_KEYS: Final = (
    ("a", "key-again"), ("u", "key-undo"), ("l", "key-log"), ("v", "key-look"), ("q", "key-quit"),
)  # fmt: skip
_RESULT_KEYS: Final = (("a", "key-again"), ("Esc", "key-table"), ("u", "key-undo"), ("q", "key-quit"))
_SPINNER: Final = "◐◓◑◒"
_SPIN_INTERVAL_S: Final = 0.25
_PAUSE_CHECK_S: Final = 0.1  # how often a waiting choice looks whether the player hurries


class BotTaskDone(Message):
    """A bot has chosen, or failed. The choice is not to be played before `earliest`, a monotonic time."""

    def __init__(self, task: BotTask, outcome: Choice | Exception, earliest: float) -> None:
        super().__init__()
        self.task, self.outcome, self.earliest = task, outcome, earliest


class GameScreen(PlayableBoard):
    """A session on the screen."""

    def __init__(
        self,
        session: Session,
        language: str,
        pace: float,
        rematch: Callable[[], None],
        fail: Callable[[Exception], None],
    ) -> None:
        """Show a session; bots pause `pace` seconds between actions. `fail` gets an error that ends the game."""
        super().__init__(language)
        self.session, self.pace = session, pace
        self._rematch, self._fail = rematch, fail
        self._bot_is_choosing = False  # one task at a time: a bot gets the next one only when it has chosen
        self._hurrying = False
        self._spins = 0

    def on_mount(self) -> None:
        """Start the game."""
        self.set_interval(_SPIN_INTERVAL_S, self._spin)
        self.advance()

    # --- Contents ---

    def content(self) -> BoardContent:
        """Return the session as its viewer may see it."""
        session, language, view = self.session, self.language, self.session.view()
        options = self.options()
        bindings = _GAME_OVER_KEYS if view.over else GAME_KEYS if session.person_to_move else _BOT_TURN_KEYS
        return BoardContent(
            view,
            self.seat_name,
            session.entries,
            options,
            self._prompt(view),
            self.hint(view, options),
            key_bindings_line(bindings, language),
            text("table-unsaved", language, reason=session.save_error) if session.save_error else "",
        )

    @property
    def viewer(self) -> int | None:
        """The person in front of the screen."""
        return self.session.viewer

    @property
    def bindings(self) -> KeyBindings:
        """The key bindings during a person's turn."""
        return GAME_KEYS

    def seat_name(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        return seat_name(self.session.players[seat - 1], self.language, own=seat == self.session.viewer)

    def options(self) -> list[ActionOption]:
        """Return the open actions of the person in front of the screen."""
        session = self.session
        if not session.person_to_move or session.needs_cover:
            return []
        return action_options(session.view(), session.game.legal, self.language)

    def _prompt(self, view: View) -> Text:
        seat = text("table-seat", self.language, seat=view.turn)
        if view.over:
            return Text(" " + " ".join(result_sentences(view, view.points, self.language)), f"bold {GOLD}")
        if self.session.person_to_move:
            who = text("table-your-turn", self.language) if len(self.session.people) == 1 else seat
            line = Text.styled(f" ► {who}  ", f"bold {GOLD}")
            return line.append(prompt(view, *self.session.choice_count, self.language), f"bold {INK}")
        thinks = text("table-thinks", self.language, seat=view.turn, name=self.seat_name(view.turn))
        return Text(f" {_SPINNER[self._spins % len(_SPINNER)]} {thinks}", MUTED)

    def _spin(self) -> None:
        if self._bot_is_choosing and not self.session.game.over and not self.session.person_to_move:
            self._spins += 1
            self.query_one("#prompt", Static).update(self._prompt(self.session.view()))

    # --- What happens next ---

    def advance(self) -> None:
        """Draw the table; then wait for the person, cover the screen, let a bot choose, or show the result."""
        session = self.session
        self.cursor, self.message = 0, ""
        if session.person_to_move:
            self._hurrying = False
        self.draw()
        if session.game.over:
            view = session.view()
            sentences = result_sentences(view, view.points, self.language)
            record = text("end-record", self.language, file=str(session.file))
            self.app.push_screen(ResultDialog(sentences, record, _RESULT_KEYS, self.language), self.after_result)
        elif session.needs_cover:
            self.app.push_screen(CoverScreen(session.game.seat, self.language, self.app.exit), self._after_cover)
        elif not session.person_to_move:
            self._start_bot()

    def _after_cover(self, _: None) -> None:
        self.session.uncover()
        self.draw()

    def _start_bot(self) -> None:
        if self._bot_is_choosing:
            return  # the choice for an older position is still awaited
        self._bot_is_choosing = True
        task, earliest = self.session.bot_task(), time.monotonic() + self.pace

        def choose() -> None:
            outcome: Choice | Exception
            try:
                outcome = task.choose()
            except Exception as error:
                outcome = error
            self.post_message(BotTaskDone(task, outcome, earliest))

        # Not a worker of the app: the app would wait for it when it exits.
        threading.Thread(target=choose, daemon=True).start()

    def on_bot_task_done(self, message: BotTaskDone) -> None:
        """Play the bot's choice, after a pause in which people can follow."""
        wait = message.earliest - time.monotonic()
        if wait > 0 and not self._hurrying:
            self.set_timer(min(wait, _PAUSE_CHECK_S), lambda: self.on_bot_task_done(message))
            return
        self._bot_is_choosing = False
        if isinstance(message.outcome, Exception):
            self._fail(message.outcome)
        elif self.session.apply_choice(message.task, message.outcome):
            self.advance()
        elif not self.session.game.over and not self.session.person_to_move:
            self._start_bot()  # an action was taken back meanwhile

    # --- Commands ---

    def play(self, action: Action) -> None:
        """Play an action of the person to move, or show why it is not possible."""
        try:
            self.session.play(action)
        except IllegalAction as error:
            self.show_message(error.message(self.language))
        else:
            self.advance()

    def run_command(self, key: str) -> None:
        """Run the command of a key: rematch, take back, why not, hurry, or a command of every board."""
        if key == "a" and self.session.game.over:
            self._rematch()
        elif key == "u":
            self._undo()
        elif key == "w" and self.session.person_to_move:
            self.open_page("key-why", obstacles_page(self.session.view(), self.session.game.why_not, self.language))
        elif key == " ":
            self._hurrying = True
        else:
            super().run_command(key)

    def _undo(self) -> None:
        try:
            self.session.undo()
        except IllegalAction as error:
            self.show_message(error.message(self.language))
        else:
            self.advance()
