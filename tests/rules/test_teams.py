"""Teams: section 6."""

import pytest

from civ import Rules
from civ.errors import BadRules
from tests.harness.positions import area, hand, legal_actions, position, result, rule

TEAMS = "4 players teams"


@rule("6.1", "6.2")
@pytest.mark.parametrize(("seat", "winners"), [(1, (1, 3)), (2, (2, 4)), (3, (1, 3)), (4, (2, 4))])
def test_the_hegemony_of_a_player_wins_for_the_partner_opposite(seat: int, winners: tuple[int, int]) -> None:
    game = position(f"{TEAMS} · seat {seat}: SSSSSSS · seat {seat} effects")
    game.play(".")
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == (winners, "hegemony")


@rule("6.1")
def test_only_four_players_form_teams() -> None:
    assert Rules(players=4, teams=True).teams
    with pytest.raises(BadRules) as error:
        Rules(players=3, teams=True)
    assert error.value.code == "rules-teams"


@rule("6.2")
def test_the_cards_of_partners_do_not_add_up_to_a_hegemony() -> None:
    game = position(f"{TEAMS} · seat 1: SSSS · seat 3: SSSS · seat 1 effects")
    game.play(".")
    assert not game.over


@rule("6.3")
def test_a_team_has_the_points_of_both_partners() -> None:
    # Seat 1 leads Military, seat 3 Culture; seat 2 leads Science.
    assert result("MM", "SS", "CC", "S", header=TEAMS) == ((1, 3), "majority", (2, 1, 2, 1))


@rule("6.3")
def test_two_partners_who_lead_a_domain_together_get_one_point() -> None:
    assert result("MM", "R", "MM", "S", header=TEAMS).points == (1, 2, 1, 2)


@rule("6.3")
def test_a_domain_tied_across_teams_gives_a_point_to_both() -> None:
    assert result("MM", "MM", "", "", header=TEAMS).points == (1, 1, 1, 1)


@rule("6.3")
def test_the_cards_of_partners_do_not_add_up_to_the_most() -> None:
    # Two and two against three: the three have the most of all players.
    assert result("MM", "MMM", "MM", "", header=TEAMS) == ((2, 4), "majority", (0, 1, 0, 1))


@rule("6.3")
def test_the_team_with_the_most_points_wins() -> None:
    # Alone, seat 4 would win with two points; together seats 1 and 3 have three.
    areas = ("M", "", "R E", "S C")
    assert result(*areas, header=TEAMS).winners == (1, 3)
    assert result("M", "", "R", "S C", header=TEAMS).winners == (2, 4)  # two points each; Culture breaks the tie


@rule("6.4")
@pytest.mark.parametrize("domain", list("UCSERM"))
def test_team_ties_are_broken_by_the_sum_of_the_partners_cards(domain: str) -> None:
    # Everybody who has the domain has one card, so both teams have the point; one team has two cards in all.
    assert result(domain, domain, domain, "", header=TEAMS) == ((1, 3), "majority", (1, 1, 1, 1))
    assert result("", domain, domain, domain, header=TEAMS).winners == (2, 4)


@rule("6.4")
def test_team_ties_are_broken_domain_by_domain_from_utopia_down() -> None:
    # Both teams have both points. Utopia is two against two, Culture one against two.
    assert result("U C", "U C", "U", "U C", header=TEAMS).winners == (2, 4)
    # Utopia two against one comes before any Culture.
    assert result("U C", "U C", "U", "C", header=TEAMS).winners == (1, 3)


@rule("6.4")
def test_if_the_teams_sums_are_all_equal_everybody_shares_the_victory() -> None:
    assert result("M", "M", "R", "R", header=TEAMS).winners == (1, 2, 3, 4)


@rule("6.5")
def test_attack_hits_the_partner() -> None:
    game = position(f"{TEAMS} · seat 1: M C · seat 2: C · seat 3: CC · seat 1 effects")
    game.play("!M", "C")
    assert [area(game, seat) for seat in (1, 2, 3, 4)] == ["", "", "C", ""]


@rule("6.5")
def test_the_partner_may_be_targeted() -> None:
    game = position(f"{TEAMS} · seat 1: R E U · seat 3: C · hand 1: M · hand 3: S · seat 1 effects")
    game.play("!E")
    assert legal_actions(game) == {"@3C"}
    game.play("@3C", "!U", "@3C", "!R")
    assert "@3" in legal_actions(game)
    game.play("@3", "M")
    assert (hand(game, 1), hand(game, 3)) == ("S", "M")
    assert (game.view().embargo[2], game.view().democracy[2]) == (("C",), ("C",))


@rule("6.5")
def test_a_partners_effects_may_be_copied_but_their_culture_counts_against_you() -> None:
    assert "~R1" in legal_actions(position(f"{TEAMS} · seat 1: C · seat 3: RR · seat 1 effects"))
    assert "~R1" not in legal_actions(position(f"{TEAMS} · seat 1: C · seat 3: RR C · seat 1 effects"))


@rule("6.5", "7.2")
def test_partners_do_not_see_each_others_hands() -> None:
    game = position(f"{TEAMS} · hand 1: 1M · hand 3: 1S 3U")
    assert game.view(1).hands[2] == "1? 3?"
