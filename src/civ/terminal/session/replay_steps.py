"""A record as a walk: a ply in it, and the eyes it is seen with. The screen and the plain lines share it."""

from dataclasses import replace
from typing import Final

from civ.engine import kernels
from civ.game.game import Game
from civ.game.records import Record
from civ.game.views import View
from civ.terminal.session.session import replayed

ALL_OPEN: Final = 0  # the eyes that see every hand


class Replay:
    """A record, a ply in it, and the eyes it is seen with."""

    def __init__(self, record: Record, ply: int = 0, eyes: int = ALL_OPEN) -> None:
        self.record, self.eyes = record, eyes
        _, self.entries = replayed(record)
        self.ply = ply

    @property
    def last(self) -> int:
        """The number of actions."""
        return len(self.entries)

    def go(self, ply: int) -> None:
        """To a ply, or the nearest there is."""
        self.ply = min(max(ply, 0), self.last)

    @property
    def game(self) -> Game:
        """The game at this ply."""
        game = Game(self.record.rules, self.record.start)
        game.play(*self.record.actions[: self.ply])
        return game

    @property
    def view(self) -> View:
        """What those eyes see; with all hands open, everybody's cards and packs."""
        game = self.game
        if self.eyes != ALL_OPEN:
            return game.view(self.eyes)
        seats = [game.view(seat) for seat in range(1, game.rules.players + 1)]
        mover = seats[game.seat - 1]
        hands = tuple(str(view.hands[seat]) for seat, view in enumerate(seats))
        return replace(game.view(), hands=hands, pack=mover.pack, middle=mover.middle)

    @property
    def points(self) -> tuple[int, ...]:
        """The majority points if the game ended there."""
        record = self.game.view_record()[0]
        return tuple(int(kernels.points(record, seat)) for seat in range(self.record.rules.players))
