"""A whole game at a glance: who did what, each seat's strongest column, and the moments one would look up again."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal, get_args

from msgspec import Struct

from civ.engine.rules.actions import END
from civ.game.columns import columns
from civ.game.game import Game
from civ.game.notation import Action
from civ.game.records import Record
from civ.game.views import View
from civ.tables.aid.structs import Letter
from civ.tables.history import Deed, played
from civ.tables.snapshots import Viewer

MomentKind = Literal["attack", "democracy", "threat", "last-round", "end"]
_LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
_CHOICES: Final[dict[str, MomentKind]] = {"attack": "attack", "democracy": "democracy"}  # those that all remember


class Peak(Struct, frozen=True):
    """From a ply on, until the next one of the seat: the column that is nearest to hegemony."""

    ply: int
    seat: int
    domain: Letter
    cards: int
    goal: int


class Moment(Struct, frozen=True):
    """Something to look up again: after which action, whose doing, and what it was about."""

    ply: int
    kind: MomentKind
    seat: int
    domain: Letter | None
    target: int | None


class Outline(Struct, frozen=True):
    """A game of so many plies. `deeds` are all its actions, as one viewer may know them."""

    plies: int
    deeds: tuple[Deed, ...]
    peaks: tuple[Peak, ...]
    moments: tuple[Moment, ...]


def outline_of(record: Record, viewer: Viewer) -> Outline:
    """The outline of a record."""
    game = Game.from_record(replace(record, actions=()))
    telling = _Telling(game.view())
    deeds = []
    for ply, action in enumerate(record.actions, start=1):
        deeds.append(played(game, action, viewer))
        telling.go_on(ply, action, game.view())
    return Outline(len(deeds), tuple(deeds), tuple(telling.peaks), tuple(telling.moments))


class _Telling:
    """What is noted while a game goes by; all of it everybody may know."""

    def __init__(self, view: View) -> None:
        self.peaks: list[Peak] = []
        self.moments: list[Moment] = []
        self._view = view
        self._near: dict[int, set[Letter]] = {}  # the columns that were one card from hegemony when a seat last ended
        self._note_peaks(0)

    def go_on(self, ply: int, action: Action, after: View) -> None:
        """Note what an action brought."""
        before, self._view = self._view, after
        self._note_peaks(ply)
        self.moments += self._moments(ply, action, before, after)

    def _note_peaks(self, ply: int) -> None:
        for seat in range(1, self._view.rules.players + 1):
            best = min(columns(self._view, seat), key=lambda column: (column.missing, -column.cards))
            peak = Peak(ply, seat, _LETTERS[best.domain], best.cards, best.goal)
            last = next((one for one in reversed(self.peaks) if one.seat == seat), None)
            if last is None or (last.domain, last.cards, last.goal) != (peak.domain, peak.cards, peak.goal):
                self.peaks.append(peak)

    def _moments(self, ply: int, action: Action, before: View, after: View) -> Iterator[Moment]:
        seat = before.turn
        if kind := _CHOICES.get(before.step):
            yield Moment(ply, kind, seat, _LETTERS[action.domain], action.seat)
        if after.over:
            yield Moment(ply, "end", seat, None, None)
        elif action.kind == END:
            near = {_LETTERS[column.domain] for column in columns(after, seat) if column.missing == 1}
            for domain in sorted(near - self._near.get(seat, set())):
                yield Moment(ply, "threat", seat, domain, None)
            self._near[seat] = near
        if after.last_round and not (before.last_round or after.over):
            yield Moment(ply, "last-round", seat, None, None)
