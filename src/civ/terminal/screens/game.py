"""The game on the screen: keys become actions, bots think beside it, and every change is drawn."""

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
from civ.terminal.screens.board import Table
from civ.terminal.screens.dialogs import Cover, End
from civ.terminal.screens.options import Option, options
from civ.terminal.screens.pages import why_page
from civ.terminal.screens.play_keys import Keys, Playing
from civ.terminal.screens.widgets import keys_line
from civ.terminal.session.seating import seat_name
from civ.terminal.session.session import Session, Thought

KEYS: Final = (
    ("u", "key-undo"), ("l", "key-log"), ("v", "key-look"), ("w", "key-why"), ("h", "key-help"), ("q", "key-quit"),
)  # fmt: skip
_WAITING: Final = (("Space", "key-hurry"), *KEYS)
_OVER: Final = (("a", "key-again"), ("u", "key-undo"), ("l", "key-log"), ("v", "key-look"), ("q", "key-quit"))
_END: Final = (("a", "key-again"), ("Esc", "key-table"), ("u", "key-undo"), ("q", "key-quit"))
_SPINNER: Final = "◐◓◑◒"


class Answered(Message):
    """A bot has chosen, or failed."""

    def __init__(self, thought: Thought, outcome: Choice | Exception, earliest: float) -> None:
        super().__init__()
        self.thought, self.outcome, self.earliest = thought, outcome, earliest


class GameScreen(Playing):
    """A session on the screen."""

    def __init__(
        self,
        session: Session,
        language: str,
        pace: float,
        again: Callable[[], None],
        fail: Callable[[Exception], None],
    ) -> None:
        super().__init__(language)
        self.session, self.pace = session, pace
        self._again, self._fail = again, fail
        self._thinking = False  # one thought at a time: a bot is asked again only when it has answered
        self._hurried = False
        self._turns = 0

    def on_mount(self) -> None:
        """Begin."""
        self.set_interval(0.25, self._spin)
        self.advance()

    # --- What is shown ---

    def table(self) -> Table:
        """The session as its viewer may see it."""
        session, language, view = self.session, self.language, self.session.view()
        choices = self.choices()
        return Table(
            view,
            session.forecast,
            self.name_of,
            session.entries,
            choices,
            self._prompt(view),
            self.hint(view, choices),
            keys_line(_OVER if view.over else KEYS if session.asks_person else _WAITING, language),
            text("table-unsaved", language, reason=session.unsaved) if session.unsaved else "",
        )

    @property
    def viewer(self) -> int | None:
        """The person in front of the screen."""
        return self.session.viewer

    @property
    def keys(self) -> Keys:
        """What can be done while one plays."""
        return KEYS

    def name_of(self, seat: int) -> str:
        """What a seat's player is called."""
        return seat_name(self.session.players[seat - 1], self.language, own=seat == self.session.viewer)

    def choices(self) -> list[Option]:
        """What is open to the person in front of the screen."""
        session = self.session
        if not session.asks_person or session.cover_due:
            return []
        return options(session.view(), session.game.legal, self.language)

    def _prompt(self, view: View) -> Text:
        seat = text("table-seat", self.language, seat=view.turn)
        if view.over:
            return Text(" " + " ".join(result_sentences(view, self.session.forecast, self.language)), f"bold {GOLD}")
        if self.session.asks_person:
            who = text("table-your-turn", self.language) if len(self.session.people) == 1 else seat
            line = Text.styled(f" ► {who}  ", f"bold {GOLD}")
            return line.append(prompt(view, *self.session.step_count, self.language), f"bold {INK}")
        thinks = text("table-thinks", self.language, seat=view.turn, name=self.name_of(view.turn))
        return Text(f" {_SPINNER[self._turns % len(_SPINNER)]} {thinks}", MUTED)

    def _spin(self) -> None:
        if self._thinking and not self.session.game.over and not self.session.asks_person:
            self._turns += 1
            self.query_one("#prompt", Static).update(self._prompt(self.session.view()))

    # --- What happens next ---

    def advance(self) -> None:
        """Show the table, then ask a person, cover the screen, let a bot think, or end."""
        session = self.session
        self.cursor, self.message = 0, ""
        if session.asks_person:
            self._hurried = False
        self.draw()
        if session.game.over:
            words = result_sentences(session.view(), session.forecast, self.language)
            record = text("end-record", self.language, file=str(session.file))
            self.app.push_screen(End(words, record, _END, self.language), self._ended)
        elif session.cover_due:
            self.app.push_screen(Cover(session.game.seat, self.language, self.app.exit), self._uncovered)
        elif not session.asks_person:
            self._think()

    def _uncovered(self, _: None) -> None:
        self.session.uncover()
        self.draw()

    def _ended(self, key: str | None) -> None:
        if key is not None and key != "escape":
            self.command(key)

    def _think(self) -> None:
        if self._thinking:
            return  # the answer to an older question is still awaited
        self._thinking = True
        thought, earliest = self.session.thought(), time.monotonic() + self.pace

        def think() -> None:
            outcome: Choice | Exception
            try:
                outcome = thought.choose()
            except Exception as error:
                outcome = error
            self.post_message(Answered(thought, outcome, earliest))

        # Not a worker of the app: it would be waited for when the app ends.
        threading.Thread(target=think, daemon=True).start()

    def on_answered(self, message: Answered) -> None:
        """Wait until people can follow, then play what the bot chose."""
        wait = message.earliest - time.monotonic()
        if wait > 0 and not self._hurried:
            self.set_timer(min(wait, 0.1), lambda: self.on_answered(message))
            return
        self._thinking = False
        if isinstance(message.outcome, Exception):
            self._fail(message.outcome)
        elif self.session.take(message.thought, message.outcome):
            self.advance()
        elif not self.session.game.over and not self.session.asks_person:
            self._think()  # the table has changed since: ask again

    # --- What is asked for ---

    def play(self, action: Action) -> None:
        """An action of the person to move."""
        try:
            self.session.play(action)
        except IllegalAction as error:
            self.say(error.message(self.language))
        else:
            self.advance()

    def command(self, key: str) -> None:
        """Another game, back by one decision, reasons, hurrying; or what any table can."""
        if key == "a" and self.session.game.over:
            self._again()
        elif key == "u":
            self._undo()
        elif key == "w" and self.session.asks_person:
            self.read("key-why", why_page(self.session.view(), self.session.game.why_not, self.language))
        elif key == " ":
            self._hurried = True
        else:
            super().command(key)

    def _undo(self) -> None:
        try:
            self.session.undo()
        except IllegalAction as error:
            self.say(error.message(self.language))
        else:
            self.advance()
