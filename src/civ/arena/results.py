"""The form of what a match says: plain records, for the terminal, for JSON and for the report alike."""

from dataclasses import dataclass
from typing import Any

from civ.arena.intervals import Estimate


@dataclass(frozen=True)
class BotLine:
    """One bot: its score is won games for each seat it took, a shared victory in part; par is the same for all."""

    bot: str
    games: int
    seats: int
    wins: float
    score: Estimate
    rating: Estimate
    choices: int
    seconds_mean: float
    seconds_p95: float
    failures: dict[str, int]
    hegemony: dict[str, int]  # its victories by domain
    majority: int
    running: list[tuple[int, Estimate]]  # after so many games


@dataclass(frozen=True)
class HeadToHead:
    """Two kinds of bot: the share of all victories that went to the first, and how much stronger its rating is."""

    bot: str
    against: str
    share: Estimate
    par: float
    rating: Estimate


@dataclass(frozen=True)
class Endings:
    """How games ended: hegemony by domain, and for majorities how often winners led a domain."""

    hegemony: dict[str, int]
    majority: int
    majority_led: dict[str, int]
    shared: int


@dataclass(frozen=True)
class Lengths:
    """How long games were."""

    turns_mean: float
    turns_median: float
    turns: dict[int, int]  # how many games had so many
    plies_mean: float
    plies_median: float
    plies_min: int
    plies_max: int


@dataclass(frozen=True)
class BudgetCurve:
    """Bots that differ only in budget, from the smallest up, as numbers of bots from 0."""

    name: str
    unit: str
    budgets: list[float]
    bots: list[int]


@dataclass(frozen=True)
class Statistics:
    """All of it. Lists of bots go in the order in which they were given."""

    games: int
    deals: int
    left_out: int
    par: float
    bots: list[BotLine]
    head_to_head: HeadToHead | None
    matrix: list[list[float | None]]
    by_seat: list[Estimate]
    by_order: list[Estimate]
    endings: Endings
    lengths: Lengths
    budgets: list[BudgetCurve]


def to_json(statistics: Statistics, header: dict[str, Any]) -> dict[str, Any]:
    """The statistics as plain data beside what the match is: what `--json` writes."""
    return {"match": header, **_plain(statistics)}


def _plain(value: Any) -> Any:
    if isinstance(value, Estimate):
        return value._asdict()
    if hasattr(value, "__dataclass_fields__"):
        return {name: _plain(getattr(value, name)) for name in value.__dataclass_fields__}
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value
