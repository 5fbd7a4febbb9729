"""The game in plain lines, for screen readers and pipes: what changed in sentences, a question, numbered answers."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from civ.errors import CivError
from civ.game.notation import read_action
from civ.game.views import View
from civ.i18n.texts import DEFAULT_LANGUAGE, text
from civ.narration.cards import card_names
from civ.narration.descriptions import describe_area, describe_areas, describe_deck, describe_hand, describe_pile
from civ.narration.effects import action_description
from civ.narration.labels import action_label
from civ.narration.prompts import prompt
from civ.narration.results import result_sentences
from civ.narration.standings import hegemony_warnings
from civ.narration.wording import capitalized, labelled
from civ.terminal.session.seating import seat_name
from civ.terminal.session.session import Entry, Session
from civ.terminal.session.setup import Setup
from civ.terminal.session.starting import again, begin
from civ.terminal.session.thoughts import candidates_said

# Words that can be typed at any time, in the player's language or in English.
WORDS: Final = (
    "hand", "area", "areas", "pile", "deck", "log", "thoughts", "why", "undo", "save", "help", "quit", "again",
)  # fmt: skip


class Leave(Exception):
    """The player is gone: the word was said, or the input has ended."""


def read_word(words: str, language: str) -> str | None:
    """Which of the words it is."""
    for word in WORDS:
        if words.casefold() in (text(f"word-{word}", tongue).casefold() for tongue in (language, DEFAULT_LANGUAGE)):
            return word
    return None


def entry_lines(entry: Entry, viewer: int | None, language: str) -> list[str]:
    """An action as the log tells it."""
    words = [line.text(language) for line in entry.told]
    why = entry.reason(over=False)
    words += [why.text(language)] if why else []
    words += [capitalized(entry.failure.message(language))] if entry.failure else []
    lines = [" ".join(words)]
    if viewer is not None and viewer in entry.new:
        lines.append(text("table-new-cards", language, cards=card_names(entry.new[viewer], language)))
    return lines


def ask(question: Iterable[str]) -> str:
    """Print lines and read one; the end of input is leaving."""
    for line in question:
        print(line)
    if sys.stdin is not None and sys.stdin.isatty():
        print("> ", end="")
    sys.stdout.flush()
    answer = sys.stdin.readline() if sys.stdin is not None else ""
    if not answer:
        raise Leave
    return answer.strip()


def set_up(setup: Setup) -> None:
    """Turn rows by their numbers; Enter starts."""
    while True:
        rows = setup.rows
        lines = [text("plain-setup", setup.language)]
        lines += [
            f"{number}. {labelled(setup.name(row), setup.said(row, setup.values[row]), setup.language)}"
            for number, row in enumerate(rows, start=1)
        ]
        answer = ask(lines)
        if not answer:
            return
        if read_word(answer, setup.language) == "quit":
            raise Leave
        if answer.isdecimal() and 1 <= int(answer) <= len(rows):
            setup.turn(rows[int(answer) - 1])
        else:
            print(text("plain-not-understood", setup.language, words=answer))


class PlainGame:
    """A session in lines."""

    def __init__(self, session: Session, language: str) -> None:
        self.session, self.language = session, language
        self._told = len(session.entries)
        self._hand = ""  # the hand as it was last read out

    def name_of(self, seat: int) -> str:
        """What a seat's player is called."""
        return seat_name(self.session.players[seat - 1], self.language, own=seat == self.session.viewer)

    def play(self) -> None:
        """To the end of the game."""
        self.say("plain-begin", file=str(self.session.file))
        print(*describe_areas(self.session.view(), self.name_of, self.session.forecast, self.language), sep="\n")
        while not self.session.game.over:
            if self.session.cover_due:
                seat = text("table-seat", self.language, seat=self.session.game.seat)
                ask([labelled(seat, text("cover-enter", self.language), self.language)])
                self.session.uncover()
                self._hand = ""
            elif self.session.asks_person:
                self._answer(ask(self._question()))
            else:
                thought = self.session.thought()
                self.session.take(thought, thought.choose())
            self._tell()
        print(*result_sentences(self.session.view(), self.session.forecast, self.language), sep="\n")
        self.say("end-record", file=str(self.session.file))

    def say(self, key: str, **facts: str | int) -> None:
        """Print a text."""
        print(text(key, self.language, **facts))

    def _tell(self) -> None:
        """What has happened since."""
        for entry in self.session.entries[self._told :]:
            print(*entry_lines(entry, self.session.viewer, self.language), sep="\n")
        if len(self.session.entries) > self._told:
            near = [] if self.session.game.over else hegemony_warnings(self.session.view(), self.language)
            if self.session.asks_person and self.session.entries[-1].seat != self.session.game.seat:
                print(*near, sep="\n", end="\n" if near else "")
            if self.session.unsaved:
                self.say("table-unsaved", reason=self.session.unsaved)
        self._told = len(self.session.entries)

    def _question(self) -> list[str]:
        session, view, language = self.session, self.session.view(), self.language
        lines = []
        if view.seat is not None and view.hands[view.seat - 1] != self._hand:
            self._hand = view.hands[view.seat - 1]
            lines.append(describe_hand(view, language))
        seat = text("table-seat", language, seat=view.turn)
        lines.append(f"{seat}. {prompt(view, *session.step_count, language)}.")
        for number, action in enumerate(session.game.legal, start=1):
            lines.append(f"{number}. {action_label(action, view, language)} ({action})")
        return lines

    # --- Answers ---

    def _answer(self, words: str) -> None:
        """A number, an action in notation, or one of the words."""
        first, _, rest = words.partition(" ")
        word = read_word(first, self.language)
        legal = self.session.game.legal
        try:
            if word is not None:
                self._commands(self.session.view())[word](rest.strip())
            elif first.isdecimal() and 1 <= int(first) <= len(legal):
                self.session.play(legal[int(first) - 1])
            elif words:
                self.session.play(read_action(words.upper()))
        except CivError as error:
            print(capitalized(error.message(self.language)))

    def _commands(self, view: View) -> dict[str, Callable[[str], None]]:
        language, session = self.language, self.session

        def lines(words: Iterable[str]) -> None:
            print(*words, sep="\n")

        return {
            "hand": lambda _: print(describe_hand(view, language)),
            "area": lambda seat: lines(self._area(view, seat)),
            "areas": lambda _: lines(describe_areas(view, self.name_of, session.forecast, language)),
            "pile": lambda _: print(describe_pile(view, language)),
            "deck": lambda _: lines(describe_deck(view, language)),
            "log": lambda _: lines(
                line for entry in session.entries for line in entry_lines(entry, session.viewer, language)
            ),
            "thoughts": lambda _: lines(self._thoughts()),
            "why": self._why,
            "undo": lambda _: self._undo(),
            "save": lambda _: self._save(),
            "help": lambda _: lines(self._help(view)),
            "quit": lambda _: self._leave(),
            "again": lambda _: self.say("plain-not-over"),
        }

    def _area(self, view: View, seat: str) -> Iterable[str]:
        if seat.isdecimal() and 1 <= int(seat) <= view.rules.players:
            return describe_area(view, int(seat), self.name_of, self.language)
        return [text("plain-which-area", self.language, players=view.rules.players)]

    def _thoughts(self) -> Iterable[str]:
        """What the last bot that searched considered."""
        for entry in reversed(self.session.entries):
            if said := candidates_said(entry, self.language, over=False):
                return [entry.told[0].text(self.language), *said]
        return [text("table-none", self.language)]

    def _why(self, token: str) -> None:
        obstacle = self.session.game.why_not(token.upper())
        print(obstacle.message(self.language) if obstacle else text("plain-open", self.language, action=token.upper()))

    def _undo(self) -> None:
        self.session.undo()
        self._told = len(self.session.entries)
        self.say("plain-undone")

    def _save(self) -> None:
        self.session.save()
        if self.session.unsaved:
            self.say("table-unsaved", reason=self.session.unsaved)
        else:
            self.say("end-record", file=str(self.session.file))

    def _help(self, view: View) -> list[str]:
        """The open actions with what they do, then the words."""
        actions = [(action, action_description(action, view, self.language)) for action in self.session.game.legal]
        lines = [labelled(action, words, self.language) for action, words in actions if words]
        lines += [text(f"help-page-{part}", self.language) for part in ("turn", "win", "majority")]
        words = ", ".join(text(f"word-{word}", self.language) for word in WORDS)
        return [*lines, text("plain-help", self.language, words=words)]

    def _leave(self) -> None:
        raise Leave


def play_plainly(session: Session | None, setup: Setup, file: Path | None = None, seed: bytes | None = None) -> None:
    """Set up if there is no session yet, then game after game, until the player leaves or the input ends."""
    language = setup.language
    try:
        if session is None:
            set_up(setup)
            language = setup.language
            session = begin(setup.rules, setup.players, file, seed)
        while True:
            PlainGame(session, language).play()
            if not _once_more(language):
                return
            session.close()
            session = again(session)
    except Leave:
        if session is not None and not session.game.over:
            print(text("play-saved", language, file=str(session.file)))
    finally:
        if session is not None:
            session.close()


def _once_more(language: str) -> bool:
    while True:
        word = read_word(ask([text("plain-again", language)]), language)
        if word in ("again", "quit"):
            return word == "again"
