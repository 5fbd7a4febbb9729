"""The progress of a match on standard error: a bar in a terminal, otherwise a line every few seconds."""

import sys
import time
from collections import Counter, defaultdict
from types import TracebackType
from typing import Any, Final

from civ.arena.jobs import MatchGame
from civ.arena.matches import Match
from civ.arena.report.numbers import number, percent
from civ.arena.report.summary import short_name
from civ.i18n.texts import text

LINE_INTERVAL_S: Final = 10.0
SHOWN_LEADERS: Final = 3  # bots whose score is shown
PROGRESS_NAME_LENGTH: Final = 16  # letters


class MatchProgress:
    """A callback for `play_match` that shows progress, rate, time left and the leading scores."""

    def __init__(self, match: Match, language: str) -> None:
        self._match = match
        self._language = language
        self._seats: Counter[str] = Counter()
        self._wins: defaultdict[str, float] = defaultdict(float)
        self._counted = 0
        self._before: int | None = None  # games that were there at the start
        self._begun = self._last_line = time.monotonic()
        self._bar: Any = None

    def __enter__(self) -> "MatchProgress":
        if sys.stderr.isatty():
            self._bar = _bar()
            self._bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._bar:
            self._bar.stop()

    def __call__(self, done: list[MatchGame], total: int) -> None:
        """Count the new games and update the display."""
        if self._before is None:
            self._before = len(done)
        for game in done[self._counted :]:
            self._count(game)
        self._counted = len(done)
        if self._bar:
            task = self._bar.task_ids[0]
            self._bar.update(task, completed=len(done), total=total, description=self._words(total))
        elif time.monotonic() - self._last_line >= LINE_INTERVAL_S or (len(done) == total > self._before):
            self._last_line = time.monotonic()
            print(self._words(total), file=sys.stderr, flush=True)

    def _count(self, game: MatchGame) -> None:
        partners = self._match.rules.players // self._match.sides
        for seat, bot in enumerate(game.seats, start=1):
            self._seats[bot] += 1
            self._wins[bot] += partners / len(game.winners) if seat in game.winners else 0

    def _words(self, total: int) -> str:
        seconds = time.monotonic() - self._begun
        new = self._counted - (self._before or 0)
        scores = sorted(((self._wins[bot] / seats, bot) for bot, seats in self._seats.items()), reverse=True)
        left = _clock(seconds / new * (total - self._counted)) if new else "–"
        return text(
            "arena-progress",
            self._language,
            done=self._counted,
            games=total,
            rate=number(60 * new / seconds if seconds else 0, self._language, 1),
            left=left,
            scores=", ".join(
                f"{short_name(bot, PROGRESS_NAME_LENGTH)} {percent(score, self._language)}"
                for score, bot in scores[:SHOWN_LEADERS]
            ),
        )


def _bar() -> Any:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    columns = (BarColumn(bar_width=24), TextColumn("{task.description}", markup=False))
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    bar.add_task("", total=None)
    return bar


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
