"""Snapshots: everything that a viewer may see of a table now.

A snapshot is built by naming its contents. It is never a complete state with parts removed.
"""

from dataclasses import replace
from functools import cached_property

from msgspec import Struct, field

from civ.game.game import Game
from civ.game.views import Own, Shared
from civ.game.visibility import KEEP_STEP
from civ.tables.aid import GameAid
from civ.tables.aid.step_choices import step_choices
from civ.tables.aid.structs import Aid
from civ.tables.settings import Settings
from civ.tables.table import OVER, Table
from civ.tables.visible_events import Viewer


class SeatInfo(Struct, frozen=True):
    """Who sits in a seat. `bot` is the level of the bot that plays it, also while it stands in for a person."""

    seat: int
    person: str | None
    name: str
    program: bool
    bot: str | None
    stands_in: bool
    ready: bool
    resigned: bool


class WordsInfo(Struct, frozen=True):
    """Words that a person added to the seed of the shuffle."""

    name: str
    words: str


class ProposalInfo(Struct, frozen=True):
    """A proposal to return to a ply, and the seats that have not answered yet."""

    seat: int
    ply: int
    unanswered: tuple[int, ...] = field(name="asked")


class ResultInfo(Struct, frozen=True):
    """How the game ended."""

    winners: tuple[int, ...]
    reason: str
    points: tuple[int, ...]


class TableInfo(Struct, frozen=True):
    """Everything about a table except the cards, the same for everybody. The seed is null until the game is over."""

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
    """Who is to choose, and by when, in seconds since the epoch. `ply` counts the actions since the deal."""

    ply: int
    waiting: tuple[int, ...]
    kept: tuple[int, ...]  # draft: the seats that have chosen a card
    can_take_back: tuple[int, ...]  # the seats that may take back their last action
    deadline: float | None
    proposal: ProposalInfo | None


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot", omit_defaults=True):
    """Everything that a viewer may know now; with the aid if the client asked for it."""

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
    """Describe a table, the same for everybody."""
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
        followed=table.rematch,
    )


def turn_info(table: Table) -> TurnInfo | None:
    """Describe whose turn it is; None before the deal."""
    if table.game is None:
        return None
    waiting, proposal = table.waiting, table.proposal
    drafted = [seat for seat in range(1, len(table.chairs) + 1) if seat not in waiting] if table.drafting else ()
    return TurnInfo(
        len(table.played),
        waiting,
        tuple(drafted),
        table.can_take_back,
        table.next_deadline,
        None if proposal is None else ProposalInfo(proposal.seat, proposal.ply, tuple(sorted(proposal.unanswered))),
    )


# --- The game ---


class GameViews:
    """The views of one position, for any number of viewers. Parts that they share are built once.

    `waiting` are the seats that the game waits for: only they have legal actions.
    """

    def __init__(self, game: Game | None, waiting: Viewer) -> None:
        self._game, self._waiting = game, waiting
        self._sights = {} if game is None else game.sights()
        if game is not None and game.pending.step == KEEP_STEP:  # all keep at the same time (2.6)
            self._sights = {seat: sight.keeping() if seat else sight for seat, sight in self._sights.items()}

    @property
    def game(self) -> Shared | None:
        """The part of the views that everybody may see; None before the deal."""
        return self._sights[None].shared if self._sights else None

    def own(self, viewer: Viewer) -> tuple[Own, ...]:
        """Return the private part of each of the viewer's seats, or of a spectator."""
        if not self._sights:
            return ()
        return tuple([self._own(seat) for seat in viewer or (None,)])

    def aid(self, viewer: Viewer) -> Aid | None:
        """The aid for a viewer; None before the deal."""
        return None if self._aid is None else self._aid.for_viewer(viewer)

    @cached_property
    def _aid(self) -> GameAid | None:
        return None if self._game is None else GameAid(self._sights, self._waiting, step_choices(self._game))

    def _own(self, seat: int | None) -> Own:
        own = self._sights[seat].own
        return own if seat in self._waiting else _idle(own)


def _idle(own: Own) -> Own:
    """Return the same without legal actions: for seats that have kept their card, and for all seats after the end."""
    return replace(own, legal=())


def snapshot(table: Table, viewer: Viewer, now: float, *, aid: bool = False) -> Snapshot:
    """Build the snapshot of a table for a viewer at the time `now`."""
    views = GameViews(table.game, table.waiting)
    return Snapshot(
        table.seq, now, viewer, table_info(table), turn_info(table), views.game, views.own(viewer),
        views.aid(viewer) if aid else None,
    )  # fmt: skip
