"""What a viewer gets to see of a table and of its events. Everything sent is built here by naming what it holds.

A viewer is the tuple of seats a person holds: none for a spectator, several where people share a device.
"""

from functools import cached_property, singledispatch
from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from civ.game.game import Game
from civ.game.views import Own, Shared
from civ.tables import events
from civ.tables.aid import Aiding
from civ.tables.aid.pending_step import under_way
from civ.tables.aid.structs import Aid
from civ.tables.settings import Settings
from civ.tables.table import KEEP, OVER, Table

Viewer = tuple[int, ...]
GIVE_BACK: Final = "give-back"  # only giver and receiver know the card (7.3)

encode: Final = msgspec.json.Encoder().encode


class SeatInfo(Struct, frozen=True):
    """Who sits in a seat; `bot` is the level of the bot that chooses for it, also while it stands in for a person."""

    seat: int
    person: str | None
    name: str
    program: bool
    bot: str | None
    stands_in: bool
    ready: bool
    resigned: bool


class WordsInfo(Struct, frozen=True):
    """What a person added to the shuffle."""

    name: str
    words: str


class ProposalInfo(Struct, frozen=True):
    """A wish to go back, and the seats that have yet to agree."""

    seat: int
    ply: int
    asked: tuple[int, ...]


class ResultInfo(Struct, frozen=True):
    """How the game ended."""

    winners: tuple[int, ...]
    reason: str
    points: tuple[int, ...]


class TableInfo(Struct, frozen=True):
    """All about a table but the cards; the same for everybody. The seed is there once the game is over."""

    code: str
    status: str
    host: str | None
    settings: Settings
    seats: tuple[SeatInfo, ...]
    commitment: str | None
    words: tuple[WordsInfo, ...]
    forked: bool
    result: ResultInfo | None
    seed: str | None
    followed: str | None


class TurnInfo(Struct, frozen=True):
    """Who is to choose, and until when, in seconds since the epoch; `ply` counts the actions since the deal."""

    ply: int
    waiting: tuple[int, ...]
    kept: tuple[int, ...]  # draft: the seats that have chosen
    deadline: float | None
    proposal: ProposalInfo | None


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot", omit_defaults=True):
    """Everything a viewer may know now; the aid is there for those who ask for it."""

    seq: int
    now: float
    viewer: Viewer
    table: TableInfo
    turn: TurnInfo | None
    game: Shared | None
    own: tuple[Own, ...]
    aid: Aid | None = None


# --- The table ---


def table_info(table: Table) -> TableInfo:
    """The table for everybody."""
    result = table.result
    seats = [
        SeatInfo(
            seat, chair.player.person, chair.player.name, chair.player.program, chair.bot,
            chair.stand_in is not None, chair.ready, chair.resigned,
        )
        for seat, chair in enumerate(table.chairs, start=1)
    ]  # fmt: skip
    return TableInfo(
        code=table.code,
        status=table.status,
        host=table.host.person,
        settings=table.settings,
        seats=tuple(seats),
        commitment=table.commitment,
        words=tuple(WordsInfo(worded.name, worded.words) for worded in table.words.values()),
        forked=table.start is not None,
        result=result and ResultInfo(*result),
        seed=table.seed.hex() if table.seed and table.status == OVER else None,
        followed=table.followed,
    )


def turn_info(table: Table) -> TurnInfo | None:
    """Whose turn it is."""
    if table.game is None:
        return None
    waiting, proposal = table.waiting, table.proposal
    drafted = [seat for seat in range(1, len(table.chairs) + 1) if seat not in waiting] if table.drafting else ()
    return TurnInfo(
        len(table.past),
        waiting,
        tuple(drafted),
        table.next_deadline,
        None if proposal is None else ProposalInfo(proposal.seat, proposal.ply, tuple(sorted(proposal.asked))),
    )


# --- The game ---


class Showing:
    """A game at one moment, for any number of viewers: what is everybody's is built once. `waiting` are to choose."""

    def __init__(self, game: Game | None, waiting: Viewer) -> None:
        self._game, self._waiting = game, waiting
        self._sights = {} if game is None else game.sights()
        if game is not None and game.asked.step == KEEP:  # all keep at the same time (2.6)
            self._sights = {seat: sight.keeping() if seat else sight for seat, sight in self._sights.items()}

    @property
    def game(self) -> Shared | None:
        """What everybody may know."""
        return self._sights[None].shared if self._sights else None

    def own(self, viewer: Viewer) -> tuple[Own, ...]:
        """What is the viewer's own, seat by seat."""
        if not self._sights:
            return ()
        return tuple([self._own(seat) for seat in viewer or (None,)])

    def aid(self, viewer: Viewer) -> Aid | None:
        """What helps the viewer."""
        return None if self._aiding is None else self._aiding.to(viewer)

    @cached_property
    def _aiding(self) -> Aiding | None:
        return None if self._game is None else Aiding(self._sights, self._waiting, under_way(self._game))

    def _own(self, seat: int | None) -> Own:
        own = self._sights[seat].own
        return own if seat in self._waiting else _idle(own)


def _idle(own: Own) -> Own:
    """Nothing is open to one who has kept a card until the packs pass on, nor to anybody once the table is over."""
    return Own(own.seat, own.hand, (), own.known, own.passed, own.unseen, own.pack)


def snapshot(table: Table, viewer: Viewer, now: float, *, aid: bool = False) -> Snapshot:
    """All that a viewer may know of a table, with the aid if asked for."""
    showing = Showing(table.game, table.waiting)
    return Snapshot(
        table.seq, now, viewer, table_info(table), turn_info(table), showing.game, showing.own(viewer),
        showing.aid(viewer) if aid else None,
    )  # fmt: skip


# --- Events ---


class VisibleTableOpened(Struct, frozen=True, tag_field="kind", tag="opened"):
    """The table stands; its seed stays with the server."""

    at: float
    host: events.Player
    settings: Settings


class VisibleCardsDealt(Struct, frozen=True, tag_field="kind", tag="dealt"):
    """The cards are on the table."""

    at: float


class VisibleActionPlayed(Struct, frozen=True, tag_field="kind", tag="acted", omit_defaults=True):
    """An action; null for those who may not know it."""

    at: float
    seat: int
    action: str | None
    step: str
    times: int
    target: int | None = None
    bot: bool = False
    why: str = ""
    facts: dict[str, Any] = {}


class VisibleCardKept(Struct, frozen=True, tag_field="kind", tag="kept", omit_defaults=True):
    """A card kept in a draft; which, only its keeper knows (7.4)."""

    at: float
    seat: int
    action: str | None = None
    bot: bool = False


def is_secret(step: str, seat: int, target: int | None, viewer: Viewer) -> bool:
    """Whether a viewer may not know what was chosen: a card kept (7.4), or one given back to another (7.3)."""
    return (step == KEEP and seat not in viewer) or (step == GIVE_BACK and not {seat, target} & set(viewer))


def shown(event: events.AnyEvent, viewer: Viewer, muted: frozenset[str] = frozenset()) -> Any:
    """An event as a viewer may know it."""
    if isinstance(event, events.ChatSent) and event.person in muted:
        return structs.replace(event, text="")
    return _shown(event, viewer)


@singledispatch
def _shown(event: Any, viewer: Viewer) -> Any:
    if type(event) not in _OPEN_EVENTS:
        raise NotImplementedError(type(event).__name__)
    return event


_OPEN_EVENTS: Final = frozenset(
    {
        events.SeatTaken,
        events.SeatLeft,
        events.SettingsChanged,
        events.ReadyChanged,
        events.WordsAdded,
        events.ActionsTakenBack,
        events.TakeBackProposed,
        events.ProposalAnswered,
        events.SeatResigned,
        events.SeatHandedOver,
        events.SeatReclaimed,
        events.ChatSent,
        events.PhraseSent,
        events.RematchOpened,
    }
)


@_shown.register
def _(event: events.TableOpened, viewer: Viewer) -> VisibleTableOpened:
    return VisibleTableOpened(event.at, event.host, event.settings)


@_shown.register
def _(event: events.CardsDealt, viewer: Viewer) -> VisibleCardsDealt:
    return VisibleCardsDealt(event.at)


@_shown.register
def _(event: events.ActionPlayed, viewer: Viewer) -> VisibleActionPlayed:
    action = None if is_secret(event.step, event.seat, event.target, viewer) else event.action
    return VisibleActionPlayed(
        event.at, event.seat, action, event.step, event.times, event.target, event.bot, event.why, event.facts
    )


@_shown.register
def _(event: events.CardKept, viewer: Viewer) -> VisibleCardKept:
    action = None if is_secret(KEEP, event.seat, None, viewer) else event.action
    return VisibleCardKept(event.at, event.seat, action, event.bot)
