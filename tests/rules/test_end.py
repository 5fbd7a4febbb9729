"""The end of a turn: section 4."""

import pytest

from civ import Game
from tests.harness.positions import area, cards_left, hand, legal_actions, pile, position, rule

# --- Order ---


@rule("4.1")
def test_cards_are_drawn_before_the_winner_is_determined() -> None:
    game = position("4 players · seat 1: MMMMMMM · hand 1: C · seat 1 effects · deck: 1R 1R 3U")
    game.play(".")
    assert game.over
    assert (hand(game, 1), cards_left(game)) == ("RR C", 1)


@rule("4.1")
def test_cards_are_drawn_before_the_turn_passes() -> None:
    game = position("2 players · hand 1: M · hand 2: S · seat 1 effects · deck: 1R 1E 2R")
    game.play(".")
    assert (game.seat, hand(game, 1)) == (2, "M R E")


@rule("4.2")
def test_embargo_cards_on_a_player_go_to_the_pile_at_the_end_of_their_turn() -> None:
    game = position("3 players · embargo 2: M:1:2E R:3:3E · embargo 3: S · seat 2 effects")
    assert pile(game) == ""
    game.play(".")
    assert game.view().pile == "2E 3E"
    assert game.view().embargo == ((), (), ("S",))  # those of other players stay


@rule("4.2")
def test_embargo_cards_are_discarded_before_the_winner_is_determined() -> None:
    game = position("3 players · seat 2: MMMMMMM · embargo 2: M:1:2E · seat 2 effects")
    game.play(".")
    assert game.over
    assert game.view().pile == "2E"


# --- Hegemony ---


@rule("4.3")
@pytest.mark.parametrize("domain", list("MRESCU"))
@pytest.mark.parametrize(("players", "needed"), [(2, 8), (3, 7), (4, 7)])
def test_enough_cards_of_one_domain_win_at_once(players: int, needed: int, domain: str) -> None:
    enough = position(f"{players} players · seat 2: {domain * needed} · seat 2 effects")
    enough.play(".")
    assert enough.over and enough.legal == ()
    assert enough.result is not None
    assert (enough.result.winners, enough.result.reason) == ((2,), "hegemony")
    one_short = position(f"{players} players · seat 2: {domain * (needed - 1)} · seat 2 effects")
    one_short.play(".")
    assert not one_short.over


@rule("4.3")
def test_more_cards_than_needed_win_as_well() -> None:
    game = position("3 players · seat 1: SSSSSSSSS · seat 1 effects")
    game.play(".")
    assert game.over


@rule("4.3", "3.9")
@pytest.mark.parametrize(("players", "needed"), [(2, 8), (3, 7), (4, 7)])
@pytest.mark.parametrize("markers", [1, 2, 3])
def test_hegemony_needs_one_more_card_for_each_democracy_card_on_the_domain(
    players: int, needed: int, markers: int
) -> None:
    for cards, wins in ((needed + markers - 1, False), (needed + markers, True)):
        game = position(
            f"{players} players · seat 1: {'S' * cards} · democracy 1: {'S' * markers} · democracy 2: SS"
            " · seat 1 effects"
        )
        game.play(".")
        assert game.over is wins


@rule("4.3")
def test_a_hegemony_in_the_middle_of_a_turn_does_not_win() -> None:
    game = position("4 players · seat 1: MMMMMMM · seat 1 effects")
    assert not game.over
    game.play("!M", "M", ".")
    assert not game.over
    assert area(game, 1) == "MMMMM"


@rule("4.3")
def test_only_the_player_whose_turn_ends_can_win_by_hegemony() -> None:
    game = position("4 players · seat 2: CCCCCCC · hand 2: R · seat 1 effects")
    game.play(".")
    assert not game.over
    game.play("R", ".")
    assert game.result is not None and game.result.winners == (2,)


@rule("4.3")
def test_a_hegemony_can_be_broken_before_its_players_turn_ends() -> None:
    game = position("4 players · seat 1: M C · seat 2: CCCCCCC · hand 2: R · seat 1 effects")
    game.play("!M", "C", ".", "R", ".")
    assert not game.over


@rule("4.3")
def test_cards_in_hand_do_not_count_for_hegemony() -> None:
    game = position("4 players · seat 1: SSSSSS · hand 1: SSS · seat 1 effects")
    game.play(".")
    assert not game.over


@rule("4.3")
def test_hegemony_takes_precedence_over_majority() -> None:
    game = position("3 players · deck: - · seat 1: R E C U · seat 3: MMMMMMM · seat 3 effects")
    game.play(".")
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == ((3,), "hegemony")


# --- The last round ---


def seats_until_the_end(game: Game) -> list[int]:
    """Play to the end, always the first legal card, and return whose turns they were."""
    seats = []
    while not game.over:
        seats.append(game.seat)
        if game.view().step == "play":
            game.play(game.legal[0])
        game.play(".")
    return seats


HANDS = "hand 1: MM · hand 2: MM · hand 3: MM"


@rule("4.4")
@pytest.mark.parametrize(
    ("first", "mover", "turns"),
    [(1, 1, [1, 2, 3]), (1, 2, [2, 3]), (1, 3, [3]), (2, 1, [1]), (2, 3, [3, 1]), (3, 3, [3, 1, 2])],
)
def test_the_round_is_finished_after_the_last_card(first: int, mover: int, turns: list[int]) -> None:
    game = position(f"3 players · first {first} · {HANDS} · deck: 3U · seat {mover} effects")
    assert seats_until_the_end(game) == turns
    assert game.view().reason == "majority"


@rule("4.4")
@pytest.mark.parametrize(
    ("first", "mover", "turns"),
    [(1, 1, [1, 2, 3]), (1, 2, [2, 3, 1]), (1, 3, [3, 1, 2]), (2, 1, [1, 2, 3])],
)
def test_in_the_one_more_each_edition_every_other_player_has_one_more_turn(
    first: int, mover: int, turns: list[int]
) -> None:
    game = position(f"3 players one-more-each · first {first} · {HANDS} · deck: 3U · seat {mover} effects")
    assert seats_until_the_end(game) == turns
    assert game.view().reason == "majority"


@rule("4.4")
@pytest.mark.parametrize(("header", "turns"), [("2 players", [2]), ("2 players one-more-each", [2, 1])])
def test_two_players_finish_according_to_their_edition(header: str, turns: list[int]) -> None:
    game = position(f"{header} · hand 1: MM · hand 2: MM · deck: 3U · seat 2 effects")
    assert seats_until_the_end(game) == turns


@rule("4.4")
def test_the_last_round_is_played_without_drawing() -> None:
    game = position(f"3 players · {HANDS} · deck: 3U · seat 1 effects")
    assert not game.view().last_round
    game.play(".")
    assert game.view().last_round
    assert hand(game, 1) == "MM U"
    game.play("M", ".")
    assert hand(game, 2) == "M"


@rule("4.4")
def test_a_deck_emptied_by_discovery_begins_the_last_round() -> None:
    game = position(f"3 players · {HANDS} · seat 2: S · deck: 3U 3U · seat 2 effects")
    game.play("!S", "U", "U")
    assert game.view().last_round
    assert seats_until_the_end(game) == [2, 3]


@rule("4.4")
def test_a_deck_emptied_by_discovery_gives_every_other_player_one_more_turn() -> None:
    game = position(f"3 players one-more-each · {HANDS} · seat 2: S · deck: 3U 3U · seat 2 effects")
    game.play("!S", "U", "U")
    assert seats_until_the_end(game) == [2, 3, 1]


@rule("4.4")
@pytest.mark.parametrize(
    ("header", "first", "mover", "last"),
    [
        ("3 players", 1, 1, 3),
        ("3 players", 1, 3, 3),
        ("3 players", 2, 2, 1),
        ("2 players", 2, 1, 1),
        ("3 players one-more-each", 1, 1, 3),
        ("3 players one-more-each", 1, 2, 1),
        ("3 players one-more-each", 2, 3, 2),
        ("2 players one-more-each", 1, 2, 1),
    ],
)
def test_once_the_deck_is_empty_everybody_sees_whose_turn_is_the_last(
    header: str, first: int, mover: int, last: int
) -> None:
    hands = HANDS if header.startswith("3") else "hand 1: MM · hand 2: MM"
    game = position(f"{header} · first {first} · {hands} · deck: 3U · seat {mover} effects")
    assert (game.view().last_round, game.view().last_turn) == (False, None)
    game.play(".")
    while not game.over:
        assert {game.view(viewer).last_turn for viewer in (None, 1, 2)} == {last}
        game.play(game.legal[-1])
    assert (game.seat, game.view().reason) == (last, "majority")


@rule("4.4")
@pytest.mark.parametrize(("header", "last"), [("3 players", 3), ("3 players one-more-each", 1)])
def test_the_last_turn_is_known_as_soon_as_discovery_empties_the_deck(header: str, last: int) -> None:
    game = position(f"{header} · {HANDS} · seat 2: S · deck: 3U 3U · seat 2 effects")
    game.play("!S")
    assert (game.seat, game.view().last_turn) == (2, last)
    game.play("U", "U")
    assert seats_until_the_end(game)[-1] == last


@rule("4.4")
def test_the_game_continues_while_a_card_is_left() -> None:
    game = position("2 players · hand 1: MMM · hand 2: MMM · deck: 3U · seat 2 effects")
    game.play(".")
    assert not game.over
    assert (game.seat, legal_actions(game)) == (1, {"M"})


@rule("4.4", "4.3")
def test_the_last_round_can_still_be_won_by_hegemony() -> None:
    game = position("3 players · seat 3: SSSSSS · hand 2: M · hand 3: S · deck: 3U · seat 2 effects")
    game.play(".", "S", ".")
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == ((3,), "hegemony")
