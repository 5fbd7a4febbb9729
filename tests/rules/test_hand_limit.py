"""Whether a raised hand limit still needs its cards at the draw (3.19)."""

import pytest

from civ import Game
from tests.harness.positions import count_cards, position, rule


def limits(table: str, actions: str) -> tuple[int, int]:
    """Return how many cards seat 1 holds after its turn, with `once_used` and with `while_held`."""
    held = []
    for option in ("", " while-held"):
        game = position(f"4 players{option} · {table} · seat 1 effects")
        game.play(*actions.split(), ".")
        held.append(count_cards(game.view(1).hands[0]))
    return held[0], held[1]


@rule("3.19")
@pytest.mark.parametrize(
    ("table", "actions", "once_used", "while_held"),
    [
        ("seat 1: RR", "R1", 5, 5),
        ("seat 1: RRRR", "R2", 7, 7),
        ("seat 1: RR SS · hand 1: M", "R1 S1 R M", 5, 3),
        ("seat 1: RR SS · hand 1: M", "S1 R R R1", 5, 5),
        ("seat 1: RR SS · hand 1: M", "R1 S1 R R", 5, 5),
        ("seat 1: RR · seat 2: M", "R1 !R @2", 5, 3),
        ("seat 1: RRRR SS · hand 1: M", "R2 S1 R M", 7, 5),
        ("seat 1: RRRR SSSS · hand 1: MM", "R2 S2 R R M M", 7, 5),
        ("seat 1: RRRRR SSSS · hand 1: M", "R2 S2 R S S M", 7, 7),
        ("seat 1: RRRR SSSS M · hand 1: MM", "R1 S2 R R M M", 5, 5),
        ("seat 1: RRR SSSS · hand 1: MM", "R1 S2 R R M M", 5, 3),
    ],
)
def test_the_limit_is_lost_with_the_religion_cards_that_raised_it(
    table: str, actions: str, once_used: int, while_held: int
) -> None:
    assert limits(table, actions) == (once_used, while_held)


@rule("3.19", "3.12")
@pytest.mark.parametrize(
    ("table", "actions", "once_used", "while_held"),
    [
        ("seat 1: CC · seat 2: RR", "~R1", 5, 5),
        ("seat 1: CC · seat 2: RRRR", "~R2", 7, 7),
        # The lead in Culture is lost, or regained before the draw.
        ("seat 1: C SS · seat 2: RR · hand 1: M", "~R1 S1 C M", 5, 3),
        ("seat 1: C SS · seat 2: RR · hand 1: M", "~R1 S1 C C", 5, 5),
        ("seat 1: C EE · seat 2: RR · hand 1: C", "~R1 E1 C C", 5, 5),
        # The source loses its cards; another player still has enough; level 1 can still be copied.
        ("seat 1: CC M R · seat 2: RR", "~R1 !M R", 5, 3),
        ("seat 1: CC M R · seat 2: RR · seat 3: RRR", "~R1 !M R", 5, 5),
        ("seat 1: CC M R · seat 2: RRRR", "~R2 !M R", 7, 5),
        # Effects that the own area opens by then also count.
        ("seat 1: C R EE · seat 2: RR · hand 1: R", "~R1 E1 C R", 5, 5),
        ("seat 1: C RR EE · seat 2: RRRR · hand 1: M", "~R2 E1 C M", 7, 5),
        # An effect used from the own area is not saved by one that could have been copied.
        ("seat 1: CC RR SS · seat 2: RR · hand 1: M", "R1 S1 R M", 5, 3),
    ],
)
def test_a_copied_limit_holds_while_it_could_be_copied(
    table: str, actions: str, once_used: int, while_held: int
) -> None:
    assert limits(table, actions) == (once_used, while_held)


@rule("3.19")
def test_a_view_shows_the_current_limit() -> None:
    game = position("4 players while-held · seat 1: C EE · seat 2: RR · hand 1: C · seat 1 effects")
    seen = [game.view().limit]
    for action in ("~R1", "E1", "C", "C", "."):
        game.play(action)
        seen.append(game.view(2).limit)
    assert seen == [3, 5, 5, 3, 5, 3]


@rule("3.19")
def test_a_copied_limit_is_remembered_for_this_turn_only() -> None:
    game = position("4 players while-held · seat 1: CC · seat 2: RR C · hand 1: M · hand 2: SS · seat 1 effects")
    game.play("~R1")
    assert "limit 5 copied" in game.position
    assert Game.from_position(game.position).state == game.state
    game.play(".", "S", "R1")
    assert "limit 5 copied" not in game.position
