"""The statistics of a match as plain records, for the terminal, the JSON file and the report."""

from dataclasses import dataclass
from typing import Any

from civ.arena.intervals import Estimate


@dataclass(frozen=True)
class BotStatistics:
    """One bot. Its score is victories per seat taken, a shared victory counting in part."""

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
    hegemony: dict[str, int]  # its victories by hegemony, by domain
    majority: int  # its victories by majority
    running: list[tuple[int, Estimate]]  # number of games, and the score after them


@dataclass(frozen=True)
class HeadToHead:
    """A match of two kinds of bot: the first one's share of all victories, and by how much its rating is higher."""

    bot: str
    against: str
    share: Estimate
    par: float
    rating: Estimate


@dataclass(frozen=True)
class Endings:
    """How games ended: by hegemony in each domain, or by majority; then, how often winners led each domain."""

    hegemony: dict[str, int]
    majority: int
    majority_led: dict[str, int]
    shared: int


@dataclass(frozen=True)
class Lengths:
    """How long games were."""

    turns_mean: float
    turns_median: float
    turns: dict[int, int]  # number of games by number of turns
    plies_mean: float
    plies_median: float
    plies_min: int
    plies_max: int


@dataclass(frozen=True)
class BudgetCurve:
    """Bots that differ only in budget, from the smallest up. `bots` are indices into the list of bots."""

    name: str
    unit: str
    budgets: list[float]
    bots: list[int]


@dataclass(frozen=True)
class Statistics:
    """The statistics of the complete mirrored sets of a match. Bots are in the order in which they were given."""

    games: int
    deals: int
    left_out: int
    par: float
    bots: list[BotStatistics]
    head_to_head: HeadToHead | None
    matrix: list[list[float | None]]
    by_seat: list[Estimate]
    by_order: list[Estimate]
    endings: Endings
    lengths: Lengths
    budgets: list[BudgetCurve]


def to_json(statistics: Statistics, header: dict[str, Any]) -> dict[str, Any]:
    """Return statistics and the header of the match as plain data, as `--json` writes it."""
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
