"""Sacrifice effects: 3.5 to 3.10."""

import pytest

from civ import Game, IllegalAction
from tests.harness.positions import area, cards_left, hand, legal_actions, pile, position, rule

# --- Embargo ---


@rule("3.5")
def test_embargo_may_be_placed_on_any_face_up_card_of_another_player() -> None:
    game = position("3 players · seat 1: E · seat 2: M CC · seat 3: U · seat 1 effects")
    game.play("!E")
    assert legal_actions(game) == {"@2M", "@2C", "@3U"}


def embargo_on_science() -> Game:
    """Return a game in which seat 1 has placed an Embargo on the Science of seat 2, whose turn it is."""
    game = position(
        "3 players · seat 1: EE · seat 2: EEE SSSS · hand 1: M · hand 2: SS R · hand 3: SS R · seat 3: S"
        " · seat 1 effects"
    )
    game.play("!E", "@2S", ".")
    return game


@rule("3.5")
def test_an_embargoed_domain_may_not_be_played() -> None:
    game = embargo_on_science()
    assert area(game, 1) == "E"
    assert game.view().embargo == ((), ("S",), ())
    assert pile(game) == ""
    assert legal_actions(game) == {"R"}
    with pytest.raises(IllegalAction) as error:
        game.play("S")
    assert error.value.code == "embargoed"


@rule("3.5")
def test_an_embargo_also_holds_for_a_card_played_by_development() -> None:
    game = embargo_on_science()
    game.play("R", "E1", "E")
    assert (area(game, 2), hand(game, 2)) == ("R EE SSSS", "SS")  # one discarded, none played
    assert game.view().step == "effects"


@rule("3.5")
def test_an_embargo_also_holds_for_a_card_played_by_experiment() -> None:
    game = embargo_on_science()
    game.play("R", "S1", "E")
    assert hand(game, 2) == "E SS"
    assert legal_actions(game) == {"E"}


@rule("3.5")
def test_an_embargo_prevents_nothing_but_playing() -> None:
    game = embargo_on_science()
    game.play("R")
    assert {"S1", "!S"} <= legal_actions(game)
    game.play("S1", "S")  # taken back, so that only Science is in hand
    assert game.view().step == "effects"
    assert hand(game, 2) == "SSS"


@rule("3.5")
def test_an_embargo_affects_only_its_target() -> None:
    game = embargo_on_science()
    game.play("R", ".")
    assert game.seat == 3
    assert legal_actions(game) == {"R", "S"}


@rule("3.5", "4.2")
def test_an_embargo_ends_with_the_turn_of_its_target() -> None:
    game = embargo_on_science()
    game.play("R")
    assert game.view().embargo[1] == ("S",)
    game.play(".")
    assert game.view().embargo == ((), (), ())
    assert pile(game) == "E"


@rule("3.5")
def test_an_embargo_lasts_until_the_next_turn_of_its_target() -> None:
    game = position("4 players · seat 1: E · seat 4: M · hand 2: R · hand 3: R · hand 4: M R · seat 1 effects")
    game.play("!E", "@4M", ".", "R", ".", "R", ".")
    assert (game.seat, legal_actions(game)) == (4, {"R"})
    assert game.view().embargo[3] == ("M",)


@rule("3.5")
def test_embargoes_of_several_players_add_up() -> None:
    game = position("3 players · seat 1: E · seat 2: E · seat 3: M R · hand 2: S · hand 3: M R C · seat 1 effects")
    game.play("!E", "@3M", ".", "S", "!E", "@3R", ".")
    assert game.view().embargo[2] == ("M", "R")
    assert legal_actions(game) == {"C"}
    game.play("C", ".")
    assert pile(game) == "EE"


# --- Attack ---


@rule("3.6")
def test_attack_costs_a_military_card_and_one_of_the_chosen_domain() -> None:
    game = position("4 players · seat 1: M CC · seat 2: CC S · seat 3: S · seat 4: C · hand 2: C · seat 1 effects")
    game.play("!M", "C")
    assert [area(game, seat) for seat in (1, 2, 3, 4)] == ["C", "S C", "S", ""]
    assert pile(game) == "M CCC"
    assert hand(game, 2) == "C"  # hands are not hit


@rule("3.6")
def test_attack_can_only_choose_a_domain_the_attacker_still_has() -> None:
    game = position("4 players · seat 1: M C · seat 2: S M · seat 1 effects")
    game.play("!M")
    assert legal_actions(game) == {"C"}


@rule("3.6")
def test_attack_may_choose_military_with_a_second_military_card() -> None:
    game = position("4 players · seat 1: MM · seat 2: MM · seat 3: M · seat 1 effects")
    game.play("!M", "M")
    assert [area(game, seat) for seat in (1, 2, 3, 4)] == ["", "M", "", ""]
    assert pile(game) == "MMMM"


@rule("3.6")
def test_attack_may_choose_a_domain_nobody_else_has() -> None:
    game = position("4 players · seat 1: M U · seat 2: C · seat 1 effects")
    game.play("!M", "U")
    assert (area(game, 1), area(game, 2), pile(game)) == ("", "C", "M U")


# --- Inquisition ---


@rule("3.7")
def test_inquisition_takes_a_whole_hand_and_gives_as_many_cards_back() -> None:
    game = position("3 players · seat 1: R · hand 1: M · hand 2: S UU · hand 3: C · seat 1 effects")
    game.play("!R")
    assert legal_actions(game) == {"@2", "@3"}
    game.play("@2")
    assert (hand(game, 1), hand(game, 2)) == ("M S UU", "")
    assert legal_actions(game) == {"M", "S", "U"}  # of all cards now in hand, including the original ones
    game.play("M", "S", "U")
    assert (hand(game, 1), hand(game, 2), hand(game, 3)) == ("U", "M S U", "C")
    assert (area(game, 1), pile(game)) == ("", "R")
    assert game.view().step == "effects"


@rule("3.7")
def test_inquisition_leaves_both_hands_as_large_as_they_were() -> None:
    game = position("2 players · seat 1: R · hand 1: MMMM · hand 2: SS · seat 1 effects")
    game.play("!R", "@2", "M", "M")
    assert (hand(game, 1), hand(game, 2)) == ("MM SS", "MM")


# --- Discovery ---


@rule("3.8")
def test_discovery_draws_five_cards_then_discards_five() -> None:
    game = position("4 players · seat 1: S · hand 1: CC · seat 1 effects · deck: 1M 1R 1E 2S 2S 3U 3U")
    before = game.view().pile.split()
    game.play("!S")
    assert hand(game, 1) == "M R E SS CC"
    game.play("C", "C", "M", "R", "E")
    assert hand(game, 1) == "SS"
    assert len(game.view().pile.split()) == len(before) + 6
    assert game.view().step == "effects"
    assert cards_left(game) == 2


@rule("3.8")
def test_discovery_on_a_short_deck_discards_as_many_as_were_drawn() -> None:
    game = position("4 players · seat 1: S · hand 1: CC · seat 1 effects · deck: 3U 3U")
    game.play("!S")
    assert (hand(game, 1), game.view().times) == ("CC UU", 2)
    game.play("C", "C")
    assert hand(game, 1) == "UU"
    assert game.view().step == "effects"


# --- Democracy ---


@rule("3.9")
def test_democracy_is_placed_on_a_domain_in_which_another_player_has_a_card() -> None:
    game = position("4 players · seat 1: UU · seat 2: M SS · seat 4: C · seat 1 effects")
    game.play("!U")
    assert legal_actions(game) == {"@2M", "@2S", "@4C"}
    game.play("@2S")
    assert area(game, 1) == "U"
    assert game.view().democracy == ((), ("S",), (), ())
    assert pile(game) == ""


@rule("3.9")
def test_in_the_democracy_anywhere_edition_any_domain_may_be_chosen() -> None:
    game = position("3 players democracy-anywhere · seat 1: U · seat 2: M · seat 1 effects")
    game.play("!U")
    assert legal_actions(game) == {f"@{seat}{domain}" for seat in (2, 3) for domain in "MRESCU"}
    game.play("@3C")
    assert game.view().democracy == ((), (), ("C",))


@rule("3.9")
def test_democracy_anywhere_does_not_require_any_card_of_another_player() -> None:
    assert "!U" in legal_actions(position("2 players democracy-anywhere · seat 1: U · seat 1 effects"))
    assert "!U" not in legal_actions(position("2 players · seat 1: U · seat 1 effects"))


@rule("3.9")
def test_democracy_stays_for_the_rest_of_the_game() -> None:
    game = position("2 players · seat 1: U · seat 2: C · hand 1: MM · hand 2: MM · seat 1 effects")
    game.play("!U", "@2C", ".", "M", ".", "M", ".", "M", ".")
    assert game.view().democracy == ((), ("C",))
    assert pile(game) == ""


@rule("3.9")
def test_several_democracy_cards_may_be_placed_on_one_domain() -> None:
    game = position("2 players · seat 1: UU · seat 2: C · hand 1: M · hand 2: M · democracy 2: C · seat 1 effects")
    game.play("!U", "@2C")
    assert game.view().democracy == ((), ("C", "C"))


@rule("3.9", "4.3")
@pytest.mark.parametrize(("markers", "wins"), [("", True), ("C", False), ("S", True)])
def test_a_democracy_card_raises_the_hegemony_of_its_domain_by_one_card(markers: str, wins: bool) -> None:
    game = position(f"4 players · seat 2: CCCCCCC · democracy 2: {markers} · seat 2 effects")
    game.play(".")
    assert game.over is wins


# --- Targets ---


@rule("3.10")
def test_players_cannot_target_themselves_with_embargo_or_democracy() -> None:
    game = position("3 players · seat 1: EE UU C · seat 2: M · seat 1 effects")
    game.play("!E")
    assert legal_actions(game) == {"@2M"}
    game.play("@2M", "!U")
    assert legal_actions(game) == {"@2M"}
    with pytest.raises(IllegalAction) as error:
        game.play("@1C")
    assert error.value.code == "own-seat"


@rule("3.10")
def test_players_cannot_target_themselves_with_democracy_anywhere() -> None:
    game = position("2 players democracy-anywhere · seat 2: U C · seat 2 effects")
    game.play("!U")
    assert legal_actions(game) == {f"@1{domain}" for domain in "MRESCU"}
