"""The three steps of a turn: 3.1 to 3.3."""

import pytest

from civ import Game, IllegalAction
from tests.harness.positions import area, cards_left, hand, legal_actions, pile, position, rule


@rule("3.1")
def test_a_turn_begins_with_a_card_that_must_be_played() -> None:
    game = position("3 players · hand 1: M RR · seat 1: UUU · pile: CC")
    assert legal_actions(game) == {"M", "R"}
    with pytest.raises(IllegalAction):
        game.play(".")
    game.play("R")
    assert (area(game, 1), hand(game, 1)) == ("R UUU", "M R")
    assert game.view().step == "effects"


@rule("3.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    game = position("4 players · first 3 · seat 3 play · hand 1: M · hand 2: M · hand 3: M · hand 4: M")
    seats = []
    for _ in range(5):
        seats.append(game.seat)
        game.play("M", ".")
    assert seats == [3, 4, 1, 2, 3]


@rule("3.1")
def test_a_player_with_an_empty_hand_skips_the_play() -> None:
    game = position("2 players · seat 1 effects · seat 2: MM")
    game.play(".")
    assert (game.seat, game.view().step) == (2, "effects")
    assert area(game, 2) == "MM"
    assert "." in legal_actions(game)


@rule("3.1")
def test_a_player_whose_cards_are_all_embargoed_skips_the_play() -> None:
    game = position("3 players · seat 1 effects · hand 2: MMM · embargo 2: M")
    game.play(".")
    assert (game.seat, game.view().step) == (2, "effects")
    assert hand(game, 2) == "MMM"


@rule("3.1")
def test_one_card_that_may_be_played_must_be_played() -> None:
    game = position("3 players · seat 1 effects · hand 2: MM S · embargo 2: M")
    game.play(".")
    assert legal_actions(game) == {"S"}


@rule("3.1")
def test_a_skipped_play_is_not_made_up_for_later_in_the_turn() -> None:
    game = position("4 players · seat 1 effects · hand 2: M · embargo 2: M · seat 2: UU · pile: R")
    game.play(".", "U1", "R")
    assert hand(game, 2) == "M R"
    assert game.view().step == "effects" and "R" not in legal_actions(game)


@rule("3.2")
def test_a_player_need_not_use_any_effect() -> None:
    game = position("4 players · seat 1: RRRR SS · hand 1: M · seat 1 effects")
    assert legal_actions(game) == {"R1", "R2", "S1", "!R", "!S", "."}
    game.play(".")
    assert game.seat == 2
    assert area(game, 1) == "RRRR SS"


@rule("3.2")
def test_an_effect_is_finished_before_the_next() -> None:
    game = position("4 players · seat 1: MMMM RR · hand 1: CC S · seat 1 effects")
    game.play("M2")
    assert legal_actions(game) == {"C", "S"}
    game.play("C")
    assert legal_actions(game) == {"C", "S"}
    game.play("S")
    assert legal_actions(game) == {"R1", "!M", "!R", "."}


@rule("3.2")
@pytest.mark.parametrize("order", [("M1", "S", "R1"), ("R1", "M1", "S")])
def test_effects_may_be_used_in_any_order(order: tuple[str, ...]) -> None:
    game = position("4 players · seat 1: MM RR · hand 1: S · seat 1 effects")
    game.play(*order)
    assert (pile(game), game.view().limit) == ("S", 5)


@rule("3.2")
def test_a_domain_gives_one_permanent_effect_a_turn() -> None:
    game = position("4 players · seat 1: MMMM · hand 1: SSS · seat 1 effects")
    assert {"M1", "M2"} <= legal_actions(game)
    game.play("M1", "S")
    assert legal_actions(game) == {"!M", "."}


@rule("3.2")
def test_a_domain_gives_one_sacrifice_effect_a_turn() -> None:
    game = position("4 players · seat 1: MM C · seat 1 effects")
    game.play("!M", "C")
    assert area(game, 1) == "M"
    assert "!M" not in legal_actions(game)


@rule("3.2")
def test_a_domain_may_give_a_permanent_effect_and_a_sacrifice_in_one_turn() -> None:
    game = position("4 players · seat 1: MMM · hand 1: S · seat 1 effects")
    game.play("M1", "S", "!M", "M")
    assert (area(game, 1), pile(game)) == ("M", "MM S")


@rule("3.2")
def test_sacrifices_of_several_domains_fit_into_one_turn() -> None:
    game = position("4 players · seat 1: M R E S U · hand 2: M · seat 2: C · seat 1 effects")
    game.play("!U", "@2C", "!E", "@2C", "!R", "@2", "M", "!S", *"MMMMM")
    assert legal_actions(game) == {"."}  # only Military is left, and Attack needs a second card
    assert area(game, 1) == "M"


@rule("3.2")
def test_effects_can_be_used_again_in_the_next_turn() -> None:
    game = position("2 players · seat 1: MMM · hand 1: SSS · hand 2: RR · seat 1 effects")
    game.play("M1", "S", ".", "R", ".")
    assert game.view().permanent_used == ""
    game.play("S")
    assert "M1" in legal_actions(game)


@rule("3.3")
@pytest.mark.parametrize(("held", "drawn"), [("", 3), ("M", 2), ("MM", 1), ("MMM", 0), ("MMMMM", 0)])
def test_a_hand_is_filled_up_to_three_cards_and_never_reduced(held: str, drawn: int) -> None:
    game = position(f"4 players · hand 1: {held} · seat 1 effects")
    before = cards_left(game)
    game.play(".")
    assert cards_left(game) == before - drawn
    assert len(game.view().hands[0].split()) == len(held) + drawn
    assert pile(game) == ""


@rule("3.3")
def test_the_top_cards_are_drawn() -> None:
    game = position("2 players · hand 1: M · seat 1 effects · deck: 1S 1C 2R 3U")
    game.play(".")
    assert game.view(1).hands[0] == "1C 1M 1S"
    assert game.view().deck == (0, 1, 1)


@rule("3.3")
def test_a_short_deck_is_drawn_until_it_is_empty() -> None:
    game = position("3 players · seat 1 effects · deck: 3U")
    game.play(".")
    assert (hand(game, 1), cards_left(game)) == ("U", 0)


def game_after_effect(effect: str) -> Game:
    """Return a game in which seat 1 has used a Religion effect and ended the turn."""
    game = position("4 players · seat 1: RRRR · hand 1: M · hand 2: M · hand 3: M · hand 4: M · seat 1 effects")
    game.play(effect, ".")
    return game


@rule("3.3")
@pytest.mark.parametrize(("effect", "limit"), [("R1", 5), ("R2", 7)])
def test_religion_raises_the_hand_limit_for_one_turn_only(effect: str, limit: int) -> None:
    game = game_after_effect(effect)
    assert len(game.view().hands[0].split()) == limit
    assert game.view().limit == 3  # the next player's
    game.play("M", ".", "M", ".", "M", ".")
    game.play(game.legal[0], ".")
    assert len(game.view().hands[0].split()) == limit - 1  # one played, none drawn
