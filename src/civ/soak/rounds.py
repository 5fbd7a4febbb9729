"""Rounds of kills under load: each on a fresh folder, which is kept if something was not as it must be."""

import asyncio
import contextlib
import random
import shutil
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from civ.server.core.service import DATABASE_FILE
from civ.soak.clients import Progress
from civ.soak.journal import SoakResults, opened
from civ.soak.observations import Violation
from civ.soak.population import Population
from civ.soak.server_process import COMMAND, ServerAddress, ServerProcess
from civ.soak.verification import read_store, violations

KILLS_PER_ROUND: Final = 60
STARTUP_KILL_SHARE: Final = 0.4  # the share of kills that hit a server before it answers
MESSAGE_KILL_SHARE: Final = 0.5  # the share of kills that follow at once on something heard: what if it came too early?
MAX_SILENCE_S: Final = 0.5  # seconds
MAX_LIFE_S: Final = 60.0  # seconds
SETTLE_TIMEOUT_S: Final = 60.0  # seconds until everybody has their answers
_STEP: Final = 0.01


@dataclass(frozen=True, slots=True)
class Plan:
    """How long to go on, and with how much load."""

    kills: int = KILLS_PER_ROUND
    commands: int = 20_000  # acknowledged ones, in every round
    tables: int = 30
    seed: int = 0
    latest_answer: float = 60.0  # seconds from a start: it is stuck, however much else the machine has to do
    command: Sequence[str] = COMMAND


ProgressCallback = Callable[[SoakResults], None]


async def soak(
    plan: Plan,
    notice: ProgressCallback = lambda found: None,
    stop: asyncio.Event | None = None,
    folder: Path | None = None,
) -> SoakResults:
    """Rounds until there were as many kills as planned, or until stopped; those in a folder's journal count as well."""
    stop = stop or asyncio.Event()
    with opened(folder) as journal:
        while (found := journal.found).kills < plan.kills and not stop.is_set():
            place = Path(tempfile.mkdtemp(prefix="civ-soak-", dir=folder))
            done = await Round(plan, len(journal.rounds), place, found, notice, stop).run()
            if done.violations:
                done.kept.append(str(place))
            else:
                shutil.rmtree(place)
            journal.add(done)
        return found


class Round:
    """One folder: tables are played at while its server is killed, then the log is checked."""

    def __init__(
        self, plan: Plan, number: int, folder: Path, before: SoakResults, notice: ProgressCallback, stop: asyncio.Event
    ) -> None:
        self._plan, self._before, self._notice, self._stop = plan, before, notice, stop
        self._kills = min(KILLS_PER_ROUND, plan.kills - before.kills)
        self._found = SoakResults()
        self._folder = folder
        self._chance = random.Random(f"{plan.seed} {number}")
        self._serving = ServerProcess(folder, plan.command)
        self._tally = Progress()
        address, seed = ServerAddress(self._serving.port), self._chance.getrandbits(32)
        self._company = Population(address, plan.tables, seed, self._tally)

    async def run(self) -> SoakResults:
        """Play and kill, then let everybody have their answers, kill once more, and check."""
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._company.gather(tasks))
                await self._kill_and_start()
                await self._come_to_rest()
                raise _RoundOver
        except* _RoundOver:
            pass
        finally:
            self._serving.kill()
        self._check()
        return self._found

    # --- Killing ---

    async def _kill_and_start(self) -> None:
        """Every life of the server lasts for some commands; some end before they begin."""
        lives = self._kills * (1 - STARTUP_KILL_SHARE)
        killed = 0
        while killed < self._kills and not self._stop.is_set():
            self._serving.start()
            if self._chance.random() < STARTUP_KILL_SHARE:
                await asyncio.sleep(self._chance.uniform(0, self._usual_start()))
                self._found.kills_while_starting += 1
                self._serving.kill()
            elif await self._answering():
                await self._live(self._chance.uniform(0, 2 * self._plan.commands / lives))
                await self._kill()
            killed += 1
            self._found.kills += 1
            self._found.acknowledged = self._tally.acknowledged
            self._notice(self._before + self._found)

    async def _kill(self) -> None:
        """Kill while clients go on hearing what the server says; or at the very moment that one has heard something."""
        if self._chance.random() < MESSAGE_KILL_SHARE:
            self._tally.news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._tally.news.wait(), MAX_SILENCE_S)
            self._serving.kill()
        else:
            await asyncio.to_thread(self._kill_soon, self._chance.uniform(0, 2 * _STEP))

    def _kill_soon(self, seconds: float) -> None:
        time.sleep(seconds)
        self._serving.kill()

    def _usual_start(self) -> float:
        starts = [*self._before.starts[-1:], *self._found.starts]
        return starts[-1] if starts else 1.0

    async def _answering(self) -> bool:
        seconds = await self._serving.answering()
        if seconds is None:
            self._found.violations.append(Violation("down"))
            self._stop.set()
            return False
        self._found.starts.append(seconds)
        if seconds > self._plan.latest_answer:
            self._found.violations.append(Violation("late", detail=f"{seconds:.1f} s"))
        return True

    async def _live(self, commands: float) -> None:
        target, end = self._tally.acknowledged + commands, time.monotonic() + MAX_LIFE_S
        while self._tally.acknowledged < target and time.monotonic() < end and not self._stop.is_set():
            await asyncio.sleep(_STEP)

    async def _come_to_rest(self) -> None:
        """The last life goes on until enough is done and everybody has heard what became of their wishes."""
        self._serving.start()
        if not await self._answering():
            return
        await self._live(self._plan.commands - self._tally.acknowledged)
        for player in self._company.players:
            player.quiet = True
        end = time.monotonic() + SETTLE_TIMEOUT_S
        while not self._company.quiet and time.monotonic() < end:
            await asyncio.sleep(_STEP)
        await self._company.look_once_more()

    # --- Checking ---

    def _check(self) -> None:
        found, players = self._found, self._company.players
        for player in players:
            if player.asked is not None:
                player.ear.notes.violate("unanswered")
        notes = [ear.notes for player in players for ear in player.ears]
        stored = read_store(self._folder / DATABASE_FILE)
        found.violations += violations(stored, notes)
        found.acknowledged = self._tally.acknowledged
        found.tables += len(stored.events)
        found.messages += sum(len(note.heard) for note in notes)
        for line in self._serving.log.read_text(encoding="utf-8").splitlines():
            if "level=error" in line or "Traceback" in line:
                found.violations.append(Violation("error", detail=line))


class _RoundOver(Exception):
    """The round is over: everybody may go."""
