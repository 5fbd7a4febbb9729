"""The chairs of a table: who plays in each seat, and who wins when the others have resigned."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from civ.tables import events

NO_PLAYER: Final = events.Player()


@dataclass(slots=True)
class Chair:
    """A seat of the table and the player in it."""

    player: events.Player = NO_PLAYER
    ready: bool = False
    stand_in: str | None = None  # the level of the bot that plays for the person now
    resigned: bool = False

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays this seat; None if a person plays it."""
        return self.player.bot or self.stand_in


def winners_by_resignation(chairs: Sequence[Chair], *, teams: bool) -> tuple[int, ...] | None:
    """Return the seats that win because the others have resigned, or None if the game goes on.

    It ends when only one side is left, or when no person is.
    """
    sides = 2 if teams else len(chairs)
    standing = [side for side in range(sides) if not _has_resigned(chairs[side::sides])]
    if len(standing) > 1 and any(chair.player.person and not chair.resigned for chair in chairs):
        return None
    return tuple(seat for seat in range(1, len(chairs) + 1) if (seat - 1) % sides in standing)


def _has_resigned(side: Sequence[Chair]) -> bool:
    """Whether all people of a side have resigned. A side of bots never resigns."""
    people = [chair for chair in side if chair.player.person]
    return bool(people) and all(chair.resigned for chair in people)
