"""Permanent effects: when they are legal, and what each does (3.4 and its table)."""

import pytest

from tests.harness.positions import area, cards_left, hand, legal_actions, pile, position, rule


@rule("3.4")
@pytest.mark.parametrize("domain", list("MRESU"))
@pytest.mark.parametrize(
    ("players", "cards", "levels"),
    [
        (2, 2, ""), (2, 3, "1"), (2, 4, "1"), (2, 5, "12"), (2, 6, "12"),
        (3, 2, ""), (3, 3, "1"), (3, 4, "1"), (3, 5, "12"), (3, 6, "12"),
        (4, 1, ""), (4, 2, "1"), (4, 3, "1"), (4, 4, "12"), (4, 5, "12"),
    ],
)  # fmt: skip
def test_cards_of_a_domain_open_its_levels(players: int, cards: int, levels: str, domain: str) -> None:
    game = position(f"{players} players · seat 1: {domain * cards} · hand 1: CC · pile: CC · seat 1 effects")
    permanent = {action for action in legal_actions(game) if action[0] in "MRESU"}
    assert permanent == {domain + level for level in levels}


@rule("3.4")
def test_culture_has_no_permanent_effect_of_its_own() -> None:
    game = position("4 players · seat 1: CCCCC · hand 1: MM · pile: MM · seat 1 effects")
    assert legal_actions(game) == {"."}


@rule("3.4")
def test_an_effect_needs_its_cards_right_before_it_is_used() -> None:
    game = position("4 players · seat 1: SS UU · hand 1: M · pile: RR · seat 1 effects")
    assert "U1" in legal_actions(game)
    game.play("S1", "U", "M")
    assert area(game, 1) == "M SS U"
    assert "U1" not in legal_actions(game)


@rule("3.4")
def test_an_effect_may_open_in_the_middle_of_a_turn() -> None:
    game = position("4 players · seat 1: SSS U · hand 1: U · pile: RR · seat 1 effects")
    assert "U1" not in legal_actions(game)
    game.play("S1", "S", "U")
    assert "U1" in legal_actions(game)


@rule("3.4")
def test_cards_in_hand_open_no_effects() -> None:
    game = position("4 players · seat 1: M · hand 1: MMMM · seat 1 effects")
    assert legal_actions(game) == {"."}


@rule("3.4")
def test_with_enough_cards_for_level_two_level_one_may_be_used_instead() -> None:
    game = position("4 players · seat 1: RRRR · seat 1 effects")
    game.play("R1")
    assert game.view().limit == 5
    assert "R2" not in legal_actions(game)


@rule("3.4")
def test_both_levels_of_a_domain_cannot_be_used_in_one_turn() -> None:
    game = position("2 players · seat 1: UUUUU · pile: MMMM · seat 1 effects")
    game.play("U2", "M", "M")
    assert legal_actions(game) == {"."}  # no sacrifice either: nobody has a card on which Democracy could be placed


@rule("3.4")
def test_assassination_discards_one_card_from_hand() -> None:
    game = position("3 players · seat 1: MMM · hand 1: R S · seat 1 effects")
    game.play("M1", "S")
    assert (hand(game, 1), pile(game), area(game, 1)) == ("R", "S", "MMM")


@rule("3.4")
def test_purge_discards_two_cards_from_hand() -> None:
    game = position("3 players · seat 1: MMMMM · hand 1: R SS · seat 1 effects")
    game.play("M2", "S", "R")
    assert (hand(game, 1), pile(game)) == ("S", "R S")
    assert game.view().step == "effects"


@rule("3.4")
@pytest.mark.parametrize(("cards", "effect", "limit"), [("RRR", "R1", 5), ("RRRRR", "R2", 7)])
def test_holy_book_and_divine_right_raise_the_hand_limit(cards: str, effect: str, limit: int) -> None:
    game = position(f"2 players · seat 1: {cards} · hand 1: M · seat 1 effects")
    before = cards_left(game)
    game.play(effect)
    assert game.view().limit == limit
    assert hand(game, 1) == "M"  # nothing is drawn yet
    game.play(".")
    assert before - cards_left(game) == limit - 1


@rule("3.4")
def test_development_discards_one_card_of_the_area_then_plays_one() -> None:
    game = position("4 players · seat 1: EE C · hand 1: M S · seat 1 effects")
    game.play("E1")
    assert legal_actions(game) == {"E", "C"}
    game.play("C")
    assert legal_actions(game) == {"M", "S"}  # mandatory, and right away
    game.play("M")
    assert (area(game, 1), hand(game, 1), pile(game)) == ("M EE", "S", "C")
    assert game.view().step == "effects"


@rule("3.4")
def test_monopoly_discards_two_cards_of_the_area_then_plays_two() -> None:
    game = position("4 players · seat 1: EEEE C · hand 1: M SS · seat 1 effects")
    game.play("E2", "E", "C")
    assert legal_actions(game) == {"M", "S"}
    game.play("S", "M")
    assert (area(game, 1), hand(game, 1), pile(game)) == ("M EEE S", "S", "E C")
    assert game.view().step == "effects"


@rule("3.4")
def test_experiment_takes_one_card_back_then_plays_one() -> None:
    game = position("3 players · seat 1: SSS C · hand 1: M · seat 1 effects")
    game.play("S1", "C")
    assert hand(game, 1) == "M C"
    assert legal_actions(game) == {"M", "C"}
    game.play("M")
    assert (area(game, 1), hand(game, 1), pile(game)) == ("M SSS", "C", "")


@rule("3.4")
def test_research_takes_two_cards_back_then_plays_two() -> None:
    game = position("3 players · seat 1: SSSSS C · hand 1: MM · seat 1 effects")
    game.play("S2", "C", "S", "M", "M")
    assert (area(game, 1), hand(game, 1), pile(game)) == ("MM SSSS", "S C", "")
    assert game.view().step == "effects"


@rule("3.4")
def test_oligarchy_takes_any_one_card_from_the_pile() -> None:
    game = position("2 players · seat 1: UUU · hand 1: M · pile: RR C · seat 1 effects")
    game.play("U1")
    assert legal_actions(game) == {"R", "C"}
    game.play("C")
    assert (hand(game, 1), pile(game)) == ("M C", "RR")


@rule("3.4")
def test_republic_takes_any_two_cards_from_the_pile() -> None:
    game = position("2 players · seat 1: UUUUU · hand 1: M · pile: RR C · seat 1 effects")
    game.play("U2", "R", "C")
    assert (hand(game, 1), pile(game)) == ("M R C", "R")
    game.play(".")
    assert hand(game, 1) == "M R C"  # three in hand: nothing to draw
