"""The outline of a game: all actions, each seat's strongest column over time, and the key moments."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal

from msgspec import Struct

from civ.engine.rules.actions import END
from civ.game.columns import columns
from civ.game.game import Game
from civ.game.notation import Action
from civ.game.records import Record
from civ.game.views import View
from civ.tables.aid.standings import LETTERS
from civ.tables.aid.structs import Letter
from civ.tables.history import VisibleAction, play_visibly
from civ.tables.visible_events import Viewer

MomentKind = Literal["attack", "democracy", "threat", "last-round", "end"]
_MOMENT_STEPS: Final[dict[str, MomentKind]] = {"attack": "attack", "democracy": "democracy"}


class Peak(Struct, frozen=True):
    """The column of a seat that is nearest to hegemony, from a ply until the seat's next peak."""

    ply: int
    seat: int
    domain: Letter
    cards: int
    goal: int


class Moment(Struct, frozen=True):
    """A notable action of a game: its ply, its seat, and the domain or seat that it concerns."""

    ply: int
    kind: MomentKind
    seat: int
    domain: Letter | None
    target: int | None


class Outline(Struct, frozen=True):
    """A game of `plies` actions, each as one viewer may see it, with peaks and moments."""

    plies: int
    actions: tuple[VisibleAction, ...]
    peaks: tuple[Peak, ...]
    moments: tuple[Moment, ...]


def outline_of(record: Record, viewer: Viewer) -> Outline:
    """Return the outline of a record for a viewer. Raises IllegalAction if an action of the record is illegal."""
    game = Game.from_record(replace(record, actions=()))
    builder = _OutlineBuilder(game.view())
    actions = []
    for ply, action in enumerate(record.actions, start=1):
        actions.append(play_visibly(game, action, viewer))
        builder.add(ply, action, game.view())
    return Outline(len(actions), tuple(actions), tuple(builder.peaks), tuple(builder.moments))


class _OutlineBuilder:
    """Collects peaks and moments while a game is replayed. They use public information only."""

    def __init__(self, view: View) -> None:
        self.peaks: list[Peak] = []
        self.moments: list[Moment] = []
        self._view = view
        self._near: dict[int, set[Letter]] = {}  # columns one card from hegemony at the end of a seat's last turn
        self._add_peaks(0)

    def add(self, ply: int, action: Action, after: View) -> None:
        """Add what follows from an action; `after` is the view after it."""
        before, self._view = self._view, after
        self._add_peaks(ply)
        self.moments += self._moments(ply, action, before, after)

    def _add_peaks(self, ply: int) -> None:
        for seat in range(1, self._view.rules.players + 1):
            best = min(columns(self._view, seat), key=lambda column: (column.missing, -column.cards))
            peak = Peak(ply, seat, LETTERS[best.domain], best.cards, best.goal)
            last = next((one for one in reversed(self.peaks) if one.seat == seat), None)
            if last is None or (last.domain, last.cards, last.goal) != (peak.domain, peak.cards, peak.goal):
                self.peaks.append(peak)

    def _moments(self, ply: int, action: Action, before: View, after: View) -> Iterator[Moment]:
        seat = before.turn
        if kind := _MOMENT_STEPS.get(before.step):
            yield Moment(ply, kind, seat, LETTERS[action.domain], action.seat)
        if after.over:
            yield Moment(ply, "end", seat, None, None)
        elif action.kind == END:
            near = {LETTERS[column.domain] for column in columns(after, seat) if column.missing == 1}
            for domain in sorted(near - self._near.get(seat, set())):
                yield Moment(ply, "threat", seat, domain, None)
            self._near[seat] = near
        if after.last_round and not (before.last_round or after.over):
            yield Moment(ply, "last-round", seat, None, None)
