"""A table of a server in plain lines: what happens there is told as it comes, and what is typed is asked of it."""

import asyncio
import sys
import time
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
from civ.terminal.online.table_session import Question, Sitting
from civ.terminal.online.typed_commands import ASKING, LOOKING, read_word
from civ.terminal.plain.game import Leave

NEWS: Final = "\n"  # among the lines: none was typed, but something has happened


class OnlineGame:
    """One table, from coming to leaving."""

    def __init__(self, sitting: Sitting, lines: "asyncio.Queue[str | None]") -> None:
        self.sitting, self.language = sitting, sitting.language
        self._table, self._teller, self._lines = sitting.table, sitting.teller, lines
        self._asked: Question | None = None
        self._hand = ""  # as it was last read out
        self._over = False
        self._sending: set[asyncio.Task[None]] = set()
        self._later: deque[str | None] = deque()  # lines that were typed before the last wish was answered
        sitting.heard = self._hear

    async def play(self) -> str | None:
        """Until the player leaves, or goes on to the next game: its code."""
        self._greet()
        minding = asyncio.ensure_future(self._mind())
        try:
            while not (code := self.sitting.next_code):
                self._ask()
                line = await self._next_line()
                if minding.done():
                    minding.result()
                if line is None:
                    return None
                if line and line != NEWS:
                    self._answer(line)
        except Leave:
            return None
        finally:
            minding.cancel()
        return code

    async def _mind(self) -> None:
        try:
            await self.sitting.mind()
        finally:
            self._lines.put_nowait(NEWS)

    async def _next_line(self) -> str | None:
        """A line whose turn it is: who types ahead means the table as it is after their last wish."""
        if self._later and not self._sending:
            return self._later.popleft()
        line = await self._lines.get()
        if line == NEWS or not self._table.online or not (self._later or self._sending):
            return line
        self._later.append(line)
        return NEWS

    def _greet(self) -> None:
        view = self._teller.view
        for seat in self._table.seats:
            self._say("join-seated", seat=seat)
        if not self._table.seats:
            self._say("join-watching")
        if view is not None:
            self._print(describe_areas(view, self._teller.name, view.points, self.language))
        else:
            self._say("join-start-when" if self.sitting.is_host else "join-begin-when")

    # --- Telling and asking ---

    def _say(self, key: str, **facts: str | int) -> None:
        self._print([text(key, self.language, **facts)])

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line)
        sys.stdout.flush()

    def _hear(self, lines: list[str]) -> None:
        self._print(lines)
        self._lines.put_nowait(NEWS)

    def _ask(self) -> None:
        """Put the question that is due, unless it has been put."""
        if self.sitting.over:
            if not self._over:
                self._over = True
                self._print([*self._teller.result(), text("plain-again", self.language)])
            return
        question = self.sitting.question
        changed = question is not None and (self._asked is None or question[:3] != self._asked[:3])
        self._asked = question
        if changed and question is not None:
            self._print(self._question_lines(question))
            if sys.stdin is not None and sys.stdin.isatty():
                print("> ", end="", flush=True)

    def _question_lines(self, question: Question) -> Iterable[str]:
        view = self._table.view(question.seat)
        assert view is not None
        if view.hands[question.seat - 1] != self._hand:
            self._hand = view.hands[question.seat - 1]
            yield describe_hand(view, self.language)
        yield f"{text('table-seat', self.language, seat=question.seat)}. {self._teller.asked(view)}."
        for number, token in enumerate(question.legal, start=1):
            yield f"{number}. {action_label(read_action(token), view, self.language)} ({token})"
        deadline = self._table.turn and self._table.turn.deadline
        if deadline:
            left = max(0, round(deadline - self._table.ahead - time.time()))
            yield text("join-time-left", self.language, seconds=left)

    # --- Answers ---

    def _answer(self, words: str) -> None:
        """A number, an action in notation, or one of the words."""
        first, _, rest = words.partition(" ")
        word, legal = read_word(first, self.language), self._asked.legal if self._asked else ()
        try:
            if word in LOOKING:
                self._look(word, rest.strip())
            elif word is not None:
                self._wish(word, rest.strip())
            elif first.isdecimal() and 1 <= int(first) <= len(legal):
                self._act(legal[int(first) - 1])
            else:
                self._act(str(read_action(words.upper())))
        except CivError as error:
            self._print([capitalized(error.message(self.language))])

    def _act(self, token: str) -> None:
        if self._asked is None:
            raise IllegalAction("not-your-turn", action=token)
        self._send(PlayAction(self._asked.seat, token))

    def _wish(self, word: str, rest: str) -> None:
        wish = self.sitting.wish(word, rest)
        if wish is not None:
            self._send(wish)
        elif word == "phrase":
            phrases = all_phrases(self.language)
            self._print(f"{number}. {words}" for number, words in enumerate(phrases, start=1))
        else:
            self._say("plain-not-understood", words=word)

    def _send(self, command: PersonCommand) -> None:
        """Ask it of the table, and go on listening meanwhile."""
        seen = self._asked.seq if self._asked else None

        async def sending() -> None:
            try:
                await self.sitting.ask(command, seen)
            except CivError as error:
                self._print([capitalized(error.message(self.language))])
                self._asked = None
            finally:
                self._sending.discard(task)
                self._lines.put_nowait(NEWS)

        task = asyncio.ensure_future(sending())
        self._sending.add(task)

    def _look(self, word: str, rest: str) -> None:
        if word == "quit":
            raise Leave
        if word == "again":
            if wish := self.sitting.go_on():
                self._send(wish)
        elif word == "help":
            words = ", ".join(text(f"word-{word}", self.language) for word in (*LOOKING, *ASKING))
            self._say("join-help", words=words)
        else:
            self._print(self._teller.looked(word, rest))
