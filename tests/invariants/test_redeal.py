"""Redealing is fair: all arrangements consistent with what a seat knows are equally likely."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from scipy import stats

from civ import Game, Rules
from civ.engine import kernels
from civ.engine.rules.state import HAND, STATE
from civ.game.notation import cards_in, write_cards
from civ.game.options import PLAYER_COUNTS, Players

SAMPLES = 40_000
# With four players no card is removed. Seat 1 cannot see six cards of era III: three in hands, three in the deck. All
# other cards are in the pile.
LATE = "4 players · seat 1: EECC · hand 2: 3M · hand 3: 3S · hand 4: 3S · deck: 3U 3C 3E · "
Arrangement = tuple[str, ...]  # hands of seats 2 to 4, then the deck


def redealt(game: Game, seat: int) -> Counter[Arrangement]:
    """Redeal often, and count the arrangements."""
    stream, into = np.zeros(4, np.int64), np.zeros(SAMPLES, STATE)
    kernels.seed_stream(stream, 5, 0)
    kernels.redeal_many(game.view_record(seat), seat - 1, game.knowledge(seat), stream, into)
    return Counter(map(arrangement, into))


def arrangement(state: Any) -> Arrangement:
    hands = [write_cards(cards_in(state.cards[HAND + seat])) for seat in range(1, state.players)]
    return (*hands, write_cards(state.deck[state.drawn : state.deck_size]))


def enumerate_arrangements(
    cards: str, sizes: tuple[int, ...], fits: Callable[[Arrangement], bool]
) -> Counter[Arrangement]:
    """Enumerate the arrangements of distinguishable cards that fit, without using the engine."""
    count: Counter[Arrangement] = Counter()
    for order in permutations(cards.split()):
        rest, hands = list(order), []
        for size in sizes:
            hands.append(" ".join(sorted(rest[:size])))
            rest = rest[size:]
        dealt = (*hands, " ".join(rest))
        if fits(dealt):
            count[dealt] += 1
    return count


def assert_fair(seen: Counter[Arrangement], possible: Counter[Arrangement]) -> None:
    assert set(seen) == set(possible)
    total = sum(possible.values())
    keys = list(possible)
    expected = [possible[key] * SAMPLES / total for key in keys]
    assert stats.chisquare([seen[key] for key in keys], expected).pvalue > 1e-4


UNSEEN = "3M 3S 3S 3U 3C 3E"
ONE_EACH = (1, 1, 1)


@pytest.mark.rule("7.2")
def test_all_arrangements_of_unseen_cards_are_equally_likely() -> None:
    game = Game.from_position(LATE + "seat 1 effects")
    assert_fair(redealt(game, 1), enumerate_arrangements(UNSEEN, ONE_EACH, lambda dealt: True))


@pytest.mark.rule("7.3")
def test_a_card_taken_openly_stays_in_the_hand_it_went_to() -> None:
    game = Game.from_position(LATE + "seat 2: UU · seat 2 effects")
    game.play("U1", "R", ".")
    assert game.view(1).known[1] == "1R"
    # Seat 2 drew a card of era III at the end of the turn: its hand is the Religion card and two unseen ones.
    unseen = enumerate_arrangements(UNSEEN, (2, 1, 1), lambda dealt: True)
    assert_fair(redealt(game, 1), Counter({("1R " + dealt[0], *dealt[1:]): count for dealt, count in unseen.items()}))


@pytest.mark.rule("7.3", "3.1")
def test_a_player_who_must_play_holds_a_playable_card() -> None:
    game = Game.from_position(LATE + "seat 2: M · embargo 2: S C · seat 2 play".replace("S C", "S:1:2E C:3:2E"))
    assert_fair(redealt(game, 1), enumerate_arrangements(UNSEEN, ONE_EACH, lambda dealt: dealt[0][1] not in "SC"))


@pytest.mark.rule("7.3", "3.1")
def test_a_player_who_skips_the_play_holds_only_embargoed_cards() -> None:
    game = Game.from_position(LATE + "seat 2: M · embargo 2: M:1:2E C:3:2E · hand 1: MMM · seat 1 effects")
    game.play(".")
    assert game.view(1).step == "effects"
    assert_fair(redealt(game, 1), enumerate_arrangements(UNSEEN, ONE_EACH, lambda dealt: dealt[0][1] in "MC"))


def drafted(players: Players, seed: int) -> Game:
    """Play a draft up to the last kept card; everybody keeps the first legal domain."""
    game = Game.new(Rules(players=players, deal="draft"), seed=seed)
    while game.view(1).step == "keep":
        game.play(game.legal[0])
    return game


@pytest.mark.rule("7.4")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_cards_passed_on_in_the_draft_are_in_the_hands_of_their_keepers(players: Players) -> None:
    game = drafted(players, seed=12)
    left, either = game.view(1).known[1].split(), game.view(1).passed[0].split()
    assert len(left) == (2 if players == 2 else 1)
    assert len(either) == (0 if players == 2 else 2)
    for dealt in redealt(game, 1):
        hands = [hand.split() for hand in dealt[:2]]
        assert not Counter(left) - Counter(hands[0])
        if either:
            assert any(
                not Counter([*left, mine]) - Counter(hands[0]) and theirs in hands[1]
                for mine, theirs in (either, either[::-1])
            )


@pytest.mark.rule("7.4")
def test_either_keeper_may_have_either_of_two_cards_passed_on() -> None:
    """Two cards with equally many unseen copies must be on either side equally often."""
    for seed in range(1000):
        game = drafted(4, seed)
        view = game.view(1)
        passed = view.passed[0].split()
        if passed and len({view.unseen.split().count(card) for card in passed}) == 1 and view.known[1] not in passed:
            break
    first, second = passed
    left = Counter((first in dealt[0], second in dealt[0]) for dealt in redealt(game, 1).elements())
    assert left[False, False] == 0
    assert stats.binomtest(left[True, False], left[True, False] + left[False, True]).pvalue > 1e-4
