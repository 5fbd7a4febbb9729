"""What each player knows: section 7 (7.4 is tested with the draft)."""

from collections import Counter

import pytest

from civ import Game, Rules
from tests.harness.positions import BOX, position, rule

EVERYBODY = (1, 2, 3, None)

TABLE = (
    "3 players · first 2 · seat 3 effects · seat 1: 1S 2S · seat 2: 3C · seat 3: 1R 1R 1R 3U · hand 1: 1M 2M"
    " · hand 2: 1E 3U · hand 3: 2C · embargo 1: S:3:1E · democracy 2: C · coin 2 1S · pile: 1M 2R"
)


@rule("7.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_public_information(viewer: int | None) -> None:
    view = position(TABLE).view(viewer)
    assert view.areas == ("1S 2S", "3C", "1R 1R 1R 3U")
    assert (view.embargo, view.embargo_eras) == ((("S",), (), ()), ((1,), (), ()))
    assert view.democracy == ((), ("C",), ())
    assert view.pile == "1M 2R"
    assert view.coin == {"owner": 2, "seat": 1, "domain": "S"}
    assert (view.turn, view.first, view.step) == (3, 2, "effects")


@rule("1.2")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_the_eras_of_embargoes_from_their_backs(viewer: int | None) -> None:
    game = position("4 players · embargo 1: S:4:3E M:2:2E S:3:1E · embargo 3: C:1:2E · hand 1: R · seat 1 play")
    view = game.view(viewer)
    assert view.embargo == (("M", "S", "S"), (), ("C",), ())
    assert view.embargo_eras == ((2, 1, 3), (), (2,), ())


@rule("7.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_which_effects_were_used(viewer: int | None) -> None:
    game = position(TABLE)
    game.play("R1", "!R", "@1", "C", "M")
    view = game.view(viewer)
    assert (view.permanent_used, view.sacrifice_used, view.limit) == ("R", "R", 5)


@rule("7.1")
def test_everybody_sees_the_number_and_eras_of_the_cards_in_every_hand() -> None:
    game = position(TABLE)
    assert game.view().hands == ("1? 2?", "1? 3?", "2?")
    assert game.view(1).hands == ("1M 2M", "1? 3?", "2?")
    assert game.view(2).hands == ("1? 2?", "1E 3U", "2?")
    assert game.view(3).hands == ("1? 2?", "1? 3?", "2C")


@rule("7.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_the_number_and_eras_of_the_cards_left_in_the_deck(viewer: int | None) -> None:
    game = position(TABLE)
    # Of 28, 32 and 44 cards three each are removed; 8 of era I, 4 of era II and 4 of era III are elsewhere.
    assert game.view(viewer).deck == (17, 25, 37)
    game.play(".")
    assert game.view(viewer).deck == (15, 25, 37)


@rule("7.1")
def test_only_the_player_to_move_sees_legal_actions() -> None:
    game = position(TABLE)
    assert set(game.view(3).legal) == {"R1", "!R", "!U", "."}
    assert game.view(1).legal == game.view().legal == ()


@rule("7.2")
def test_nobody_knows_the_order_of_the_deck() -> None:
    line = "2 players · hand 1: MM · hand 2: MM · seat 1 effects · deck: {}"
    game, twin = position(line.format("1S 1C 2R 2C 3E 3U")), position(line.format("1C 1S 2C 2R 3U 3E"))
    for viewer in (1, 2, None):
        assert game.view(viewer) == twin.view(viewer)
    game.play(".")
    twin.play(".")
    assert game.view(1) != twin.view(1)  # the top card was drawn
    assert game.view(2) == twin.view(2)


@rule("7.2")
def test_nobody_knows_the_nine_removed_cards() -> None:
    def table(removed: str) -> Game:
        deck = " ".join(sorted((BOX - Counter(removed.split())).elements()))
        return position(f"3 players · seat 1 effects · pile: - · deck: {deck} · removed: {removed}")

    game, twin = table("1S 1C 1M 2S 2C 2M 3U 3C 3M"), table("1R 1C 1M 2S 2R 2M 3U 3C 3E")
    for viewer in EVERYBODY:
        assert game.view(viewer) == twin.view(viewer)
    assert Counter(game.view(1).unseen.split()) == BOX  # the nine among them


@rule("7.2")
def test_the_hands_of_others_show_no_domains() -> None:
    line = "2 players · hand 1: 1M 2M · hand 2: {} · seat 1 effects"
    game, twin = position(line.format("1S 3U")), position(line.format("1C 3E"))
    assert game.view(1) == twin.view(1)
    assert game.view() == twin.view()
    assert game.view(2) != twin.view(2)


@rule("7.2")
def test_unseen_cards_are_those_neither_face_up_nor_in_the_players_hand() -> None:
    game = Game.new(Rules(players=3), seed=6)
    own = Counter(game.view(2).hands[1].split())
    assert Counter(game.view(2).unseen.split()) == BOX - own
    assert Counter(game.view().unseen.split()) == BOX


INQUISITION = "3 players · seat 1: R · hand 1: 1M 1S · hand 2: 1C 2C · hand 3: 1E · seat 1 effects"


@rule("7.3")
def test_inquisition_shows_the_taken_hand_to_nobody_else() -> None:
    game = position(INQUISITION)
    game.play("!R", "@2")
    assert game.view(1).hands == ("1C 1M 1S 2C", "", "1?")
    assert game.view(3).hands == ("1? 1? 1? 2?", "", "1E")
    assert game.view(3).known == game.view().known == ("", "", "")
    assert game.view(2).known == ("1C 2C", "", "")  # the former owner knows the cards taken


@rule("7.3")
def test_the_giver_remembers_returned_cards_and_the_receiver_knows_which_are_missing() -> None:
    game = position(INQUISITION)
    game.play("!R", "@2", "M", "C")  # Military, and the Culture card of era I
    assert game.view(1).known == ("", "1C 1M", "")
    assert game.view(2).hands[1] == "1C 1M"
    assert game.view(2).known == ("2C", "", "")  # of the cards taken, this one did not come back
    assert game.view(3).known == ("", "", "")


@rule("7.3")
def test_cards_given_back_are_unknown_to_the_others() -> None:
    gave_military, gave_science = position(INQUISITION), position(INQUISITION)
    gave_military.play("!R", "@2", "M", "C")
    gave_science.play("!R", "@2", "S", "C")
    assert gave_military.view(3) == gave_science.view(3)
    assert gave_military.view() == gave_science.view()


@rule("7.3")
def test_a_card_taken_openly_from_the_pile_is_remembered_by_all() -> None:
    game = position("4 players · seat 1: UU · hand 1: 1M · pile: 1S 2R · seat 1 effects")
    game.play("U1", "R")
    for viewer in (2, 3, 4, None):
        assert game.view(viewer).known == ("2R", "", "", "")
        assert game.view(viewer).hands[0] == "1? 2?"


@rule("7.3")
def test_a_card_taken_back_from_an_area_is_remembered_until_it_is_played() -> None:
    game = position("4 players · seat 1: SS C · hand 1: 2M · seat 1 effects")
    game.play("S1", "C")
    assert game.view(2).known[0] == "1C"
    game.play("C")
    assert game.view(2).known[0] == ""


@rule("7.3")
def test_remembered_cards_move_with_an_inquisition() -> None:
    # Everybody saw seat 2 take Science from the pile; then seat 3 takes seat 2's hand.
    game = position("4 players · seat 2: UU · seat 3: R · hand 3: 2M 1C · pile: 1S · limit 1 · seat 2 effects")
    game.play("U1", "S", ".", "M", "!R", "@2")
    assert game.view(1).known == ("", "", "1S", "")
    game.play("S")
    assert game.view(1).known == ("", "", "", "")  # a card of era I went back, not necessarily that one
    assert game.view(3).known == ("", "1S", "", "")


@rule("7.3")
def test_a_remembered_card_is_never_wrong_after_a_discard() -> None:
    game = position("4 players · seat 1: UU MM · hand 1: 1S · pile: 1S · seat 1 effects")
    game.play("U1", "S")
    assert game.view(2).known[0] == "1S"
    game.play("M1", "S")
    assert game.view(2).known[0] == ""  # perhaps it was that one
