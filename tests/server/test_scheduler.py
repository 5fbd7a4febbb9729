"""What the server does by itself, after a restart as well: bots choose, clocks run out, stand-ins play for the gone."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from civ.game.options import Rules
from civ.server.core.live_tables import LiveTable
from civ.server.core.scheduler import CLOCK_GRACE_S
from civ.server.errors import StoreUnavailable
from civ.server.storage.rows import NewEvent
from civ.server.storage.store import Store
from civ.tables import commands, events
from civ.tables.decisions import Actor
from civ.tables.settings import Settings
from civ.tables.table import PLAYING
from tests.harness.server.fast_loop import RecordingSubscriber, RestartableService, now, run_fast, wait_for_event

ANN, BOB = Actor("ann", "Ann"), Actor("bob", "Bob")
TURN = ABSENCE = 10
TWO = Settings(seats=("me", "open"), absence=ABSENCE)
TICK = 0.2  # seconds by which timers may be early


def handed(event: events.AnyEvent) -> bool:
    return isinstance(event, events.SeatHandedOver)


async def play(house: RestartableService, live: LiveTable, actor: Actor) -> None:
    """One action of whoever is to choose."""
    seat, game = live.table.waiting[0], live.table.game
    assert game is not None
    await house.send(live, actor, commands.PlayAction(seat, str(game.legal[0])))


# --- Bots and clocks ---


def test_a_bot_whose_turn_it_was_plays_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        house = RestartableService(tmp_path)
        await house.start()
        live = await house.start_game(ANN, Settings(seats=("me", "random"), pace=20, absence=None))
        while live.table.waiting == (1,):
            await play(house, live, ANN)
        waited = live.table.changed_at
        live = await house.restart(live)
        acted = await wait_for_event(live, lambda event: isinstance(event, events.ActionPlayed) and event.bot)
        assert acted.at >= waited + 20 - TICK  # at its pace
        await house.service.stop()

    run_fast(work())


def test_a_bot_whose_pace_is_long_over_plays_at_once_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        house = RestartableService(tmp_path)
        await house.start()
        live = await house.start_game(
            ANN, Settings(rules=Rules(deal="draft"), seats=("me", "random"), pace=5, absence=None)
        )
        live = await house.restart(live, pause=60)
        kept = await wait_for_event(live, lambda event: isinstance(event, events.CardKept) and event.bot)
        assert kept.seat == 2
        await house.service.stop()

    run_fast(work())


def test_a_clock_that_ran_out_while_the_server_was_down_has_a_little_more_time(tmp_path: Path) -> None:
    async def work() -> None:
        house = RestartableService(tmp_path)
        await house.start()
        live = await house.start_game(ANN, Settings(seats=("me", "here"), turn_seconds=TURN, absence=None, pace=30))
        stopped = now()
        live = await house.restart(live, pause=2 * TURN)
        (seat,) = live.table.waiting
        found = await wait_for_event(live, handed)
        assert (found.seat, found.cause) == (seat, "clock")
        assert found.at >= stopped + 2 * TURN + CLOCK_GRACE_S
        await house.service.stop()

    run_fast(work())


def test_a_clock_that_runs_out_without_a_stand_in_loses(tmp_path: Path) -> None:
    async def work() -> None:
        house = RestartableService(tmp_path)
        await house.start()
        settings = Settings(seats=("me", "open"), turn_seconds=TURN, stand_in=None, absence=None)
        live = await house.start_game(ANN, settings, BOB)
        (seat,), began = live.table.waiting, live.table.clock_start
        lost = await wait_for_event(live, lambda event: isinstance(event, events.SeatResigned))
        assert lost.seat == seat
        assert lost.at >= began + TURN
        assert live.table.result is not None
        assert live.table.result.winners == (3 - seat,)
        await house.service.stop()

    run_fast(work())


# --- Those who are gone ---


def test_one_who_is_gone_for_too_long_has_a_stand_in_and_may_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        house = RestartableService(tmp_path)
        presence = (await house.start()).presence
        live = await house.start_game(ANN, TWO, BOB)
        ann, bob = RecordingSubscriber("ann"), RecordingSubscriber("bob")
        presence.arrive(live, ann)
        presence.arrive(live, bob)
        left = now()
        presence.leave(live, bob)
        found = await wait_for_event(live, handed)
        assert (found.seat, found.cause) == (2, "absence")
        assert found.at >= left + ABSENCE - TICK
        await house.send(live, BOB, commands.ReclaimSeat(2))
        assert live.table.chair(2).bot is None
        assert live.table.chair(1).bot is None  # who is here plays on
        await house.service.stop()

    run_fast(work())


def test_one_who_comes_back_in_time_or_looks_in_keeps_the_seat(tmp_path: Path) -> None:
    async def work() -> None:
        house = RestartableService(tmp_path)
        presence = (await house.start()).presence
        live = await house.start_game(ANN, TWO, BOB)
        ann, bob = RecordingSubscriber("ann"), RecordingSubscriber("bob")
        for one in (ann, bob):
            presence.arrive(live, one)
            presence.leave(live, one)
        for _ in range(6):
            await asyncio.sleep(ABSENCE / 2)
            presence.touch(live, "ann")
            if bob not in live.subscribers:
                live.subscribe(bob)  # a poll that goes on
        assert not any(map(handed, live.events))
        live.unsubscribe(bob)
        assert (await wait_for_event(live, handed)).cause == "absence"
        await house.service.stop()

    run_fast(work())


def test_after_a_restart_those_who_do_not_come_back_have_stand_ins(tmp_path: Path) -> None:
    async def work() -> None:
        house = RestartableService(tmp_path)
        await house.start()
        live = await house.start_game(ANN, TWO, BOB)
        stopped = now()
        live = await house.restart(live)
        house.service.presence.arrive(live, RecordingSubscriber("ann"))
        found = await wait_for_event(live, handed)
        assert (found.seat, found.cause) == (2, "absence")
        assert found.at >= stopped + ABSENCE
        await asyncio.sleep(2 * ABSENCE)
        assert live.table.status == PLAYING
        assert live.table.chair(1).bot is None
        await house.service.stop()

    run_fast(work())


class FullDisk(Store):
    """A store on a disk that is full for a while."""

    full = False

    def commit(self, entries: Sequence[NewEvent]) -> None:
        if self.full:
            raise StoreUnavailable("store-down")
        super().commit(entries)


def test_a_bot_plays_on_once_the_disk_has_room_again(tmp_path: Path) -> None:
    async def work() -> None:
        house = RestartableService(tmp_path, FullDisk)
        await house.start()
        live = await house.start_game(ANN, Settings(seats=("me", "random"), pace=2, absence=None))
        for _ in range(12):  # among them are actions that end the turn of the bot
            while live.table.waiting == (1,):
                await play(house, live, ANN)
            house.store.full = True  # type: ignore[attr-defined]
            while not house.service.writer.down:
                await asyncio.sleep(0.5)
            before = live.stored_seq
            house.store.full = False  # type: ignore[attr-defined]
            await wait_for_event(live, lambda event: live.stored_seq > before)  # noqa: B023
        await house.service.stop()

    run_fast(work())


def test_one_who_is_gone_while_the_disk_is_full_has_a_stand_in_later(tmp_path: Path) -> None:
    async def work() -> None:
        house = RestartableService(tmp_path, FullDisk)
        presence = (await house.start()).presence
        live = await house.start_game(ANN, TWO, BOB)
        bob = RecordingSubscriber("bob")
        presence.arrive(live, bob)
        presence.leave(live, bob)
        house.store.full = True  # type: ignore[attr-defined]
        while not house.service.writer.down:
            await asyncio.sleep(1)
        house.store.full = False  # type: ignore[attr-defined]
        assert (await wait_for_event(live, handed)).seat == 2
        await house.service.stop()

    run_fast(work())
