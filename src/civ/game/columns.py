"""An area as six columns: how far each domain is from its levels and from hegemony.

A card is drawn as a block and a missing card as a dot. Diamonds mark the levels and a star marks hegemony; they are
filled once reached. A Democracy card makes a column longer.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from civ.engine.rules.cards import CARDS_BY_ERA, CULTURE, DOMAIN_LETTERS, DOMAINS, REMOVED_PER_ERA
from civ.engine.rules.effects import EFFECT_DOMAINS, HEGEMONY_CARDS, LEVEL_CARDS
from civ.game.views import Cards, View

NUMERALS: Final = ("I", "II", "III")
CARD_SIGN, GAP_SIGN = "■", "·"
LEVEL_SIGN, LEVEL_REACHED_SIGN = "◇", "◆"
GOAL_SIGN, GOAL_REACHED_SIGN = "☆", "★"
EMBARGO_SIGN, DEMOCRACY_SIGN, COIN_SIGN, NEAR_SIGN = "×", "+", "©", "!"
_NEAR: Final = 2  # cards from hegemony that are worth a warning


class Column(NamedTuple):
    """One domain of one seat's area."""

    seat: int
    domain: int
    cards: int
    goal: int  # cards for hegemony, Democracy included
    levels: tuple[int, ...]  # cards for level 1 and level 2; none for Culture
    embargoed: bool
    democracies: int
    coin: bool
    most_at: int | None  # Culture only: how many cards are strictly more than every other seat has (3.11)

    @property
    def letter(self) -> str:
        """The letter of the domain."""
        return DOMAIN_LETTERS[self.domain]

    @property
    def missing(self) -> int:
        """The number of cards missing for hegemony; 0 once it is reached."""
        return max(0, self.goal - self.cards)

    @property
    def near(self) -> bool:
        """Whether hegemony is at most two cards away."""
        return self.missing <= _NEAR

    @property
    def most(self) -> bool:
        """Whether this is the Culture column of a seat with strictly more Culture than every other seat (3.11)."""
        return self.most_at is not None and self.cards >= self.most_at

    def grown(self, cards: int = 1) -> "Column":
        """Return the same column with more cards."""
        return self._replace(cards=self.cards + cards)

    @property
    def reached(self) -> int:
        """The highest level reached, or 0."""
        return sum(self.cards >= cards for cards in self.levels)

    def mark(self, cards: int) -> str:
        """Return the character for one height of the column, counted in cards from 1."""
        if cards == self.goal:
            return GOAL_REACHED_SIGN if self.cards >= cards else GOAL_SIGN
        if cards in self.levels:
            return LEVEL_REACHED_SIGN if self.cards >= cards else LEVEL_SIGN
        return CARD_SIGN if self.cards >= cards else GAP_SIGN

    @property
    def bar(self) -> str:
        """The whole column as one line of characters."""
        return "".join(map(self.mark, range(1, self.goal + 1)))

    @property
    def numbers(self) -> str:
        """Cards and goal as text, a warning near the goal, a sign for open Inspiration, and signs for the markers."""
        democracies = (
            DEMOCRACY_SIGN * self.democracies if self.democracies < 3 else f"{DEMOCRACY_SIGN}{self.democracies}"
        )
        signs = NEAR_SIGN * self.near + LEVEL_REACHED_SIGN * self.most + EMBARGO_SIGN * self.embargoed + democracies
        return f"{self.cards}/{self.goal} {signs}{COIN_SIGN * self.coin}".rstrip()


def column(view: View, seat: int, domain: int) -> Column:
    """Return the column of one domain of a seat. Seats are numbered from 1, domains from 0."""
    letter, players = DOMAIN_LETTERS[domain], view.rules.players
    counts = [area.count(letter) for area in view.areas]
    own = counts.pop(seat - 1)
    democracies = view.democracy[seat - 1].count(letter)
    return Column(
        seat,
        domain,
        cards=own,
        goal=int(HEGEMONY_CARDS[players]) + democracies,
        levels=tuple(int(LEVEL_CARDS[players, level]) for level in (1, 2) if domain in EFFECT_DOMAINS),
        embargoed=letter in view.embargo[seat - 1],
        democracies=democracies,
        coin=view.coin is not None and (view.coin["seat"], view.coin["domain"]) == (seat, letter),
        most_at=max(counts) + 1 if domain == CULTURE else None,
    )


def columns(view: View, seat: int) -> tuple[Column, ...]:
    """Return the six columns of a seat."""
    return tuple(column(view, seat, domain) for domain in range(DOMAINS))


def winning_columns(view: View) -> tuple[Column, ...]:
    """Return the columns that won by hegemony (4.3); empty if the game goes on or ended by majority.

    The winner by hegemony is the seat that moved last.
    """
    won = columns(view, view.turn) if view.reason == "hegemony" else ()
    return tuple(column for column in won if not column.missing)


def near_columns(view: View) -> Iterator[Column]:
    """Yield the columns of all seats that are near hegemony, the nearest first."""
    all_columns = [one for seat in range(1, view.rules.players + 1) for one in columns(view, seat)]
    yield from sorted((one for one in all_columns if one.near), key=lambda one: one.missing)


def sides(view: View) -> list[tuple[int, ...]]:
    """Return the seats that win and lose together (6.1): teams, or single seats."""
    if view.rules.teams:
        return [(1, 3), (2, 4)]
    return [(seat,) for seat in range(1, view.rules.players + 1)]


def tie_break(view: View) -> int | None:
    """Return the domain that decides between sides of equal points (5.2, 6.4).

    Return None if one side has the most points, or if the tie remains in every domain.
    """
    best = [side for side in sides(view) if view.points[side[0] - 1] == max(view.points)]
    if len(best) < 2:
        return None
    for domain in reversed(range(DOMAINS)):  # Utopia first
        counts = [sum(view.areas[seat - 1].count(DOMAIN_LETTERS[domain]) for seat in side) for side in best]
        best = [side for side, count in zip(best, counts, strict=True) if count == max(counts)]
        if len(best) == 1:
            return domain
    return None


def deck_bands(view: View) -> Iterator[tuple[str, int, int]]:
    """Yield for each era of the deck: its numeral, the cards left and the cards at the beginning."""
    removed = int(REMOVED_PER_ERA[view.rules.players])
    for era, left in enumerate(view.deck):
        yield NUMERALS[era], left, int(CARDS_BY_ERA[:, era].sum()) - removed


def by_domain(cards: Cards) -> list[int]:
    """Return the number of cards of each domain."""
    return [cards.count(letter) for letter in DOMAIN_LETTERS]


def minus(cards: Cards, others: Cards) -> Cards:
    """Return the cards without some others, sorted."""
    return " ".join(sorted((Counter(cards.split()) - Counter(others.split())).elements()))


def backs(cards: Cards) -> list[int]:
    """Return the number of cards of each era."""
    return [sum(card[0] == era for card in cards.split()) for era in "123"]
