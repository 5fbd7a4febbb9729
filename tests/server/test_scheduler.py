"""The scheduler: bots play, clocks expire, and stand-ins replace absent players, also after a restart."""

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
from tests.harness.table_driver import ANN, BOB

TURN_SECONDS = ABSENCE = 10
TWO = Settings(seats=("me", "open"), absence=ABSENCE)
TIMER_TOLERANCE_S = 0.2  # timers may be early by this much


def is_handover(event: events.AnyEvent) -> bool:
    return isinstance(event, events.SeatHandedOver)


async def play(restartable: RestartableService, live: LiveTable, actor: Actor) -> None:
    """Play an action for a seat to choose."""
    seat, game = live.table.waiting[0], live.table.game
    assert game is not None
    await restartable.send(live, actor, commands.PlayAction(seat, str(game.legal[0])))


# --- Bots and clocks ---


def test_a_bot_to_move_plays_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        restartable = RestartableService(tmp_path)
        await restartable.start()
        live = await restartable.start_game(ANN, Settings(seats=("me", "random"), pace=20, absence=None))
        while live.table.waiting == (1,):
            await play(restartable, live, ANN)
        waited = live.table.changed_at
        live = await restartable.restart(live)
        acted = await wait_for_event(live, lambda event: isinstance(event, events.ActionPlayed) and event.bot)
        assert acted.at >= waited + 20 - TIMER_TOLERANCE_S  # after its pause
        await restartable.service.stop()

    run_fast(scenario())


def test_a_bot_whose_pause_is_over_plays_at_once_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        restartable = RestartableService(tmp_path)
        await restartable.start()
        live = await restartable.start_game(
            ANN, Settings(rules=Rules(deal="draft"), seats=("me", "random"), pace=5, absence=None)
        )
        live = await restartable.restart(live, pause=60)
        kept = await wait_for_event(live, lambda event: isinstance(event, events.CardKept) and event.bot)
        assert kept.seat == 2
        await restartable.service.stop()

    run_fast(scenario())


def test_a_clock_that_expired_during_downtime_gets_a_grace_period(tmp_path: Path) -> None:
    async def scenario() -> None:
        restartable = RestartableService(tmp_path)
        await restartable.start()
        live = await restartable.start_game(
            ANN, Settings(seats=("me", "here"), turn_seconds=TURN_SECONDS, absence=None, pace=30)
        )
        stopped = now()
        live = await restartable.restart(live, pause=2 * TURN_SECONDS)
        (seat,) = live.table.waiting
        handover = await wait_for_event(live, is_handover)
        assert (handover.seat, handover.cause) == (seat, "clock")
        assert handover.at >= stopped + 2 * TURN_SECONDS + CLOCK_GRACE_S
        await restartable.service.stop()

    run_fast(scenario())


def test_a_player_whose_clock_expires_loses_without_a_stand_in(tmp_path: Path) -> None:
    async def scenario() -> None:
        restartable = RestartableService(tmp_path)
        await restartable.start()
        settings = Settings(seats=("me", "open"), turn_seconds=TURN_SECONDS, stand_in=None, absence=None)
        live = await restartable.start_game(ANN, settings, BOB)
        (seat,), began = live.table.waiting, live.table.clock_start
        lost = await wait_for_event(live, lambda event: isinstance(event, events.SeatResigned))
        assert lost.seat == seat
        assert lost.at >= began + TURN_SECONDS
        assert live.table.result is not None
        assert live.table.result.winners == (3 - seat,)
        await restartable.service.stop()

    run_fast(scenario())


# --- Absent players ---


def test_a_player_absent_for_too_long_is_replaced_and_can_return(tmp_path: Path) -> None:
    async def scenario() -> None:
        restartable = RestartableService(tmp_path)
        presence = (await restartable.start()).presence
        live = await restartable.start_game(ANN, TWO, BOB)
        ann, bob = RecordingSubscriber("ann"), RecordingSubscriber("bob")
        presence.arrive(live, ann)
        presence.arrive(live, bob)
        left = now()
        presence.leave(live, bob)
        handover = await wait_for_event(live, is_handover)
        assert (handover.seat, handover.cause) == (2, "absence")
        assert handover.at >= left + ABSENCE - TIMER_TOLERANCE_S
        await restartable.send(live, BOB, commands.ReclaimSeat(2))
        assert live.table.chair(2).bot is None
        assert live.table.chair(1).bot is None  # present players keep their seats
        await restartable.service.stop()

    run_fast(scenario())


def test_a_player_who_returns_in_time_or_polls_keeps_the_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        restartable = RestartableService(tmp_path)
        presence = (await restartable.start()).presence
        live = await restartable.start_game(ANN, TWO, BOB)
        ann, bob = RecordingSubscriber("ann"), RecordingSubscriber("bob")
        for player in (ann, bob):
            presence.arrive(live, player)
            presence.leave(live, player)
        for _ in range(6):
            await asyncio.sleep(ABSENCE / 2)
            presence.touch(live, "ann")
            if bob not in live.subscribers:
                live.subscribe(bob)  # a long poll
        assert not any(map(is_handover, live.events))
        live.unsubscribe(bob)
        assert (await wait_for_event(live, is_handover)).cause == "absence"
        await restartable.service.stop()

    run_fast(scenario())


def test_players_who_do_not_return_after_a_restart_are_replaced(tmp_path: Path) -> None:
    async def scenario() -> None:
        restartable = RestartableService(tmp_path)
        await restartable.start()
        live = await restartable.start_game(ANN, TWO, BOB)
        stopped = now()
        live = await restartable.restart(live)
        restartable.service.presence.arrive(live, RecordingSubscriber("ann"))
        handover = await wait_for_event(live, is_handover)
        assert (handover.seat, handover.cause) == (2, "absence")
        assert handover.at >= stopped + ABSENCE
        await asyncio.sleep(2 * ABSENCE)
        assert live.table.status == PLAYING
        assert live.table.chair(1).bot is None
        await restartable.service.stop()

    run_fast(scenario())


class FullDisk(Store):
    """A store whose disk can be full."""

    full = False

    def commit(self, entries: Sequence[NewEvent]) -> None:
        if self.full:
            raise StoreUnavailable("store-down")
        super().commit(entries)


async def fill_disk_until_noticed(restartable: RestartableService) -> None:
    """Fill the disk, wait until the writer has failed to commit, and make room again."""
    assert isinstance(restartable.store, FullDisk)
    restartable.store.full = True
    while not restartable.service.writer.down:
        await asyncio.sleep(0.5)
    restartable.store.full = False


async def wait_for_another_event(live: LiveTable) -> None:
    """Wait until a table has stored another event."""
    before = live.stored_seq
    await wait_for_event(live, lambda event: live.stored_seq > before)


def test_a_bot_continues_when_the_disk_has_room_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        restartable = RestartableService(tmp_path, FullDisk)
        await restartable.start()
        live = await restartable.start_game(ANN, Settings(seats=("me", "random"), pace=2, absence=None))
        for _ in range(12):  # some of these actions end the turn of the bot
            while live.table.waiting == (1,):
                await play(restartable, live, ANN)
            await fill_disk_until_noticed(restartable)
            await wait_for_another_event(live)
        await restartable.service.stop()

    run_fast(scenario())


def test_a_player_absent_while_the_disk_is_full_is_replaced_later(tmp_path: Path) -> None:
    async def scenario() -> None:
        restartable = RestartableService(tmp_path, FullDisk)
        presence = (await restartable.start()).presence
        live = await restartable.start_game(ANN, TWO, BOB)
        bob = RecordingSubscriber("bob")
        presence.arrive(live, bob)
        presence.leave(live, bob)
        await fill_disk_until_noticed(restartable)
        assert (await wait_for_event(live, is_handover)).seat == 2
        await restartable.service.stop()

    run_fast(scenario())
