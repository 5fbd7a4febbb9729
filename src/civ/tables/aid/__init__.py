"""The aid: what the rules say about a position, so that a client needs to know no rule.

It is derived from sights, never from a state, so it can reveal nothing hidden. Like a view it has two parts: one for
everybody, and one for each viewer.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from civ.game.columns import columns
from civ.game.sights import Sight
from civ.tables.aid.seat_aid import own_aid
from civ.tables.aid.standings import columns_aid, deck_of, forecast_of, thresholds_of
from civ.tables.aid.step_choices import StepChoices
from civ.tables.aid.structs import Aid, OwnAid
from civ.tables.aid.threats import threats_of


class GameAid:
    """The aid of one position, for any number of viewers. Parts that they share are computed once.

    `sights` holds the sight of every seat and, under None, of a spectator. `waiting` are the seats to choose.
    """

    def __init__(self, sights: Mapping[int | None, Sight], waiting: tuple[int, ...], choices: StepChoices) -> None:
        self._sights, self._waiting, self._choices = sights, waiting, choices
        self._own: dict[int | None, OwnAid] = {}

    def for_viewer(self, viewer: tuple[int, ...]) -> Aid:
        """Return the aid for the seats of a viewer; a spectator has none."""
        return Aid(**self._shared, own=tuple([self._own_aid(seat) for seat in viewer or (None,)]))

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
            "stall_countdown": view.stall_countdown,
        }

    def _own_aid(self, seat: int | None) -> OwnAid:
        if seat not in self._own:
            self._own[seat] = own_aid(self._sights[seat], self._choices, to_choose=seat in self._waiting)
        return self._own[seat]
