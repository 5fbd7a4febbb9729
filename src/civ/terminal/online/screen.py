"""A table of a server on the screen: the board of any game, and what is different where others are elsewhere."""

import time
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
from civ.terminal.online.table_session import Question, Sitting
from civ.terminal.online.typed_commands import ASKING, HURRIED, read_word
from civ.terminal.screens.board import Table
from civ.terminal.screens.dialogs import End, Talk
from civ.terminal.screens.options import Option, options
from civ.terminal.screens.play_keys import Keys, Playing
from civ.terminal.screens.widgets import keys_line

_READING: Final = (("l", "key-log"), ("v", "key-look"), ("h", "key-help"))
_TALK: Final = ("t", "key-talk")
_QUIT: Final = ("q", "key-quit")
PLAYING: Final = (("u", "key-undo"), *_READING, _TALK, _QUIT)
WATCHING: Final = (*_READING, _QUIT)
OVER: Final = (("a", "key-again"), *_READING, _TALK, _QUIT)
_END: Final = (("a", "key-again"), ("Esc", "key-table"), _QUIT)


class News(Message):
    """Something was heard from the table."""


class OnlineScreen(Playing):
    """A sitting on the screen."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.language)
        self.sitting = sitting
        self._asked: Question | None = None
        self._hurried = 0  # wishes on their way that must not meet a table that has changed
        self._told_end = False

    def on_mount(self) -> None:
        """Begin."""
        self.set_interval(1, self._tick)
        self.news()

    def news(self) -> None:
        """Something has happened: show it; what was said about the last key holds no longer if one is asked anew."""
        asked = self.sitting.question
        if (asked and asked[:3]) != (self._asked and self._asked[:3]):
            self.cursor, self.message = 0, ""
        self._asked = asked
        self.draw()
        if self.sitting.over and not self._told_end:
            self._told_end = True
            end = End(self.sitting.teller.result(), self.sitting.link, _END, self.language)
            self.app.push_screen(end, self._ended)

    def _ended(self, key: str | None) -> None:
        if key is not None and key != "escape":
            self.command(key)

    def _tick(self) -> None:
        if self.sitting.table.turn and self.sitting.table.turn.deadline:
            self.draw()

    # --- What is shown ---

    def draw(self) -> None:
        """Show the table: before the deal, who sits there."""
        if self.sitting.view is not None:
            super().draw()
            return
        regions = {
            "title": self.title_line(""),
            "areas": lobby_text(self.sitting),
            "prompt": self._lobby_prompt(),
            "hint": Text(f" {self.message}", f"bold {GOLD}"),
            "keys": keys_line(self.keys, self.language),
        }
        self.show(regions, self.sitting.teller.log)

    def _lobby_prompt(self) -> Text:
        online, seats = self.sitting.table.online, self.sitting.table.seats
        key = "join-lost" if not online else "join-begin-when" if seats else "join-watching"
        return Text(f" {text(key, self.language)}", f"bold {INK if online else GOLD}")

    def table(self) -> Table:
        """The game as the player may see it."""
        view, choices = self.sitting.view, self.choices()
        assert view is not None
        return Table(
            view,
            view.points,
            self.sitting.teller.name,
            self.sitting.teller.log,
            choices,
            self._prompt(view),
            self.hint(view, choices),
            keys_line(self.keys, self.language),
            self._time_left(),
        )

    @property
    def viewer(self) -> int | None:
        """The player's seat."""
        return self.sitting.seat

    @property
    def keys(self) -> Keys:
        """What can be done now."""
        info, seats = self.sitting.table.table, self.sitting.table.seats
        if self.sitting.view is not None:
            return OVER if self.sitting.over and seats else PLAYING if seats else WATCHING
        ready = bool(seats) and info.seats[seats[0] - 1].ready
        begin = (
            (("s", "join-start"),) if self.sitting.is_host else (("r", "join-not-ready" if ready else "join-ready"),)
        )
        return (*begin, _TALK, _QUIT) if seats else (_QUIT,)

    def choices(self) -> list[Option]:
        """What is open to the player; nothing while a choice is on its way, or the way is broken."""
        question, view = self.sitting.question, self.sitting.view
        if question is None or view is None or self._hurried or not self.sitting.table.online:
            return []
        return options(view, tuple(map(read_action, question.legal)), self.language)

    def _prompt(self, view: View) -> Text:
        table, language = self.sitting.table, self.language
        if not table.online:
            return Text(f" {text('join-lost', language)}", f"bold {GOLD}")
        if self.sitting.over:
            return Text(" " + " ".join(self.sitting.teller.result()), f"bold {GOLD}")
        if proposal := self._proposal():
            return Text(f" {proposal}", f"bold {GOLD}")
        if question := self.sitting.question:
            one = len(table.seats) == 1
            who = text("table-your-turn", language) if one else text("table-seat", language, seat=question.seat)
            line = Text.styled(f" ► {who}  ", f"bold {GOLD}")
            return line.append(self.sitting.teller.asked(view), f"bold {INK}")
        if any(table.table.seats[seat - 1].stands_in for seat in table.seats):
            words = f"{text('join-handed', language)} {self._typed_as('return')}"
        else:
            words = self._waiting()
        return Text(f" {words}", MUTED)

    def _proposal(self) -> str:
        """Somebody's wish to go back, if the player is to answer it."""
        turn, table = self.sitting.table.turn, self.sitting.table
        if turn is None or turn.proposal is None or not set(turn.proposal.asked) & set(table.seats):
            return ""
        count = turn.ply - turn.proposal.ply
        asked = text("join-proposal", self.language, seat=turn.proposal.seat, count=count)
        return f"{asked} {self._typed_as('agree')} · {self._typed_as('refuse')}"

    def _typed_as(self, word: str) -> str:
        """How to ask for something that has no key of its own."""
        return f"t /{text(f'word-{word}', self.language)}"

    def _waiting(self) -> str:
        turn = self.sitting.table.turn
        waiting = turn.waiting if turn else ()
        if len(waiting) != 1:
            return text("join-waits-for", self.language, seats=", ".join(map(str, waiting)))
        return text("table-thinks", self.language, seat=waiting[0], name=self.sitting.teller.name(waiting[0]))

    def _time_left(self) -> str:
        table = self.sitting.table
        if self.sitting.over or not table.turn or not table.turn.deadline:
            return ""
        left = max(0, round(table.turn.deadline - table.ahead - time.time()))
        return text("join-time-left", self.language, seconds=left)

    # --- What is asked for ---

    def play(self, action: Action) -> None:
        """An action of the seat that is asked."""
        if self.sitting.question:
            self._ask(PlayAction(self.sitting.question.seat, str(action)))

    def command(self, key: str) -> None:
        """Ready, start, the next game, back by one action, talk; or what any table can."""
        sitting, dealt = self.sitting, self.sitting.view is not None
        if all(key != one for one, _ in self.keys) and key != "?":
            return
        match key:
            case "r":
                self._ask(SetReady(not sitting.table.table.seats[sitting.table.seats[0] - 1].ready))
            case "s":
                self._ask(StartGame())
            case "u":
                self._ask(TakeBack(sitting.seat or 1))
            case "a":
                wish = sitting.go_on()
                if wish is not None:
                    self._ask(wish)
                self.app.post_message(News())
            case "t":
                self._talk()
            case _ if dealt or key == "q":
                super().command(key)

    def _talk(self) -> None:
        phrases = all_phrases(self.language)
        words = " ".join(f"/{text(f'word-{word}', self.language)}" for word in ASKING[3:])
        self.app.push_screen(Talk(phrases, words, self.language), self._typed)

    def _typed(self, words: str | None) -> None:
        """What was written: a sentence, or after a stroke the number of a phrase or a word."""
        if not words:
            return
        wish: PersonCommand | None = SendChat(words)
        if words.startswith("/"):
            first, _, rest = words[1:].partition(" ")
            word, rest = ("phrase", words[1:]) if first.isdecimal() else (read_word(first, self.language), rest)
            wish = self.sitting.wish(word, rest.strip()) if word in ASKING else None
        if wish is None:
            self.say(text("plain-not-understood", self.language, words=words))
        else:
            self._ask(wish)

    def _ask(self, command: PersonCommand) -> None:
        self.run_worker(self._asking(command, isinstance(command, HURRIED)))

    async def _asking(self, command: PersonCommand, hurried: bool) -> None:
        """Ask it of the table, and say what came of it unless it was done."""
        self._hurried += hurried
        self.say("")
        try:
            await self.sitting.ask(command)
        except CivError as error:
            self.message = capitalized(error.message(self.language))
        finally:
            self._hurried -= hurried
        self.draw()
