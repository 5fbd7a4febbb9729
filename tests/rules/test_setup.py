"""The setup: section 2, up to the basic deal."""

from collections import Counter

import pytest
from msgspec.structs import replace

from civ import Game, Rules
from civ.errors import BadDeck, BadRules
from civ.game.options import PLAYER_COUNTS, Players
from tests.harness.positions import BOX, cards_left, game_with_deck, rule


def clause(game: Game, name: str) -> list[str]:
    """Return the cards of the clause `deck` or `removed` of a position."""
    (cards,) = (c.split(": ")[1] for c in game.position.split(" · ") if c.startswith(f"{name}: "))
    return cards.split()


@rule("2.1")
def test_two_to_four_players_may_play_and_only_four_in_teams() -> None:
    for players in PLAYER_COUNTS:
        assert len(Game.new(Rules(players=players), seed=1).view().hands) == players
    for wrong in (1, 5):
        with pytest.raises(BadRules):
            Rules(players=wrong)  # type: ignore[arg-type]
    assert Rules(players=4, teams=True).teams
    for players in PLAYER_COUNTS[:2]:
        with pytest.raises(BadRules):
            Rules(players=players, teams=True)


@rule("2.2")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_three_cards_of_each_era_are_removed(players: Players) -> None:
    game = Game.new(Rules(players=players), seed=3)
    removed = clause(game, "removed")
    assert Counter(card[0] for card in removed) == {"1": 3, "2": 3, "3": 3}
    assert cards_left(game) == 104 - 9 - 3 * players


@rule("2.2")
def test_with_four_players_no_card_is_removed() -> None:
    game = Game.new(Rules(players=4), seed=3)
    assert "removed" not in game.position
    assert cards_left(game) == 104 - 12


@rule("2.2")
def test_the_removed_cards_are_random() -> None:
    taken = {tuple(clause(Game.new(Rules(players=2), seed=seed), "removed")) for seed in range(20)}
    assert len(taken) == 20


@rule("2.2")
def test_a_removed_card_never_comes_back() -> None:
    game = Game.new(Rules(players=2), seed=8)
    removed = clause(game, "removed")
    while not game.over:
        game.play(game.legal[-1] if "." in game.legal else game.legal[0])
    assert clause(game, "removed") == removed


@rule("2.3")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_deck_goes_from_era_one_to_era_three(players: Players) -> None:
    game = Game.new(Rules(players=players), seed=21)
    eras = [card[0] for card in clause(game, "deck")]
    assert eras == sorted(eras)
    left = {2: (19, 29, 41), 3: (16, 29, 41), 4: (16, 32, 44)}[players]  # 28, 32, 44, less those removed and dealt
    assert game.view().deck == left
    assert tuple(map(eras.count, "123")) == left


@rule("2.3")
def test_a_deck_out_of_order_is_refused() -> None:
    deck = sorted(BOX.elements())
    deck[27], deck[28] = deck[28], deck[27]  # the last card of era I below the first of era II
    with pytest.raises(BadDeck) as error:
        Game.new(Rules(players=4), deck=" ".join(deck))
    assert error.value.code == "deck-order"


@rule("2.4")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_first_player_is_random_and_begins(players: Players) -> None:
    games = [Game.new(Rules(players=players), seed=seed) for seed in range(60)]
    firsts = Counter(game.view().first for game in games)
    assert set(firsts) == set(range(1, players + 1))
    assert min(firsts.values()) >= 5  # 15 expected with four players
    assert all(game.seat == game.view().first for game in games)


@rule("2.4")
def test_the_coin_starts_beside_the_deck() -> None:
    assert Game.new(Rules(players=3), seed=1).view().coin is None


@rule("2.5")
def test_the_top_three_cards_go_to_the_first_player_the_next_three_clockwise() -> None:
    game = game_with_deck(Rules(players=3), "1M 1M 1M 1R 1R 1R 1S 1S 1S", first=2)
    hands = [game.view(seat).hands[seat - 1] for seat in (1, 2, 3)]
    assert hands == ["1S 1S 1S", "1M 1M 1M", "1R 1R 1R"]
    assert game.view().areas == ("", "", "")
    assert game.seat == 2


@rule("2.5")
def test_a_basic_deal_does_not_depend_on_draft_options() -> None:
    rules = Rules(players=4)
    game, other = Game.new(rules, seed=4), Game.new(replace(rules, draft_order="clockwise"), seed=4)
    assert game.view(1).hands == other.view(1).hands
