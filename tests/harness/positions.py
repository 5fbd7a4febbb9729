"""Positions written as text, and helpers that read a table back in the same letters: `"SS CCC"`."""

from collections import Counter

import pytest

from civ import Game, Rules

rule = pytest.mark.rule
position = Game.from_position

DOMAINS = "MRESCU"

# How many cards there are of each kind, typed in from the table of rule 1.1.
BOX = Counter(
    {
        "1M": 8, "1R": 8, "1E": 4, "1S": 4, "1C": 4,
        "2M": 8, "2R": 8, "2E": 4, "2S": 8, "2C": 4,
        "3M": 4, "3E": 8, "3S": 8, "3C": 8, "3U": 16,
    }
)  # fmt: skip


def letters(cards: str) -> str:
    """Cards by their domains alone, domain by domain: `1S 2S 1C` is `SS C`."""
    domains = Counter(card[1] for card in cards.split())
    return " ".join(domain * domains[domain] for domain in DOMAINS if domains[domain])


def area(game: Game, seat: int) -> str:
    """The domains in a seat's area."""
    return letters(game.view().areas[seat - 1])


def hand(game: Game, seat: int) -> str:
    """The domains in a seat's hand, as the seat itself sees it."""
    return letters(game.view(seat).hands[seat - 1])


def pile(game: Game) -> str:
    """The domains in the discard pile."""
    return letters(game.view().pile)


def legal_actions(game: Game) -> set[str]:
    """The actions open now, in notation."""
    return set(game.legal)


def cards_left(game: Game) -> int:
    """How many cards the deck holds."""
    return sum(game.view().deck)


def count_cards(cards: str) -> int:
    """How many cards a text names."""
    return len(cards.split())


def game_with_deck(rules: Rules, top: str, first: int = 1) -> Game:
    """A new game whose deck begins with these cards of era I; the rest lies sorted, and the last ones are out."""
    rest = BOX - Counter(top.split())
    removed: list[str] = []
    for era in "123":
        cards = sorted(card for card in rest.elements() if card[0] == era)
        removed += cards[len(cards) - 3 :] if rules.players < 4 else []
    rest -= Counter(removed)
    deck = top.split() + sorted(rest.elements())
    return Game.new(rules, deck=" ".join(deck), removed=" ".join(removed), first=first)
