"""The draft: 2.6 to 2.8, and what players learn from it (7.4)."""

import pytest

from civ import Game, Rules
from civ.game.options import PLAYER_COUNTS, Players
from tests.harness.positions import area, game_with_deck, hand, legal_actions, rule

FOUR = Rules(players=4, deal="draft")
# The packs of seats 1 to 4, and the cards kept in the three passes, clockwise from the First Player.
PACKS = "1M 1R 1E 1S  1M 1R 1E 1C  1M 1R 1S 1C  1E 1S 1C 1M"
FIRST_PASS = ("M", "R", "S", "E")
SECOND_PASS = ("C", "R", "E", "M")
THIRD_PASS = ("R", "S", "E", "M")


def drafted(*passes: tuple[str, ...], rules: Rules = FOUR, packs: str = PACKS, first: int = 1) -> Game:
    """Start a draft and play the given passes."""
    game = game_with_deck(rules, packs, first)
    for actions in passes:
        game.play(*actions)
    return game


@rule("2.6")
def test_each_player_looks_at_four_cards_and_must_keep_one() -> None:
    game = drafted()
    assert game.view(1).pack == "1E 1M 1R 1S"
    assert legal_actions(game) == {"M", "R", "E", "S"}
    game.play("M")
    assert game.view(1).hands[0] == "1M"
    assert game.view(2).pack == "1C 1E 1M 1R"
    assert legal_actions(game) == {"M", "R", "E", "C"}


@rule("2.6")
def test_the_first_player_has_the_top_four_cards() -> None:
    game = drafted(first=3)
    assert game.seat == 3
    assert [game.view(seat).pack for seat in (3, 4, 1, 2)] == [
        "1E 1M 1R 1S",
        "1C 1E 1M 1R",
        "1C 1M 1R 1S",
        "1C 1E 1M 1S",
    ]


@rule("2.6")
def test_three_cards_are_passed_to_the_left() -> None:
    game = drafted(FIRST_PASS)
    # Clockwise is to the left: seat 2 has the cards that seat 1 passed on, and seat 1 those of seat 4.
    assert [game.view(seat).pack for seat in (1, 2, 3, 4)] == ["1C 1M 1S", "1E 1R 1S", "1C 1E 1M", "1C 1M 1R"]


@rule("2.6")
def test_two_cards_are_passed_on_and_one_of_them_is_kept() -> None:
    game = drafted(FIRST_PASS, SECOND_PASS)
    assert [game.view(seat).pack for seat in (1, 2, 3, 4)] == ["1C 1R", "1M 1S", "1E 1S", "1C 1M"]
    game.play(*THIRD_PASS)
    assert [hand(game, seat) for seat in (1, 2, 3, 4)] == ["M R C", "RR S", "EE S", "MM E"]


@rule("2.6")
def test_the_last_cards_are_face_up_in_the_middle() -> None:
    game = drafted(FIRST_PASS, SECOND_PASS, THIRD_PASS)
    for viewer in (1, 2, 3, 4, None):
        assert game.view(viewer).middle == "1C 1C 1M 1S"


@rule("2.6", "7.4")
def test_nobody_sees_which_card_a_player_keeps() -> None:
    kept_military, kept_religion = drafted(), drafted()
    kept_military.play("M")
    kept_religion.play("R")
    for viewer in (2, 3, 4, None):
        assert kept_military.view(viewer) == kept_religion.view(viewer)
        assert kept_military.view(viewer).hands[0] == "1?"
    assert kept_military.view(1) != kept_religion.view(1)


@rule("2.6")
def test_a_player_may_look_at_the_kept_cards_during_the_draft() -> None:
    game = drafted(FIRST_PASS, SECOND_PASS)
    assert game.view(1).hands[0] == "1C 1M"
    assert game.view(3).hands[2] == "1E 1S"


@rule("2.7")
def test_the_player_to_the_right_of_the_first_player_takes_first_and_the_first_player_last() -> None:
    game = drafted(FIRST_PASS, SECOND_PASS, THIRD_PASS)
    order = []
    for domain in ("C", "M", "C", "S"):
        order.append(game.seat)
        game.play(domain)
    assert order == [4, 3, 2, 1]
    assert [area(game, seat) for seat in (1, 2, 3, 4)] == ["S", "C", "M", "C"]


@rule("2.7")
@pytest.mark.parametrize(("first", "order"), [(1, [3, 2, 1]), (2, [1, 3, 2]), (3, [2, 1, 3])])
def test_the_middle_goes_anticlockwise_whoever_is_first(first: int, order: list[int]) -> None:
    rules = Rules(players=3, deal="draft")
    game = drafted(tuple("MMM"), tuple("RRR"), tuple("RRR"), rules=rules, packs="1M 1R 1R 1S " * 3, first=first)
    takers = []
    for _ in range(3):
        takers.append(game.seat)
        game.play("S")
    assert takers == order


@rule("2.7")
def test_in_the_clockwise_edition_the_first_player_takes_first() -> None:
    rules = Rules(players=4, deal="draft", draft_order="clockwise")
    game = drafted(FIRST_PASS, SECOND_PASS, THIRD_PASS, rules=rules, first=2)
    order = []
    for domain in ("C", "M", "C", "S"):
        order.append(game.seat)
        game.play(domain)
    assert order == [2, 3, 4, 1]


@rule("2.7")
def test_a_card_taken_from_the_middle_is_gone_for_the_others() -> None:
    game = drafted(FIRST_PASS, SECOND_PASS, THIRD_PASS)
    assert legal_actions(game) == {"C", "M", "S"}
    game.play("M")
    assert legal_actions(game) == {"C", "S"}
    assert game.view(1).middle == "1C 1C 1S"


@rule("2.8")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_after_a_draft_everybody_has_three_cards_in_hand_and_one_in_the_area(players: Players) -> None:
    game = Game.new(Rules(players=players, deal="draft"), seed=14)
    for _ in range(4 * players):
        game.play(game.legal[0])
    view = game.view()
    assert view.hands == ("1? 1? 1?",) * players
    assert [len(cards.split()) for cards in view.areas] == [1] * players
    assert sum(view.deck) == (104 if players == 4 else 95) - 4 * players
    assert (view.turn, view.step) == (view.first, "play")


@rule("7.4")
def test_players_remember_the_cards_they_passed_on() -> None:
    game = drafted(FIRST_PASS)
    assert sorted(game.view(1).passed[0].split()) == ["1E", "1R", "1S"]
    assert sorted(game.view(2).passed[0].split()) == ["1C", "1E", "1M"]
    assert game.view().passed == ("", "")


@rule("7.4")
def test_cards_missing_from_the_middle_were_kept_by_the_players_after_you() -> None:
    game = drafted(FIRST_PASS, SECOND_PASS, THIRD_PASS)
    view = game.view(1)
    # Of seat 1's first pack, R E S were passed on and S is in the middle: seats 2 and 3 kept R and E, one each.
    assert sorted(view.passed[0].split()) == ["1E", "1R"]
    # Of the second, S and M were passed on and M is in the middle: seat 2 kept S.
    assert view.known == ("", "1S", "", "")
    assert game.view().known == ("", "", "", "")


@rule("7.4")
def test_with_two_players_a_returning_pack_shows_what_the_other_player_kept() -> None:
    rules = Rules(players=2, deal="draft")
    game = drafted(tuple("MS"), rules=rules, packs="1M 1R 1E 1S 1S 1C 1C 1M")
    assert game.view(1).known == ("", "")
    game.play("C", "R")  # seat 1 of C C M, seat 2 of R E S
    assert game.view(1).pack == "1E 1S"
    assert game.view(1).known == ("", "1R")
    assert game.view(2).known == ("1C", "")
