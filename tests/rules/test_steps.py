"""How effects are carried out: 3.15 to 3.19."""

import pytest

from civ import IllegalAction
from tests.harness.positions import area, cards_left, hand, legal_actions, pile, position, rule

# --- Beginning an effect ---


@rule("3.15")
@pytest.mark.parametrize(("held", "levels"), [("", set()), ("C", {"M1"}), ("CC", {"M1", "M2"})])
def test_assassination_needs_a_card_in_hand_and_purge_two(held: str, levels: set[str]) -> None:
    game = position(f"4 players · seat 1: MMMM · hand 1: {held} · seat 1 effects")
    assert legal_actions(game) & {"M1", "M2"} == levels


@rule("3.15")
@pytest.mark.parametrize(("discarded", "levels"), [("-", set()), ("C", {"U1"}), ("CC", {"U1", "U2"})])
def test_oligarchy_needs_a_card_in_the_pile_and_republic_two(discarded: str, levels: set[str]) -> None:
    game = position(f"4 players · seat 1: UUUU · pile: {discarded} · seat 1 effects")
    assert legal_actions(game) & {"U1", "U2"} == levels


@rule("3.15")
@pytest.mark.parametrize("domain", ["E", "S"])
@pytest.mark.parametrize(("own", "levels"), [("C", "1"), ("CC", "12")])
def test_copied_monopoly_and_research_need_two_cards_in_your_own_area(domain: str, own: str, levels: str) -> None:
    game = position(f"4 players · seat 1: {own} · seat 2: {domain * 4} · hand 1: MMM · seat 1 effects")
    assert legal_actions(game) == {"."} | {f"~{domain}{level}" for level in levels}


@rule("3.15")
def test_religion_effects_can_always_be_used() -> None:
    game = position("4 players · seat 1: RRRR · deck: - · seat 1 effects")
    assert {"R1", "R2"} <= legal_actions(game)


@rule("3.15")
def test_attack_needs_a_second_card_in_the_area() -> None:
    alone = position("4 players · seat 1: M · seat 2: MM · seat 1 effects")
    assert legal_actions(alone) == {"."}
    with pytest.raises(IllegalAction) as error:
        alone.play("!M")
    assert error.value.code == "needs-area"
    assert "!M" in legal_actions(position("4 players · seat 1: M C · seat 1 effects"))
    assert "!M" in legal_actions(position("4 players · seat 1: MM · seat 1 effects"))


@rule("3.15")
@pytest.mark.parametrize("action", ["!E", "!U"])
def test_embargo_and_democracy_need_a_target(action: str) -> None:
    domain = action[1]
    assert legal_actions(position(f"4 players · seat 1: {domain} · seat 1 effects")) == {"."}
    assert action in legal_actions(position(f"4 players · seat 1: {domain} · seat 4: C · seat 1 effects"))


@rule("3.15")
def test_a_face_down_card_is_not_a_target() -> None:
    game = position("2 players · seat 1: E U · embargo 2: C · democracy 2: C · seat 1 effects")
    assert legal_actions(game) == {"."}


@rule("3.15", "3.8")
def test_discovery_may_be_used_on_an_empty_deck_and_does_nothing_further() -> None:
    game = position("4 players · seat 1: S C · hand 1: MM · deck: - · seat 1 effects")
    before = len(game.view().pile.split())
    game.play("!S")
    assert (area(game, 1), hand(game, 1)) == ("C", "MM")
    assert len(game.view().pile.split()) == before + 1
    assert game.view().step == "effects"


@rule("3.15", "3.7")
def test_inquisition_may_target_an_empty_hand_and_does_nothing_further() -> None:
    game = position("4 players · seat 1: R · hand 1: MM · seat 1 effects")
    game.play("!R", "@3")
    assert (hand(game, 1), hand(game, 3), pile(game)) == ("MM", "", "R")
    assert game.view().step == "effects"


# --- Further steps ---


@rule("3.16")
@pytest.mark.parametrize(("effect", "left", "gone"), [("E1", "E", "E"), ("E2", "EEE", "EE")])
def test_with_an_empty_hand_development_and_monopoly_only_discard(effect: str, left: str, gone: str) -> None:
    cards = left + gone
    game = position(f"4 players · seat 1: {cards} · seat 1 effects")
    game.play(effect, *gone)
    assert (area(game, 1), pile(game)) == (left, gone)
    assert game.view().step == "effects"


@rule("3.16")
def test_monopoly_with_one_card_in_hand_plays_that_one() -> None:
    game = position("4 players · seat 1: EEEE · hand 1: M · seat 1 effects")
    game.play("E2", "E", "E")
    assert legal_actions(game) == {"M"}  # it must be played
    game.play("M")
    assert (area(game, 1), hand(game, 1)) == ("M EE", "")
    assert game.view().step == "effects"


@rule("3.16")
def test_an_embargoed_card_is_not_played() -> None:
    game = position("4 players · seat 1: EE C · hand 1: MM · embargo 1: M · seat 1 effects")
    game.play("E1", "C")
    assert (area(game, 1), hand(game, 1)) == ("EE", "MM")
    assert game.view().step == "effects"


@rule("3.16")
def test_research_under_an_embargo_plays_the_cards_that_are_allowed() -> None:
    game = position("4 players · seat 1: SSSS · hand 1: M · embargo 1: S · seat 1 effects")
    game.play("S2", "S", "S")
    assert legal_actions(game) == {"M"}
    game.play("M")
    assert (area(game, 1), hand(game, 1)) == ("M SS", "SS")
    assert game.view().step == "effects"


@rule("3.16")
def test_the_second_step_cannot_be_skipped() -> None:
    game = position("4 players · seat 1: SS C · hand 1: M · seat 1 effects")
    game.play("S1", "C")
    with pytest.raises(IllegalAction):
        game.play(".")


# --- Face-down cards ---


@rule("3.17")
def test_a_democracy_card_stays_when_its_domain_loses_its_cards() -> None:
    game = position("4 players · seat 1: M C · seat 2: C · democracy 2: C · seat 1 effects")
    game.play("!M", "C")
    assert area(game, 2) == ""
    assert game.view().democracy[1] == ("C",)


@rule("3.17")
def test_an_embargo_stays_when_its_domain_loses_its_cards() -> None:
    game = position("4 players · seat 1: E M C · seat 2: C · hand 2: C R · seat 1 effects")
    game.play("!E", "@2C", "!M", "C", ".")
    assert area(game, 2) == ""
    assert game.view().embargo[1] == ("C",)
    assert legal_actions(game) == {"R"}


@rule("3.17")
def test_face_down_cards_are_not_hit_by_an_attack() -> None:
    game = position("4 players · seat 1: M E U · seat 2: C · embargo 2: C:1:1E · democracy 2: C · seat 1 effects")
    game.play("!M", "E")
    assert game.view().embargo[1] == ("C",)
    assert pile(game) == "M E"


# --- The card taken back ---


@rule("3.18")
def test_the_card_taken_back_by_experiment_may_be_played_again() -> None:
    game = position("4 players · seat 1: SS C · hand 1: M · seat 1 effects")
    game.play("S1", "C")
    assert "C" in legal_actions(game)
    game.play("C")
    assert (area(game, 1), hand(game, 1)) == ("SS C", "M")


@rule("3.18")
def test_the_cards_taken_back_by_research_may_both_be_played_again() -> None:
    game = position("4 players · seat 1: SSSS C · seat 1 effects")
    game.play("S2", "C", "S", "S", "C")
    assert (area(game, 1), hand(game, 1)) == ("SSSS C", "")


# --- The raised limit ---


@rule("3.19")
def test_the_raised_limit_holds_when_the_religion_cards_are_gone() -> None:
    game = position("4 players · seat 1: RR C M · hand 1: S · seat 1 effects")
    game.play("R1", "!R", "@2", "!M", "R")
    assert area(game, 1) == "C"
    before = cards_left(game)
    game.play(".")
    assert before - cards_left(game) == 4  # from one card to five


@rule("3.19")
def test_a_copied_limit_holds_when_the_culture_is_gone() -> None:
    game = position("4 players · seat 1: C SS · seat 2: RRRR · hand 1: M · seat 1 effects")
    game.play("~R2", "S1", "C", "M", ".")
    assert len(game.view().hands[0].split()) == 7
