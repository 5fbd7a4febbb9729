"""Positions as text, and functions that describe areas, hands and the pile in the same letters: `"SS CCC"`."""

from collections import Counter

import pytest

from civ import Game, Result, Rules

rule = pytest.mark.rule
position = Game.from_position

DOMAINS = "MRESCU"

# The number of cards of each kind, copied by hand from the table of rule 1.1.
BOX = Counter(
    {
        "1M": 8, "1R": 8, "1E": 4, "1S": 4, "1C": 4,
        "2M": 8, "2R": 8, "2E": 4, "2S": 8, "2C": 4,
        "3M": 4, "3E": 8, "3S": 8, "3C": 8, "3U": 16,
    }
)  # fmt: skip


def letters(cards: str) -> str:
    """Return the domains of cards, grouped by domain: `1S 2S 1C` is `SS C`."""
    domains = Counter(card[1] for card in cards.split())
    return " ".join(domain * domains[domain] for domain in DOMAINS if domains[domain])


def area(game: Game, seat: int) -> str:
    """Return the domains in a seat's area."""
    return letters(game.view().areas[seat - 1])


def hand(game: Game, seat: int) -> str:
    """Return the domains in a seat's hand, as that seat sees it."""
    return letters(game.view(seat).hands[seat - 1])


def pile(game: Game) -> str:
    """Return the domains in the discard pile."""
    return letters(game.view().pile)


def legal_actions(game: Game) -> set[str]:
    """Return the legal actions in notation."""
    return set(game.legal)


def cards_left(game: Game) -> int:
    """Return the number of cards in the deck."""
    return sum(game.view().deck)


def count_cards(cards: str) -> int:
    """Return the number of cards in a text."""
    return len(cards.split())


def game_with_deck(rules: Rules, top: str, first: int = 1) -> Game:
    """Return a new game whose deck starts with these cards of era I.

    The rest of the deck is sorted. The removed cards are the last ones of each era.
    """
    rest = BOX - Counter(top.split())
    removed: list[str] = []
    for era in "123":
        cards = sorted(card for card in rest.elements() if card[0] == era)
        removed += cards[len(cards) - 3 :] if rules.players < 4 else []
    rest -= Counter(removed)
    deck = top.split() + sorted(rest.elements())
    return Game.new(rules, deck=" ".join(deck), removed=" ".join(removed), first=first)


def result(*areas: str, header: str = "") -> Result:
    """Return the result of a game that ends with these areas."""
    players = len(areas)
    seats = " · ".join(f"seat {seat}: {cards}" for seat, cards in enumerate(areas, start=1))
    game = position(f"{header or f'{players} players'} · {seats} · deck: - · seat {players} effects")
    game.play(".")
    assert game.result is not None
    return game.result
