"""The majority: section 5. All these games end with the turn of the last seat, on an empty deck."""

import pytest

from tests.harness.positions import position, result, rule


@rule("5.1")
def test_the_most_cards_of_a_domain_give_a_point() -> None:
    assert result("MM R", "M RR C") == ((2,), "majority", (1, 2))


@rule("5.1")
def test_all_tied_players_get_the_point() -> None:
    assert result("MM", "MM S", "M").points == (1, 2, 0)


@rule("5.1")
def test_a_domain_that_nobody_has_gives_no_point() -> None:
    assert result("M", "", "R").points == (1, 0, 1)


@rule("5.1")
@pytest.mark.parametrize("domain", list("MRESCU"))
def test_every_domain_counts(domain: str) -> None:
    assert result(domain, "").points == (1, 0)


@rule("5.1")
def test_the_maximum_is_six_points() -> None:
    assert result("M R E S C U", "", "", "").points == (6, 0, 0, 0)


@rule("5.1")
def test_cards_in_hand_and_in_the_pile_give_no_points() -> None:
    game = position("2 players · seat 1: M · hand 2: UU CC · seat 2: R · deck: - · seat 2 effects")
    game.play(".")
    assert game.result == ((2,), "majority", (1, 1))  # one point each; Religion breaks the tie, not the hand


@rule("5.2")
def test_the_most_points_win_regardless_of_tie_breaks() -> None:
    assert result("UUUUU", "M R").winners == (2,)


@rule("5.2")
@pytest.mark.parametrize(
    ("winner", "loser"),
    [
        ("U", "C"), ("U", "M"),
        ("C", "S"), ("C", "M"),
        ("S", "E"), ("S", "R"),
        ("E", "R"), ("E", "M"),
        ("R", "M"),
        ("UU", "U MM"),
    ],
)  # fmt: skip
def test_ties_are_broken_by_utopia_culture_science_economy_religion(winner: str, loser: str) -> None:
    assert result(winner, loser) == ((1,), "majority", (1, 1))
    assert result(loser, winner) == ((2,), "majority", (1, 1))


@rule("5.2")
def test_the_last_tie_break_is_military() -> None:
    # Seat 3 leads Military; seats 1 and 2 differ only in their Military cards.
    assert result("U MM", "U M", "MMM") == ((1,), "majority", (1, 1, 1))
    assert result("U M", "U MM", "MMM").winners == (2,)


@rule("5.2")
def test_a_later_domain_does_not_outweigh_an_earlier_one() -> None:
    # Two points each: Utopia and Military against Culture and Science.
    assert result("U M", "CCCCCC SSSSSS").winners == (1,)


@rule("5.2")
def test_if_everything_is_equal_the_victory_is_shared() -> None:
    assert result("M UU", "M UU") == ((1, 2), "majority", (2, 2))
    assert result("U", "", "U").winners == (1, 3)
    assert result("", "", "").winners == (1, 2, 3)


@rule("5.2")
def test_a_player_with_fewer_points_does_not_share_the_victory() -> None:
    assert result("U C", "U C", "U") == ((1, 2), "majority", (2, 2, 1))


@rule("5.2", "1.4")
def test_face_down_utopia_cards_break_no_tie() -> None:
    game = position("2 players · seat 1: C · seat 2: S · democracy 2: SSS · deck: - · seat 2 effects")
    game.play(".")
    assert game.result == ((1,), "majority", (1, 1))
