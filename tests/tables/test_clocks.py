"""Clocks, the pace of bots, and bots that replace people."""

from typing import Any

import pytest

from civ import Rules
from civ.game.options import PLAYER_COUNTS
from civ.tables import commands, events
from civ.tables.decisions import SERVER, Actor
from tests.harness.table_driver import ANN, BOB, TableDriver, card_to_keep, draft_rules, start_game

# --- Bots in place of people ---


def test_a_seat_is_handed_over_and_reclaimed() -> None:
    seated = start_game(Rules(players=2), ANN, BOB)
    seat = seated.game.seat
    who = seated.holder(seat)
    seated.send(who, commands.HandOver(seat, "novice"))
    assert (seated.table.chair(seat).bot, seated.table.seats_of(who.person)) == ("novice", (seat,))
    seated.play_legal()  # by the server
    assert seated.log[-1].bot  # type: ignore[union-attr]
    seated.send(who, commands.ReclaimSeat(seat))
    assert seated.table.chair(seat).bot is None
    seated.play(".")
    assert not seated.log[-1].bot  # type: ignore[union-attr]


def test_an_absent_person_is_replaced_and_can_come_back() -> None:
    seated = start_game(Rules(players=2), ANN, BOB, stand_in="novice")
    assert seated.send(SERVER, commands.ReplaceAbsent(2)) == events.SeatHandedOver(seated.now, 2, "novice", "absence")
    assert seated.refused(SERVER, commands.ReplaceAbsent(2)) == "table-stale"
    seated.send(BOB, commands.ReclaimSeat(2))
    assert seated.table.chair(2).bot is None


@pytest.mark.parametrize("manners", [{"stand_in": None}, {"absence": None}], ids=str)
def test_nobody_is_replaced_at_a_table_that_waits_for_absent_people(manners: dict[str, Any]) -> None:
    assert start_game(Rules(players=2), ANN, BOB, **manners).refused(SERVER, commands.ReplaceAbsent(2)) == "table-stale"


# --- Clocks ---


def on_the_clock(*seats: Actor | str, **manners: Any) -> TableDriver:
    return start_game(Rules(players=PLAYER_COUNTS[len(seats) - 2]), *seats, turn_seconds=60, **manners)


def test_a_clock_runs_for_the_whole_turn() -> None:
    seated = on_the_clock(ANN, BOB)
    seat, end = seated.game.seat, seated.now + 60
    assert (seated.table.deadline(seat), seated.table.deadline(3 - seat), seated.table.due) == (end, None, end)
    seated.wait(30)
    seated.play_legal()
    seated.send(ANN, commands.SendChat("hm"))
    seated.send(seated.holder(seat), commands.TakeBack(seat))
    seated.play_legal()
    assert seated.table.deadline(seat) == end
    seated.play(".")
    assert (seated.table.deadline(3 - seat), seated.table.deadline(seat)) == (seated.now + 60, None)


def test_the_stand_in_plays_once_the_clock_has_run_out_and_not_before() -> None:
    seated = on_the_clock(ANN, BOB, stand_in="novice")
    seat = seated.game.seat
    seated.wait(59.9)
    assert seated.refused(SERVER, commands.ExpireClock(seat)) == "table-stale"
    seated.wait(0.1)
    assert seated.refused(SERVER, commands.ExpireClock(3 - seat)) == "table-stale"
    assert seated.send(SERVER, commands.ExpireClock(seat)) == events.SeatHandedOver(seated.now, seat, "novice", "clock")
    assert seated.table.deadline(seat) is None
    assert seated.table.due == seated.now + seated.table.settings.pace


def test_without_a_stand_in_a_clock_that_runs_out_loses() -> None:
    seated = on_the_clock(ANN, BOB, stand_in=None)
    seat = seated.game.seat
    seated.wait(60)
    assert seated.send(SERVER, commands.ExpireClock(seat)) == events.SeatResigned(seated.now, seat)
    assert seated.table.status == "over"


def test_a_person_who_comes_back_after_the_clock_ran_out_gets_a_new_clock() -> None:
    seated = on_the_clock(ANN, BOB)
    seat = seated.game.seat
    seated.wait(61)
    seated.send(SERVER, commands.ExpireClock(seat))
    seated.send(seated.holder(seat), commands.ReclaimSeat(seat))
    assert seated.table.deadline(seat) == seated.now + 60


def test_handing_over_and_reclaiming_does_not_restart_the_clock() -> None:
    seated = on_the_clock(ANN, BOB)
    seat, end = seated.game.seat, seated.now + 60
    seated.wait(50)
    seated.send(seated.holder(seat), commands.HandOver(seat), commands.ReclaimSeat(seat))
    assert seated.table.deadline(seat) == end


def test_in_a_draft_the_clock_runs_for_a_whole_pass() -> None:
    seated = start_game(draft_rules(2, "clockwise"), ANN, BOB, turn_seconds=60)
    end = seated.now + 60
    seated.wait(10)
    seated.send(ANN, commands.PlayAction(1, card_to_keep(seated.game, 1, 0)))
    assert (seated.table.deadline(1), seated.table.deadline(2)) == (None, end)
    seated.send(ANN, commands.TakeBack(1))
    assert (seated.table.deadline(1), seated.table.deadline(2)) == (end, end)
    seated.send(ANN, commands.PlayAction(1, card_to_keep(seated.game, 1, 1)))
    seated.wait(10)
    seated.send(BOB, commands.PlayAction(2, card_to_keep(seated.game, 2, 0)))
    assert (seated.table.deadline(1), seated.table.deadline(2)) == (seated.now + 60,) * 2


@pytest.mark.parametrize("order", ["anticlockwise", "clockwise"])
def test_every_pass_of_a_draft_and_the_first_turn_have_their_own_clock(order: str) -> None:
    seated = start_game(draft_rules(2, order), ANN, BOB, turn_seconds=60)
    for _ in range(3):
        for seat in (1, 2) if seated.game.seat == 2 else (2, 1):  # whoever takes first keeps last
            seated.wait(10)
            seated.send(seated.holder(seat), commands.PlayAction(seat, card_to_keep(seated.game, seat, 0)))
        assert seated.table.clock_start == seated.now
    for _ in range(2):
        seated.wait(10)
        assert seated.game.pending.step == "take-from-middle"
        seated.play_legal()
        assert seated.table.deadline(seated.game.seat) == seated.now + 60
    assert seated.game.pending.step == "play"


def test_an_agreed_take_back_restarts_the_clock() -> None:
    seated = on_the_clock(ANN, BOB)
    seat = seated.game.seat
    seated.play_legal()
    seated.wait(50)
    seated.send(seated.holder(seat), commands.ProposeTakeBack(seat, 0))
    seated.send(seated.holder(3 - seat), commands.AnswerProposal(3 - seat, yes=True))
    assert seated.table.deadline(seat) == seated.now + 60


def test_a_bot_acts_at_the_pace_of_the_table_and_chat_does_not_delay_it() -> None:
    seated = start_game(Rules(players=2), ANN, "adept", pace=3)
    while seated.game.seat != 2:
        seated.play_legal()
    due = seated.now + 3
    assert (seated.table.due, seated.table.deadline(2)) == (due, None)
    seated.wait(2)
    seated.send(ANN, commands.SendChat("come on"), commands.SendPhrase("your-turn"))
    assert seated.table.due == due


def test_a_card_kept_and_taken_back_does_not_delay_bots() -> None:
    seated = start_game(draft_rules(2, "clockwise"), ANN, "adept", pace=3)
    due, seen = seated.now + 3, seated.table.changed
    seated.wait(2)
    seated.send(ANN, commands.PlayAction(1, card_to_keep(seated.game, 1, 0)), commands.TakeBack(1))
    assert seated.table.due == due
    seated.send(SERVER, commands.PlayBotAction(2, card_to_keep(seated.game, 2, 0), seen))


def test_without_a_clock_people_have_unlimited_time() -> None:
    seated = start_game(Rules(players=2), ANN, BOB)
    assert (seated.table.due, seated.table.deadline(seated.game.seat)) == (None, None)
