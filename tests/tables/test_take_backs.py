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

# --- One's own actions ---


def test_a_player_can_take_back_an_action_in_the_same_turn() -> None:
    seated = start_game(Rules(players=2), ANN, BOB)
    before = seated.game.copy()
    seat = seated.game.seat
    seated.play_legal()
    assert seated.send(seated.holder(seat), commands.TakeBack(seat)) == events.ActionsTakenBack(seated.now, seat, 1)
    assert seated.game == before
    assert seated.game.state.tobytes() == before.state.tobytes()
    assert seated.refused(seated.holder(seat), commands.TakeBack(seat)) == "nothing-to-undo"


def test_several_actions_are_taken_back_one_by_one() -> None:
    seated = start_from_position("2 players · seat 1: EEE M · hand 1: 1S 1C · hand 2: 1R · seat 1 effects")
    seated.play("E1", "M", "S")
    seated.send(ANN, commands.TakeBack(1), commands.TakeBack(1), commands.TakeBack(1))
    assert (seated.table.played, len(seated.game.actions)) == ([], 0)


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("2 players · seat 1: S · hand 1: M · hand 2: R · deck: 1R 1R 1R 1R 1E 2M · seat 1 effects", ["!S"]),
        ("2 players · seat 1: R · hand 1: M · hand 2: 1S 1C · seat 1 effects", ["!R", "@2"]),
    ],
    ids=["a card drawn", "a hand taken"],
)
def test_an_action_that_revealed_hidden_cards_cannot_be_taken_back(position: str, actions: list[str]) -> None:
    seated = start_from_position(position)
    seated.play(*actions)
    assert seated.game.seat == 1
    assert seated.refused(ANN, commands.TakeBack(1)) == "undo-hidden"
    seated.play_legal()
    seated.send(ANN, commands.TakeBack(1))  # what came after can be
    assert seated.refused(ANN, commands.TakeBack(1)) == "undo-hidden"


def test_a_turn_that_has_ended_cannot_be_taken_back() -> None:
    seated = start_game(Rules(players=2), ANN, BOB)
    seat = seated.game.seat
    seated.play_legal()
    seated.play(".")
    assert seated.refused(seated.holder(seat), commands.TakeBack(seat)) == "undo-others"
    assert seated.refused(seated.holder(3 - seat), commands.TakeBack(3 - seat)) == "undo-others"
    seated.play_legal()
    assert seated.refused(seated.holder(seat), commands.TakeBack(seat)) == "undo-others"


def test_a_table_without_take_backs_refuses_all_of_them() -> None:
    seated = start_game(draft_rules(2, "clockwise"), ANN, BOB, take_backs=False)
    seated.send(ANN, commands.PlayAction(1, card_to_keep(seated.game, 1, 0)))
    assert seated.refused(ANN, commands.TakeBack(1)) == "no-take-backs"
    assert seated.refused(ANN, commands.ProposeTakeBack(1, 0)) == "no-take-backs"


@settings(max_examples=count(2, 8))
@given(walks)
def test_an_action_that_can_be_taken_back_has_revealed_nothing_to_its_player(walk: Walk) -> None:
    taken_back = 0
    people = PEOPLE[: walk.rules.players]
    basic = Rules(**walk.rules.to_dict() | {"deal": "basic"})
    seated = start_game(basic, *people, seed=walk.deal.to_bytes(32, "big"))
    for game in Walk(basic, walk.deal, walk.choices).games():
        if not game.actions:
            continue
        mover, step = seated.game.seat, seated.game.pending.step
        unseen = Counter(seated.game.view(mover).unseen.split())
        seated.play(str(game.actions[-1]))
        if game.over or game.seat != mover:
            continue
        newly_seen = unseen - Counter(seated.game.view(mover).unseen.split())
        if newly_seen or step == "take-hand":
            assert seated.refused(seated.holder(mover), commands.TakeBack(mover)) == "undo-hidden"
        else:
            seated.send(seated.holder(mover), commands.TakeBack(mover))
            seated.play(str(game.actions[-1]))
            taken_back += 1
        assert seated.game == game
    assert taken_back


# --- Proposals ---


def test_all_other_people_are_asked_and_the_last_acceptance_takes_back() -> None:
    seated = start_after_three_turns(ANN, BOB, CYD)
    beginning = Game.from_record(seated.log[-7].record)  # type: ignore[union-attr]
    seated.send(BOB, commands.ProposeTakeBack(2, 2))
    assert seated.table.proposal is not None
    assert seated.table.proposal.asked == {1, 3}
    assert seated.refused(BOB, commands.AnswerProposal(2, yes=True)) == "no-proposal"
    seated.send(CYD, commands.AnswerProposal(3, yes=True))
    assert seated.refused(CYD, commands.AnswerProposal(3, yes=True)) == "no-proposal"
    assert len(seated.game.actions) == 6
    seated.send(ANN, commands.AnswerProposal(1, yes=True))
    beginning.play(*seated.game.actions)
    assert (seated.game, len(seated.game.actions)) == (beginning, 2)
    assert seated.refused(ANN, commands.AnswerProposal(1, yes=True)) == "no-proposal"


def test_one_refusal_ends_the_proposal() -> None:
    seated = start_after_three_turns(ANN, BOB, CYD)
    seated.send(BOB, commands.ProposeTakeBack(2, 0))
    seated.send(ANN, commands.AnswerProposal(1, yes=True))
    seated.send(CYD, commands.AnswerProposal(3, yes=False))
    assert (seated.table.proposal, len(seated.game.actions)) == (None, 6)
    assert seated.refused(ANN, commands.AnswerProposal(1, yes=True)) == "no-proposal"


def test_bots_and_people_at_the_same_device_are_not_asked() -> None:
    alone = start_after_three_turns(ANN, "adept", "novice")
    alone.send(ANN, commands.ProposeTakeBack(1, 0))
    assert (alone.game.actions, alone.table.played) == ((), [])
    beside = TableDriver(Settings(seats=("me", "here")))
    beside.send(ANN, commands.StartGame())
    beside.play_legal(4)
    beside.send(ANN, commands.ProposeTakeBack(2, 1))
    assert len(beside.game.actions) == 1


def test_a_person_whose_seat_a_bot_plays_is_not_asked() -> None:
    seated = start_after_three_turns(ANN, BOB, CYD)
    seated.send(CYD, commands.HandOver(3))
    seated.send(BOB, commands.ProposeTakeBack(2, 0))
    assert seated.table.proposal is not None
    assert seated.table.proposal.asked == {1}


def test_playing_on_ends_a_proposal() -> None:
    seated = start_after_three_turns(ANN, BOB)
    other = 3 - seated.game.seat
    seated.send(seated.holder(other), commands.ProposeTakeBack(other, 0))
    seated.play_legal()
    assert seated.table.proposal is None
    seated.send(seated.holder(other), commands.ProposeTakeBack(other, 0))
    seated.send(seated.holder(3 - other), commands.TakeBack(3 - other))
    assert seated.table.proposal is None


@pytest.mark.parametrize("command", [commands.HandOver(3), commands.Resign(3)])
def test_a_proposal_ends_when_somebody_stops_playing(command: commands.AnyCommand) -> None:
    seated = start_after_three_turns(ANN, BOB, CYD)
    seated.send(BOB, commands.ProposeTakeBack(2, 0))
    seated.send(CYD, command)
    assert seated.table.proposal is None
    seated.send(BOB, commands.ProposeTakeBack(2, 0))
    seated.send(ANN, commands.AnswerProposal(1, yes=True))
    assert seated.game.actions == ()


def test_a_person_who_comes_back_is_asked_again() -> None:
    seated = start_after_three_turns(ANN, BOB, CYD)
    seated.send(CYD, commands.HandOver(3))
    seated.send(BOB, commands.ProposeTakeBack(2, 0))
    seated.send(CYD, commands.ReclaimSeat(3))
    assert seated.refused(ANN, commands.AnswerProposal(1, yes=True)) == "no-proposal"


def test_a_new_proposal_replaces_the_old_one() -> None:
    seated = start_after_three_turns(ANN, BOB, CYD)
    seated.send(BOB, commands.ProposeTakeBack(2, 0))
    seated.send(ANN, commands.AnswerProposal(1, yes=True))
    seated.send(CYD, commands.ProposeTakeBack(3, 4))
    assert seated.table.proposal is not None
    assert (seated.table.proposal.ply, seated.table.proposal.asked) == (4, {1, 2})


def test_a_proposal_must_name_an_earlier_ply() -> None:
    seated = start_after_three_turns(ANN, BOB)
    for ply in (6, 7, 100_000):
        assert seated.refused(ANN, commands.ProposeTakeBack(1, ply)) == "nothing-to-undo"


# --- Which events still stand ---


def standing(seated: TableDriver) -> list[str]:
    """The actions of the events that no later event took back."""
    removed = [seq for taken_back in seated.table.taken_back.values() for seq in taken_back]
    assert len(removed) == len(set(removed))
    return [
        event.action
        for seq, event in enumerate(seated.log, start=1)
        if isinstance(event, events.ActionPlayed | events.CardKept) and seq not in removed
    ]


def test_one_event_takes_back_the_event_of_the_last_action() -> None:
    seated = start_from_position("2 players · seat 1: EEE M · hand 1: 1S 1C · hand 2: 1R · seat 1 effects")
    seated.play("E1", "M")
    last = seated.table.seq
    seated.send(ANN, commands.SendChat("oops"), commands.TakeBack(1))
    assert seated.table.taken_back == {last + 2: (last,)}
    seated.play("M")
    seated.send(ANN, commands.TakeBack(1), commands.TakeBack(1))
    assert seated.table.taken_back == {last + 2: (last,), last + 4: (last + 3,), last + 5: (last - 1,)}
    assert standing(seated) == []


def test_the_last_acceptance_takes_back_every_action_since_the_ply() -> None:
    seated = start_after_three_turns(ANN, BOB, CYD)
    actions = standing(seated)
    last = seated.table.seq
    seated.send(BOB, commands.ProposeTakeBack(2, 2))
    seated.send(CYD, commands.AnswerProposal(3, yes=True))
    assert seated.table.taken_back == {}
    seated.send(ANN, commands.AnswerProposal(1, yes=True))
    assert seated.table.taken_back == {seated.table.seq: (last - 3, last - 2, last - 1, last)}
    assert standing(seated) == actions[:2]


def test_a_proposal_that_nobody_has_to_answer_takes_back_at_once() -> None:
    seated = start_after_three_turns(ANN, "adept", "novice")
    seated.send(ANN, commands.ProposeTakeBack(1, 1))
    assert list(seated.table.taken_back) == [seated.table.seq]
    assert len(standing(seated)) == 1


def test_a_kept_card_is_taken_back_by_its_owner_alone() -> None:
    seated = start_game(draft_rules(3, "clockwise"), ANN, BOB, CYD)
    for who, seat in ((BOB, 2), (ANN, 1)):
        seated.send(who, commands.PlayAction(seat, card_to_keep(seated.game, seat, 0)))
    last = seated.table.seq
    seated.send(BOB, commands.TakeBack(2))
    assert seated.table.taken_back == {last + 1: (last - 1,)}


def test_an_agreed_take_back_includes_the_cards_kept_since() -> None:
    seated = start_game(draft_rules(2, "clockwise"), ANN, BOB)
    for who, seat in ((BOB, 2), (ANN, 1), (BOB, 2)):
        seated.send(who, commands.PlayAction(seat, card_to_keep(seated.game, seat, 0)))
    last = seated.table.seq
    seated.send(ANN, commands.ProposeTakeBack(1, 0))
    seated.send(BOB, commands.AnswerProposal(2, yes=True))
    assert seated.table.taken_back == {last + 2: (last - 2, last - 1, last)}


def test_a_card_kept_while_a_proposal_is_open_leaves_it_open() -> None:
    seated = start_game(draft_rules(2, "clockwise"), ANN, BOB)
    for who, seat in ((BOB, 2), (ANN, 1)):
        seated.send(who, commands.PlayAction(seat, card_to_keep(seated.game, seat, 0)))
    seated.send(ANN, commands.ProposeTakeBack(1, 0), commands.PlayAction(1, card_to_keep(seated.game, 1, 0)))
    seated.send(BOB, commands.AnswerProposal(2, yes=True))
    assert standing(seated) == []
