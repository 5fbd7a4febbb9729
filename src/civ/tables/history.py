"""Positions of a game as a viewer may see them: for replays, and for looking back during a game."""

from dataclasses import replace

from msgspec import Struct

from civ.game.game import Game, PendingStep
from civ.game.notation import Action
from civ.game.records import Record
from civ.game.views import Own, Shared
from civ.game.visibility import is_hidden
from civ.tables.aid.structs import Aid
from civ.tables.snapshots import GameViews
from civ.tables.table import seats_to_choose
from civ.tables.visible_events import Viewer


class VisibleAction(Struct, frozen=True):
    """An action as in an `acted` event; the action is null for viewers who may not know the card."""

    seat: int
    action: str | None
    step: str
    times: int
    target: int | None


class Position(Struct, frozen=True):
    """A game after `ply` actions, and the seat to move. `last` is the action that led here; null at the deal."""

    ply: int
    seat: int
    game: Shared
    own: tuple[Own, ...]
    aid: Aid
    last: VisibleAction | None


class Positions(Struct, frozen=True):
    """Some positions of a game that has `plies` actions in all."""

    plies: int
    positions: tuple[Position, ...]


def positions_of(record: Record, viewer: Viewer, begin: int, count: int, forked: int = 0) -> Positions:
    """Return up to `count` positions of a record from the ply `begin` on.

    Plies count from the deal, which for a fork was after `forked` actions. Raises BadRecord or IllegalAction if one of
    the actions that lead to these positions is illegal.
    """
    actions = record.actions[forked:]
    before = max(0, begin - 1)  # one earlier, for the action that led to the first position
    game = Game.from_record(replace(record, actions=record.actions[: forked + before]))
    found = []
    for ply in range(before, min(begin + count, len(actions) + 1)):
        last = play_visibly(game, actions[ply - 1], viewer) if ply > before else None
        if ply >= begin:
            found.append(position_of(game, ply, viewer, last))
    return Positions(len(actions), tuple(found))


def play_visibly(game: Game, action: Action, viewer: Viewer) -> VisibleAction:
    """Play an action and return it as a viewer may see it."""
    pending = game.pending
    game.play(action)
    return visible_action(pending, action, viewer)


def visible_action(pending: PendingStep, action: Action, viewer: Viewer) -> VisibleAction:
    """Return an action as a viewer may see it; `pending` is the step that it answered."""
    secret = is_hidden(pending.step, pending.seat, pending.target, viewer)
    return VisibleAction(pending.seat, None if secret else str(action), pending.step, pending.times, pending.target)


def position_of(game: Game, ply: int, viewer: Viewer, last: VisibleAction | None) -> Position:
    """Return the position of a game for a viewer."""
    views = GameViews(game, () if game.over else seats_to_choose(game.pending, game.rules.players))
    shared, aid = views.game, views.aid(viewer)
    assert shared is not None
    assert aid is not None
    return Position(ply, game.seat, shared, views.own(viewer), aid, last)
