"""Scores, intervals and ratings, checked on small exact cases and on simulated matches of known strengths."""

import math
import random
from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from scipy.special import stdtrit

from civ.arena import Match, MatchGame, Statistics, statistics_of
from civ.arena.intervals import Estimate, share, t95
from civ.arena.matches import rotations_of
from civ.arena.ratings import ELO, Seating, ratings
from tests.harness.simulated_matches import games, match


def statistics_for(match: Match, played: list[MatchGame]) -> Statistics:
    statistics = statistics_of(match, played)
    assert statistics is not None
    return statistics


def won_by(match: Match, winners: list[list[int]]) -> list[MatchGame]:
    """Return games with these winners, in this order."""
    played = games(
        match, len(winners) // match.rotations, dict.fromkeys((b.text for b in match.bots), 0.0), random.Random(0)
    )
    return [replace(game, winners=seats) for game, seats in zip(played, winners, strict=True)]


def covers(estimate: Estimate, truth: float) -> bool:
    return estimate.low <= truth <= estimate.high


# --- Intervals ---


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 8, 20, 100, 5000])
def test_the_width_of_an_interval_follows_students_t_distribution(freedom: int) -> None:
    assert t95(freedom) == pytest.approx(stdtrit(freedom, 0.975), rel=2e-3)


def mirrored_sets(elo: float, luck: float, deals: int, rng: np.random.Generator) -> Any:
    """Draw shares of the first of two bots by mirrored set; in each deal one seat is stronger by `luck` points."""
    side = rng.choice([-1, 1], size=(deals, 1)) * np.array([[1, -1]])
    probabilities = 1 / (1 + 10 ** (-(elo + luck * side) / 400))
    return (rng.random((deals, 2)) < probabilities).mean(axis=1)


@pytest.mark.parametrize("luck", [0.0, 150.0, 600.0])
@pytest.mark.parametrize("elo", [0.0, 120.0, 500.0])
@pytest.mark.parametrize("deals", [10, 60])
def test_intervals_of_scores_cover_the_truth_95_percent_of_the_time(elo: float, luck: float, deals: int) -> None:
    rng = np.random.default_rng(7)
    truth = float(np.mean([1 / (1 + 10 ** (-(elo + sign * luck) / 400)) for sign in (1, -1)]))
    estimates = [share(mirrored_sets(elo, luck, deals, rng), 0.5) for _ in range(1500)]
    assert np.mean([covers(estimate, truth) for estimate in estimates]) >= (0.935 if deals > 10 else 0.92)
    if deals == 60:
        spread = np.std([estimate.value for estimate in estimates])
        reach = np.mean([estimate.high - estimate.low for estimate in estimates]) / 2
        assert 0.95 < reach / (t95(deals) * spread) < (1.4 if elo == 500 else 1.15)


def test_luck_that_mirrored_deals_cancel_narrows_the_intervals() -> None:
    two, rng = match("expert adept"), random.Random(4)
    fair = statistics_for(two, games(two, 100, {"expert": 0, "adept": 0}, rng)).bots[0].score
    lucky = statistics_for(two, games(two, 100, {"expert": 0, "adept": 0}, rng, luck=800.0)).bots[0].score
    assert lucky.high - lucky.low < 0.6 * (fair.high - fair.low)


def test_no_interval_has_width_zero() -> None:
    even = share(np.full(4, 0.5), 0.5)
    assert even.low < 0.4
    assert even.high > 0.6
    assert share(np.full(1, 1.0), 0.5).low < 0.1


@pytest.mark.parametrize("deals", [2, 20, 200])
def test_the_interval_of_a_perfect_score_is_close_to_the_binomial_one(deals: int) -> None:
    estimate = share(np.ones(deals), 0.5)
    assert estimate.value == estimate.high == 1.0
    exact = 0.025 ** (1 / deals)  # each set counted as one game
    assert 0.95 * (1 - exact) <= 1 - estimate.low <= 2.2 * (1 - exact)


# --- Scores ---


def test_a_shared_victory_is_split() -> None:
    three = match("expert adept novice", players=3)
    statistics = statistics_for(three, won_by(three, [[1], [1, 2], [1, 2, 3]]))
    # Rotations: expert adept novice · novice expert adept · adept novice expert.
    assert [line.wins for line in statistics.bots] == pytest.approx([1 + 1 / 2 + 1 / 3, 1 / 3, 1 / 2 + 1 / 3])
    assert [line.score.value for line in statistics.bots] == pytest.approx([11 / 18, 1 / 9, 5 / 18])
    assert statistics.par == pytest.approx(1 / 3)
    assert statistics.endings.shared == 2


def test_one_against_three_has_a_par_of_a_quarter() -> None:
    four = match("expert adept adept adept", players=4)
    statistics = statistics_for(four, won_by(four, [[1], [2], [3], [1]] * 5))
    expert, adept = statistics.bots
    assert (expert.score.value, expert.seats, expert.games) == (0.75, 20, 20)
    assert adept.score.value == pytest.approx(0.25 / 3)
    assert (adept.seats, adept.games) == (60, 20)
    pair = statistics.head_to_head
    assert pair is not None
    assert (pair.share.value, pair.par) == (0.75, 0.25)


def test_partners_win_together() -> None:
    teams = match("expert adept", players=4, teams=True)
    statistics = statistics_for(teams, won_by(teams, [[1, 3], [2, 4], [1, 3], [1, 3], [1, 2, 3, 4], [2, 4]]))
    pair = statistics.head_to_head
    assert pair is not None
    assert pair.share.value == pytest.approx((2 + 1 + 1.5) / 6)
    assert pair.par == 0.5
    assert statistics.bots[0].score.value == pytest.approx(4.5 / 6)
    assert statistics.endings.shared == 1


def test_scores_are_reported_by_seat_and_by_turn_order() -> None:
    two = match("expert adept")
    statistics = statistics_for(two, won_by(two, [[1], [1], [1], [2]]))
    # The First Player is seat 2 in deal 1, seat 1 in deal 2.
    assert [estimate.value for estimate in statistics.by_seat] == [0.75, 0.25]
    assert [estimate.value for estimate in statistics.by_order] == [0.25, 0.75]


def test_the_matrix_has_the_scores_of_bots_against_each_other() -> None:
    three = match("expert adept novice")
    # Deals: expert–adept, expert–novice, adept–novice.
    statistics = statistics_for(three, won_by(three, [[1], [1], [1], [2], [2], [2]]))
    assert statistics.matrix == [[None, 0.5, 1.0], [0.5, None, 0.5], [0.0, 0.5, None]]


def test_partners_of_a_mixed_team_are_not_compared() -> None:
    teams = match("expert adept novice random", players=4, teams=True)
    matrix = statistics_for(teams, won_by(teams, [[1, 3], [2, 4], [1, 3], [2, 4]])).matrix
    assert matrix[0][2] is matrix[1][3] is None
    assert (matrix[0][1], matrix[2][3], matrix[1][0]) == (1.0, 1.0, 0.0)


def test_incomplete_mirrored_sets_do_not_count() -> None:
    two = match("expert adept")
    played = won_by(two, [[1], [2], [1], [2]])
    statistics = statistics_for(two, played[:3])
    assert (statistics.games, statistics.deals, statistics.left_out) == (2, 1, 1)
    assert statistics_of(two, played[:1]) is None
    shuffled = statistics_for(two, [played[3], played[0], played[2], played[1]])
    assert shuffled == statistics_for(two, played)


def test_endings_lengths_times_and_failures_are_counted() -> None:
    two = match("expert adept")
    played = [
        replace(game, reason=reason, domains=domains, turns=turns, plies=3 * turns, ms=ms, failures=failures)
        for game, reason, domains, turns, ms, failures in zip(
            won_by(two, [[1], [2], [1], [2]]),
            ("hegemony", "hegemony", "majority", "hegemony"),
            ("S", "U", "MSU", "S"),
            (30, 40, 30, 60),
            ([[1000.0], [5.0]], [[5.0], [3000.0]], [[2000.0], []], [[], [2000.0]]),
            ([{}, {"bot-hung": 2}], [{}, {}], [{"bot-junk": 1}, {}], [{}, {"bot-hung": 1, "bot-junk": 1}]),
            strict=True,
        )
    ]
    statistics = statistics_for(two, played)
    assert (statistics.endings.hegemony["S"], statistics.endings.hegemony["U"], statistics.endings.majority) == (
        2,
        1,
        1,
    )
    assert statistics.endings.majority_led == {"M": 1, "R": 0, "E": 0, "S": 1, "C": 0, "U": 1}
    assert statistics.lengths.turns == {30: 2, 40: 1, 60: 1}
    assert (statistics.lengths.turns_median, statistics.lengths.plies_max) == (35, 180)
    expert, adept = statistics.bots
    assert (expert.choices, expert.seconds_mean) == (4, 2.0)
    assert expert.seconds_p95 == pytest.approx(2.85)
    assert (adept.choices, adept.seconds_mean) == (2, 0.005)
    assert expert.failures == {"bot-hung": 1, "bot-junk": 2}
    assert adept.failures == {"bot-hung": 2}
    assert (expert.hegemony["S"], expert.hegemony["U"], expert.majority) == (2, 1, 1)


# --- Ratings ---


def rating_gap(statistics: Statistics) -> float:
    return statistics.bots[0].rating.value - statistics.bots[1].rating.value


def test_the_ratings_of_two_bots_are_the_log_odds_of_their_score() -> None:
    two = match("expert adept")
    statistics = statistics_for(two, won_by(two, [[1], [2]] * 11 + [[1], [1]] * 8 + [[2], [1]]))
    score = (11 + 8 / 2 + 0.5) / 21  # with the set at par that nobody played
    assert rating_gap(statistics) == pytest.approx(400 * math.log10(score / (1 - score)))
    pair = statistics.head_to_head
    assert pair is not None
    for points, part in zip(pair.rating[1:], pair.share[1:], strict=True):
        assert points == pytest.approx(400 * math.log10(part / (1 - part)), abs=0.5)


def test_the_ratings_of_one_against_three_follow_the_multiplayer_formula() -> None:
    four = match("expert adept adept adept", players=4)
    statistics = statistics_for(four, won_by(four, [[1], [2], [3], [1]] * 5))
    score = (5 * 0.75 + 0.25) / 6
    assert rating_gap(statistics) == pytest.approx(400 * math.log10(3 * score / (1 - score)))


def test_the_rating_of_a_team_is_the_mean_of_its_partners() -> None:
    teams = match("expert adept", players=4, teams=True)
    statistics = statistics_for(teams, won_by(teams, [[1, 3], [2, 4]] * 3 + [[1, 3], [1, 3]]))
    score = (3 + 0.5 + 0.5) / 5
    assert rating_gap(statistics) == pytest.approx(400 * math.log10(score / (1 - score)))


def test_a_score_of_100_percent_has_a_finite_rating_and_a_wide_interval() -> None:
    two = match("expert adept")
    few, many = (statistics_for(two, won_by(two, [[1], [2]] * deals)).bots[0].rating for deals in (10, 200))
    assert 0 < few.value < many.value < 1000
    assert all(math.isfinite(bound) for rating in (few, many) for bound in rating)
    assert few.high - few.low > 150 and many.high - many.low > 150
    assert many.low > 100


def test_a_bot_that_plays_itself_has_rating_zero() -> None:
    alone = match("adept adept")
    statistics = statistics_for(alone, won_by(alone, [[1], [2], [2]]))
    (line,) = statistics.bots
    assert (line.score.value, line.rating.value, statistics.head_to_head) == (0.5, 0, None)


STRENGTHS: Mapping[str, float] = {"expert": 220.0, "adept": 60.0, "novice": -80.0, "random": -200.0}


def drawn(bots: int, sides: int, deals: int, elo: Any, rng: np.random.Generator) -> list[Seating]:
    """Draw games of all combinations of bots on a number of sides from the rating model."""
    seatings = []
    lineups = list(combinations(range(bots), sides))
    for number, lineup in enumerate(lineups):
        own_deals = np.arange(number, deals, len(lineups))
        for seats in rotations_of(lineup):
            weights = np.eye(bots)[list(seats)]
            powers = np.exp(weights @ elo / ELO)
            winners = rng.choice(sides, size=len(own_deals), p=powers / powers.sum())
            seatings.append(Seating(weights, np.eye(sides)[winners], own_deals, number))
    return seatings


@pytest.mark.parametrize(("bots", "sides", "deals"), [(2, 2, 20), (4, 2, 120), (4, 3, 100), (4, 4, 60)])
def test_intervals_of_ratings_cover_the_strengths_95_percent_of_the_time(bots: int, sides: int, deals: int) -> None:
    elo = np.array([220.0, 60.0, -80.0, -200.0][:bots])
    elo -= elo.mean()
    rng = np.random.default_rng(bots * 100 + sides)
    estimates = [ratings(drawn(bots, sides, deals, elo, rng), deals) for _ in range(300)]
    hits = np.mean([[covers(rating, truth) for rating, truth in zip(found, elo, strict=True)] for found in estimates])
    assert 0.93 <= hits <= 0.985
    values = np.array([[rating.value for rating in found] for found in estimates])
    assert values.sum(axis=1) == pytest.approx(0, abs=1e-6)
    assert values.mean(axis=0) == pytest.approx(elo, abs=9)


@pytest.mark.parametrize(
    ("bots", "rules"),
    [
        ("expert adept novice random", {}),
        ("expert adept novice random", {"players": 3}),
        ("expert adept novice random", {"players": 4}),
        ("expert adept novice", {"players": 4, "teams": True}),
    ],
    ids=["2 players", "3 players", "4 players", "teams"],
)
def test_the_statistics_of_a_match_recover_the_strengths_of_its_bots(bots: str, rules: dict[str, object]) -> None:
    played_match = match(bots, **rules)
    middle = sum(STRENGTHS[bot.text] for bot in played_match.bots) / len(played_match.bots)
    statistics = statistics_for(played_match, games(played_match, 900, STRENGTHS, random.Random(3)))
    for line in statistics.bots:
        value, low, high = line.rating
        assert high - low < 120
        assert abs(value - STRENGTHS[line.bot] + middle) < 0.9 * (high - low)


def test_bots_that_no_game_distinguishes_get_equal_ratings() -> None:
    teams = match("expert adept novice random", players=4, teams=True)
    one, other, partner, second = (
        line.rating for line in statistics_for(teams, won_by(teams, [[1, 3], [2, 4]] * 4)).bots
    )
    assert one.value == pytest.approx(partner.value) and other.value == pytest.approx(second.value)
    assert one.value > 0 > other.value


def test_budgets_of_one_bot_make_a_curve() -> None:
    ladder = match("expert@4s adept expert@0.5s expert@100 expert@1s")
    (curve,) = statistics_for(
        ladder, games(ladder, 10, dict.fromkeys((b.text for b in ladder.bots), 0.0), random.Random(1))
    ).budgets
    assert (curve.name, curve.unit, curve.budgets, curve.bots) == ("expert", "s", [0.5, 1.0, 4.0], [2, 4, 0])
    few = match("expert@4s adept expert@0.5s expert@100")
    assert (
        statistics_for(few, games(few, 6, dict.fromkeys((b.text for b in few.bots), 0.0), random.Random(1))).budgets
        == []
    )
