"""The types of the aid: keys and numbers, no sentences. Everything follows from what a viewer may know."""

from typing import Literal

from msgspec import Struct

from civ.engine.rules.effects import EffectName
from civ.game.views import Cards

Letter = Literal["M", "R", "E", "S", "C", "U"]
Milestone = Literal[EffectName, "hegemony"]
ChoicePlace = Literal["hand", "area", "pile", "pack", "middle", "effects", "seat", "column"]
CardDestination = Literal["hand", "area", "pile", "rivals"]
EffectKind = Literal["permanent", "copy", "sacrifice"]
ByEra = tuple[int, int, int]
ByDomain = tuple[ByEra, ...]  # six domains


# --- For everybody ---


class LevelAid(Struct, frozen=True):
    """A level of a column: the cards it takes, and the effect it opens."""

    level: int
    cards: int
    effect: EffectName
    reached: bool


class NextAid(Struct, frozen=True):
    """What the next cards of a column bring, and how many cards are missing for it."""

    what: Milestone
    missing: int


class ColumnAid(Struct, frozen=True):
    """One domain of a seat's area."""

    domain: Letter
    cards: int
    goal: int  # cards for hegemony, Democracy included
    missing: int  # cards missing for hegemony
    near: bool  # hegemony is at most two cards away
    levels: tuple[LevelAid, ...]  # none for Culture
    most: bool  # Culture: strictly more than every other seat (3.11)
    embargoed: bool
    democracies: int
    coin: bool
    next: NextAid | None


class LeadAid(Struct, frozen=True):
    """A domain, the seats with the most cards in it, and how many they have."""

    domain: Letter
    seats: tuple[int, ...]
    cards: int


class SideAid(Struct, frozen=True):
    """The seats that win together, and their majority points."""

    seats: tuple[int, ...]
    points: int


class ForecastAid(Struct, frozen=True):
    """How the game would end by majority now. `tie` is the domain that decides between equal points."""

    domains: tuple[LeadAid, ...]
    sides: tuple[SideAid, ...]
    winners: tuple[int, ...]
    tie: Letter | None


class ThreatAid(Struct, frozen=True):
    """A seat that could have hegemony at the end of its present or next turn."""

    seat: int
    domain: Letter
    missing: int
    cards: Cards  # of the column, and those in hand that everybody knows
    known: Cards  # the known ones in hand
    sure: bool  # the known cards suffice
    plays: int  # how many cards of the domain it could play by then


class ThresholdsAid(Struct, frozen=True):
    """The cards of a domain that open levels 1 and 2, and those that win, for this number of players."""

    levels: tuple[int, int]
    hegemony: int


class EraAid(Struct, frozen=True):
    """An era of the deck: how many cards are left, and how many there were."""

    era: int
    left: int
    total: int


# --- For one viewer ---


class ObstacleAid(Struct, frozen=True):
    """Why an action is not open: the text `error-{code}` and its facts.

    Facts called domain, effect, prompt or place are themselves keys of texts.
    """

    code: str
    facts: dict[str, str | int]


class ChoiceAid(Struct, frozen=True):
    """The pending choice: where cards come from and go, its number as in "1 of 2", and the effect it belongs to.

    It is forced if only one action is legal.
    """

    place: ChoicePlace
    destination: CardDestination | None
    number: int
    total: int
    effect: EffectName | None
    forced: bool


class EffectAid(Struct, frozen=True):
    """An effect: own, copied or by sacrifice (level 0). If it is not open, `why` tells the reason."""

    token: str
    effect: EffectName
    domain: Letter
    kind: EffectKind
    level: int
    open: bool
    why: ObstacleAid | None
    strong: bool  # it brings cards or allows two more plays


class GrowthAid(Struct, frozen=True):
    """What one more card makes of a column."""

    count: int
    goal: int
    effect: EffectName | None  # that it opens
    hegemony: bool


class UnusedAid(Struct, frozen=True):
    """An effect that expires unused if the turn ends now."""

    effect: EffectName
    strong: bool


class CounterAid(Struct, frozen=True):
    """The cards that a viewer cannot see, by domain and era, and how many of each era are where."""

    unseen: ByDomain
    known: ByDomain  # those that the viewer remembers to be in other hands
    deck: ByEra
    hands: ByEra  # of the others
    packs: ByEra  # draft: of the others
    removed: ByEra


class OwnAid(Struct, frozen=True):
    """The aid for one seat, or for a spectator: then `seat` is null and there is only a counter."""

    seat: int | None
    choice: ChoiceAid | None
    effects: tuple[EffectAid, ...]
    closed: dict[str, ObstacleAid]  # by action: cards, seats and columns that cannot be chosen now
    grows: dict[str, GrowthAid]  # by action: cards that can be played now
    unused: tuple[UnusedAid, ...]
    counter: CounterAid


class Aid(Struct, frozen=True):
    """The aid of a position for a viewer. `own` has a part for each of the viewer's seats, as in a snapshot."""

    columns: tuple[tuple[ColumnAid, ...], ...]
    forecast: ForecastAid
    threats: tuple[ThreatAid, ...]
    thresholds: ThresholdsAid
    deck: tuple[EraAid, ...]
    stall_countdown: int | None  # in how many turns a stalled deck will count as empty, within the next round (4.5)
    own: tuple[OwnAid, ...]
