"""A program as a bot, in any language: one line of JSON in, one line of JSON out (docs/bots.md, protocol version 1).

Requests are self-contained: each carries all that the seat may know, so a program needs no memory. After a crash, a
hang or invalid output the process is killed; the next request starts a new one.
"""

import errno
import json
import os
import shlex
import shutil
import threading
import time
from typing import Any, Final, NamedTuple

from civ.bots.programs.process import LineProcess
from civ.bots.protocol import Budget, Candidate, Choice, Explanation
from civ.errors import BadBot
from civ.game.notation import Action
from civ.game.sights import Sight
from civ.i18n.truncation import one_line

BOT_PROTOCOL_VERSION: Final = 1
MAX_REASON_LENGTH: Final = 200  # characters of a program's own explanation
MAX_COMMAND_LENGTH: Final = 60  # characters of a command line that messages show
MAX_TOKEN_LENGTH: Final = 20  # characters of an illegal action that messages show
MAX_VISITS: Final = 10**12
KILL_INTERVAL: Final = 0.02  # seconds between attempts to close a program that is thinking
LOG_VARIABLE: Final = "CIV_BOT_LOG"  # the environment variable that names a file for standard error of programs


class TimeLimits(NamedTuple):
    """How long a program may take, in seconds."""

    grace: float = 2.0  # beyond the budget
    start: float = 10.0  # beyond that, for the first answer after a start
    iterations: float = 60.0  # instead of a budget that has no seconds
    end: float = 1.0  # to end after its input is closed, and again after SIGTERM


DEFAULT_TIME_LIMITS: Final = TimeLimits()


class ProgramBot:
    """A bot in another process, which starts with the first request and is kept from then on."""

    def __init__(self, command: str, limits: TimeLimits = DEFAULT_TIME_LIMITS) -> None:
        """Prepare a command; it is split into words as a shell would.

        Raises BadBot if it cannot be split, or if its first word is not an executable.
        """
        self.name: Final = one_line(command, MAX_COMMAND_LENGTH)
        self._words = self._split(command)
        self._limits = limits
        self._process: LineProcess | None = None
        self._requests = 0
        self._busy = threading.Lock()

    def choose(self, sight: Sight, budget: Budget) -> Choice:
        """Ask the program.

        Raises BadBot if it cannot be started, crashes, hangs, writes something else, or chooses an illegal action.
        """
        with self._busy:
            self._requests += 1
            limit = self._limits.grace + (self._limits.iterations if budget.seconds is None else budget.seconds)
            if self._process is None:
                self._process = self._start()
                limit += self._limits.start
            answer = self._exchange(self._process, request(sight, budget, self._requests), limit)
        action = _legal_action(sight, answer.get("action"))
        if action is None:
            raise BadBot("bot-illegal", bot=self.name, action=one_line(answer.get("action"), MAX_TOKEN_LENGTH))
        return Choice(action, _explanation(answer.get("why")), _candidates(sight, answer.get("candidates")))

    def close(self) -> None:
        """Stop the program; if it is thinking in another thread, kill it."""
        while not self._busy.acquire(timeout=KILL_INTERVAL):
            if self._process is not None:
                self._process.kill()
        try:
            self._stop(self._limits.end)
        finally:
            self._busy.release()

    def _split(self, command: str) -> list[str]:
        try:
            words = shlex.split(command)
        except ValueError:
            words = []
        if not words or "\0" in command:
            raise BadBot("bot-command", bot=self.name)
        if shutil.which(words[0]) is None:
            raise BadBot("bot-cannot-start", bot=self.name, reason=os.strerror(errno.ENOENT))
        return words

    def _start(self) -> LineProcess:
        try:
            return LineProcess(self._words, os.environ.get(LOG_VARIABLE))
        except OSError as error:
            raise BadBot("bot-cannot-start", bot=self.name, reason=error.strerror or "") from None

    def _stop(self, timeout: float = 0.0) -> int:
        """Stop the process, if there is one, and return its exit code."""
        process, self._process = self._process, None
        return process.stop(timeout) if process else 0

    def _exchange(self, process: LineProcess, line: bytes, limit: float) -> dict[str, Any]:
        """Send a request and return its answer. If anything else happens, the process is not used again."""
        deadline = time.monotonic() + limit
        received = b""
        try:
            process.send(line, deadline)
            while True:
                received = process.receive(deadline)
                answer = read_answer(received, self._requests)
                if answer is not None:
                    return answer
        except EOFError:
            raise BadBot("bot-crashed", bot=self.name, status=self._stop()) from None
        except TimeoutError:
            self._stop()
            raise BadBot("bot-hung", bot=self.name, seconds=round(limit, 1)) from None
        except (OverflowError, ValueError, RecursionError) as problem:
            self._stop()
            received = problem.args[0] if isinstance(problem, OverflowError) else received
            words = received[: MAX_COMMAND_LENGTH * 4].decode(errors="backslashreplace")
            raise BadBot("bot-junk", bot=self.name, line=one_line(words, MAX_COMMAND_LENGTH)) from None
        except BaseException:  # interrupted: a late answer would be taken for the next one
            self._stop()
            raise


def request(sight: Sight, budget: Budget, number: int) -> bytes:
    """Return the line that asks a program: the view, the budget, and the number to answer with."""
    fields = {"civ": BOT_PROTOCOL_VERSION, "id": number, "budget": budget._asdict(), "view": sight.view.to_dict()}
    return json.dumps(fields).encode() + b"\n"


def read_answer(line: bytes, number: int) -> dict[str, Any] | None:
    """Return the answer to request `number`, or None for an empty line or an answer to an earlier request.

    Raises ValueError or RecursionError if the line is not an answer.
    """
    if not line.strip():
        return None
    answer = json.loads(line.decode())
    if not isinstance(answer, dict) or type(answer.get("id")) is not int or not 1 <= answer["id"] <= number:
        raise ValueError
    return answer if answer["id"] == number else None


def _legal_action(sight: Sight, token: object) -> Action | None:
    return next((action for action in sight.legal if action == token), None)


def _explanation(why: object) -> Explanation:
    """Return the program's own sentence, in whatever language it is."""
    words = one_line(why, MAX_REASON_LENGTH) if isinstance(why, str) else ""
    return Explanation("why-program", {"words": words}) if words else Explanation("why-silent")


def _candidates(sight: Sight, value: object) -> tuple[Candidate, ...]:
    """The candidates of an answer. Invalid entries are left out; of two entries for an action the later one counts."""
    entries = value if isinstance(value, list) else []
    found = [_candidate(sight, entry) for entry in entries if isinstance(entry, dict)]
    candidates = {candidate.action: candidate for candidate in found if candidate}
    return tuple(sorted(candidates.values(), key=lambda candidate: -candidate.visits))


def _candidate(sight: Sight, entry: dict[str, Any]) -> Candidate | None:
    action, visits, wins = _legal_action(sight, entry.get("action")), entry.get("visits"), entry.get("wins")
    if action is None or type(visits) is not int or not isinstance(wins, int | float):
        return None
    return Candidate(action, visits, float(wins)) if 0 <= visits <= MAX_VISITS and 0 <= wins <= 1 else None
