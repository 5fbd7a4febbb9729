"""Section 1: the cards."""

from collections import Counter

import pytest

from civ import Game, Rules
from civ.errors import BadDeck
from civ.game.options import PLAYER_COUNTS, Players
from tests.harness.positions import BOX, area, cards_left, count_cards, hand, legal_actions, pile, position, rule


def all_cards(game: Game) -> Counter[str]:
    """Return all cards at the start of a game: in the deck, in hands and removed."""
    clauses = dict(clause.split(": ", 1) for clause in game.position.split(" · ") if ": " in clause)
    return Counter(" ".join(cards for cards in clauses.values() if cards != "-").split())


@rule("1.1")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_game_has_the_104_cards_of_the_table(players: Players) -> None:
    cards = all_cards(Game.new(Rules(players=players), seed=11))
    assert cards.total() == 104
    assert cards == BOX


@rule("1.1")
def test_the_sums_of_the_table_match_the_rulebook() -> None:
    cards = all_cards(Game.new(Rules(players=4), seed=5))
    by_domain, by_era = Counter[str](), Counter[str]()
    for card, count in cards.items():
        by_era[card[0]] += count
        by_domain[card[1]] += count
    assert by_domain == {"M": 20, "R": 16, "E": 16, "S": 20, "C": 16, "U": 16}
    assert by_era == {"1": 28, "2": 32, "3": 44}


@rule("1.1")
def test_a_deck_with_the_wrong_cards_is_refused() -> None:
    deck = sorted((BOX - Counter(["1M"]) + Counter(["1S"])).elements())
    with pytest.raises(BadDeck) as error:
        Game.new(Rules(players=4), deck=" ".join(deck))
    assert error.value.code == "deck-cards"


@rule("1.2")
@pytest.mark.parametrize("cards", ["1S 1S", "2S 2S", "3S 3S", "1S 3S"])
def test_cards_of_a_domain_open_the_same_effects_whatever_their_era(cards: str) -> None:
    game = position(f"4 players · seat 1: {cards} · seat 1 effects")
    assert legal_actions(game) == {"S1", "!S", "."}


@rule("1.2")
def test_everyone_sees_the_eras_of_hands_but_not_their_domains() -> None:
    game = position("2 players · hand 1: 1M 2R 3U · hand 2: 1S 1S 3E")
    assert game.view(2).hands == ("1? 2? 3?", "1S 1S 3E")
    assert game.view(1).hands == ("1M 2R 3U", "1? 1? 3?")
    assert game.view().hands == ("1? 2? 3?", "1? 1? 3?")


@rule("1.2")
def test_everyone_sees_the_era_of_the_top_card_of_the_deck() -> None:
    game = position("4 players · hand 1: MM · seat 1 effects · deck: 2S 3U 3U")
    assert game.view(1).deck == (0, 1, 2)
    assert game.view().deck == (0, 1, 2)
    game.play(".")  # one card up to three: the top card, of era II
    assert hand(game, 1) == "MM S"
    assert game.view(2).deck == (0, 0, 2)


@rule("1.3")
def test_the_card_of_the_earliest_era_is_played() -> None:
    game = position("2 players · hand 1: 1S 2S 3S")
    game.play("S")
    assert game.view(1).areas[0] == "1S"
    assert game.view(1).hands[0] == "2S 3S"


@rule("1.3")
def test_the_card_of_the_earliest_era_is_sacrificed_and_hit() -> None:
    game = position("4 players · seat 1: 2M 3M 2C 3C · seat 2: 1C 3C · seat 3: 3C · seat 1 effects")
    game.play("!M", "C")
    assert game.view().pile == "1C 2C 2M 3C"
    assert game.view().areas == ("3C 3M", "3C", "", "")


@rule("1.3")
def test_the_card_of_the_earliest_era_is_taken_from_the_pile_and_given_back() -> None:
    game = position("4 players · seat 1: UU R · hand 1: 2S · hand 2: 3S · pile: 1S 3S · seat 1 effects")
    game.play("U1", "S")
    assert (game.view(1).hands[0], game.view().pile) == ("1S 2S", "3S")
    game.play("!R", "@2", "S")
    assert game.view(2).hands[1] == "1S"
    assert game.view(1).hands[0] == "2S 3S"


@rule("1.4")
def test_face_down_cards_open_no_effects() -> None:
    # An Economy card and a face-down Economy card are not two Economy cards; the same for Utopia.
    game = position("4 players · seat 1: E U · embargo 1: U · democracy 1: E · pile: M · seat 1 effects")
    assert "E1" not in legal_actions(game) and "U1" not in legal_actions(game)
    assert area(game, 1) == "E U"


@rule("1.4")
def test_face_down_cards_count_neither_for_hegemony_nor_for_points() -> None:
    game = position(
        "3 players · deck: - · seat 1: UUUUUU · democracy 1: C · seat 2: EEE · seat 3: EEE"
        " · embargo 3: E · seat 3 effects"
    )
    game.play(".")
    assert game.result is not None
    assert game.result.reason == "majority"
    assert game.result.points == (1, 1, 1)  # the Economy card on seat 3 gave it no fourth


@rule("1.5")
def test_everybody_sees_the_whole_discard_pile() -> None:
    game = position("3 players · pile: 1M 2S 3U · hand 1: R · seat 1: MMM · seat 1 effects")
    game.play("M1", "R")
    for viewer in (1, 2, 3, None):
        assert game.view(viewer).pile == "1M 1R 2S 3U"


@rule("1.5")
def test_the_pile_keeps_every_discarded_card_to_choose_from() -> None:
    game = position("4 players · seat 1: UU · pile: M RR C · seat 1 effects")
    game.play("U1")
    assert legal_actions(game) == {"M", "R", "C"}
    assert count_cards(game.view().pile) == 4
    assert pile(game) == "M RR C"
    assert cards_left(game) == 98
