"""What a table helps with, as types: keys and facts, and no sentence. All of it follows from what a viewer may know."""

from typing import Literal

from msgspec import Struct

from civ.game.views import Cards

Letter = Literal["M", "R", "E", "S", "C", "U"]
EffectName = Literal[
    "assassination", "purge", "holy-book", "divine-right", "development", "monopoly", "experiment", "research",
    "oligarchy", "republic", "attack", "inquisition", "embargo", "discovery", "democracy", "inspiration",
]  # fmt: skip
Goal = Literal[EffectName, "hegemony"]
ChoicePlace = Literal["hand", "area", "pile", "pack", "middle", "effects", "seat", "column"]
CardGoal = Literal["hand", "area", "pile", "rivals"]
EffectKind = Literal["permanent", "copy", "sacrifice"]
ByEra = tuple[int, int, int]
ByDomain = tuple[ByEra, ...]  # of all six


# --- For everybody ---


class LevelAid(Struct, frozen=True):
    """A level of a column: how many cards open which effect."""

    level: int
    cards: int
    effect: EffectName
    reached: bool


class NextAid(Struct, frozen=True):
    """What the next cards of a column bring, and how many are missing."""

    what: Goal
    missing: int


class ColumnAid(Struct, frozen=True):
    """One domain of a seat's area."""

    domain: Letter
    cards: int
    goal: int  # cards for hegemony, Democracy counted in
    missing: int  # cards missing for it
    near: bool  # hegemony is one or two cards away, or reached
    levels: tuple[LevelAid, ...]  # none for Culture
    most: bool  # of Culture: strictly more than each other seat (3.11)
    embargoed: bool
    democracies: int
    coin: bool
    next: NextAid | None


class LeadAid(Struct, frozen=True):
    """A domain and the seats that have the most cards in it, if anybody has one."""

    domain: Letter
    seats: tuple[int, ...]
    cards: int


class SideAid(Struct, frozen=True):
    """The seats that win together, and their majority points."""

    seats: tuple[int, ...]
    points: int


class ForecastAid(Struct, frozen=True):
    """How it would end by majority now. `tie` is the domain that decides between equal points."""

    domains: tuple[LeadAid, ...]
    sides: tuple[SideAid, ...]
    winners: tuple[int, ...]
    tie: Letter | None


class ThreatAid(Struct, frozen=True):
    """A seat that could have hegemony at the end of the turn it is in, or of its next one."""

    seat: int
    domain: Letter
    missing: int
    cards: Cards  # of the column, and in the hand as everybody knows
    known: Cards  # those of them that are in the hand
    sure: bool  # the known ones suffice
    plays: int  # how many cards of the domain it could play


class ThresholdsAid(Struct, frozen=True):
    """How many cards of a domain open level 1 and level 2, and win, at a table of so many players."""

    levels: tuple[int, int]
    hegemony: int


class EraAid(Struct, frozen=True):
    """An era of the deck: how many cards are left of how many."""

    era: int
    left: int
    total: int


# --- For one viewer ---


class Why(Struct, frozen=True):
    """Why something is not open: the text `error-{code}`, and its facts.

    A domain, effect, prompt or place among the facts is a text's key itself.
    """

    code: str
    facts: dict[str, str | int]


class ChoiceAid(Struct, frozen=True):
    """What is asked of a seat: where the cards lie and go, "1 of 2", for which effect, whether there is but one way."""

    place: ChoicePlace
    goal: CardGoal | None
    number: int
    total: int
    effect: EffectName | None
    forced: bool


class EffectAid(Struct, frozen=True):
    """An effect, own, copied or by sacrifice (level 0). It is open, or it says why not."""

    token: str
    effect: EffectName
    domain: Letter
    kind: EffectKind
    level: int
    open: bool
    why: Why | None
    strong: bool  # it brings cards, or lets one play two more


class GrowthAid(Struct, frozen=True):
    """What one card more makes of a column."""

    count: int
    goal: int
    effect: EffectName | None  # which it opens
    hegemony: bool


class UnusedAid(Struct, frozen=True):
    """An effect that is lost if the turn ends now."""

    effect: EffectName
    strong: bool


class CounterAid(Struct, frozen=True):
    """The cards that a viewer cannot see, by domain and era, and how many of each era lie where."""

    unseen: ByDomain
    known: ByDomain  # those of them that are in other hands, as the viewer remembers
    deck: ByEra
    hands: ByEra  # of the others
    packs: ByEra  # draft: of the others
    removed: ByEra


class OwnAid(Struct, frozen=True):
    """What helps one viewer; `seat` is null for a spectator."""

    seat: int | None
    choice: ChoiceAid | None
    effects: tuple[EffectAid, ...]
    closed: dict[str, Why]  # by action: cards, seats and columns that cannot be chosen now
    grows: dict[str, GrowthAid]  # by action: cards that can be played now
    unused: tuple[UnusedAid, ...]
    counter: CounterAid


class Aid(Struct, frozen=True):
    """All that helps to see how it stands. `own` has a part for each seat of the viewer, as in a snapshot."""

    columns: tuple[tuple[ColumnAid, ...], ...]
    forecast: ForecastAid
    threats: tuple[ThreatAid, ...]
    thresholds: ThresholdsAid
    deck: tuple[EraAid, ...]
    own: tuple[OwnAid, ...]
