"""Culture and its Inspiration: 3.11 to 3.14."""

import pytest

from civ import Game, IllegalAction
from tests.harness.positions import area, hand, legal_actions, pile, position, rule


def copies(game: Game) -> set[str]:
    """Return the effects that Inspiration can copy now."""
    return {action for action in legal_actions(game) if action[0] == "~"}


# --- Conditions ---


@rule("3.11")
@pytest.mark.parametrize(
    ("own", "others", "inspired"),
    [
        ("", ("", ""), False),  # none is not more than none
        ("C", ("", ""), True),  # one is enough
        ("C", ("C", ""), False),
        ("CC", ("C", "C"), True),
        ("CCC", ("", "CCC"), False),
        ("CCC", ("", "CCCC"), False),
    ],
)
def test_inspiration_needs_strictly_more_culture_than_each_other_player(
    own: str, others: tuple[str, str], inspired: bool
) -> None:
    game = position(f"3 players · seat 1: {own} · seat 2: RRR {others[0]} · seat 3: {others[1]} · seat 1 effects")
    assert copies(game) == ({"~R1"} if inspired else set())


@rule("3.11")
def test_inspiration_is_used_once_a_turn() -> None:
    game = position("4 players · seat 1: C · seat 2: RR SS · seat 1 effects")
    assert copies(game) == {"~R1", "~S1"}
    game.play("~R1")
    assert copies(game) == set()
    with pytest.raises(IllegalAction) as error:
        game.play("~S1")
    assert error.value.code == "inspiration-used"


@rule("3.11")
def test_inspiration_needs_its_culture_right_before_it_is_used() -> None:
    game = position("4 players · seat 1: SS C · seat 2: RR · hand 1: M · seat 1 effects")
    assert copies(game) == {"~R1"}
    game.play("S1", "C", "M")
    assert copies(game) == set()


@rule("3.11")
def test_culture_played_by_an_effect_may_open_inspiration() -> None:
    game = position("4 players · seat 1: SSS C · seat 2: RR C · hand 1: C · seat 1 effects")
    assert copies(game) == set()
    game.play("S1", "S", "C")
    assert copies(game) == {"~R1"}


@rule("3.11")
def test_inspiration_can_be_used_again_in_the_next_turn() -> None:
    game = position("2 players · seat 1: C · seat 2: RRR · hand 1: M · hand 2: M · seat 1 effects")
    game.play("~R1", ".", "M", ".", "M")
    assert copies(game) == {"~R1"}


# --- Effects that may be copied ---


@rule("3.12")
def test_both_levels_may_be_copied_from_a_player_who_has_both() -> None:
    game = position("4 players · seat 1: C · seat 3: RRRR · seat 1 effects")
    assert copies(game) == {"~R1", "~R2"}


@rule("3.12")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 3), (4, 2)])
def test_only_effects_that_another_area_opens_may_be_copied(players: int, cards: int) -> None:
    opened = position(f"{players} players · seat 1: C · seat 2: {'R' * cards} · seat 1 effects")
    assert copies(opened) == {"~R1"}
    closed = position(f"{players} players · seat 1: C · seat 2: {'R' * (cards - 1)} · seat 1 effects")
    assert copies(closed) == set()


@rule("3.12")
def test_the_cards_of_two_players_do_not_add_up_to_an_effect() -> None:
    game = position("4 players · seat 1: C · seat 2: R · seat 3: R · seat 1 effects")
    assert copies(game) == set()


@rule("3.12")
def test_sacrifice_effects_are_not_copied() -> None:
    game = position("4 players · seat 1: C · seat 2: M R E S U · seat 1 effects")
    assert legal_actions(game) == {"."}


@rule("3.12")
@pytest.mark.parametrize(
    ("effect", "answers", "expected"),
    [
        ("~M1", "R", ("CC", "", "R")),
        ("~E1", "CR", ("R C", "", "C")),
        ("~S1", "CR", ("R C", "C", "")),
    ],
)
def test_a_copied_effect_uses_the_cards_of_the_player_who_copies_it(
    effect: str, answers: str, expected: tuple[str, str, str]
) -> None:
    game = position("4 players · seat 1: CC · hand 1: R · seat 2: MM EE SS · seat 1 effects")
    game.play(effect, *answers)
    assert (area(game, 1), hand(game, 1), pile(game)) == expected
    assert area(game, 2) == "MM EE SS"


@rule("3.12")
def test_a_copied_divine_right_raises_the_limit_of_the_player_who_copies_it() -> None:
    game = position("4 players · seat 1: C · seat 2: RRRR · seat 1 effects")
    game.play("~R2", ".")
    assert len(game.view().hands[0].split()) == 7


@rule("3.12")
def test_a_copied_oligarchy_takes_from_the_pile() -> None:
    game = position("4 players · seat 1: C · seat 2: UU · pile: M · seat 1 effects")
    game.play("~U1", "M")
    assert (hand(game, 1), pile(game)) == ("M", "")


# --- One effect per domain ---


@rule("3.13")
def test_an_effect_you_already_have_cannot_be_copied() -> None:
    game = position("4 players · seat 1: SS CCC · seat 2: SSSS · seat 1 effects")
    assert "S1" in game.legal and "~S1" not in game.legal and "~S2" in game.legal
    with pytest.raises(IllegalAction) as error:
        game.play("~S1")
    assert error.value.code == "already-yours"


@rule("3.13")
def test_a_player_with_both_levels_can_copy_neither() -> None:
    game = position("4 players · seat 1: RRRR C · seat 2: RRRR · seat 1 effects")
    assert copies(game) == set()
    assert {"R1", "R2"} <= legal_actions(game)


@rule("3.13")
def test_a_copied_effect_uses_up_your_own_of_that_domain() -> None:
    game = position("4 players · seat 1: SS C · seat 2: SSSS · hand 1: MM · seat 1 effects")
    game.play("~S2", "S", "S", "S", "S")
    assert area(game, 1) == "SS C"
    assert "S1" not in legal_actions(game)
    assert game.view().permanent_used == "SC"


@rule("3.13")
def test_a_domain_that_was_used_cannot_be_copied() -> None:
    game = position("4 players · seat 1: RR C · seat 2: RRRR · seat 1 effects")
    assert copies(game) == {"~R2"}
    game.play("R1")
    assert copies(game) == set()
    assert game.view().coin is None


@rule("3.13")
def test_a_copied_effect_leaves_the_sacrifice_of_its_domain_open() -> None:
    game = position("4 players · seat 1: R C · seat 2: RR · hand 2: M · seat 1 effects")
    game.play("~R1")
    assert "!R" in legal_actions(game)


# --- The coin ---


@rule("3.14")
def test_the_coin_goes_onto_the_copied_domain() -> None:
    game = position("4 players · seat 2: C · seat 4: RR · seat 2 effects")
    game.play("~R1")
    assert game.view().coin == {"owner": 2, "seat": 4, "domain": "R"}


@rule("3.14")
@pytest.mark.parametrize(
    ("mover", "offers", "source"),
    [(1, (2, 3), 2), (1, (3, 4), 3), (3, (1, 2), 1), (3, (2, 4), 4), (4, (1, 3), 1), (2, (1, 4), 4)],
)
def test_the_nearest_player_clockwise_who_offers_the_effect_is_the_source(
    mover: int, offers: tuple[int, int], source: int
) -> None:
    areas = " · ".join(f"seat {seat}: RR" for seat in offers)
    game = position(f"4 players · seat {mover}: C · {areas} · seat {mover} effects")
    game.play("~R1")
    assert game.view().coin == {"owner": mover, "seat": source, "domain": "R"}


@rule("3.14")
def test_a_nearer_player_without_the_level_is_not_the_source() -> None:
    game = position("4 players · seat 1: C · seat 2: RR · seat 3: RRRR · seat 1 effects")
    game.play("~R2")
    assert game.view().coin == {"owner": 1, "seat": 3, "domain": "R"}


COPIED = "3 players · seat 1: CC · seat 2: RRR C · hand 1: M · hand 2: MM C · hand 3: MM · seat 1 effects"


@rule("3.14")
def test_the_coin_stays_until_its_owners_next_turn_begins() -> None:
    game = position(COPIED)
    game.play("~R1", ".", "M", ".", "M")
    assert game.view().coin == {"owner": 1, "seat": 2, "domain": "R"}
    game.play(".")
    assert game.seat == 1
    assert game.view().coin is None


@rule("3.14")
def test_the_coin_goes_back_when_another_player_has_as_much_culture() -> None:
    game = position(COPIED)
    game.play("~R1", ".")
    assert game.view().coin is not None
    game.play("C")  # two against two
    assert game.view().coin is None


@rule("3.14")
def test_the_coin_goes_back_when_its_owner_gives_up_culture() -> None:
    game = position("4 players · seat 1: SS C · seat 2: RR · hand 1: M · seat 1 effects")
    game.play("~R1", "S1")
    assert game.view().coin == {"owner": 1, "seat": 2, "domain": "R"}
    game.play("C")
    assert game.view().coin is None
    game.play("C")  # played again, but the coin stays by the deck
    assert game.view().coin is None


@rule("3.14")
def test_another_player_with_the_most_culture_moves_the_coin() -> None:
    game = position("2 players · seat 2: EEE C · hand 2: CC · seat 1: SSS CC · coin 1 2E · seat 2 play")
    game.play("C")
    assert game.view().coin is None
    game.play("E1", "E", "C", "~S1")
    assert game.view().coin == {"owner": 2, "seat": 1, "domain": "S"}


@rule("3.14")
def test_the_coin_has_no_effect() -> None:
    game = position("4 players · seat 1: CC · seat 2: RR · hand 2: M · coin 1 2R · seat 2 play")
    game.play("M", "R1")
    assert game.view().limit == 5
