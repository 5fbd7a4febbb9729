"""Bots in place of people, and the clocks that put them there."""

from typing import Any

import pytest

from civ import Rules
from civ.tables import commands, events
from civ.tables.decisions import SERVER, Actor
from tests.harness.table_driver import ANN, BOB, TableDriver, dealt, draft_rules, picked

# --- Bots in place of people ---


def test_a_seat_is_handed_over_and_comes_back() -> None:
    seated = dealt(Rules(players=2), ANN, BOB)
    seat = seated.game.seat
    who = seated.holder(seat)
    seated.ask(who, commands.HandOver(seat, "novice"))
    assert (seated.table.chair(seat).bot, seated.table.seats_of(who.person)) == ("novice", (seat,))
    seated.play_on()  # by the server
    assert seated.log[-1].bot  # type: ignore[union-attr]
    seated.ask(who, commands.ReclaimSeat(seat))
    assert seated.table.chair(seat).bot is None
    seated.act(".")
    assert not seated.log[-1].bot  # type: ignore[union-attr]


def test_who_is_gone_is_replaced_and_can_come_back() -> None:
    seated = dealt(Rules(players=2), ANN, BOB, stand_in="novice")
    assert seated.ask(SERVER, commands.ReplaceAbsent(2)) == events.SeatHandedOver(seated.now, 2, "novice", "absence")
    assert seated.refused(SERVER, commands.ReplaceAbsent(2)) == "table-stale"
    seated.ask(BOB, commands.ReclaimSeat(2))
    assert seated.table.chair(2).bot is None


@pytest.mark.parametrize("manners", [{"stand_in": None}, {"absence": None}], ids=str)
def test_where_the_table_waits_nobody_is_replaced(manners: dict[str, Any]) -> None:
    assert dealt(Rules(players=2), ANN, BOB, **manners).refused(SERVER, commands.ReplaceAbsent(2)) == "table-stale"


# --- Clocks ---


def on_the_clock(*seats: Actor | str, **manners: Any) -> TableDriver:
    return dealt(Rules(players=len(seats)), *seats, turn_seconds=60, **manners)


def test_a_clock_runs_for_a_turn_whatever_is_done_in_it() -> None:
    seated = on_the_clock(ANN, BOB)
    seat, end = seated.game.seat, seated.now + 60
    assert (seated.table.deadline(seat), seated.table.deadline(3 - seat), seated.table.due) == (end, None, end)
    seated.wait(30)
    seated.play_on()
    seated.ask(ANN, commands.SendChat("hm"))
    seated.ask(seated.holder(seat), commands.TakeBack(seat))
    seated.play_on()
    assert seated.table.deadline(seat) == end
    seated.act(".")
    assert (seated.table.deadline(3 - seat), seated.table.deadline(seat)) == (seated.now + 60, None)


def test_when_it_has_run_out_and_not_before_the_stand_in_plays() -> None:
    seated = on_the_clock(ANN, BOB, stand_in="novice")
    seat = seated.game.seat
    seated.wait(59.9)
    assert seated.refused(SERVER, commands.ExpireClock(seat)) == "table-stale"
    seated.wait(0.1)
    assert seated.refused(SERVER, commands.ExpireClock(3 - seat)) == "table-stale"
    assert seated.ask(SERVER, commands.ExpireClock(seat)) == events.SeatHandedOver(seated.now, seat, "novice", "clock")
    assert seated.table.deadline(seat) is None
    assert seated.table.due == seated.now + seated.table.settings.pace


def test_without_a_stand_in_time_run_out_is_a_game_given_up() -> None:
    seated = on_the_clock(ANN, BOB, stand_in=None)
    seat = seated.game.seat
    seated.wait(60)
    assert seated.ask(SERVER, commands.ExpireClock(seat)) == events.SeatResigned(seated.now, seat)
    assert seated.table.status == "over"


def test_who_comes_back_after_the_time_has_run_out_gets_it_anew() -> None:
    seated = on_the_clock(ANN, BOB)
    seat = seated.game.seat
    seated.wait(61)
    seated.ask(SERVER, commands.ExpireClock(seat))
    seated.ask(seated.holder(seat), commands.ReclaimSeat(seat))
    assert seated.table.deadline(seat) == seated.now + 60


def test_handing_over_and_coming_back_does_not_stop_the_clock() -> None:
    seated = on_the_clock(ANN, BOB)
    seat, end = seated.game.seat, seated.now + 60
    seated.wait(50)
    seated.ask(seated.holder(seat), commands.HandOver(seat), commands.ReclaimSeat(seat))
    assert seated.table.deadline(seat) == end


def test_in_a_draft_the_clock_runs_for_a_pass_whatever_the_others_do() -> None:
    seated = dealt(draft_rules(2, "clockwise"), ANN, BOB, turn_seconds=60)
    end = seated.now + 60
    seated.wait(10)
    seated.ask(ANN, commands.PlayAction(1, picked(seated.game, 1, 0)))
    assert (seated.table.deadline(1), seated.table.deadline(2)) == (None, end)
    seated.ask(ANN, commands.TakeBack(1))
    assert (seated.table.deadline(1), seated.table.deadline(2)) == (end, end)
    seated.ask(ANN, commands.PlayAction(1, picked(seated.game, 1, 1)))
    seated.wait(10)
    seated.ask(BOB, commands.PlayAction(2, picked(seated.game, 2, 0)))
    assert (seated.table.deadline(1), seated.table.deadline(2)) == (seated.now + 60,) * 2


@pytest.mark.parametrize("order", ["anticlockwise", "clockwise"])
def test_every_choice_of_a_draft_and_the_first_turn_have_their_own_time(order: str) -> None:
    seated = dealt(draft_rules(2, order), ANN, BOB, turn_seconds=60)
    for _ in range(3):
        for seat in (1, 2) if seated.game.seat == 2 else (2, 1):  # whoever takes first keeps last
            seated.wait(10)
            seated.ask(seated.holder(seat), commands.PlayAction(seat, picked(seated.game, seat, 0)))
        assert seated.table.clock_start == seated.now
    for _ in range(2):
        seated.wait(10)
        assert seated.game.asked.step == "take-from-middle"
        seated.play_on()
        assert seated.table.deadline(seated.game.seat) == seated.now + 60
    assert seated.game.asked.step == "play"


def test_after_an_agreed_take_back_the_clock_runs_anew() -> None:
    seated = on_the_clock(ANN, BOB)
    seat = seated.game.seat
    seated.play_on()
    seated.wait(50)
    seated.ask(seated.holder(seat), commands.ProposeTakeBack(seat, 0))
    seated.ask(seated.holder(3 - seat), commands.AnswerProposal(3 - seat, yes=True))
    assert seated.table.deadline(seat) == seated.now + 60


def test_a_bot_acts_after_the_pace_of_the_table_and_talk_does_not_hold_it_up() -> None:
    seated = dealt(Rules(players=2), ANN, "adept", pace=3)
    while seated.game.seat != 2:
        seated.play_on()
    due = seated.now + 3
    assert (seated.table.due, seated.table.deadline(2)) == (due, None)
    seated.wait(2)
    seated.ask(ANN, commands.SendChat("come on"), commands.SendPhrase("your-turn"))
    assert seated.table.due == due


def test_a_card_kept_and_taken_back_does_not_hold_bots_up() -> None:
    seated = dealt(draft_rules(2, "clockwise"), ANN, "adept", pace=3)
    due, seen = seated.now + 3, seated.table.changed
    seated.wait(2)
    seated.ask(ANN, commands.PlayAction(1, picked(seated.game, 1, 0)), commands.TakeBack(1))
    assert seated.table.due == due
    seated.ask(SERVER, commands.PlayBotAction(2, picked(seated.game, 2, 0), seen))


def test_without_a_clock_people_have_all_the_time() -> None:
    seated = dealt(Rules(players=2), ANN, BOB)
    assert (seated.table.due, seated.table.deadline(seated.game.seat)) == (None, None)
