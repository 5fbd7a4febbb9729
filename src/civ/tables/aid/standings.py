"""The standings, for everybody: the columns, the deck, and how the game would end by majority now."""

from collections.abc import Sequence
from typing import Final, cast

from civ.engine import kernels
from civ.engine.rules.cards import CULTURE, DOMAIN_LETTERS, DOMAINS
from civ.engine.rules.effects import ALL_EFFECTS, HEGEMONY_CARDS, INSPIRATION, LEVEL_CARDS, EffectName
from civ.engine.rules.state import State
from civ.game.columns import Column, deck_bands, sides, tie_break
from civ.game.sights import Sight
from civ.game.views import View, seats_in
from civ.tables.aid.structs import (
    ColumnAid,
    EraAid,
    ForecastAid,
    LeadAid,
    Letter,
    LevelAid,
    Milestone,
    NextAid,
    SideAid,
    ThresholdsAid,
)

LETTERS: Final = cast("tuple[Letter, ...]", tuple(DOMAIN_LETTERS))
# By domain and level; a sacrifice has level 0.
EFFECT_NAMES: Final[dict[tuple[int, int], EffectName]] = {at: effect.name for at, effect in ALL_EFFECTS.items()}

Columns = Sequence[Sequence[Column]]  # by seat and domain


def columns_aid(columns: Columns) -> tuple[tuple[ColumnAid, ...], ...]:
    """Return every column of every seat."""
    return tuple(tuple(map(_column, row)) for row in columns)


def _column(column: Column) -> ColumnAid:
    levels = [
        LevelAid(level, cards, EFFECT_NAMES[column.domain, level], level <= column.reached)
        for level, cards in enumerate(column.levels, start=1)
    ]
    return ColumnAid(
        domain=LETTERS[column.domain],
        cards=column.cards,
        goal=column.goal,
        missing=column.missing,
        near=column.near,
        levels=tuple(levels),
        most=column.most,
        embargoed=column.embargoed,
        democracies=column.democracies,
        coin=column.coin,
        next=_next(column, levels),
    )


def _next(column: Column, levels: list[LevelAid]) -> NextAid | None:
    """Return the first thing that more cards of a column would bring."""
    ahead: list[tuple[int, Milestone]] = [(level.cards, level.effect) for level in levels]
    if column.most_at is not None:
        ahead.append((column.most_at, INSPIRATION))
    ahead.append((column.goal, "hegemony"))
    return next((NextAid(what, cards - column.cards) for cards, what in sorted(ahead) if cards > column.cards), None)


def opened_by(column: Column) -> EffectName | None:
    """Return the effect that one more card opens, if any."""
    grown = column.grown()
    if column.domain == CULTURE:
        return INSPIRATION if grown.most and not column.most else None
    return EFFECT_NAMES[column.domain, grown.reached] if grown.reached > column.reached else None


def thresholds_of(view: View) -> ThresholdsAid:
    """Return the cards that a column needs at this table."""
    first, second = (int(LEVEL_CARDS[view.rules.players, level]) for level in (1, 2))
    return ThresholdsAid((first, second), int(HEGEMONY_CARDS[view.rules.players]))


def deck_of(view: View) -> tuple[EraAid, ...]:
    """Return the eras of the deck."""
    return tuple(EraAid(era, left, total) for era, (_, left, total) in enumerate(deck_bands(view), start=1))


def forecast_of(sight: Sight, columns: Columns) -> ForecastAid:
    """Return how the game would end by majority now."""
    view, record = sight.view, sight.record[0]
    tie = tie_break(view)
    return ForecastAid(
        domains=tuple(lead for domain in range(DOMAINS) if (lead := _lead(record, columns, domain)).seats),
        sides=tuple(SideAid(side, view.points[side[0] - 1]) for side in sides(view)),
        winners=seats_in(kernels.majority_winners(record)),
        tie=None if tie is None else LETTERS[tie],
    )


def _lead(record: State, columns: Columns, domain: int) -> LeadAid:
    counts = [row[domain].cards for row in columns]
    seats = [seat for seat, cards in enumerate(counts) if cards and kernels.leads(record, 1 << seat, domain)]
    return LeadAid(LETTERS[domain], tuple(seat + 1 for seat in seats), max(counts))
