"""Take-backs: own actions while nothing hidden was revealed, and more if all people agree."""

from collections import Counter

import pytest
from hypothesis import given, settings

from civ import Game, Rules
from civ.tables import commands, events
from civ.tables.settings import Settings
from tests.harness.table_driver import (
    ANN,
    BOB,
    CYD,
    PEOPLE,
    TableDriver,
    card_to_keep,
    draft_rules,
    start_after_three_turns,
    start_from_position,
    start_game,
)
from tests.harness.tiers import count
from tests.invariants.random_games import Walk, walks

# --- Own actions ---


def test_a_player_can_take_back_an_action_in_the_same_turn() -> None:
    driver = start_game(Rules(players=2), ANN, BOB)
    before = driver.game.copy()
    seat = driver.game.seat
    driver.play_legal()
    assert driver.send(driver.holder(seat), commands.TakeBack(seat)) == events.ActionsTakenBack(driver.now, seat, 1)
    assert driver.game == before
    assert driver.game.state.tobytes() == before.state.tobytes()
    assert driver.refused(driver.holder(seat), commands.TakeBack(seat)) == "nothing-to-undo"


def test_several_actions_are_taken_back_one_by_one() -> None:
    driver = start_from_position("2 players · seat 1: EEE M · hand 1: 1S 1C · hand 2: 1R · seat 1 effects")
    driver.play("E1", "M", "S")
    driver.send(ANN, commands.TakeBack(1), commands.TakeBack(1), commands.TakeBack(1))
    assert (driver.table.played, len(driver.game.actions)) == ([], 0)


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("2 players · seat 1: S · hand 1: M · hand 2: R · deck: 1R 1R 1R 1R 1E 2M · seat 1 effects", ["!S"]),
        ("2 players · seat 1: R · hand 1: M · hand 2: 1S 1C · seat 1 effects", ["!R", "@2"]),
    ],
    ids=["a card drawn", "a hand taken"],
)
def test_an_action_that_revealed_hidden_cards_cannot_be_taken_back(position: str, actions: list[str]) -> None:
    driver = start_from_position(position)
    driver.play(*actions)
    assert driver.game.seat == 1
    assert driver.refused(ANN, commands.TakeBack(1)) == "undo-hidden"
    driver.play_legal()
    driver.send(ANN, commands.TakeBack(1))  # later actions can be
    assert driver.refused(ANN, commands.TakeBack(1)) == "undo-hidden"


def test_a_turn_that_has_ended_cannot_be_taken_back() -> None:
    driver = start_game(Rules(players=2), ANN, BOB)
    seat = driver.game.seat
    driver.play_legal()
    driver.play(".")
    assert driver.refused(driver.holder(seat), commands.TakeBack(seat)) == "undo-others"
    assert driver.refused(driver.holder(3 - seat), commands.TakeBack(3 - seat)) == "undo-others"
    driver.play_legal()
    assert driver.refused(driver.holder(seat), commands.TakeBack(seat)) == "undo-others"


def test_a_table_without_take_backs_refuses_all_of_them() -> None:
    driver = start_game(draft_rules(2, "clockwise"), ANN, BOB, take_backs=False)
    driver.send(ANN, commands.PlayAction(1, card_to_keep(driver.game, 1, 0)))
    assert driver.refused(ANN, commands.TakeBack(1)) == "no-take-backs"
    assert driver.refused(ANN, commands.ProposeTakeBack(1, 0)) == "no-take-backs"


@settings(max_examples=count(2, 8))
@given(walks)
def test_an_action_that_can_be_taken_back_has_revealed_nothing_to_its_player(walk: Walk) -> None:
    taken_back = 0
    people = PEOPLE[: walk.rules.players]
    basic = Rules(**walk.rules.to_dict() | {"deal": "basic"})
    driver = start_game(basic, *people, seed=walk.deal.to_bytes(32, "big"))
    for game in Walk(basic, walk.deal, walk.choices).games():
        if not game.actions:
            continue
        mover, step = driver.game.seat, driver.game.pending.step
        unseen = Counter(driver.game.view(mover).unseen.split())
        driver.play(str(game.actions[-1]))
        if game.over or game.seat != mover:
            continue
        newly_seen = unseen - Counter(driver.game.view(mover).unseen.split())
        if newly_seen or step == "take-hand":
            assert driver.refused(driver.holder(mover), commands.TakeBack(mover)) == "undo-hidden"
        else:
            driver.send(driver.holder(mover), commands.TakeBack(mover))
            driver.play(str(game.actions[-1]))
            taken_back += 1
        assert driver.game == game
    assert taken_back


# --- Proposals ---


def test_all_other_people_are_asked_and_the_last_acceptance_takes_back() -> None:
    driver = start_after_three_turns(ANN, BOB, CYD)
    dealt = driver.log[-7]
    assert isinstance(dealt, events.CardsDealt)
    beginning = Game.from_record(dealt.record)
    driver.send(BOB, commands.ProposeTakeBack(2, 2))
    assert driver.table.proposal is not None
    assert driver.table.proposal.unanswered == {1, 3}
    assert driver.refused(BOB, commands.AnswerProposal(2, yes=True)) == "no-proposal"
    driver.send(CYD, commands.AnswerProposal(3, yes=True))
    assert driver.refused(CYD, commands.AnswerProposal(3, yes=True)) == "no-proposal"
    assert len(driver.game.actions) == 6
    driver.send(ANN, commands.AnswerProposal(1, yes=True))
    beginning.play(*driver.game.actions)
    assert (driver.game, len(driver.game.actions)) == (beginning, 2)
    assert driver.refused(ANN, commands.AnswerProposal(1, yes=True)) == "no-proposal"


def test_one_refusal_ends_the_proposal() -> None:
    driver = start_after_three_turns(ANN, BOB, CYD)
    driver.send(BOB, commands.ProposeTakeBack(2, 0))
    driver.send(ANN, commands.AnswerProposal(1, yes=True))
    driver.send(CYD, commands.AnswerProposal(3, yes=False))
    assert (driver.table.proposal, len(driver.game.actions)) == (None, 6)
    assert driver.refused(ANN, commands.AnswerProposal(1, yes=True)) == "no-proposal"


def test_bots_and_people_at_the_same_device_are_not_asked() -> None:
    alone = start_after_three_turns(ANN, "adept", "novice")
    alone.send(ANN, commands.ProposeTakeBack(1, 0))
    assert (alone.game.actions, alone.table.played) == ((), [])
    shared_device = TableDriver(Settings(seats=("me", "here")))
    shared_device.send(ANN, commands.StartGame())
    shared_device.play_legal(4)
    shared_device.send(ANN, commands.ProposeTakeBack(2, 1))
    assert len(shared_device.game.actions) == 1


def test_a_person_whose_seat_a_bot_plays_is_not_asked() -> None:
    driver = start_after_three_turns(ANN, BOB, CYD)
    driver.send(CYD, commands.HandOver(3))
    driver.send(BOB, commands.ProposeTakeBack(2, 0))
    assert driver.table.proposal is not None
    assert driver.table.proposal.unanswered == {1}


def test_playing_on_ends_a_proposal() -> None:
    driver = start_after_three_turns(ANN, BOB)
    other = 3 - driver.game.seat
    driver.send(driver.holder(other), commands.ProposeTakeBack(other, 0))
    driver.play_legal()
    assert driver.table.proposal is None
    driver.send(driver.holder(other), commands.ProposeTakeBack(other, 0))
    driver.send(driver.holder(3 - other), commands.TakeBack(3 - other))
    assert driver.table.proposal is None


@pytest.mark.parametrize("command", [commands.HandOver(3), commands.Resign(3)])
def test_a_proposal_ends_when_somebody_stops_playing(command: commands.AnyCommand) -> None:
    driver = start_after_three_turns(ANN, BOB, CYD)
    driver.send(BOB, commands.ProposeTakeBack(2, 0))
    driver.send(CYD, command)
    assert driver.table.proposal is None
    driver.send(BOB, commands.ProposeTakeBack(2, 0))
    driver.send(ANN, commands.AnswerProposal(1, yes=True))
    assert driver.game.actions == ()


def test_a_person_who_comes_back_is_asked_again() -> None:
    driver = start_after_three_turns(ANN, BOB, CYD)
    driver.send(CYD, commands.HandOver(3))
    driver.send(BOB, commands.ProposeTakeBack(2, 0))
    driver.send(CYD, commands.ReclaimSeat(3))
    assert driver.refused(ANN, commands.AnswerProposal(1, yes=True)) == "no-proposal"


def test_a_new_proposal_replaces_the_old_one() -> None:
    driver = start_after_three_turns(ANN, BOB, CYD)
    driver.send(BOB, commands.ProposeTakeBack(2, 0))
    driver.send(ANN, commands.AnswerProposal(1, yes=True))
    driver.send(CYD, commands.ProposeTakeBack(3, 4))
    assert driver.table.proposal is not None
    assert (driver.table.proposal.ply, driver.table.proposal.unanswered) == (4, {1, 2})


def test_a_proposal_must_name_an_earlier_ply() -> None:
    driver = start_after_three_turns(ANN, BOB)
    for ply in (6, 7, 100_000):
        assert driver.refused(ANN, commands.ProposeTakeBack(1, ply)) == "nothing-to-undo"


# --- Events that were taken back ---


def remaining_actions(driver: TableDriver) -> list[str]:
    """Return the actions of the events that no later event took back."""
    removed = [seq for taken_back in driver.table.taken_back.values() for seq in taken_back]
    assert len(removed) == len(set(removed))
    return [
        event.action
        for seq, event in enumerate(driver.log, start=1)
        if isinstance(event, events.ActionPlayed | events.CardKept) and seq not in removed
    ]


def test_one_event_takes_back_the_event_of_the_last_action() -> None:
    driver = start_from_position("2 players · seat 1: EEE M · hand 1: 1S 1C · hand 2: 1R · seat 1 effects")
    driver.play("E1", "M")
    last = driver.table.seq
    driver.send(ANN, commands.SendChat("oops"), commands.TakeBack(1))
    assert driver.table.taken_back == {last + 2: (last,)}
    driver.play("M")
    driver.send(ANN, commands.TakeBack(1), commands.TakeBack(1))
    assert driver.table.taken_back == {last + 2: (last,), last + 4: (last + 3,), last + 5: (last - 1,)}
    assert remaining_actions(driver) == []


def test_the_last_acceptance_takes_back_every_action_since_the_ply() -> None:
    driver = start_after_three_turns(ANN, BOB, CYD)
    actions = remaining_actions(driver)
    last = driver.table.seq
    driver.send(BOB, commands.ProposeTakeBack(2, 2))
    driver.send(CYD, commands.AnswerProposal(3, yes=True))
    assert driver.table.taken_back == {}
    driver.send(ANN, commands.AnswerProposal(1, yes=True))
    assert driver.table.taken_back == {driver.table.seq: (last - 3, last - 2, last - 1, last)}
    assert remaining_actions(driver) == actions[:2]


def test_a_proposal_that_nobody_has_to_answer_takes_back_at_once() -> None:
    driver = start_after_three_turns(ANN, "adept", "novice")
    driver.send(ANN, commands.ProposeTakeBack(1, 1))
    assert list(driver.table.taken_back) == [driver.table.seq]
    assert len(remaining_actions(driver)) == 1


def test_a_kept_card_is_taken_back_by_its_owner_alone() -> None:
    driver = start_game(draft_rules(3, "clockwise"), ANN, BOB, CYD)
    for person, seat in ((BOB, 2), (ANN, 1)):
        driver.send(person, commands.PlayAction(seat, card_to_keep(driver.game, seat, 0)))
    last = driver.table.seq
    driver.send(BOB, commands.TakeBack(2))
    assert driver.table.taken_back == {last + 1: (last - 1,)}


def test_an_agreed_take_back_includes_the_cards_kept_since() -> None:
    driver = start_game(draft_rules(2, "clockwise"), ANN, BOB)
    for person, seat in ((BOB, 2), (ANN, 1), (BOB, 2)):
        driver.send(person, commands.PlayAction(seat, card_to_keep(driver.game, seat, 0)))
    last = driver.table.seq
    driver.send(ANN, commands.ProposeTakeBack(1, 0))
    driver.send(BOB, commands.AnswerProposal(2, yes=True))
    assert driver.table.taken_back == {last + 2: (last - 2, last - 1, last)}


def test_a_card_kept_while_a_proposal_is_open_leaves_it_open() -> None:
    driver = start_game(draft_rules(2, "clockwise"), ANN, BOB)
    for person, seat in ((BOB, 2), (ANN, 1)):
        driver.send(person, commands.PlayAction(seat, card_to_keep(driver.game, seat, 0)))
    driver.send(ANN, commands.ProposeTakeBack(1, 0), commands.PlayAction(1, card_to_keep(driver.game, 1, 0)))
    driver.send(BOB, commands.AnswerProposal(2, yes=True))
    assert remaining_actions(driver) == []
