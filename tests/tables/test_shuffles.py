"""Fair shuffles: the committed seed of the server and the words of people make the deal together."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civ import Game, Rules
from civ.game.deals import commitment, deal_from_seed
from civ.tables.shuffles import fair_deal, seed_with_words
from tests.invariants.random_games import rules

seeds = st.binary(min_size=32, max_size=32)
word_lists = st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20), max_size=4)


@given(rules(), seeds)
def test_without_words_the_seed_alone_determines_the_deal(table: Rules, seed: bytes) -> None:
    assert fair_deal(table, seed, []) == deal_from_seed(table, seed)
    assert Game(table, fair_deal(table, seed, ())) == Game.new(table, seed=seed)


@given(seeds, word_lists)
def test_the_seed_of_a_deal_has_32_bytes_and_is_deterministic(seed: bytes, words: list[str]) -> None:
    deal_seed = seed_with_words(seed, words)
    assert len(deal_seed) == 32
    assert deal_seed == seed_with_words(seed, tuple(words))


@given(seeds, word_lists, word_lists)
def test_different_words_make_a_different_seed(seed: bytes, words: list[str], other_words: list[str]) -> None:
    assert (seed_with_words(seed, words) == seed_with_words(seed, other_words)) == (words == other_words)


@pytest.mark.parametrize(
    ("words", "other_words"),
    [
        (["a"], []),
        (["a", "b"], ["b", "a"]),
        (["ab", "c"], ["a", "bc"]),
        (["a", "b"], ["a b"]),
        (["a"], ["a", "a"]),
        (["a"], ["A"]),
        (["é"], ["e\u0301"]),
    ],
)
def test_words_their_boundaries_and_their_order_matter(words: list[str], other_words: list[str]) -> None:
    table, seed = Rules(players=3), bytes(32)
    assert fair_deal(table, seed, words) != fair_deal(table, seed, other_words)


@given(seeds, seeds, word_lists)
def test_words_do_not_replace_the_seed(seed: bytes, other: bytes, words: list[str]) -> None:
    assert (seed_with_words(seed, words) == seed_with_words(other, words)) == (seed == other)


def test_the_words_of_every_person_can_move_every_card() -> None:
    """Over 64 words, the top card takes every domain of era I, and every seat is first at least once."""
    deals = [fair_deal(Rules(players=4), bytes(32), [f"word {number}"]) for number in range(64)]
    assert {deal.first for deal in deals} == {1, 2, 3, 4}
    assert len({deal.deck[0] for deal in deals}) == 5
    assert len({deal.deck for deal in deals}) == 64


@given(seeds)
def test_the_commitment_is_the_hash_of_the_seed_alone(seed: bytes) -> None:
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()
