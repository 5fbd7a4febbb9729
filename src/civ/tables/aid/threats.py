"""Threats: the seats that could have hegemony at the end of their present or next turn.

This is an upper bound, not a search. A seat is a threat if it could play enough cards of a domain and could have them
by then. The table of effects limits how many it could play, and public information limits how many it could have.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from civ.engine.rules.cards import ANY_CARD, BACK, CULTURE, ERAS
from civ.engine.rules.effects import KEEP, PERMANENT_EFFECTS, PLAY, TAKE_FROM_MIDDLE
from civ.engine.rules.state import AREA, HAND, PILE, UNSEEN
from civ.game.columns import Column
from civ.game.notation import cards_in, write_cards
from civ.game.sights import Sight
from civ.game.views import fields_of
from civ.tables.aid.standings import LETTERS, Columns
from civ.tables.aid.structs import ThreatAid

Cells = Sequence[Any]
# How many more plays an effect allows, by domain and level. Each costs a card of the area.
_EXTRA_PLAYS: Final = {
    at: times for at, effect in PERMANENT_EFFECTS.items() for step, times in effect.steps if step == PLAY
}
_PLAY_DOMAINS: Final = tuple(dict.fromkeys(domain for domain, _ in _EXTRA_PLAYS))


def threats_of(sight: Sight, columns: Columns) -> tuple[ThreatAid, ...]:
    """Return all threats, the nearest first, as the owner of this sight knows them."""
    seen = fields_of(sight.record[0])
    if seen.over or seen.steps[0] in (KEEP, TAKE_FROM_MIDDLE):
        return ()
    cards, known = seen.cards.tolist(), sight.knowledge[0]["known"].tolist()
    last = sight.shared.last_turn
    seats = [seat for seat in range(seen.players) if _has_turn(seat, seen.mover, last, seen.players)]
    found = [threat for seat in seats for threat in Rival(seen, cards, known, columns, seat).threats()]
    return tuple(sorted(found, key=lambda threat: (threat.missing, threat.seat)))


def _has_turn(seat: int, mover: int, last: int | None, players: int) -> bool:
    """Whether the seat will end another turn: in the last round, some seats do not (4.4)."""
    return last is None or (seat - mover) % players <= (last - 1 - mover) % players


def _extra_plays(column: Column) -> int:
    """Return how many more plays the highest open effect of a column allows."""
    return _EXTRA_PLAYS.get((column.domain, column.reached), 0)


class Plays(NamedTuple):
    """How many cards of a domain a seat could play in a turn: from the present hand, and later by effects."""

    first: int
    more: int


class Rival(NamedTuple):
    """A seat and all public information: the fields of a view, its places, the known hands, the columns."""

    seen: Any
    cards: Cells
    known: Cells
    columns: Columns
    seat: int

    @property
    def used(self) -> int:
        """The domains whose permanent effect is already used in the turn that counts."""
        return int(self.seen.permanent_used) if self.seat == self.seen.mover else 0

    def threats(self) -> Iterator[ThreatAid]:
        """Yield the columns with which the seat could win."""
        first = min(self._required_plays(), self.cards[HAND + self.seat][ANY_CARD])
        for column in self.columns[self.seat]:
            options = [Plays(0, 0)] if column.embargoed else list(self._options(column, first))
            hand = self._may_hold(column.domain)
            elsewhere = self.cards[UNSEEN][column.domain * 4] + self.cards[PILE][column.domain * 4]
            if any(column.missing <= min(sum(plays), hand + min(plays.more, elsewhere)) for plays in options):
                yield self._threat(column, max(map(sum, options)))

    def _threat(self, column: Column, plays: int) -> ThreatAid:
        area, hand = (
            [card for card in cards_in(cells) if card >> 2 == column.domain]
            for cells in (self.cards[AREA + self.seat], self.known[self.seat])
        )
        return ThreatAid(
            seat=self.seat + 1,
            domain=LETTERS[column.domain],
            missing=column.missing,
            cards=write_cards(sorted([*area, *hand])),
            known=write_cards(hand),
            sure=len(hand) >= column.missing,
            plays=plays,
        )

    def _required_plays(self) -> int:
        """Count the plays without effects: one in a new turn, or those that the pending steps of this turn require."""
        if self.seat != self.seen.mover:
            return 1
        steps = zip(self.seen.steps.tolist(), self.seen.times.tolist(), strict=True)
        return sum(times for step, times in steps if step == PLAY)

    def _options(self, column: Column, first: int) -> Iterator[Plays]:
        """Yield the ways to play cards of a domain: with the open effects, or after taking the lead in Culture."""
        culture, own = self.columns[self.seat][CULTURE], self._own(column, first)
        others = self.cards[AREA + self.seat][ANY_CARD] - column.cards  # what effects may cost
        copied = 0 if self.used >> CULTURE & 1 else self._copied(own)
        total = sum(own.values())
        if column.domain == CULTURE:
            culture = culture.grown(first + total)
        yield Plays(first, min(total + copied * culture.most, others))
        if first and culture.grown().most:
            yield Plays(first - 1, min(total + copied, others + 1))

    def _own(self, column: Column, first: int) -> dict[int, int]:
        """Return the plays that own effects allow, by domain; this column's effect comes last, once it has grown."""
        mine = self.columns[self.seat]
        free = [domain for domain in _PLAY_DOMAINS if not self.used >> domain & 1]
        plays = {domain: _extra_plays(mine[domain]) for domain in free if domain != column.domain}
        if column.domain in free:
            plays[column.domain] = _extra_plays(column.grown(first + sum(plays.values())))
        return plays

    def _copied(self, own: dict[int, int]) -> int:
        """Return how many plays the best effect of another area would add."""
        others = [row for seat, row in enumerate(self.columns) if seat != self.seat]
        return max([0, *(_extra_plays(row[domain]) - own[domain] for domain in own for row in others)])

    def _may_hold(self, domain: int) -> int:
        """Count the cards of a domain that could be in hand, judging by the backs and by cards visible elsewhere."""
        hand, known, count = self.cards[HAND + self.seat], self.known[self.seat], 0
        for era in range(1, ERAS + 1):
            card = domain * 4 + era
            elsewhere = self.cards[UNSEEN][card] - sum([cells[card] for cells in self.known])
            count += known[card] + min(hand[BACK + era] - known[BACK + era], elsewhere)
        return int(count)
