"""A local game in plain lines: the changes in sentences, a prompt, and numbered options."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from civ.errors import CivError
from civ.game.notation import read_action
from civ.game.views import View
from civ.i18n.texts import text
from civ.narration.descriptions import TABLE_KEYWORDS, describe_areas, describe_hand, describe_table
from civ.narration.effects import action_description
from civ.narration.labels import action_label
from civ.narration.prompts import prompt
from civ.narration.results import result_sentences
from civ.narration.rules import rule_lines
from civ.narration.standings import all_warnings
from civ.narration.wording import capitalized, labelled
from civ.terminal.plain.keywords import keyword, read_keyword
from civ.terminal.session.factory import new_session, rematch
from civ.terminal.session.seats import seat_name
from civ.terminal.session.session import Session
from civ.terminal.session.setup import Setup

GAME_KEYWORDS: Final = (*TABLE_KEYWORDS, "log", "thoughts", "why", "undo", "save", "help", "quit", "again")


class PlayerLeft(Exception):
    """The player typed "quit", or the input has ended."""


def play_in_lines(session: Session | None, setup: Setup, file: Path | None = None, seed: bytes | None = None) -> None:
    """Play game after game until the player leaves or the input ends; without a session, set one up first.

    The first game is saved in `file` or in a new one, and dealt from the seed if there is one. Raises BadUsage if
    `file` exists, and OSError if it cannot be written.
    """
    language = setup.language
    try:
        if session is None:
            set_up(setup)
            language = setup.language
            session = new_session(setup.rules, setup.players, file, seed)
        while True:
            PlainGame(session, language).play()
            if not _wants_rematch(language):
                return
            session.close()
            session = rematch(session)
    except PlayerLeft:
        if session is not None and not session.game.over:
            print(text("play-saved", language, file=str(session.file)))
    finally:
        if session is not None:
            session.close()


def set_up(setup: Setup) -> None:
    """Let the player change rows by their numbers until an empty line. Raises PlayerLeft."""
    while True:
        rows = setup.rows
        lines = [text("plain-setup", setup.language)]
        lines += [
            f"{number}. {labelled(setup.row_label(row), setup.value_label(row, setup.values[row]), setup.language)}"
            for number, row in enumerate(rows, start=1)
        ]
        answer = ask(lines)
        if not answer:
            return
        if read_keyword(answer, GAME_KEYWORDS, setup.language) == "quit":
            raise PlayerLeft
        if answer.isdecimal() and 1 <= int(answer) <= len(rows):
            setup.change(rows[int(answer) - 1])
        else:
            print(text("plain-not-understood", setup.language, words=answer))


def ask(lines: Iterable[str]) -> str:
    """Print lines and read the answer. Raises PlayerLeft at the end of the input."""
    for line in lines:
        print(line)
    if sys.stdin is not None and sys.stdin.isatty():
        print("> ", end="")
    sys.stdout.flush()
    answer = sys.stdin.readline() if sys.stdin is not None else ""
    if not answer:
        raise PlayerLeft
    return answer.strip()


class PlainGame:
    """A session in lines."""

    def __init__(self, session: Session, language: str) -> None:
        self.session, self.language = session, language
        self._printed_entries = len(session.entries)
        self._printed_hand = ""

    def seat_name(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        return seat_name(self.session.players[seat - 1], self.language, own=seat == self.session.viewer)

    def play(self) -> None:
        """Play to the end of the game. Raises PlayerLeft."""
        self._print_text("plain-begin", file=str(self.session.file))
        view = self.session.view()
        _print_lines(describe_areas(view, self.seat_name, view.points, self.language))
        while not self.session.game.over:
            if self.session.needs_cover:
                seat = text("table-seat", self.language, seat=self.session.game.seat)
                ask([labelled(seat, text("cover-enter", self.language), self.language)])
                self.session.uncover()
                self._printed_hand = ""
            elif self.session.person_to_move:
                self._answer(ask(self._prompt_lines()))
            else:
                task = self.session.bot_task()
                self.session.apply_choice(task, task.choose())
            self._print_new_entries()
        view = self.session.view()
        _print_lines(result_sentences(view, view.points, self.language))
        self._print_text("end-record", file=str(self.session.file))

    def _print_text(self, key: str, **facts: str | int) -> None:
        print(text(key, self.language, **facts))

    def _print_new_entries(self) -> None:
        """Print the log since the last call, and warnings when the turn has come to a person."""
        session = self.session
        for entry in session.entries[self._printed_entries :]:
            _print_lines(entry.text(session.viewer, self.language).lines)
        if len(session.entries) > self._printed_entries:
            if session.person_to_move and session.entries[-1].seat != session.game.seat:
                _print_lines(all_warnings(session.view(), self.language))
            if session.save_error:
                self._print_text("table-unsaved", reason=session.save_error)
        self._printed_entries = len(session.entries)

    def _prompt_lines(self) -> list[str]:
        """Return the hand if it has changed, the prompt, and the open actions by number."""
        session, view, language = self.session, self.session.view(), self.language
        lines = []
        if view.seat is not None and view.hands[view.seat - 1] != self._printed_hand:
            self._printed_hand = view.hands[view.seat - 1]
            lines.append(describe_hand(view, language))
        seat = text("table-seat", language, seat=view.turn)
        lines.append(f"{seat}. {prompt(view, *session.choice_count, language)}.")
        for number, action in enumerate(session.game.legal, start=1):
            lines.append(f"{number}. {action_label(action, view, language)} ({action})")
        return lines

    # --- Answers ---

    def _answer(self, typed: str) -> None:
        """Carry out a number, an action in notation or a keyword, or print why it is not possible."""
        first, _, rest = typed.partition(" ")
        name = read_keyword(first, GAME_KEYWORDS, self.language)
        legal = self.session.game.legal
        try:
            if name in TABLE_KEYWORDS:
                _print_lines(describe_table(name, rest.strip(), self.session.view(), self.seat_name, self.language))
            elif name is not None:
                self._commands(self.session.view())[name](rest.strip())
            elif first.isdecimal() and 1 <= int(first) <= len(legal):
                self.session.play(legal[int(first) - 1])
            elif typed:
                self.session.play(read_action(typed.upper()))
        except CivError as error:
            print(capitalized(error.message(self.language)))

    def _commands(self, view: View) -> dict[str, Callable[[str], None]]:
        """Return the functions of the keywords, which get the words after the keyword."""
        language, session = self.language, self.session
        return {
            "log": lambda _: _print_lines(
                line for entry in session.entries for line in entry.text(session.viewer, language).lines
            ),
            "thoughts": lambda _: _print_lines(self._last_candidates()),
            "why": self._print_obstacle,
            "undo": lambda _: self._undo(),
            "save": lambda _: self._save(),
            "help": lambda _: _print_lines(self._help(view)),
            "quit": lambda _: self._leave(),
            "again": lambda _: self._print_text("plain-not-over"),
        }

    def _last_candidates(self) -> Iterable[str]:
        """Return the actions that the last searching bot considered."""
        for entry in reversed(self.session.entries):
            if candidates := entry.text(self.session.viewer, self.language).candidates:
                return [entry.lines[0].text(self.language), *candidates]
        return [text("table-none", self.language)]

    def _print_obstacle(self, token: str) -> None:
        """Print why an action is not open, or that it is open."""
        obstacle = self.session.game.why_not(token.upper())
        print(obstacle.message(self.language) if obstacle else text("plain-open", self.language, action=token.upper()))

    def _undo(self) -> None:
        self.session.undo()
        self._printed_entries = len(self.session.entries)
        self._print_text("plain-undone")

    def _save(self) -> None:
        self.session.save()
        if self.session.save_error:
            self._print_text("table-unsaved", reason=self.session.save_error)
        else:
            self._print_text("end-record", file=str(self.session.file))

    def _help(self, view: View) -> list[str]:
        """Return the open actions with descriptions, the rules in short, this table's options, and the keywords."""
        actions = [(action, action_description(action, view, self.language)) for action in self.session.game.legal]
        lines = [labelled(action, words, self.language) for action, words in actions if words]
        lines += [text(f"help-page-{part}", self.language) for part in ("turn", "win", "majority")]
        lines += rule_lines(view.rules, self.language)
        keywords = ", ".join(keyword(name, self.language) for name in GAME_KEYWORDS)
        return [*lines, text("plain-help", self.language, words=keywords)]

    def _leave(self) -> None:
        raise PlayerLeft


def _print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def _wants_rematch(language: str) -> bool:
    while True:
        name = read_keyword(ask([text("plain-again", language)]), GAME_KEYWORDS, language)
        if name in ("again", "quit"):
            return name == "again"
