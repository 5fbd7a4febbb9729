"""A deck that nobody draws from counts as empty after some rounds (4.5)."""

import pytest

from civ import Game
from tests.harness.positions import cards_left, hand, position, rule

# In `pass_turns`, each player takes back with Oligarchy the Economy card that their last Embargo brought to the pile:
# nobody needs to draw, and no area changes.
TABLE = "seat 1: UUU CS · seat 2: UUU CS · hand 1: EEE · hand 2: EEE · pile: EE · seat 1 play"


def stalling(options: str) -> Game:
    return position(f"2 players {options} · {TABLE}")


def pass_turns(game: Game, count: int) -> None:
    """Play turns in which no card leaves the deck."""
    for _ in range(count):
        game.play("E", "!E", f"@{3 - game.seat}C", "U1", "E", ".")


@rule("4.5")
@pytest.mark.parametrize("rounds", [1, 2, 10, 50])
def test_the_deck_counts_as_empty_after_the_number_of_rounds_of_the_option(rounds: int) -> None:
    game = stalling(f"stall-{rounds}")
    pass_turns(game, 2 * rounds - 1)
    assert not game.over and not game.view().last_round
    pass_turns(game, 1)
    assert game.result is not None
    assert game.result.reason == "majority"
    assert cards_left(game) > 0


@rule("4.5")
def test_without_the_option_the_game_continues() -> None:
    game = stalling("")
    pass_turns(game, 300)
    assert not game.over
    assert game.view().stalled_turns == 0


@rule("4.5")
def test_a_view_counts_the_turns_without_a_card_from_the_deck() -> None:
    game, seen = stalling("stall-10"), []
    for _ in range(5):
        seen.append(game.view().stalled_turns)
        pass_turns(game, 1)
    game.play("E", ".")
    assert seen == [1, 2, 3, 4, 5]
    assert game.view().stalled_turns == 1


@rule("4.5")
def test_a_card_drawn_at_the_end_of_a_turn_restarts_the_count() -> None:
    game = stalling("stall-1")
    pass_turns(game, 1)
    game.play("E", ".")
    pass_turns(game, 1)
    assert not game.over and not game.view().last_round
    pass_turns(game, 1)
    assert game.view().last_round


@rule("4.5", "3.8")
def test_a_card_drawn_by_discovery_restarts_the_count() -> None:
    game = stalling("stall-1")
    pass_turns(game, 1)
    game.play("E", "!S")
    assert game.view().stalled_turns == 0
    game.play(*[card[1] for card in game.view(2).hands[1].split()[:5]], "U1", "E", ".")
    assert not game.over and not game.view().last_round


@rule("4.5", "4.4")
def test_the_last_round_begins_with_the_turn_in_which_the_deck_stalls() -> None:
    game = stalling("stall-1 · first 2")
    pass_turns(game, 2)
    assert not game.over
    view = game.view()
    assert (view.last_round, view.last_turn, view.turn) == (True, 1, 1)
    left = cards_left(game)
    game.play("E", ".")
    assert (hand(game, 1), cards_left(game)) == ("EE", left)  # no card is drawn
    assert game.over


@rule("4.5", "4.4")
def test_every_other_player_has_one_more_turn_after_a_stall() -> None:
    game = position(f"2 players one-more-each stall-1 · {TABLE}")
    pass_turns(game, 2)
    assert (game.seat, game.view().last_turn) == (1, 1)
    pass_turns(game, 1)
    assert game.over


@rule("4.5", "3.8")
def test_discovery_draws_nothing_from_a_deck_that_counts_as_empty() -> None:
    game = stalling("stall-1 · first 2")
    pass_turns(game, 2)
    game.play("E", "!S")
    assert game.view().step == "effects"
    assert hand(game, 1) == "EE"


@rule("4.5", "3.15")
def test_discovery_may_be_used_on_a_deck_that_counts_as_empty() -> None:
    game = stalling("stall-1 · first 2")
    pass_turns(game, 2)
    game.play("E")
    assert "!S" in game.legal


@rule("4.5", "4.3")
def test_hegemony_takes_precedence_over_a_stall() -> None:
    game = position(f"2 players stall-1 · {TABLE}".replace("seat 2: UUU CS", "seat 2: UUU CS MMMMMMMM"))
    pass_turns(game, 2)
    assert game.result is not None
    assert (game.result.reason, game.result.winners) == ("hegemony", (2,))


@rule("4.5", "4.4")
def test_emptying_the_deck_begins_the_last_round_even_if_nobody_draws_afterwards() -> None:
    table = "seat 1: UUU C · seat 2: UUU C · seat 3: UUU C · hand 1: E · hand 2: EEE · hand 3: EEE · deck: 3M"
    game = position(f"3 players one-more-each stall-1 · {table} · seat 1 play")
    game.play("E", ".")
    assert (game.seat, game.view().last_turn) == (2, 3)
    game.play("E", ".", "E", ".")
    assert game.over


@rule("4.5", "6.1")
def test_a_stall_ends_a_team_game_by_majority() -> None:
    seats = " · ".join(f"seat {seat}: UU CS" for seat in (1, 2, 3, 4))
    hands = " · ".join(f"hand {seat}: EEE" for seat in (1, 2, 3, 4))
    game = position(f"4 players teams stall-1 · {seats} · {hands} · pile: E E E E · seat 1 play · first 1")
    for seat in (1, 2, 3, 4):
        game.play("E", "!E", f"@{seat % 4 + 1}C", "U1", "E", ".")
    assert game.result is not None
    assert game.result.winners == (1, 2, 3, 4)
