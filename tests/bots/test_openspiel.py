"""OpenSpiel's search, through our adapter, plays by the rules and sees only what a player sees."""

import random
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from civ import Game, Rules
from civ.bots import Budget
from civ.game.notation import ACTIONS
from civ.game.positions import write_position
from civ.game.sights import Sight
from tests.harness.bot_tables import SAMPLE_RULES

pytest.importorskip("pyspiel", reason="OpenSpiel is not available on this platform")
TABLES = [SAMPLE_RULES[name] for name in ("two", "draft", "teams")]


@pytest.fixture(scope="module")
def openspiel() -> Any:
    sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))
    yield import_module("openspiel")
    sys.path.pop(0)


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_the_peer_plays_a_whole_game(openspiel: Any, rules: Rules) -> None:
    peer, game = openspiel.Peer(seed=1), Game.new(rules, seed=1)
    while not game.over:
        choice = peer.choose(game.sight(game.seat), Budget(iterations=10))
        assert len(game.legal) == 1 or sum(candidate.visits for candidate in choice.candidates) == 9
        game.play(choice.action)
    assert game.result is not None


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_the_choice_of_the_peer_does_not_depend_on_hidden_cards(openspiel: Any, rules: Rules) -> None:
    rng, compared = random.Random(1), 0
    for seed in range(4):
        game = Game.new(rules, seed=seed)
        for _ in range(10 * seed):
            game.play(rng.choice(game.legal))
        mine = game.sight(game.seat)
        theirs = Sight(rules, game.seat, game.redeal(game.seat, seed).view_record(game.seat), mine.knowledge)
        first, second = (openspiel.Peer(seed=5).choose(sight, Budget(iterations=40)) for sight in (mine, theirs))
        assert first == second
        compared += len(first.candidates)
    assert compared > 4


def test_a_position_of_the_adapter_follows_the_rules(openspiel: Any) -> None:
    game = Game.new(seed=3)
    position = openspiel.SearchGame(game.sight(game.seat), 1).world()
    rng = random.Random(1)
    while not position.is_terminal():
        twin = Game.from_position(write_position(Rules(), position._states[0]))
        assert twin.legal == tuple(ACTIONS[action] for action in position.legal_actions())
        assert twin.seat - 1 == position.current_player()
        action = rng.choice(position.legal_actions())
        position.apply_action(action)
        twin.play(ACTIONS[action])
    assert twin.result is not None
    assert [number > 0 for number in position.returns()] == [seat in twin.result.winners for seat in (1, 2)]


def test_a_shared_victory_is_split_except_between_partners(openspiel: Any) -> None:
    assert openspiel.returns_of(0b01, 2, False) == [1, -1]
    assert openspiel.returns_of(0b11, 2, False) == [0, 0]
    assert openspiel.returns_of(0b0101, 4, True) == [1, -1, 1, -1]
    assert openspiel.returns_of(0b1111, 4, True) == [0, 0, 0, 0]


def test_the_peer_keeps_its_time_limit(openspiel: Any) -> None:
    game = Game.new(seed=3)
    peer = openspiel.Peer(seed=1)
    peer.choose(game.sight(game.seat), Budget(iterations=5))
    start = time.monotonic()
    peer.choose(game.sight(game.seat), Budget(seconds=0.2))
    assert 0.2 <= time.monotonic() - start < 1
    assert peer.search.simulations > 20
