"""The contract of every level: a legal action, the same for the same sight, and independent of hidden cards."""

import pickle
from itertools import islice

import pytest

from civ import Game, Rules
from civ.bots import LADDER, Bot, Budget
from civ.bots.expert import Expert
from civ.bots.explanations import explanation_for
from civ.bots.quick import Adept, Novice, Random
from civ.engine.rules.cards import DOMAIN_LETTERS
from civ.game.sights import Sight
from civ.i18n.texts import LANGUAGES, text
from tests.harness.bot_tables import SAMPLE_RULES, decisions
from tests.harness.tiers import count

SMALL_BUDGET = Budget(iterations=60)
CHECK_INTERVAL = count(3, 1)  # every n-th decision is checked
FAST = ("random", "novice", "adept")
by_name = pytest.mark.parametrize("name", LADDER)
by_table = pytest.mark.parametrize("rules", SAMPLE_RULES.values(), ids=SAMPLE_RULES)


def table_of(name: str, rules: Rules) -> dict[int, Bot]:
    """A bot for every seat."""
    return {seat: LADDER[name].make(seat) for seat in range(1, rules.players + 1)}


@by_table
@by_name
def test_a_game_among_bots_of_one_level_ends(name: str, rules: Rules) -> None:
    game = Game.new(rules, seed=11)
    for _ in decisions(game, table_of(name, rules), SMALL_BUDGET):
        assert len(game.actions) < 3000
    assert game.result is not None


@by_table
@by_name
def test_hidden_cards_do_not_change_the_choice_of_a_bot(name: str, rules: Rules) -> None:
    """The leak test: redealing hidden cards never changes the choice, in any state of a game."""
    rivals = table_of("adept", rules)
    checked = 0
    for game in islice(decisions(Game.new(rules, seed=3), rivals, SMALL_BUDGET), 0, None, CHECK_INTERVAL):
        seen = game.sight(game.seat)
        other = game.redeal(game.seat, len(game.actions)).sight(game.seat)
        assert other.record.tobytes() == seen.record.tobytes()
        other.knowledge[:] = seen.knowledge  # a redealt game has no past to remember
        assert LADDER[name].make(5).choose(other, SMALL_BUDGET) == LADDER[name].make(5).choose(seen, SMALL_BUDGET)
        checked += 1
    assert checked > 20 / CHECK_INTERVAL


@by_table
@by_name
def test_a_seed_and_iterations_determine_a_whole_game(name: str, rules: Rules) -> None:
    records = []
    for _ in range(2):
        game = Game.new(rules, seed=8)
        for _ in decisions(game, table_of(name, rules), Budget(iterations=30)):
            pass
        records.append(game.record)
    assert records[0] == records[1]


@by_name
def test_another_seed_plays_another_game(name: str) -> None:
    records = set()
    for seed in range(6):
        game = Game.new(seed=8)
        for _ in decisions(game, {1: LADDER[name].make(seed), 2: LADDER[name].make(seed + 100)}, Budget(iterations=30)):
            pass
        records.add(game.record)
    assert len(records) > 1


@by_name
def test_a_bot_does_not_search_when_only_one_action_is_legal(name: str) -> None:
    game = Game.from_position("2 players · seat 1: MM · hand 1: S · hand 2: M · seat 1 play")
    assert len(game.legal) == 1
    assert LADDER[name].make(1).choose(game.sight(1), Budget(iterations=10**9)).action == game.legal[0]


@by_table
@pytest.mark.parametrize("name", [name for name in LADDER if name != "random"])
def test_an_explanation_exists_in_every_language_and_names_no_hidden_card(name: str, rules: Rules) -> None:
    secret_choices = 0
    for game in islice(
        decisions(Game.new(rules, seed=21), table_of("adept", rules), SMALL_BUDGET), 0, None, CHECK_INTERVAL
    ):
        choice = LADDER[name].make(2).choose(game.sight(game.seat), Budget(iterations=20))
        for language in LANGUAGES:
            sentence = choice.why.text(language)
            assert sentence
            if game.view(game.seat).step in ("keep", "give-back"):
                secret_choices += 1
                names = [text(f"domain-{letter}", language) for letter in DOMAIN_LETTERS]
                assert not any(domain in sentence for domain in names)
    assert secret_choices or rules.deal == "basic"


@by_table
def test_an_explanation_follows_from_public_information(rules: Rules) -> None:
    """A spectator's view gives the same explanation, also where the bot had no choice."""
    game, bots, forced = Game.new(rules, seed=4), table_of("adept", rules), 0
    while not game.over:
        seen = game.sight(game.seat)
        choice = bots[game.seat].choose(seen, SMALL_BUDGET)
        public = Sight(rules, game.seat, game.view_record(), seen.knowledge)
        assert explanation_for(public, choice.action) == choice.why
        forced += len(game.legal) == 1
        game.play(choice.action)
    assert forced > 0


# --- The strength of each level ---


@pytest.mark.parametrize("kind", [Novice, Adept, Expert])
def test_a_hegemony_within_reach_is_taken(kind: type[Novice] | type[Adept] | type[Expert]) -> None:
    game = Game.from_position(
        "2 players · seat 1: MMMMMMM E · hand 1: M R S · seat 2: EEE · hand 2: R R R · seat 1 play"
    )
    taken = 0
    for seed in range(20):
        copy, bot = game.copy(), kind(seed)
        while not copy.over and copy.seat == 1:
            copy.play(bot.choose(copy.sight(1), Budget(iterations=200)).action)
        taken += copy.result is not None and copy.result.reason == "hegemony"
    assert taken == 20 or (kind is Novice and taken >= 10)  # a novice sometimes misses it


ABOUT_TO_WIN = (
    "2 players · seat 1: MM SS RR · hand 1: C C E · seat 2: SSSSSSS · hand 2: S S S · seat 1 effects"  # seven of eight
)


@pytest.mark.parametrize("kind", [Adept, Expert])
def test_a_leader_about_to_win_is_stopped(kind: type[Adept] | type[Expert]) -> None:
    game, bot = Game.from_position(ABOUT_TO_WIN), kind(1)
    while game.seat == 1:
        game.play(bot.choose(game.sight(1), Budget(iterations=2000)).action)
    assert game.view().areas[1].count("S") < 7


def test_the_explanation_of_an_attack_names_the_rival_it_stops() -> None:
    game = Game.from_position(ABOUT_TO_WIN)
    choice = Adept(1).choose(game.sight(1), Budget())
    assert choice.action == "!M"
    assert choice.why.text() == "To stop player 2: Science 7 of 8."


def test_adept_counts_points_when_the_deck_runs_out() -> None:
    """One card decides who leads in Culture; Military is lost anyway."""
    game = Game.from_position(
        "2 players · seat 1: CC MM · hand 1: 3C 3M · seat 2: CC MMMMM · hand 2: 3E · deck: 3E · seat 1 play"
    )
    assert Adept(1).choose(game.sight(1), Budget()).action == "C"


def test_a_partner_is_not_a_rival() -> None:
    """At a table of rivals, the attack stops the Science of seat 3; in a team it must not."""
    place = "seat 1: MM SSS RR · seat 3: SSSSSS · seat 2: EE · seat 4: EE · hand 1: C · hand 3: S S · seat 1 effects"
    answers = []
    for table in ("4 players", "4 players teams"):
        game = Game.from_position(f"{table} · {place}")
        game.play("!M")
        answers.append(Adept(1).choose(game.sight(1), Budget()).action)
    assert answers[0] == "S" and answers[1] != "S"


def test_random_chooses_every_action_about_equally_often() -> None:
    game = Game.new(Rules(players=2), seed=2)
    counts = dict.fromkeys(game.legal, 0)
    for seed in range(3000):
        counts[Random(seed).choose(game.sight(game.seat), Budget()).action] += 1
    assert all(abs(count - 3000 / len(counts)) < 150 for count in counts.values())


def test_a_sight_can_be_pickled() -> None:
    sight = Game.new(seed=4).sight(1)
    copy = pickle.loads(pickle.dumps(sight))
    assert copy.view == sight.view and copy.legal == sight.legal
