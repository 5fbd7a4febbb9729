"""A table of a server in plain lines: what happens there is told as it comes, and what is typed is asked of it."""

import asyncio
import sys
import time
from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple

from civ.client import Client
from civ.client.messages import Lost, Message
from civ.errors import BadUsage, CivError, IllegalAction, Refused
from civ.notation import read_action
from civ.server.pages.happenings import phrase_said
from civ.tables.commands import PHRASES, Act, PersonCommand, Ready, Rematch, Sit
from civ.tables.events import Phrased
from civ.tables.table import OPEN, OVER
from civ.telling.labels import label
from civ.telling.reading import areas_read, hand_read
from civ.telling.sentences import capital
from civ.terminal.online_telling import Teller
from civ.terminal.online_words import ASKING, HURRIED, LOOKING, read_word, wish_typed
from civ.terminal.plain import Leave
from civ.texts import text

NEWS: Final = "\n"  # among the lines: none was typed, but something has happened


class Question(NamedTuple):
    """What a seat was asked, and the last event that its player had seen then."""

    seat: int
    ply: int
    legal: tuple[str, ...]
    seq: int


class OnlineGame:
    """One table, from coming to leaving."""

    def __init__(self, client: Client, code: str, language: str, lines: "asyncio.Queue[str | None]") -> None:
        self.language = language
        self._client, self._lines = client, lines
        self._table = client.table(code, self._hear)
        self._teller = Teller(self._table, language)
        self._asked: Question | None = None
        self._hand = ""  # as it was last read out
        self._over = self._goes_on = False
        self._sending: set[asyncio.Task[None]] = set()
        self._later: deque[str | None] = deque()  # lines that were typed before the last wish was answered

    async def play(self, seat: int | None = None, *, watch: bool = False) -> str:
        """Until the player leaves, or goes on to the next game: its code."""
        async with self._table as table:
            if not watch:
                await self._settle(seat)
            self._greet()
            minding = asyncio.ensure_future(self._mind())
            try:
                while not (self._goes_on and table.table.followed):
                    self._ask()
                    line = await self._next_line()
                    if minding.done():
                        minding.result()
                    if line is None:
                        raise Leave
                    if line and line != NEWS:
                        self._answer(line)
            finally:
                minding.cancel()
            return table.table.followed

    async def _mind(self) -> None:
        """Until the server will not have us any more: the refusal is raised."""
        try:
            await self._table.until(lambda table: False)
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

    @property
    def seated(self) -> bool:
        """Whether a seat of a game that is not over waits for the player."""
        return self._table.seq > 0 and bool(self._table.seats) and self._table.table.status != OVER

    async def _settle(self, wanted: int | None) -> None:
        """Take a seat, unless one has one, and say that one is ready."""
        info = self._table.table
        if not self._table.seats:
            free = [seat.seat for seat in info.seats if seat.person is None and seat.bot is None]
            if wanted is None and (not free or info.status != OPEN):
                raise BadUsage("join-full")
            await self._table.send(Sit(wanted or free[0]))
        if info.status == OPEN:
            await self._table.send(Ready())

    def _greet(self) -> None:
        info, view = self._table.table, self._teller.view
        for seat in self._table.seats:
            self._say("join-seated", seat=seat)
        if not self._table.seats:
            self._say("web-watching")
        if view is not None:
            self._print(areas_read(view, self._teller.name, view.points, self.language))
        else:
            host = self._client.me is not None and info.host == self._client.me.person
            self._say("join-start-when" if host else "web-begin-when")

    # --- Telling and asking ---

    def _say(self, key: str, **facts: str | int) -> None:
        self._print([text(key, self.language, **facts)])

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line)
        sys.stdout.flush()

    def _hear(self, message: Message | Lost) -> None:
        self._print(self._teller.told(message))
        self._lines.put_nowait(NEWS)

    def _ask(self) -> None:
        """Put the question that is due, unless it has been put."""
        if self._table.table.status == OVER:
            if not self._over:
                self._over = True
                self._print([*self._teller.result(), text("plain-again", self.language)])
            return
        question = self._question()
        changed = question is not None and (self._asked is None or question[:3] != self._asked[:3])
        self._asked = question
        if changed and question is not None:
            self._print(self._question_lines(question))
            if sys.stdin is not None and sys.stdin.isatty():
                print("> ", end="", flush=True)

    def _question(self) -> Question | None:
        table = self._table
        for seat in table.waiting:
            own = table.own(seat)
            if table.turn is not None and own is not None and own.legal and table.table.seats[seat - 1].bot is None:
                return Question(seat, table.turn.ply, own.legal, table.seq)
        return None

    def _question_lines(self, question: Question) -> Iterable[str]:
        view = self._table.view(question.seat)
        assert view is not None
        if view.hands[question.seat - 1] != self._hand:
            self._hand = view.hands[question.seat - 1]
            yield hand_read(view, self.language)
        yield self._teller.asked(view, question.seat)
        for number, token in enumerate(question.legal, start=1):
            yield f"{number}. {label(read_action(token), view, self.language)} ({token})"
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
            self._print([capital(error.message(self.language))])

    def _act(self, token: str) -> None:
        if self._asked is None:
            raise IllegalAction("not-your-turn", action=token)
        self._send(Act(self._asked.seat, token))

    def _wish(self, word: str, rest: str) -> None:
        seat = self._asked.seat if self._asked else next(iter(self._table.seats), 1)
        wish = wish_typed(word, rest, seat, self._table.turn.ply if self._table.turn else 0)
        if wish is not None:
            self._send(wish)
        elif word == "phrase":
            phrases = [phrase_said(Phrased(0, "", "", name), self.language) for name in PHRASES]
            self._print(f"{number}. {words}" for number, words in enumerate(phrases, start=1))
        else:
            self._say("plain-not-understood", words=word)

    def _send(self, command: PersonCommand) -> None:
        """Ask it of the table, and go on listening meanwhile."""
        seen = self._asked.seq if self._asked else self._table.seq
        after = seen if isinstance(command, HURRIED) else None

        async def sending() -> None:
            try:
                await self._table.send(command, after=after)
            except CivError as error:
                self._print([capital(error.message(self.language))])
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
            return self._again()
        if word == "help":
            words = ", ".join(text(f"word-{word}", self.language) for word in (*LOOKING, *ASKING))
            return self._say("join-help", words=words)
        return self._print(self._teller.looked(word, rest))

    def _again(self) -> None:
        """On to the next game, which is opened if nobody has yet."""
        if self._table.table.status != OVER:
            raise Refused("table-not-over")
        self._goes_on = True
        if self._table.table.followed is None:
            self._send(Rematch())
