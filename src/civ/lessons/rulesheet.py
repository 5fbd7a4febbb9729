"""The numbers of the rulebook, from the tables that the engine plays by."""

from msgspec import Struct

from civ.engine.rules.cards import CARDS, CARDS_BY_ERA, DOMAINS, REMOVED_PER_ERA
from civ.engine.rules.effects import (
    ALL_EFFECTS,
    HAND_LIMIT,
    HEGEMONY_CARDS,
    LEVEL_CARDS,
    RAISE_LIMIT,
    EffectName,
)
from civ.game.options import PLAYER_COUNTS, Players
from civ.tables.aid.standings import LETTERS
from civ.tables.aid.structs import ByEra, Letter


class SheetTable(Struct, frozen=True):
    """The numbers for some number of players: cards for levels and Hegemony, and cards removed from each era."""

    players: int
    levels: tuple[int, int]
    hegemony: int
    removed: int


class SheetDomain(Struct, frozen=True):
    """A domain: its cards in each era, and its effects: level 1, level 2, sacrifice; none for Culture."""

    domain: Letter
    cards: ByEra
    effects: tuple[EffectName, ...]


class Rulesheet(Struct, frozen=True):
    """All numbers of the rulebook. `limits` are the hand limits that effects set, by effect."""

    cards: int
    limit: int
    limits: dict[str, int]
    tables: tuple[SheetTable, ...]
    domains: tuple[SheetDomain, ...]


def rulesheet() -> Rulesheet:
    """Return the numbers of the rulebook."""
    limits: dict[str, int] = {
        effect.name: count for effect in ALL_EFFECTS.values() for step, count in effect.steps if step == RAISE_LIMIT
    }
    return Rulesheet(CARDS, HAND_LIMIT, limits, tuple(map(_table, PLAYER_COUNTS)), tuple(map(_domain, range(DOMAINS))))


def _table(players: Players) -> SheetTable:
    levels = (int(LEVEL_CARDS[players, 1]), int(LEVEL_CARDS[players, 2]))
    return SheetTable(players, levels, int(HEGEMONY_CARDS[players]), int(REMOVED_PER_ERA[players]))


def _domain(domain: int) -> SheetDomain:
    first, second, third = (int(cards) for cards in CARDS_BY_ERA[domain])
    names = tuple(ALL_EFFECTS[domain, level].name for level in (1, 2, 0) if (domain, level) in ALL_EFFECTS)
    return SheetDomain(LETTERS[domain], (first, second, third), names)
