"""Clocks, the pace of bots, and bots that replace people."""

from typing import Any

import pytest

from civ import Rules
from civ.game.options import PLAYER_COUNTS
from civ.tables import commands, events
from civ.tables.decisions import SERVER, Actor
from tests.harness.table_driver import (
    ANN,
    BOB,
    DRAFT_ORDERS,
    DraftOrder,
    TableDriver,
    card_to_keep,
    draft_rules,
    start_game,
)

# --- Bots in place of people ---


def test_a_seat_is_handed_over_and_reclaimed() -> None:
    driver = start_game(Rules(players=2), ANN, BOB)
    seat = driver.game.seat
    holder = driver.holder(seat)
    driver.send(holder, commands.HandOver(seat, "novice"))
    assert (driver.table.chair(seat).bot, driver.table.seats_of(holder.person)) == ("novice", (seat,))
    driver.play_legal()  # by the server
    assert driver.last(events.ActionPlayed).bot
    driver.send(holder, commands.ReclaimSeat(seat))
    assert driver.table.chair(seat).bot is None
    driver.play(".")
    assert not driver.last(events.ActionPlayed).bot


def test_an_absent_person_is_replaced_and_can_come_back() -> None:
    driver = start_game(Rules(players=2), ANN, BOB, stand_in="novice")
    assert driver.send(SERVER, commands.ReplaceAbsent(2)) == events.SeatHandedOver(driver.now, 2, "novice", "absence")
    assert driver.refused(SERVER, commands.ReplaceAbsent(2)) == "table-stale"
    driver.send(BOB, commands.ReclaimSeat(2))
    assert driver.table.chair(2).bot is None


@pytest.mark.parametrize("options", [{"stand_in": None}, {"absence": None}], ids=str)
def test_nobody_is_replaced_at_a_table_that_waits_for_absent_people(options: dict[str, Any]) -> None:
    assert start_game(Rules(players=2), ANN, BOB, **options).refused(SERVER, commands.ReplaceAbsent(2)) == "table-stale"


# --- Clocks ---


def timed_game(*seats: Actor | str, **options: Any) -> TableDriver:
    return start_game(Rules(players=PLAYER_COUNTS[len(seats) - 2]), *seats, turn_seconds=60, **options)


def test_a_clock_runs_for_the_whole_turn() -> None:
    driver = timed_game(ANN, BOB)
    seat, end = driver.game.seat, driver.now + 60
    assert (driver.table.deadline(seat), driver.table.deadline(3 - seat), driver.table.due) == (end, None, end)
    driver.wait(30)
    driver.play_legal()
    driver.send(ANN, commands.SendChat("hm"))
    driver.send(driver.holder(seat), commands.TakeBack(seat))
    driver.play_legal()
    assert driver.table.deadline(seat) == end
    driver.play(".")
    assert (driver.table.deadline(3 - seat), driver.table.deadline(seat)) == (driver.now + 60, None)


def test_the_stand_in_plays_once_the_clock_has_run_out_and_not_before() -> None:
    driver = timed_game(ANN, BOB, stand_in="novice")
    seat = driver.game.seat
    driver.wait(59.9)
    assert driver.refused(SERVER, commands.ExpireClock(seat)) == "table-stale"
    driver.wait(0.1)
    assert driver.refused(SERVER, commands.ExpireClock(3 - seat)) == "table-stale"
    assert driver.send(SERVER, commands.ExpireClock(seat)) == events.SeatHandedOver(driver.now, seat, "novice", "clock")
    assert driver.table.deadline(seat) is None
    assert driver.table.due == driver.now + driver.table.settings.pace


def test_without_a_stand_in_a_clock_that_runs_out_loses() -> None:
    driver = timed_game(ANN, BOB, stand_in=None)
    seat = driver.game.seat
    driver.wait(60)
    assert driver.send(SERVER, commands.ExpireClock(seat)) == events.SeatResigned(driver.now, seat)
    assert driver.table.status == "over"


def test_a_person_who_comes_back_after_the_clock_ran_out_gets_a_new_clock() -> None:
    driver = timed_game(ANN, BOB)
    seat = driver.game.seat
    driver.wait(61)
    driver.send(SERVER, commands.ExpireClock(seat))
    driver.send(driver.holder(seat), commands.ReclaimSeat(seat))
    assert driver.table.deadline(seat) == driver.now + 60


def test_handing_over_and_reclaiming_does_not_restart_the_clock() -> None:
    driver = timed_game(ANN, BOB)
    seat, end = driver.game.seat, driver.now + 60
    driver.wait(50)
    driver.send(driver.holder(seat), commands.HandOver(seat), commands.ReclaimSeat(seat))
    assert driver.table.deadline(seat) == end


def test_in_a_draft_the_clock_runs_for_a_whole_pass() -> None:
    driver = start_game(draft_rules(2, "clockwise"), ANN, BOB, turn_seconds=60)
    end = driver.now + 60
    driver.wait(10)
    driver.send(ANN, commands.PlayAction(1, card_to_keep(driver.game, 1, 0)))
    assert (driver.table.deadline(1), driver.table.deadline(2)) == (None, end)
    driver.send(ANN, commands.TakeBack(1))
    assert (driver.table.deadline(1), driver.table.deadline(2)) == (end, end)
    driver.send(ANN, commands.PlayAction(1, card_to_keep(driver.game, 1, 1)))
    driver.wait(10)
    driver.send(BOB, commands.PlayAction(2, card_to_keep(driver.game, 2, 0)))
    assert (driver.table.deadline(1), driver.table.deadline(2)) == (driver.now + 60,) * 2


@pytest.mark.parametrize("order", DRAFT_ORDERS)
def test_every_pass_of_a_draft_and_the_first_turn_have_their_own_clock(order: DraftOrder) -> None:
    driver = start_game(draft_rules(2, order), ANN, BOB, turn_seconds=60)
    for _ in range(3):
        for seat in (1, 2) if driver.game.seat == 2 else (2, 1):  # the first to take a card is the last to keep one
            driver.wait(10)
            driver.send(driver.holder(seat), commands.PlayAction(seat, card_to_keep(driver.game, seat, 0)))
        assert driver.table.clock_start == driver.now
    for _ in range(2):
        driver.wait(10)
        assert driver.game.pending.step == "take-from-middle"
        driver.play_legal()
        assert driver.table.deadline(driver.game.seat) == driver.now + 60
    assert driver.game.pending.step == "play"


def test_an_agreed_take_back_restarts_the_clock() -> None:
    driver = timed_game(ANN, BOB)
    seat = driver.game.seat
    driver.play_legal()
    driver.wait(50)
    driver.send(driver.holder(seat), commands.ProposeTakeBack(seat, 0))
    driver.send(driver.holder(3 - seat), commands.AnswerProposal(3 - seat, yes=True))
    assert driver.table.deadline(seat) == driver.now + 60


def test_a_bot_acts_at_the_pace_of_the_table_and_chat_does_not_delay_it() -> None:
    driver = start_game(Rules(players=2), ANN, "adept", pace=3)
    while driver.game.seat != 2:
        driver.play_legal()
    due = driver.now + 3
    assert (driver.table.due, driver.table.deadline(2)) == (due, None)
    driver.wait(2)
    driver.send(ANN, commands.SendChat("come on"), commands.SendPhrase("your-turn"))
    assert driver.table.due == due


def test_a_card_kept_and_taken_back_does_not_delay_bots() -> None:
    driver = start_game(draft_rules(2, "clockwise"), ANN, "adept", pace=3)
    due, seen = driver.now + 3, driver.table.changed
    driver.wait(2)
    driver.send(ANN, commands.PlayAction(1, card_to_keep(driver.game, 1, 0)), commands.TakeBack(1))
    assert driver.table.due == due
    driver.send(SERVER, commands.PlayBotAction(2, card_to_keep(driver.game, 2, 0), seen))


def test_without_a_clock_people_have_unlimited_time() -> None:
    driver = start_game(Rules(players=2), ANN, BOB)
    assert (driver.table.due, driver.table.deadline(driver.game.seat)) == (None, None)
