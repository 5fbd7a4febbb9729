"""A move against a timeout, 2,000 rounds in which the time is up, and as many more as it takes in which it is not yet.

A clock of ten seconds, the shortest there is, cannot run out so often on a real server. So the writer, the store and
the listeners of sockets are driven in this process, by a clock of ours. The two ask in either order and at all
distances, within one group of events or while another one is being committed.
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
from civ.server.core.service import DATABASE_FILE, Service, fresh_code
from civ.server.core.writer import QueuedCommand, QueueOutcome, Source
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
TURN = 10
PATIENCE = 60.0  # seconds for an answer
SETTINGS = Settings(rules=Rules(), seats=("me", "open"), turn_seconds=TURN)
PEOPLE = (Actor("ann", "Ann"), Actor("bob", "Bob"), Actor("", ""))


class SocketClient:
    """A person, or a spectator, on a socket without a network."""

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

    def ask(self, command: commands.PersonCommand) -> "asyncio.Future[str]":
        """What becomes of a command: the code of its refusal, or nothing."""
        id = f"p{next(self._numbers)}"
        answer = self._waiting[id] = asyncio.get_running_loop().create_future()
        self.observer.notes.send(id, command)
        self._subscriber.receive(self._service.submit, encode({"id": id, "command": command}))
        return answer


class Race:
    """Tables where clocks run, and the time, which is ours."""

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
        for asker, command in ((1, commands.TakeSeat(2)), (1, commands.SetReady()), (0, commands.StartGame())):
            assert await asyncio.wait_for(players[asker].ask(command), PATIENCE) == ""
        return live

    async def round(self, live: LiveTable) -> str:
        """One race; what came of it."""
        table, players = live.table, self.players[live]
        (seat,) = table.waiting
        self.now += self.chance.uniform(0, TURN)
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
            assert await players[seat - 1].ask(commands.ReclaimSeat(seat)) == ""
            return "handed"
        assert moved == ""
        if kinds == ["ActionPlayed", "SeatHandedOver"]:  # the turn goes on after that action, and so did its clock
            assert ran_out == ""
            assert await players[seat - 1].ask(commands.ReclaimSeat(seat)) == ""
            return "moved, then handed"
        assert (kinds, ran_out) == (["ActionPlayed"], "table-stale")
        assert table.waiting != (seat,)
        return "moved"

    async def _move(self, player: SocketClient, command: commands.PlayAction) -> str:
        await self._pause()
        return await asyncio.wait_for(player.ask(command), PATIENCE)

    async def _run_out(self, live: LiveTable, seat: int) -> str:
        told: asyncio.Future[QueueOutcome] = asyncio.get_running_loop().create_future()
        await self._pause()
        self.service.writer.submit(QueuedCommand(live, told.set_result, SERVER, commands.ExpireClock(seat)))
        error = (await told).error
        return error.code if error else ""

    async def _pause(self) -> None:
        """From no time at all to about as long as a commit takes."""
        for _ in range(self.chance.randrange(3)):
            await asyncio.sleep(self.chance.choice([0, 0, 0.0005, 0.001]))


def test_a_move_against_a_timeout(tmp_path: Path) -> None:
    outcomes: Counter[str] = Counter()
    race = Race(tmp_path)

    async def racing() -> None:
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

    asyncio.run(racing())
    for live in race.registry:
        loaded = LiveTable.load(race.store, live.table.code)
        assert loaded is not None
        for viewer in ((1,), (2,), ()):
            assert loaded.snapshot(viewer, race.now) == live.snapshot(viewer, race.now)
        assert loaded.table.record == live.table.record
    race.store.close()
    notes = [player.observer.notes for players in race.players.values() for player in players]
    assert list(violations(read_store(tmp_path / DATABASE_FILE), notes)) == []
    assert min(outcomes[name] for name in ("in time", "handed", "moved, then handed", "moved")) > ROUNDS / 100, outcomes
