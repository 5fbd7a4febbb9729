"""A game as a row of positions, each as a viewer may know it: what replays show, and a step back during a game."""

from dataclasses import replace

from msgspec import Struct

from civ.game.game import Asked, Game
from civ.game.notation import Action
from civ.game.records import Record
from civ.game.views import Own, Shared
from civ.tables.aid.structs import Aid
from civ.tables.snapshots import Showing, Viewer, is_secret
from civ.tables.table import choosers


class Deed(Struct, frozen=True):
    """An action as in an `acted` event; null for those who may not know the card."""

    seat: int
    action: str | None
    step: str
    times: int
    target: int | None


class Position(Struct, frozen=True):
    """A game after so many actions, and who is to move; `last` is the action that led here, null at the deal."""

    ply: int
    seat: int
    game: Shared
    own: tuple[Own, ...]
    aid: Aid
    last: Deed | None


class Positions(Struct, frozen=True):
    """Some positions of a game that has so many plies."""

    plies: int
    positions: tuple[Position, ...]


def positions_of(record: Record, viewer: Viewer, begin: int, count: int, forked: int = 0) -> Positions:
    """So many positions from a ply on. Plies are counted from the deal; a fork was dealt after `forked` actions."""
    actions = record.actions[forked:]
    before = max(0, begin - 1)  # one earlier, to tell the action that led to the first
    game = Game.from_record(replace(record, actions=record.actions[: forked + before]))
    found = []
    for ply in range(before, min(begin + count, len(actions) + 1)):
        last = played(game, actions[ply - 1], viewer) if ply > before else None
        if ply >= begin:
            found.append(position_of(game, ply, viewer, last))
    return Positions(len(actions), tuple(found))


def played(game: Game, action: Action, viewer: Viewer) -> Deed:
    """Play an action; what a viewer is told of it."""
    asked = game.asked
    game.play(action)
    return deed_of(asked, action, viewer)


def deed_of(asked: Asked, action: Action, viewer: Viewer) -> Deed:
    """What a viewer is told of an action."""
    secret = is_secret(asked.step, asked.seat, asked.target, viewer)
    return Deed(asked.seat, None if secret else str(action), asked.step, asked.times, asked.target)


def position_of(game: Game, ply: int, viewer: Viewer, last: Deed | None) -> Position:
    """A game as it stands, for a viewer."""
    showing = Showing(game, () if game.over else choosers(game.asked, game.rules.players))
    shared, aid = showing.game, showing.aid(viewer)
    assert shared is not None
    assert aid is not None
    return Position(ply, game.seat, shared, showing.own(viewer), aid, last)
