"""The screen of a table of a server: the board of any game, with a lobby, the chat and the other players' moves."""

from typing import Final

from rich.text import Text
from textual.message import Message

from civ.errors import CivError
from civ.game.notation import Action, read_action
from civ.game.views import View
from civ.i18n.texts import text
from civ.narration.table_events import all_phrases
from civ.narration.wording import capitalized
from civ.tables.commands import PersonCommand, PlayAction, SendChat, SetReady, StartGame, TakeBack
from civ.terminal.drawing.palette import GOLD, INK, MUTED
from civ.terminal.online.lobby import lobby_text
from civ.terminal.online.table_session import PendingChoice, TableSession
from civ.terminal.online.typed_commands import COMMAND_KEYWORDS, COMMANDS_WITHOUT_KEY, STATE_DEPENDENT_COMMANDS
from civ.terminal.plain.keywords import keyword, read_keyword
from civ.terminal.screens.action_keys import ActionOption, action_options
from civ.terminal.screens.board import BoardContent
from civ.terminal.screens.dialogs import ChatDialog, ResultDialog
from civ.terminal.screens.playable_board import PlayableBoard
from civ.terminal.screens.widgets import KeyBindings, key_bindings_line

_PAGE_KEYS: Final = (("l", "key-log"), ("v", "key-look"), ("h", "key-help"))
_CHAT_KEY: Final = ("t", "key-talk")
_QUIT_KEY: Final = ("q", "key-quit")
PLAYER_KEYS: Final = (("u", "key-undo"), *_PAGE_KEYS, _CHAT_KEY, _QUIT_KEY)
SPECTATOR_KEYS: Final = (*_PAGE_KEYS, _QUIT_KEY)
FINISHED_KEYS: Final = (("a", "key-again"), *_PAGE_KEYS, _CHAT_KEY, _QUIT_KEY)
_ONLINE_RESULT_KEYS: Final = (("a", "key-again"), ("Esc", "key-table"), _QUIT_KEY)
_CLOCK_INTERVAL_S: Final = 1


class TableUpdated(Message):
    """The table has changed."""


class OnlineScreen(PlayableBoard):
    """A table session on the screen."""

    def __init__(self, session: TableSession) -> None:
        super().__init__(session.language)
        self.session = session
        self._choice: PendingChoice | None = None
        self._unanswered = 0  # state-dependent commands that the server has not answered
        self._result_shown = False

    def on_mount(self) -> None:
        """Show the table."""
        self.set_interval(_CLOCK_INTERVAL_S, self._tick)
        self.update()

    def update(self) -> None:
        """Show the changes. A new choice resets the cursor and the message."""
        choice = self.session.pending_choice
        unchanged = choice.is_same_choice(self._choice) if choice else self._choice is None
        if not unchanged:
            self.cursor, self.message = 0, ""
        self._choice = choice
        self.draw()
        if self.session.over and not self._result_shown:
            self._result_shown = True
            result = ResultDialog(self.session.narrator.result(), self.session.link, _ONLINE_RESULT_KEYS, self.language)
            self.app.push_screen(result, self.after_result)

    def _tick(self) -> None:
        if self.session.seconds_left is not None:
            self.draw()

    # --- Contents ---

    def draw(self) -> None:
        """Draw the table, or before the deal the lobby."""
        if self.session.view is not None:
            super().draw()
            return
        regions = {
            "title": self.title_line(""),
            "areas": lobby_text(self.session),
            "prompt": self._lobby_prompt(),
            "hint": Text(f" {self.message}", f"bold {GOLD}"),
            "keys": key_bindings_line(self.bindings, self.language),
        }
        self.draw_regions(regions, self.session.narrator.log)

    def _lobby_prompt(self) -> Text:
        online, seats = self.session.table.online, self.session.table.seats
        key = "join-lost" if not online else "join-begin-when" if seats else "join-watching"
        return Text(f" {text(key, self.language)}", f"bold {INK if online else GOLD}")

    def content(self) -> BoardContent:
        """Return the game as the player may see it."""
        view, options = self.session.view, self.options()
        assert view is not None
        return BoardContent(
            view,
            self.session.narrator.seat_name,
            self.session.narrator.log,
            options,
            self._prompt(view),
            self.hint(view, options),
            key_bindings_line(self.bindings, self.language),
            self._time_left(),
        )

    @property
    def viewer(self) -> int | None:
        """The player's seat."""
        return self.session.seat

    @property
    def bindings(self) -> KeyBindings:
        """The key bindings of the commands that are possible now."""
        info, seats = self.session.table.table, self.session.table.seats
        if self.session.view is not None:
            return FINISHED_KEYS if self.session.over and seats else PLAYER_KEYS if seats else SPECTATOR_KEYS
        if not seats:
            return (_QUIT_KEY,)
        ready = info.seats[seats[0] - 1].ready
        start = ("s", "lobby-deal") if self.session.is_host else ("r", "join-not-ready" if ready else "join-ready")
        return (start, _CHAT_KEY, _QUIT_KEY)

    def options(self) -> list[ActionOption]:
        """Return the open actions; none while a command is unanswered or the connection is lost."""
        choice, view = self.session.pending_choice, self.session.view
        if choice is None or view is None or self._unanswered or not self.session.table.online:
            return []
        return action_options(view, tuple(map(read_action, choice.legal)), self.language)

    def _prompt(self, view: View) -> Text:
        table, language = self.session.table, self.language
        if not table.online:
            return Text(f" {text('join-lost', language)}", f"bold {GOLD}")
        if self.session.over:
            return Text(" " + " ".join(self.session.narrator.result()), f"bold {GOLD}")
        if proposal := self._proposal():
            return Text(f" {proposal}", f"bold {GOLD}")
        if choice := self.session.pending_choice:
            one = len(table.seats) == 1
            who = text("table-your-turn", language) if one else text("table-seat", language, seat=choice.seat)
            line = Text.styled(f" ► {who}  ", f"bold {GOLD}")
            return line.append(self.session.narrator.prompt(view), f"bold {INK}")
        if any(table.table.seats[seat - 1].stands_in for seat in table.seats):
            words = f"{text('join-handed', language)} {self._typed_as('return')}"
        else:
            words = self._waiting()
        return Text(f" {words}", MUTED)

    def _proposal(self) -> str:
        """Return a proposal to take actions back, if the player is to answer it."""
        turn, table = self.session.table.turn, self.session.table
        if turn is None or turn.proposal is None or not set(turn.proposal.unanswered) & set(table.seats):
            return ""
        count = turn.ply - turn.proposal.ply
        proposal = text("join-proposal", self.language, seat=turn.proposal.seat, count=count)
        return f"{proposal} {self._typed_as('agree')} · {self._typed_as('refuse')}"

    def _typed_as(self, name: str) -> str:
        """Return how to enter a command that has no key."""
        return f"t /{keyword(name, self.language)}"

    def _waiting(self) -> str:
        turn = self.session.table.turn
        waiting = turn.waiting if turn else ()
        if len(waiting) != 1:
            return text("join-waits-for", self.language, seats=", ".join(map(str, waiting)))
        name = self.session.narrator.seat_name(waiting[0])
        return text("table-thinks", self.language, seat=waiting[0], name=name)

    def _time_left(self) -> str:
        seconds = self.session.seconds_left
        return "" if self.session.over or seconds is None else text("join-time-left", self.language, seconds=seconds)

    # --- Commands ---

    def play(self, action: Action) -> None:
        """Play an action of the seat that is to choose."""
        if self.session.pending_choice:
            self._send(PlayAction(self.session.pending_choice.seat, str(action)))

    def run_command(self, key: str) -> None:
        """Run the command of a key: ready, start, take back, next game, chat, or a command of every board."""
        session, dealt = self.session, self.session.view is not None
        if all(key != one for one, _ in self.bindings) and key != "?":
            return
        match key:
            case "r":
                self._send(SetReady(not session.table.table.seats[session.table.seats[0] - 1].ready))
            case "s":
                self._send(StartGame())
            case "u":
                self._send(TakeBack(session.seat or 1))
            case "a":
                command = session.request_next_game()
                if command is not None:
                    self._send(command)
                self.app.post_message(TableUpdated())
            case "t":
                self._open_chat()
            case _ if dealt or key == "q":
                super().run_command(key)

    def _open_chat(self) -> None:
        commands = " ".join(f"/{keyword(name, self.language)}" for name in COMMANDS_WITHOUT_KEY)
        self.app.push_screen(ChatDialog(all_phrases(self.language), commands, self.language), self._send_line)

    def _send_line(self, line: str | None) -> None:
        """Send a line of the chat: a message, or after a slash the number of a phrase or a keyword."""
        if not line:
            return
        command: PersonCommand | None = SendChat(line)
        if line.startswith("/"):
            first, _, rest = line[1:].partition(" ")
            if first.isdecimal():
                command = self.session.parse_command("phrase", line[1:])
            else:
                name = read_keyword(first, COMMAND_KEYWORDS, self.language)
                command = self.session.parse_command(name, rest.strip()) if name else None
        if command is None:
            self.show_message(text("plain-not-understood", self.language, words=line))
        else:
            self._send(command)

    def _send(self, command: PersonCommand) -> None:
        self.run_worker(self._send_and_wait(command, isinstance(command, STATE_DEPENDENT_COMMANDS)))

    async def _send_and_wait(self, command: PersonCommand, state_dependent: bool) -> None:
        """Send a command. If the server refuses it, show the reason."""
        self._unanswered += state_dependent
        self.show_message("")
        try:
            await self.session.send(command)
        except CivError as error:
            self.message = capitalized(error.message(self.language))
        finally:
            self._unanswered -= state_dependent
        self.draw()
