"""The replay of a record: a ply in it and a perspective on it. The screen and the plain lines share it."""

from dataclasses import replace
from typing import Final

from civ.game.game import Game
from civ.game.records import Record
from civ.game.views import View
from civ.terminal.session.log_entries import replay_record

ALL_HANDS: Final = 0  # the perspective that sees every hand


class Replay:
    """A record, the ply shown, and whose perspective it is shown from: a seat's, or ALL_HANDS."""

    def __init__(self, record: Record, ply: int = 0, perspective: int = ALL_HANDS) -> None:
        self.record, self.perspective = record, perspective
        _, self.entries = replay_record(record)
        self.ply = ply

    @property
    def last_ply(self) -> int:
        """The number of actions in the record."""
        return len(self.entries)

    def go_to(self, ply: int) -> None:
        """Go to a ply, or to the nearest one that exists."""
        self.ply = min(max(ply, 0), self.last_ply)

    @property
    def game(self) -> Game:
        """The game at this ply."""
        game = Game(self.record.rules, self.record.start)
        game.play(*self.record.actions[: self.ply])
        return game

    @property
    def view(self) -> View:
        """The view from the perspective; ALL_HANDS shows every hand and the mover's draft cards."""
        game = self.game
        if self.perspective != ALL_HANDS:
            return game.view(self.perspective)
        seats = [game.view(seat) for seat in range(1, game.rules.players + 1)]
        mover = seats[game.seat - 1]
        hands = tuple(str(view.hands[seat]) for seat, view in enumerate(seats))
        return replace(game.view(), hands=hands, pack=mover.pack, middle=mover.middle)
