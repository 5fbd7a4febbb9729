"""Invariants of tables under random commands."""

from hypothesis import given, settings

from civ.tables import commands, events
from tests.harness.random_tables import RandomTable, random_tables
from tests.harness.table_driver import ANN, BOB, CYD, TableDriver, complete_state, replay_log, start_after_three_turns
from tests.harness.tiers import count

HARMLESS_EVENTS = (events.ChatSent, events.PhraseSent, events.ReadyChanged, events.WordsAdded)


@settings(max_examples=count(3, 10))
@given(random_tables)
def test_replaying_the_log_gives_the_same_table(random_table: RandomTable) -> None:
    for number, step in enumerate(random_table.steps()):
        if number % 40 == 0:
            assert complete_state(replay_log(step.driver.log)) == complete_state(step.driver.table)
    assert complete_state(replay_log(step.driver.log)) == complete_state(step.driver.table)


@settings(max_examples=count(3, 10))
@given(random_tables)
def test_a_refused_command_changes_nothing_and_an_accepted_one_makes_one_event(random_table: RandomTable) -> None:
    before, refusals = None, 0
    for step in random_table.steps():
        after = complete_state(step.driver.table)
        if step.event is None:
            assert after == before
            refusals += 1
        else:
            assert after["seq"] == len(step.driver.log)
            assert step.driver.log[-1] is step.event
        before = after
    assert refusals


def state_that_commands_depend_on(driver: TableDriver) -> object:
    """Return the state whose changes make a pending command stale."""
    table = driver.table
    people = [(chair.player, chair.stand_in, chair.resigned) for chair in table.chairs]
    proposal = table.proposal and (table.proposal.seat, table.proposal.ply, sorted(table.proposal.unanswered))
    return (table.status, table.settings, people, proposal, table.rematch, table.game and table.game.actions)


@given(random_tables)
def test_changed_increases_whenever_a_pending_command_may_be_stale(random_table: RandomTable) -> None:
    changed = at = 0.0
    before: object = None
    for step in random_table.steps():
        table, now = step.driver.table, state_that_commands_depend_on(step.driver)
        if table.changed == changed:
            assert now == before
            assert table.changed_at == at
        else:
            assert step.event is not None
            assert not isinstance(step.event, HARMLESS_EVENTS)
            assert (table.changed, table.changed_at) == (table.seq, step.event.at)
        changed, at, before = table.changed, table.changed_at, now


@given(random_tables)
def test_waiting_seats_deadlines_and_due_times_are_consistent(random_table: RandomTable) -> None:
    for step in random_table.steps():
        table, times = step.driver.table, []
        assert bool(table.waiting) == (table.status == "playing")
        assert table.changed_at <= table.at <= step.driver.now
        for seat in range(1, len(table.chairs) + 1):
            timed = seat in table.waiting and not table.chair(seat).bot and table.settings.turn_seconds is not None
            assert (table.deadline(seat) is not None) == timed
            if timed:
                assert table.clock_start <= table.at
                times.append(table.clock_start + 60)
            elif seat in table.waiting and table.chair(seat).bot:
                times.append(table.changed_at + table.settings.pace)
        assert table.due == min(times, default=None)
        if table.drafting:
            assert set(table.waiting) | set(table.picks) <= set(range(1, len(table.chairs) + 1))
            assert not set(table.waiting) & set(table.picks)
        elif table.waiting:
            assert (table.waiting, table.picks) == ((step.driver.game.seat,), {})


@given(random_tables)
def test_events_that_were_not_taken_back_are_the_actions_of_the_game(random_table: RandomTable) -> None:
    for step in random_table.steps():
        table, log = step.driver.table, step.driver.log
        removed = {seq for taken_back in table.taken_back.values() for seq in taken_back}
        remaining = [
            (event.seat, event.action)
            for seq, event in enumerate(log, start=1)
            if isinstance(event, events.ActionPlayed | events.CardKept) and seq not in removed
        ]
        kept = [(seat, str(pick.action)) for seat, pick in table.picks.items()]
        actions = [] if table.game is None else [str(action) for action in table.game.actions[table.forked :]]
        played = [(entry.seat, action) for entry, action in zip(table.played, actions, strict=True)]
        assert sorted(remaining) == sorted(played + kept)  # in a pass of the draft, the order of keeping differs


@settings(max_examples=count(5, 20))
@given(random_tables)
def test_the_seats_that_may_take_back_are_those_whose_command_is_accepted(random_table: RandomTable) -> None:
    """A fold over the log decides independently who played last, and whether anything hidden came to light."""
    for step in random_table.steps():
        table, driver = step.driver.table, step.driver
        for seat, chair in enumerate(table.chairs, start=1):
            if chair.player.person is None or table.status != "playing":
                assert seat not in table.can_take_back
            elif seat not in table.can_take_back:
                driver.refused(driver.holder(seat), commands.TakeBack(seat))
            elif seat not in table.picks:
                before = replay_log(driver.log[: table.played[-1].seq - 1])
                assert before.pending.seat == seat
                assert before.game is not None and table.game is not None
                views = before.game.view(None), table.game.view(None)
                assert views[0].deck == views[1].deck and views[0].turn == views[1].turn


@given(random_tables)
def test_nobody_can_restart_their_own_clock(random_table: RandomTable) -> None:
    """Within a turn or a pass, nobody can gain time alone before their clock has run out."""
    driver, began, span = None, 0.0, None
    for step in random_table.steps():
        driver = step.driver
        table = driver.table
        playing = table.status == "playing"
        turn = (
            (table.pending.step in ("keep", "take-from-middle") and table.pending.step, table.pending.seat)
            if playing
            else None
        )
        if turn == span and table.clock_start != began and turn is not None and turn[0] != "keep":
            agreed = isinstance(step.event, events.TakeBackProposed | events.ProposalAnswered)
            late = isinstance(step.event, events.SeatReclaimed) and step.event.at >= began + 60
            assert agreed or late
        began, span = table.clock_start, turn


def test_a_replayed_log_gives_the_same_table_after_chat_and_proposals() -> None:
    driver = start_after_three_turns(ANN, BOB, CYD, turn_seconds=60)
    driver.send(BOB, commands.ProposeTakeBack(2, 1), commands.SendChat("oops"))
    driver.send(CYD, commands.AnswerProposal(3, yes=True), commands.HandOver(3, "novice"))
    assert complete_state(replay_log(driver.log)) == complete_state(driver.table)
