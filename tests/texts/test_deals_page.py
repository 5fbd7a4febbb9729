"""docs/deals.md is correct and complete: an implementation written from the page alone deals the same cards."""

import hashlib
import json
import re
from collections.abc import Iterator

import numpy as np
import pytest

from civ import Game, Rules
from civ.engine import kernels
from civ.game.options import PLAYER_COUNTS, Players
from civ.tables.shuffles import fair_deal, seed_with_words
from tests.harness.doc_pages import read_page

PAGE = read_page("deals.md")
LARGEST_SEED = "2²⁵⁶ − 1"
REJECTING_SEED = 167478  # one of its words is rejected
SEEDS = {"0", "7", LARGEST_SEED, str(REJECTING_SEED)}

# --- An implementation of the page, without any code of civ ---

BOX = {
    1: 8 * ["1M"] + 8 * ["1R"] + 4 * ["1E"] + 4 * ["1S"] + 4 * ["1C"],
    2: 8 * ["2M"] + 8 * ["2R"] + 4 * ["2E"] + 8 * ["2S"] + 4 * ["2C"],
    3: 4 * ["3M"] + 8 * ["3E"] + 8 * ["3S"] + 8 * ["3C"] + 16 * ["3U"],
}


class Words:
    """The stream of words."""

    def __init__(self, seed: int) -> None:
        self.seed = seed.to_bytes(32, "big")
        self.used = 0

    def next(self) -> int:
        number, place = divmod(self.used, 8)
        block = hashlib.sha256(b"civ deal 1" + self.seed + number.to_bytes(8, "big")).hexdigest()
        self.used += 1
        return int(block[8 * place : 8 * place + 8], 16)

    def below(self, bound: int) -> int:
        limit = 2**32 - 2**32 % bound
        word = self.next()
        while word >= limit:
            word = self.next()
        return word % bound


def deal(seed: int, players: Players) -> tuple[int, list[str], list[str]]:
    words = Words(seed)
    first = words.below(players) + 1
    deck: list[str] = []
    removed: list[str] = []
    for era in (1, 2, 3):
        cards = list(BOX[era])
        place = len(cards) - 1
        while place >= 1:
            other = words.below(place + 1)
            held = cards[place]
            cards[place] = cards[other]
            cards[other] = held
            place -= 1
        out = 0 if players == 4 else 3
        removed.extend(cards[:out])
        deck.extend(cards[out:])
    return first, deck, removed


def with_words(seed: int, additions: list[str]) -> int:
    """Return the seed of the deal, after people have added words."""
    if not additions:
        return seed
    raw = b"civ words 1" + seed.to_bytes(32, "big")
    for words in additions:
        raw += len(words.encode("utf-8")).to_bytes(4, "big") + words.encode("utf-8")
    return int(hashlib.sha256(raw).hexdigest(), 16)


def fast_words(seed: int, stream: int) -> Iterator[int]:
    """The fast generator."""
    a, b, c, d = seed % 2**32, seed >> 32, stream, 1
    drawn = 0
    while True:
        word = (a + b + d) % 2**32
        a, b, c, d = (
            b ^ b >> 9,
            (c + (c << 3)) % 2**32,
            ((c << 21) % 2**32 + (c >> 11) + word) % 2**32,
            (d + 1) % 2**32,
        )
        drawn += 1
        if drawn > 12:
            yield word


# --- The page's tables ---


def table(first_heading: str, second_heading: str) -> list[list[str]]:
    """Return the cells of the table with these first headings."""
    lines = iter(PAGE.splitlines())
    for line in lines:
        if line.startswith(f"| {first_heading} | {second_heading} |"):
            next(lines)
            return [
                [cell.strip(" `") for cell in row.strip("|").split(" | ")]
                for row in iter(lambda: next(lines, ""), "")
                if row.startswith("|")
            ]
    raise AssertionError(f"no table {first_heading}, {second_heading}")


def seed_of(cell: str) -> int:
    return 2**256 - 1 if cell == LARGEST_SEED else int(cell)


def test_the_game_deals_the_test_vectors_of_the_page() -> None:
    rows = table("seed", "players")
    assert {(row[0], row[1]) for row in rows} == {(seed, players) for seed in SEEDS for players in ("2", "3", "4")}
    for seed, players, first, top, removed, digest in rows:
        record = json.loads(Game.new(Rules(players=PLAYER_COUNTS[int(players) - 2]), seed=seed_of(seed)).record)
        assert int(first) == record["first"]
        assert top == record["deck"][:23]
        assert removed == (record["removed"] or "none")
        assert digest == hashlib.sha256(record["deck"].encode("ascii")).hexdigest()


def test_the_commitments_of_the_page_are_right() -> None:
    rows = table("seed", "commitment")
    assert {row[0] for row in rows} == SEEDS
    for seed, commitment in rows:
        assert commitment == hashlib.sha256(seed_of(seed).to_bytes(32, "big")).hexdigest()


def test_the_first_words_of_the_page_are_right() -> None:
    block = hashlib.sha256(b"civ deal 1" + bytes(32) + bytes(8)).hexdigest()
    assert f"`{block}`" in PAGE
    words = Words(0)
    stated = re.search(r"first three words are (\d+), (\d+)\s+and (\d+)", PAGE)
    assert stated is not None
    assert [int(word) for word in stated.groups()] == [words.next() for _ in range(3)]


def test_the_box_of_the_page_matches_the_implementation() -> None:
    for era, (_, cards, count) in enumerate(table("era", "cards, from place 0 on"), start=1):
        listed = [card for times, card in re.findall(r"(\d+) × `(\w\w)", cards + "`") for _ in range(int(times))]
        assert listed == BOX[era]
        assert len(listed) == int(count)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_an_implementation_from_the_page_alone_deals_the_same(players: Players) -> None:
    for number in [*range(200), REJECTING_SEED]:
        seed = (
            int.from_bytes(hashlib.sha256(f"seed {number}".encode()).digest(), "big")
            if number < 200 and number % 2
            else number
        )
        first, deck, removed = deal(seed, players)
        record = json.loads(Game.new(Rules(players=players), seed=seed).record)
        assert (first, " ".join(deck), " ".join(removed)) == (record["first"], record["deck"], record["removed"])


def test_the_seeds_with_words_on_the_page_are_right() -> None:
    rows = table("server's seed", "words")
    assert len(rows) == 5
    for seed, cell, expected in rows:
        words = cell.split("` `")
        assert f"{with_words(seed_of(seed), words):064x}" == expected
        assert seed_with_words(seed_of(seed).to_bytes(32, "big"), words).hex() == expected


def test_the_deal_with_words_on_the_page_is_right() -> None:
    stated = re.search(
        r"seed 7 with the words `(\w+)` and `(\w+)` makes seat (\d) the .*\n?.*begins with\n`([^`]+)`", PAGE
    )
    assert stated is not None
    first, deck, _ = deal(with_words(7, [stated[1], stated[2]]), 2)
    assert (first, deck[:8]) == (int(stated[3]), stated[4].split())


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_an_implementation_from_the_page_alone_mixes_in_words_as_tables_do(players: Players) -> None:
    rules = Rules(players=players)
    for words in ([], ["luck"], ["a", "b", "c"], ["ß 🎴", " "], ["x" * 200, "\u0301e"]):
        for seed in (0, 7, 2**256 - 1):
            first, deck, removed = deal(with_words(seed, words), players)
            record = json.loads(Game(rules, fair_deal(rules, seed.to_bytes(32, "big"), words)).record)
            assert (first, " ".join(deck), " ".join(removed)) == (record["first"], record["deck"], record["removed"])


def test_a_word_past_the_last_full_multiple_is_rejected() -> None:
    words = Words(REJECTING_SEED)
    assert [words.next() for _ in range(41)][40] == 4294967283 >= 2**32 // 20 * 20
    counted = Words(REJECTING_SEED)
    for bound in [4, *range(28, 1, -1), *range(32, 1, -1)]:
        counted.below(bound)
    assert counted.used == 1 + 27 + 31 + 1


def test_the_fast_generator_matches_the_page() -> None:
    rows = table("seed", "stream")
    assert len(rows) == 4
    for seed, index, listed in rows:
        stream = np.zeros(4, np.int64)
        kernels.seed_stream(stream, int(seed), int(index))
        words = fast_words(int(seed), int(index))
        drawn_words = [next(words) for _ in range(4)]
        assert drawn_words == [int(word) for word in listed.split()]
        assert drawn_words == [int(kernels.random_word(stream)) for _ in range(4)]


def test_the_fast_generator_draws_numbers_as_the_page_says() -> None:
    stream = np.zeros(4, np.int64)
    kernels.seed_stream(stream, 11, 5)
    words = fast_words(11, 5)
    for bound in [*range(1, 61)] * 20:
        product = next(words) * bound
        while product % 2**32 < 2**32 % bound:
            product = next(words) * bound
        assert kernels.below(stream, bound) == product >> 32
