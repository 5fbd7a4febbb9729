"""The options of `Rules`: defaults, bounds, and the meaning of records that omit them."""

import pytest

from civ import Game, Rules
from civ.errors import BadRules
from civ.game.records import Record


@pytest.mark.parametrize("rounds", [-1, 51, 1.0, "10", True, None])
def test_an_invalid_number_of_stall_rounds_is_refused(rounds: object) -> None:
    with pytest.raises(BadRules) as error:
        Rules(stall_rounds=rounds)  # type: ignore[arg-type]
    assert error.value.code == "rules-number"
    assert "from 0 to 50" in str(error.value)


@pytest.mark.parametrize("rounds", [0, 1, 50])
def test_a_valid_number_of_stall_rounds_is_accepted(rounds: int) -> None:
    rules = Rules(players=4, stall_rounds=rounds, hand_limit="while_held")
    assert Rules.from_dict(rules.to_dict()) == rules
    game = Game.new(rules, seed=3)
    assert Game.from_position(game.position).rules == rules
    assert Game.from_record(game.record).rules == rules


def test_by_default_a_stalled_deck_ends_the_game() -> None:
    assert (Rules().hand_limit, Rules().stall_rounds) == ("once_used", 10)


def test_a_record_from_before_the_options_is_played_without_them() -> None:
    old = Rules.from_dict({"players": 3})
    assert (old.hand_limit, old.stall_rounds) == ("once_used", 0)
    record = Record.from_json('{"rules": {"players": 2}, "position": "2 players · hand 1: M", "actions": "M ."}')
    assert Game.from_record(record).rules == Rules(stall_rounds=0)


def test_a_hand_limit_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadRules):
        Rules(hand_limit="always")  # type: ignore[arg-type]
