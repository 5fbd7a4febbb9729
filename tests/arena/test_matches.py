"""Line-ups, seatings, mirrored deals and seeds."""

from collections import Counter
from itertools import combinations

import pytest

from civ.arena.jobs import play_one
from civ.arena.matches import match_of, rotations_of
from civ.bots import read_bot_spec
from civ.errors import BadUsage
from civ.game.options import Rules
from tests.harness.simulated_matches import SEED, match


def seatings(bots: str, deals: int, **rules: object) -> list[list[str]]:
    """Return the names of the bots by seat, game by game."""
    return [[spec.text for spec in job.seats] for job in match(bots, **rules).jobs(deals)]


def test_one_bot_per_player_is_seated_in_the_given_order_and_rotated() -> None:
    assert seatings("expert adept adept adept", 1, players=4) == [
        ["expert", "adept", "adept", "adept"],
        ["adept", "expert", "adept", "adept"],
        ["adept", "adept", "expert", "adept"],
        ["adept", "adept", "adept", "expert"],
    ]
    assert seatings("random novice", 1) == [["random", "novice"], ["novice", "random"]]


def test_two_bots_in_teams_play_team_against_team_with_partners_opposite() -> None:
    rows = seatings("expert adept", 1, players=4, teams=True)
    assert rows == [["expert", "adept", "expert", "adept"], ["adept", "expert", "adept", "expert"]]


def test_more_bots_than_players_meet_in_every_combination_deal_by_deal() -> None:
    met = Counter(frozenset(row) for row in seatings("random novice adept expert", 6))
    assert met == {frozenset(pair): 2 for pair in combinations(("random", "novice", "adept", "expert"), 2)}
    three = Counter(frozenset(row) for row in seatings("random novice adept expert", 4, players=3))
    assert len(three) == 4 and set(three.values()) == {3}


def test_a_bot_given_twice_counts_once_among_combinations() -> None:
    assert len(match("adept adept novice").lineups) == 1
    assert [bot.text for bot in match("expert expert@1s adept").bots] == ["expert", "adept"]


@pytest.mark.parametrize(
    ("bots", "rules", "count", "needed"),
    [
        ("adept", Rules(), 1, 2),
        ("adept novice", Rules(players=3), 2, 3),
        ("adept adept adept", Rules(), 1, 2),
        ("adept", Rules(players=4, teams=True), 1, 2),
        ("adept novice random", Rules(players=4), 3, 4),
    ],
)
def test_too_few_bots_are_refused(bots: str, rules: Rules, count: int, needed: int) -> None:
    with pytest.raises(BadUsage) as error:
        match_of([read_bot_spec(word) for word in bots.split()], rules, SEED)
    assert (error.value.code, error.value.facts) == ("arena-too-few", {"count": count, "needed": needed})


def test_identical_rotations_are_played_once() -> None:
    assert rotations_of((0, 0, 0, 0)) == [(0, 0, 0, 0)]
    assert len(rotations_of((0, 1, 0, 1))) == 2
    assert len(rotations_of((0, 0, 1))) == 3
    assert all(sorted(turned) == [0, 1, 2] for turned in rotations_of((0, 1, 2)))


def test_games_are_rounded_up_to_whole_mirrored_sets() -> None:
    four = match("expert adept adept adept", players=4)
    assert [four.deals_for(games) for games in (1, 4, 5, 400)] == [1, 1, 2, 100]


@pytest.mark.parametrize(
    ("bots", "rules"),
    [
        ("random novice", {}),
        ("random novice novice", {"players": 3, "deal": "draft"}),
        ("random novice", {"players": 4, "teams": True}),
    ],
)
def test_all_games_of_a_mirrored_set_share_the_deck_and_the_first_player(bots: str, rules: dict[str, object]) -> None:
    played = [play_one(job) for job in match(bots, **rules).jobs(3)]
    deals = {game.deal: (game.record["deck"], game.record["removed"], game.record["first"]) for game in played}
    for game in played:
        assert (game.record["deck"], game.record["removed"], game.record["first"]) == deals[game.deal]
        assert game.first == game.record["first"]
    assert len(set(deals.values())) == 3
    seats = [tuple(game.seats) for game in played if game.deal == 1]
    assert len(set(seats)) == len(seats) > 1


def test_every_deal_and_seat_has_its_own_bot_seed() -> None:
    jobs = list(match("random novice").jobs(50))
    seeds = {(job.deal, seat): job.bot_seed(seat) for job in jobs for seat in (1, 2)}
    assert len(set(seeds.values())) == len(seeds) == 100
    assert all(0 <= seed < 1 << 63 for seed in seeds.values())
    other = match_of([read_bot_spec("random"), read_bot_spec("novice")], Rules(), bytes(32))
    assert next(other.jobs(1)).bot_seed(1) != jobs[0].bot_seed(1)
    assert next(other.jobs(1)).deal_seed() != jobs[0].deal_seed()
