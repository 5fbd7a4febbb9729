"""The search: budgets, trees reused during a turn, several cores, and candidates."""

import itertools

import pytest

from civ import Game, Rules
from civ.bots import Bot, Budget
from civ.bots.expert import Expert
from civ.game.notation import read_action
from tests.harness.bot_tables import SAMPLE_RULES, decisions


def visits(expert: Expert, game: Game, budget: Budget) -> int:
    return sum(candidate.visits for candidate in expert.choose(game.sight(game.seat), budget).candidates)


def close_call() -> Game:
    """Return a position in which no action is clearly best early in the search."""
    return Game.new(Rules(players=2), seed=5)


def test_a_search_uses_its_iterations_or_stops_early_once_the_choice_is_clear() -> None:
    assert 100 <= visits(Expert(1), close_call(), Budget(iterations=1000)) <= 1000


def test_more_iterations_mean_more_visits() -> None:
    few, many = (visits(Expert(1), close_call(), Budget(iterations=count)) for count in (200, 5000))
    assert many > 5 * few


def test_a_time_limit_ends_a_search_without_an_iteration_limit() -> None:
    assert visits(Expert(1), close_call(), Budget(seconds=0.05)) > 0


def test_candidates_are_all_legal_actions_with_the_chosen_one_first() -> None:
    game = close_call()
    choice = Expert(3).choose(game.sight(game.seat), Budget(iterations=500))
    assert {candidate.action for candidate in choice.candidates} == set(game.legal)
    assert choice.candidates[0].action == choice.action
    assert [c.visits for c in choice.candidates] == sorted((c.visits for c in choice.candidates), reverse=True)
    assert all(0 <= candidate.wins <= 1 for candidate in choice.candidates)


def test_the_search_distinguishes_won_games_from_lost_ones() -> None:
    won = Game.from_position("2 players · seat 1: MMMMMMM · hand 1: M R S · seat 2: EEE · hand 2: R R R · seat 1 play")
    lost = Game.from_position("2 players · seat 1: C · hand 1: R C E · seat 2: MMMMMMM · hand 2: M M M · seat 1 play")
    assert Expert(1).choose(won.sight(1), Budget(iterations=500)).candidates[0].wins > 0.95
    assert Expert(1).choose(lost.sight(1), Budget(iterations=500)).candidates[0].wins < 0.3


def test_the_tree_is_reused_within_a_turn_until_a_card_is_revealed() -> None:
    """The visits of a search count towards the next one, unless something hidden has been revealed since."""
    expert = Expert(1)
    game = Game.from_position("2 players · seat 1: EEE S · hand 1: M R S · seat 2: SS · hand 2: R R R · seat 1 play")
    game.play(expert.choose(game.sight(1), Budget(iterations=2000)).action)
    (reused,) = expert._trees_for(game.sight(1), 1)
    assert reused.visits > 100
    expert._last = game.sight(1), read_action("!S"), [reused]
    game.play("!S")
    (fresh,) = expert._trees_for(game.sight(1), 1)
    assert fresh.visits == 0


@pytest.mark.parametrize("rules", SAMPLE_RULES.values(), ids=SAMPLE_RULES)
def test_a_reused_tree_never_offers_an_illegal_action(rules: Rules) -> None:
    bots: dict[int, Bot] = {seat: Expert(seat) for seat in range(1, rules.players + 1)}
    for game in itertools.islice(decisions(Game.new(rules, seed=9), bots, Budget(iterations=40)), 60):
        assert len(game.legal) > 1


def test_two_cores_search_two_trees_and_choose_reproducibly() -> None:
    game, expert = close_call(), Expert(4)
    budget = Budget(iterations=2000, cores=2)
    first = expert.choose(game.sight(1), budget)
    assert len(expert._trees_for(game.sight(1), 2)) == 2
    again = Expert(4)
    assert again.choose(game.sight(1), budget) == first
    expert.close()
    again.close()


def test_team_mates_win_together() -> None:
    """Seat 3 lacks one card for hegemony; the search of its partner, seat 1, expects to share the victory."""
    game = Game.from_position(
        "4 players teams · seat 1: R E · seat 3: SSSSSS · hand 3: S S S · hand 1: C E R · hand 2: R · hand 4: R · "
        "seat 2: E · seat 4: R · seat 1 play"
    )
    assert Expert(1).choose(game.sight(1), Budget(iterations=500)).candidates[0].wins > 0.5
