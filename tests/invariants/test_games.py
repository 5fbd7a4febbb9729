"""Invariants of `Game`, in every state of whole games."""

import json

import pytest
from hypothesis import given, settings

from civ import CivError, Game, IllegalAction
from civ.game.notation import ACTIONS
from tests.harness.tiers import count
from tests.invariants.random_games import Walk, seeds, walks

FEW_GAMES, MANY_GAMES = count(3, 8), count(8, 25)  # of about two hundred states each


@settings(max_examples=MANY_GAMES)
@given(walks)
def test_undo_restores_the_state(walk: Walk) -> None:
    before = None
    for game in walk.games():
        if before is not None:
            undone = game.copy()
            undone.undo()
            assert undone == before
            assert undone.state == before.state
            assert [undone.knowledge(seat) for seat in seats(game)] == [before.knowledge(seat) for seat in seats(game)]
        before = game.copy()


@settings(max_examples=MANY_GAMES)
@given(walks)
def test_a_record_reads_back_as_the_same_game(walk: Walk) -> None:
    for game in walk.games():
        if len(game.actions) % 7 == 0 or game.over:
            again = Game.from_record(game.record)
            assert again == game
            assert again.state == game.state
            assert again.record == game.record
            assert [again.knowledge(seat) for seat in seats(game)] == [game.knowledge(seat) for seat in seats(game)]


@settings(max_examples=FEW_GAMES)
@given(walks)
def test_a_position_reads_back_as_the_same_state(walk: Walk) -> None:
    for game in walk.games():
        again = Game.from_position(game.position)
        assert again.state.tobytes() == game.state.tobytes()
        assert again.position == game.position
        assert again.rules == game.rules


@settings(max_examples=FEW_GAMES)
@given(walks)
def test_an_illegal_action_has_a_reason_and_changes_nothing(walk: Walk) -> None:
    for game in walk.games():
        state, legal = game.state, game.legal
        for action in ACTIONS:
            obstacle = game.why_not(action)
            assert (obstacle is None) == (action in legal), action
            if obstacle is not None:
                assert str(obstacle)
        illegal = next(action for action in ACTIONS if action not in legal)
        with pytest.raises(IllegalAction):
            game.play(illegal)
        assert game.state == state
        if not game.over:
            with pytest.raises(CivError):
                game.play(legal[0], "nonsense")
            with pytest.raises(IllegalAction):
                game.play(legal[0], *["."] * 9)  # turns cannot be ended that often without playing a card
            assert game.state == state


@settings(max_examples=FEW_GAMES)
@given(walks, seeds)
def test_a_view_does_not_depend_on_hidden_cards(walk: Walk, seed: int) -> None:
    for game in walk.games():
        for seat in seats(game):
            twin = game.redeal(seat, seed)
            shown, redealt = game.view(seat).to_dict(), twin.view(seat).to_dict()
            for memory in ("known", "passed"):  # a game from a position has no past to remember
                shown.pop(memory)
                redealt.pop(memory)
            assert json.dumps(shown) == json.dumps(redealt)


@settings(max_examples=MANY_GAMES)
@given(walks)
def test_a_copy_is_independent(walk: Walk) -> None:
    for game in walk.games():
        if not game.over:
            twin = game.copy()
            twin.play(twin.legal[-1])
            assert twin != game
            assert len(twin.actions) == len(game.actions) + 1


def seats(game: Game) -> list[int | None]:
    return [None, *range(1, game.rules.players + 1)]


@settings(max_examples=MANY_GAMES)
@given(walks)
def test_a_view_names_the_turn_that_ends_the_game_from_the_last_round_on(walk: Walk) -> None:
    named = set()
    for game in walk.games():
        view = game.view()
        assert view.last_round == (view.last_turn is not None)
        if game.pending.cards_left == 0:
            assert view.last_round
        if view.last_round:
            named.add(view.last_turn)
    assert len(named) <= 1
    if game.view().reason == "majority":
        assert named == {game.seat}
