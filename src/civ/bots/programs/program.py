"""A program as a bot, in any language: one line of JSON in, one line of JSON out (docs/bots.md, protocol version 1).

Requests are whole: each carries all that the seat may know, so a program may forget everything between two of them.
After a crash, a hang or junk the program is ended, and started anew when it is next asked.
"""

import errno
import json
import os
import shlex
import shutil
import threading
import time
from typing import Any, Final, NamedTuple

from civ.bots.programs.pipe import Pipe
from civ.bots.protocol import Budget, Candidate, Choice, Phrase
from civ.errors import BadBot
from civ.game.notation import Action
from civ.game.sights import Sight
from civ.i18n.truncation import one_line

VERSION: Final = 1
LONGEST_REASON: Final = 200  # characters of a program's own that are shown
LONGEST_NAME: Final = 60
LONGEST_TOKEN: Final = 20
MOST_VISITS: Final = 10**12
MOMENT: Final = 0.02  # seconds
LOG: Final = "CIV_BOT_LOG"  # the environment variable that names a file for the standard error of programs


class Limits(NamedTuple):
    """How long a program may take, in seconds."""

    grace: float = 2.0  # beyond the budget
    start: float = 10.0  # beyond that, for the first answer after a start
    iterations: float = 60.0  # in place of a budget that has no seconds
    end: float = 1.0  # to end after its input is closed, and again after it is asked to


USUAL_LIMITS: Final = Limits()


class Program:
    """A bot in another process, which is started when it is first asked and kept from then on."""

    def __init__(self, command: str, limits: Limits = USUAL_LIMITS) -> None:
        self.name: Final = one_line(command, LONGEST_NAME)
        self._words = self._split(command)
        self._limits = limits
        self._pipe: Pipe | None = None
        self._asked = 0
        self._busy = threading.Lock()

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        """What the program answers; BadBot if it gives no answer that can be used."""
        with self._busy:
            self._asked += 1
            limit = self._limits.grace + (self._limits.iterations if budget.seconds is None else budget.seconds)
            if self._pipe is None:
                self._pipe = self._start()
                limit += self._limits.start
            answer = self._answer(self._pipe, request(sight, budget, self._asked), limit)
        action = _open_action(sight, answer.get("action"))
        if action is None:
            raise BadBot("bot-illegal", bot=self.name, action=one_line(answer.get("action"), LONGEST_TOKEN))
        return Choice(action, _reason(answer.get("why")), _candidates(sight, answer.get("candidates")))

    def close(self) -> None:
        """End the program; one that is thinking in another thread, at once."""
        while not self._busy.acquire(timeout=MOMENT):
            if self._pipe is not None:
                self._pipe.kill()
        try:
            self._stop(self._limits.end)
        finally:
            self._busy.release()

    def _split(self, command: str) -> list[str]:
        """The words of the command, the first of which is a program that there is."""
        try:
            words = shlex.split(command)
        except ValueError:
            words = []
        if not words or "\0" in command:
            raise BadBot("bot-command", bot=self.name)
        if shutil.which(words[0]) is None:
            raise BadBot("bot-cannot-start", bot=self.name, reason=os.strerror(errno.ENOENT))
        return words

    def _start(self) -> Pipe:
        try:
            return Pipe(self._words, os.environ.get(LOG))
        except OSError as error:
            raise BadBot("bot-cannot-start", bot=self.name, reason=error.strerror or "") from None

    def _stop(self, patience: float = 0.0) -> int:
        """End the process, if there is one; its exit code."""
        pipe, self._pipe = self._pipe, None
        return pipe.end(patience) if pipe else 0

    def _answer(self, pipe: Pipe, line: bytes, limit: float) -> dict[str, Any]:
        """Send a request and wait for its answer. Whatever else comes of it, the process is not used again."""
        deadline = time.monotonic() + limit
        said = b""
        try:
            pipe.send(line, deadline)
            while True:
                said = pipe.receive(deadline)
                answer = read_answer(said, self._asked)
                if answer is not None:
                    return answer
        except EOFError:
            raise BadBot("bot-crashed", bot=self.name, status=self._stop()) from None
        except TimeoutError:
            self._stop()
            raise BadBot("bot-hung", bot=self.name, seconds=round(limit, 1)) from None
        except (OverflowError, ValueError, RecursionError) as problem:
            self._stop()
            said = problem.args[0] if isinstance(problem, OverflowError) else said
            words = one_line(said[: LONGEST_NAME * 4].decode(errors="backslashreplace"), LONGEST_NAME)
            raise BadBot("bot-junk", bot=self.name, line=words) from None
        except BaseException:  # interrupted: the answer would come when nobody waits for it
            self._stop()
            raise


def request(sight: Sight, budget: Budget, number: int) -> bytes:
    """All that a program is told: the view, the budget, and a number to answer with."""
    view = sight.view.to_dict()
    return json.dumps({"civ": VERSION, "id": number, "budget": budget._asdict(), "view": view}).encode() + b"\n"


def read_answer(line: bytes, number: int) -> dict[str, Any] | None:
    """The answer to the request of that number; None for an empty line or an answer to an earlier request."""
    if not line.strip():
        return None
    answer = json.loads(line.decode())
    if not isinstance(answer, dict) or type(answer.get("id")) is not int or not 1 <= answer["id"] <= number:
        raise ValueError
    return answer if answer["id"] == number else None


def _open_action(sight: Sight, token: object) -> Action | None:
    return next((action for action in sight.legal if action == token), None)


def _reason(why: object) -> Phrase:
    """The program's own sentence, in whatever language it is."""
    words = one_line(why, LONGEST_REASON) if isinstance(why, str) else ""
    return Phrase("why-program", {"words": words}) if words else Phrase("why-silent")


def _candidates(sight: Sight, told: object) -> tuple[Candidate, ...]:
    """What the program says it considered; entries that make no sense are left out."""
    entries = [_candidate(sight, entry) for entry in told if isinstance(entry, dict)] if isinstance(told, list) else []
    candidates = {entry.action: entry for entry in entries if entry}
    return tuple(sorted(candidates.values(), key=lambda candidate: -candidate.visits))


def _candidate(sight: Sight, entry: dict[str, Any]) -> Candidate | None:
    action, visits, wins = _open_action(sight, entry.get("action")), entry.get("visits"), entry.get("wins")
    if action is None or type(visits) is not int or not isinstance(wins, int | float):
        return None
    return Candidate(action, visits, float(wins)) if 0 <= visits <= MOST_VISITS and 0 <= wins <= 1 else None
