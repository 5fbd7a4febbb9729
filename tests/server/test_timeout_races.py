"""A move races with the expiry of its clock, in 2,000 rounds after the deadline and some more before it.

The shortest clock has ten seconds, too long for thousands of rounds on a real server. So the test drives the writer,
the store and the subscribers in this process, with a simulated clock. The two commands are sent in either order and
with random delays, within one batch or while another one is being committed.
"""

import asyncio
import itertools
import random
import secrets
from collections import Counter
from pathlib import Path

from civ.game.options import Rules
from civ.server.config import Config
from civ.server.core.live_tables import LiveTable
from civ.server.core.openings import fresh_code
from civ.server.core.queue_items import QueuedCommand, QueueOutcome
from civ.server.core.service import DATABASE_FILE, Service
from civ.server.core.writer import Source
from civ.server.http.send_queue import SendQueue
from civ.server.http.subscribers import SocketSubscriber
from civ.server.storage.store import Store
from civ.soak.observations import ClientLog
from civ.soak.observers import TableObserver
from civ.soak.verification import read_store, violations
from civ.tables import commands
from civ.tables.decisions import SERVER, Actor
from civ.tables.settings import Settings
from civ.tables.shuffles import fair_deal
from civ.tables.table import OVER
from civ.wire.messages import encode
from tests.harness.tiers import count

ROUNDS = count(200, 2000)
TURN_SECONDS = 10
TIMEOUT_S = 60.0
SETTINGS = Settings(rules=Rules(), seats=("me", "open"), turn_seconds=TURN_SECONDS)
PEOPLE = (Actor("ann", "Ann"), Actor("bob", "Bob"), Actor("", ""))


class SocketClient:
    """A person or a spectator on a socket without a network."""

    def __init__(self, service: Service, live: LiveTable, actor: Actor) -> None:
        self.observer = TableObserver(ClientLog(live.table.code, actor.person or None), self._answered)
        self._service = service
        self._waiting: dict[str, asyncio.Future[str]] = {}
        self._numbers = itertools.count(1)
        self._subscriber = SocketSubscriber(live, actor, "en", SendQueue(self, lambda: None), frozenset())
        self._subscriber.open(service.writer, service.presence, 0)

    def write(self, text: bytes) -> bool:
        self.observer.receive(text)
        return True

    async def drain(self) -> None:
        """Never wait."""

    def _answered(self, id: str, refusal: str) -> None:
        self._waiting.pop(id).set_result(refusal)

    def send(self, command: commands.PersonCommand) -> "asyncio.Future[str]":
        """Send a command; the result is the code of its refusal, or an empty string."""
        id = f"p{next(self._numbers)}"
        answer = self._waiting[id] = asyncio.get_running_loop().create_future()
        self.observer.log.send(id, command)
        self._subscriber.receive(self._service.submit, encode({"id": id, "command": command}))
        return answer


class Race:
    """Tables with running clocks, and a simulated time."""

    def __init__(self, folder: Path) -> None:
        self.now = 1_000_000.0
        self.chance = random.Random(5)
        self.store = Store.open(folder / DATABASE_FILE)
        source = Source(lambda: self.now, fair_deal, fresh_code, lambda: secrets.token_bytes(32))
        self.service = Service(Config(data=folder), self.store, source)
        self.registry: list[LiveTable] = []
        self.players: dict[LiveTable, list[SocketClient]] = {}

    async def open_table(self) -> LiveTable:
        live = await self.service.open_table(PEOPLE[0], SETTINGS)
        self.registry.append(live)
        players = self.players[live] = [SocketClient(self.service, live, actor) for actor in PEOPLE]
        for person, command in ((1, commands.TakeSeat(2)), (1, commands.SetReady()), (0, commands.StartGame())):
            assert await asyncio.wait_for(players[person].send(command), TIMEOUT_S) == ""
        return live

    async def round(self, live: LiveTable) -> str:
        """Run one race; return its outcome."""
        table, players = live.table, self.players[live]
        (seat,) = table.waiting
        self.now += self.chance.uniform(0, TURN_SECONDS)
        deadline = table.deadline(seat)
        assert deadline is not None
        late = deadline <= self.now
        (own,) = players[seat - 1].observer.own
        before = table.seq
        moved, ran_out = await asyncio.gather(
            self._move(players[seat - 1], commands.PlayAction(seat, self.chance.choice(own.legal))),
            self._run_out(live, seat),
        )
        kinds = [type(event).__name__ for event in live.events[before:]]
        if not late:
            assert (kinds, moved, ran_out) == (["ActionPlayed"], "", "table-stale")
            return "in time"
        if kinds == ["SeatHandedOver"]:
            assert (moved, ran_out) == ("seat-handed", "")
            assert await players[seat - 1].send(commands.ReclaimSeat(seat)) == ""
            return "handed"
        assert moved == ""
        if kinds == ["ActionPlayed", "SeatHandedOver"]:  # the turn and its clock continued after that action
            assert ran_out == ""
            assert await players[seat - 1].send(commands.ReclaimSeat(seat)) == ""
            return "moved, then handed"
        assert (kinds, ran_out) == (["ActionPlayed"], "table-stale")
        assert table.waiting != (seat,)
        return "moved"

    async def _move(self, player: SocketClient, command: commands.PlayAction) -> str:
        await self._pause()
        return await asyncio.wait_for(player.send(command), TIMEOUT_S)

    async def _run_out(self, live: LiveTable, seat: int) -> str:
        outcome: asyncio.Future[QueueOutcome] = asyncio.get_running_loop().create_future()
        await self._pause()
        self.service.writer.submit(QueuedCommand(live, outcome.set_result, SERVER, commands.ExpireClock(seat)))
        error = (await outcome).error
        return error.code if error else ""

    async def _pause(self) -> None:
        """Wait for a random time, at most about as long as a commit takes."""
        for _ in range(self.chance.randrange(3)):
            await asyncio.sleep(self.chance.choice([0, 0, 0.0005, 0.001]))


def test_a_move_races_with_the_expiry_of_its_clock(tmp_path: Path) -> None:
    outcomes: Counter[str] = Counter()
    race = Race(tmp_path)

    async def run_rounds() -> None:
        race.service.writer.start()
        tables = [await race.open_table() for _ in range(2)]
        for number in itertools.count():
            at = number % len(tables)
            if tables[at].table.status == OVER:
                tables[at] = await race.open_table()
            outcomes[await race.round(tables[at])] += 1
            if outcomes.total() - outcomes["in time"] == ROUNDS:
                break
        await race.service.writer.stop()

    asyncio.run(run_rounds())
    for live in race.registry:
        loaded = LiveTable.load(race.store, live.table.code)
        assert loaded is not None
        for viewer in ((1,), (2,), ()):
            assert loaded.snapshot(viewer, race.now) == live.snapshot(viewer, race.now)
        assert loaded.table.record == live.table.record
    race.store.close()
    logs = [player.observer.log for players in race.players.values() for player in players]
    assert list(violations(read_store(tmp_path / DATABASE_FILE), logs)) == []
    assert min(outcomes[name] for name in ("in time", "handed", "moved, then handed", "moved")) > ROUNDS / 100, outcomes
