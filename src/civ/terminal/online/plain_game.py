"""A table of a server in plain lines: events are printed as they arrive, typed lines become commands."""

import asyncio
import sys
from collections import deque
from collections.abc import Iterable
from typing import Final

from civ.errors import CivError, IllegalAction
from civ.game.notation import read_action
from civ.i18n.texts import text
from civ.narration.descriptions import describe_areas, describe_hand
from civ.narration.labels import action_label
from civ.narration.table_events import all_phrases
from civ.narration.wording import capitalized
from civ.tables.commands import PersonCommand, PlayAction
from civ.terminal.online.table_session import PendingChoice, TableSession
from civ.terminal.online.typed_commands import COMMAND_KEYWORDS, QUERY_KEYWORDS
from civ.terminal.plain.game import PlayerLeft
from civ.terminal.plain.keywords import keyword, read_keyword

ONLINE_KEYWORDS: Final = (*QUERY_KEYWORDS, *COMMAND_KEYWORDS)
_WAKE_UP: Final = "\n"  # in the queue of typed lines: the table has changed, and nothing was typed


class OnlineGame:
    """One table in plain lines. `lines` is the queue of typed lines, with None at the end of the input."""

    def __init__(self, session: TableSession, lines: "asyncio.Queue[str | None]") -> None:
        self.session, self.language = session, session.language
        self._table, self._narrator, self._lines = session.table, session.narrator, lines
        self._choice: PendingChoice | None = None  # as its prompt was last printed
        self._printed_hand = ""
        self._printed_result = False
        self._sending: set[asyncio.Task[None]] = set()
        self._typed_ahead: deque[str | None] = deque()  # lines typed before the last command was answered
        session.on_message = self._print_message

    async def play(self) -> str | None:
        """Play until the player leaves or the next game begins; return the code of its table, or None.

        Raises the refusal if the server no longer admits the player.
        """
        self._print_greeting()
        connection = asyncio.ensure_future(self._watch_connection())
        try:
            while not (code := self.session.next_code):
                self._print_prompt()
                line = await self._next_line()
                if connection.done():
                    connection.result()
                if line is None:
                    return None
                if line and line != _WAKE_UP:
                    self._answer(line)
        except PlayerLeft:
            return None
        finally:
            connection.cancel()
        return code

    async def _watch_connection(self) -> None:
        try:
            await self.session.until_refused()
        finally:
            self._lines.put_nowait(_WAKE_UP)

    async def _next_line(self) -> str | None:
        """Return the next line to carry out: lines typed ahead wait until the command before them is answered."""
        if self._typed_ahead and not self._sending:
            return self._typed_ahead.popleft()
        line = await self._lines.get()
        if line == _WAKE_UP or not self._table.online or not (self._typed_ahead or self._sending):
            return line
        self._typed_ahead.append(line)
        return _WAKE_UP

    # --- Printing ---

    def _print_greeting(self) -> None:
        view = self._narrator.view
        for seat in self._table.seats:
            self._print_text("join-seated", seat=seat)
        if not self._table.seats:
            self._print_text("join-watching")
        if view is not None:
            self._print(describe_areas(view, self._narrator.seat_name, view.points, self.language))
        else:
            self._print_text("join-start-when" if self.session.is_host else "join-begin-when")

    def _print_text(self, key: str, **facts: str | int) -> None:
        self._print([text(key, self.language, **facts)])

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line)
        sys.stdout.flush()

    def _print_message(self, lines: list[str]) -> None:
        self._print(lines)
        self._lines.put_nowait(_WAKE_UP)

    def _print_prompt(self) -> None:
        """Print the prompt of a new choice, or the result."""
        if self.session.over:
            if not self._printed_result:
                self._printed_result = True
                self._print([*self._narrator.result(), text("plain-again", self.language)])
            return
        choice = self.session.pending_choice
        is_new = choice is not None and not choice.is_same_choice(self._choice)
        self._choice = choice
        if is_new and choice is not None:
            self._print(self._prompt_lines(choice))
            if sys.stdin is not None and sys.stdin.isatty():
                print("> ", end="", flush=True)

    def _prompt_lines(self, choice: PendingChoice) -> Iterable[str]:
        view = self._table.view(choice.seat)
        assert view is not None
        if view.hands[choice.seat - 1] != self._printed_hand:
            self._printed_hand = view.hands[choice.seat - 1]
            yield describe_hand(view, self.language)
        yield f"{text('table-seat', self.language, seat=choice.seat)}. {self._narrator.prompt(view)}."
        for number, token in enumerate(choice.legal, start=1):
            yield f"{number}. {action_label(read_action(token), view, self.language)} ({token})"
        if (seconds := self.session.seconds_left) is not None:
            yield text("join-time-left", self.language, seconds=seconds)

    # --- Answers ---

    def _answer(self, typed: str) -> None:
        """Carry out a number, an action in notation or a keyword, or print why it is not possible."""
        first, _, rest = typed.partition(" ")
        name = read_keyword(first, ONLINE_KEYWORDS, self.language)
        legal = self._choice.legal if self._choice else ()
        try:
            if name in QUERY_KEYWORDS:
                self._answer_query(name, rest.strip())
            elif name is not None:
                self._send_command(name, rest.strip())
            elif first.isdecimal() and 1 <= int(first) <= len(legal):
                self._play(legal[int(first) - 1])
            else:
                self._play(str(read_action(typed.upper())))
        except CivError as error:
            self._print([capitalized(error.message(self.language))])

    def _play(self, token: str) -> None:
        if self._choice is None:
            raise IllegalAction("not-your-turn", action=token)
        self._send(PlayAction(self._choice.seat, token))

    def _send_command(self, name: str, rest: str) -> None:
        command = self.session.parse_command(name, rest)
        if command is not None:
            self._send(command)
        elif name == "phrase":
            self._print(f"{number}. {words}" for number, words in enumerate(all_phrases(self.language), start=1))
        else:
            self._print_text("plain-not-understood", words=name)

    def _send(self, command: PersonCommand) -> None:
        """Send a command and handle further lines and messages meanwhile."""
        seen = self._choice.seq if self._choice else None

        async def send() -> None:
            try:
                await self.session.send(command, seen)
            except CivError as error:
                self._print([capitalized(error.message(self.language))])
                self._choice = None
            finally:
                self._sending.discard(task)
                self._lines.put_nowait(_WAKE_UP)

        task = asyncio.ensure_future(send())
        self._sending.add(task)

    def _answer_query(self, name: str, rest: str) -> None:
        if name == "quit":
            raise PlayerLeft
        if name == "again":
            if command := self.session.request_next_game():
                self._send(command)
        elif name == "help":
            self._print_text("join-help", words=", ".join(keyword(one, self.language) for one in ONLINE_KEYWORDS))
        else:
            self._print(self._narrator.answer(name, rest))
