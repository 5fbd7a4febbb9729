"""Everything a client needs in order to hold no rule, found from sights alone and never from a state.

Like a view, the aid has two halves: what is the same for everybody, and what is one viewer's own.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from civ.game.columns import columns
from civ.game.sights import Sight
from civ.tables.aid.pending_step import UnderWay
from civ.tables.aid.seat_aid import help_for
from civ.tables.aid.standings import columns_aid, deck_of, forecast_of, thresholds_of
from civ.tables.aid.structs import Aid, OwnAid
from civ.tables.aid.threats import threats_of


class Aiding:
    """The aid at one moment, for any number of viewers: what they share is found once.

    `sights` are those of all seats and, for None, of a spectator; `waiting` are the seats to choose.
    """

    def __init__(self, sights: Mapping[int | None, Sight], waiting: tuple[int, ...], under_way: UnderWay) -> None:
        self._sights, self._waiting, self._under_way = sights, waiting, under_way
        self._own: dict[int | None, OwnAid] = {}

    def to(self, viewer: tuple[int, ...]) -> Aid:
        """The aid for one who holds these seats; none of them for a spectator."""
        return Aid(**self._shared, own=tuple([self._help(seat) for seat in viewer or (None,)]))

    @cached_property
    def _shared(self) -> dict[str, Any]:
        sight = self._sights[None]
        view = sight.view
        every = [columns(view, seat) for seat in range(1, view.rules.players + 1)]
        return {
            "columns": columns_aid(every),
            "forecast": forecast_of(sight, every),
            "threats": threats_of(sight, every),
            "thresholds": thresholds_of(view),
            "deck": deck_of(view),
        }

    def _help(self, seat: int | None) -> OwnAid:
        if seat not in self._own:
            self._own[seat] = help_for(self._sights[seat], self._under_way, asked=seat in self._waiting)
        return self._own[seat]
