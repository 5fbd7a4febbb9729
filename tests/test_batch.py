"""Batches: many games in one call."""

import numpy as np
import pytest

from civ import Batch, Game, IllegalAction, Rules
from civ.game.notation import ACTIONS, actions_in
from civ.game.positions import write_position


def test_a_batch_plays_the_same_games_as_single_states() -> None:
    batch = Batch(Rules(players=3, deal="draft"), size=8, seed=5)
    singles = [Game.from_position(write_position(batch.rules, batch.states[index])) for index in range(8)]
    while not batch.over.all():
        actions = batch.random_actions().copy()
        for index, game in enumerate(singles):
            assert actions_in(int(batch.legal[index])) == game.legal
            if not game.over:
                game.play(ACTIONS[actions[index]])
        batch.step(actions)
        for index, game in enumerate(singles):
            assert batch.states[index] == game.state


def test_the_same_seed_gives_the_same_games() -> None:
    first, same, different = (Batch(size=16, seed=seed) for seed in (3, 3, 4))
    assert first.states.tobytes() == same.states.tobytes() != different.states.tobytes()


@pytest.mark.parametrize("number", [59, -1, 60, 127])
def test_one_illegal_action_leaves_the_whole_batch_unchanged(number: int) -> None:
    batch = Batch(size=4, seed=1)
    actions = batch.random_actions().copy()
    actions[2] = number  # the effects step cannot be ended before a card is played; the others are not in the table
    before = batch.states.tobytes()
    with pytest.raises(IllegalAction) as error:
        batch.step(actions)
    assert error.value.facts["game"] == 2
    assert batch.states.tobytes() == before


def test_a_wrong_number_of_actions_is_refused() -> None:
    with pytest.raises(IllegalAction):
        Batch(size=4).step(np.zeros(3, np.int8))


def test_all_first_players_and_decks_come_up() -> None:
    batch = Batch(Rules(players=4), size=400, seed=9)
    assert set(batch.states["first"]) == {0, 1, 2, 3}
    assert len({state.deck.tobytes() for state in batch.states}) == 400
