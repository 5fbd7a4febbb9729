"""Rounds of kills under load, each in a new folder, which is kept if there are violations."""

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
from civ.soak.journal import SoakResults, open_journal
from civ.soak.observations import Violation
from civ.soak.population import Population
from civ.soak.server_process import CIV_COMMAND, ServerAddress, ServerProcess
from civ.soak.verification import read_store, violations

KILLS_PER_ROUND: Final = 60
STARTUP_KILL_SHARE: Final = 0.4  # the share of kills that hit a server before it answers
MESSAGE_KILL_SHARE: Final = 0.5  # the share of kills right after a message, which may have been sent too early
MAX_SILENCE_S: Final = 0.5  # to wait for a message before a kill
MAX_RUN_S: Final = 60.0  # between a start and a kill
SETTLE_TIMEOUT_S: Final = 60.0  # until every command is answered
_POLL_INTERVAL_S: Final = 0.01


@dataclass(frozen=True, slots=True)
class Plan:
    """The length and the load of a soak."""

    kills: int = KILLS_PER_ROUND
    commands: int = 20_000  # acknowledged ones, in each round
    tables: int = 30
    seed: int = 0
    max_start_s: float = 60.0  # until the first response; a later one is a violation
    command: Sequence[str] = CIV_COMMAND


SoakCallback = Callable[[SoakResults], None]


async def soak(
    plan: Plan,
    on_progress: SoakCallback = lambda results: None,
    stop: asyncio.Event | None = None,
    folder: Path | None = None,
) -> SoakResults:
    """Run rounds until the planned number of kills is reached or `stop` is set; return the results of all rounds.

    With a folder, the rounds in its journal count as well. Raises BadRecord if that journal is in use or damaged.
    """
    stop = stop or asyncio.Event()
    with open_journal(folder) as journal:
        while (total := journal.total).kills < plan.kills and not stop.is_set():
            round_folder = Path(tempfile.mkdtemp(prefix="civ-soak-", dir=folder))
            results = await Round(plan, len(journal.rounds), round_folder, total, on_progress, stop).run()
            if results.violations:
                results.kept.append(str(round_folder))
            else:
                shutil.rmtree(round_folder)
            journal.add(results)
        return total


class Round:
    """One round: games are played while the server is killed, then its log is checked."""

    def __init__(
        self,
        plan: Plan,
        number: int,
        folder: Path,
        before: SoakResults,
        on_progress: SoakCallback,
        stop: asyncio.Event,
    ) -> None:
        self._plan, self._before, self._on_progress, self._stop = plan, before, on_progress, stop
        self._kills = min(KILLS_PER_ROUND, plan.kills - before.kills)
        self._results = SoakResults()
        self._folder = folder
        self._chance = random.Random(f"{plan.seed} {number}")
        self._server = ServerProcess(folder, plan.command)
        self._progress = Progress()
        address, seed = ServerAddress(self._server.port), self._chance.getrandbits(32)
        self._population = Population(address, plan.tables, seed, self._progress)

    async def run(self) -> SoakResults:
        """Play and kill, wait until every command is answered, kill once more, and check. Return the results."""
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._population.start(tasks))
                await self._kill_and_start()
                await self._settle()
                raise _RoundOver
        except* _RoundOver:
            pass
        finally:
            self._server.kill()
        self._check()
        return self._results

    # --- Killing ---

    async def _kill_and_start(self) -> None:
        """Start and kill the server; some kills come before it answers."""
        runs = self._kills * (1 - STARTUP_KILL_SHARE)  # starts that are expected to respond
        killed = 0
        while killed < self._kills and not self._stop.is_set():
            self._server.start()
            if self._chance.random() < STARTUP_KILL_SHARE:
                await asyncio.sleep(self._chance.uniform(0, self._last_start()))
                self._results.kills_while_starting += 1
                self._server.kill()
            elif await self._wait_for_server():
                await self._await_acknowledgements(self._chance.uniform(0, 2 * self._plan.commands / runs))
                await self._kill()
            killed += 1
            self._results.kills += 1
            self._results.acknowledged = self._progress.acknowledged
            self._on_progress(self._before + self._results)

    async def _kill(self) -> None:
        """Kill at a random moment, or right after a client has received a message."""
        if self._chance.random() < MESSAGE_KILL_SHARE:
            self._progress.message_received.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._progress.message_received.wait(), MAX_SILENCE_S)
            self._server.kill()
        else:
            await asyncio.to_thread(self._kill_after, self._chance.uniform(0, 2 * _POLL_INTERVAL_S))

    def _kill_after(self, seconds: float) -> None:
        time.sleep(seconds)
        self._server.kill()

    def _last_start(self) -> float:
        starts = [*self._before.starts[-1:], *self._results.starts]
        return starts[-1] if starts else 1.0

    async def _wait_for_server(self) -> bool:
        """Wait for the first response and record how long it took. Return False if the server has ended instead."""
        seconds = await self._server.first_response()
        if seconds is None:
            self._results.violations.append(Violation("down"))
            self._stop.set()
            return False
        self._results.starts.append(seconds)
        if seconds > self._plan.max_start_s:
            self._results.violations.append(Violation("late", detail=f"{seconds:.1f} s"))
        return True

    async def _await_acknowledgements(self, commands: float) -> None:
        """Wait until this many more commands are acknowledged, but no longer than MAX_RUN_S."""
        target, end = self._progress.acknowledged + commands, time.monotonic() + MAX_RUN_S
        while self._progress.acknowledged < target and time.monotonic() < end and not self._stop.is_set():
            await asyncio.sleep(_POLL_INTERVAL_S)

    async def _settle(self) -> None:
        """Run the server once more until enough commands are acknowledged and every command is answered."""
        self._server.start()
        if not await self._wait_for_server():
            return
        await self._await_acknowledgements(self._plan.commands - self._progress.acknowledged)
        for player in self._population.players:
            player.paused = True
        end = time.monotonic() + SETTLE_TIMEOUT_S
        while not self._population.all_answered and time.monotonic() < end:
            await asyncio.sleep(_POLL_INTERVAL_S)
        await self._population.read_final_snapshots()

    # --- Checking ---

    def _check(self) -> None:
        results, players = self._results, self._population.players
        for player in players:
            if player.unanswered is not None:
                player.observer.log.add_violation("unanswered")
        logs = [observer.log for player in players for observer in player.observers]
        stored = read_store(self._folder / DATABASE_FILE)
        results.violations += violations(stored, logs)
        results.acknowledged = self._progress.acknowledged
        results.tables += len(stored.events)
        results.messages += sum(len(log.received) for log in logs)
        for line in self._server.log.read_text(encoding="utf-8").splitlines():
            if "level=error" in line or "Traceback" in line:
                results.violations.append(Violation("error", detail=line))


class _RoundOver(Exception):
    """Ends the tasks of a round."""
